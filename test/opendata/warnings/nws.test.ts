import { describe, expect, it, test } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { createNwsWarnings } from '../../../src/opendata/warnings/nws-alerts.ts';
import { findAlertType } from '../../../src/weather/warning.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { idOf, nwsAlert, nwsList, reference } from './nws-files.ts';

const CHICAGO = { latitude: 41.85003, longitude: -87.65005, elevation: 179 };
const PATH = '/alerts/active?point=41.85,-87.65';
const NOON = '2026-11-21T12:00:00-06:00';

/** The warnings of a loopback server with some alerts in Chicago. */
async function startWarnings(...alerts: object[]) {
  const host = await startOpenDataHost();
  let now = new Date(NOON);
  const server = liveServer(hostsAt(host.url), 300, (path) => host.hangs(path));
  host.put(PATH, nwsList(...alerts));
  const warnings = createNwsWarnings({ server, clock: () => now });
  return {
    ...warnings,
    host,
    here: async () => warnings.at(CHICAGO),
    setClock: (time: string) => {
      now = new Date(time);
    },
  };
}

async function first(properties: Record<string, unknown>) {
  const { here } = await startWarnings(nwsAlert(properties));
  const [warning] = await here();
  return warning;
}

describe('an alert of the National Weather Service', () => {
  it('is a warning with the time, severity and text that the service gives', async () => {
    const { here } = await startWarnings(nwsAlert());
    expect(await here()).toEqual([
      {
        id: idOf('a'),
        eventCode: 'HWW',
        event: 'severeGaleGusts',
        groups: ['WIND'],
        severity: 3,
        isPremonition: false,
        sent: Date.parse('2026-11-21T09:16:00Z'),
        onset: Date.parse('2026-11-21T12:00:00Z'),
        expires: Date.parse('2026-11-22T00:00:00Z'),
        lowest: null,
        highest: null,
        texts: new Map([
          [
            'en',
            {
              event: 'High Wind Warning',
              headline: 'High Wind Warning',
              description: '* WHAT...West winds 30 to 40 mph with gusts up to 65 mph.',
              instruction: 'Remain in the lower levels of your home.',
              senderName: 'NWS Chicago IL',
              web: 'http://www.weather.gov',
              contact: null,
              parameters: nwsAlert().properties.parameters,
            },
          ],
        ]),
        warncells: [],
        polygons: [],
      },
    ]);
  });

  test.each([
    ['Tornado Warning', ['TORNADO'], 'tornado', 'TORNADO'],
    ['Severe Thunderstorm Warning', ['THUNDERSTORM'], 'severeThunderstorm', 'THUNDER_STORM'],
    ['Winter Storm Warning', ['SNOWFALL', 'SNOWDRIFT'], 'heavySnowfallOrSnowdrift', 'SNOW_STORM'],
    ['Blizzard Warning', ['SNOWDRIFT', 'SNOWFALL'], 'blizzard', 'SNOW_STORM'],
    ['Hurricane Warning', ['WIND'], 'hurricane', 'HURRICANE'],
    ['Wind Advisory', ['WIND'], 'galeGusts', undefined],
    ['Flash Flood Warning', ['RAIN'], 'flashFlood', undefined],
    ['River Flood Advisory', ['RAIN'], 'flood', undefined],
    ['Heat Advisory', ['HEAT'], 'heat', undefined],
    ['Dense Fog Advisory', ['FOG'], 'fog', undefined],
    ['Freeze Warning', ['FROST'], 'frost', undefined],
    ['Ice Storm Warning', ['GLAZE'], 'extremeGlaze', undefined],
    ['Rip Current Statement', [], undefined, undefined],
    ['constructor Warning', [], undefined, undefined],
  ])('%s is of the groups %j, the event %s, and for Alexa %s', async (event, groups, own, type) => {
    const warning = await first({ event });
    expect([warning?.groups, warning?.event]).toEqual([groups, own]);
    expect(warning && findAlertType(warning)).toBe(type);
    expect(warning?.texts.get('en')?.headline).toBe(event);
  });

  test.each([
    ['Extreme', 4],
    ['Severe', 3],
    ['Moderate', 2],
    ['Minor', 1],
    ['Unknown', 1],
  ])('of severity %s is of level %i', async (severity, level) => {
    expect((await first({ severity }))?.severity).toBe(level);
  });

  test.each([
    ['Tornado Watch', true],
    ['Winter Storm Watch', true],
    ['Hydrologic Outlook', true],
    ['Winter Weather Advisory', false],
    ['Special Weather Statement', false],
    ['Flood Warning', false],
  ])('%s says that a warning may follow: %s', async (event, isPremonition) => {
    expect((await first({ event, urgency: 'Future' }))?.isPremonition).toBe(isPremonition);
  });

  const openEnd = ['/O.NEW.KLOT.FL.W.0001.261121T1200Z-000000T0000Z/'];
  test.each([
    ['its event', {}, '2026-11-22T00:00:00Z'],
    ['its message, if its event has none', { ends: null }, '2026-11-21T19:00:00Z'],
    ['nothing, until further notice', { ends: null, parameters: { VTEC: openEnd } }, null],
  ])('ends with %s', async (_, properties, end) => {
    const expires = (await first(properties))?.expires ?? null;
    expect(expires && new Date(expires).toISOString().replace('.000', '')).toBe(end);
  });

  it('begins when it comes into effect, if nothing else is said', async () => {
    expect((await first({ onset: null }))?.onset).toBe(Date.parse('2026-11-21T09:16:00Z'));
  });

  it('has its own name as its code if the service gives none', async () => {
    expect((await first({ eventCode: undefined }))?.eventCode).toBe('High Wind Warning');
  });
});

