import { expect, it } from 'vitest';
import { locales } from '../support/locales.ts';
import { readTable, tableOf } from './table.ts';

const languageOf = ({ tag }: { tag: string }) => tag.slice(0, 2);
const isFirst = (locale: { tag: string }, at: number) =>
  locales.findIndex((other) => languageOf(other) === languageOf(locale)) === at;

/** The variants of a language are in the full run. */
it.each(locales.filter(isFirst))('the texts of $tag match their table', async (locale) => {
  const table = await tableOf(locale);
  expect(table).toBe(readTable(locale, table));
});
