import { present, type TextReader, type NumberReader } from './text-reader.ts';

const all = (source: string) => new RegExp(source, 'gu');
const pattern = (source: string) => new RegExp(source, 'iu');

/** Beginnings of the cardinal and ordinal numbers up to ten, in any form. */
const ONES = [
  /^nul/, /^(?:jed|prv)/, /^(?:dv|druh)/, /^tr/, /^št[vy]/, /^p(?:ä|ia)/, /^ši?es/, /^si?ed/,
  /^[oô]s/, /^dev/, /^des/,
]; // prettier-ignore
const TEENS = ['jede', 'dva', 'tri', 'štr', 'pät', 'šest', 'sedem', 'osem', 'devät'];
const TENS = ['dvads', 'trids', 'štyrids', 'päťdes'];
const TWENTY_OR_MORE = new RegExp(
  `^(?<tens>${TENS.join('|')})(?:ať|iat(?:ich|ej|ou)?) ?(?<ones>.*)$`,
  'u',
);

/** A number in words, optionally after tens, and one with its sign in words or digits. */
const WORD =
  '(?:(?:dvads|trids|štyrids|päťdes)iat(?:ich|ej|ou) )?(?:nul|jed[en]|prv|dv|druh|tr[eio]|št[rvy]|päť?|piat|šes[tť]|šiest|siedm|sed|[oô]s|dev|des)\\p{L}*';
const NUMBER = `(?:mínus |plus )?(?:\\d+|${WORD})`;

function numbers(groups: readonly (string | undefined)[]): number[] {
  return present(groups).map((words) => {
    const size = sizeOf(words.replace(/^(?:mínus|plus) /, ''));
    return words.startsWith('mínus ') ? -size : size;
  });
}

function sizeOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const teen = TEENS.findIndex(
    (start) => /^n[aá]s[tť]/.test(words.slice(start.length)) && words.startsWith(start),
  );
  if (teen !== -1) return teen + 11;
  const { tens, ones = words } = TWENTY_OR_MORE.exec(words)?.groups ?? {};
  const size = ones === '' ? 0 : ONES.findIndex((start) => start.test(ones));
  return tens === undefined ? size : size + 10 * (TENS.indexOf(tens) + 2);
}

/** `pätnástou`, and midnight. */
const hours = (groups: readonly (string | undefined)[]) =>
  present(groups).flatMap((words) => (words === 'polnocou' ? [0] : numbers([words])));

const NUMBERS: readonly NumberReader[] = [
  ['gusts', /až (\d+) (?:kilometr\p{L}*|míľ|metr\p{L}*) za (?:hodinu|sekundu)/gu, numbers],
  ['amounts', /asi (\d+|jeden) \p{L}+ (?:zrážok|snehu|na meter štvorcový)/gu, numbers],
  ['amounts', /menej ako (?:jeden \p{L}+|štvrť palca) (?:zrážok|snehu|na meter)/gu, () => [0]],
  [
    'hours',
    all(`medzi (${WORD}ou|polnocou)(?: hodinou)? a (${WORD}ou|polnocou)(?: hodinou)?(?!\\p{L})`),
    hours,
  ],
  ['hours', all(`(?<!\\p{L})(?:o|od|do|okolo) (${WORD}ej)(?!\\p{L})`), hours],
  ['hours', /polnoci/g, () => [0]],
  ['hours', /napoludnie|do poludnia/g, () => [12]],
  ['degrees', /okolo nuly/g, () => [0]],
  ['degrees', all(`zo? (${NUMBER}) stup\\p{L}+ na (nul)u`), numbers],
  ['degrees', all(`(?:(${NUMBER}) (?:až|na) )?(${NUMBER}) stup(?:eň|ňa|ne|ňov)`), numbers],
  ['degrees', /, (?:v noci|najnižšia) ((?:mínus )?\d+)/g, numbers],
];

const TIME = '(?<time>\\S+ minút|štvrť hodiny|pol hodiny|tri štvrte hodiny|hodinu)';
const IN_TIME = `(?:asi o ${TIME}|o (?<few>pár minút))`;
const AFTER_TIME = 'po (?<time>(?:\\S+ )?\\S+ minútach|štvrťhodine|polhodine|hodine)';
const COMING = 'v najbližš(?:ích|ej) (?<time>(?:\\S+ )?\\S+ minútach|štvrťhodine|polhodine|hodine)';

