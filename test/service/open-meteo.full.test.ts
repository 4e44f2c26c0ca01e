import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { readConfig } from '../../src/config.ts';
import { operations, type OperationId } from '../../src/contract/operations.ts';
import { openSources } from '../../src/app/sources.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { questionRequest, weatherRequest } from '../support/alexa-requests.ts';
import { logLines } from '../support/log-lines.ts';
import { startMirrorHost } from '../support/mirror-host.ts';
import { startTestService } from '../support/service.ts';
import { say } from '../support/talk.ts';
import { OPERATION_PATHS } from './operation-paths.ts';
import { sourceOf } from './source-of.ts';

const NOW = '2026-11-18T13:05:00Z';
const settings = { FORECAST_SOURCE: 'open-meteo' };
const BERLIN = '/voicetext/forecast/days/52.52/13.41';
const clock = () => new Date(NOW);
/** Where nobody listens. */
const NOWHERE = 'http://127.0.0.1:1';

describe('with the forecasts of Open-Meteo', () => {
  it('all forecasts keep the contract, and demo forecasts are marked', async () => {
    const service = await startTestService(NOW, { settings });
    const ids = Object.keys(operations).filter((id): id is OperationId =>
      id.startsWith('forecast'),
    );
    for (const id of ids) {
      const { status, body } = await service.get(OPERATION_PATHS[id]);
      expect([id, status, sourceOf(body)]).toEqual([id, 200, 'demo']);
      expect(operations[id].response.safeParse(body).error).toBeUndefined();
    }
    await service.close();
  });

  it('the public forecasts have the days and the UV index of the document', async () => {
    const service = await startTestService(NOW, { settings });
    const whole = await service.get(OPERATION_PATHS.forecastByCoordinates);
    const further = await service.get(OPERATION_PATHS.forecast2ByCoordinates);
    await service.close();
    const { summary, spaces, hourly } = operations.forecastByCoordinates.response.parse(whole.body);
    const { frequency } = operations.forecast2ByCoordinates.response.parse(further.body);
    expect([summary.length, spaces.length]).toEqual([16, 16]);
    expect(hourly.length).toBeGreaterThan(15 * 24);
    expect(frequency.daily?.map(({ date }) => date)).toEqual(summary.map(({ date }) => date));
    const indices = frequency.daily?.map(({ parameters }) => parameters.uv_index.max);
    expect(indices?.every((index) => index !== null)).toBe(true);
  });

  it.each([
    ['the fifteenth day', '20261202', 'Am Mittwoch, dem zweiten Dezember, '],
    ['the sixteenth day', '20261203', 'Am Donnerstag, dem dritten Dezember, '],
  ])('has the weather of %s', async (_what, datefrom, beginning) => {
    const service = await startTestService(NOW, { settings });
    const { status, body } = await service.get(`${BERLIN}?datefrom=${datefrom}&location=Berlin`);
    await service.close();
    expect(status).toBe(200);
    expect(body.text?.slice(0, beginning.length)).toBe(beginning);
  });

  it('reports the end of the forecast for the seventeenth day', async () => {
    const service = await startTestService(NOW, { settings });
    const { status, body } = await service.get(`${BERLIN}?datefrom=20261204`);
    await service.close();
    expect([status, body.errors?.[0]?.rule]).toEqual([
      400,
      'must be within the forecast, which ends on 2026-12-03',
    ]);
  });

  it.each([
    ['Sydney', '-33.87/151.21'],
    ['Kiritimati, ahead of all clocks', '1.87/-157.36'],
    ['Honolulu, behind most', '21.31/-157.86'],
    ['Kathmandu, three quarters of an hour off', '27.71/85.32'],
  ])('has all of yesterday, on a Sunday, in %s', async (_where, place) => {
    const service = await startTestService('2026-11-22T10:30:00Z', { settings });
    const { status, body } = await service.get(`/voicetext/forecast/weekend/${place}`);
    await service.close();
    const { summary } = operations.forecastWeekend.response.parse(body);
    const lengths = summary.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / HOUR_MS);
    expect([status, lengths]).toEqual([200, [24, 24]]);
  });

  it.each([
    ['open-meteo', 'Am Mittwoch, dem zweiten Dezember, ist es in Berlin '],
    ['dwd', 'Bis Mittwoch, den 2. Dezember, reicht die Vorhersage noch nicht. '],
  ])(
    'and without it, the skill reports the end of the forecast in two weeks: %s',
    async (source, said) => {
      const service = await startTestService(NOW, { settings: { FORECAST_SOURCE: source } });
      const client = createClient({ baseUrl: `${service.url}/v4_0` });
      const { speech } = await say(weatherRequest({ date: '2026-12-02' }), { client });
      await service.close();
      expect(speech?.slice(0, said.length)).toBe(said);
    },
  );
});

describe('the UV index', () => {
  it.each([
    ['open-meteo', /^The UV index will reach \d+ in Berlin today: that's \w+\.$/],
    ['dwd', /^Sorry, I don't have the UV index, only sun and clouds\. /],
  ])('is told where %s has it, and is refused where it has none', async (source, answer) => {
    const service = await startTestService(NOW, { settings: { FORECAST_SOURCE: source } });
    const client = createClient({ baseUrl: `${service.url}/v4_0` });
    const options = { locale: 'en-US' };
    const request = questionRequest('UnofferedIntent', { subject: 'UV' }, options);
    const { speech } = await say(request, { client });
    await service.close();
    expect(speech).toMatch(answer);
  });
});

describe('at the start', () => {
  const gone = { OPENDATA_URL: NOWHERE, OPENDATA_WWW_URL: NOWHERE, OPENDATA_MAPS_URL: NOWHERE };

  it('the weather is live if Open-Meteo responds, with its attribution', async () => {
    const { url } = await startMirrorHost(clock);
    const config = readConfig({ ...settings, ...gone, OPEN_METEO_URL: url });
    const { source, forecasts, close } = await openSources(
      config,
      clock,
      pino({ level: 'silent' }),
    );
    const forecast = await forecasts.at({ latitude: 52.52, longitude: 13.41, elevation: 34 }, 0);
    await close();
    expect(source).toMatchObject({ forecasts: 'Open-Meteo', nowcasts: 'RV', pollen: 's31fg' });
    expect(forecast?.station).toBe('52.50,13.50');
  });

  it('demo weather is used if Open-Meteo does not respond, and the log says so', async () => {
    const { url } = await startMirrorHost(clock);
    const { log, lines } = logLines();
    const config = readConfig({ ...settings, OPENDATA_URL: url, OPEN_METEO_URL: NOWHERE });
    const { source, close } = await openSources(config, clock, log);
    await close();
    expect(source.forecasts).toBe('demo');
    expect(lines().join('\n')).toContain('DEMO weather');
  });
});
