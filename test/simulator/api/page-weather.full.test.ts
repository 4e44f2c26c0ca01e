import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { App } from '../../../src/app/app.ts';
import { ProblemDetails } from '../../../src/contract/problem.ts';
import { post, startSimulator } from './simulator.ts';

const Report = z.looseObject({
  parameters: z.looseObject({}),
  status: z.number(),
  response: z.looseObject({}),
});
const PlaceWeather = z.looseObject({
  place: z.looseObject({ name: z.string() }),
  now: z.string(),
  operations: z.record(z.string(), Report),
});
const Places = z.object({ items: z.array(z.looseObject({ name: z.string(), value: z.string() })) });

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

async function look(path: string, query: Record<string, string>) {
  const response = await fetch(`${app.url}${path}?${new URLSearchParams(query).toString()}`);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('the weather on the page', () => {
  it('is the very answers of the operations that the skill calls', async () => {
    const { body } = await look('/simulator/weather', { locale: 'de-DE', place: 'Hamburg' });
    const { operations, ...about } = PlaceWeather.parse(body);
    expect(about).toEqual({
      place: { name: 'Hamburg', country: 'DE', timeZone: 'Europe/Berlin' },
      now: '2026-11-18T13:05:00.000Z',
      units: expect.objectContaining({ temperature: 'celsius' }),
      pollenNames: expect.objectContaining({ Esche: 'Esche', Graeser: 'Gräser' }),
      weather: { id: 'own', isDemo: true },
    });
    expect(Object.keys(operations)).toEqual([
      'forecastDays',
      'forecastHours',
      'precipitationNextHour',
      'activeWarningsByCoordinates',
      'pollenTextByCoordinates',
      'pastReadingsByCoordinates',
      'forecast2ByCoordinates',
    ]);
    const { latitude, longitude, ...query } = operations['forecastDays']?.parameters ?? {};
    const path = `/v4_0/voicetext/forecast/days/${String(latitude)}/${String(longitude)}`;
    const asked = new URLSearchParams(z.record(z.string(), z.string()).parse(query));
    const direct = await fetch(`${app.url}${path}?${asked.toString()}`, {
      headers: { 'accept-language': 'de-DE' },
    });
    expect(operations['forecastDays']?.response).toEqual(await direct.json());
  });

  it('is that of the weather and the clock that are chosen', async () => {
    const { body } = await look('/simulator/weather', {
      locale: 'de-DE',
      place: 'Kiel',
      weather: 'storm',
      now: '2026-03-05T15:05+01:00',
    });
    const { now, operations } = PlaceWeather.parse(body);
    expect(now).toBe('2026-03-05T14:05:00.000Z');
    expect(operations['activeWarningsByCoordinates']?.response).toMatchObject({
      activeWarnings: [{ groups: ['WIND'], severityInt: 3 }, { groups: ['WIND'] }],
    });
  });

  it('has the units of the language, and says what an operation cannot tell', async () => {
    const { body } = await look('/simulator/weather', { locale: 'en-US', place: 'Boston' });
    const { operations, ...about } = PlaceWeather.parse(body);
    expect(about).toMatchObject({ units: { temperature: 'fahrenheit', speed: 'milesPerHour' } });
    expect(operations['pollenTextByCoordinates']).toMatchObject({
      status: 406,
      response: { type: '/problems/no-pollen-forecast' },
    });
  });

  it('is that of coordinates, under the name of the nearest town', async () => {
    const { body } = await look('/simulator/weather', { locale: 'de-DE', place: '53.55,10.0' });
    const { place, operations } = PlaceWeather.parse(body);
    expect(place.name).toBe('Hamburg');
    expect(operations['forecastHours']?.parameters).toMatchObject({
      latitude: 53.55,
      longitude: 10,
    });
  });

  it.each([
    [{ place: 'Nirgendwoheim' }, 'place', 'must be a known place'],
    [{ place: '91,10' }, 'place', 'must be a known place'],
    [{ weather: 'hail' }, 'weather', expect.stringMatching(/^must be one of own, /)],
    [{ now: 'today' }, 'now', 'must be a time such as 2026-11-18T14:05+01:00'],
    [{ locale: 'xx' }, 'locale', expect.stringMatching(/^must be one of /)],
    [{ device: 'phone' }, 'device', 'is not a field of this request'],
  ])('is refused for %j', async (broken, field, rule) => {
    const { status, body } = await look('/simulator/weather', { locale: 'de-DE', ...broken });
    expect(status).toBe(400);
    expect(ProblemDetails.parse(body).errors).toEqual([{ field, rule }]);
  });
});

describe('the places that the page suggests', () => {
  it('begin with what is typed, and are found by their values', async () => {
    const { body } = await look('/simulator/places', { locale: 'de-DE', search: 'Springf' });
    const { items } = Places.parse(body);
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(items.map(({ value }) => value)).size).toBe(items.length);
    for (const { name, value } of items) {
      const found = await look('/simulator/weather', { locale: 'de-DE', place: value });
      expect(PlaceWeather.parse(found.body).place.name).toContain(name);
    }
  });

  it('are found by postcode', async () => {
    const { body } = await look('/simulator/places', { locale: 'de-DE', search: '50667' });
    expect(Places.parse(body).items).toMatchObject([{ name: 'Köln', value: 'Köln' }]);
  });

  it('are refused without a beginning', async () => {
    const { status, body } = await look('/simulator/places', { locale: 'de-DE', search: ' ' });
    expect([status, ProblemDetails.parse(body).errors]).toEqual([
      400,
      [{ field: 'search', rule: 'must not be empty' }],
    ]);
  });
});

describe('the icons of the page', () => {
  it('are those of the screen, by day and by night', async () => {
    const { body } = await look('/simulator/icons', {});
    expect(body).toMatchObject({
      byState: { '0': ['sun', 'moon'], '63': ['rain', 'rain'] },
      graphics: { sun: { type: 'AVG' } },
    });
  });
});

async function findLanguage(locale: string, utterance: unknown) {
  return (await post(`${app.url}/simulator/language`, { locale, utterance })).body;
}

describe('a sentence in another language', () => {
  it('is recognised as such', async () => {
    const english = "What's the weather tomorrow in Boston?";
    expect(await findLanguage('de-DE', english)).toEqual({ locale: 'en-US' });
  });

  it('is none if no language understands it', async () => {
    expect(await findLanguage('en-US', 'flurb gnax')).toEqual({ locale: null });
  });

  it('is recognised with spaces around it', async () => {
    const english = "   What's the weather tomorrow in Boston?   ".padEnd(150);
    expect(await findLanguage('de-DE', english)).toEqual({ locale: 'en-US' });
  });

  it.each([
    ['', 'must not be empty'],
    [' \t ', 'must not be empty'],
    ['weather '.repeat(16), 'must have at most 120 characters'],
    [7, 'must be a string'],
  ])('is refused if it is none: %j', async (utterance, rule) => {
    const { status, errors } = ProblemDetails.parse(await findLanguage('de-DE', utterance));
    expect([status, errors]).toEqual([400, [{ field: 'utterance', rule }]]);
  });
});
