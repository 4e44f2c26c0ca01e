import { describe, expect, onTestFinished, test } from 'vitest';
import { operations, type OperationId } from '../../src/contract/operations.ts';
import { decodeOpenMeteoForecast } from '../../src/opendata/open-meteo/forecast-file.ts';
import { determineWeatherState } from '../../src/weather/state.ts';
import { steady } from '../support/mosmix-file.ts';
import { HAMBURG_STATION, startHamburgService } from '../support/hamburg-forecast.ts';
import { openMeteoFile } from '../support/open-meteo-file.ts';

/** "Forecast state codes" of the public weather API's document, with the text of each in German. */
const TABLE = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 30, 40, 45, 48, 49, 51, 55, 56, 57, 60, 61, 63, 65, 66,
  67, 68, 69, 70, 71, 73, 75, 80, 81, 82, 83, 84, 85, 86, 95, 96,
]); // prettier-ignore

/** The same number means something else in WMO table 4677: smoke, haze, dust, mist, the past hour, duststorms. */
const OTHER_MEANING = new Set([4, 5, 6, 7, 8, 9, 10, 20, 21, 30]);

/** Snow grains are light snow, and hail makes a thunderstorm severe. */
const MERGED_BY_OPEN_METEO = new Map([
  [77, new Set([71])],
  [99, new Set([96])],
]);

const ISSUED = '2026-11-18T09:00:00.000Z';
const NOW = '2026-11-18T10:05:00Z';
const HAMBURG = '53.63/9.99';
const STEPS = 241;

/** The step that an hour ends with has its code, so the first one belongs to no hour. */
function codesByHour(code: (hour: number) => number): string {
  return Array.from({ length: STEPS }, (_, step) => code(step - 1).toFixed(2)).join(' ');
}

async function startWithCodes(code: (hour: number) => number) {
  const service = await startHamburgService(NOW);
  onTestFinished(service.close);
  await service.lay(HAMBURG_STATION, {
    issued: ISSUED,
    elements: { TTT: steady(283.15, STEPS), Neff: steady(50, STEPS), ww: codesByHour(code) },
  });
  return service;
}

/** Of forecast2, where a value stands in an object of its own. */
function valueOf(of: unknown): unknown {
  return typeof of === 'object' && of !== null && 'value' in of ? of.value : undefined;
}

/** Every weather of an answer, wherever it stands in it. */
function weathersIn(value: unknown): { state: unknown; text: unknown; icon: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(weathersIn);
  if ('state' in value && 'icon' in value && 'text' in value) {
    const { state, text, icon } = value;
    return [{ state, text, icon }, ...inside];
  }
  if ('weather_state' in value && 'weather_icon' in value && 'weather_state_text' in value) {
    const { weather_state: state, weather_state_text: text, weather_icon: icon } = value;
    return [{ state: valueOf(state), text: valueOf(text), icon: valueOf(icon) }, ...inside];
  }
  return inside;
}

/** What a code must become; a set where the clouds or the amount decide. */
function statesOf(code: number): ReadonlySet<number> {
  if (code <= 3) return new Set([0, 1, 2, 3]);
  if (code === 53) return new Set([51, 55]);
  return new Set([TABLE.has(code) && !OTHER_MEANING.has(code) ? code : -1]);
}

describe('the codes of a station file, 0 to 99', () => {
  test('are each a state of the table or -1, with its own text and icon', async () => {
    const service = await startWithCodes((hour) => Math.max(0, hour) % 100);
    const { body } = await service.get(`/forecast/${HAMBURG}`);
    const { hourly } = operations.forecastByCoordinates.response.parse(body);
    expect(hourly.length).toBeGreaterThanOrEqual(100);
    const textsByState = new Map<number, Set<string>>();
    for (const [hour, { weather }] of hourly.slice(0, 100).entries()) {
      const { state, text, icon } = weather;
      expect([...statesOf(hour)], `code ${hour}`).toContain(state);
      expect(icon, `code ${hour}`).toMatch(new RegExp(`^[dn]_${state}\\.svg$`));
      expect(text === 'unbekannt', `code ${hour}: ${text}`).toBe(state === -1);
      textsByState.set(state, (textsByState.get(state) ?? new Set()).add(text));
    }
    expect(textsByState.get(-1)?.size).toBe(1);
  });

  test('outside of the table are -1 in the hours of the voice texts, too', async () => {
    const service = await startWithCodes((hour) => 30 + (Math.max(0, hour) % 70));
    const { body } = await service.get(
      `/voicetext/forecast/hours/${HAMBURG}?datetimefrom=2026111811&datetimeto=2026112108`,
    );
    const { hourly } = operations.forecastHours.response.parse(body);
    for (const [hour, { weather }] of hourly.entries()) {
      expect([...statesOf(30 + (hour % 70))], `code ${30 + hour}`).toContain(weather.state);
    }
  });
});

const FORECASTS: [OperationId, string][] = [
  ['forecastNextThreeHours', `/voicetext/forecast/nextThreeHours/${HAMBURG}`],
  ['forecastHours', `/voicetext/forecast/hours/${HAMBURG}`],
  ['forecastDayPart', `/voicetext/forecast/dayPart/${HAMBURG}?space=evening`],
  ['forecastDays', `/voicetext/forecast/days/${HAMBURG}?datefrom=20261119`],
  ['forecastWeekend', `/voicetext/forecast/weekend/${HAMBURG}`],
  ['forecastNextThreeDays', `/voicetext/forecast/nextThreeDays/${HAMBURG}`],
  ['forecastByCoordinates', `/forecast/${HAMBURG}`],
  ['forecast2ByCoordinates', `/forecast2/${HAMBURG}`],
  ['nowcastByCoordinates', `/nowcast/weather/${HAMBURG}`],
];

describe.each([
  [4, 'smoke'],
  [5, 'haze'],
  [6, 'dust'],
  [9, 'a duststorm'],
  [20, 'drizzle of an hour ago'],
  [30, 'a duststorm that abates'],
  [62, 'rain that comes and goes'],
  [97, 'a heavy thunderstorm'],
])('code %i, %s', (code) => {
  test.each(FORECASTS)('is -1 in %s, with its text and icon', async (id, path) => {
    const service = await startWithCodes(() => code);
    const { status, body } = await service.get(path);
    expect([id, status]).toEqual([id, 200]);
    const found = weathersIn(body);
    expect(found.length).toBeGreaterThan(0);
    for (const { state, text, icon } of found) {
      expect([state, text]).toEqual([-1, 'unbekannt']);
      expect(icon).toMatch(/^[dn]_-1\.svg$/);
    }
  });
});

test('the codes of Open-Meteo, 0 to 99, are each a state of the table or -1', () => {
  const codes = Array.from({ length: 101 }, (_, step) => Math.max(0, step - 1));
  const body = openMeteoFile({
    answered: '2026-11-18T00:15Z',
    hourly: {
      temperature_2m: codes.map(() => 10),
      cloud_cover: codes.map(() => 50),
      weather_code: codes,
    },
  });
  const { hours } = decodeOpenMeteoForecast(body).series;
  expect(hours).toHaveLength(100);
  for (const [code, hour] of hours.entries()) {
    const allowed = MERGED_BY_OPEN_METEO.get(code) ?? statesOf(code);
    expect([...allowed], `code ${code}`).toContain(determineWeatherState(hour));
  }
});
