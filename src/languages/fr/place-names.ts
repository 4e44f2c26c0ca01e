import type { AreaWords, Exonyms } from '../types.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createLandmarkWords } from '../landmark-words.ts';

/** Countries of feminine names or with a vowel, but for some small islands. */
const COUNTRIES_AFTER_EN = [
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

const BEFORE_COUNTRIES: readonly (readonly [word: string, countries: readonly string[]])[] = [
  ['en', COUNTRIES_AFTER_EN],
  ['au', AFTER_AU],
  ['aux', AFTER_AUX],
  ['à', AFTER_A],
];

/** Of all other areas it is not known what they go with: they follow as in an address. */
export const frenchAreaWords: AreaWords = {
  in: ',',
  near: ', vers',
  areas: { ...STATES, ...OTHER_COUNTRIES },
  beforeCountry: (country) =>
    BEFORE_COUNTRIES.find(([, countries]) => countries.includes(country))?.[0],
};

export const listFrenchExonyms = (): Exonyms => ({
  2886242: 'Cologne', 2861650: 'Nuremberg', 2911298: 'Hambourg', 2935022: 'Dresde',
  2925533: 'Francfort', 2910831: 'Hanovre', 2944388: 'Brême', 3247449: 'Aix-la-Chapelle',
  2849483: 'Ratisbonne', 2874225: 'Mayence', 2842647: 'Sarrebruck', 2821164: 'Trèves',
  2761369: 'Vienne', 2766824: 'Salzbourg', 2657896: 'Zurich', 2661604: 'Bâle', 2661552: 'Berne',
  2659811: 'Lucerne', 2803138: 'Anvers', 2797656: 'Gand', 2747373: 'La Haye', 2643743: 'Londres',
  2650225: 'Édimbourg', 2618425: 'Copenhague', 756135: 'Varsovie', 3094802: 'Cracovie',
  264371: 'Athènes', 734077: 'Thessalonique', 261745: 'Héraklion', 146268: 'Nicosie',
  3176219: 'Gênes', 3164603: 'Venise', 3181928: 'Bologne', 3164527: 'Vérone', 3128760: 'Barcelone',
  2510911: 'Séville', 2267057: 'Lisbonne', 524901: 'Moscou', 1816670: 'Pékin', 360630: 'Le Caire',
  3530597: 'Mexico', 3553478: 'La Havane', 281184: 'Jérusalem', 1880252: 'Singapour',
  3369157: 'Le Cap', 2925177: 'Fribourg-en-Brisgau', 2885679: 'Constance', 2886946: 'Coblence',
  2954172: 'Augsbourg', 2874545: 'Magdebourg', 2934691: 'Duisbourg', 2945024: 'Brunswick',
  2830582: 'Spire', 2658822: 'Saint-Gall', 2658761: 'Schaffhouse', 2658564: 'Soleure',
  2661169: 'Coire', 2657970: 'Winterthour', 2661513: 'Bienne', 2658377: 'Thoune', 2657908: 'Zoug',
  2661567: 'Bellinzone', 2792482: 'Louvain', 2791537: 'Malines', 2794055: 'Courtrai',
  2789786: 'Ostende', 2787889: 'Roulers', 2803448: 'Alost', 2795100: 'Ypres',
  2747351: 'Bois-le-Duc', 2750053: 'Nimègue', 2755251: 'Groningue', 2751773: 'Leyde',
  3174051: 'Mantoue', 3171728: 'Padoue', 3170647: 'Pise', 3166548: 'Sienne', 2523920: 'Palerme',
  2525068: 'Catane', 3165243: 'Trente', 3182164: 'Bergame', 3171457: 'Parme', 3173331: 'Modène',
  3177090: 'Ferrare', 3169561: 'Ravenne', 3164419: 'Vicence', 3177838: 'Crémone',
  3174659: 'Livourne', 3174530: 'Lucques', 3171180: 'Pérouse', 3182722: 'Assise',
  3165926: 'Tarente', 2524170: 'Messine', 3182997: 'Aoste', 3183089: 'Ancône', 2523083: 'Syracuse',
  3171058: 'Plaisance', 3164582: 'Vintimille', 2519240: 'Cordoue', 2517117: 'Grenade',
  3104324: 'Saragosse', 2514256: 'Malaga', 2520600: 'Cadix', 3111108: 'Salamanque',
  3114472: 'Pampelune', 3110044: 'Saint-Sébastien', 3119841: 'La Corogne', 2510409: 'Tolède',
  3109642: 'Saint-Jacques-de-Compostelle', 3109256: 'Ségovie', 3121456: 'Gérone',
  3108288: 'Tarragone', 2513416: 'Murcie', 2521886: 'Almeria', 3099434: 'Gdansk',
  3081368: 'Wroclaw', 3088171: 'Poznan', 3093133: 'Lodz', 498817: 'Saint-Pétersbourg',
  2542997: 'Marrakech', 2530335: 'Tanger', 2507480: 'Alger', 276781: 'Beyrouth', 170654: 'Damas',
  170063: 'Alep', 98182: 'Bagdad', 112931: 'Téhéran', 104515: 'La Mecque', 109223: 'Médine',
  108410: 'Riyad', 1275339: 'Bombay', 1275004: 'Calcutta', 1835848: 'Séoul',
  4335045: 'La Nouvelle-Orléans', 4560349: 'Philadelphie', 344979: 'Addis-Abeba',
  361058: 'Alexandrie', 1566083: 'Hô-Chi-Minh-Ville', 1581130: 'Hanoï', 311046: 'Izmir',
  255683: 'Patras', 2463679: 'Corfou', 400666: 'Rhodes', 2653877: 'Cantorbéry', 2651048: 'Douvres',
  2624652: 'Aarhus', 2781503: 'Brégence', 1809858: 'Canton', 3448439: 'Sao Paulo',
  3469058: 'Brasilia', 665087: 'Timisoara', 675810: 'Iasi', 1298824: 'Rangoun',
  1283240: 'Katmandou', 1138958: 'Kaboul', 1512569: 'Tachkent', 611717: 'Tbilissi',
  616052: 'Erevan', 587084: 'Bakou', 285787: 'Koweït', 287286: 'Mascate', 53654: 'Mogadiscio',
}); // prettier-ignore

/** `Le Havre`, `Les Ulis`: the article of a name melts into what stands before it. */
const ARTICLE = /^(les?) (?=\S)/iu;

/** `Île de Ré`, but not the town of `Île-Saint-Denis`. */
const ISLAND = /^[îi]les? (?=d)/iu;

/** What stands after "en": large islands and lands, all of them feminine or with a vowel. */
const AFTER_EN = new Set([
  'Corse', 'Crète', 'Guadeloupe', 'Guyane', 'Irlande', 'Islande', 'Martinique', 'Sardaigne', 'Sicile',
]); // prettier-ignore

const BEFORE_PLACE = new Set(['à', 'dans', 'en', 'sur']);
const OF_PLACE = new Set(['de', 'du']);

/** `au Havre` after "à", `du Havre` after "de", `pour Le Havre` after "pour". */
export function placeAfter(word: string, place: string): string {
  const lowered = word.toLowerCase();
  if (BEFORE_PLACE.has(lowered)) return describePlace(place);
  return OF_PLACE.has(lowered) ? ofPlace(place) : joinWords(word, place);
}

/** `à Paris`, `au Havre`, `aux Ulis`, `en Corse`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  const landmark = frenchLandmarks.describeLandmark(place);
  if (landmark !== undefined) return landmark;
  if (AFTER_EN.has(place)) return `en ${place}`;
  if (ISLAND.test(place)) return isMany(place) ? `aux ${place}` : `sur l'${place}`;
  const article = ARTICLE.exec(place)?.[1];
  if (article === undefined) return `à ${place}`;
  return `${isMany(article) ? 'aux' : 'au'} ${withoutArticle(place)}`;
}

function ofPlace(place: string): string {
  const article = ARTICLE.exec(place)?.[1];
  if (article === undefined) return elideDe(place);
  return `${isMany(article) ? 'des' : 'du'} ${withoutArticle(place)}`;
}

function withoutArticle(place: string): string {
  return place.replace(ARTICLE, '');
}

/** `Les`, `Îles`. */
function isMany(name: string): boolean {
  return /^(?:les|[îi]les)\b/iu.test(name);
}

/** A vowel as it is heard: of `York` the first sound is none, of `Yverdon` it is. */
const VOWEL = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y(?![aeiou]))/iu;

