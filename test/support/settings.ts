import { readFileSync } from 'node:fs';

const SCHEMAS = ['../../src/config.ts', '../../src/watch/settings.ts'];

/** The environment variables that the server reads. */
export function listSettings(): string[] {
  return SCHEMAS.flatMap((path) => {
    const text = readFileSync(new URL(path, import.meta.url), 'utf8');
    const keys = text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm);
    return Array.from(keys, ([, name = '']) => name);
  });
}
