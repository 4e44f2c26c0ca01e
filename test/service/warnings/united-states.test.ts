import { describe, expect, it, onTestFinished, test } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { startTestService } from '../../support/service.ts';
import { idOf, nwsAlert, nwsList } from '../../opendata/warnings/nws-files.ts';

const CHICAGO = '/warnings/41.85/-87.65';
const PATH = '/alerts/active?point=41.85,-87.65';
const TIMEOUT_MS = 40_000;

/** A service over a loopback server with some alerts in Chicago. */
async function startService(alerts: object[], settings = { NWS_CONTACT: 'me@example.org' }) {
  const host = await startOpenDataHost();
  host.put(PATH, nwsList(...alerts));
  for (const alert of alerts) {
    if ('id' in alert) {
      host.put(`/alerts/${String(alert.id).split('/').at(-1)}`, JSON.stringify(alert));
    }
  }
  const server = liveServer(hostsAt(host.url), TIMEOUT_MS, (path) => host.hangs(path));
  const service = await startTestService('2026-11-21T18:00:00Z', { server, settings });
  onTestFinished(service.close);
  const get = async (path: string, headers?: Record<string, string>) => service.get(path, headers);
  return { get, host };
}

async function tellIn(tag: string, alert: object) {
  const { get } = await startService([alert]);
  const { body } = await get(CHICAGO, { 'accept-language': tag });
  return operations.activeWarningsByCoordinates.response.parse(body).activeWarnings[0];
}

describe('the warnings of a place in the United States', () => {
  it('are those of its weather service, which is named', async () => {
    const { get } = await startService([nwsAlert()]);
    const { body } = await get(CHICAGO, { 'accept-language': 'en-US' });
    expect(body).toMatchObject({ source: 'NWS', id: null, highestWarnGroup: 'WIND' });
    expect(operations.activeWarningsByCoordinates.response.parse(body).activeWarnings).toEqual([
      {
        id: idOf('a'),
        code: 'HWW',
        event: 'High Wind Warning',
        onset: '2026-11-21T12:00:00.000Z',
        expires: '2026-11-22T00:00:00.000Z',
        groups: ['WIND'],
        groupsText: ['wind'],
        language: 'en-US',
        parameters: nwsAlert().properties.parameters,
        premonition: false,
        senderName: 'NWS Chicago IL',
        severity: expect.any(String),
        severityInt: 3,
        infos: {
          headline: 'High Wind Warning',
          description: '* WHAT...West winds 30 to 40 mph with gusts up to 65 mph.',
          instruction: 'Remain in the lower levels of your home.',
          sent: '2026-11-21T09:16:00.000Z',
          altitudeMin: null,
          altitudeMax: null,
          web: 'http://www.weather.gov',
          contact: null,
        },
      },
    ]);
  });

  it('are found by their ids', async () => {
    const { get } = await startService([nwsAlert()]);
    const { body } = await get(`/warnings/byId/${idOf('a')}`, { 'accept-language': 'en-GB' });
    expect(body).toMatchObject({ source: 'NWS', code: 'HWW', language: 'en-GB' });
    expect((await get(`/warnings/byId/${idOf('b')}`)).status).toBe(404);
  });

  it('are none where the service has none, which is said', async () => {
    const { get } = await startService([]);
    expect((await get(CHICAGO)).body).toMatchObject({ activeWarnings: [], source: 'NWS' });
  });

  it('are not known if the service cannot be reached: that is no empty list', async () => {
    const { get, host } = await startService([]);
    host.trouble(PATH, 'fails');
    expect((await get(CHICAGO)).status).toBe(503);
  });

  it('are not known, and not asked for, unless the operator gives a contact', async () => {
    const { get, host } = await startService([nwsAlert()], { NWS_CONTACT: '' });
    expect((await get(CHICAGO)).body).toMatchObject({ activeWarnings: [], source: null });
    expect((await get(`/warnings/byId/${idOf('a')}`)).status).toBe(404);
    expect(host.requests(PATH)).toEqual([]);
  });
});

test('in another language, a warning has our name for its event and no text', async () => {
  const warning = await tellIn('it-IT', nwsAlert());
  expect(warning).toMatchObject({ language: 'it-IT', event: 'raffiche di tempesta' });
  expect(warning?.infos).toMatchObject({
    headline: 'Allerta meteo grave: raffiche di tempesta',
    description: null,
  });
});

test.each([
  ['de-DE', 'Warnung vor extremem Unwetter: Tornado'],
  ['es-MX', 'Aviso meteorológico extremo: tornado'],
  ['fr-CA', 'Alerte météo extrême\u00a0: tornade'],
])(
  'in %s, the service of Germany writes its warnings, and that of the United States does not',
  async (tag, headline) => {
    const warning = await tellIn(tag, nwsAlert({ event: 'Tornado Warning', severity: 'Extreme' }));
    expect([warning?.language, warning?.infos.headline]).toEqual([tag, headline]);
  },
);

test('in another language, what has no name of ours is told in English, which is said', async () => {
  const warning = await tellIn('it-IT', nwsAlert({ event: 'Storm Surge Warning' }));
  expect(warning).toMatchObject({ event: 'Storm Surge Warning', groups: [] });
  expect(warning?.language).toMatch(/^en-/);
});

test('a watch is an early notice', async () => {
  const warning = await tellIn('it-IT', nwsAlert({ event: 'High Wind Watch' }));
  expect(warning?.premonition).toBe(true);
  expect(warning?.infos.headline).toBe('Preavviso: raffiche di tempesta');
});

test.each([
  ['en-US', /^(?:High Wind Warning|Wind Advisory), /],
  ['de-DE', /^(?:Unwetterwarnung|Warnung vor markantem Wetter): (?:schwere )?Sturmböen, /],
])('in %s, the text of a day in Chicago begins with what is warned of', async (tag, words) => {
  const server = createDemoServer(() => new Date('2026-11-21T12:00:00Z'), 'storm');
  const service = await startTestService('2026-11-21T12:00:00Z', { server });
  onTestFinished(service.close);
  const path = '/voicetext/forecast/days/41.85/-87.65?datefrom=20261121';
  const { body } = await service.get(path, { 'accept-language': tag });
  expect(body['warningText']).toMatch(words);
  expect(body.text).toContain(body['warningText']);
});
