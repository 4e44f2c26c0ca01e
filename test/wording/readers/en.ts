import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const SPEED = '(?:miles per hour|kilometres an hour|metres per second)';
const DEGREES = '(?:minus |plus )?\\d+|zero';
const SIDED = `(?:${DEGREES})(?: (?:above|below))?`;

/** `8`, `minus 3`, `zero`; of a range before "below zero", `below` says on which side of zero a number is. */
function number(words: string): number {
  if (words === 'zero') return 0;
  const [size = '', side] = words.split(/ (?=above|below)/);
  const value = signed(size, /^minus /, /^one$/);
  return side === 'below' ? -value : value;
}

const PARTS_OF_AN_INCH: Readonly<Record<string, number>> = {
  'a tenth': 0.1, 'a quarter': 0.25, 'half': 0.5, 'a half': 0.5, 'three quarters': 0.75,
}; // prettier-ignore

const partOfAnInch = (words: string | undefined) => (words ? (PARTS_OF_AN_INCH[words] ?? NaN) : 0);

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    new RegExp(`(?:up to|gusting to|reach(?:ing)?|at|of) (\\d+) ${SPEED}`, 'g'),
    ([value]) => [Number(value)],
  ],
  ['amounts', /less than (?:a quarter of an inch|an inch|a (?:centi|milli)metre)/gi, () => [0]],
  [
    'amounts',
    /(?:about an|another) inch(?: and (a quarter|a half|three quarters))?/gi,
    ([part]) => [1 + partOfAnInch(part)],
  ],
  [
    'amounts',
    /(?:about|another) (a tenth of|a quarter of|half|three quarters of) an inch/gi,
    ([part]) => [partOfAnInch(part?.replace(/ of$/, ''))],
  ],
  ['amounts', /(?:about|another) (\d+) and a half inches/gi, ([value]) => [Number(value) + 0.5]],
  ['amounts', /(?:about a|another) (?:centi|milli)metre/gi, () => [1]],
  [
    'amounts',
    /(?:about|another) (\d+) (?:(?:centi|milli)metres|inches)/gi,
    ([value]) => [Number(value)],
  ],
  [
    'hours',
    /(?:between|from) (\d+) (?:and|to) (\d+) ([AP]M)/g,
    ([from, to, half]) => [clock(from, half), clock(to, half)],
  ],
  ['hours', /(\d+) ([AP]M)/g, ([value, half]) => [clock(value, half)]],
  ['hours', /midnight/g, () => [0]],
  ['hours', /(?<!around )(?:noon|midday)/g, () => [12]],
  ['degrees', /around freezing/g, () => [0]],
  [
    'degrees',
    /(\d+) (?:and|to|or) (\d+) below zero/g,
    (values) => present(values).map((value) => -Number(value)),
  ],
  [
    'degrees',
    new RegExp(
      `(?:between|from|of|be|like) (${SIDED}) (?:and|to|or) (${SIDED})(?: zero)?(?: degrees?)?`,
      'g',
    ),
    (values) => present(values).map(number),
  ],
  ['degrees', /(\d+) below zero/g, ([value]) => [-Number(value)]],
  [
    'degrees',
    new RegExp(`(${DEGREES}) to (${DEGREES}) degrees?`, 'g'),
    (values) => present(values).map(number),
  ],
  ['degrees', new RegExp(`(${DEGREES}) degrees?`, 'g'), (values) => present(values).map(number)],
  [
    'degrees',
    new RegExp(
      `(?:(?:highs?|lows?|temperature) of|highs up to|lows down to|dropping to|around|at|and) (${DEGREES})(?! [ap]m| percent)`,
      'gi',
    ),
    (values) => present(values).map(number),
  ],
];

function clock(value: string | undefined, half: string | undefined): number {
  return (Number(value) % 12) + (half === 'PM' ? 12 : 0);
}

const MINUTES = '(?<time>\\S+ minutes|half an hour|half hour|an hour|hour)';
const IN_MINUTES = `in (?:about ${MINUTES}|the next (?<few>few minutes))`;
const pattern = (source: string) => new RegExp(source, 'i');

