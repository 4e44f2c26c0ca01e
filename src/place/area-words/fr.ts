import type { AreaWords } from './area-words.ts';

/** Countries of feminine names or with a vowel, but for some small islands. */
const AFTER_EN = [
  'AD', 'AF', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BE', 'BG', 'BO', 'BY', 'CH', 'CN',
  'CO', 'CZ', 'DE', 'DZ', 'EC', 'EE', 'EG', 'ER', 'ES', 'ET', 'FI', 'FR', 'GE', 'GF', 'GP', 'GQ',
  'GR', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IR', 'IS', 'IT', 'JM', 'JO', 'KP', 'KR',
  'LR', 'LT', 'LV', 'LY', 'MD', 'MK', 'MN', 'MQ', 'MR', 'MY', 'NA', 'NC', 'NO', 'NZ', 'PF', 'PG',
  'PL', 'RO', 'RS', 'RU', 'SA', 'SE', 'SI', 'SK', 'SL', 'SO', 'SY', 'SZ', 'TH', 'TN', 'TR', 'TZ',
  'UA', 'UG', 'UY', 'UZ', 'ZA', 'ZM',
]; // prettier-ignore

/** Of masculine names. */
const AFTER_AU = [
  'BD', 'BF', 'BI', 'BJ', 'BN', 'BR', 'BT', 'BW', 'BZ', 'CA', 'CD', 'CG', 'CL', 'CM', 'CR', 'CV',
  'DK', 'GA', 'GB', 'GH', 'GL', 'GT', 'GY', 'HN', 'JP', 'KE', 'KG', 'KH', 'KW', 'KZ', 'LA', 'LB',
  'LI', 'LK', 'LS', 'LU', 'MA', 'ME', 'ML', 'MW', 'MX', 'MZ', 'NE', 'NG', 'NI', 'NP', 'PA', 'PE',
  'PK', 'PT', 'PY', 'QA', 'RW', 'SD', 'SN', 'SR', 'SS', 'SV', 'TD', 'TG', 'TJ', 'TL', 'TM', 'VE',
  'VN', 'XK', 'YE', 'ZW',
]; // prettier-ignore

/** Of names in the plural. */
const AFTER_AUX = [
  'AE', 'BM', 'BS', 'KM', 'MV', 'NL', 'PH', 'SC', 'US',
]; // prettier-ignore

/** Islands and towns, without an article. */
const AFTER_A = [
  'AW', 'BH', 'CU', 'CW', 'CY', 'DJ', 'GI', 'GU', 'MC', 'MG', 'MT', 'MU', 'OM', 'PR', 'RE', 'SG',
  'SM', 'TW', 'YT',
]; // prettier-ignore

/** What goes by another name than that of CLDR, or with another word before it. */
const OTHER_COUNTRIES: AreaWords['areas'] = {
  BB: 'à la Barbade', CF: 'en République centrafricaine', CI: "en Côte d'Ivoire",
  DO: 'en République dominicaine', FJ: 'aux Fidji', FK: 'aux Malouines', FO: 'aux îles Féroé',
  GM: 'en Gambie', GN: 'en Guinée', GW: 'en Guinée-Bissau', HK: 'à Hong Kong', MM: 'en Birmanie',
  MO: 'à Macao', TT: 'à Trinité-et-Tobago', VA: 'au Vatican',
}; // prettier-ignore

