import { expect, it } from 'vitest';
import { readGeoNames } from '../../src/place/geonames.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import type { Listener } from '../../src/place/ranking.ts';
import { stripNameAffixes, toSpokenName } from '../../src/place/name-forms.ts';

const gazetteer = loadGazetteer();

const NO_TOWN = /^PPL(?:X|H|Q|W|CH)$/;

function largestTowns(country: string, count: number): string[] {
  const towns = readGeoNames()
    .filter((row) => row.country === country && !NO_TOWN.test(row.featureCode))
    .toSorted((a, b) => b.population - a.population)
    .map(({ name }) => stripNameAffixes(toSpokenName(name)));
  return [...new Set(towns)].slice(0, count);
}

it('asks back for fewer than three names in a hundred of the largest towns', () => {
  const largest: [string, number, Listener][] = [
    ['DE', 500, { language: 'de-DE', country: 'DE' }],
    ['US', 300, { language: 'en-US', country: 'US' }],
    ['GB', 200, { language: 'en-GB', country: 'GB' }],
  ];
  const requested = largest.flatMap(([country, count, listener]) =>
    largestTowns(country, count).filter((name) => gazetteer.findChoices(name, listener).length > 1),
  );
  expect(requested.length).toBeLessThan(30);
});
