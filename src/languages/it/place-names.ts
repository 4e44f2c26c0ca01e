import type { AreaWords, Exonyms } from '../types.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createLandmarkWords } from '../landmark-words.ts';

/** A country or a state goes with "in", but for the plural ones, most islands and some with an article. */
export const italianAreaWords: AreaWords = {
  in: ' in',
  near: ' presso',
  areas: {
    'AT.01': 'nel Burgenland',
    'AT.02': 'in Carinzia',
    'AT.03': 'in Bassa Austria',
    'AT.04': 'in Alta Austria',
    'AT.05': 'nel Salisburghese',
    'AT.06': 'in Stiria',
    'AT.07': 'in Tirolo',
    'AT.08': 'nel Vorarlberg',
    'AU.02': 'nel Nuovo Galles del Sud',
    'AU.03': 'nel Territorio del Nord',
    'AU.04': 'nel Queensland',
    'AU.05': 'in Australia Meridionale',
    'AU.08': 'in Australia Occidentale',
    'CA.02': 'nella Columbia Britannica',
    'CA.03': 'nel Manitoba',
    'CA.04': 'nel Nuovo Brunswick',
    'CA.05': 'a Terranova',
    'CA.07': 'in Nuova Scozia',
    'CA.09': "sull'Isola del Principe Edoardo",
    'CA.10': 'in Québec',
    'CA.11': 'nel Saskatchewan',
    'CH.AG': 'nel Canton Argovia',
    'CH.AI': 'in Appenzello Interno',
    'CH.AR': 'in Appenzello Esterno',
    'CH.BE': 'nel Canton Berna',
    'CH.BL': 'in Basilea Campagna',
    'CH.BS': 'in Basilea Città',
    'CH.FR': 'nel Canton Friburgo',
    'CH.GE': 'nel Canton Ginevra',
    'CH.GL': 'nel Canton Glarona',
    'CH.GR': 'nei Grigioni',
    'CH.JU': 'nel Giura',
    'CH.LU': 'nel Canton Lucerna',
    'CH.NE': 'nel Canton Neuchâtel',
    'CH.NW': 'in Nidvaldo',
    'CH.OW': 'in Obvaldo',
    'CH.SG': 'nel Canton San Gallo',
    'CH.SH': 'nel Canton Sciaffusa',
    'CH.SO': 'nel Canton Soletta',
    'CH.SZ': 'nel Canton Svitto',
    'CH.TG': 'in Turgovia',
    'CH.TI': 'in Ticino',
    'CH.UR': 'nel Canton Uri',
    'CH.VD': 'nel Canton Vaud',
    'CH.VS': 'in Vallese',
    'CH.ZG': 'nel Canton Zugo',
    'CH.ZH': 'nel Canton Zurigo',
    'DE.01': 'nel Baden-Württemberg',
    'DE.02': 'in Baviera',
    'DE.03': 'a Brema',
    'DE.04': 'ad Amburgo',
    'DE.05': 'in Assia',
    'DE.06': 'in Bassa Sassonia',
    'DE.07': 'in Renania Settentrionale-Vestfalia',
    'DE.08': 'in Renania-Palatinato',
    'DE.09': 'nel Saarland',
    'DE.10': 'nello Schleswig-Holstein',
    'DE.11': 'nel Brandeburgo',
    'DE.12': 'nel Meclemburgo-Pomerania Anteriore',
    'DE.13': 'in Sassonia',
    'DE.14': 'in Sassonia-Anhalt',
    'DE.15': 'in Turingia',
    'DE.16': 'a Berlino',
    'GB.ENG': 'in Inghilterra',
    'GB.NIR': 'in Irlanda del Nord',
    'GB.SCT': 'in Scozia',
    'GB.WLS': 'in Galles',
    'US.CT': 'nel Connecticut',
    'US.DC': 'nel Distretto di Columbia',
    'US.DE': 'nel Delaware',
    'US.HI': 'alle Hawaii',
    'US.KY': 'nel Kentucky',
    'US.MA': 'nel Massachusetts',
    'US.MD': 'nel Maryland',
    'US.ME': 'nel Maine',
    'US.MI': 'nel Michigan',
    'US.MN': 'nel Minnesota',
    'US.MO': 'nel Missouri',
    'US.MS': 'nel Mississippi',
    'US.NC': 'in Carolina del Nord',
    'US.ND': 'nel Dakota del Nord',
    'US.NE': 'nel Nebraska',
    'US.NH': 'nel New Hampshire',
    'US.NJ': 'nel New Jersey',
    'US.NM': 'nel Nuovo Messico',
    'US.NV': 'nel Nevada',
    'US.NY': 'nello Stato di New York',
    'US.RI': 'nel Rhode Island',
    'US.SC': 'in Carolina del Sud',
    'US.SD': 'nel Dakota del Sud',
    'US.TN': 'nel Tennessee',
    'US.UT': 'nello Utah',
    'US.VT': 'nel Vermont',
    'US.WA': 'nello Stato di Washington',
    'US.WI': 'nel Wisconsin',
    'US.WV': 'nella Virginia Occidentale',
    'US.WY': 'nel Wyoming',
    AE: 'negli Emirati Arabi Uniti',
    AG: 'ad Antigua e Barbuda',
    AW: 'ad Aruba',
    BB: 'a Barbados',
    BM: 'alle Bermuda',
    BS: 'alle Bahamas',
    CD: 'nella Repubblica Democratica del Congo',
    CF: 'nella Repubblica Centrafricana',
    CG: 'nella Repubblica del Congo',
    CI: "in Costa d'Avorio",
    CU: 'a Cuba',
    CV: 'a Capo Verde',
    CW: 'a Curaçao',
    CY: 'a Cipro',
    DO: 'nella Repubblica Dominicana',
    FJ: 'nelle Figi',
    FK: 'nelle Falkland',
    FO: 'nelle Fær Øer',
    GB: 'nel Regno Unito',
    GI: 'a Gibilterra',
    GM: 'nel Gambia',
    GP: 'in Guadalupa',
    GU: 'a Guam',
    HK: 'a Hong Kong',
    HT: 'ad Haiti',
    JE: 'a Jersey',
    KM: 'alle Comore',
    KY: 'alle Cayman',
    MC: 'nel Principato di Monaco',
    MM: 'in Myanmar',
    MO: 'a Macao',
    MT: 'a Malta',
    MU: 'a Mauritius',
    MV: 'alle Maldive',
    NL: 'nei Paesi Bassi',
    PH: 'nelle Filippine',
    PR: 'a Porto Rico',
    RE: 'alla Riunione',
    SB: 'nelle Isole Salomone',
    SC: 'alle Seychelles',
    SG: 'a Singapore',
    SM: 'a San Marino',
    TO: 'a Tonga',
    TT: 'a Trinidad e Tobago',
    TW: 'a Taiwan',
    US: 'negli Stati Uniti',
    VA: 'in Vaticano',
    VI: 'nelle Isole Vergini Americane',
    VG: 'nelle Isole Vergini Britanniche',
    VU: 'a Vanuatu',
  },
};

