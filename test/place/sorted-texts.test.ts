import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createColumn,
  createSinglePage,
  createTextTable,
  findText,
  findTextsByPrefix,
  packSorted,
  type PackedTexts,
  type TextTable,
} from '../../src/place/index-storage.ts';
import { propertyRuns } from '../support/property-runs.ts';

/** So many that a search has several blocks to choose from, and few letters, so that beginnings are shared. */
const names = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', ' '), maxLength: 9 }), {
    minLength: 600,
    maxLength: 1200,
    size: 'max',
  })
  .map((texts) => texts.toSorted());

describe('a name among many', () => {
  test('is found where it stands, and only there', () => {
    fc.assert(
      fc.property(names, (sorted) => {
        const table = openSorted(sorted);
        expect(sorted.map((text) => findText(text, table))).toEqual([...sorted.keys()]);
        expect(findText('abc d', openSorted(sorted.filter((text) => text !== 'abc d')))).toBe(
          undefined,
        );
      }),
      { numRuns: propertyRuns(20) },
    );
  });

  test.each(['', 'a', 'c ', 'é', 'zz'])('is found by its first letters: "%s"', (start) => {
    fc.assert(
      fc.property(names, (sorted) => {
        const [from, to] = findTextsByPrefix(start, openSorted(sorted));
        expect(sorted.slice(from, to)).toEqual(sorted.filter((text) => text.startsWith(start)));
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

function openSorted(texts: readonly string[]): TextTable {
  const { sparse, ...all } = packSorted(texts);
  return open(all, open(sparse));
}

function open({ bytes, starts }: PackedTexts, sparse?: TextTable): TextTable {
  const numbers = createSinglePage(Buffer.from(starts.buffer));
  const section = { start: 0, length: starts.byteLength, type: 'Uint32Array' };
  return createTextTable(createSinglePage(bytes), 0, createColumn(numbers, section), sparse);
}
