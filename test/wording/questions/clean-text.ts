import { expect } from 'vitest';

const MOST_WORDS = 45;

/** Whole sentences without signs, gaps and doubled words, and few enough to listen to. */
export function expectClean(text: string): void {
  expect(text).toMatch(/^\p{Lu}.*[^ .,:]\.$/su);
  expect(text).not.toMatch(/[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,:]|[.,:]{2}|[.,:](?! |$)/u);
  expect(text).not.toMatch(/undefined|null(?! Uhr| und )|NaN|minus 0|\b(\p{L}+) \1\b|\. \p{Ll}/u);
  expect({ text, words: text.split(' ').slice(MOST_WORDS) }).toEqual({ text, words: [] });
}
