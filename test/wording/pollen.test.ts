import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLLEN_TYPES, type PollenType } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { PollenDay, PollenIndex } from '../../src/weather/atmosphere.ts';
import { createPollenTemplates } from '../../src/wording/render.ts';
import { findReader } from './readers/index.ts';
import { readPollen } from './readers/pollen.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { TODAY } from './plans.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';

/** Seeded pollen. */
const RUNS = { numRuns: propertyRuns(300) };

const LEVELS: readonly PollenIndex[] = [0, 1, 2, 3];

type Levels = PollenDay['levels'];

const level = fc.constantFrom<PollenIndex>(0, 0, 1, 2, 3);
const days = fc
  .record({
    date: fc.integer({ min: 0, max: 2 }).map((ahead) => addDays(TODAY, ahead)),
    all: fc.record({
      Ambrosia: level, Beifuss: level, Birke: level, Erle: level, Esche: level, Graeser: level,
      Hasel: level, Roggen: level,
    }),
    missing: fc.oneof(fc.constant([]), fc.subarray([...POLLEN_TYPES])),
  })
  .map(({ date, all, missing }): PollenDay => {
    const levels: Levels = { ...all };
    for (const type of missing) delete levels[type];
    return { date, levels };
  }); // prettier-ignore

describe.each(locales)('pollen in $tag', (one) => {
  test('has the levels of the day, the strongest by name', () => {
    const property = fc.property(days, (day) => {
      const text = renderPollen(day, undefined, one.tag);
      const { levels, others } = readPollen(text, one.tag);
      const named = Object.values(levels);
      const highest = Math.max(...Object.values(day.levels), 0);
      expect({ text, wrong: wrongLevels(levels, day) }).toEqual({ text, wrong: [] });
      expect({ text, highest: Math.max(...named, 0) }).toEqual({ text, highest });
      expect(named.length).toBeLessThanOrEqual(4);
      const isCut = findReader(one.tag).pollen.cut.test(text);
      expect({ text, others: isCut ? 'cut' : others }).toEqual({
        text,
        others: trueOthers(day, levels, highest),
      });
    });
    fc.assert(property, RUNS);
  });

  test('with unknown types are not reported as complete', () => {
    const property = fc.property(days, (day) => {
      const text = renderPollen(day, undefined, one.tag);
      const isComplete = Object.keys(day.levels).length === POLLEN_TYPES.length;
      const { others, noOthers, none, soFarKnown } = findReader(one.tag).pollen;
      const isAboutAll = [others, noOthers, none].some((words) => words.test(text));
      const hedges = soFarKnown.test(text);
      expect({ text, claims: isAboutAll && !hedges && !isComplete }).toEqual({
        text,
        claims: false,
      });
    });
    fc.assert(property, RUNS);
  });

  test('are reported in short, clean sentences, in templates, too', () => {
    const type = fc.option(fc.constantFrom(...POLLEN_TYPES), { nil: undefined });
    const property = fc.property(days, type, (day, facts) => {
      const text = renderPollen(day, facts, one.tag);
      const { short, long } = createPollenTemplates(day, facts, one);
      for (const words of [text, short, long]) {
        expect(words).toMatch(/^(?:\p{Lu}|<DayID>).*[^ .,]\.$/su);
        expect(words.replaceAll(/<(?:DayID|Location)>/g, 'X')).not.toMatch(
          /[°%/&<>()[\]{}_–—]|\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u,
        );
        expect(words).not.toMatch(/undefined|null|NaN|Graeser|Beifuss(?!pollen|-)/);
        expect(words.slice(0, 220)).toBe(words);
      }
      expect(short.match(/<DayID>|<Location>/g)).toEqual(['<DayID>']);
      expect(long.match(/<DayID>|<Location>/g)).toEqual(['<DayID>', '<Location>']);
      expect(readPollen(long, one.tag)).toEqual(readPollen(text, one.tag));
    });
    fc.assert(property, RUNS);
  });

  test('of another type or another level has other words', () => {
    const texts = POLLEN_TYPES.flatMap((type) =>
      LEVELS.map((index) => renderPollen(tomorrow({ [type]: index }), type, one.tag)),
    );
    expect(new Set(texts).size).toBe(POLLEN_TYPES.length * LEVELS.length);
  });

  test('of two types with other levels has other words', () => {
    const texts = LEVELS.flatMap((birch) =>
      LEVELS.map((grass) =>
        renderPollen(tomorrow({ Birke: birch, Graeser: grass }), undefined, one.tag),
      ),
    );
    expect(new Set(texts).size).toBe(LEVELS.length ** 2);
  });
});

/** Types whose spoken level is not the day's; none may be spoken of that is not known. */
function wrongLevels(parsed: Partial<Record<PollenType, number>>, { levels }: PollenDay): string[] {
  return POLLEN_TYPES.filter((type) => parsed[type] !== undefined && parsed[type] !== levels[type]);
}

/** What is to be said of the others: that there are some as high, or their highest level. */
function trueOthers(
  { levels }: PollenDay,
  named: Partial<Record<PollenType, number>>,
  highest: number,
): number | 'cut' | undefined {
  const known = POLLEN_TYPES.filter((type) => levels[type] !== undefined);
  const strongest = known.filter((type) => levels[type] === highest);
  if (highest > 0 && strongest.length > 4) return 'cut';
  const left = known.filter((type) => named[type] === undefined).map((type) => levels[type] ?? 0);
  const most = left.length > 0 ? Math.max(...left) : undefined;
  const isComplete = known.length === POLLEN_TYPES.length;
  return most === 0 && highest > 0 && !isComplete ? undefined : most;
}
