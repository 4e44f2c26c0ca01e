import { readFileSync, writeFileSync } from 'node:fs';
import type { Locale } from '../../src/wording/language.ts';
import { SITUATIONS } from './situations.ts';
import { textsOf } from './texts.ts';

/** `WRITE_GOLDEN=1 npx vitest run test/golden` writes the tables anew: the difference is to be read. */
const isWriting = process.env['WRITE_GOLDEN'] === '1';

/** The table that is kept, which is replaced by `table` first if it is to be written anew. */
export function readTable({ tag }: Locale, table: string): string {
  const file = new URL(`tables/${tag}.md`, import.meta.url);
  if (isWriting) writeFileSync(file, table);
  return readFileSync(file, 'utf8');
}

/** A page for a native speaker to read: a heading for each situation, a line for each operation. */
export async function tableOf(locale: Locale): Promise<string> {
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