export const listItalianExonyms = (): Exonyms => ({
  2867714: 'Monaco di Baviera', 2886242: 'Colonia', 2861650: 'Norimberga', 2911298: 'Amburgo',
  2950159: 'Berlino', 2935022: 'Dresda', 2879139: 'Lipsia', 2925533: 'Francoforte',
  2825297: 'Stoccarda', 2944388: 'Brema', 3247449: 'Aquisgrana', 2849483: 'Ratisbona',
  2874225: 'Magonza', 2821164: 'Treviri', 2766824: 'Salisburgo', 2657896: 'Zurigo',
  2661604: 'Basilea', 2660646: 'Ginevra', 2659994: 'Losanna', 2960316: 'Lussemburgo',
  2988507: 'Parigi', 2995469: 'Marsiglia', 2996944: 'Lione', 2990440: 'Nizza',
  2973783: 'Strasburgo', 2803138: 'Anversa', 2797656: 'Gand', 2792413: 'Liegi', 2747373: "L'Aia",
  2643743: 'Londra', 2650225: 'Edimburgo', 2964574: 'Dublino', 2618425: 'Copenaghen',
  2673730: 'Stoccolma', 756135: 'Varsavia', 3081368: 'Breslavia', 3099434: 'Danzica',
  3196359: 'Lubiana', 3186886: 'Zagabria', 264371: 'Atene', 734077: 'Salonicco', 3176959: 'Firenze',
  3164603: 'Venezia', 3128760: 'Barcellona', 2510911: 'Siviglia', 2267057: 'Lisbona',
  524901: 'Mosca', 1816670: 'Pechino', 360630: 'Il Cairo', 3530597: 'Città del Messico',
  3553478: "L'Avana", 281184: 'Gerusalemme', 3369157: 'Città del Capo',
  2925177: 'Friburgo in Brisgovia', 2885679: 'Costanza', 2886946: 'Coblenza', 2874545: 'Magdeburgo',
  2945024: 'Brunswick', 2830582: 'Spira', 2918632: 'Gottinga', 2820860: 'Tubinga',
  2875601: 'Lubecca', 2855328: 'Passavia', 2762372: 'Villaco', 2658822: 'San Gallo',
  2658761: 'Sciaffusa', 2658564: 'Soletta', 2661169: 'Coira', 2660718: 'Friburgo',
  2661513: 'Bienna', 2657908: 'Zugo', 2972315: 'Tolosa', 3035681: 'Avignone', 2994497: 'Mentone',
  2972328: 'Tolone', 2792482: 'Lovanio', 2791537: 'Malines', 2755251: 'Groninga', 2751773: 'Leida',
  2750053: 'Nimega', 2624652: 'Aarhus', 3190261: 'Spalato', 3191648: 'Fiume', 3192224: 'Pola',
  3186952: 'Zara', 3190941: 'Sebenico', 3197753: 'Capodistria', 3193341: 'Pirano',
  3192699: 'Parenzo', 3191518: 'Rovigno', 3188498: 'Umago', 255683: 'Patrasso', 2463679: 'Corfù',
  400666: 'Rodi', 255274: 'Il Pireo', 3104324: 'Saragozza', 2519240: 'Cordova', 2514256: 'Malaga',
  2520600: 'Cadice', 2512989: 'Palma di Maiorca', 3109642: 'Santiago di Compostela',
  2735943: 'Oporto', 498817: 'San Pietroburgo', 702550: 'Leopoli', 311046: 'Smirne',
  361058: "Alessandria d'Egitto", 2542997: 'Marrakech', 2530335: 'Tangeri', 2507480: 'Algeri',
  2485926: 'Orano', 2464470: 'Tunisi', 170654: 'Damasco', 112931: 'Teheran', 104515: 'La Mecca',
  108410: 'Riad', 1275004: 'Calcutta', 1261481: 'Nuova Delhi', 1835848: 'Seul', 1799962: 'Nanchino',
  4560349: 'Filadelfia', 344979: 'Addis Abeba', 53654: 'Mogadiscio', 379252: 'Khartum',
  3448439: 'San Paolo', 3469058: 'Brasilia', 3871336: 'Santiago del Cile',
  3536729: 'Santiago di Cuba', 1642911: 'Giacarta', 1566083: 'Ho Chi Minh', 1298824: 'Rangoon',
  1283240: 'Katmandu', 616052: 'Erevan', 2562305: 'La Valletta', 3185728: 'Durazzo',
  3183719: 'Valona', 3197538: 'Cattaro',
}); // prettier-ignore

