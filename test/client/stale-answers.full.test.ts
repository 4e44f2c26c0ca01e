import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { UpstreamError } from '../../src/client/errors.ts';
import type { WeatherCall } from '../../src/slots/query.ts';
import { hoursAnswer, nextHourAnswer, pollenAnswer, threeHoursAnswer } from '../support/answers.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const PLACE = { latitude: 52.52437, longitude: 13.41053, location: 'Berlin' };
const GIVEN_AT = '2026-11-18T14:05:00+01:00';

const { hourly: _hourly, ...common } = threeHoursAnswer('Es ist klar.');

const now: WeatherCall = { operation: 'forecastHours', parameters: PLACE };
const atSix: WeatherCall = {
  operation: 'forecastHours',
  parameters: { ...PLACE, datetimefrom: '2026111818' },
};
const tonight: WeatherCall = {
  operation: 'forecastDayPart',
  parameters: { ...PLACE, space: 'night', date: '20261118' },
};
const nextHours: WeatherCall = { operation: 'forecastNextThreeHours', parameters: PLACE };
const nextHour: WeatherCall = { operation: 'precipitationNextHour', parameters: PLACE };
const today: WeatherCall = { operation: 'forecastDays', parameters: PLACE };
const weekend: WeatherCall = { operation: 'forecastWeekend', parameters: PLACE };
const nextDays: WeatherCall = { operation: 'forecastNextThreeDays', parameters: PLACE };
const pollen: WeatherCall = { operation: 'pollenTextByCoordinates', parameters: PLACE };
const pollenByZip: WeatherCall = {
  operation: 'pollenTextByZip',
  parameters: { country: 'DE', zip_code: '10115' },
};

/** An answer for every operation; the next update of its forecast is due at 16:00. */
const everything = {
  ...common,
  ...nextHourAnswer('Es ist klar.'),
  ...hoursAnswer('Es ist klar.'),
  spaces: [],
  summary: [],
};
const answerTo = ({ operation }: WeatherCall): object => {
  if (operation === 'pollenTextByCoordinates') return pollenAnswer('Viele Pollen.');
  if (operation === 'pollenTextByZip') return { pollenType: '', pollen: { data: [] } };
  return everything;
};

const DOWN: RequestListener = (request) => request.socket.destroy();

interface Asking {
  language?: string;
  timeZone?: string | undefined;
}

/** A service and a client that got an answer from it at 14:05. */
async function answered(call: WeatherCall) {
  let answer = answering(200, answerTo(call), { 'content-language': 'de-DE' });
  let time = GIVEN_AT;
  const { url } = await startUpstream((...exchange) => answer(...exchange));
  const client = createClient({ baseUrl: url, clock: () => new Date(time) });
  const ask = async (
    { operation, parameters }: WeatherCall,
    { language = 'de-DE', ...rest }: Asking = {},
  ) => {
    const { signal } = new AbortController();
    const { timeZone } = { timeZone: 'Europe/Berlin', ...rest };
    const options = { language, signal, ...(timeZone !== undefined && { timeZone }) };
    return client.call(operation, parameters, options);
  };
  expect(await ask(call)).not.toHaveProperty('age');
  return {
    ask,
    become: (next: RequestListener, at = GIVEN_AT) => {
      answer = next;
      time = at;
    },
  };
}

/** Whether an answer of 14:05 is repeated at another time, while the service is down. */
async function isGivenAgain(call: WeatherCall, at: string, pending: Asking = {}): Promise<boolean> {
  const { ask, become } = await answered(call);
  become(DOWN, at);
  const again = await ask(call, pending).catch((error: unknown) => error);
  if (again instanceof UpstreamError) return false;
  expect(again).toMatchObject({ age: Date.parse(at) - Date.parse(GIVEN_AT) });
  return true;
}

