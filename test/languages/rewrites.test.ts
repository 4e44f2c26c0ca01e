import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import paraphrases from '../../src/languages/paraphrases.json' with { type: 'json' };
import {
  compileRewrites,
  findNeededTexts,
  getRewriter,
  type Rewrite,
} from '../../src/languages/rewrites.ts';
import { selectLexicon } from '../../src/understanding/lexicons.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'sv'] as const;

function readTranscripts(language: string): string[] {
  const file = new URL(`../simulator/transcripts/${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t')[0] ?? '');
}

/** Tries each rewrite, whatever the text has. */
function rewriteOneByOne(text: string, rewrites: readonly Rewrite[]): string {
  return rewrites.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

describe.each(LANGUAGES)('a sentence in %s', (language) => {
  const lists = {
    'as it is spelled': selectLexicon(language).rewrites,
    'in the words of the samples': compileRewrites(paraphrases[language]),
  };

  test.each(Object.entries(lists))('is read %s by every rewrite that is of it', (_, rewrites) => {
    const { rewrite } = getRewriter(rewrites);
    const said = readTranscripts(language);
    expect(said.map(rewrite)).toEqual(said.map((text) => rewriteOneByOne(text, rewrites)));
  });

  test.each(Object.entries(lists))('is tried by few of the rewrites %s', (_, rewrites) => {
    const always = rewrites.filter(([from]) => findNeededTexts(from).length === 0);
    expect(always.length).toBeLessThanOrEqual(8);
  });
});

describe('what a pattern needs', () => {
  const digits = Array.from('0123456789');

  it.each([
    [/regen/u, [['regen']]],
    [/^wird es (?:nass|feucht)/u, [['wird es '], ['nass', 'feucht']]],
    [/(?:nass|feucht)!/u, [['nass', 'feucht'], ['!']]],
    [/colou?r/u, [['colo'], ['r']]],
    [/hm+ /u, [['hm'], [' ']]],
    [/(?:sehr )?kalt/u, [['kalt']]],
    [/(?<!nicht )(?<=sehr )kalt(?! draußen)/u, [['sehr '], ['kalt']]],
    [/(?:a (?:cold|hot)|freezing) night/u, [[' night'], ['cold', 'hot', 'freezing']]],
    [/(?:so cold)+ (?:.*)night/u, [['so cold'], ['night'], [' ']]],
    [/\d+ (?=grad\b)/u, [['grad'], [' '], digits]],
    [/[eé]t[eé]/u, [['t'], ['e', 'é'], ['e', 'é']]],
    [/[-−]?[^a]°[a-z]/u, [['°']]],
    [/a\.m\./u, [['a.m.']]],
    [/(\p{L}+) \1/u, [[' ']]],
    [/x{2}/u, [['x']]],
    [/(?:x|y)*z?/u, []],
    [/rain|/u, []],
    [/rain/iu, []],
  ])('is of %s %j', (pattern, texts) => {
    expect(findNeededTexts(pattern)).toEqual(texts);
  });
});

describe('whether a word has a spelling of its own', () => {
  const { isRespelled } = getRewriter([[/\bgonna\b/gu, 'going to'], [/^n?it$/u, '']]); // prettier-ignore

  it.each([
    ['gonna', true],
    ['nit', true],
    ['unit', false],
    ['gon', false],
  ])('is told of "%s"', (word, expected) => {
    expect(isRespelled(word)).toBe(expected);
  });
});
