import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../src/wording/locales.ts';

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
    (_, words) => {
      const forms = new Map<string, Set<string>>();
      const plural = new Intl.PluralRules(locale.tag);
      for (let value = 0; value <= 130; value++) {
        const text = words(value, locale);
        const [spoken] = /\d+/.exec(text) ?? [];
        // One is a word in most languages; halves of inches have a form of their own.
        if (spoken === undefined || / half | y media /.test(text)) continue;
        const form = text.replace(spoken, '#');
        const same = plural.select(Number(spoken));
        forms.set(same, (forms.get(same) ?? new Set()).add(form));
      }
      const perClass = [...forms.values()].map((one) => [...one]);
      expect(perClass.filter((one) => one.length > 1)).toEqual([]);
      expect(forms.size).toBeGreaterThan(0);
    },
  );
});
