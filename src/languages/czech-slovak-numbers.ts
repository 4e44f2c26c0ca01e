import { createPluralRules, joinWords } from '../wording/grammar.ts';
import type { SpeechOptions } from '../wording/language.ts';
import type { Temperature } from '../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../wording/units.ts';
import { createAmount, createAround, plusBeside } from './skeleton-numbers.ts';
import { wordTemperature } from './skeleton-sentences.ts';
import { createGust } from '../wording/units.ts';

/** What is counted, by the plural classes that whole numbers have. */
type Counted = Readonly<Record<'one' | 'few' | 'other', string>>;

type Fallen = 'rain' | 'snow';

/** The words of Czech or Slovak for what is counted. */
interface NumberWords {
  tag: string;
  cardinal: (count: number) => string;
  genitive: (count: number) => string;
  degrees: Counted;
  /** After "kolem" and "z". */
  degreesGenitive: Counted;
  minus: string;
  celsius: string;
  around: string;
  /** `z`, `ze`: the preposition before a number. */
  from: (number: string) => string;
  speeds: Readonly<Record<Units['speed'], Counted>>;
  depths: Readonly<Record<Units[Fallen], Counted>>;
  falls: Readonly<Record<Fallen, Counted>>;
  what: Readonly<Record<Fallen, string>>;
  perSquareMetre: string;
  lessThan: string;
  inches: Readonly<Record<'quarter' | 'half' | 'threeQuarters', string>>;
  temperatures: Readonly<Record<'exactly' | 'high' | 'low', string>>;
  /** The verb "to be". */
  be: Readonly<Record<'one' | 'many', { now: string; ahead: string }>>;
  /** Before the high of a day: `nejvýše`. */
  atMost: string;
  /** A high of zero degrees: `nejvyšší teplota bude kolem nuly`. */
  zeroHigh: Clause;
  /** Before the low, after the high of the same day: `nejnižší`. */
  lowest: string;
  /** Before the high of a day, and the low of the night after it. */
  byDay: string;
  atNight: string;
  /** Those of several days. */
  highs: string;
  rises: string;
}

interface Clause {
  subject: string;
  /** Null where it is "to be". */
  verb: string | null;
  value: string;
  /** Of several. */
  isPlural?: boolean;
}

