import { present, type TextReader, type NumberReader } from './text-reader.ts';

const all = (source: string) => new RegExp(source, 'gu');
const pattern = (source: string) => new RegExp(source, 'iu');

/** Beginnings of the cardinal and ordinal numbers up to ten, in any form. */
const ONES = [
  /^nul/, /^(?:jed|prvn)/, /^(?:dv|druh)/, /^tř/, /^čt/, /^p[ěá]t/, /^šest/, /^sedm/, /^osm/,
  /^dev/, /^des/,
]; // prettier-ignore
const TEENS = ['jede', 'dva', 'tři', 'čtr', 'pat', 'šest', 'sedm', 'osm', 'devate'];
const TENS = ['dvac', 'třic', 'čtyřic'];
const TWENTY_OR_MORE = new RegExp(`^(?<ones>\\p{L}*?)(?<tens>${TENS.join('|')})`, 'u');

/** A number in words, and one with its sign in words or digits. */
const WORD =
  '(?:nul|jed(?:en|n)|prvn|dv|druh|tř|čtyř|čtr|čtvrt(?:ou|é)|p[ěá]t|pat|šest|sedm|osm|dev|des)\\p{L}*';
const NUMBER = `(?:minus |plus )?(?:\\d+|${WORD})`;

function numbers(groups: readonly (string | undefined)[]): number[] {
  return present(groups).map((words) => {
    const size = sizeOf(words.replace(/^(?:minus|plus) /, ''));
    return words.startsWith('minus ') ? -size : size;
  });
}

function sizeOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const teen = TEENS.findIndex((start) => words.startsWith(`${start}náct`));
  if (teen !== -1) return teen + 11;
  const { ones = words, tens } = TWENTY_OR_MORE.exec(words)?.groups ?? {};
  const size = ones === '' ? 0 : ONES.findIndex((start) => start.test(ones));
  return tens === undefined ? size : size + 10 * (TENS.indexOf(tens) + 2);
}

/** `patnáct`, and midnight. */
const hours = (groups: readonly (string | undefined)[]) =>
  present(groups).flatMap((words) => (words === 'půlnocí' ? [0] : numbers([words])));

const NUMBERS: readonly NumberReader[] = [
  ['gusts', /až (\d+) (?:kilometr\p{L}*|mil|metr\p{L}*) za (?:hodinu|sekundu)/gu, numbers],
  ['amounts', /asi (\d+|jeden) \p{L}+ (?:srážek|sněhu|na metr čtvereční)/gu, numbers],
  ['amounts', /méně než (?:jeden \p{L}+|čtvrt palce) (?:srážek|sněhu|na metr)/gu, () => [0]],
  ['hours', all(`mezi (${WORD}|půlnocí)(?: hodinou)? a (${WORD}|půlnocí)(?: hodinou)?`), hours],
  ['hours', all(`(?:od (${WORD}) do )?(${WORD}) hodin[yu]?(?!\\p{L})`), hours],
  ['hours', all(`od (${WORD}) (?:ráno|v noci)`), hours],
  ['hours', /půlnoci/g, () => [0]],
  ['hours', /(?<= )(?<!kolem | od )poledne/g, () => [12]],
  ['degrees', /kolem nuly|k nule/g, () => [0]],
  ['degrees', all(`ze? (${NUMBER}) stup\\p{L}+ na (nul)u`), numbers],
  ['degrees', all(`(?:(${NUMBER}) (?:až|na) )?(${NUMBER}) stup(?:eň|ně|ňů)`), numbers],
  ['degrees', /, (?:v noci|nejnižší) ((?:minus )?\d+)/g, numbers],
];

const TIME = '(?<time>\\S+ minut|čtvrt hodiny|půl hodiny|tři čtvrtě hodiny|hodinu)';
const IN_TIME = `(?:asi za ${TIME}|během (?<few>několika minut))`;
const AFTER_TIME = 'po (?<time>\\S+ minutách|čtvrthodině|půlhodině|hodině)';
const COMING = 'v nejbližší(?:ch)? (?<time>\\S+ minutách|čtvrthodině|půlhodině|hodině)';