export const slovakReader: TextReader = {
  numbers: NUMBERS,
  chances: /(?:môže(?: ešte)?|bude pravdepodobne|pravdepodobne bude) (?:pršať|snežiť)/gi,
  kinds: [
    [/mrznúca hmla/g, 'fog'],
    [/mrznúc(?:i dážď|e mrholenie)|poľadovic[au]/g, 'ice'],
    [/búrk(?:[ya]|ami)/g, 'thunder'],
    [/(?:dážď|prehánk(?:[ya]|ami) dažďa) so snehom/g, 'sleet'],
    [/snehov(?:é prehánky|á prehánka|ými prehánkami)|snež[ií]/g, 'snow'],
    [/prehánk(?:[ya]|ami)/g, 'showers'],
    [/mrhol[ií]/g, 'drizzle'],
    [/pršať|prší/g, 'rain'],
    [/hmla/g, 'fog'],
    [/oblačnosť|oblačno|zamračené/g, 'cloudy'],
    [/slnečno|jasno/g, 'bright'],
  ],
  weekdays: [
    /nede[lľ]/i, /pondel/i, /utor/i, /stred[uy]/i, /štvrt(?:ok|ka)/i, /piat(?:ok|ka)/i, /sobot/i,
  ],
  relativeDays: [/dne[sš]/i, /(?<!po)zajtra/i, /pozajtra/i],
  untilMorning: /od (?:\p{L}+ ){1,2}do \p{L}+ej (?:ráno|v noci)/u,
  windWords: 8,
  sunshine: /sln/i,
  noForecast: /žiaľ|nie je .*k dispozícii/,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_TIME} (?:zač|.*, ale len krátko)`)],
      ['stops', pattern(`${IN_TIME} (?:na chvíľu )?prestan`)],
      ['lasts', pattern(`${AFTER_TIME} (?:na chvíľu|opäť) prestan`)],
      ['pauses', pattern(`o ${TIME} neskôr`)],
      ['continues', pattern(`ešte ${TIME}`)],
      ['dry', pattern(`(?:nebude ${COMING} pršať|${COMING} pršať nebude)`)],
      ['wet', pattern(`(?:(?<!ne)bud(?:e|ú) ${COMING}|${COMING} bud)`)],
    ],
    durations: {
      'pár minút': 2.5, 'niekoľkých minútach': 2.5,
      'päť minút': 5, 'desať minút': 10, 'štvrť hodiny': 15, 'pol hodiny': 30,
      'tri štvrte hodiny': 45, hodinu: 60, štvrťhodinu: 15, polhodinu: 30,
      'piatich minútach': 5, 'desiatich minútach': 10, štvrťhodine: 15,
      'dvadsiatich minútach': 20, 'dvadsiatich piatich minútach': 25, polhodine: 30,
      'tridsiatich piatich minútach': 35, 'štyridsiatich minútach': 40,
      'štyridsiatich piatich minútach': 45, 'päťdesiatich minútach': 50,
      'päťdesiatich piatich minútach': 55, hodine: 60,
    },
    briefly: /ale len krátko/,
    ice: /poľadovic/,
    dry: /(?:nebude|nemalo) [^.,]*pršať|pršať nebude/,
    wet: /(?<!(?:nebude|nemalo) [^.,]*)pršať(?! nebude)|snežiť|padať/,
    claims: {
      rain: /(?<!(?:nebude|nemalo) [^.,]*)pršať(?! nebude)|prší/,
      snow: /snež[ií]/,
      sleet: /dážď so snehom/,
      freezing: /mrznúci dážď/,
      light: /slab[oý]/,
      heavy: /siln[oý]|husto/,
      veryHeavy: /veľmi (?:siln[oý]|husto)/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrózie', Beifuss: 'paliny', Birke: 'brezy', Erle: 'jelše', Esche: 'jaseňa',
      Graeser: 'tráv', Hasel: 'liesky', Roggen: 'raže',
    },
    levels: { nízka: 1, stredná: 2, vysoká: 3 },
    named: [
      /peľu (?<names>[^.]*?) (?<level>nízka|stredná|vysoká)/g,
      /nebude (?:[^.]* )?v ovzduší peľ (?<names>\p{L}+)/gu,
    ],
    others: /ostatných druhov peľu[^.]*?(?<level>nízka|stredná|vysoká)/,
    noOthers: /Iný peľ v ovzduší nebude/,
    none: /nebude .*žiadny peľ/,
    cut: /ďalších rastlín/,
    soFarKnown: /podľa dostupných údajov/,
  },
}; // prettier-ignore
