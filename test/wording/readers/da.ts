import { present, signed, type TextReader, type NumberReader } from './text-reader.ts';

const number = (words = '') => signed(words, /^minus /, /^(?:én|et)$/);

const SPEED = '(?:meter i sekundet|(?:kilometer|miles) i timen)';
const DEGREES = '(?:minus |plus )?(?:\\d+|én)';

const NUMBERS: readonly NumberReader[] = [
  ['gusts', new RegExp(`op til (\\d+|én) ${SPEED}`, 'g'), ([value]) => [number(value)]],
  ['amounts', /under en (?:kvart )?tomme (?:nedbør|sne)/g, () => [0]],
  ['amounts', /omkring en kvart tomme (?:nedbør|sne)/g, () => [0.25]],
  ['amounts', /omkring en halv tomme (?:nedbør|sne)/g, () => [0.5]],
  ['amounts', /omkring trekvart tomme (?:nedbør|sne)/g, () => [0.75]],
  ['amounts', /omkring halvanden tomme (?:nedbør|sne)/g, () => [1.5]],
  ['amounts', /omkring (\d+) og en halv tomme (?:nedbør|sne)/g, ([value]) => [Number(value) + 0.5]],
  [
    'amounts',
    /omkring (\d+|én) (?:millimeter|centimeter|liter|tommer?) (?:nedbør|sne)(?: per kvadratmeter)?/g,
    ([value]) => [number(value)],
  ],
  [
    'hours',
    /klokken (\d+|et)(?: om natten| om morgenen)? og (\d+|et)\b/g,
    (both) => both.map(number),
  ],
  ['hours', /klokken 24|midnat/g, () => [0]],
  ['hours', /klokken (\d+|et)\b/g, ([value]) => [number(value)]],
  ['degrees', /(?:omkring|over) frysepunktet/g, () => [0]],
  [
    'degrees',
    /(?:om natten|i nat) (?:ned (?:til|på)|falder den til) ((?:minus )?\d+)(?=[.,])/g,
    ([value]) => [number(value)],
  ],
  [
    'degrees',
    new RegExp(`(?:(${DEGREES}) (?:og|til) )?(${DEGREES}) grad(?:er)?\\b`, 'g'),
    (values) => present(values).map(number),
  ],
];

const MINUTES =
  '(?<time>\\S+ minutter|et kvarter|tre kvarter|en halv time|en time|kvarter|halve time|time)';
const IN_MINUTES = `om (?:cirka ${MINUTES}|(?<few>få minutter))`;
const COMING = `de[nt]? næste (?:(?<few>par minutter)|${MINUTES})`;
const STOP = '(?:stopper|er der en kort pause)';
const pattern = (source: string) => new RegExp(source, 'i');

export const danishReader: TextReader = {
  numbers: NUMBERS,
  chances: /(?:der er|er der) (?:mulighed|stor sandsynlighed) for (?:lidt mere )?(?:regn|sne)/gi,
  kinds: [
    [/underafkølet støvregn|isslag|pas på[^.]*/gi, 'ice'],
    [/tordenvejr/g, 'thunder'],
    [/slud(?:byger)?/g, 'sleet'],
    [/snebyger|snefald(?:et)?|\bsner\b|at sne\b/g, 'snow'],
    [/\bbyger\b/g, 'showers'],
    [/støvregn/g, 'drizzle'],
    [/\bregner?\b|\bregn(?:en)?\b/g, 'rain'],
    [/tåge[t]?\b/g, 'fog'],
    [/\bsol(?:en|rigt)?\b|\bklart\b|let skyet/g, 'bright'],
    [/delvist skyet|overskyet|\bskyet\b/g, 'cloudy'],
  ],
  weekdays: [/søndag/i, /mandag/i, /tirsdag/i, /onsdag/i, /torsdag/i, /fredag/i, /lørdag/i],
  relativeDays: [/\bi (?:dag|formiddag|eftermiddag|aften)\b|\bher til morgen\b/i, /i morgen/i, /i overmorgen/i],
  untilMorning: /(?<=fra klokken [^.]*)til klokken (?:\d+|et) (?:i nat|om natten|om morgenen)\b/i,
  windWords: 8,
  sunshine: /\bsol/i,
  noForecast: /ingen (?:vejrudsigt|pollenprognose|prognose)/,
  nextHour: {
    minutes: [
      ['starts', pattern(`^${IN_MINUTES} (?:begynder|.*, men kun kort)`)],
      ['stops', pattern(`(?:men|og) ${IN_MINUTES} ${STOP}`)],
      ['lasts', pattern(`efter ${MINUTES} ${STOP}`)],
      ['pauses', pattern(`^${MINUTES} senere`)],
      ['continues', pattern(`^derefter .* i (?:yderligere )?${MINUTES}`)],
      ['dry', pattern(`^${COMING} er det tørvejr`)],
      ['wet', pattern(`^${COMING} (?:bliver det ved|fortsætter)`)],
    ],
    durations: {
      'fem minutter': 5, 'ti minutter': 10, 'et kvarter': 15, kvarter: 15, 'en halv time': 30,
      'halve time': 30, 'tre kvarter': 45, 'en time': 60, time: 60, 'få minutter': 2.5,
      'par minutter': 2.5,
    },
    briefly: /^om .*, men kun kort/i,
    ice: /Pas på/,
    dry: /tørvejr/,
    wet: /mulighed|sandsynlighed|regn|sne|slud|isslag|nedbør/,
    claims: {
      rain: /\bregn(?:e|er)?\b/,
      snow: /\bsner?\b/,
      sleet: /slud/,
      freezing: /isslag/,
      light: /\blet\b/,
      heavy: /kraftig/,
      veryHeavy: /meget kraftig/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrosie', Beifuss: 'bynke', Birke: 'birke?', Erle: 'el(?:le)?', Esche: 'aske?',
      Graeser: 'græs', Hasel: 'hassel', Roggen: 'rug',
    },
    levels: { lavt: 1, moderat: 2, højt: 3 },
    named: [
      /(?<level>lavt|moderat|højt) for (?<names>(?:(?!lavt|moderat|højt)[^.])*)/g,
      /ingen (?<names>\p{L}+pollen) i luften/gu,
    ],
    others: /Ellers er pollentallet[^.]*?(?<level>lavt|moderat|højt)\./,
    noOthers: /Ellers er der ingen pollen/,
    none: /er der (?:så vidt vides )?ingen pollen i luften/,
    cut: /andre typer/,
    soFarKnown: /så vidt vides/,
  },
}; // prettier-ignore