describe('who asks for warnings is told', () => {
  it('the most severe first', async () => {
    const { here } = await startWarnings(
      nwsAlert({ name: 'a', severity: 'Minor' }),
      nwsAlert({ name: 'b', severity: 'Extreme' }),
    );
    expect((await here()).map(({ id }) => id)).toEqual([idOf('b'), idOf('a')]);
  });

  test.each([
    ['a test', { status: 'Test' }],
    ['an exercise', { status: 'Exercise' }],
    ['a cancellation', { messageType: 'Cancel' }],
    ['an error', { messageType: 'Error' }],
    ['what is past', { urgency: 'Past' }],
    ['what is no weather', { category: 'Safety', event: 'Child Abduction Emergency' }],
    ['what has ended', { expires: '2026-11-21T10:00:00Z', ends: '2026-11-21T11:00:00Z' }],
  ])('nothing of %s', async (_, properties) => {
    const { here } = await startWarnings(nwsAlert({ ...properties }));
    expect(await here()).toEqual([]);
  });

  test.each(['Update', 'Cancel'])('nothing of a warning after its %s', async (messageType) => {
    const after = nwsAlert({ name: 'b', messageType, references: [reference('a')] });
    const { here } = await startWarnings(nwsAlert(), after);
    const ids = (await here()).map(({ id }) => id);
    expect(ids).toEqual(messageType === 'Update' ? [idOf('b')] : []);
  });

  it('of a warning although a test refers to it', async () => {
    const drill = nwsAlert({
      name: 'b',
      status: 'Test',
      messageType: 'Cancel',
      references: [reference('a')],
    });
    const { here } = await startWarnings(nwsAlert(), drill);
    expect(await here()).toHaveLength(1);
  });
});

describe('an answer of the server', () => {
  it('is used for a minute, by a neighbourhood', async () => {
    const { here, at, host, setClock } = await startWarnings(nwsAlert());
    await Promise.all([here(), at({ ...CHICAGO, latitude: 41.8513 })]);
    setClock('2026-11-21T12:00:59-06:00');
    await here();
    expect(host.requests(PATH)).toHaveLength(1);
    setClock('2026-11-21T12:01:01-06:00');
    host.put(PATH, nwsList());
    expect(await here()).toEqual([]);
  });

  it('is used for ten minutes if the server fails, then it is not known', async () => {
    const { here, host, setClock } = await startWarnings(nwsAlert());
    await here();
    host.trouble(PATH, 'fails');
    setClock('2026-11-21T12:09:00-06:00');
    expect(await here()).toHaveLength(1);
    setClock('2026-11-21T12:12:00-06:00');
    await expect(here()).rejects.toThrow(OpenDataError);
  });

  it('that has no such point is not taken for none', async () => {
    const { here, host } = await startWarnings();
    host.remove(PATH);
    await expect(here()).rejects.toThrow('has no list of alerts');
  });

  test.each([
    ['features.0.properties.severity: is required', { severity: undefined }],
    [
      'features.0.properties.severity: must be one of Extreme, Severe, Moderate, Minor, Unknown',
      { severity: 'Grave' },
    ],
    ['features.0.properties.sent: must be a time', { sent: 'today' }],
    ['features.0.properties.ends: must be at most', { ends: '9999-12-31T23:59:59Z' }],
    ['features.0.properties.id: must have the expected form', { id: 'urn:oid:1.2.3' }],
    ['features.0.properties.senderName: must not be empty', { senderName: '' }],
    ['features.0.properties.parameters.VTEC: must be a list', { parameters: { VTEC: 'x' } }],
  ])('is refused with the field and the rule: %s', async (message, properties) => {
    const { here } = await startWarnings(nwsAlert(properties));
    await expect(here()).rejects.toThrow(`List of the alerts is of an unknown version: ${message}`);
  });

  test.each(['', '{"type":"FeatureCollection","features":[', '{"title":"Bad Request"}'])(
    'is refused: %s',
    async (text) => {
      const { here, host } = await startWarnings();
      host.put(PATH, text);
      await expect(here()).rejects.toThrow(/^List of the alerts is/);
    },
  );
});

async function startFind(properties: Record<string, unknown> = {}) {
  const warnings = await startWarnings();
  warnings.host.put(`/alerts/${idOf('a')}`, JSON.stringify(nwsAlert(properties)));
  return warnings.find(idOf('a'));
}

describe('a warning is found by its id', () => {
  it('while it is in force', async () => {
    expect(await startFind()).toMatchObject({ id: idOf('a'), eventCode: 'HWW' });
  });

  test.each([
    ['once it was replaced', { replacedBy: `https://api.weather.gov/alerts/${idOf('b')}` }],
    ['once it was cancelled', { messageType: 'Cancel' }],
    ['once it has ended', { ends: '2026-11-21T11:00:00Z' }],
  ])('not %s', async (_, properties) => {
    expect(await startFind(properties)).toBeUndefined();
  });

  it('not if there is none, and no other id is asked for', async () => {
    const { find, host } = await startWarnings();
    expect(await find(idOf('b'))).toBeUndefined();
    expect(await find('2.49.0.0.276.0.DWD.PVW.1.a/../..')).toBeUndefined();
    expect(host.requests('/alerts/2.49.0.0.276.0.DWD.PVW.1.a/../..')).toEqual([]);
  });
});
