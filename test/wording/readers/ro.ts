import { present, type TextReader, type NumberReader } from './text-reader.ts';

const TENS = ['', '', 'douăzeci', 'treizeci', 'patruzeci', 'cincizeci'];

/** `22`, `un`, `douăsprezece`, `douăzeci și două`, each also below or above zero. */
const NUMBER = `(?:minus |plus )?(?:\\d+|zero|unu?|douăsprezece|(?:(?:${TENS.slice(2).join('|')}) și )?două)`;

function number(words: string): number {
  const size = words.replace(/^(?:minus|plus) /, '');
  return words.startsWith('minus') ? -sizeOf(size) : sizeOf(size);
}

function sizeOf(words: string): number {
  if (words === 'zero') return 0;
  if (words === 'un' || words === 'unu') return 1;
  if (words === 'douăsprezece') return 12;
  if (!words.endsWith('două')) return Number(words);
  const tens = TENS.indexOf(words.split(' și ')[0] ?? '');
  return Math.max(tens, 0) * 10 + 2;
}

const all = (source: string) => new RegExp(source, 'gu');

const NUMBERS: readonly NumberReader[] = [
  ['gusts', /(?<=rafale[^.]*)la (\d+) (?:de )?kilometri pe oră/gi, ([value]) => [Number(value)]],
  ['amounts', /mai puțin de un (?:litru de apă pe metru pătrat|centimetru de zăpadă)/g, () => [0]],
  [
    'amounts',
    /aproximativ (\d+|un) (?:de )?(?:litr[ui] de apă pe metru pătrat|centimetr[ui] de zăpadă)/g,
    (values) => present(values).map(number),
  ],
  [
    'hours',
    all(`între (?:ora|orele) (${NUMBER}) și (${NUMBER})(?![\\p{L}\\d])`),
    (both) => present(both).map(number),
  ],
  ['hours', all(`or(?:a|ei) (${NUMBER})`), (values) => present(values).map(number)],
  ['hours', /miezul(?:ui)? nopții/g, () => [0]],
  [
    'degrees',
    all(`(?:(?:între|de la) (${NUMBER}) (?:și|la) )?(${NUMBER}) (?:de )?grade?`),
    (values) => present(values).map(number),
  ],
];

const MINUTES =
  '(?<time>\\S+ (?:de )?minute|(?:un )?sfert de oră|(?:o )?jumătate de oră|trei sferturi de oră|(?:o )?oră)';
const FEW_MINUTES = 'în următoarele (?<few>minute)';
const IN_MINUTES = `(?:peste aproximativ ${MINUTES}|${FEW_MINUTES})`;
const COMING = `^(?:${FEW_MINUTES}|în următo(?:area|arele|rul) ${MINUTES}),? `;
const pattern = (source: string) => new RegExp(source, 'i');

export const romanianReader: TextReader = {
  numbers: NUMBERS,
  chances: /este (?:posibil|probabil) să (?:mai )?(?:plouă|ningă)/gi,
  kinds: [
    [/(?:ploaie|burniță) înghețată|polei/g, 'ice'],
    [/furtuni puternice|(?:averse cu )?descărcări electrice/g, 'thunder'],
    [/(?:averse(?: slabe| puternice)? de )?lapoviță/g, 'sleet'],
    [/averse(?: slabe| puternice)? de ninsoare|ninge|ningă|și ninsoare/g, 'snow'],
    [/averse/g, 'showers'],
    [/burniț(?:a|ă|ează|eze)/g, 'drizzle'],
    [/plou[aă]|și ploaie/g, 'rain'],
    [/ceață/g, 'fog'],
    [/(?<!nin)soare|senin/g, 'bright'],
    [/noros|acoperit|cu (?:o întrerupere|(?:scurte )?întreruperi)/g, 'cloudy'],
  ],
  weekdays: [
    /duminică/i, /luni/i, /marți/i, /miercuri/i, /joi/i, /vineri/i, /sâmbătă/i,
  ],
  relativeDays: [
    /astăzi|azi|diseară|la noapte|în această (?:dimineață|după-amiază|seară|noapte)/i,
    /(?<!poi)mâine/i,
    /poimâine/i,
  ],
  windWords: 8,
  sunshine: /(?<!nin)soare/,
  noForecast: /nu am prognoză/i,
  nextHour: {
    minutes: [
      ['starts', pattern(`^${IN_MINUTES},? .*(?:începe|dar numai pentru scurt timp)`)],
      ['stops', pattern(`(?:iar|dar) ${IN_MINUTES} se (?:va|vor) opri`)],
      ['lasts', pattern(`după ${MINUTES} se (?:va|vor) opri`)],
      ['pauses', pattern(`^${MINUTES} mai târziu`)],
      ['continues', pattern(`timp de ${MINUTES}`)],
      ['dry', pattern(`${COMING}.*nu vor fi precipitații`)],
      ['wet', pattern(`${COMING}.*(?:va|vor) continua`)],
    ],
    durations: {
      'cinci minute': 5, 'zece minute': 10, 'un sfert de oră': 15, 'sfert de oră': 15,
      'o jumătate de oră': 30, 'jumătate de oră': 30, 'trei sferturi de oră': 45, 'o oră': 60,
      oră: 60, minute: 2.5,
    },
    briefly: /dar numai pentru scurt timp/,
    ice: /polei/,
    dry: /nu (?:vor fi|sunt așteptate) precipitații/,
    wet: /să (?:plouă|ningă|cadă)/,
    claims: {
      rain: /plou[aă]/,
      snow: /ning[eă]/,
      sleet: /lapoviță/,
      freezing: /înghețată/,
      light: /slab/,
      heavy: /puternic/,
      veryHeavy: /foarte puternic/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrozie', Beifuss: 'pelin', Birke: 'mesteacăn', Erle: 'arin', Esche: 'frasin',
      Graeser: 'graminee', Hasel: 'alun', Roggen: 'secară',
    },
    levels: { scăzut: 1, moderat: 2, ridicat: 3 },
    named: [
      /(?<level>scăzut|moderat|ridicat) pentru (?<names>(?:(?!scăzut|moderat|ridicat)[^.])*)/g,
      /nivelul de polen de (?<names>[^.]*?) va fi (?<level>scăzut|moderat|ridicat)/g,
      /nu va fi polen de (?<names>[^.]*?) în aer/g,
    ],
    others: /pentru celelalte plante va fi (?:cel mult )?(?<level>scăzut|moderat|ridicat)/i,
    noOthers: /în rest nu va fi polen/i,
    none: /nu va fi polen în aer/,
    cut: /și alte plante/,
    soFarKnown: /din câte se știe/i,
  },
}; // prettier-ignore
