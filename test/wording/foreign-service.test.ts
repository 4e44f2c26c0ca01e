import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  DaysResponse as DaysBody,
  HoursResponse as HoursBody,
  PeriodEntry,
} from '../../src/contract/voice-text/responses.ts';
import {
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../src/service/operations/forecast-text-context.ts';
import { addDays } from '../../src/time/local-time.ts';
import { getWeatherFamily } from '../../src/weather/state.ts';
import { answerPlanners } from '../../src/wording/plan/answer-planners.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
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

interface Spell {
  weather: object;
  /** Of its first half, and how much warmer the second is, °C. */
  low: number;
  spread: number;
}

const spell = fc.record<Spell>({
  weather: fc.constantFrom({}, { cloudCover: 10 }, rain(61), rain(63), snow(71), snow(73)),
  low: fc.integer({ min: -9, max: 20 }),
  spread: fc.integer({ min: 3, max: 12 }),
});

function hoursOf({ weather, low, spread }: Spell, first: number, count: number) {
  return hoursFrom(first, lasting(count, weather)).map((hour, at) => ({
    ...hour,
    temperature: at < count / 2 ? low : low + spread,
  }));
}

/** A day or a part of it as the documents have it: without the fields of this project. */
function periodOf(one: Spell, ahead: number, from = 0, count = 24): PeriodEntry {
  const hours = hoursOf(one, 24 * ahead + from, count);
  const entry = buildPeriodEntry(addDays(TODAY, ahead), hours, CONTEXT);
  if (!entry) throw new Error('a period has hours');
  return entry;
}

const day = fc
  .tuple(spell, fc.integer({ min: 0, max: 4 }))
  .map(([one, ahead]) => periodOf(one, ahead));

const threeDays = fc
  .tuple(spell, spell, spell)
  .map((spells) => spells.map((one, ahead) => periodOf(one, ahead)));

const afternoon = spell.map((one) => periodOf(one, 1, 12, 6));

const hours = fc
  .tuple(spell, fc.constantFrom(1, 3, 8))
  .map(([one, count]) => hoursOf(one, 1, count).map((hour) => buildHourlyEntry(hour, CONTEXT)));

function isWet({ weather: { state } }: Pick<PeriodEntry, 'weather'>): boolean {
  const family = getWeatherFamily(state);
  return family === 'rain' || family === 'snow';
}

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
          expect(fall.test(text)).toBe(isWet(entry));
          expect(isWet(entry) && dry.test(text)).toBe(false);
        }),
        { numRuns: propertyRuns(200) },
      );
    });

    /** Whether a text has no degrees but those between the coldest and the warmest. */
    const staysWithin = (text: string, temperatures: readonly (number | null)[]) => {
      const known = temperatures.filter((one) => one !== null);
      const [least, most] = [Math.min(...known), Math.max(...known)];
      return readNumbers(text, tag).degrees.every((told) => told >= least && told <= most);
    };

    const renderIn = (plan: Plan) => renderPlan(plan, locale(tag));

    test.each([
      [
        'several days',
        (summary: DaysBody['summary']) =>
          answerPlanners.forecastDays({ ...SHARED, summary }, REQUESTED),
      ],
      [
        'a weekend',
        (summary: DaysBody['summary']) =>
          answerPlanners.forecastWeekend({ ...SHARED, summary }, REQUESTED),
      ],
      [
        'three days',
        (summary: DaysBody['summary']) =>
          answerPlanners.forecastNextThreeDays({ ...SHARED, summary, spaces: [] }, REQUESTED),
      ],
    ])('tells of %s what falls on any, and no other degrees', (_days, plan) => {
      fc.assert(
        fc.property(threeDays, (days) => {
          const text = renderIn(plan(days.map((one) => ({ ...one, text: '' }))));
          expect(fall.test(text)).toBe(days.some(isWet));
          const temperatures = days.flatMap(({ temperature: { min, max } }) => [min, max]);
          const isWithin = staysWithin(text, temperatures);
          expect({ text, isWithin }).toEqual({ text, isWithin: true });
        }),
        { numRuns: propertyRuns(100) },
      );
    });

    test('tells of a part of a day what falls in it, and no other degrees', () => {
      fc.assert(
        fc.property(afternoon, (entry) => {
          const spaces = [
            { date: entry.date, morning: null, afternoon: entry, evening: null, night: null },
          ];
          const text = renderIn(
            answerPlanners.forecastDayPart(
              { ...SHARED, spaces },
              { ...REQUESTED, dayPart: 'afternoon' },
            ),
          );
          expect(fall.test(text)).toBe(isWet(entry));
          const { min, max } = entry.temperature;
          const isWithin = staysWithin(text, [min, max]);
          expect({ text, isWithin }).toEqual({ text, isWithin: true });
        }),
        { numRuns: propertyRuns(100) },
      );
    });

    test.each([
      [
        'hours',
        (hourly: HoursBody['hourly']) =>
          answerPlanners.forecastHours({ ...SHARED, hourly }, REQUESTED),
      ],
      [
        'the next hours',
        (hourly: HoursBody['hourly']) =>
          answerPlanners.forecastNextThreeHours({ ...SHARED, hourly }, REQUESTED),
      ],
    ])('tells of %s what falls in them, and no other degrees', (_hours, plan) => {
      fc.assert(
        fc.property(hours, (hourly) => {
          const text = renderIn(plan(hourly.map((one) => ({ ...one, text: '' }))));
          expect(fall.test(text)).toBe(hourly.some(isWet));
          const isWithin = staysWithin(
            text,
            hourly.map(({ temperature }) => temperature.avg),
          );
          expect({ text, isWithin }).toEqual({ text, isWithin: true });
        }),
        { numRuns: propertyRuns(100) },
      );
    });
  },
);
