import * as czech from '../../src/languages/cs/places.ts';
import * as polish from '../../src/languages/pl/places.ts';
import * as slovak from '../../src/languages/sk/places.ts';
import { describe, expect, test } from 'vitest';
import { parseTowns } from '../../src/languages/slavic-places.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();

const LANGUAGES = [
  {
    language: 'pl',
    country: 'PL',
    domestic: polish.POLISH_TOWNS,
    ...polish,
    find: polish.findPlacePhrase,
  },
  {
    language: 'cs',
    country: 'CZ',
    domestic: czech.CZECH_TOWNS,
    ...czech,
    find: czech.findPlacePhrase,
  },
  {
    language: 'sk',
    country: 'SK',
    domestic: slovak.SLOVAK_TOWNS,
    ...slovak,
    find: slovak.findPlacePhrase,
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
  [polish.findPlacePhrase, 'Wrocław', 'we Wrocławiu'],
  [polish.findPlacePhrase, 'Warszawa', 'w Warszawie'],
  [polish.findPlacePhrase, 'Würzburg', 'w Würzburgu'],
  [polish.findPlacePhrase, 'Frankfurt am Main', 'we Frankfurcie nad Menem'],
  [polish.findPlacePhrase, 'Lviv', 'we Lwowie'],
  [polish.findPlacePhrase, 'Hel', 'na Helu'],
  [polish.findPlacePhrase, 'Monachium', 'w Monachium'],
  [czech.findPlacePhrase, 'Praha', 'v Praze'],
  [czech.findPlacePhrase, 'São Paulo', 'v São Paulu'],
  [czech.findPlacePhrase, 'Vídeň', 've Vídni'],
  [czech.findPlacePhrase, 'Zlín', 've Zlíně'],
  [czech.findPlacePhrase, 'Sofie', 'v Sofii'],
  [czech.findPlacePhrase, 'Szczecin', 've Štětíně'],
  [czech.findPlacePhrase, 'Hradec Králové', 'v Hradci Králové'],
  [slovak.findPlacePhrase, 'Bratislava', 'v Bratislave'],
  [slovak.findPlacePhrase, 'Viedeň', 'vo Viedni'],
  [slovak.findPlacePhrase, 'Zvolen', 'vo Zvolene'],
  [slovak.findPlacePhrase, 'Spišská Nová Ves', 'v Spišskej Novej Vsi'],
  [slovak.findPlacePhrase, 'Frankfurt am Main', 'vo Frankfurte nad Mohanom'],
])('%o: of %s texts say %s', (find, name, phrase) => {
  expect(find(name)).toBe(phrase);
});
