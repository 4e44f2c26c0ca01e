import type { Answer } from './faulty-service.ts';

/** What becomes of an operation's answer: `the same`, `without zipcodes`, `by RV`, `404 no-forecast`. */
export type Outcome = string;

/** The difference between an answer and that of a working service. */
export function outcomeOf({ status, body }: Answer, well: Answer | undefined): Outcome {
  if (!well) return 'unknown';
  if (status !== 200) return sameProblem(body, well.body) ? 'the same' : problemOf(status, body);
  const { lost, other } = differences(well.body, body, '');
  if (other.size > 0) return other.has('source') ? `by ${String(body['source'])}` : 'other values';
  return lost.size > 0 ? `without ${[...lost].join(', ')}` : 'the same';
}

/** The trace of a problem is another one each time. */
function sameProblem(body: Answer['body'], before: Answer['body']): boolean {
  return body['type'] === before['type'];
}

/** `404 no-forecast` */
function problemOf(status: number, { type }: Answer['body']): Outcome {
  return `${status} ${String(type).split('/').at(-1)}`;
}

interface Differences {
  /** Fields that are null, or whose lists are shorter. */
  lost: Set<string>;
  /** Those that hold something else. */
  other: Set<string>;
}

function differences(before: unknown, after: unknown, field: string): Differences {
  if (Object.is(before, after)) return { lost: new Set(), other: new Set() };
  if (after === null || after === undefined) return { lost: new Set([field]), other: new Set() };
  if (!isParted(before) || !isParted(after)) return { lost: new Set(), other: new Set([field]) };
  const [known, overrides] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const each = Array.from(new Set([...known.keys(), ...overrides.keys()]), (name) =>
    differences(known.get(name), overrides.get(name), Array.isArray(after) ? field : name),
  );
  return {
    lost: new Set(each.flatMap(({ lost }) => [...lost])),
    other: new Set(each.flatMap(({ other }) => [...other])),
  };
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
