import * as fc from 'fast-check';
import { codePoint } from '../support/code-points.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A change to one value of a JSON text, counted from its beginning. */
interface Change {
  at: number;
  kind: 'replace' | 'remove' | 'rename' | 'repeat' | 'nest';
  value: Json;
  key: string;
}

const ODD_STRINGS = [
  '', ' ', '__proto__', 'constructor', 'toString', 'null', '\u0000', '\ud83c', '\ufeff', '‮',
  '<speak>', '&amp;', '../../etc/passwd', '-1', '1e999', 'x'.repeat(20_000),
]; // prettier-ignore
const ODD_NUMBERS = [0, -0, -1, 0.5, 1e300, -1e300, 2 ** 31, 2 ** 53, 5e-324];
const ODD_VALUES: Json[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ...ODD_NUMBERS,
  ...ODD_STRINGS,
];

const MOST_CHANGES = 4;
const DEEP = 500;

/**
 * JSON texts that valid ones become when values of theirs change, are left out, come twice, lie
 * deep or have another name.
 *
 * @param seeds valid ones, or what generates them
 * @param words keys and values of the format, to stand where they should not
 * @param least changes of each
 */
export function mutatedJson(
  seeds: readonly Json[] | fc.Arbitrary<Json>,
  words: readonly string[] = [],
  least = 1,
): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom<Change['kind'][]>(
      'replace',
      'replace',
      'remove',
      'rename',
      'repeat',
      'nest',
    ),
    value: fc.oneof(
      fc.constantFrom<Json[]>(...ODD_VALUES, ...words),
      fc.string({ unit: codePoint }),
    ),
    key: fc.constantFrom(...ODD_STRINGS, ...words),
  });
  return fc
    .tuple(
      seeds instanceof fc.Arbitrary ? seeds : fc.constantFrom(...seeds),
      fc.array(change, { minLength: least, maxLength: MOST_CHANGES }),
    )
    .map(([seed, changes]) => changes.reduce(changed, JSON.stringify(seed)));
}

function changed(text: string, { at, kind, value, key }: Change): string {
  const root: Json = JSON.parse(text);
  const target = at % countOf(root);
  let position = 0;

  function copy(one: Json): Json {
    const isTarget = position++ === target;
    if (isTarget && kind === 'replace') return value;
    if (isTarget && kind === 'nest') return nested(one);
    if (Array.isArray(one)) return one.flatMap((each) => around(each).map(copyOf(each)));
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(
      Object.entries(one).flatMap(([name, each]) =>
        around(each).map((place) => [place === 'renamed' ? key : name, copyOf(each)()]),
      ),
    );
  }

  /** Where a value is put: nowhere when it is left out, at two places when it comes twice. */
  function around(each: Json): ('here' | 'renamed')[] {
    if (position !== target) return ['here'];
    if (kind === 'remove') {
      position += countOf(each);
      return [];
    }
    if (kind === 'rename') return ['renamed'];
    return kind === 'repeat' ? ['here', 'renamed'] : ['here'];
  }

  function copyOf(each: Json): () => Json {
    return () => copy(each);
  }

  return JSON.stringify(copy(root));
}

function countOf(value: Json): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((count, each) => count + countOf(each), 1);
}

function nested(value: Json): Json {
  let deep = value;
  for (let depth = 0; depth < DEEP; depth++) deep = depth % 2 === 0 ? [deep] : { deep };
  return deep;
}
