import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasNamePrefix, foldSpellings, foldPrefixes, slugify } from '../../src/place/name-forms.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { distanceInKm } from '../../src/place/place.ts';

const gazetteer = loadGazetteer();

function namesBeginning(text: string, most = 10, language = 'de'): string[] {
  return gazetteer.listByPrefix(text, most, language).map(({ name }) => name);
}

describe('places whose names begin with a text', () => {
  test.each([
    ['Hamb', 'Hamburg'],
    ['hamburg', 'Hamburg'],
    ['münc', 'München'],
    ['muenc', 'München'],
    ['munc', 'München'],
    ['Munic', 'München'],
    ['Frankfurt a', 'Frankfurt am Main'],
    ['Frankfurt am', 'Frankfurt am Main'],
    ['Frankfurt am Ma', 'Frankfurt am Main'],
    ['Frankfurt an d', 'Frankfurt an der Oder'],
    ['frankfurt (od', 'Frankfurt an der Oder'],
    ['Sankt Ga', 'Sankt Gallen'],
    ['St. Ga', 'Sankt Gallen'],
    ['Sankt Gallen', 'Sankt Gallen'],
    ['sank', 'Sankt Petersburg'],
    ['Saint-Éti', 'Saint-Étienne'],
    ['Neustadt an der W', 'Neustadt an der Waldnaab'],
    ['Łód', 'Lodz'],
    ['Sylt', 'Westerland'],
    ['Bad A', 'Bad Aibling'],
    ['Kreuzb', 'Kreuzberg'],
    ["l'aqu", 'L’Aquila'],
  ])('%s: %s is among them', (text, expected) => {
    const found = namesBeginning(text).map((name) => name.replace("'", '’'));
    expect(found).toContain(expected);
  });

  it('have the name of the language, sorted by prominence', () => {
    expect(namesBeginning('ber', 3, 'en')).toEqual(['Berlin', 'Bergen', 'Bern']);
    expect(namesBeginning('Köln', 1, 'fr')).toEqual(['Cologne']);
    const names = gazetteer.listByPrefix('hannover', 3, 'de');
    expect(names[0]).toMatchObject({ name: 'Hannover', country: 'DE', area: 'DE.06' });
  });

  it('are none for a misspelled prefix', () => {
    expect(namesBeginning('Hambrug')).toEqual([]);
    expect(namesBeginning('Sankst')).toEqual([]);
  });

  it('match "Sankt" for "St", but not "St" for "Sankt"', () => {
    expect(namesBeginning('St', 50)).toEqual(expect.arrayContaining(['Stuttgart', 'Sankt Gallen']));
    expect(namesBeginning('Sankt', 50)).toContain('Sankt Gallen');
    expect(namesBeginning('Sankt', 50)).not.toContain('Stuttgart');
  });

  test.each(['', '東京', '🙂🙂', '...', '(', '\u0000', 'x'.repeat(100)])(
    'are none for %j',
    (text) => {
      expect(namesBeginning(text)).toEqual([]);
    },
  );

  it('are fast, unique and limited for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.stringMatching(/^[a-zäöüß. -]{1,12}$/),
      fc.stringMatching(/^[a-z]$/),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 100 }), (start, most) => {
        const ids = gazetteer.listByPrefix(start, most, 'de').map(({ id }) => id);
        expect(ids.length).toBeLessThanOrEqual(most);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  }, 20_000);
});

describe('the prefix index of folded names', () => {
  const towns = ['München', 'Frankfurt am Main', 'Sankt Gallen', 'Saint-Étienne', 'Århus', 'Łódź', 'Rothenburg ob der Tauber', 'Fort-de-France', 'Bad Neustadt an der Saale', 'Neustadt']; // prettier-ignore

  it('finds every prefix of every name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns), fc.nat(24), (name, length) => {
        const typed = name.slice(0, length + 1).trim();
        fc.pre(/\p{L}/u.test(typed));
        const folded = foldSpellings(name);
        const isFound = foldPrefixes(typed).some(({ folded: start }) =>
          folded.some((form) => form.startsWith(start)),
        );
        expect({ typed, isFound }).toEqual({ typed, isFound: true });
        expect(hasNamePrefix(name, typed)).toBe(true);
      }),
    );
  });
});

test.each([
  ['Baden-Württemberg', 'baden-wuerttemberg'],
  ['Frankfurt (Oder)', 'frankfurt-oder'],
  ["L'Aquila", 'l-aquila'],
  ['Łódź', 'lodz'],
  ['Saint-Étienne', 'saint-etienne'],
])('%s is %s in an address', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

describe('the towns around a position', () => {
  const MUNICH = { latitude: 48.137, longitude: 11.575 };

  it('are sorted by distance, which they include', () => {
    const towns = gazetteer.listAround(MUNICH, 20, 100, 'de');
    expect(towns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['München', 'Unterhaching', 'Dachau']),
    );
    const distances = towns.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThan(20.01);
    for (const town of towns) {
      expect(distanceInKm(town, MUNICH)).toBeCloseTo(town.distance ?? NaN, 6);
    }
  });

  it('are the nearest ones if there are more', () => {
    const all = gazetteer.listAround(MUNICH, 20, 100, 'de');
    expect(gazetteer.listAround(MUNICH, 20, 3, 'de')).toEqual(all.slice(0, 3));
  });

  it('lie on both sides of the date line', () => {
    const around = gazetteer.listAround({ latitude: -16.8, longitude: 179.99 }, 400, 20, 'en');
    const isEast = around.map(({ longitude }) => longitude < 0);
    expect(new Set(isEast).size).toBe(2);
  });

  test.each([
    [56, 3],
    [0, 0],
    [89.9, 0],
  ])('are none at open sea or the pole: %d, %d', (latitude, longitude) => {
    expect(gazetteer.listAround({ latitude, longitude }, 10, 10, 'de')).toEqual([]);
  });
});

test('a place is found by its GeoNames id', () => {
  expect(gazetteer.findById(2950159, 'fr')).toMatchObject({
    id: 2950159, name: 'Berlin', mainName: 'Berlin', area: 'DE.16', country: 'DE',
  }); // prettier-ignore
  for (const id of [0, 1, 4_294_967_295]) expect(gazetteer.findById(id, 'de')).toBeUndefined();
});
