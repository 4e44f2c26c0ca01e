import { OpenDataError } from '../../src/opendata/server.ts';
import type { Verdict } from './target.ts';

/**
 * Decodes an input: what comes is looked at, and what is thrown must be a refusal.
 *
 * @param check throws where what came is no weather
 */
export async function decoded<T>(
  decode: () => T | Promise<T>,
  check: (value: T) => void,
): Promise<Verdict> {
  let value: T;
  try {
    value = await decode();
  } catch (error) {
    if (error instanceof OpenDataError) return 'refused';
    throw error;
  }
  check(value);
  return 'accepted';
}

/** @throws where a value is neither within bounds, which belong to it, nor null if it may be */
export function expectWithin(
  name: string,
  value: number | null,
  [least, most]: readonly [number, number],
): void {
  if (value === null) return;
  if (!(value >= least && value <= most)) throw new Error(`${name} is ${value}`);
}

/** @throws where a condition does not hold */
export function expectThat(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}
