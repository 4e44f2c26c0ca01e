import type { AreaWords, Exonyms, LandmarkWords } from '../types.ts';

export const listPolishExonyms = (): Exonyms => ({
  2867714: 'Monachium',
  2886242: 'Kolonia',
  2861650: 'Norymberga',
  2935022: 'Drezno',
  2879139: 'Lipsk',
  2910831: 'Hanower',
  2944388: 'Brema',
  3247449: 'Akwizgran',
  2849483: 'Ratyzbona',
  2874225: 'Moguncja',
  2821164: 'Trewir',
  2761369: 'Wiedeń',
  2657896: 'Zurych',
  2661604: 'Bazylea',
  2661552: 'Berno',
  2660646: 'Genewa',
  2659994: 'Lozanna',
  2960316: 'Luksemburg',
  2988507: 'Paryż',
  2995469: 'Marsylia',
  2990440: 'Nicea',
  2973783: 'Strasburg',
  2800866: 'Bruksela',
  2803138: 'Antwerpia',
  2800931: 'Brugia',
  2797656: 'Gandawa',
  2747373: 'Haga',
  2643743: 'Londyn',
  2650225: 'Edynburg',
  2618425: 'Kopenhaga',
  2673730: 'Sztokholm',
  3068160: 'Pilzno',
  3060972: 'Bratysława',
  3054643: 'Budapeszt',
  3196359: 'Lublana',
  3186886: 'Zagrzeb',
  683506: 'Bukareszt',
  264371: 'Ateny',
  734077: 'Saloniki',
  745044: 'Stambuł',
  146268: 'Nikozja',
  3169070: 'Rzym',
  3173435: 'Mediolan',
  3165524: 'Turyn',
  3176959: 'Florencja',
  3164603: 'Wenecja',
  3181928: 'Bolonia',
  3164527: 'Werona',
  3165185: 'Triest',
  3117735: 'Madryt',
  2510911: 'Sewilla',
  2267057: 'Lizbona',
  524901: 'Moskwa',
  703448: 'Kijów',
  5128581: 'Nowy Jork',
  4140963: 'Waszyngton',
  1816670: 'Pekin',
  360630: 'Kair',
  3530597: 'Meksyk',
  3553478: 'Hawana',
  281184: 'Jerozolima',
  3369157: 'Kapsztad',
});

/** `w Niemczech`; the other countries stand in the form of an address. */
export const polishAreaWords: AreaWords = {
  in: ',',
  near: ',',
  areas: {
    'DE.01': 'w Badenii-Wirtembergii', 'DE.02': 'w Bawarii', 'DE.03': 'w Bremie', 'DE.04': 'w Hamburgu',
    'DE.05': 'w Hesji', 'DE.06': 'w Dolnej Saksonii', 'DE.07': 'w Nadrenii Północnej-Westfalii',
    'DE.08': 'w Nadrenii-Palatynacie', 'DE.09': 'w Saarze', 'DE.10': 'w Szlezwiku-Holsztynie',
    'DE.11': 'w Brandenburgii', 'DE.12': 'w Meklemburgii-Pomorzu Przednim', 'DE.13': 'w Saksonii',
    'DE.14': 'w Saksonii-Anhalcie', 'DE.15': 'w Turyngii', 'DE.16': 'w Berlinie',
    'GB.ENG': 'w Anglii', 'GB.NIR': 'w Irlandii Północnej', 'GB.SCT': 'w Szkocji', 'GB.WLS': 'w Walii',
    'PL.72': 'w województwie dolnośląskim', 'PL.73': 'w województwie kujawsko-pomorskim',
    'PL.74': 'w województwie łódzkim', 'PL.75': 'w województwie lubelskim',
    'PL.76': 'w województwie lubuskim', 'PL.77': 'w województwie małopolskim',
    'PL.78': 'w województwie mazowieckim', 'PL.79': 'w województwie opolskim',
    'PL.80': 'w województwie podkarpackim', 'PL.81': 'w województwie podlaskim',
    'PL.82': 'w województwie pomorskim', 'PL.83': 'w województwie śląskim',
    'PL.84': 'w województwie świętokrzyskim', 'PL.85': 'w województwie warmińsko-mazurskim',
    'PL.86': 'w województwie wielkopolskim', 'PL.87': 'w województwie zachodniopomorskim',
    AL: 'w Albanii', AR: 'w Argentynie', AT: 'w Austrii', AU: 'w Australii', BA: 'w Bośni i Hercegowinie',
    BE: 'w Belgii', BG: 'w Bułgarii', BR: 'w Brazylii', BY: 'na Białorusi', CA: 'w Kanadzie',
    CH: 'w Szwajcarii', CL: 'w Chile', CN: 'w Chinach', CO: 'w Kolumbii', CU: 'na Kubie', CY: 'na Cyprze',
    CZ: 'w Czechach', DE: 'w Niemczech', DK: 'w Danii', EE: 'w Estonii', EG: 'w Egipcie',
    ES: 'w Hiszpanii', FI: 'w Finlandii', FR: 'we Francji', GB: 'w Wielkiej Brytanii', GR: 'w Grecji',
    HR: 'w Chorwacji', HU: 'na Węgrzech', IE: 'w Irlandii', IL: 'w Izraelu', IN: 'w Indiach',
    IS: 'na Islandii', IT: 'we Włoszech', JP: 'w Japonii', LT: 'na Litwie', LU: 'w Luksemburgu',
    LV: 'na Łotwie', MA: 'w Maroku', MD: 'w Mołdawii', ME: 'w Czarnogórze', MK: 'w Macedonii Północnej',
    MT: 'na Malcie', MX: 'w Meksyku', NL: 'w Holandii', NO: 'w Norwegii', NZ: 'w Nowej Zelandii',
    PE: 'w Peru', PH: 'na Filipinach', PL: 'w Polsce', PT: 'w Portugalii', RO: 'w Rumunii', RS: 'w Serbii',
    RU: 'w Rosji', SE: 'w Szwecji', SI: 'w Słowenii', SK: 'na Słowacji', TH: 'w Tajlandii',
    TN: 'w Tunezji', TR: 'w Turcji', UA: 'w Ukrainie', US: 'w Stanach Zjednoczonych', VE: 'w Wenezueli',
    ZA: 'w Republice Południowej Afryki',
  },
}; // prettier-ignore

