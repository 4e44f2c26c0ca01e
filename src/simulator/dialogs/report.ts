import type { PlayedTurn } from './play.ts';
import { noticedLines } from './text-form.ts';

/** A turn for people to read: what was said, and what was noticed. */
export function turnText({ saying, noticed }: PlayedTurn): string {
  return [`> ${saying.said}`, ...noticedLines(noticed)].join('\n');
}

/** Where a turn is not as its file has it: expected, heard, where. */
export function differenceText(path: string, { saying, differences }: PlayedTurn): string {
  return differences
    .map(({ of, expected, heard }) =>
      [
        `${path}, line ${saying.line}: other ${of} to "${saying.said}"`,
        `  expected: ${expected}`,
        `  heard:    ${heard}`,
      ].join('\n'),
    )
    .join('\n');
}

/** A turn with all that is known of it, as one line of JSON. */
export function turnJson(path: string, { saying, turn, differences }: PlayedTurn): string {
  const { line, expected = null } = saying;
  return JSON.stringify({ file: path, line, ...turn, expected, differences });
}

/** What went wrong, as a sentence. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
