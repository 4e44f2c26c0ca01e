import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EXCESSES, planExcess } from '../../../src/wording/plan/questions/thresholds.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale } from '../plans.ts';
import { at, CLEAR, tomorrow, UNKNOWN } from './example-weather.ts';

const MILD = tomorrow(...lasting(24, at(18, CLEAR)));
const HOT = tomorrow(...lasting(24, at(33, CLEAR)));
const COLD = tomorrow(...lasting(24, at(4, CLEAR)));
const WINDY = tomorrow(...lasting(24, { ...at(15), windSpeed: 40, gust: 65 }));
const WET = tomorrow(...lasting(24, at(12, rain(63))));

describe.each([
  ['de-DE', 'Ja, ', 'Nein, '],
  ['en-GB', 'Yes, ', 'No, '],
  ['es-ES', 'Sí, ', 'No, '],
  ['fr-FR', 'Oui, ', 'Non, '],
  ['it-IT', 'Sì, ', 'No, '],
  ['nl-NL', 'Ja, ', 'Nee, '],
  ['sv-SE', 'Ja, ', 'Nej, '],
  ['pl-PL', 'Tak, ', 'Nie, '],
])('whether it is too much for something, in %s', (tag, yes, no) => {
  const ask = (...question: Parameters<typeof planExcess>) =>
    renderAnswer(planExcess(...question), skillLocale(tag));

  it('begins with yes or no, and tells how hot, cold, windy or wet it is', () => {
    expect(ask('heat', 'running', HOT)).toMatch(new RegExp(`^${yes}.*\\b33\\b`));
    expect(ask('heat', 'running', MILD)).toMatch(new RegExp(`^${no}.*\\b18\\b`));
    expect(ask('cold', 'barbecue', COLD)).toMatch(new RegExp(`^${yes}.*\\b4\\b`));
    expect(ask('cold', 'barbecue', MILD)).toMatch(new RegExp(`^${no}.*\\b18\\b`));
    expect(ask('cold', 'shorts', COLD)).toMatch(new RegExp(`^${yes}.*\\d`));
    expect(ask('wind', 'bicycle', WINDY)).toMatch(new RegExp(`^${yes}.*(?:\\d|dziest)`));
    expect(ask('wind', 'bicycle', MILD)).toMatch(new RegExp(`^${no}`));
    expect(ask('wet', 'mowing', WET)).toMatch(new RegExp(`^${yes}`));
    expect(ask('wet', 'mowing', MILD)).toMatch(new RegExp(`^${no}`));
  });

  it('says neither without data', () => {
    const unknown = tomorrow(...lasting(24, UNKNOWN));
    for (const excess of EXCESSES) {
      const said = ask(excess, 'running', unknown);
      expect(said).not.toBe('');
      expect([yes, no].some((first) => said.startsWith(first))).toBe(false);
    }
  });
});

test('what is too hot is not too cold, whatever the temperature and the activity', () => {
  const subjects = fc.constantFrom('running', 'barbecue', 'picnic', 'beach', 'shorts', 'bicycle');
  fc.assert(
    fc.property(fc.integer({ min: -25, max: 42 }), subjects, (degrees, subject) => {
      const facts = tomorrow(...lasting(24, at(degrees, CLEAR)));
      const answers = (['heat', 'cold'] as const).map((excess) => {
        const [verdict] = planExcess(excess, subject, facts);
        return verdict?.kind === 'verdict' ? verdict.answer : undefined;
      });
      expect(answers).not.toEqual(['yes', 'yes']);
      expect(answers).not.toContain(undefined);
    }),
    { numRuns: 100 },
  );
});
