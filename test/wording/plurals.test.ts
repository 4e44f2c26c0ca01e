import { describe, expect, it, test } from 'vitest';
import type { Locale } from '../../src/wording/language.ts';
import { locale as localeOf } from './plans.ts';
import { locales } from '../support/locales.ts';

/** What is counted, from °C, km/h, mm and cm. */
const COUNTED: Readonly<Record<string, (value: number, locale: Locale) => string>> = {
  degrees: (value, { language, units }) =>
    language.temperature(
      { kind: 'temperature', opening: null, temperature: { form: 'exactly', value } },
      { units, now: false },
    ),
  'speeds of gusts': (value, { language, units }) => language.gustText(value, units),
  'amounts of rain': (amount, { language, units }) =>
    language.amount({ kind: 'amount', of: 'rain', amount }, { units, now: false }),
  'depths of snow': (amount, { language, units }) =>
    language.amount({ kind: 'amount', of: 'snow', amount }, { units, now: false }),
};

describe.each(locales)('in $tag', (locale) => {
  test.each(Object.entries(COUNTED))(
    '%s from 0 to 130 have the form of their number',
    (what, words) => {
      const forms = new Map<string, Set<string>>();
      const plural = new Intl.PluralRules(locale.tag);
      for (let value = 0; value <= 130; value++) {
        const text = words(value, locale);
        const [spoken] = /\d+/.exec(text) ?? [];
        // One is a word in most languages; halves of inches have a form of their own.
        if (spoken === undefined || / half | y media\b/.test(text)) continue;
        const form = text.replace(spoken, '#');
        const same = plural.select(Number(spoken));
        forms.set(same, (forms.get(same) ?? new Set()).add(form));
      }
      const perClass = [...forms.values()].map((one) => [...one]);
      expect(perClass.filter((one) => one.length > 1)).toEqual([]);
      // Polish says amounts in words, which are inflected, too.
      const hasDigits = locale.tag !== 'pl-PL' || !/amounts|depths/.test(what);
      expect(forms.size > 0).toBe(hasDigits);
    },
  );
});

/** Degrees that are said with digits, by the guide's table of plural classes. */
describe('degrees are in the plural forms of native speakers', () => {
  it.each([
    ['de-DE', '0 Grad, 2 Grad, 21 Grad, 101 Grad'],
    ['en-GB', '0 degrees, 2 degrees, 21 degrees, 101 degrees'],
    ['fr-FR', '0 degré, 2 degrés, 22 degrés, 101 degrés'],
    ['it-IT', '0 gradi, 2 gradi, 21 gradi, 101 gradi'],
    ['es-ES', '0 grados, 2 grados, 21 grados, 101 grados'],
    ['nl-NL', '0 graden, 2 graden, 21 graden, 101 graden'],
    ['da-DK', '0 grader, 2 grader, 21 grader, 101 grader'],
    ['sv-SE', '0 grader, 2 grader, 21 grader, 101 grader'],
    [
      'pl-PL',
      '2 stopnie, 4 stopnie, 5 stopni, 12 stopni, 14 stopni, 21 stopni, 22 stopnie, 25 stopni, 103 stopnie, 112 stopni',
    ],
    ['cs-CZ', '0 stupňů, 2 stupně, 4 stupně, 5 stupňů, 22 stupňů, 102 stupňů'],
    ['sk-SK', '0 stupňov, 2 stupne, 4 stupne, 5 stupňov, 22 stupňov, 102 stupňov'],
    ['ro-RO', '3 grade, 19 grade, 20 de grade, 24 de grade, 101 grade, 119 grade, 120 de grade'],
  ])('%s: %s', (tag, counted) => {
    const { language, units } = localeOf(tag);
    for (const words of counted.split(', ')) {
      const value = Number.parseInt(words, 10);
      const temperature = { form: 'exactly', value } as const;
      const style = { units, now: false };
      const text = language.temperature({ kind: 'temperature', opening: null, temperature }, style);
      expect(text).toContain(words);
      const below = { form: 'exactly', value: -value } as const;
      if (value === 0) continue;
      const frosty = { kind: 'temperature', opening: null, temperature: below } as const;
      expect(language.temperature(frosty, style)).toContain(words);
    }
  });
});
