import { describe, expect, it } from 'vitest';
import type { PostcodeArea } from '../../src/place/postcodes/table.ts';
import { findPostcodePlace } from '../../src/place/postcodes/place-at-postcode.ts';
import type { Gazetteer } from '../../src/place/gazetteer.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { NO_LISTS } from '../support/places.ts';

const gazetteer = loadGazetteer();

type Row = [name: string, latitude: number, longitude: number];

const areasOf = (rows: readonly Row[]): PostcodeArea[] =>
  rows.map(([name, latitude, longitude]) => ({ name, latitude, longitude, isRecipient: false }));

const companies = (rows: readonly Row[]) =>
  areasOf(rows).map((area): PostcodeArea => ({ ...area, isRecipient: true }));

function meantBy(country: string, rows: readonly Row[], language = 'de'): string | undefined {
  return findPostcodePlace(areasOf(rows), country, gazetteer, language)?.name;
}

describe('a postcode with one place', () => {
  it.each<[string, string, Row]>([
    ['DE 80331', 'München', ['München', 48.1345, 11.571]],
    ['DE 26548', 'Norderney', ['Norderney', 53.7083, 7.1582]],
    ['DE 82467', 'Garmisch-Partenkirchen', ['Garmisch-Partenkirchen', 47.4921, 11.0958]],
    ['DE 15230', 'Frankfurt an der Oder', ['Frankfurt (Oder)', 52.3475, 14.5539]],
    ['DE 53909', 'Zülpich', ['Zülpich', 50.7, 6.65]],
    ['DE 89619', 'Unterstadion', ['Unterstadion', 48.2, 9.6833]],
    ['DE 72369', 'Zimmern unter der Burg', ['Zimmern unter der Burg', 48.2333, 8.7333]],
    ['DE 10247', 'Berlin', ['Berlin Friedrichshain', 52.5161, 13.4656]],
    ['AT 1010', 'Wien', ['Wien, Innere Stadt', 48.2077, 16.3705]],
    ['AT 6380', 'Sankt Johann in Tirol', ['St. Johann in Tirol', 47.5225, 12.4252]],
    ['CH 8001', 'Zürich', ['Zürich', 47.3721, 8.5417]],
    ['CH 2502', 'Biel', ['Biel/Bienne', 47.1489, 7.2473]],
    ['CH 1201', 'Genf', ['Genève', 46.2107, 6.1469]],
    ['CH 9200', 'Gossau', ['Gossau SG 2', 47.4155, 9.2548]],
    ['CH 3074', 'Muri bei Bern', ['Muri b. Bern', 46.9309, 7.4874]],
    ['CH 1450', 'Sainte-Croix', ['Ste-Croix', 46.8214, 6.5032]],
    ['LI 9490', 'Vaduz', ['Vaduz', 47.1431, 9.5256]],
    ['LI 9493', 'Mauren', ['Mauren FL', 47.2178, 9.5445]],
  ])('has its common name: %s is %s', (key, name, row) => {
    expect(meantBy(key.slice(0, 2), [row])).toBe(name);
  });

  it.each<[string, string, string, Row]>([
    ['DE', 'Munich', 'en', ['München', 48.1345, 11.571]],
    ['DE', 'Cologne', 'en', ['Köln', 50.9387, 6.9547]],
    ['AT', 'Vienna', 'en', ['Wien, Innere Stadt', 48.2077, 16.3705]],
    ['CH', 'Geneva', 'en', ['Genève', 46.2107, 6.1469]],
    ['DE', 'Zülpich', 'en', ['Zülpich', 50.7, 6.65]],
    ['DE', 'München', 'de-DE', ['München', 48.1345, 11.571]],
  ])('has its name in the language: in %s, %s in %s', (country, name, language, row) => {
    expect(meantBy(country, [row], language)).toBe(name);
  });
});

