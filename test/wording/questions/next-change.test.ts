import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { selectPhrases } from '../../../src/languages/phrases.ts';
import {
  CHANGES,
  planNextChange,
  planReach,
  type Change,
} from '../../../src/wording/plan/questions/next-change.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { rain, skillLocale, snow, type Weather } from '../plans.ts';
import { at, CLEAR, CLOUDY, nextDays } from './example-weather.ts';

const SUNNY: Weather = { ...CLEAR, sunshine: 25 };
const WEEK = nextDays(at(4, rain(61)), at(4, CLOUDY), at(12, SUNNY), at(-4, snow(73)));
const GREY = nextDays(at(4, CLOUDY), at(5, CLOUDY), at(4, CLOUDY));

/** Which day it is, on a Wednesday. */
const DAYS: Record<string, Record<Change, RegExp>> = {
  'de-DE': {
    better: /^Morgen/,
    warmer: /^Übermorgen/,
    colder: /^Am Samstag/,
    sun: /^Übermorgen/,
    snow: /^Am Samstag/,
  },
  'en-US': {
    better: /omorrow/,
    warmer: /Friday|day after tomorrow/i,
    colder: /Saturday/,
    sun: /Friday|day after tomorrow/i,
    snow: /Saturday/,
  },
  'fr-FR': {
    better: /^Demain/,
    warmer: /^Après-demain/,
    colder: /^Samedi/,
    sun: /^Après-demain/,
    snow: /^Samedi/,
  },
  'it-IT': {
    better: /^Domani/,
    warmer: /^Dopodomani/,
    colder: /^Sabato/,
    sun: /^Dopodomani/,
    snow: /^Sabato/,
  },
  'es-ES': {
    better: /^Mañana/,
    warmer: /[Pp]asado mañana/,
    colder: /[Ss]ábado/,
    sun: /[Pp]asado mañana/,
    snow: /[Ss]ábado/,
  },
  'nl-NL': {
    better: /^Morgen/,
    warmer: /^Overmorgen/,
    colder: /^Zaterdag/,
    sun: /^Overmorgen/,
    snow: /^Zaterdag/,
  },
  'sv-SE': {
    better: /^I morgon/,
    warmer: /^I övermorgon/,
    colder: /^På lördag/,
    sun: /^I övermorgon/,
    snow: /^På lördag/,
  },
  'pl-PL': {
    better: /utro/,
    warmer: /[Pp]ojutrze/,
    colder: /sobotę/,
    sun: /[Pp]ojutrze/,
    snow: /sobotę/,
  },
};

describe.each(Object.entries(DAYS))('when it comes, in %s', (tag, days) => {
  it.each(CHANGES)("'nextChange': %s", (change) => {
    const plan = planNextChange(WEEK, change);
    expect(plan && renderAnswer(plan, skillLocale(tag))).toMatch(days[change]);
  });

  it('the sun comes out on a day of sun and clouds, as "will the sun shine" says of it', () => {
    const mixed = nextDays(at(4, CLOUDY), at(5, CLOUDY), at(9, { ...CLOUDY, sunshine: 20 }));
    const plan = planNextChange(mixed, 'sun');
    expect(plan && renderAnswer(plan, skillLocale(tag))).toMatch(days.sun);
    expect(plan && renderAnswer(plan, skillLocale(tag))).toMatch(/\b8\b|ośmiu/);
  });

  it("'reach': the first day that is warm enough", () => {
    const { units } = skillLocale(tag);
    const degrees = units.temperature === 'fahrenheit' ? 50 : 10;
    const plan = planReach(WEEK, { side: 'above', degrees, units });
    expect(plan && renderAnswer(plan, skillLocale(tag))).toMatch(days.warmer);
  });

  it('what does not come is said in a sentence', () => {
    const { noChange, notReached } = selectPhrases(tag);
    for (const change of CHANGES) {
      expect(planNextChange(GREY, change)).toBeUndefined();
      expect(noChange[change]('Hamburg', 9)).toMatch(/Hamburg.* 9 .*\.$|\b9\b.*Hamburg.*\.$/);
    }
    const { units } = skillLocale(tag);
    expect(planReach(GREY, { side: 'above', degrees: 200, units })).toBeUndefined();
    expect(planReach(GREY, { side: 'below', degrees: -200, units })).toBeUndefined();
    expect(notReached.above('Hamburg', 9, 30)).toMatch(/30/);
    expect(notReached.below('Hamburg', 9, 30)).toMatch(/30/);
    expect(notReached.below('Hamburg', 9, 30)).not.toBe(notReached.above('Hamburg', 9, 30));
  });
});

test('a day that is warmer than today has a higher number', () => {
  const anyHigh = fc.integer({ min: -20, max: 40 });
  fc.assert(
    fc.property(fc.array(anyHigh, { minLength: 2, maxLength: 9 }), (highs) => {
      const [today = 0, ...later] = highs;
      const plan = planNextChange(nextDays(...highs.map((high) => at(high, CLOUDY))), 'warmer');
      const [fact] = plan ?? [];
      const told = fact?.kind === 'fact' && fact.form === 'comparison' ? fact.value : undefined;
      expect(told).toBe(later.find((high) => high - today >= 2));
    }),
    { numRuns: 100 },
  );
});
