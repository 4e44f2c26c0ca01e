import type { Violation } from './problems.ts';

/** Limits for every value of a request's JSON. */
const MAX_DEPTH = 64;
const MAX_STRING_CHARACTERS = 10_000;
const MAX_KEY_CHARACTERS = 255;

/** Limits for a field's path in an error message. */
const MAX_SHOWN_NAMES = 8;
const MAX_SHOWN_NAME_CHARACTERS = 60;

interface BrokenLimit {
  /** Outermost field first. */
  path: string[];
  rule: string;
}

/**
 * Finds the first value that is nested too deep, too long a string or not a finite number, or whose
 * name is too long or `__proto__`; undefined if there is none. `JSON.parse` accepts any depth, but code
 * that recurses over the value would overflow the stack.
 */
export function findBrokenLimit(value: unknown): Violation | undefined {
  const broken = findBrokenAt(value, 0);
  return broken && { field: formatFieldPath(broken.path), rule: broken.rule };
}

/** `request.intent.slots.date.value`; `body` for the outermost value. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  const shown = path.slice(0, MAX_SHOWN_NAMES).map((name) => shortenName(String(name)));
  return [...shown, ...(path.length > shown.length ? ['…'] : [])].join('.');
}

function findBrokenAt(value: unknown, depth: number): BrokenLimit | undefined {
  if (typeof value !== 'object' || value === null) {
    const rule = findScalarRule(value);
    return rule === undefined ? undefined : { path: [], rule };
  }
  if (depth === MAX_DEPTH) {
    return { path: [], rule: `must not nest deeper than ${MAX_DEPTH} levels` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const rule = findNameRule(name);
    const broken = rule === undefined ? findBrokenAt(inner, depth + 1) : { path: [], rule };
    if (!broken) continue;
    broken.path.unshift(name);
    return broken;
  }
  return undefined;
}

function findScalarRule(value: unknown): string | undefined {
  if (typeof value === 'string' && value.length > MAX_STRING_CHARACTERS) {
    return `must have at most ${MAX_STRING_CHARACTERS} characters`;
  }
  // JSON allows 1e400, which parses as Infinity.
  return typeof value === 'number' && !Number.isFinite(value)
    ? 'must be a finite number'
    : undefined;
}

function findNameRule(name: string): string | undefined {
  if (name === '__proto__') return 'is not allowed';
  if (name.length <= MAX_KEY_CHARACTERS) return undefined;
  return `must have a name of at most ${MAX_KEY_CHARACTERS} characters`;
}

function shortenName(name: string): string {
  return name.length > MAX_SHOWN_NAME_CHARACTERS
    ? `${name.slice(0, MAX_SHOWN_NAME_CHARACTERS)}…`
    : name;
}
