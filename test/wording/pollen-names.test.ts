import { describe, expect, it } from 'vitest';
import { findPlant, POLLEN_PLANTS } from '../../src/wording/language.ts';
import { locale as localeOf } from './plans.ts';
import { locales } from '../support/locales.ts';

describe.each(locales)('the names of pollen in $tag', ({ tag, language }) => {
  const names = POLLEN_PLANTS.map((plant) => language.pollenNames[plant]);

  it('distinguish all plants of the document', () => {
    expect(new Set(names).size).toBe(45);
  });

  it('are words, in lower case except for German and the moulds', () => {
    expect(names.filter((name) => !/^[\p{L}' ]+$/u.test(name))).toEqual([]);
    const capitals = names.filter((name) => /^\p{Lu}/u.test(name));
    const plain = capitals.filter(
      (name) => !['Alternaria', 'Cladosporium', 'Compositae'].includes(name),
    );
    expect(tag.startsWith('de') ? [] : plain).toEqual([]);
  });

  it('are recognized in texts', () => {
    const found = names.map((name) => findPlant(name, language.pollenNames));
    expect(found).toEqual(names);
  });
});

it.each([
  ['de-DE', 'tannen pollen', 'Tanne'],
  ['de-DE', 'Eichenpollen', 'Eiche'],
  ['de-CH', 'Gänsefuss', 'Gänsefuss'],
  ['en-US', 'oak pollen', 'oak'],
  ['en-GB', 'holm oaks', 'holm oak'],
  ['fr-FR', 'pollen de chêne', 'chêne'],
  ['it-IT', 'pollini di quercia', 'quercia'],
  ['es-ES', 'polen de olivo', 'olivo'],
  ['nl-NL', 'eikenpollen', 'eik'],
  ['nl-NL', 'es', 'es'],
  ['de-DE', 'Staub', undefined],
  ['de-DE', '', undefined],
])('in %s "%s" speaks of %s', (tag, spoken, plant) => {
  expect(findPlant(spoken, localeOf(tag).language.pollenNames)).toBe(plant);
});
