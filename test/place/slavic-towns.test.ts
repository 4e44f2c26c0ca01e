import * as czechGermany from '../../src/languages/cs/towns.ts';
import * as czechWorld from '../../src/languages/cs/towns.ts';
import * as polishGermany from '../../src/languages/pl/towns.ts';
import * as polishWorld from '../../src/languages/pl/towns.ts';
import * as slovakGermany from '../../src/languages/sk/towns.ts';
import * as slovakWorld from '../../src/languages/sk/towns.ts';
import { describe, expect, test } from 'vitest';
import { parseTowns } from '../../src/languages/slavic-places.ts';
import { CZECH_TOWNS } from '../../src/languages/cs/towns.ts';
import { findPlacePhrase as findCzech } from '../../src/languages/cs/places.ts';
import { POLISH_TOWNS } from '../../src/languages/pl/towns.ts';
import { findPlacePhrase as findPolish } from '../../src/languages/pl/places.ts';
import { SLOVAK_TOWNS } from '../../src/languages/sk/towns.ts';
import { findPlacePhrase as findSlovak } from '../../src/languages/sk/places.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();

const LANGUAGES = [
  {
    language: 'pl',
    country: 'PL',
    domestic: POLISH_TOWNS,
    ...polishGermany,
    ...polishWorld,
    find: findPolish,
  },
  {
    language: 'cs',
    country: 'CZ',
    domestic: CZECH_TOWNS,
    ...czechGermany,
    ...czechWorld,
    find: findCzech,
  },
  {
    language: 'sk',
    country: 'SK',
    domestic: SLOVAK_TOWNS,
    ...slovakGermany,
    ...slovakWorld,
    find: findSlovak,
  },
];

describe.each(LANGUAGES)('in $language', ({ language, country, find, ...lists }) => {
  const named = [
    lists.domestic,
    lists.GERMAN_TOWNS,
    lists.EUROPEAN_TOWNS,
    lists.OVERSEAS_TOWNS,
  ].flatMap(parseTowns);
  const byOwnName = [lists.GERMAN_NAMES, lists.FOREIGN_NAMES].flatMap(parseTowns);
  const all = [...named, ...byOwnName];

  test('a few hundred towns stand in the sentence, each once', () => {
    expect(named.length).toBeGreaterThan(450);
    const names = all.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(named)('%s (in %s) is a town that texts name so', (name) => {
    const found = [country, 'DE'].map((home) => gazetteer.find(name, { language, country: home }));
    expect(found.map((place) => place?.name)).toContain(name);
  });

  test.each(byOwnName)('%s (in %s) is found by that name', (name) => {
    expect(gazetteer.find(name, { language, country: 'DE' })).toBeDefined();
  });

  test('each has one preposition, and no letter that its language does not read', () => {
    const phrases = all.map(([name]) => find(name) ?? '');
    expect(phrases.filter((phrase) => !/^(?:w|we|na|v|ve|vo) \p{Lu}[\p{L} .-]*$|^w mieście Meksyk$/u.test(phrase))).toEqual([]); // prettier-ignore
  });

  test('no preposition runs into a name that begins alike', () => {
    const phrases = all.map(([name]) => find(name) ?? '');
    const hard = language === 'pl' ? /^w [wf][^aeiouyąęóü]/i : /^v [vfw]/i;
    expect(phrases.filter((phrase) => hard.test(phrase))).toEqual([]);
  });
});

test.each([
  [findPolish, 'Wrocław', 'we Wrocławiu'],
  [findPolish, 'Warszawa', 'w Warszawie'],
  [findPolish, 'Würzburg', 'w Würzburgu'],
  [findPolish, 'Frankfurt am Main', 'we Frankfurcie nad Menem'],
  [findPolish, 'Lviv', 'we Lwowie'],
  [findPolish, 'Hel', 'na Helu'],
  [findPolish, 'Monachium', 'w Monachium'],
  [findCzech, 'Praha', 'v Praze'],
  [findCzech, 'São Paulo', 'v São Paulu'],
  [findCzech, 'Vídeň', 've Vídni'],
  [findCzech, 'Zlín', 've Zlíně'],
  [findCzech, 'Sofie', 'v Sofii'],
  [findCzech, 'Szczecin', 've Štětíně'],
  [findCzech, 'Hradec Králové', 'v Hradci Králové'],
  [findSlovak, 'Bratislava', 'v Bratislave'],
  [findSlovak, 'Viedeň', 'vo Viedni'],
  [findSlovak, 'Zvolen', 'vo Zvolene'],
  [findSlovak, 'Spišská Nová Ves', 'v Spišskej Novej Vsi'],
  [findSlovak, 'Frankfurt am Main', 'vo Frankfurte nad Mohanom'],
])('%o: of %s texts say %s', (find, name, phrase) => {
  expect(find(name)).toBe(phrase);
});
