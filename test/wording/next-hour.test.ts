import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import { NOWCAST_STEP_MS, type NextHourStep } from '../../src/weather/nowcast.ts';
import type { PrecipitationKind } from '../../src/weather/atmosphere.ts';
import type { Locale } from '../../src/wording/language.ts';
import { planNextHour } from '../../src/wording/plan/next-hour.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { findReader } from './readers/index.ts';
import type { Claim } from './readers/text-reader.ts';
import { readMinutes } from './readers/minutes.ts';
import {
  announcedIn,
  isIcy,
  isConsistent,
  isWet,
  knownSteps,
  offBy,
  trueMinutes,
  type Announced,
} from './next-hour-truth.ts';
import { FIRST_STEP, forecast, radar } from './showers.ts';
import { locale as localeOf } from './plans.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';

const MINUTE = 60_000;

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(500) };

const spell = fc.record({
  length: fc.integer({ min: 1, max: 8 }),
  rates: fc.array(fc.constantFrom(0.12, 0.48, 0.6, 2.4, 3.96, 4.2, 12, 40.8), {
    minLength: 1,
    maxLength: 3,
  }),
  state: fc.constantFrom('wet', 'wet', 'wet', 'dry', 'dry', 'dry', 'dry', 'unknown'),
});
type Shower = typeof spell extends fc.Arbitrary<infer T> ? T : never;

const kind = fc.constantFrom<PrecipitationKind>('rain', 'rain', 'snow', 'sleet', 'freezing');

/** Steps of three hours, of which each has its own kind of precipitation. */
const field = fc
  .record({
    spells: fc.array(spell, { minLength: 8, maxLength: 16 }),
    kinds: fc.tuple(kind, kind, kind),
  })
  .map(({ spells, kinds }) =>
    spells.flatMap(ratesOf).map((rate, at): NextHourStep => {
      const start = FIRST_STEP + at * NOWCAST_STEP_MS;
      const hour = Math.floor((start - FIRST_STEP) / HOUR_MS);
      return { start, length: NOWCAST_STEP_MS, rate, kind: kinds[hour] ?? 'rain' };
    }),
  );

function ratesOf({ length, rates, state }: Shower): (number | null)[] {
  return Array.from({ length }, (_, at) => {
    if (state === 'unknown') return null;
    return state === 'dry' ? 0 : (rates[at % rates.length] ?? 0);
  });
}

/** Minutes after the field's first step that someone asks. */
const minute = fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10);

function spoken(steps: readonly NextHourStep[], now: number, locale: Locale): string {
  return renderPlan(planNextHour(steps, now, 'Hamburg'), locale);
}

