import { listenerOf } from './index.ts';
import type { NumbersHeard } from './listener.ts';

/** The numbers of a text, and what is left of it: no digit may be. */
export interface Heard extends NumbersHeard {
  rest: string;
}

export function hear(text: string, tag: string): Heard {
  const heard: Heard = { degrees: [], gusts: [], amounts: [], hours: [], rest: text };
  for (const [kind, pattern, read] of listenerOf(tag).numbers) {
    heard.rest = heard.rest.replaceAll(pattern, (...match: unknown[]) => {
      heard[kind].push(...read(match.slice(1, -2).map(groupOf)));
      return '_';
    });
  }
  return heard;
}

function groupOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
