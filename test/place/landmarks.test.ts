import { describe, expect, it, test } from 'vitest';
import { germanLandmarks } from '../../src/languages/de/place-names.ts';
import { englishLandmarks } from '../../src/languages/en/place-names.ts';
import { spanishLandmarks } from '../../src/languages/es/place-names.ts';
import { frenchLandmarks } from '../../src/languages/fr/place-names.ts';
import { italianLandmarks } from '../../src/languages/it/place-names.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { listLandmarks } from '../../src/place/landmarks/find-landmark.ts';
import { type Place, distanceInKm } from '../../src/place/place.ts';

const gazetteer = loadGazetteer();

const LANGUAGE_OF: Readonly<Record<string, string>> = {
  DE: 'de', AT: 'de', CH: 'de', FR: 'fr', BE: 'nl', NL: 'nl', IT: 'it', ES: 'es', MX: 'es',
}; // prettier-ignore

/** What a listener in a country gets for a name; several places are joined. */
function answer(spoken: string, locale: string): string | undefined {
  const [language = '', country = ''] = locale.split('-');
  const places = gazetteer.findChoices(spoken, { language, country });
  return places.length === 0
    ? undefined
    : places.map(({ place }) => `${place.name}, ${place.country}`).join(' or ');
}

/** The towns of a country or state whose name begins with that of a landmark's town. */
function listTowns(town: string | undefined, area: string): Place[] {
  if (town === undefined) return [];
  const listed = gazetteer.listByPrefix(town, 400, 'en');
  return listed.filter((one) => one.area === area || one.country === area);
}

describe('the list of landmarks', () => {
  it('has each name answered by its own place where people call it so', () => {
    const others = listLandmarks().flatMap(({ names, country, area, position, town }) => {
      const listener = { language: LANGUAGE_OF[country] ?? 'en', country };
      return names.flatMap((name) => {
        const found = gazetteer.find(name, listener);
        const targets = position ? [position] : listTowns(town, area);
        const isIt =
          found?.country === country &&
          (!town || targets.some((target) => distanceInKm(found, target) < 30));
        return isIt ? [] : [`${name} (${area}): ${found?.name}, ${found?.country}`];
      });
    });
    expect(others).toEqual([]);
  });

  it('has each name beside a word for an airport answered by the airport', () => {
    const others = listLandmarks()
      .filter(({ kind }) => kind === 'airport')
      .flatMap(({ names, furtherNames, position }) =>
        [...names, ...furtherNames].filter((name) => {
          const found = gazetteer.find(`${name} airport`, { language: 'en', country: 'US' });
          return !found || !position || distanceInKm(found, position) > 1;
        }),
      );
    expect(others).toEqual([]);
  });

  it('has its places in their countries', () => {
    const abroad = listLandmarks().flatMap(({ names, country, position }) => {
      if (!position) return [];
      const near = gazetteer.listAround(position, 130, 40, 'en');
      return near.length === 0 || near.some((town) => town.country === country)
        ? []
        : [`${names[0]}: ${near[0]?.country}`];
    });
    expect(abroad).toEqual([]);
  });
});

test.each([
  ['bayern', 'de-DE', 'München in Bayern, DE'],
  ['sachsen', 'de-DE', 'Dresden in Sachsen, DE'],
  ['allgäu', 'de-DE', 'Kempten im Allgäu, DE'],
  ['der lüneburger heide', 'de-DE', 'Soltau in der Lüneburger Heide, DE'],
  ['der sächsischen schweiz', 'de-DE', 'Pirna in der Sächsischen Schweiz, DE'],
  ['florida', 'de-DE', 'Miami in Florida, US'],
  ['florida', 'en-US', 'Miami in Florida, US'],
  ['schottland', 'de-DE', 'Edinburgh in Schottland, GB'],
  ['kent', 'en-GB', 'Maidstone in Kent, GB'],
  ['new jersey', 'en-US', 'Newark in New Jersey, US'],
  ['the highlands', 'en-GB', 'Inverness in the Highlands, GB'],
  ['cook county', 'en-US', 'Chicago in Cook County, US'],
  ['bretagne', 'fr-FR', 'Rennes en Bretagne, FR'],
  ['le finistère', 'fr-FR', 'Quimper dans le Finistère, FR'],
  ['toscana', 'it-IT', 'Firenze in Toscana, IT'],
  ['andalucía', 'es-ES', 'Sevilla en Andalucía, ES'],
  ['de veluwe', 'nl-NL', 'Apeldoorn op de Veluwe, NL'],
  ['beieren', 'nl-NL', 'München in Beieren, DE'],
  ['dalarna', 'sv-SE', 'Borlänge i Dalarna, SE'],
  ['höga kusten', 'sv-SE', 'Örnsköldsvik på Höga kusten, SE'],
  ['italien', 'de-DE', 'Rom in Italien, IT'],
  ['landkreis göttingen', 'de-DE', 'Göttingen, DE'],
  ['provincia di treviso', 'it-IT', 'Treviso, IT'],
])('a region is answered by one of its towns, with its name: %s (%s)', (spoken, locale, town) => {
  expect(answer(spoken, locale)).toBe(town);
});