const STATES: AreaWords['areas'] = {
  'AT.01': 'dans le Burgenland', 'AT.02': 'en Carinthie', 'AT.03': 'en Basse-Autriche',
  'AT.04': 'en Haute-Autriche', 'AT.05': 'dans le Land de Salzbourg', 'AT.06': 'en Styrie',
  'AT.07': 'au Tyrol', 'AT.08': 'dans le Vorarlberg', 'AU.02': 'en Nouvelle-Galles du Sud',
  'AU.03': 'dans le Territoire du Nord', 'AU.04': 'dans le Queensland',
  'AU.05': 'en Australie-Méridionale', 'AU.06': 'en Tasmanie', 'AU.07': "dans l'État de Victoria",
  'AU.08': 'en Australie-Occidentale', 'CA.01': 'en Alberta', 'CA.02': 'en Colombie-Britannique',
  'CA.03': 'au Manitoba', 'CA.04': 'au Nouveau-Brunswick', 'CA.05': 'à Terre-Neuve-et-Labrador',
  'CA.07': 'en Nouvelle-Écosse', 'CA.08': 'en Ontario', 'CA.09': "à l'Île-du-Prince-Édouard",
  'CA.10': 'au Québec', 'CA.11': 'en Saskatchewan', 'CH.AG': "dans le canton d'Argovie",
  'CH.AI': "dans le canton d'Appenzell Rhodes-Intérieures",
  'CH.AR': "dans le canton d'Appenzell Rhodes-Extérieures", 'CH.BE': 'dans le canton de Berne',
  'CH.BL': 'dans le canton de Bâle-Campagne', 'CH.BS': 'dans le canton de Bâle-Ville',
  'CH.FR': 'dans le canton de Fribourg', 'CH.GE': 'dans le canton de Genève',
  'CH.GL': 'dans le canton de Glaris', 'CH.GR': 'dans les Grisons',
  'CH.JU': 'dans le canton du Jura', 'CH.LU': 'dans le canton de Lucerne',
  'CH.NE': 'dans le canton de Neuchâtel', 'CH.NW': 'dans le canton de Nidwald',
  'CH.OW': "dans le canton d'Obwald", 'CH.SG': 'dans le canton de Saint-Gall',
  'CH.SH': 'dans le canton de Schaffhouse', 'CH.SO': 'dans le canton de Soleure',
  'CH.SZ': 'dans le canton de Schwytz', 'CH.TG': 'en Thurgovie', 'CH.TI': 'au Tessin',
  'CH.UR': "dans le canton d'Uri", 'CH.VD': 'dans le canton de Vaud', 'CH.VS': 'en Valais',
  'CH.ZG': 'dans le canton de Zoug', 'CH.ZH': 'dans le canton de Zurich',
  'DE.01': 'dans le Bade-Wurtemberg', 'DE.02': 'en Bavière', 'DE.03': 'dans le Land de Brême',
  'DE.04': 'à Hambourg', 'DE.05': 'en Hesse', 'DE.06': 'en Basse-Saxe',
  'DE.07': 'en Rhénanie-du-Nord-Westphalie', 'DE.08': 'en Rhénanie-Palatinat',
  'DE.09': 'en Sarre', 'DE.10': 'dans le Schleswig-Holstein', 'DE.11': 'dans le Brandebourg',
  'DE.12': 'en Mecklembourg-Poméranie-Occidentale', 'DE.13': 'en Saxe', 'DE.14': 'en Saxe-Anhalt',
  'DE.15': 'en Thuringe', 'DE.16': 'à Berlin', 'ES.07': 'aux Baléares', 'ES.27': 'dans la Rioja',
  'ES.29': 'dans la région de Madrid', 'ES.31': 'dans la région de Murcie', 'ES.32': 'en Navarre',
  'ES.34': 'dans les Asturies', 'ES.39': 'en Cantabrie', 'ES.51': 'en Andalousie',
  'ES.52': 'en Aragon', 'ES.53': 'aux Canaries', 'ES.54': 'en Castille-La Manche',
  'ES.55': 'en Castille-et-León', 'ES.56': 'en Catalogne', 'ES.57': 'en Estrémadure',
  'ES.58': 'en Galice', 'ES.59': 'au Pays basque', 'ES.60': 'dans la région de Valence',
  'FR.11': 'en Île-de-France', 'FR.24': 'dans le Centre-Val de Loire',
  'FR.27': 'en Bourgogne-Franche-Comté', 'FR.28': 'en Normandie',
  'FR.32': 'dans les Hauts-de-France', 'FR.44': 'dans le Grand Est',
  'FR.52': 'dans les Pays de la Loire', 'FR.53': 'en Bretagne', 'FR.75': 'en Nouvelle-Aquitaine',
  'FR.76': 'en Occitanie', 'FR.84': 'en Auvergne-Rhône-Alpes',
  'FR.93': "en Provence-Alpes-Côte d'Azur", 'FR.94': 'en Corse', 'GB.ENG': 'en Angleterre',
  'GB.NIR': 'en Irlande du Nord', 'GB.SCT': 'en Écosse', 'GB.WLS': 'au pays de Galles',
  'IT.01': 'dans les Abruzzes', 'IT.02': 'en Basilicate', 'IT.03': 'en Calabre',
  'IT.04': 'en Campanie', 'IT.05': 'en Émilie-Romagne', 'IT.06': 'dans le Frioul',
  'IT.07': 'dans le Latium', 'IT.08': 'en Ligurie', 'IT.09': 'en Lombardie',
  'IT.10': 'dans les Marches', 'IT.11': 'dans le Molise', 'IT.12': 'dans le Piémont',
  'IT.13': 'dans les Pouilles', 'IT.14': 'en Sardaigne', 'IT.15': 'en Sicile',
  'IT.16': 'en Toscane', 'IT.17': 'dans le Trentin', 'IT.18': 'en Ombrie',
  'IT.19': "dans la Vallée d'Aoste", 'IT.20': 'en Vénétie', 'US.AK': 'en Alaska',
  'US.AL': 'en Alabama', 'US.AR': 'en Arkansas', 'US.AZ': 'en Arizona', 'US.CA': 'en Californie',
  'US.CO': 'dans le Colorado', 'US.CT': 'dans le Connecticut',
  'US.DC': 'dans le district de Columbia', 'US.DE': 'dans le Delaware', 'US.FL': 'en Floride',
  'US.GA': 'en Géorgie', 'US.HI': 'à Hawaï', 'US.IA': "dans l'Iowa", 'US.ID': "dans l'Idaho",
  'US.IL': "dans l'Illinois", 'US.IN': "dans l'Indiana", 'US.KS': 'dans le Kansas',
  'US.KY': 'dans le Kentucky', 'US.LA': 'en Louisiane', 'US.MA': 'dans le Massachusetts',
  'US.MD': 'dans le Maryland', 'US.ME': 'dans le Maine', 'US.MI': 'dans le Michigan',
  'US.MN': 'dans le Minnesota', 'US.MO': 'dans le Missouri', 'US.MS': 'dans le Mississippi',
  'US.MT': 'dans le Montana', 'US.NC': 'en Caroline du Nord', 'US.ND': 'dans le Dakota du Nord',
  'US.NE': 'dans le Nebraska', 'US.NH': 'dans le New Hampshire', 'US.NJ': 'dans le New Jersey',
  'US.NM': 'au Nouveau-Mexique', 'US.NV': 'dans le Nevada', 'US.NY': "dans l'État de New York",
  'US.OH': "dans l'Ohio", 'US.OK': "dans l'Oklahoma", 'US.OR': "dans l'Oregon",
  'US.PA': 'en Pennsylvanie', 'US.RI': 'dans le Rhode Island', 'US.SC': 'en Caroline du Sud',
  'US.SD': 'dans le Dakota du Sud', 'US.TN': 'dans le Tennessee', 'US.TX': 'au Texas',
  'US.UT': "dans l'Utah", 'US.VA': 'en Virginie', 'US.VT': 'dans le Vermont',
  'US.WA': "dans l'État de Washington", 'US.WI': 'dans le Wisconsin',
  'US.WV': 'en Virginie-Occidentale', 'US.WY': 'dans le Wyoming',
}; // prettier-ignore

/** Of all other areas it is not known what they go with: they follow as in an address. */
export const french: AreaWords = {
  in: ',',
  near: ', vers',
  areas: { ...STATES, ...OTHER_COUNTRIES },
  beforeCountry: {
    ...each(AFTER_EN, 'en'),
    ...each(AFTER_AU, 'au'),
    ...each(AFTER_AUX, 'aux'),
    ...each(AFTER_A, 'à'),
  },
};

function each(countries: readonly string[], word: string): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country, word]));
}
