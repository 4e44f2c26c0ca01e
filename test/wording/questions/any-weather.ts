import * as fc from 'fast-check';
import type { Weather } from '../plans.ts';

/** Spells of wet, frozen, foggy or dull weather, sometimes without any data. */
const spell = fc.record({
  length: fc.integer({ min: 1, max: 14 }),
  significantWeather: fc.constantFrom(
    0, 0, 0, 0, 0, 45, 49, 51, 55, 57, 61, 63, 65, 66, 68, 71, 75, 80, 82, 83, 86, 95, null,
  ),
  cloudCover: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 15 }),
  temperature: fc.option(fc.integer({ min: -200, max: 350 }).map((tenths) => tenths / 10), { freq: 15 }),
  windSpeed: fc.option(fc.integer({ min: 0, max: 70 }), { freq: 15 }),
  gustiness: fc.integer({ min: 0, max: 30 }),
  precipitation: fc.constantFrom(0.05, 0.3, 0.8, 2.4, 7.1),
  precipitationProbability: fc.option(
    fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 5, 90, 100)),
    { freq: 10 },
  ),
}); // prettier-ignore

const SNOW = new Set([71, 75, 86]);

type Spell = typeof spell extends fc.Arbitrary<infer T> ? T : never;

/** Generates a number of hours of any weather. */
export function anyWeather(hours: number): fc.Arbitrary<Weather[]> {
  return fc.array(spell, { minLength: 1, maxLength: 12 }).map((spells) => {
    const weather = spells.flatMap(weatherOf);
    return Array.from({ length: hours }, (_, at) => weather[at % weather.length] ?? {});
  });
}

function weatherOf({ length, gustiness, precipitation, ...values }: Spell): Weather[] {
  const code = values.significantWeather ?? 0;
  const falls = code > 49;
  const isBright = code === 0 && values.cloudCover !== null && values.cloudCover < 40;
  return Array.from({ length }, (_, hour) => ({
    ...values,
    temperature: values.temperature === null ? null : values.temperature + Math.sin(hour),
    gust: values.windSpeed === null ? null : values.windSpeed + gustiness,
    precipitation: falls ? precipitation : 0,
    snow: SNOW.has(code) ? precipitation : 0,
    sunshine: isBright ? 40 : 0,
  }));
}
