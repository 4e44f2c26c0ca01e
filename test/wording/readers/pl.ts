import { present, type SkillTextReader, type NumberReader } from './text-reader.ts';

/** Number words after "od", "do", "około" and "po", which are never digits. */
const SIZES: Readonly<Record<string, number>> = {
  zera: 0, jednego: 1, jeden: 1, dwóch: 2, trzech: 3, czterech: 4, pięciu: 5, sześciu: 6, siedmiu: 7,
  ośmiu: 8, dziewięciu: 9, dziesięciu: 10, jedenastu: 11, dwunastu: 12, trzynastu: 13,
  czternastu: 14, piętnastu: 15, szesnastu: 16, siedemnastu: 17, osiemnastu: 18, dziewiętnastu: 19,
  dwudziestu: 20, trzydziestu: 30, czterdziestu: 40, pięćdziesięciu: 50, sześćdziesięciu: 60,
  siedemdziesięciu: 70, osiemdziesięciu: 80, dziewięćdziesięciu: 90, stu: 100, dwustu: 200, trzystu: 300, czterystu: 400, pięciuset: 500,
  sześciuset: 600, siedmiuset: 700, ośmiuset: 800, dziewięciuset: 900, zero: 0,
}; // prettier-ignore

/** How the names of the hours begin, from midnight on. */
const HOURS = [
  'północ', 'pierwsz', 'drug', 'trzeci', 'czwart', 'piąt', 'szóst', 'siódm', 'ósm', 'dziewiąt',
  'dziesiąt', 'jedenast', 'dwunast', 'trzynast', 'czternast', 'piętnast', 'szesnast', 'siedemnast',
  'osiemnast', 'dziewiętnast', 'dwudziest',
]; // prettier-ignore

/** `minus dwudziestu dwóch`, `8`; what has no such number is none. */
function size(words: string): number {
  const [sign, ...others] = words.split(' ');
  const numbers = sign === 'minus' || sign === 'plus' ? others : [sign ?? '', ...others];
  const value = numbers.reduce((sum, word) => sum + (SIZES[word] ?? Number(word)), 0);
  return sign === 'minus' ? -value : value;
}

/** `dwudziestej drugiej`. */
function hour(words: string): number {
  const named = words.split(' ').map((word) => HOURS.findIndex((name) => word.startsWith(name)));
  return named.reduce((sum, value) => sum + value, 0);
}

/** "Około osiemnastej spadnie około dwóch milimetrów" has one amount. */
const WORDS = '\\p{L}+(?: (?!około )\\p{L}+){0,3}?';

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    new RegExp(
      `z prędkością (?:do )?(${WORDS}) (?:kilometr(?:a|ów)|mili?|metr(?:a|ów)) na (?:godzinę|sekundę)(?:, w porywach do (${WORDS})(?=[.,]))?`,
      'gu',
    ),
    (both) => present(both).map(size),
  ],
  [
    'gusts',
    /(\d+) (?:kilometr(?:y|ów)|mil[ei]?|metr(?:y|ów)) na (?:godzinę|sekundę)/g,
    ([value]) => [Number(value)],
  ],
  [
    'amounts',
    /niecał[ye] \p{L}+ (?:wody|śniegu)|nie przekroczy (?:jednego|ćwierci) \p{L}+/gu,
    () => [0],
  ],
  [
    'amounts',
    new RegExp(
      `około (\\d+|${WORDS}) (?:litr|milimetr|centymetr|cal)(?:a|ów|i)(?: śniegu| deszczu| wody)?`,
      'gu',
    ),
    ([words = '']) => [size(words)],
  ],
  [
    'hours',
    /między (dwudziestą (?:pierwszą|drugą|trzecią)|\p{L}+ą)(?: w nocy| rano)? a (dwudziestą (?:pierwszą|drugą|trzecią)|\p{L}+ą)(?!\p{L})/gu,
    (both) => present(both).map(hour),
  ],
  [
    'hours',
    /(?<!\p{L})(?:o|od|do|około) ((?:dwudziestej )?\p{L}+ej|dwudziestej|północy)(?!\p{L})/giu,
    ([words = '']) => [hour(words)],
  ],
  [
    'degrees',
    new RegExp(`(?<!\\p{L})od (${WORDS}) do (${WORDS}) stop(?:nia|ni)`, 'gu'),
    (both) => present(both).map(size),
  ],
  [
    'degrees',
    new RegExp(
      `(?<!\\p{L})ze? (?!przerwą)(${WORDS}) (?:stop(?:nia|ni) )?do (${WORDS})(?: stop(?:nia|ni)|(?=\\.))`,
      'gu',
    ),
    (both) => present(both).map(size),
  ],
  [
    'degrees',
    new RegExp(`(?<=,|temperatura|spadnie|w nocy) do (${WORDS}) stop(?:nia|ni)`, 'gu'),
    ([words = '']) => [size(words)],
  ],
  [
    'degrees',
    new RegExp(`przy temperaturze (${WORDS}) stop(?:nia|ni)`, 'gu'),
    ([words = '']) => [size(words)],
  ],
  ['degrees', new RegExp(`około (${WORDS}) stop(?:nia|ni)`, 'gu'), ([words = '']) => [size(words)]],
  [
    'degrees',
    /((?:minus )?(?:\d+|jeden|zero)) stop(?:ień|nie|ni)/g,
    ([words = '']) => [size(words)],
  ],
  ['degrees', /, minimalnie ((?:minus )?\d+)/g, ([words = '']) => [size(words)]],
  [
    'degrees',
    new RegExp(`, w nocy (?:spadnie )?do (${WORDS})(?=[.,])`, 'gu'),
    ([words = '']) => [size(words)],
  ],
];

