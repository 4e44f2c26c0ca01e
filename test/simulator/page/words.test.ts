import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listUnderstoodLocales } from '../../../src/understanding/lexicons.ts';
import { findReader } from '../../wording/readers/index.ts';
import { loadWords, PAGE_LANGUAGES } from '../../../src/simulator/page/words.js';

/** The texts of a table of words, by their paths. */
function listTexts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [...listTexts(each, `${path}.${name}`)]),
  );
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('the words of the page', () => {
  it('are there in each language that the skill understands', () => {
    const languages = new Set(listUnderstoodLocales().map((locale) => locale.split('-')[0]));
    expect(PAGE_LANGUAGES).toEqual(
      [...languages].toSorted((one = '', other = '') => one.localeCompare(other)),
    );
    const files = readdirSync(new URL('../../../src/simulator/page/words/', import.meta.url));
    expect(files.toSorted()).toEqual(PAGE_LANGUAGES.map((language) => `${language}.js`));
  });

  it.each(PAGE_LANGUAGES)('are complete in %s, with what is filled in', async (language) => {
    const english = listTexts(await loadWords('en'));
    const own = listTexts(await loadWords(language));
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [path, text] of own) {
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, placeholdersIn(text)]).toEqual([path, placeholdersIn(english.get(path) ?? '')]);
    }
  });

  it.each(PAGE_LANGUAGES.filter((language) => language !== 'en'))(
    'are translated in %s',
    async (language) => {
      const english = listTexts(await loadWords('en'));
      const own = listTexts(await loadWords(language));
      const same = [...own].filter(([path, text]) => english.get(path) === text);
      // Names that languages share, such as "Ambrosia", "Details" and "Notifications".
      expect(same.length).toBeLessThan(own.size / 8);
    },
  );

  it.each(PAGE_LANGUAGES)(
    'are those of the voice for the levels of pollen in %s',
    async (language) => {
      const { pollenLevels } = await loadWords(language);
      const { levels } = findReader(language).pollen;
      expect(pollenLevels.slice(1).map((word) => levels[word])).toEqual([1, 2, 3]);
    },
  );

  it('are English in any other language', async () => {
    expect(await loadWords('cs-CZ')).toBe(await loadWords('en-GB'));
  });
});