describe('a postcode with several places', () => {
  it.each<[string, string, Row[]]>([
    [
      'Dresden',
      'DE',
      [
        ['Dresden Innere Altstadt', 51.0507, 13.7366],
        ['Dresden', 51.0547, 13.7269],
        ['Dresden Friedrichstadt', 51.0587, 13.7172],
      ],
    ],
    [
      'Graz',
      'AT',
      [
        ['Graz,01.Bez.:Innere Stadt', 47.07, 15.44],
        ['Graz,06.Bez.:Jakomini', 47.06, 15.45],
        ['Schaftal', 47.0833, 15.5417],
      ],
    ],
    [
      'Villach',
      'AT',
      [
        ['Turdanitsch', 46.58, 13.83],
        ['Villach-Lind', 46.6167, 13.85],
        ['Villach-Innere Stadt', 46.6167, 13.8401],
      ],
    ],
    [
      'Bern',
      'CH',
      [
        ['Bern 65 SBB', 46.9476, 7.4065],
        ['Bern 9', 46.9476, 7.4065],
        ['Bern', 46.9481, 7.4474],
      ],
    ],
  ])('resolves to the town that they are parts of: %s', (name, country, rows) => {
    expect(meantBy(country, rows)).toBe(name);
    expect(meantBy(country, rows.toReversed())).toBe(name);
  });

  it.each<[string, string, Row[]]>([
    [
      'Dornbirn',
      'AT',
      [
        ['Schwarzenberg', 47.4141, 9.8515],
        ['Dornbirn', 47.4143, 9.742],
      ],
    ],
    [
      'Lugano',
      'CH',
      [
        ['Massagno', 46.0126, 8.9437],
        ['Paradiso', 45.9891, 8.955],
        ['Lugano', 46.0054, 8.9545],
      ],
    ],
    [
      'Westerland',
      'DE',
      [
        ['Rantum', 54.8457, 8.2933],
        ['Westerland', 54.9079, 8.3033],
        ['Sylt-Ost', 54.8611, 8.4114],
      ],
    ],
  ])('resolves to the most prominent of them: %s', (name, country, rows) => {
    expect(meantBy(country, rows)).toBe(name);
    expect(meantBy(country, rows.toReversed())).toBe(name);
  });

  it('does not resolve to a city of which it includes only a quarter', () => {
    const rows: Row[] = [
      ['Klagenfurt,14.Bez.:Wölfnitz', 46.6372, 14.1992],
      ['Krumpendorf', 46.6333, 14.2167],
      ['Görtschach', 46.6375, 14.2311],
      ['Hohenfeld', 46.6414, 14.2028],
    ];
    expect(meantBy('AT', rows)).toBe('Krumpendorf');
  });

  it('does not resolve a hamlet to a namesake some valleys away', () => {
    const rows: Row[] = [
      ['Steeg', 47.61, 13.63],
      ['Ramsau', 47.6167, 13.6167],
      ['Goisern', 47.6425, 13.6161],
    ];
    expect(meantBy('AT', rows)).not.toContain('Dachstein');
  });

  it('resolves to the town of its rows if their positions are estimates', () => {
    const names = ['Mauerbach', 'Weidling', 'Klosterneuburg', 'Kierling', 'Kritzendorf'];
    const areas = areasOf(names.map((name) => [name, 48.3528, 15.9306]));
    const place = findPostcodePlace(areas, 'AT', gazetteer, 'de');
    expect(place?.name).toBe('Klosterneuburg');
    expect(place?.latitude).toBeCloseTo(48.305, 1);
    expect(place?.longitude).toBeCloseTo(16.325, 1);
  });

  it('resolves to the whole if the gazetteer has none of its parts', () => {
    const rows: Row[] = [
      ['Oberbarnim Grunow', 52.6, 14.0],
      ['Oberbarnim Ihlow', 52.61, 14.03],
      ['Oberbarnim', 52.62, 14.05],
    ];
    expect(meantBy('DE', rows)).toBe('Oberbarnim');
  });
});

describe('a postcode of companies', () => {
  it('resolves to the town of most of them', () => {
    const areas = companies([
      ['Versicherung AG', 48.8103, 9.1807],
      ['Immobilien GmbH', 52.5078, 13.3751],
      ['Leasing GmbH', 52.5064, 13.3731],
      ['Handel GmbH & Co. KG', 52.5068, 13.4381],
    ]);
    const place = findPostcodePlace(areas, 'DE', gazetteer, 'de');
    expect(place?.name).toBe('Berlin');
    expect(place?.latitude).toBeCloseTo(52.5, 0);
  });

  it('never has the name of a company', () => {
    const areas = [
      ...companies([
        ['Köln Messe GmbH', 52.5, 13.4],
        ['Köln Handel GmbH', 52.5, 13.4],
      ]),
      ...areasOf([['Köln', 50.9387, 6.9547]]),
    ];
    expect(findPostcodePlace(areas, 'DE', gazetteer, 'de')?.name).toBe('Köln');
    const nowhere: Gazetteer = {
      ...NO_LISTS,
      find: () => undefined,
      findChoices: () => [],
      findNearest: () => undefined,
    };
    expect(findPostcodePlace(companies([['X AG', 50, 8]]), 'DE', nowhere, 'de')).toBeUndefined();
  });
});

describe('the position of a postcode', () => {
  it('is in the middle of the rows of its town, not of the town', () => {
    const rows: Row[] = [
      ['Hamburg Rahlstedt', 53.6, 10.15],
      ['Hamburg', 53.62, 10.17],
    ];
    const place = findPostcodePlace(areasOf(rows), 'DE', gazetteer, 'de');
    expect(place?.name).toBe('Hamburg');
    expect(place?.latitude).toBeCloseTo(53.61, 5);
    expect(place?.longitude).toBeCloseTo(10.16, 5);
  });

  it('is undefined without rows', () => {
    expect(findPostcodePlace([], 'DE', gazetteer, 'de')).toBeUndefined();
  });
});