const MINUTES = '(?<time>\\S+ minut|kwadrans|pół godziny|godzinę)';
const AFTER = 'po (?<time>\\S+(?: \\S+)? minutach|kwadransie|pół godzinie|godzinie)';
const IN_MINUTES = `za (?:około )?${MINUTES}`;
const COMING = `przez najbliższ(?:ą|e|y) ${MINUTES}`;
const pattern = (source: string) => new RegExp(source, 'i');

export const polishReader: SkillTextReader = {
  numbers: NUMBERS,
  chances: /(?:może(?: jeszcze)?|prawdopodobnie będzie) padać (?:deszcz|śnieg)(?! ze)/gi,
  kinds: [
    [/marznąc\p{L}+ (?:mżawka|deszcz)|gołoledź/giu, 'ice'],
    [/burze/gi, 'thunder'],
    [/(?:(?:będzie|zacznie|może) przelotnie padać|przelotnie popada) (?:\p{L}+ )?deszcz(?! ze)/giu, 'showers'],
    [/deszcz ze śniegiem/gi, 'sleet'],
    [/śnieg/gi, 'snow'],
    [/przelotny deszcz/gi, 'showers'],
    [/mżawka|mży/gi, 'drizzle'],
    [/deszcz/gi, 'rain'],
    [/mgła/gi, 'fog'],
    [/słonecznie|pogodnie|bezchmurnie/gi, 'bright'],
    [/pochmurno|zachmurzenie|z przerw(?:ą|ami)/gi, 'cloudy'],
  ],
  weekdays: [
    /niedziel/i, /poniedział/i, /wtor(?:ek|ku)/i, /środ[ęy]/i, /czwart(?:ek|ku)/i,
    /piąt(?:ek|ku)/i, /sobot/i,
  ],
  relativeDays: [/dziś/i, /(?<!po)jutr[oa]/i, /pojutrz/i],
  untilMorning: /od (?:\p{L}+ ){1,2}do \p{L}+ej (?:rano|w nocy)/u,
  windWords: 6,
  sunshine: /sło(?:ńc|necz)/i,
  noForecast: /nie (?:mam|ma) prognozy/i,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_MINUTES} (?:zacznie|będzie padać)`)],
      ['stops', pattern(`${IN_MINUTES} (?:na chwilę )?przestanie`)],
      ['lasts', pattern(`${AFTER} (?:na chwilę )?przestanie`)],
      ['pauses', pattern(`${MINUTES} później`)],
      ['continues', pattern(`jeszcze przez ${MINUTES}`)],
      ['dry', pattern(`${COMING} nie będzie padać`)],
      ['wet', pattern(`${COMING} nadal`)],
    ],
    durations: {
      'kilka minut': 2.5, 'pięć minut': 5, 'dziesięć minut': 10, kwadrans: 15, 'pół godziny': 30,
      godzinę: 60, 'pięciu minutach': 5, 'dziesięciu minutach': 10, kwadransie: 15,
      'dwudziestu minutach': 20, 'dwudziestu pięciu minutach': 25, 'pół godzinie': 30,
      'trzydziestu pięciu minutach': 35, 'czterdziestu minutach': 40,
      'czterdziestu pięciu minutach': 45, 'pięćdziesięciu minutach': 50,
      'pięćdziesięciu pięciu minutach': 55, godzinie: 60,
    },
    briefly: /ale tylko przez chwilę/,
    ice: /gołoledź/i,
    dry: /(?<!\p{L})nie (?:będzie|powinno) padać/u,
    wet: /(?:ma|może|prawdopodobnie będzie) padać/,
    claims: {
      rain: /(?<!marznący )deszcz(?! ze)/,
      snow: /śnieg(?!iem)/,
      sleet: /deszcz ze śniegiem/,
      freezing: /marznący/,
      light: /słab|lekk/,
      heavy: /siln|intensywn|mocn/,
      veryHeavy: /bardzo/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrozji', Beifuss: 'bylicy', Birke: 'brzozy', Erle: 'olchy', Esche: 'jesionu',
      Graeser: 'traw', Hasel: 'leszczyny', Roggen: 'żyta',
    },
    levels: { niskie: 1, średnie: 2, wysokie: 3 },
    named: [
      /stężenie pyłku (?<names>[^.]*?) będzie (?<level>niskie|średnie|wysokie)/g,
      /(?<=niskie|średnie|wysokie),(?: a)? (?<names>[^.]*?) (?<level>niskie|średnie|wysokie)/g,
      /nie będzie pyłku (?<names>\p{L}+)/gu,
    ],
    others: /stężenie innych pyłków będzie (?:co najwyżej )?(?<level>niskie|średnie|wysokie)/i,
    noOthers: /innych pyłków nie będzie/i,
    none: /nie będzie(?:, o ile wiadomo, żadnych)? pyłków/,
    cut: /innych roślin/,
    soFarKnown: /o ile wiadomo/i,
  },
  yes: /^Tak(?!\p{L})/u,
  no: /^Nie(?!\p{L})/u,
  anyAnswer: /^(?:Tak|Nie|Być może|Prawdopodobnie tak|Raczej nie|Może|Niestety)(?!\p{L})/u,
  lengths: / (?:[5-9]|[1-5]\d) (?:minut|godzin)/g,
  beforeDay: /^we? /,
  comparison: / mniej więcej o (?<size>\d+) stop(?:nie|ni) (?<way>\p{L}+)/u,
  warmer: /cieplej/,
  colder: /zimniej|chłodniej/,
}; // prettier-ignore