test.each([
  ['mallorca', 'de-DE', 'Mallorca, ES'],
  ['insel sylt', 'de-DE', 'Sylt, DE'],
  ['isola d’elba', 'it-IT', 'Elba, IT'],
  ["l'île de ré", 'fr-FR', 'Île de Ré, FR'],
  ['der zugspitze', 'de-DE', 'Zugspitze, DE'],
  ['dem großen arber', 'de-DE', 'Großer Arber, DE'],
  ['bodensee', 'de-DE', 'Bodensee, DE'],
  ['sierra nevada', 'es-ES', 'Sierra Nevada, ES'],
  ['the sierra nevada', 'en-US', 'Sierra Nevada, US'],
  ['lake garda', 'en-GB', 'Lake Garda, IT'],
  ['jfk airport', 'en-US', 'JFK Airport, US'],
  ['the atlanta airport', 'en-US', 'Atlanta Airport, US'],
  ['heathrow', 'en-US', 'Heathrow Airport, GB'],
  ['london heathrow', 'en-GB', 'Heathrow Airport, GB'],
  ['roma fiumicino', 'it-IT', 'aeroporto di Fiumicino, IT'],
  ['flughafen münchen', 'de-DE', 'Flughafen München, DE'],
  ['münchner flughafen', 'de-DE', 'Flughafen München, DE'],
  ["l'aéroport d'orly", 'fr-FR', 'aéroport de Paris, FR'],
  ['eiffel tower', 'en-US', 'Eiffel Tower, FR'],
  ['dc', 'en-US', 'Washington, US'],
  ['nrw', 'de-DE', 'Köln in Nordrhein-Westfalen, DE'],
])('a landmark is a place of its own: %s (%s)', (spoken, locale, place) => {
  expect(answer(spoken, locale)).toBe(place);
});

test.each([
  ['new york', 'en-US', 'New York, US'],
  ['berlin', 'de-DE', 'Berlin, DE'],
  ['hamburg', 'de-DE', 'Hamburg, DE'],
  ['bremen', 'de-DE', 'Bremen, DE'],
  ['salzburg', 'de-AT', 'Salzburg, AT'],
  ['zürich', 'de-CH', 'Zürich, CH'],
  ['québec', 'fr-CA', 'Québec, CA'],
  ['luxembourg', 'fr-FR', 'Luxembourg, LU'],
  ['madrid', 'es-ES', 'Madrid, ES'],
  ['la ciudad de méxico', 'es-MX', 'Ciudad de México, MX'],
  ['la ciudad de méxico', 'es-ES', 'Ciudad de México, MX'],
  ['valencia', 'es-ES', 'Valencia, ES'],
  ['utrecht', 'nl-NL', 'Utrecht, NL'],
  ['groningen', 'nl-NL', 'Groningen, NL'],
  ['roma', 'it-IT', 'Roma, IT'],
  ['cornwall', 'en-CA', 'Cornwall, CA'],
  ['washington', 'en-US', 'Washington, US'],
  ['hollywood', 'en-GB', 'Hollywood, US'],
])('a town that people mean wins over a region of its name: %s (%s)', (spoken, locale, town) => {
  expect(answer(spoken, locale)).toBe(town);
});

test.each([
  ['grand rapids mi', 'en-US', 'Grand Rapids, US'],
  ['portland maine', 'en-US', 'Portland in Maine, US'],
  ['paris texas', 'en-US', 'Paris in Texas, US'],
  ['hengelo gelderland', 'nl-NL', 'Hengelo in Gelderland, NL'],
  ['saint-denis à la réunion', 'fr-FR', 'Saint-Denis à La Réunion, RE'],
  ['laguardia spain', 'en-US', 'Laguardia in Spain, ES'],
])(
  'the state or the country is said where the town is not the obvious one: %s',
  (spoken, locale, town) => {
    expect(answer(spoken, locale)).toBe(town);
  },
);

test.each([
  ['me', 'en-US'],
  ['tea', 'en-US'],
  ['the display', 'en-US'],
  ['brolly', 'en-GB'],
  ['christmas', 'en-US'],
  ['hurricane', 'en-US'],
  ['dann', 'de-DE'],
  ['dem display', 'de-DE'],
  ['silvester', 'de-DE'],
  ['dis', 'fr-FR'],
  ["l'écran", 'fr-FR'],
  ['la pantalla', 'es-ES'],
  ['natale', 'it-IT'],
  ['kerst', 'nl-NL'],
])('a word of the question is no place: %s (%s)', (spoken, locale) => {
  expect(answer(spoken, locale)).toBeUndefined();
});

test('a summit has its own height, wherever the next town is', () => {
  const { elevation } = gazetteer.find('Zugspitze', { language: 'de', country: 'DE' }) ?? {};
  expect(elevation).toBe(2962);
});

test.each([
  ['German', germanLandmarks],
  ['English', englishLandmarks],
  ['Spanish', spanishLandmarks],
  ['French', frenchLandmarks],
  ['Italian', italianLandmarks],
])('a place without a name is no landmark and is looked up with an end: %s', (_, words) => {
  expect(['', ' ', ',', '\n', 'x'].map(words.describeLandmark)).toEqual(Array(5).fill(undefined));
});
