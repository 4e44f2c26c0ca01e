import { findReader } from './index.ts';
import type { ReadNumbers } from './text-reader.ts';

/** The numbers of a text, and the rest of it, which may have no digit. */
export interface ReadText extends ReadNumbers {
  rest: string;
}

export function readNumbers(text: string, tag: string): ReadText {
  const parsed: ReadText = { degrees: [], gusts: [], amounts: [], hours: [], rest: text };
  for (const [kind, pattern, read] of findReader(tag).numbers) {
    // A time may begin a sentence: "Zwischen 6 und 7 Uhr".
    const anywhere = kind === 'hours' ? ignoringCase(pattern) : pattern;
    parsed.rest = parsed.rest.replaceAll(anywhere, (...match: unknown[]) => {
      parsed[kind].push(...read(match.slice(1, -2).map(groupOf)));
      return '_';
    });
  }
  return parsed;
}

function groupOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function ignoringCase(pattern: RegExp): RegExp {
  return pattern.ignoreCase ? pattern : new RegExp(pattern.source, `${pattern.flags}i`);
}
