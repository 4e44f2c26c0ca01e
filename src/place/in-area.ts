import { STATE_NAMES } from './area-names.ts';

/** How a language says where a place is. A further language is one more record. */
interface AreaWords {
  /** Before an area that `areas` does not have: `in`. */
  in: string;
  /** Before a town: `bei`. */
  near: string;
  /** Areas with another name or another word before it, by country or by country and GeoNames admin1. */
  areas: Readonly<Record<string, string>>;
}

/** Where nothing else is known, an area follows as in an address: `Paris, Texas`. */
const PLAIN: AreaWords = { in: ',', near: ',', areas: {} };

const WORDS: Readonly<Record<string, AreaWords>> = {
  de: {
    in: ' in',
    near: ' bei',
    areas: {
      'AT.01': 'im Burgenland',
      'AT.06': 'in der Steiermark',
      'AU.03': 'im Northern Territory',
      'AU.06': 'auf Tasmanien',
      'CA.05': 'in Neufundland',
      'CA.09': 'auf Prince Edward Island',
      'CH.AG': 'im Aargau',
      'CH.BE': 'im Kanton Bern',
      'CH.FR': 'im Kanton Freiburg',
      'CH.GE': 'im Kanton Genf',
      'CH.GL': 'im Kanton Glarus',
      'CH.JU': 'im Jura',
      'CH.LU': 'im Kanton Luzern',
      'CH.NE': 'im Kanton Neuenburg',
      'CH.SG': 'im Kanton Sankt Gallen',
      'CH.SH': 'im Kanton Schaffhausen',
      'CH.SO': 'im Kanton Solothurn',
      'CH.SZ': 'im Kanton Schwyz',
      'CH.TG': 'im Thurgau',
      'CH.TI': 'im Tessin',
      'CH.VD': 'im Waadtland',
      'CH.VS': 'im Wallis',
      'CH.ZG': 'im Kanton Zug',
      'CH.ZH': 'im Kanton Zürich',
      'DE.09': 'im Saarland',
      'GB.NIR': 'in Nordirland',
      'GB.SCT': 'in Schottland',
      'US.CA': 'in Kalifornien',
      'US.DC': 'im District of Columbia',
      'US.HI': 'auf Hawaii',
      AE: 'in den Vereinigten Arabischen Emiraten',
      BS: 'auf den Bahamas',
      CD: 'im Kongo',
      CF: 'in der Zentralafrikanischen Republik',
      CG: 'in der Republik Kongo',
      CH: 'in der Schweiz',
      CI: 'an der Elfenbeinküste',
      CU: 'auf Kuba',
      CY: 'auf Zypern',
      DO: 'in der Dominikanischen Republik',
      GB: 'in Großbritannien',
      IQ: 'im Irak',
      IR: 'im Iran',
      JM: 'auf Jamaika',
      LB: 'im Libanon',
      MN: 'in der Mongolei',
      MT: 'auf Malta',
      NL: 'in den Niederlanden',
      PH: 'auf den Philippinen',
      PR: 'auf Puerto Rico',
      SD: 'im Sudan',
      SK: 'in der Slowakei',
      SN: 'im Senegal',
      SS: 'im Südsudan',
      TD: 'im Tschad',
      TR: 'in der Türkei',
      TT: 'auf Trinidad und Tobago',
      UA: 'in der Ukraine',
      US: 'in den USA',
      YE: 'im Jemen',
    },
  },
  en: {
    in: ' in',
    near: ' near',
    areas: {
      'AT.02': 'in Carinthia',
      'AT.03': 'in Lower Austria',
      'AT.04': 'in Upper Austria',
      'AT.06': 'in Styria',
      'AT.07': 'in Tyrol',
      'AU.03': 'in the Northern Territory',
      'CA.09': 'on Prince Edward Island',
      'CH.GE': 'in the canton of Geneva',
      'CH.JU': 'in the canton of Jura',
      'CH.LU': 'in the canton of Lucerne',
      'CH.NE': 'in the canton of Neuchâtel',
      'CH.BE': 'in the canton of Bern',
      'CH.FR': 'in the canton of Fribourg',
      'CH.TI': 'in Ticino',
      'CH.VD': 'in Vaud',
      'CH.VS': 'in Valais',
      'CH.ZH': 'in the canton of Zurich',
      'DE.02': 'in Bavaria',
      'DE.05': 'in Hesse',
      'DE.06': 'in Lower Saxony',
      'DE.07': 'in North Rhine-Westphalia',
      'DE.08': 'in Rhineland-Palatinate',
      'DE.13': 'in Saxony',
      'DE.14': 'in Saxony-Anhalt',
      'DE.15': 'in Thuringia',
      'US.DC': 'in the District of Columbia',
      AE: 'in the United Arab Emirates',
      BA: 'in Bosnia and Herzegovina',
      BS: 'in the Bahamas',
      CD: 'in the Congo',
      CF: 'in the Central African Republic',
      CG: 'in the Republic of the Congo',
      CI: 'in Ivory Coast',
      DO: 'in the Dominican Republic',
      GB: 'in the United Kingdom',
      GM: 'in the Gambia',
      NL: 'in the Netherlands',
      PH: 'in the Philippines',
      TT: 'in Trinidad and Tobago',
      US: 'in the United States',
    },
  },
};

/** A place with its state, where there is a name for that, else its country: `Paris in Texas`. */
export function inArea(name: string, area: string, language: string): string {
  const { in: word, areas } = wordsOf(language);
  const [country = ''] = area.split('.');
  const state = STATE_NAMES[area]?.[0];
  const known = areas[area] ?? (state === undefined ? areas[country] : undefined);
  return known === undefined
    ? `${name}${word} ${state ?? countryIn(language, country)}`
    : `${name} ${known}`;
}

/** A place with a larger one beside it: `Altdorf bei Nürnberg`. */
export function nearTown(name: string, town: string, language: string): string {
  return `${name}${wordsOf(language).near} ${town}`;
}

function wordsOf(language: string): AreaWords {
  return WORDS[language.split('-')[0] ?? ''] ?? PLAIN;
}

function countryIn(language: string, country: string): string {
  if (country === '') return '';
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}
