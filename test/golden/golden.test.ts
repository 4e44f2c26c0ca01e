import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Locale } from '../../src/wording/language.ts';
import { SITUATIONS } from './situations.ts';
import { textsOf } from './texts.ts';
import { locales } from '../support/locales.ts';

/** `WRITE_GOLDEN=1 npx vitest run test/golden` writes the tables anew: the difference is to be read. */
const isWriting = process.env['WRITE_GOLDEN'] === '1';

it.each(locales)('the texts of $tag match their table', async (locale) => {
  const file = new URL(`tables/${locale.tag}.md`, import.meta.url);
  const table = await tableOf(locale);
  if (isWriting) writeFileSync(file, table);
  expect(table).toBe(readFileSync(file, 'utf8'));
});

/** A page for a native speaker to read: a heading for each situation, a line for each operation. */
async function tableOf(locale: Locale): Promise<string> {
  const sections = await Promise.all(
    SITUATIONS.map(async (situation) => {
      const lines = (await textsOf(situation, locale)).map(
        ([operation, text]) => `- **${operation}** ${text}`,
      );
      return `## ${situation.name}\n\n${lines.join('\n')}\n`;
    }),
  );
  return `# ${locale.tag}\n\n${sections.join('\n')}`;
}
