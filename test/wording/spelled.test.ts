import { describe, expect, it } from 'vitest';
import { toRelativeDay } from '../../src/wording/plan/statement.ts';
import type { Locale } from '../../src/wording/language.ts';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import { findLocale } from '../support/locales.ts';

const audience = { today: '2026-12-20', place: 'Gießen' };
const day = toRelativeDay('2027-01-30', audience);
const locale = (tag: string): Locale => {
  const found = findLocale(tag);
  if (!found) throw new Error(`There is no ${tag}`);
  return found;
};

describe('the thirtieth of January', () => {
  it.each([
    ['de-DE', 'am Samstag, dem dreißigsten Januar,'],
    ['de-AT', 'am Samstag, dem dreißigsten Jänner,'],
    ['de-CH', 'am Samstag, dem dreissigsten Januar,'],
  ])('is in %s "%s"', (tag, words) => {
    expect(locale(tag).language.day(day)).toBe(words);
  });
});

describe('Swiss texts', () => {
  const { language } = locale('de-CH');

  it('have no ß in the names and levels of pollen', () => {
    for (const type of POLLEN_TYPES) {
      for (const level of [0, 1, 2, 3] as const) {
        const content = { form: 'type', type, level } as const;
        const setting = { day, place: 'Gießen' };
        expect(language.pollen({ kind: 'pollen', setting, content })).not.toContain('ß');
      }
    }
    const mugwort = { form: 'type', type: 'Beifuss', level: 2 } as const;
    const said = language.pollen({
      kind: 'pollen',
      setting: { day, place: null },
      content: mugwort,
    });
    expect(said).toContain('Beifusspollen');
    expect(said).toContain('mässig');
  });
});