/** Names whose article is Italian and joins the preposition: `all'Aquila`, but `a La Rochelle`. */
const WITH_ARTICLE = new Set([
  "L'Aia", "L'Aquila", "L'Avana", 'Il Cairo', 'Il Pireo', 'La Canea', 'La Corogna', 'La Maddalena',
  'La Mecca', 'La Spezia',
]); // prettier-ignore

/** What stands after "in" instead of "a". */
const ISLANDS = new Set([
  'Corsica', 'Groenlandia', 'Irlanda', 'Islanda', 'Martinica', 'Nuova Zelanda', 'Sardegna', 'Sicilia',
]); // prettier-ignore

/** Prepositions before an article, but for the `l` that `la`, `l'` and `le` double. */
const JOINED: Readonly<Record<string, string>> = { da: 'da', di: 'de', su: 'su' };

/** `all'Aquila` after "a", `dell'Aquila` after "di", `zona L'Aquila` after "zona". */
export function placeAfter(word: string, place: string): string {
  const preposition = word.toLowerCase();
  if (['a', 'ad', 'in'].includes(preposition)) return describePlace(place);
  const start = JOINED[preposition];
  return start !== undefined && hasArticle(place)
    ? contracted(start, place)
    : joinWords(word, place);
}

/** `a Roma`, `ad Ancona`, `alla Spezia`, `in Sardegna`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  const landmark = italianLandmarks.describeLandmark(place);
  if (landmark !== undefined) return landmark;
  if (hasArticle(place)) return contracted('a', place);
  if (ISLANDS.has(place)) return `in ${place}`;
  return `${/^[aàá]/i.test(place) ? 'ad' : 'a'} ${place}`;
}

function hasArticle(place: string): boolean {
  return WITH_ARTICLE.has(place.replace('’', "'"));
}

/** `al Cairo`, `alla Spezia`, `all'Aquila`. */
function contracted(start: string, place: string): string {
  return place.startsWith('Il ') ? `${start}l ${place.slice(3)}` : `${start}l${lower(place)}`;
}

