import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HourlyEntry } from '../../../src/contract/voice-text/responses.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { toNearestLocalHour } from '../../../src/time/local-time.ts';
import { getWeatherFamily, isWet } from '../../../src/weather/state.ts';
import { planNextRain, planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import type { RainOutlook } from '../../../src/wording/plan/questions/rain-outlook.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { findSkillReader } from '../readers/index.ts';
import { readNumbers } from '../readers/numbers.ts';
import { hoursFrom, skillLocale as localeOf, TIME_ZONE } from '../plans.ts';
import { anyWeather } from './any-weather.ts';
import { expectClean } from './clean-text.ts';
import { clock, outlookOf } from './rain-outlook.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(120) };

const START = 14;
const RADAR_HOUR = 12;

/** In some languages its name is that of a part of the day, too. */
const NOON = 12;

const radar = fc
  .array(fc.tuple(fc.constantFrom('.', '#', '.', '#', '?'), fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((spells) => spells.map(([step, length]) => step.repeat(length)).join(''))
  .map((pattern) => pattern.padEnd(RADAR_HOUR, '.').slice(0, RADAR_HOUR));

const outlook = fc
  .record({
    weather: anyWeather(72),
    minute: fc.integer({ min: 0, max: 59 }),
    seen: fc.option(fc.oneof(radar, fc.constantFrom('............', '############'))),
  })
  .map(({ weather, minute, seen }) => {
    const hours = hoursFrom(START, weather);
    return outlookOf(clock(START, minute), hours, seen === null ? {} : { radar: seen });
  });

const PLANS = { 'when it rains next': planNextRain, 'when it stops': planRainStop };

/** Words for what falls, and whether an hour has it, or is cold enough for it. */
const CLAIMS: readonly (readonly [RegExp, (seen: Seen) => boolean])[] = [
  [
    /schneit|zu schneien/,
    ({ state, degrees }) => getWeatherFamily(state) === 'snow' || degrees < 0.5,
  ],
  [/Schneeregen/, ({ state, degrees }) => getWeatherFamily(state) === 'sleet' || degrees < 1.5],
  [/gefrierend|glatt/, ({ state }) => getWeatherFamily(state) === 'ice'],
];

describe.each(Object.entries(PLANS))('%s', (_, plan) => {
  test.each(skillLocales)('is complete, short and clean in $tag', (spoken) => {
    const property = fc.property(outlook, (one) => {
      const text = renderAnswer(plan(one), spoken);
      expectClean(text.replaceAll(findSkillReader(spoken.tag).lengths, ' Some'));
      expect(readNumbers(text, spoken.tag).degrees).toEqual([]);
    });
    fc.assert(property, RUNS);
  });

  test.each(skillLocales)('names the same hours in $tag as in German', ({ tag }) => {
    const property = fc.property(outlook, (one) => {
      const [german, other] = ['de-DE', tag].map((spoken) =>
        readNumbers(renderAnswer(plan(one), localeOf(spoken)), spoken).hours.filter(
          (hour) => hour !== NOON,
        ),
      );
      expect(new Set(other)).toEqual(new Set(german));
    });
    fc.assert(property, RUNS);
  });

  test('names only types of precipitation that the hours have or may have', () => {
    const property = fc.property(outlook, (one) => {
      const text = renderAnswer(plan(one), localeOf('de-DE'));
      const unfounded = CLAIMS.filter(
        ([words, holds]) => words.test(text) && !seenOf(one).some(holds),
      );
      expect({ text, unfounded }).toEqual({ text, unfounded: [] });
    });
    fc.assert(property, RUNS);
  });
});

test('rain begins in the first wet hour', () => {
  const property = fc.property(outlook, (one) => {
    const [sentence = ''] = renderAnswer(planNextRain(one), localeOf('de-DE')).split(/(?<=\.) /);
    fc.pre(/^(?!.*hört).*gegen |kein Regen/.test(sentence));
    const after = one.hours.filter(({ date }) => Date.parse(date) + HOUR_MS / 2 > endOfRadar(one));
    const known = after.slice(
      0,
      firstIndex(after, (entry) => !isKnown(entry)),
    );
    const first = known.findIndex(mayBeWet);
    // Rain that is possible up to three hours before likely rain has no sentence.
    const likely = known.slice(Math.max(first, 0), first + 4).find(isSurelyWet);
    const wet = likely ?? known[first];
    const [named] = readNumbers(sentence, 'de-DE').hours;
    expect({ sentence, hour: wet && hourOf(wet) }).toEqual({ sentence, hour: named });
  });
  fc.assert(property, { ...RUNS, numRuns: propertyRuns(300) });
});

test('rain ends in the first dry hour', () => {
  const property = fc.property(outlook, (one) => {
    const [sentence = ''] = renderAnswer(planRainStop(one), localeOf('de-DE')).split(/(?<=\.) /);
    fc.pre(/gegen .* hört|hört .* nicht auf/.test(sentence));
    const after = one.hours.filter(({ date }) => Date.parse(date) >= endOfRadar(one));
    const stop = after.find((entry) => !isKnown(entry) || !isSurelyWet(entry));
    const [named] = readNumbers(sentence, 'de-DE').hours;
    const hour = stop && isKnown(stop) ? hourOf(stop) : undefined;
    expect({ sentence, hour }).toEqual({ sentence, hour: named });
  });
  fc.assert(property, { ...RUNS, numRuns: propertyRuns(100) });
});

interface Seen {
  state: number;
  degrees: number;
}

function seenOf({ hours }: RainOutlook): Seen[] {
  return hours.map(({ weather, temperature }) => ({
    state: weather.state,
    degrees: temperature.avg ?? Infinity,
  }));
}

/** Where what radar knows ends. */
function endOfRadar({ nextHour, now }: RainOutlook): number {
  const items = nextHour?.items ?? [];
  const unknown = firstIndex(items, ({ value }) => value === null);
  const last = items.slice(0, unknown).at(-1);
  return last ? Date.parse(last.date) + HOUR_MS / 12 : now;
}

function mayBeWet(entry: HourlyEntry): boolean {
  return falls(entry) || (entry.prec.probability ?? 0) >= 25;
}

function isSurelyWet(entry: HourlyEntry): boolean {
  const { probability } = entry.prec;
  return probability === null ? falls(entry) : probability >= 55;
}

function falls({ weather, prec }: HourlyEntry): boolean {
  return isWet(weather.state) || (prec.sum ?? 0) > 0.1;
}

function isKnown({ weather, prec }: HourlyEntry): boolean {
  return weather.state !== -1 || prec.sum !== null || prec.probability !== null;
}

function hourOf({ date }: HourlyEntry): number {
  return toNearestLocalHour(Date.parse(date), TIME_ZONE).hour;
}

function firstIndex<T>(values: readonly T[], is: (value: T) => boolean): number {
  const at = values.findIndex(is);
  return at === -1 ? values.length : at;
}
