import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines that were typed, the latest first. */
export interface History {
  lines: string[];
  keep(lines: readonly string[]): void;
}

export const MOST_LINES = 200;

/**
 * Lines of times before, which only the user can read. A file that fails costs them, never a
 * conversation.
 *
 * @param file undefined keeps nothing
 */
export function openHistory(file: string | undefined): History {
  if (file === undefined) return { lines: [], keep: () => {} };
  return {
    lines: read(file),
    keep(lines) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${lines.slice(0, MOST_LINES).join('\n')}\n`, { mode: 0o600 });
      } catch {
        // See above.
      }
    },
  };
}

function read(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').slice(0, MOST_LINES);
  } catch {
    return [];
  }
}
