import { expect, test } from 'vitest';
import { ADDITIONAL_NAMES } from '../../src/place/build-index.ts';
import { OWN_EXONYMS } from '../../src/languages/place-names.ts';
import { selectExonyms } from '../../src/place/place-index.ts';
import { readGeoNames } from '../../src/place/geonames.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();
const rows = new Map(readGeoNames().map((row) => [row.id, row]));

const exonyms = Object.keys(OWN_EXONYMS).flatMap((language) =>
  Object.entries(selectExonyms(language)).map(([id, name]) => ({ language, id: Number(id), name })),
);

test.each(exonyms)('$name is a name that GeoNames has for $id', ({ id, name }) => {
  const known = [...(rows.get(id)?.alternateNames ?? []), ...(ADDITIONAL_NAMES[id] ?? [])];
  expect(known).toContain(name);
});

test.each(exonyms)('$name ($language) is found by that name', ({ language, id, name }) => {
  expect(gazetteer.find(name, { language, country: rows.get(id)?.country ?? '' })).toMatchObject({
    name,
    latitude: rows.get(id)?.latitude,
    longitude: rows.get(id)?.longitude,
  });
});

test.each(Object.keys(ADDITIONAL_NAMES).map(Number))('place %d exists', (id) => {
  expect(rows.has(id)).toBe(true);
});

test.each([
  ['de', 'Prag', 'Köln'],
  ['en', 'Prague', 'Cologne'],
  ['fr', 'Prague', 'Cologne'],
  ['it', 'Praga', 'Colonia'],
  ['es', 'Praga', 'Colonia'],
  ['nl', 'Praag', 'Keulen'],
  ['pl', 'Praga', 'Kolonia'],
  ['cs', 'Praha', 'Kolín nad Rýnem'],
  ['da', 'Prag', 'Køln'],
  ['ro', 'Praga', 'Köln'],
  ['sk', 'Praha', 'Kolín nad Rýnom'],
  ['sv', 'Prag', 'Köln'],
])('in %s the closest towns are called %s and %s', (language, prague, cologne) => {
  expect(gazetteer.findNearest(50.088, 14.421, language)?.name).toBe(prague);
  expect(gazetteer.findNearest(50.933, 6.95, language)?.name).toBe(cologne);
});
