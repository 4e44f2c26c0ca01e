import { readFileSync } from 'node:fs';

const SCHEMA = new URL('../../src/config.ts', import.meta.url);

/** The environment variables that the server reads. */
export function listSettings(): string[] {
  const keys = readFileSync(SCHEMA, 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm);
  return Array.from(keys, ([, name = '']) => name);
}
