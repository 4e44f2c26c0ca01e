import { afterAll, describe, expect, test } from 'vitest';
import {
  ForecastResponse,
  HourlyResponse,
  SpacesResponse,
  SummaryResponse,
} from '../../../src/contract/public/forecast.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { startTestService } from '../../support/service.ts';

const NOW = '2026-11-21T12:20:00Z';
const service = await startTestService(NOW);
afterAll(service.close);

const whole = async (path: string) => ForecastResponse.parse((await service.get(path)).body);
const summaryOf = async (path: string) => SummaryResponse.parse((await service.get(path)).body);
const spacesOf = async (path: string) => SpacesResponse.parse((await service.get(path)).body);
const hourlyOf = async (path: string) => HourlyResponse.parse((await service.get(path)).body);

const print = async (path: string, language = 'de-DE') =>
  (await service.get(path, { 'accept-language': language })).body['fingerprint'];

/** Hours from the start of an entry to its end. */
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / HOUR_MS;

describe('the forecast of a place', () => {
  test('by hours begins with the current one and continues without gaps for nine days and more', async () => {
    const { items } = await hourlyOf('/forecast/53.55/9.99/hourly');
    expect(items[0]).toMatchObject({
      date: '2026-11-21T12:00:00.000Z',
      dateWithTimezone: '2026-11-21T12:00:00.000Z',
      from: '2026-11-21T12:00:00.000Z',
      to: '2026-11-21T13:00:00.000Z',
    });
    const starts = items.map(({ from }) => Date.parse(from));
    expect(starts).toEqual(starts.map((_, at) => (starts[0] ?? NaN) + at * HOUR_MS));
    expect(items.length).toBeGreaterThan(9 * 24);
  });

  test('by days includes the past hours of today, and no incomplete day', async () => {
    const { items } = await summaryOf('/forecast/53.55/9.99/summary');
    expect(items[0]).toMatchObject({ date: '2026-11-21', from: '2026-11-20T23:00:00.000Z' });
    expect(items.length).toBeGreaterThanOrEqual(9);
    expect(items.length).toBeLessThanOrEqual(14);
    expect(items.map(({ date }) => date)).toEqual(items.map((_, at) => addDays('2026-11-21', at)));
    expect(items.map(lengthOf)).toEqual(items.map(() => 24));
  });

  test('by parts has those of the same days, the night over midnight and no past forenoon', async () => {
    const { items } = await spacesOf('/forecast/53.55/9.99/spaces');
    const { items: days } = await summaryOf('/forecast/53.55/9.99/summary');
    expect(items.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
    for (const space of items) {
      expect(Object.keys(space)).toEqual(['date', 'morning', 'afternoon', 'evening', 'night']);
    }
    const [today] = items;
    expect(today?.morning).toMatchObject({ from: '2026-11-21T05:00:00.000Z' });
    expect(today?.night).toMatchObject({
      from: '2026-11-21T21:00:00.000Z',
      to: '2026-11-22T05:00:00.000Z',
    });
  });

  test('is the same with a slash at the end, and without a version', async () => {
    const body = await whole('/forecast/53.55/9.99');
    expect(await whole('/forecast/53.55/9.99/')).toEqual(body);
    const reply = await fetch(`${service.url}/forecast/53.55/9.99`);
    expect(await reply.json()).toEqual(body);
  });

  test('names its place and its source', async () => {
    const { location, source, point, providerVersion } = await whole('/forecast/53.55/9.99');
    expect(location).toMatchObject({
      name: 'Hamburg',
      countryCode: 'DE',
      postCode: null,
      latitude: 53.55,
      longitude: 9.99,
      timeZone: 'Europe/Berlin',
    });
    expect(location.elevation).toBeGreaterThan(0);
    expect({ source, providerVersion }).toEqual({ source: 'demo', providerVersion: 'test' });
    expect(point).toMatch(/^\w+$/);
  });

  test('is served by postcode, too, with the name of the place on it', async () => {
    const { location, hourly } = await whole('/forecast/byLocation/AT/1010');
    expect(location).toMatchObject({ name: 'Wien', countryCode: 'AT', postCode: '1010' });
    const { latitude, longitude } = location;
    const there = await hourlyOf(`/forecast/${latitude.toFixed(5)}/${longitude.toFixed(5)}/hourly`);
    expect(there.items).toEqual(hourly);
  });

  test('has neither name, country, height nor snow line at open sea', async () => {
    const { location, hourly, summary } = await whole('/forecast/55/5.5');
    expect(location).toMatchObject({ name: null, countryCode: null, elevation: null });
    expect(hourly.filter(({ prec }) => prec.snowLine !== null)).toEqual([]);
    expect(summary.some(({ rainyHours }) => Number(rainyHours) > 0)).toBe(true);
  });

  test('of an unassigned postcode gets 404', async () => {
    const { status, body } = await service.get('/forecast/byLocation/DE/99999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ type: '/problems/unknown-postcode' });
  });

  test('is in the requested language', async () => {
    const english = { 'accept-language': 'en-GB' };
    const { body } = await service.get('/forecast/48.14/11.58', english);
    const german = await whole('/forecast/48.14/11.58');
    const { hourly, location } = ForecastResponse.parse(body);
    expect(location.name).toBe('Munich');
    expect(hourly.map(({ weather }) => weather.state)).toEqual(
      german.hourly.map(({ weather }) => weather.state),
    );
    expect(hourly[0]?.weather.text).not.toBe(german.hourly[0]?.weather.text);
  });
});

describe('where clocks change', () => {
  test.each([
    ['2026-10-24T10:00:00Z', '2026-10-25', 25, 9],
    ['2027-03-27T10:00:00Z', '2027-03-28', 23, 7],
  ])('at %s the day %s has %i hours, and the night before it %i', async (now, date, day, night) => {
    service.setClock(now);
    const { summary, spaces } = await whole('/forecast/52.52/13.4');
    service.setClock(NOW);
    expect(summary.filter((one) => one.date === date).map(lengthOf)).toEqual([day]);
    const nights = spaces.filter((one) => one.date === addDays(date, -1));
    expect(nights.map((one) => one.night && lengthOf(one.night))).toEqual([night]);
  });
});

describe('a fingerprint', () => {
  /** Outside the area of radar, which changes the next hours every five minutes. */
  const MADRID = '/forecast/40.42/-3.70';

  test('is the same for the same forecast, in every language and a minute later', async () => {
    const first = await print(MADRID);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(await print(MADRID, 'fr-FR')).toBe(first);
    service.setClock('2026-11-21T12:31:00Z');
    expect(await print(MADRID)).toBe(first);
    service.setClock(NOW);
  });

  test('differs for another place, and with another run', async () => {
    const first = await print('/forecast/53.55/9.99/summary');
    expect(await print('/forecast/52.52/13.4/summary')).not.toBe(first);
    service.setClock('2026-11-21T19:00:00Z');
    expect(await print('/forecast/53.55/9.99/summary')).not.toBe(first);
    service.setClock(NOW);
  });

  test('of hours changes when one of them is over; that of days stays', async () => {
    const [hours, days] = [await print(`${MADRID}/hourly`), await print(`${MADRID}/summary`)]; // prettier-ignore
    service.setClock('2026-11-21T13:00:00Z');
    expect(await print(`${MADRID}/hourly`)).not.toBe(hours);
    expect(await print(`${MADRID}/summary`)).toBe(days);
    service.setClock(NOW);
  });
});