export function createCzechSlovakNumbers(words: NumberWords) {
  const plurals = createPluralRules(words.tag);

  const describeGust = createGust((speed, unit) => counted(speed, words.speeds[unit]));

  /** `kolem osmi stupňů`, `kolem nuly`. */
  const describeAround = createAround(
    `${words.around} nuly`,
    (_, units, value) =>
      `${words.around} ${signed(value, words.genitive)} ${degreesGenitive(value, units)}`,
  );

  /** `spadnou asi 3 milimetry srážek`, `napadne asi jeden centimetr sněhu`; from mm or cm. */
  const amountFalls = createAmount(({ of, unit, depth }) => {
    const falls = words.falls[of];
    const isWhole = Number.isInteger(depth);
    const verb = isWhole ? selectPlural(depth, falls) : falls.other;
    const amount = isWhole ? describeWhole(depth, of, unit) : describeInches(depth);
    const what = unit === 'litresPerSquareMetre' ? words.perSquareMetre : words.what[of];
    return `${verb} ${amount} ${what}`;
  });

  const { zeroHigh } = words;

  return { describeGust, amountFalls, describeDegrees, temperatureBeside, describeTemperature };

  /** `stupeň` of one, `stupně` of three, `stupňů` of eight; of negative numbers as of positive ones. */
  function selectPlural(count: number, { one, few, other }: Counted): string {
    const plural = plurals.select(Math.abs(count));
    if (plural === 'one') return one;
    return plural === 'few' ? few : other;
  }

  /** `jeden stupeň`, `8 stupňů`: one is a word. */
  function counted(count: number, forms: Counted): string {
    return `${describeNumber(count)} ${selectPlural(count, forms)}`;
  }

  function degreesGenitive(value: number, units: Units): string {
    return `${selectPlural(value, words.degreesGenitive)}${scale(units)}`;
  }

  /** With a space before it, where it is said. */
  function scale({ temperature, namesScale }: Units): string {
    if (!namesScale) return '';
    return temperature === 'celsius' ? ` ${words.celsius}` : ' Fahrenheita';
  }

  function signed(value: number, describe: (size: number) => string): string {
    return `${value < 0 ? `${words.minus} ` : ''}${describe(Math.abs(value))}`;
  }

  /** Beside a value below zero one above it names its sign. */
  function signedBeside(value: number, other: number, describe: (size: number) => string): string {
    return plusBeside(value, other, 'plus') + signed(value, describe);
  }

  /** `minus jeden stupeň`, `8 stupňů`; from °C. */
  function describeDegrees(celsius: number, units: Units): string {
    const value = toSpokenTemperature(celsius, units);
    return `${signed(value, describeNumber)} ${selectPlural(value, words.degrees)}${scale(units)}`;
  }

  /** `7 až 15 stupňů`, `minus 3 až plus 2 stupně`. */
  function describeRange(low: number, high: number, units: Units): string {
    const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
    const start = signedBeside(first, second, describeNumber);
    const end = signedBeside(second, first, describeNumber);
    return `${start} až ${end} ${selectPlural(second, words.degrees)}${scale(units)}`;
  }

  /** `z plus jednoho na minus dva stupně`, `ze tří stupňů na nulu`. */
  function describeChange(from: number, to: number, units: Units): string {
    const [first, second] = [toSpokenTemperature(from, units), toSpokenTemperature(to, units)];
    const start = signedBeside(first, second, words.genitive);
    const out = `${words.from(start)} ${start}`;
    if (second === 0) return `${out} ${degreesGenitive(first, units)} na nulu`;
    const end = signedBeside(second, first, words.cardinal);
    return `${out} na ${end} ${selectPlural(second, words.degrees)}${scale(units)}`;
  }

  /** `asi 6 milimetrů`, `méně než jeden centimetr`. */
  function describeWhole(depth: number, of: Fallen, unit: Units[Fallen]): string {
    const forms = words.depths[unit];
    if (depth > 0) return `asi ${counted(depth, forms)}`;
    const isFraction = of === 'rain' && unit === 'inches';
    return `${words.lessThan} ${isFraction ? words.inches.quarter : counted(1, forms)}`;
  }

  /** `asi půl palce`, `asi 2 a čtvrt palce`. */
  function describeInches(depth: number): string {
    const whole = Math.floor(depth);
    const { quarter, half, threeQuarters } = words.inches;
    const fraction = { 0.25: quarter, 0.5: half, 0.75: threeQuarters }[depth - whole] ?? half;
    return joinWords('asi', whole === 0 ? '' : `${describeNumber(whole)} a`, fraction);
  }

  /** Beside the weather, without "to be": `8 stupňů`, `teplota kolem nuly`, `přes den nejvýše 26 stupňů, v noci 14`; `named` with its noun. */
  function temperatureBeside(temperature: Temperature, units: Units, named: boolean): string {
    const { subject, verb, value } = clauseOf(temperature, units);
    const { exactly: noun } = words.temperatures;
    const name = named ? noun : '';
    if (temperature.form === 'exactly') return joinWords(name, value);
    const isHigh = temperature.form === 'high' && value !== zeroHigh.value;
    if (isHigh) return joinWords(name, words.atMost, value);
    const isAround = temperature.form === 'around';
    const isBare = subject === noun && verb === null && !named && !isAround;
    return isBare ? value : joinWords(subject, verb, value);
  }

  /** `nejvyšší teplota bude 12 stupňů`; with a time `v Praze bude dnes odpoledne nejvyšší teplota 12 stupňů`. */
  function describeTemperature(
    front: string,
    middle: string,
    temperature: Temperature,
    { units, now }: SpeechOptions,
  ): string {
    const { subject, value, isPlural, ...clause } = clauseOf(temperature, units);
    const be = words.be[isPlural ? 'many' : 'one'];
    const verb = clause.verb ?? (now ? be.now : be.ahead);
    if (front === '') return joinWords(subject, verb, value);
    return joinWords(front, verb, middle, subject, value);
  }

  function clauseOf(temperature: Temperature, units: Units): Clause {
    const { exactly: subject, ...others } = words.temperatures;
    return wordTemperature<Clause>(temperature, {
      exactly: (value) => ({ subject, verb: null, value: describeDegrees(value, units) }),
      high: (value) =>
        isZero(value, units)
          ? zeroHigh
          : { subject: others.high, verb: null, value: describeDegrees(value, units) },
      low: (value, isAtNight) => describeLow(value, isAtNight ? words.atNight : undefined, units),
      around: (value) => ({ subject, verb: null, value: describeAround(value, units) }),
      range: (low, high) => ({ subject, verb: null, value: describeRange(low, high, units) }),
      highAndLow(high, low, lowIsAtNight) {
        const [most, least] = [describeDegrees(high, units), describeBeside(low, units)];
        if (isZero(high, units)) {
          const time = lowIsAtNight ? words.atNight : words.lowest;
          return {
            ...zeroHigh,
            value: `${zeroHigh.value}, ${time} ${describeDegrees(low, units)}`,
          };
        }
        return lowIsAtNight
          ? {
              subject,
              verb: null,
              value: `${words.byDay} ${words.atMost} ${most}, ${words.atNight} ${least}`,
            }
          : { subject: others.high, verb: null, value: `${most}, ${words.lowest} ${least}` };
      },
      highs(low, high) {
        const value = describeRange(low, high, units);
        return { subject: words.highs, verb: null, value, isPlural: true };
      },
      highsChange(from, to) {
        const verb = to > from ? words.rises : 'klesne';
        return { subject: others.high, verb, value: describeChange(from, to, units) };
      },
      change(from, to) {
        const verb = to > from ? words.rises : 'klesne';
        return { subject, verb, value: describeChange(from, to, units) };
      },
    });
  }

  /** At night the verb agrees with the degrees: `v noci bude 8 stupňů`, `v noci budou 4 stupně`. */
  function describeLow(celsius: number, atNight: string | undefined, units: Units): Clause {
    const subject = atNight ?? words.temperatures.low;
    const size = Math.abs(toSpokenTemperature(celsius, units));
    const isPlural = atNight !== undefined && plurals.select(size) === 'few';
    return { subject, verb: null, value: describeDegrees(celsius, units), isPlural };
  }

  /** Beside another temperature: `14`, `minus jeden stupeň`. */
  function describeBeside(celsius: number, units: Units): string {
    const value = toSpokenTemperature(celsius, units);
    if (Math.abs(value) < 2) return describeDegrees(celsius, units);
    return signed(value, describeNumber);
  }
}

function isZero(celsius: number, units: Units): boolean {
  return toSpokenTemperature(celsius, units) === 0;
}

/** `jeden`, `8`, as a subject or an object. */
function describeNumber(count: number): string {
  return count === 1 ? 'jeden' : String(count);
}
