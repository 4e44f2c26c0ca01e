import { expect, it } from 'vitest';
import { findByFirstWords } from '../../src/place/address.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();

it.each([
  ['köln ne', 'de', 'Köln'],
  ['hamburg hbf', 'de', 'Hamburg'],
  ['holland ans meer', 'de', 'Amsterdam in den Niederlanden'],
  ['roma termini', 'it', 'Roma'],
  ['paris gare du nord', 'fr', 'Paris'],
  ['madrid atocha', 'es', 'Madrid'],
  ['utrecht centraal', 'nl', 'Utrecht'],
  ['chicago union station', 'en', 'Chicago'],
])('%s is found by the city it begins with', (spoken, language, name) => {
  const [found] = findByFirstWords(spoken, { language }, gazetteer);
  expect(found?.place.name).toBe(name);
});

it.each([
  'houston lake',
  'north abington',
  'denver heights',
  'denver and boston',
  'kleinkleckersdorf',
])('%s is no city with more words', (spoken) => {
  expect(findByFirstWords(spoken, { language: 'en' }, gazetteer)).toEqual([]);
});

it.each([
  ['krakowie i w gdańsku', 'pl'],
  ['malmö och lund', 'sv'],
])('%s are two towns, and not the first one', (spoken, language) => {
  expect(findByFirstWords(spoken, { language }, gazetteer)).toEqual([]);
});

it.each([
  ['w górach', 'pl', 'Zakopane'],
  ['paryżu w teksasie', 'pl', 'Paris'],
  ['województwie lubelskim', 'pl', 'Lublin'],
  ['lotnisku w modlinie', 'pl', 'lotnisko Modlin'],
  ['lund i skåne', 'sv', 'Lund'],
  ['jämtlands län', 'sv', 'Östersund i Jämtland'],
])('%s is found in %s', (spoken, language, name) => {
  expect(gazetteer.find(spoken, { language })?.name).toBe(name);
});
