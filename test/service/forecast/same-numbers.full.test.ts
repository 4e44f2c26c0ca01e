import findTimeZone from '@photostructure/tz-lookup';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_PARTS } from '../../../src/contract/parameters.ts';
import {
  ForecastResponse,
  type HourlyForecast,
  type PeriodForecast,
} from '../../../src/contract/public/forecast.ts';
import { Forecast2Response } from '../../../src/contract/public/forecast2.ts';
import type { HourlyEntry, PeriodEntry } from '../../../src/contract/voice-text/responses.ts';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { loadGazetteer } from '../../../src/place/load-gazetteer.ts';
import type { OperationHandlers } from '../../../src/service/routes.ts';
import { createOperationHandlers } from '../../../src/service/service.ts';
import { createSources } from '../../../src/service/sources.ts';
import { addDays, toNearestLocalHour } from '../../../src/time/local-time.ts';
import type { Locale } from '../../../src/wording/language.ts';
import { DEFAULT_LOCALE, locales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { UNHURRIED } from '../../support/limits.ts';

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 100, max: limit * 100 }).map((value) => value / 100);
const anywhere = fc.record({ latitude: degrees(65), longitude: degrees(179) });
const time = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
});

/** Forecasts around the world, each with another clock and language. */
async function everywhere(check: (requested: Asked) => Promise<void>): Promise<void> {
  const gazetteer = loadGazetteer();
  const property = fc.asyncProperty(
    anywhere,
    time,
    fc.constantFrom(...locales),
    async (where, now, locale) => {
      const clock = () => now;
      const server = createDemoServer(clock);
      const answers = createOperationHandlers(
        createSources({ server, clock, timeouts: UNHURRIED.sourceTimeouts }, gazetteer, 'test', {
          source: 'dwd',
        }),
      );
      const whole = await answers.forecastByCoordinates(where, locale);
      const timeZone = findTimeZone(where.latitude, where.longitude);
      await check({ answers, where, timeZone, locale, whole });
    },
  );
  await fc.assert(property, { numRuns: propertyRuns(30) });
}

interface Asked {
  answers: OperationHandlers;
  where: { latitude: number; longitude: number };
  timeZone: string;
  locale: Locale;
  whole: ForecastResponse;
}

test('forecasts keep the contract everywhere', async () => {
  await everywhere(async ({ answers, where, locale, whole }) => {
    expect(ForecastResponse.parse(whole)).toEqual(whole);
    const second = await answers.forecast2ByCoordinates(where, locale);
    expect(Forecast2Response.parse(second)).toEqual(second);
  });
});

test('days, parts and hours alone equal those of the whole forecast', async () => {
  await everywhere(async ({ answers, where, locale, whole }) => {
    const summary = await answers.forecastSummaryByCoordinates(where, locale);
    const spaces = await answers.forecastSpacesByCoordinates(where, locale);
    const hourly = await answers.hourlyForecastByCoordinates(where, locale);
    expect(summary.items).toEqual(whole.summary);
    expect(spaces.items).toEqual(whole.spaces);
    expect(hourly.items).toEqual(whole.hourly);
  });
});

test('the voice texts have the same days, parts and hours', async () => {
  await everywhere(async ({ answers, where, timeZone, locale, whole }) => {
    const { summary, spaces, hourly } = whole;
    const today = summary[0]?.date ?? '';
    const week = { ...where, datetimeto: addDays(today, 6).replaceAll('-', '') };
    const days = await answers.forecastDays(week, locale);
    expect(days.summary.map(untold).map(withoutHighs)).toEqual(
      summary.slice(0, 7).map(voicePeriod),
    );

    const three = await answers.forecastNextThreeDays(where, locale);
    for (const { date, ...reported } of three.spaces) {
      const there = spaces.find((space) => space.date === date);
      for (const part of DAY_PARTS) {
        expect(reported[part]).toEqual(there?.[part] && voicePeriod(there[part]));
      }
    }

    const last = hourly[20]?.date ?? '';
    const day = { ...where, datetimeto: hourDigits(last, timeZone) };
    const hours = await answers.forecastHours(day, locale);
    // Of an hour that comes twice, both are told.
    const { length } = hours.hourly;
    expect(length).toBeGreaterThanOrEqual(21);
    expect(hours.hourly.map(untold)).toEqual(hourly.slice(0, length).map(voiceHour));
  });
});

test('forecast2 has the same hours and days, in German', async () => {
  await everywhere(async ({ answers, where, locale }) => {
    const { frequency } = await answers.forecast2ByCoordinates(where, locale);
    const { hourly, summary } = await answers.forecastByCoordinates(where, DEFAULT_LOCALE);
    expect(frequency.hourly).toMatchObject(
      hourly.map(({ date, temperature, prec, wind, weather }) => ({
        datetime_utc: date,
        parameters: {
          temperature: { value: temperature.avg },
          precipitation: { value: prec.sum },
          precipitation_probability: { value: prec.probability },
          wind_speed: { value: wind.avg },
          wind_direction_text: { value: wind.direction },
          weather_state: { value: weather.state },
          weather_state_text: { value: weather.text },
          weather_icon: { value: weather.icon },
        },
      })),
    );
    expect(frequency.daily).toMatchObject(
      summary.map(({ date, temperature, prec, sunHours, pressure, weather, astronomy }) => ({
        date,
        parameters: {
          temperature: { min: temperature.min, max: temperature.max },
          precipitation: { sum: prec.sum },
          sunshine_duration: { sum: sunHours },
          sea_level_pressure: pressure,
          weather_state: { value: weather.state },
          weather_state_text: { value: weather.text },
          sunrise: { value: astronomy.sunrise },
          moon_phase: { value: astronomy.moonPhase },
        },
      })),
    );
  });
});

/** What the voice-text document has of an hour. */
function voiceHour({ date, weather, temperature, prec, wind }: HourlyForecast): HourlyEntry {
  return { date, weather, temperature, prec: voicePrec(prec), wind: voiceWind(wind) };
}

/** The same of a day or a part of one. */
function voicePeriod(period: PeriodForecast): PeriodEntry {
  const { date, from, to, sunHours, weather, temperature } = period;
  const [prec, wind] = [voicePrec(period.prec), voiceWind(period.wind)];
  return { date, from, to, sunHours, weather, temperature, prec, wind };
}

function voicePrec({ sum, probability, sumAsRain, class: amount }: PeriodForecast['prec']) {
  return { sum, probability, sumAsRain, class: amount };
}

function voiceWind({ significantWind, ...wind }: PeriodForecast['wind']): PeriodEntry['wind'] {
  return { ...wind, mean: wind.avg, significationWind: significantWind };
}

function untold<T extends { text: string }>(entry: T): Omit<T, 'text'> {
  const { text, ...fields } = entry;
  expect(text).not.toBe('');
  return fields;
}

/** The highs that the texts tell are fields of ours. */
function withoutHighs<T extends { temperature: Record<string, unknown> }>(day: T): T {
  const { wakingMax: _, remainingMax: __, ...temperature } = day.temperature;
  return { ...day, temperature };
}

/** `2026112115` */
function hourDigits(instant: string, timeZone: string): string {
  const { date, hour } = toNearestLocalHour(Date.parse(instant), timeZone);
  return `${date.replaceAll('-', '')}${String(hour).padStart(2, '0')}`;
}