/** Regions, mountains and waters with their locatives: what stands before one is part of its form. */
export const POLISH_LANDMARKS = `
Tatry=w Tatrach; Bieszczady=w Bieszczadach; Karkonosze=w Karkonoszach; Sudety=w Sudetach;
Beskidy=w Beskidach; Pieniny=w Pieninach; Góry Stołowe=w Górach Stołowych;
Góry Świętokrzyskie=w Górach Świętokrzyskich; Mazury=na Mazurach; Kaszuby=na Kaszubach;
Podhale=na Podhalu; Pomorze=na Pomorzu; Śląsk=na Śląsku; Górny Śląsk=na Górnym Śląsku;
Dolny Śląsk=na Dolnym Śląsku; Mazowsze=na Mazowszu; Podlasie=na Podlasiu; Kujawy=na Kujawach;
Małopolska=w Małopolsce; Wielkopolska=w Wielkopolsce; Podkarpacie=na Podkarpaciu; Warmia=na Warmii;
Jura Krakowsko-Częstochowska=na Jurze Krakowsko-Częstochowskiej; Wybrzeże=na Wybrzeżu;
Bałtyk=nad Bałtykiem; Morze Bałtyckie=nad Morzem Bałtyckim; Zatoka Gdańska=nad Zatoką Gdańską;
Trójmiasto=w Trójmieście; Żuławy=na Żuławach; Śnieżka=na Śnieżce; Rysy=na Rysach;
Kasprowy Wierch=na Kasprowym Wierchu; Giewont=na Giewoncie; Morskie Oko=nad Morskim Okiem;
Śniardwy=nad Śniardwami; Mamry=nad Mamrami;  Babia Góra=na Babiej Górze; Alpy=w Alpach;
Toskania=w Toskanii; Sycylia=na Sycylii; Kreta=na Krecie; Majorka=na Majorce; Teneryfa=na Teneryfie;
Balaton=nad Balatonem; Tyrol=w Tyrolu; Morze=nad morzem; Góry=w górach; Bawaria=w Bawarii;
Hesja=w Hesji; Dolna Saksonia=w Dolnej Saksonii; Saksonia=w Saksonii; Turyngia=w Turyngii;
Nadrenia Północna-Westfalia=w Nadrenii Północnej-Westfalii; Nadrenia-Palatynat=w Nadrenii-Palatynacie;
Szlezwik-Holsztyn=w Szlezwiku-Holsztynie; Brandenburgia=w Brandenburgii; Meklemburgia=w Meklemburgii;
Anglia=w Anglii; Szkocja=w Szkocji; Walia=w Walii; Andaluzja=w Andaluzji; Bretania=w Bretanii;
Prowansja=w Prowansji; Uznam=na Uznamie; Jezioro Bodeńskie=nad Jeziorem Bodeńskim;
Pałac Kultury=przy Pałacu Kultury; Energylandia=w Energylandii; Wawel=na Wawelu;
Westerplatte=na Westerplatte; Jasna Góra=na Jasnej Górze; Nowa Huta=w Nowej Hucie;
Warszawska Praga=na warszawskiej Pradze; lotnisko Modlin=na lotnisku w Modlinie; Modlin=w Modlinie
`;

const phrases = new Map(
  POLISH_LANDMARKS.split(';').map((entry): [string, string] => {
    const [name = '', phrase = ''] = entry.trim().split('=');
    return [name, phrase];
  }),
);

