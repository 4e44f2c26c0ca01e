import { LANGUAGES } from '../../contract/languages.ts';
import { findRange } from '../../wording/locales.ts';
import { invalidParameter } from '../problems.ts';

/** What a tool is called with, by name. */
export type Arguments = Record<string, unknown>;

/** Decimals that coordinates have in the contract. */
const DECIMALS = 1e5;

/**
 * Parameters as the strings that a URL has. What is null is not given: models often write out what
 * they leave open.
 */
export function givenBy(values: Arguments): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, writtenOut(value)]));
}

/**
 * Tag of the language that a tool is asked to answer in; of a language alone (`en`), its first.
 *
 * @throws {ServiceError} for one that there are no texts in
 */
export function languageOf(asked: unknown, byHeader: string): string {
  if (asked === undefined || asked === null) return byHeader;
  const tag = typeof asked === 'string' ? findRange(asked) : undefined;
  if (tag === undefined) {
    throw invalidParameter('language', `must be one of ${LANGUAGES.join(', ')}`);
  }
  return tag;
}

/** Models compute coordinates to the last digit of a number: they are rounded, not refused. */
function writtenOut(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return String(Math.round(value * DECIMALS) / DECIMALS);
}
