import { describe, expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';

const gazetteer = loadGazetteer();
const inGermany = { language: 'de-DE', country: 'DE' };

/** Name, country and whole degrees, which tell any two towns of the tables apart. */
function found(spoken: string, listener: Parameters<typeof gazetteer.find>[1]): string | undefined {
  const place = gazetteer.find(spoken, listener);
  return (
    place &&
    `${place.name}, ${place.country} ${Math.round(place.latitude)} ${Math.round(place.longitude)}`
  );
}

const GERMAN_CITIES = `
  Aachen 51 6, Augsburg 48 11, Bergisch Gladbach 51 7, Berlin 53 13, Bielefeld 52 9, Bochum 51 7, Bonn 51 7,
  Bottrop 52 7, Braunschweig 52 11, Bremen 53 9, Bremerhaven 54 9, Chemnitz 51 13, Cottbus 52 14, Darmstadt 50 9,
  Dortmund 52 7, Dresden 51 14, Duisburg 51 7, Düsseldorf 51 7, Erfurt 51 11, Erlangen 50 11, Essen 51 7,
  Frankfurt am Main 50 9, Freiburg im Breisgau 48 8, Fürth 49 11, Gelsenkirchen 52 7, Gera 51 12, Göttingen 52 10,
  Gütersloh 52 8, Hagen 51 7, Halle 51 12, Hamburg 54 10, Hamm 52 8, Hanau 50 9, Hannover 52 10, Heidelberg 49 9,
  Heilbronn 49 9, Herne 52 7, Hildesheim 52 10, Ingolstadt 49 11, Jena 51 12, Kaiserslautern 49 8, Karlsruhe 49 8,
  Kassel 51 10, Kiel 54 10, Koblenz 50 8, Köln 51 7, Krefeld 51 7, Leipzig 51 12, Leverkusen 51 7, Lübeck 54 11,
  Ludwigshafen 49 8, Magdeburg 52 12, Mainz 50 8, Mannheim 49 8, Moers 51 7, Mönchengladbach 51 6,
  Mülheim an der Ruhr 51 7, München 48 12, Münster 52 8, Neuss 51 7, Nürnberg 49 11, Oberhausen 51 7,
  Offenbach am Main 50 9, Oldenburg 53 8, Osnabrück 52 8, Paderborn 52 9, Pforzheim 49 9, Potsdam 52 13,
  Recklinghausen 52 7, Regensburg 49 12, Remscheid 51 7, Reutlingen 48 9, Rostock 54 12, Saarbrücken 49 7,
  Salzgitter 52 10, Siegen 51 8, Solingen 51 7, Stuttgart 49 9, Trier 50 7, Ulm 48 10, Wiesbaden 50 8, Witten 51 7,
  Wolfsburg 52 11, Wuppertal 51 7, Würzburg 50 10
`
  .split(',')
  .map((city) => /(\S.*) (\d+) (\d+)/.exec(city) ?? [])
  .map(([, name = '', latitude, longitude]) => [name, `${name}, DE ${latitude} ${longitude}`]);

test.each(GERMAN_CITIES)('a German large city is found: %s', (spoken, expected) => {
  expect(found(spoken.toLowerCase(), inGermany)).toBe(expected);
});

test.each([
  ['spanien', 'Madrid, ES 40 -4'],
  ['der schweiz', 'Bern, CH 47 7'],
  ['österreich', 'Wien, AT 48 16'],
  ['den niederlanden', 'Amsterdam, NL 52 5'],
  ['deutschland', 'Berlin, DE 53 13'],
  ['norway', 'Oslo, NO 60 11'],
  ['peru', 'Lima, PE -12 -77'],
  ['luxemburg', 'Luxemburg, LU 50 6'],
  ['singapur', 'Singapur, SG 1 104'],
])('a country resolves to its capital: %s', (spoken, expected) => {
  expect(found(spoken, inGermany)).toBe(expected);
});

test('a town at home is preferred to a country that only another language calls so', () => {
  expect(found('columbia', { language: 'en-US', country: 'US' })).toBe('Columbia, US 34 -81');
  expect(found('colombia', { language: 'en-US', country: 'US' })).toBe('Bogotá, CO 5 -74');
  expect(found('peru', { language: 'en-US', country: 'US' })).toBe('Lima, PE -12 -77');
});

test('a state that is called like a country is preferred to it', () => {
  const place = gazetteer.find('georgia', { language: 'en-US', country: 'US' });
  expect(place?.country).not.toBe('GE');
});

test.each([
  ['la', 'Los Angeles, US 34 -118'],
  ['nyc', 'New York, US 41 -74'],
  ['la paz', 'La Paz, BO -16 -68'],
])('the initials of a city are spelled out: %s', (spoken, expected) => {
  expect(found(spoken, { language: 'en-US', country: 'US' })).toBe(expected);
});

test.each([
  ['münchen', 'München, DE 48 12'],
  ['muenchen', 'München, DE 48 12'],
  ['munchen', 'München, DE 48 12'],
  ['koeln', 'Köln, DE 51 7'],
  ['cologne', 'Cologne, DE 51 7'],
  ['nurnberg', 'Nürnberg, DE 49 11'],
  ['neuß', 'Neuß, DE 51 7'],
  ['zuerich', 'Zürich, CH 47 9'],
  ['lodz', 'Lodz, PL 52 19'],
  ['strassburg', 'Straßburg, FR 49 8'],
  ['castrop rauxel', 'Castrop-Rauxel, DE 52 7'],
  ['garmisch partenkirchen', 'Garmisch-Partenkirchen, DE 47 11'],
  ['  Hamburg ', 'Hamburg, DE 54 10'],
])('marks, hyphens, spaces and capitals make no difference: %s', (spoken, expected) => {
  expect(found(spoken, inGermany)).toBe(expected);
});

test.each([
  ['frankfurt', 'Frankfurt, DE 50 9'],
  ['frankfurt an der oder', 'Frankfurt an der Oder, DE 52 15'],
  ['Frankfurt (Oder)', 'Frankfurt an der Oder, DE 52 15'],
  ['frankfurt oder', 'Frankfurt an der Oder, DE 52 15'],
  ['halle an der saale', 'Halle an der Saale, DE 51 12'],
  ['halle westfalen', 'Halle in Westfalen, DE 52 8'],
  ['neustadt an der weinstraße', 'Neustadt an der Weinstraße, DE 49 8'],
  ['neustadt in holstein', 'Neustadt in Holstein, DE 54 11'],
  ['rothenburg ob der tauber', 'Rothenburg ob der Tauber, DE 49 10'],
  ['rothenburg', 'Rothenburg, DE 49 10'],
  ['bad homburg', 'Bad Homburg, DE 50 9'],
  ['st. gallen', 'Sankt Gallen, CH 47 9'],
  ['sankt moritz', 'Sankt Moritz, CH 46 10'],
  ['garmisch', 'Garmisch, DE 47 11'],
  ['binz', 'Binz, DE 54 14'],
])('the short and the long name of a town mean the same: %s', (spoken, expected) => {
  expect(found(spoken, inGermany)).toBe(expected);
});

test.each([
  ['Wien', 'AT 48 16'],
  ['Graz', 'AT 47 15'],
  ['Innsbruck', 'AT 47 11'],
  ['Salzburg', 'AT 48 13'],
  ['Bern', 'CH 47 7'],
  ['Genf', 'CH 46 6'],
  ['Vaduz', 'LI 47 10'],
  ['Luxemburg', 'LU 50 6'],
  ['Brüssel', 'BE 51 4'],
  ['Den Haag', 'NL 52 4'],
  ['Paris', 'FR 49 2'],
  ['Nizza', 'FR 44 7'],
  ['Monaco', 'MC 44 7'],
  ['Mailand', 'IT 45 9'],
  ['Venedig', 'IT 45 12'],
  ['Rom', 'IT 42 13'],
  ['Neapel', 'IT 41 14'],
  ['Florenz', 'IT 44 11'],
  ['Brixen', 'IT 47 12'],
  ['Lissabon', 'PT 39 -9'],
  ['Sevilla', 'ES 37 -6'],
  ['London', 'GB 52 0'],
  ['Kopenhagen', 'DK 56 13'],
  ['Warschau', 'PL 52 21'],
  ['Danzig', 'PL 54 19'],
  ['Breslau', 'PL 51 17'],
  ['Prag', 'CZ 50 14'],
  ['Pressburg', 'SK 48 17'],
  ['Bukarest', 'RO 44 26'],
  ['Athen', 'GR 38 24'],
  ['Moskau', 'RU 56 38'],
  ['Sankt Petersburg', 'RU 60 30'],
  ['Istanbul', 'TR 41 29'],
  ['Kairo', 'EG 30 31'],
  ['Kapstadt', 'ZA -34 18'],
  ['Peking', 'CN 40 116'],
  ['Tokio', 'JP 36 140'],
  ['Singapur', 'SG 1 104'],
  ['New York', 'US 41 -74'],
  ['Washington', 'US 39 -77'],
  ['San Francisco', 'US 38 -122'],
  ['Mexiko-Stadt', 'MX 19 -99'],
  ['Rio de Janeiro', 'BR -23 -43'],
  ['Sydney', 'AU -34 151'],
])('a German finds %s', (spoken, expected) => {
  expect(found(spoken.toLowerCase(), inGermany)).toBe(`${spoken}, ${expected}`);
});

test.each([
  ['mallorca', 'Mallorca, ES 40 3'],
  ['sylt', 'Sylt, DE 55 8'],
  ['rügen', 'Rügen, DE 54 13'],
  ['usedom', 'Usedom, DE 54 14'],
  ['gran canaria', 'Gran Canaria, ES 28 -16'],
  ['teneriffa', 'Teneriffa, ES 28 -17'],
  ['kreta', 'Kreta, GR 35 25'],
  ['hawaii', 'Honolulu auf Hawaii, US 21 -158'],
])('an island is found: %s', (spoken, expected) => {
  expect(found(spoken, inGermany)).toBe(expected);
});

describe('of several towns with a name, the likeliest for the listener', () => {
  test.each([
    ['Birmingham', 'US', 'US 34 -87'],
    ['Birmingham', 'GB', 'GB 52 -2'],
    ['Cambridge', 'US', 'US 42 -71'],
    ['Cambridge', 'GB', 'GB 52 0'],
    ['London', 'CA', 'GB 52 0'],
    ['London', 'US', 'GB 52 0'],
    ['Paris', 'US', 'FR 49 2'],
    ['Vienna', 'US', 'AT 48 16'],
    ['San Jose', 'US', 'US 37 -122'],
    ['Newcastle', 'GB', 'GB 55 -2'],
    ['Newcastle', 'AU', 'AU -33 152'],
  ])('%s with a listener in %s', (spoken, country, expected) => {
    expect(found(spoken, { language: 'en', country })).toBe(`${spoken}, ${expected}`);
  });

  test.each([
    ['Halle', 'de', 'AT', 'Halle, DE 51 12'],
    ['Halle', 'nl', 'BE', 'Halle, BE 51 4'],
    ['Valence', 'fr', 'FR', 'Valence, FR 45 5'],
    ['Córdoba', 'es', 'ES', 'Córdoba, ES 38 -5'],
    ['Monaco', 'it', 'IT', 'Monaco, MC 44 7'],
    ['Monaco di Baviera', 'it', 'IT', 'Monaco di Baviera, DE 48 12'],
    ['Augusta', 'en', 'US', 'Augusta, US 33 -82'],
  ])('%s in %s from %s', (spoken, language, country, expected) => {
    expect(found(spoken, { language, country })).toBe(expected);
  });

  it('lies in the own country rather than in another', () => {
    expect(gazetteer.find('Neustadt', inGermany)?.country).toBe('DE');
  });

  it('is the nearer one if they are equally prominent', () => {
    const american = { language: 'en', country: 'US' };
    const inBoston = { ...american, latitude: 42.4, longitude: -71.1 };
    const inKansas = { ...american, latitude: 38.5, longitude: -96 };
    expect(found('Springfield', inBoston)).toBe('Springfield, US 42 -73');
    expect(found('Springfield', inKansas)).toBe('Springfield, US 37 -93');
  });

  it('defaults to the country of the language', () => {
    expect(gazetteer.find('Cambridge', { language: 'en-US' })?.country).toBe('US');
    expect(gazetteer.find('Cambridge', { language: 'en-GB' })?.country).toBe('GB');
  });
});

test.each([
  ['Paris Texas', 'Paris, US 34 -96'],
  ['Paris in Texas', 'Paris, US 34 -96'],
  ['Paris in den USA', 'Paris, US 34 -96'],
  ['Paris au Texas', 'Paris, US 34 -96'],
  ['Springfield Illinois', 'Springfield, US 40 -90'],
  ['Neuss in Deutschland', 'Neuss, DE 51 7'],
  ['Birmingham, England', 'Birmingham, GB 52 -2'],
  ['Birmingham Alabama', 'Birmingham, US 34 -87'],
  ['London Kanada', 'London, CA 43 -81'],
  ['Roma in Italia', 'Roma, IT 42 13'],
  ['Luzern in der Schweiz', 'Luzern, CH 47 8'],
  ['Atlanta Georgia', 'Atlanta, US 34 -84'],
  ['Tbilisi Georgia', 'Tbilisi, GE 42 45'],
  ['Neustadt in Sachsen', 'Neustadt in Sachsen, DE 51 14'],
  ['Sarajevo in Bosnien und Herzegowina', 'Sarajevo, BA 44 18'],
])('a country or state after the town selects it: %s', (spoken, expected) => {
  expect(found(spoken, inGermany)).toBe(expected);
});

test.each([
  ['fr', 'londres', 'Londres, GB 52 0'],
  ['fr', 'saint etienne', 'Saint-Étienne, FR 45 4'],
  ['it', "l'aquila", "L'Aquila, IT 42 13"],
  ['pl', 'łódź', 'Łódź, PL 52 19'],
  ['pl', 'monachium', 'Monachium, DE 48 12'],
  ['es', 'berlín', 'Berlín, DE 53 13'],
  ['cs', 'vídeň', 'Vídeň, AT 48 16'],
  ['da', 'koebenhavn', 'København, DK 56 13'],
  ['da', 'aarhus', 'Aarhus, DK 56 10'],
  ['nl', "'s-hertogenbosch", "'s-Hertogenbosch, NL 52 5"],
  ['ro', 'bucurești', 'București, RO 44 26'],
  ['sk', 'košice', 'Košice, SK 49 21'],
  ['sv', 'göteborg', 'Göteborg, SE 58 12'],
  ['en', 'saint louis', 'Saint Louis, US 39 -90'],
  ['en', 'st. louis', 'Saint Louis, US 39 -90'],
])('the answer has the spoken name, in %s: %s', (language, spoken, expected) => {
  expect(found(spoken, { language })).toBe(expected);
});

it('has elevation and time zone of a place', () => {
  expect(gazetteer.find('Zermatt', inGermany)).toMatchObject({
    elevation: 1610,
    country: 'CH',
    timeZone: 'Europe/Zurich',
  });
});

test.each([
  '',
  '   ',
  '12345',
  'Nirgendwohausen',
  'Nirgendwohausen in Deutschland',
  '日本',
  '%&/()',
])('nothing is found for %j', (spoken) => {
  expect(gazetteer.find(spoken, inGermany)).toBeUndefined();
});

it('never fails and never answers with a name that cannot be spoken', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^[abeinorstuü (/),-]{0,12}$/),
  );
  fc.assert(
    fc.property(name, (spoken) => {
      expect(gazetteer.find(spoken, inGermany)?.name ?? '').not.toMatch(/[()[\]/&<>]/);
    }),
  );
});