export const englishReader: SkillTextReader = {
  numbers: NUMBERS,
  chances: /(?<!mix of rain and )(?:rain|snow) is (?:possible|likely|expected)|(?:rain|snow) (?:will|could) fall/gi,
  kinds: [
    [/freezing fog|\bfog(?:gy)?\b/g, 'fog'],
    [/freezing (?:rain|drizzle)|watch out for ice/gi, 'ice'],
    [/thunderstorms?/gi, 'thunder'],
    [/sleet(?: showers)?|mix of rain and snow|rain and snow showers/gi, 'sleet'],
    [/snow showers|\bsnow\b/gi, 'snow'],
    [/\bshowers\b/gi, 'showers'],
    [/\bdrizzle\b/gi, 'drizzle'],
    [/\brain\b/gi, 'rain'],
    [/sunny (?:intervals|spells)/g, 'cloudy'],
    [/sunny|sunshine|\bsun\b(?! and cloud)|\bclear\b/g, 'bright'],
    [/cloudy|overcast|sun and cloud/g, 'cloudy'],
  ],
  weekdays: [
    /sunday/i, /monday/i, /tuesday/i, /wednesday/i, /thursday/i, /friday/i, /saturday/i,
  ],
  relativeDays: [/today|\bthis (?:morning|afternoon|evening)|tonight/i, /tomorrow/i],
  windWords: 6,
  sunshine: /sunny|sunshine|\bsun\b/,
  noForecast: /no forecast/,
  nextHour: {
    minutes: [
      ['starts', pattern(`(?:will start|there'll be) .*${IN_MINUTES}`)],
      ['stops', pattern(`(?:stop|break) ${IN_MINUTES}`)],
      ['lasts', pattern(`(?:stop|break) ${MINUTES} later`)],
      ['pauses', pattern(`(?:start(?: again)?|spell|there'll be .*?) ${MINUTES} later(?!.*about)`)],
      ['continues', pattern(`for another ${MINUTES}`)],
      ['dry', pattern(`stay dry .*next (?:${MINUTES}|(?<few>few minutes))`)],
      ['wet', pattern(`continue .*next (?:${MINUTES}|(?<few>few minutes))`)],
    ],
    durations: {
      'five minutes': 5, 'ten minutes': 10, 'half an hour': 30, 'half hour': 30, 'an hour': 60,
      hour: 60, 'few minutes': 2.5,
    },
    briefly: /in (?:about|the next) .*but only briefly/,
    ice: /Watch out/,
    dry: /dry/,
    wet: /possible|likely|expected/,
    claims: {
      rain: /(?<!freezing |of )\brain(?:ing)?\b/i,
      snow: /(?<!and )\bsnow(?:ing)?\b/i,
      sleet: /sleet|rain and snow/i,
      freezing: /freezing/i,
      light: /light/i,
      heavy: /heav(?:y|ily)/i,
      veryHeavy: /very heav/i,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ragweed', Beifuss: 'mugwort', Birke: 'birch', Erle: 'alder', Esche: 'ash',
      Graeser: 'grass', Hasel: 'hazel', Roggen: 'rye',
    },
    levels: { low: 1, moderate: 2, high: 3 },
    named: [
      /(?<level>low|moderate|high) for (?<names>(?:(?!low|moderate|high).)*)/g,
      /(?<names>\w+) pollen levels will be (?<level>low|moderate|high)/g,
      /no (?<names>\w+) pollen\./g,
    ],
    others: /other pollen levels will be[^.]*?(?<level>low|moderate|high)/i,
    noOthers: /no other pollen/,
    none: /there'll be no pollen/,
    cut: /others\./,
    soFarKnown: /as far as is known/i,
  },
  yes: /^Yes\b/,
  no: /^No\b/,
  anyAnswer: /^(?:Yes|No|Maybe|Probably|Sorry)\b/,
  lengths: / (?:[5-9]|[1-5]\d) (?:minutes|hours)/g,
  beforeDay: /^on /,
  comparison: /,? about (?<size>\d+) degrees (?<way>\p{L}+)/u,
  warmer: /warmer/,
  colder: /colder|cooler/,
}; // prettier-ignore