function lower(place: string): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}

export const italianLandmarks = createLandmarkWords({
  groups: {
    nel: 'Chianti, Salento, Cilento, Gargano, Monferrato, Lazio, Molise, Trentino, Lake District',
    nelle: 'Marche, Langhe, Highlands, Fiandre, Asturie, Ardenne',
    'nella': 'Foresta Nera, Bay Area',
    'nei': 'Pirenei, Paesi Baschi, Grigioni',
    'sulle': 'Dolomiti, Alpi, Tre Cime di Lavaredo',
    in: 'Costiera Amalfitana, Costa Smeralda, Costa Azzurra, Riviera romagnola, Costa Brava, Costa del Sol, Sardegna, Sicilia, Corsica, Maremma, Versilia, Brianza, Romagna, Valtellina, Val Gardena, Val di Fassa, Toscana, Umbria, Liguria, Lombardia, Puglia, Campania, Basilicata, Calabria, Abruzzo, Veneto, Piemonte, Emilia-Romagna, Emilia Romagna, Friuli, Friuli-Venezia Giulia, Friuli Venezia Giulia, Trentino-Alto Adige, Alto Adige, Valle d\'Aosta, Baviera, Sassonia, Assia, Turingia, Andalusia, Catalogna, Galizia, Navarra, Aragona, Bretagna, Normandia, Provenza, Borgogna, Alsazia, Lorena, Savoia, Scozia, Inghilterra, Galles, Engadina, Ticino, Vallese, Carinzia, Stiria, Tirolo, Patagonia, Istria, Dalmazia, Lapponia, Scandinavia, Cappadocia, Transilvania, Picos de Europa',
    alle: 'Eolie, Isole Eolie, Canarie, Isole Canarie, Baleari, Azzorre, Maldive, Cinque Terre, cascate del Niagara',
    "all'": "Elba, Isola del Giglio, Alhambra, Autodromo di Monza, Alpe di Siusi",
    al: 'Poetto, Colosseo, Louvre, castello di Neuschwanstein, Grand Canyon, Vaticano, Vomero, Parc Güell',
    alla: 'Torre di Pisa, Torre Eiffel, Fontana di Trevi, Sagrada Familia',
    agli: 'Scavi di Pompei',
    ai: 'Navigli',
    sullo: 'Zoncolan',
    "sull'": 'Amiata, Etna, Everest, Ortles, Aneto',
    sulla: 'Sierra Nevada, Marmolada, Maiella, Jungfrau, Zugspitze',
    a: 'Breuil-Cervinia, Cervinia, Madonna di Campiglio, Campo Imperatore, Plan de Corones, Chapala, Windermere, Ullswater, Loch Ness, Loch Lomond, Montserrat, Stelvio, Alpe d\'Huez, Bracciano, Trasimeno, Pompei',
  },
  lakes: 'al',
  summits: 'sul',
  airport: { name: (place) => `aeroporto di ${place}`, pattern: /^aeroporto /, before: "all'" },
}); // prettier-ignore
