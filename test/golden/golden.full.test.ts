import { expect, it } from 'vitest';
import { locales } from '../support/locales.ts';
import { readTable, tableOf } from './table.ts';

it.each(locales)('the texts of $tag match their table', async (locale) => {
  const table = await tableOf(locale);
  expect(table).toBe(readTable(locale, table));
});
