import type { Violation } from './service/problems.ts';

/** What any value of a request's JSON keeps to, whatever it stands for. */
const MAX_DEPTH = 64;
const MAX_STRING_CHARACTERS = 10_000;
const MAX_NAME_CHARACTERS = 255;

/** Of a field's path in an error, so that it stays readable. */
const MAX_TOLD_NAMES = 8;
const MAX_TOLD_CHARACTERS = 60;

interface Broken {
  /** From the outermost field to the innermost. */
  path: string[];
  rule: string;
}

/**
 * The first value that is nested too deep, is too long a string or no finite number, or whose name is
 * too long or `__proto__`; undefined where all keep to the limits. `JSON.parse` itself takes any depth,
 * but whatever recurses over such a value overflows the stack.
 */
export function findBrokenLimit(value: unknown): Violation | undefined {
  const broken = findBroken(value, 0);
  return broken && { field: fieldName(broken.path), rule: broken.rule };
}

/** `request.intent.slots.date.value`; `body` for the outermost value. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  const told = path.slice(0, MAX_TOLD_NAMES).map((name) => shortened(String(name)));
  return [...told, ...(path.length > told.length ? ['…'] : [])].join('.');
}

function findBroken(value: unknown, depth: number): Broken | undefined {
  if (typeof value !== 'object' || value === null) {
    const rule = brokenByScalar(value);
    return rule === undefined ? undefined : { path: [], rule };
  }
  if (depth === MAX_DEPTH) {
    return { path: [], rule: `must not nest deeper than ${MAX_DEPTH} levels` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const rule = brokenByName(name);
    const broken = rule === undefined ? findBroken(inner, depth + 1) : { path: [], rule };
    if (!broken) continue;
    broken.path.unshift(name);
    return broken;
  }
  return undefined;
}

function brokenByScalar(value: unknown): string | undefined {
  if (typeof value === 'string' && value.length > MAX_STRING_CHARACTERS) {
    return `must have at most ${MAX_STRING_CHARACTERS} characters`;
  }
  // JSON can write 1e400.
  return typeof value === 'number' && !Number.isFinite(value)
    ? 'must be a finite number'
    : undefined;
}

function brokenByName(name: string): string | undefined {
  if (name === '__proto__') return 'must not be there';
  if (name.length <= MAX_NAME_CHARACTERS) return undefined;
  return `must have a name of at most ${MAX_NAME_CHARACTERS} characters`;
}

function shortened(name: string): string {
  return name.length > MAX_TOLD_CHARACTERS ? `${name.slice(0, MAX_TOLD_CHARACTERS)}…` : name;
}