/** `de Lyon`, `d'Orléans`, `d'aujourd'hui`. */
export function elideDe(words: string): string {
  return VOWEL.test(words) ? `d'${words}` : `de ${words}`;
}

/** `que demain`, `qu'aujourd'hui`, `qu'hier`. */
export function elideQue(words: string): string {
  return VOWEL.test(words) || words.startsWith('hier') ? `qu'${words}` : `que ${words}`;
}

export const frenchLandmarks = createLandmarkWords({
  groups: {
    en: "Alsace, Lorraine, Champagne, Bourgogne, Franche-Comté, Picardie, Aquitaine, Auvergne, Provence, Camargue, Gironde, Dordogne, Vendée, Mayenne, Charente, Charente-Maritime, Loire-Atlantique, Ille-et-Vilaine, Haute-Garonne, Ariège, Lozère, Corrèze, Creuse, Haute-Vienne, Haute-Loire, Isère, Ardèche, Savoie, Haute-Savoie, Côte-d'Or, Saône-et-Loire, Haute-Saône, Moselle, Meurthe-et-Moselle, Haute-Marne, Seine-Maritime, Eure-et-Loir, Indre-et-Loire, Touraine, Seine-et-Marne, Essonne, Seine-Saint-Denis, Anjou, Forêt-Noire, Engadine, Wallonie, Flandre, Gaspésie, Estrie, Abitibi, Abitibi-Témiscamingue, Outaouais, Montérégie, Bavière, Saxe, Hesse, Thuringe, Sarre, Toscane, Lombardie, Vénétie, Ligurie, Ombrie, Campanie, Calabre, Andalousie, Catalogne, Galice, Navarre, Écosse, Angleterre, Carinthie, Styrie, Argovie, Thurgovie, Romandie, Sicile, Sardaigne, Istrie, Dalmatie, Laponie, Patagonie, Scandinavie, Cappadoce, Transylvanie, Frise, Zélande, Lot-et-Garonne, Nouvelle-Angleterre, Midi-Pyrénées, Poitou-Charentes, Rhône-Alpes",
    'dans le':
      'Finistère, Morbihan, Var, Vaucluse, Gard, Gers, Lot, Tarn, Tarn-et-Garonne, Cantal, Rhône, Doubs, Bas-Rhin, Haut-Rhin, Nord, Pas-de-Calais, Nord-Pas-de-Calais, Calvados, Loiret, Loir-et-Cher, Cher, Val-de-Marne, Val-d\'Oise, Maine-et-Loire, Périgord, Limousin, Languedoc, Languedoc-Roussillon, Poitou, Béarn, Médoc, Luberon, Vercors, Massif central, Oberland bernois, Jura français, Jura suisse, Brabant wallon, Hainaut, Bassin d\'Arcachon, Chianti',
    'dans la': 'Sierra Nevada, Sarthe, Nièvre, Drôme, Loire, Meuse, Manche, Marne, Somme, Vallée de la Loire, Bay Area, région PACA, région Sud',
    "dans l'": 'Ain, Allier, Aude, Aveyron, Hérault, Yonne, Aube, Aisne, Oise, Eure, Orne, Indre',
    'dans les':
      "Vosges, Ardennes, Landes, Cévennes, Pyrénées, Hautes-Pyrénées, Pyrénées-Atlantiques, Pyrénées-Orientales, Deux-Sèvres, Hautes-Alpes, Alpes-Maritimes, Alpes-de-Haute-Provence, Bouches-du-Rhône, Côtes-d'Armor, Yvelines, Hauts-de-Seine, Alpes, Alpes françaises, Dolomites, Laurentides, Cantons-de-l'Est, Hautes Fagnes, Highlands, Gorges du Verdon, Abruzzes, Pouilles, Marches, Asturies, Grisons, Caraïbes",
    au: "Pays basque, Pays basque français, Saguenay-Lac-Saint-Jean, Louvre, Puy du Fou, Parc Astérix, Futuroscope, Stade de France, Château de Versailles, Pont du Gard, Colisée, Vatican, Grand Canyon, Mont-Saint-Michel, Mont Saint-Michel, château de Neuschwanstein, Karwendel",
    'à la':
      "Tour Eiffel, Sagrada Familia, Dune du Pilat, Tour de Pise, statue de la Liberté, Zugspitze, Jungfrau, Marmolada, Meije, Schneekoppe, Barre des Écrins, Alhambra",
    "à l'": "Etna, Aiguille du Midi, Alpe d'Huez, Acropole",
    'sur la': "Côte d'Azur, Costa Brava, Costa del Sol, côte belge, côte amalfitaine, Mer Baltique",
    'sur les': 'Champs-Élysées',
    aux: 'Canaries, îles Canaries, Baléares, Açores, Maldives, chutes du Niagara',
    à: 'Charlevoix, Loch Ness, Loch Lomond, Mar Menor, Neuschwanstein, Montserrat, Botrange, Porquerolles, Belle-Île',
  },
  lakes: 'au',
  summits: 'au',
  airport: {
    name: (place) => `aéroport ${elideDe(place)}`,
    pattern: /^aéroport /,
    before: "à l'",
  },
}); // prettier-ignore