describe('the last good answer', () => {
  it('is repeated with its age and language while the service is down', async () => {
    const { ask, become } = await answered(today);
    become(DOWN, '2026-11-18T16:05:00+01:00');
    expect(await ask(today)).toMatchObject({
      body: { text: 'Es ist klar.' },
      language: 'de-DE',
      age: 2 * 3_600_000,
    });
  });

  it.each<[string, RequestListener]>([
    ['fails', answering(500, '')],
    ['is away', answering(503, '', { 'retry-after': '60' })],
    ['answers nonsense', answering(200, '<html>')],
    ['answers half', answering(200, { ...everything, text: 3 })],
  ])('is repeated if the service %s', async (_what, trouble) => {
    const { ask, become } = await answered(today);
    become(trouble);
    expect(await ask(today)).toMatchObject({ age: 0 });
  });

  it.each([400, 401, 404, 406, 429])(
    'is not repeated if the service refuses with %d',
    async (status) => {
      const { ask, become } = await answered(today);
      become(answering(status, ''));
      await expect(ask(today)).rejects.toMatchObject({ status });
    },
  );

  it('is repeated while the circuit is open', async () => {
    const { ask, become } = await answered(today);
    become(DOWN);
    for (let turn = 0; turn < 6; turn++) {
      await expect(ask(nextHours)).rejects.toBeInstanceOf(UpstreamError);
    }
    expect(await ask(today)).toMatchObject({ age: 0 });
  });

  it('is replaced by the next successful answer', async () => {
    const { ask, become } = await answered(today);
    become(answering(200, { ...everything, text: 'Es regnet.' }), '2026-11-18T15:00:00+01:00');
    expect(await ask(today)).not.toHaveProperty('age');
    become(DOWN, '2026-11-18T15:30:00+01:00');
    expect(await ask(today)).toMatchObject({ body: { text: 'Es regnet.' }, age: 1_800_000 });
  });

  it.each<[string, WeatherCall, Asking]>([
    ['place', { ...today, parameters: { ...PLACE, latitude: 50 } }, {}],
    ['day', { operation: 'forecastDays', parameters: { ...PLACE, datefrom: '20261119' } }, {}],
    ['language', today, { language: 'en-US' }],
    ['operation', nextDays, {}],
  ])('is not used for another %s', async (_what, call, pending) => {
    const { ask, become } = await answered(today);
    become(DOWN);
    await expect(ask(call, pending)).rejects.toBeInstanceOf(UpstreamError);
  });

  it.each<[string, WeatherCall, string, string]>([
    ['rain of the next hour', nextHour, '14:15', '14:16'],
    ['weather now', now, '14:35', '14:36'],
    ['next hours', nextHours, '15:05', '15:06'],
    ['an hour that was named', atSix, '22:00', '22:01'],
    ['tonight', tonight, '22:00', '22:01'],
    ['today', today, '22:00', '22:01'],
    ['weekend', weekend, '22:00', '22:01'],
    ['next days', nextDays, '22:00', '22:01'],
  ])('of the %s is repeated until it expires', async (_what, call, last, over) => {
    expect(await isGivenAgain(call, `2026-11-18T${last}:00+01:00`)).toBe(true);
    expect(await isGivenAgain(call, `2026-11-18T${over}:00+01:00`)).toBe(false);
  });

  it.each<[string, WeatherCall]>([
    ['of pollen', pollen],
    ['of pollen at a postcode', pollenByZip],
  ])('%s is repeated until the end of the day', async (_what, call) => {
    expect(await isGivenAgain(call, '2026-11-18T23:59:00+01:00')).toBe(true);
    expect(await isGivenAgain(call, '2026-11-19T00:00:00+01:00')).toBe(false);
  });

  it('is not repeated on another local day of the place', async () => {
    // It is late in the evening there.
    const pending = { timeZone: 'Asia/Vladivostok' };
    expect(await isGivenAgain(today, '2026-11-18T14:59:00+01:00', pending)).toBe(true);
    expect(await isGivenAgain(today, '2026-11-18T15:01:00+01:00', pending)).toBe(false);
  });

  it('is not repeated if the time zone is unknown', async () => {
    expect(await isGivenAgain(today, GIVEN_AT, { timeZone: undefined })).toBe(false);
  });
});
