import * as z from 'zod';
import type { Entry } from './cache.ts';

const EntryText = z.object({
  version: z.string(),
  size: z.int().optional(),
  askedAt: z.number(),
  askAgainAt: z.number(),
  usableUntil: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** What never gets old is kept for so long after the server was last asked, milliseconds. */
const LONGEST_KEPT = 400 * 24 * 3_600_000;

/** An entry as JSON. */
export function writeEntry(entry: Entry): string {
  const usableUntil = lastUse(entry);
  const askAgainAt = Math.min(entry.askAgainAt, usableUntil);
  return JSON.stringify({ ...entry, askAgainAt, usableUntil });
}

/** Undefined for what is no entry. */
export function readEntry(text: string): Entry | undefined {
  try {
    return EntryText.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Epoch milliseconds from which a cache need not hold an entry. */
export function lastUse({ askedAt, usableUntil }: Entry): number {
  return Math.min(usableUntil, askedAt + LONGEST_KEPT);
}