export const czechReader: TextReader = {
  numbers: NUMBERS,
  chances: /(?:může(?: ještě)?|bude pravděpodobně|pravděpodobně bude) (?:pršet|sněžit)/gi,
  kinds: [
    [/mrznoucí mlha/g, 'fog'],
    [/mrznoucí (?:déšť|mrholení)|ledovk[au]/g, 'ice'],
    [/bouřk(?:[ya]|ami)/g, 'thunder'],
    [/déšť se sněhem|smíšen(?:é přeháňky|á přeháňka|ými přeháňkami)/g, 'sleet'],
    [/sněhov(?:é přeháňky|á přeháňka|ými přeháňkami)|sněž[ií]/g, 'snow'],
    [/přeháňk(?:[ya]|ami)/g, 'showers'],
    [/mrhol[ií]/g, 'drizzle'],
    [/pršet|prší/g, 'rain'],
    [/mlha/g, 'fog'],
    [/oblačno|zataženo/g, 'cloudy'],
    [/slunečno|jasno/g, 'bright'],
  ],
  weekdays: [
    /neděl/i, /ponděl/i, /úter/i, /střed(?:[uy]|eč)/i, /čtvrt(?:ek|ka|eč)/i, /pát(?:ek|ku|eč)/i, /sobot/i,
  ],
  relativeDays: [/dne[sš]/i, /(?<!po)zít[rř]/i, /pozítří/i],
  untilMorning: /od \p{L}+(?: hodin)? do \p{L}+ hodiny? (?:ráno|v noci)/u,
  windWords: 8,
  sunshine: /slun/i,
  noForecast: /předpověď bohužel není|není .*k dispozici/,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_TIME} (?:zač|.*, ale jen krátce)`)],
      ['stops', pattern(`${IN_TIME} (?:na chvíli )?přestan`)],
      ['lasts', pattern(`${AFTER_TIME} (?:na chvíli|zase) přestan`)],
      ['pauses', pattern(`o ${TIME} později`)],
      ['continues', pattern(`ještě ${TIME}`)],
      ['dry', pattern(`(?:nebude ${COMING} pršet|${COMING} pršet nebude)`)],
      ['wet', pattern(`(?:(?<!ne)bud(?:e|ou) ${COMING}|${COMING} bud)`)],
    ],
    durations: {
      'několika minut': 2.5, 'několika minutách': 2.5,
      'pět minut': 5, 'deset minut': 10, 'čtvrt hodiny': 15, 'půl hodiny': 30,
      'tři čtvrtě hodiny': 45, hodinu: 60, čtvrthodinu: 15, půlhodinu: 30,
      'pěti minutách': 5, 'deseti minutách': 10, čtvrthodině: 15, 'dvaceti minutách': 20,
      'pětadvaceti minutách': 25, půlhodině: 30, 'pětatřiceti minutách': 35,
      'čtyřiceti minutách': 40, 'pětačtyřiceti minutách': 45, 'padesáti minutách': 50,
      'pětapadesáti minutách': 55, hodině: 60,
    },
    briefly: /ale jen krátce/,
    ice: /ledovk/,
    dry: /(?:nebude|nemělo) [^.,]*pršet|pršet nebude/,
    wet: /(?<!(?:nebude|nemělo) [^.,]*)pršet(?! nebude)|sněžit|padat/,
    claims: {
      rain: /(?<!(?:nebude|nemělo) [^.,]*)pršet(?! nebude)|prší/,
      snow: /sněž[ií]/,
      sleet: /déšť se sněhem/,
      freezing: /mrznoucí déšť/,
      light: /slab[ěý]/,
      heavy: /siln[ěý]|hustě/,
      veryHeavy: /velmi (?:siln[ěý]|hustě)/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrozie', Beifuss: 'pelyňku', Birke: 'břízy', Erle: 'olše', Esche: 'jasanu',
      Graeser: 'trav', Hasel: 'lísky', Roggen: 'žita',
    },
    levels: { nízká: 1, střední: 2, vysoká: 3 },
    named: [
      /pylu (?<names>[^.]*?) (?<level>nízká|střední|vysoká)/g,
      /nebude (?:[^.]* )?ve vzduchu pyl (?<names>\p{L}+)/gu,
    ],
    others: /ostatních pylů[^.]*?(?<level>nízká|střední|vysoká)/,
    noOthers: /Jiný pyl ve vzduchu nebude/,
    none: /nebude .*žádný pyl/,
    cut: /dalších rostlin/,
    soFarKnown: /podle dostupných údajů/,
  },
}; // prettier-ignore
