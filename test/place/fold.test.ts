import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { foldSpellings, foldName } from '../../src/place/name-forms.ts';

test.each([
  ['MÜNCHEN', 'munchen'],
  ['Mu\u0308nchen', 'munchen'],
  ['Weißenfels', 'weissenfels'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Garmisch-Partenkirchen', 'garmisch partenkirchen'],
  ['Frankfurt (Oder)', 'frankfurt oder'],
  ['Frankfurt an der Oder', 'frankfurt oder'],
  ['St. Gallen', 'st gallen'],
  ['Sankt Gallen', 'st gallen'],
  ['Saint-Étienne', 'st etienne'],
  ['Stratford-upon-Avon', 'stratford avon'],
  ['L’Aquila', 'l aquila'],
  ['Der', 'der'],
  ['東京', ''],
  ['', ''],
])('%s is compared as %j', (name, expected) => {
  expect(foldName(name)).toBe(expected);
});

test.each([
  ['München', ['munchen', 'muenchen']],
  ['Muenchen', ['muenchen']],
  ['Düll', ['dull', 'duell']],
  ['Duell', ['duell']],
  ['Århus', ['arhus', 'aarhus']],
  ['Besançon', ['besancon']],
])('%s is looked up as %j', (name, expected) => {
  expect(foldSpellings(name)).toEqual(expected);
});

it('does not change a folded name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});
