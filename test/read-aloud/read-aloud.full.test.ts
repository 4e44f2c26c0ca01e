import { expect, test } from 'vitest';
import { findLocale } from '../support/locales.ts';
import { drawSituations } from './draw.ts';
import { printHours } from './hours.ts';

const COUNT = 12;

async function read(tag: string, seed: number) {
  const locale = findLocale(tag);
  if (!locale) throw new Error(`${tag} is not a locale`);
  return Promise.all(drawSituations(seed, COUNT).map(async (situation) => situation(locale)));
}

test('who reads texts in two languages reads about the same weather in the same town', async () => {
  const [german, polish] = await Promise.all([read('de-DE', 5), read('pl-PL', 5)]);
  const contents = (texts: typeof german) =>
    texts.map(({ question, now, hours, place }) => ({ question, now, hours, at: place.latitude }));
  expect(contents(polish)).toEqual(contents(german));
  expect(polish.map(({ text }) => text)).not.toEqual(german.map(({ text }) => text));
});

test('another seed draws other questions', async () => {
  const [one, other] = await Promise.all([read('en-US', 5), read('en-US', 6)]);
  expect(other.map(({ question }) => question)).not.toEqual(one.map(({ question }) => question));
});

test('a reader sees the hours of each text, alike ones in one line', async () => {
  const texts = await read('de-DE', 7);
  for (const { hours, place, text } of texts) {
    const lines = printHours(hours, place.timeZone);
    expect(text).not.toBe('');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(hours.length);
  }
});
