import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PeriodEntry } from '../../src/contract/voice-text/responses.ts';
import { buildPeriodEntry } from '../../src/service/operations/forecast-text-context.ts';
import { addDays } from '../../src/time/local-time.ts';
import { getWeatherFamily } from '../../src/weather/state.ts';
import { answerPlanners } from '../../src/wording/plan/answer-planners.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { propertyRuns } from '../support/property-runs.ts';
import {
  AUDIENCE,
  CONTEXT,
  hoursFrom,
  lasting,
  locale,
  rain,
  snow,
  TIME_ZONE,
  TODAY,
} from './plans.ts';
import { readNumbers } from './readers/numbers.ts';

/** The words for a night, for what falls, and for none of it. */
const WORDS = [
  ['de-DE', /nacht/i, /regen|regnet|schnee|schneit/i, /trocken/i],
  ['en-GB', /night/i, /rain|snow/i, /dry/i],
  ['fr-FR', /nuit/i, /pluie|pleuv|neige/i, /sec|pas de pluie/i],
  ['it-IT', /notte/i, /piogg|piov|neve|nevic/i, /asciutt|senza/i],
  ['es-ES', /noche|madrugada/i, /lluvia|llov|niev|neva/i, /seco|sin lluvia/i],
  ['nl-NL', /nacht/i, /regen|sneeuw/i, /droog/i],
] as const;

const SHARED = {
  forecastDate: '2026-11-17T21:00:00.000Z',
  nextUpdate: '2026-11-18T03:00:00.000Z',
  source: 'another service',
  providerVersion: 'another/1',
  lat: 53.55,
  lon: 9.99,
  region: 'Hamburg',
  text: '',
};
const REQUESTED = { now: hoursFrom(0, lasting(1))[0]?.start ?? 0, timeZone: TIME_ZONE, today: TODAY, audience: AUDIENCE }; // prettier-ignore

/** A day as the documents have it: without the fields of this project. */
const day = fc
  .record({
    weather: fc.constantFrom({}, { cloudCover: 10 }, rain(61), rain(63), snow(71), snow(73)),
    low: fc.integer({ min: -9, max: 20 }),
    spread: fc.integer({ min: 3, max: 12 }),
    ahead: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ weather, low, spread, ahead }): PeriodEntry => {
    const hours = hoursFrom(24 * ahead, lasting(24, weather)).map((hour, at) => ({
      ...hour,
      temperature: at < 12 ? low : low + spread,
    }));
    const entry = buildPeriodEntry(addDays(TODAY, ahead), hours, CONTEXT);
    if (!entry) throw new Error('a day has hours');
    return entry;
  });

describe.each(WORDS)(
  'in %s, the skill on the fields of another service',
  (tag, night, fall, dry) => {
    const tell = (days: readonly PeriodEntry[]) => {
      const summary = days.map((one) => ({ ...one, text: '' }));
      return renderPlan(
        answerPlanners.forecastDays({ ...SHARED, summary }, REQUESTED),
        locale(tag),
      );
    };

    test('tells a low of the day without naming a night, which the fields do not have', () => {
      fc.assert(
        fc.property(day, (entry) => {
          expect(tell([entry])).not.toMatch(night);
        }),
        { numRuns: propertyRuns(200) },
      );
    });

    test('tells the high of the fields, and names what falls by them', () => {
      fc.assert(
        fc.property(day, (entry) => {
          const text = tell([entry]);
          const { max } = entry.temperature;
          expect(readNumbers(text, tag).degrees).toContain(max);
          const family = getWeatherFamily(entry.weather.state);
          const isWet = family === 'rain' || family === 'snow';
          expect(fall.test(text)).toBe(isWet);
          expect(isWet && dry.test(text)).toBe(false);
        }),
        { numRuns: propertyRuns(200) },
      );
    });
  },
);