export const polishLandmarks: LandmarkWords = {
  describeLandmark: (name) => phrases.get(name) ?? inflectKind(name),
  nameAirport: (place) => `lotnisko ${place}`,
};

/** `na lotnisku Okęcie`, `w województwie lubelskim`. */
function inflectKind(name: string): string | undefined {
  if (name.startsWith('lotnisko ')) return `na lotnisku${name.slice('lotnisko'.length)}`;
  const [, adjective] = /^województwo (.+)e$/iu.exec(name) ?? [];
  return adjective && `w województwie ${adjective}m`;
}

/** What no rule leads back to the name. */
const IRREGULAR: Readonly<Record<string, string>> = {
  niemczech: 'niemcy', niemiec: 'niemcy', wloszech: 'wlochy', wloch: 'wlochy', wegrzech: 'wegry',
  wegier: 'wegry', czech: 'czechy', kielc: 'kielce', tych: 'tychy', suwalk: 'suwalki', pulaw: 'pulawy',
  siedlec: 'siedlce', mikolajek: 'mikolajki', tatr: 'tatry', gorach: 'gory', gor: 'gory', mazur: 'mazury', kaszub: 'kaszuby',
  aten: 'ateny', helsinek: 'helsinki', miedzyzdrojow: 'miedzyzdroje', zar: 'zary', zor: 'zory',
  stanach: 'stany', zjednoczonych: 'zjednoczone', wilnie: 'vilnius', wilna: 'vilnius', lwowie: 'lviv',
  lwowa: 'lviv', rydze: 'riga', rygi: 'riga', bialymstoku: 'bialystok', bialegostoku: 'bialystok',
  wiedniu: 'wieden', wiednia: 'wieden', krasnymstawie: 'krasnystaw', rumi: 'rumia', zarach: 'zary', morzem: 'morze', baltyckim: 'baltyckie',
  morskim: 'morskie', okiem: 'oko', trojmiescie: 'trojmiasto', miescie: 'miasto', miasta: 'miasto',
}; // prettier-ignore

/** Endings of the cases in plain letters, with those of the nominative; longest first. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = (
  [
    ['iego', 'i ie'], ['ego', 'y e i'], ['iami', 'ie'], ['ami', 'y i e'], ['iach', 'ie i'], ['ach', 'y i e a'],
    ['iem', ' ie io'], ['nem', 'ne'], ['em', ' o e'], ['iej', 'a ia'], ['ej', 'a'], ['im', 'i ie'], ['ym', 'y e'],
    ['ich', 'ie'], ['ych', 'e'], ['dze', 'ga dz'], ['ce', 'ka ko ca'], ['dzie', 'd da do dz'],
    ['cie', 't ta to c'], ['sze', 'cha sz'], ['rze', 'r ra ro rz'], ['le', 'l la lo'], ['ie', ' a o'],
    ['cu', 'ec iec c'], ['cem', 'ec iec'], ['ca', 'ec iec'], ['ku', 'k ko ek'], ['ka', 'k ko ek'],
    ['kiem', 'k ko ek'], ['iu', ' ie io'], ['u', ' o e y'], ['ia', ' ie'], ['ic', 'ice'], ['yc', 'yce'],
    ['ii', 'ia'], ['i', ' a ia e'], ['y', 'a '], ['a', ' o e'], ['e', 'a'],
  ] as const
).map(([from, to]) => [new RegExp(`${from}$`, 'u'), to.split(' ')] as const); // prettier-ignore

const MAX_INFLECTED_WORDS = 3;
const MIN_STEM_LETTERS = 2;
const MAX_FORMS = 80;

/** What stands before a name: "(w) Krakowie". */
const BEFORE_NAME = /^(?:we?|na|nad|pod|przy|do|dla|ze?|u|kolo|obok)$/u;

/**
 * The names that a spoken one may be a case of: `krakow` of `krakowie`, `zielona gora` of `zielonej gorze`; all in plain
 * letters.
 */
export function listPolishBaseForms(plain: string): readonly string[] {
  const words = plain.split(' ').filter((word) => !BEFORE_NAME.test(word));
  if (words.length === 0 || words.length > MAX_INFLECTED_WORDS) return [];
  const [first = [], ...others] = words.map(listFormsOfWord);
  const forms = others.reduce(
    (all, each) => all.flatMap((start) => each.map((end) => `${start} ${end}`)).slice(0, MAX_FORMS),
    first,
  );
  return forms.filter((form) => form !== plain);
}

function listFormsOfWord(word: string): string[] {
  const known = IRREGULAR[word];
  if (known !== undefined) return [known];
  const found = ENDINGS.flatMap(([from, to]) => {
    const stem = word.replace(from, '');
    if (stem === word || stem.length < MIN_STEM_LETTERS) return [];
    return to.map((ending) => stem + ending);
  });
  return [word, ...new Set(found)];
}