describe.each(locales)('the next hour by radar in $tag', (locale) => {
  test('begins and ends when the steps do', () => {
    const property = fc.property(field, minute, (steps, minutes) => {
      const now = FIRST_STEP + minutes * MINUTE;
      const text = spoken(steps, now, locale);
      const known = knownSteps(steps, now);
      const truth = trueMinutes(known, now);
      const parsed = readMinutes(text, locale.tag);
      // Beside a warning of ice what comes after may be left out.
      if (isIcy(known) && parsed.continues === undefined) delete truth.continues;
      if (isIcy(known) && parsed.pauses === undefined) delete truth.pauses;
      expect({ text, heard: Object.keys(parsed).toSorted() }).toEqual({
        text,
        heard: Object.keys(truth).toSorted(),
      });
      expect({ text, off: offBy(parsed, truth) }).toEqual({ text, off: [] });
    });
    fc.assert(property, RUNS);
  });

  test('does not report what comes after a gap in the data', () => {
    const property = fc.property(field, field, minute, (steps, others, minutes) => {
      const now = FIRST_STEP + minutes * MINUTE;
      const known = knownSteps(steps, now);
      const end = (known.at(-1)?.start ?? now) + NOWCAST_STEP_MS;
      const gap = { start: end, length: NOWCAST_STEP_MS, rate: null, kind: 'rain' as const };
      const later = others.filter(({ start }) => start > end);
      const text = spoken([...known, gap], now, locale);
      expect(spoken([...known, gap, ...later], now, locale)).toBe(text);
      expect(spoken(known, now, locale)).toBe(text);
    });
    fc.assert(property, RUNS);
  });

  test('an announced time stays the same until it has passed', () => {
    const property = fc.property(field, (steps) => {
      const wholly = steps.map((step) => ({ ...step, rate: step.rate ?? 0 }));
      let announced: Announced = {};
      for (let minutes = 0; minutes < 90; minutes++) {
        const text = spoken(wholly, FIRST_STEP + minutes * MINUTE, locale);
        const next = announcedIn(readMinutes(text, locale.tag), minutes);
        expect({
          text,
          minutes,
          announced,
          next,
          kept: isConsistent(announced, next, minutes),
        }).toEqual(expect.objectContaining({ kept: true }));
        announced = next;
      }
    });
    fc.assert(property, { ...RUNS, numRuns: propertyRuns(60) });
  });

  test('kind and intensity are those of the steps', () => {
    const property = fc.property(field, minute, (steps, minutes) => {
      const now = FIRST_STEP + minutes * MINUTE;
      const wet = knownSteps(steps, now).filter(isWet);
      const text = spoken(steps, now, locale);
      expect({ text, unfounded: unfounded(text, wet, locale) }).toEqual({ text, unfounded: [] });
      expect(findReader(locale.tag).nextHour.ice.test(text)).toBe(isIcy(wet));
    });
    fc.assert(property, RUNS);
  });

  test('says that it rains or snows heavily, now or later, wherever a step is heavy', () => {
    const { heavy, veryHeavy } = findReader(locale.tag).nextHour.claims;
    const property = fc.property(field, minute, (steps, minutes) => {
      const now = FIRST_STEP + minutes * MINUTE;
      const wet = knownSteps(steps, now).filter(isWet);
      if (isIcy(wet) || !wet.some(({ rate }) => (rate ?? 0) > 4)) return;
      const text = spoken(steps, now, locale);
      expect({ text, strong: heavy?.test(text) || veryHeavy?.test(text) }).toEqual({
        text,
        strong: true,
      });
    });
    fc.assert(property, RUNS);
  });

  test('is short and clean', () => {
    const property = fc.property(field, minute, (steps, minutes) => {
      const text = spoken(steps, FIRST_STEP + minutes * MINUTE, locale);
      expect(text).toMatch(/^\p{Lu}.*[^ .,]\.$/su);
      expect(text).not.toMatch(/[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u);
      expect(text).not.toMatch(/undefined|null|NaN|\b[01] /u);
      expect(text.slice(0, 140 * 1.5)).toBe(text);
      for (const sentence of text.split(/(?<=\.) /)) {
        expect(Object.keys(readMinutes(sentence, locale.tag)).length).toBeLessThanOrEqual(3);
      }
    });
    fc.assert(property, RUNS);
  });

  test.each(['....####....', '....########', '####........', '############', '....#.......'])(
    'of %s no two kinds or strengths share a text',
    (pattern) => {
      const texts = ['r', 's', 'x', 'f', 'u'].flatMap((falls) =>
        ['l', 'm', 'h', 'v'].map((rate) =>
          renderPlan(radar(pattern.replaceAll('#', rate), falls), locale),
        ),
      );
      expect(new Set(texts).size).toBe(5 * 4);
    },
  );

  test('a forecast by the hour names no minutes and expresses its probability', () => {
    const parsed = findReader(locale.tag);
    const hour = fc.record({
      rate: fc.constantFrom(0, 0.05, 0.1, 0.2, 0.6, 3, 9, null),
      kind,
      probability: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    const facts = fc.integer({ min: 0, max: 59 });
    const property = fc.property(hour, hour, facts, (first, second, minutes) => {
      const text = renderPlan(forecast([first, second], minutes), locale);
      expect(text).toMatch(/^\p{Lu}.*[^ .,]\.$/su);
      expect(text).not.toMatch(/\d|\s{2}| ,/);
      expect(readMinutes(text, locale.tag)).not.toHaveProperty('starts');
      expect(text.slice(0, 140 * 1.5)).toBe(text);
      const rendered = [first, second].filter((_, at) => at === 0 || minutes >= 15);
      const touched = rendered.slice(minutes > 45 ? 1 : 0);
      const isKnown = touched.every(({ rate }) => rate !== null);
      expect({ text, known: !parsed.noForecast.test(text) }).toMatchObject({
        known: isKnown,
      });
      if (!isKnown) return;
      const wet = new Set(
        touched.map(({ rate, probability }) => (rate ?? 0) > 0.1 || (probability ?? 0) >= 25),
      );
      expect({ text, dry: parsed.nextHour.dry.test(text) }).toEqual({ text, dry: wet.has(false) });
      expect({ text, wet: parsed.nextHour.wet.test(text) }).toEqual({ text, wet: wet.has(true) });
    });
    fc.assert(property, RUNS);
  });
});

test.each(locales)('has the same content in $tag as in German', ({ tag }) => {
  const property = fc.property(field, minute, (steps, minutes) => {
    const now = FIRST_STEP + minutes * MINUTE;
    const [german, other] = ['de-DE', tag].map((one) =>
      readMinutes(spoken(steps, now, localeOf(one)), one),
    );
    expect(other).toEqual(german);
  });
  fc.assert(property, RUNS);
});

/** Whether any step has what is claimed. */
const CLAIMS: Readonly<Record<Claim, (step: NextHourStep) => boolean>> = {
  rain: ({ kind: falls }) => falls === 'rain',
  snow: ({ kind: falls }) => falls === 'snow',
  sleet: ({ kind: falls }) => falls === 'sleet',
  freezing: ({ kind: falls }) => falls === 'freezing',
  light: ({ rate, kind: falls }) => (falls === 'snow' ? (rate ?? 0) < 1 : (rate ?? 0) <= 0.5),
  heavy: ({ rate }) => (rate ?? 0) > 4,
  veryHeavy: ({ rate }) => (rate ?? 0) > 25,
};

function unfounded(text: string, wet: readonly NextHourStep[], { tag }: Locale): string[] {
  const { claims } = findReader(tag).nextHour;
  return Object.entries(CLAIMS)
    .filter(([claim, holds]) => isClaimed(claim, text, claims) && !wet.some(holds))
    .map(([claim]) => claim);
}

function isClaimed(claim: string, text: string, claims: Readonly<Record<string, RegExp>>): boolean {
  return claims[claim]?.test(text) ?? false;
}
