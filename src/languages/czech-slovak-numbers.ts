import { createPluralRules, joinWords } from '../wording/grammar.ts';
import type { SpeechOptions } from '../wording/language.ts';
import type { Temperature } from '../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../wording/units.ts';
import { createAmount, createAround, plusBeside } from './skeleton-numbers.ts';
import { createGust } from './skeleton-sentences.ts';

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
  halfInch: string;
  temperatures: Readonly<Record<'exactly' | 'high' | 'low', string>>;
  /** A range, with its verb. */
  range: { subject: string; now: string; ahead: string };
  rises: string;
}

interface Clause {
  subject: string;
  /** Null where it is "to be" of one. */
  verb: string | null;
  value: string;
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
  const amountFalls = createAmount(({ of, unit, whole, hasHalf }) => {
    const falls = words.falls[of];
    const verb = hasHalf ? falls.other : selectPlural(whole, falls);
    const amount = hasHalf ? describeHalf(whole) : describeWhole(whole, of, unit);
    const what = unit === 'litresPerSquareMetre' ? words.perSquareMetre : words.what[of];
    return `${verb} ${amount} ${what}`;
  });

  return { describeGust, amountFalls, temperatureBeside, describeTemperature };

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
    const isHalf = of === 'rain' && unit === 'inches';
    return `${words.lessThan} ${isHalf ? words.halfInch : counted(1, forms)}`;
  }

  /** Of inches: `asi půl palce`, `asi 2 a půl palce`. */
  function describeHalf(whole: number): string {
    return joinWords('asi', whole === 0 ? '' : `${describeNumber(whole)} a`, words.halfInch);
  }

  /** Beside the weather, without "to be": `teplota 8 stupňů`, `teploty 7 až 15 stupňů`. */
  function temperatureBeside(temperature: Temperature, units: Units): string {
    const { subject, verb, value } = clauseOf(temperature, units);
    return joinWords(subject, verb, value);
  }

  /** `nejvyšší teplota bude 12 stupňů`; after a time `dnes odpoledne bude nejvyšší teplota 12 stupňů`. */
  function describeTemperature(
    time: string,
    temperature: Temperature,
    { units, now }: SpeechOptions,
  ): string {
    const { subject, value, ...clause } = clauseOf(temperature, units);
    const isSpan = temperature.form === 'range' || temperature.form === 'around';
    const be = isSpan ? words.range : { now: 'je', ahead: 'bude' };
    const verb = clause.verb ?? (now ? be.now : be.ahead);
    return time === '' ? joinWords(subject, verb, value) : joinWords(time, verb, subject, value);
  }

  function clauseOf(temperature: Temperature, units: Units): Clause {
    const { exactly } = words.temperatures;
    switch (temperature.form) {
      case 'range': {
        const value = describeRange(temperature.low, temperature.high, units);
        return { subject: words.range.subject, verb: null, value };
      }
      case 'around': {
        const value = describeAround(temperature.value, units);
        return { subject: words.range.subject, verb: null, value };
      }
      case 'change': {
        const { from, to } = temperature;
        const value = describeChange(from, to, units);
        return { subject: exactly, verb: to > from ? words.rises : 'klesne', value };
      }
      default: {
        const value = describeDegrees(temperature.value, units);
        return { subject: words.temperatures[temperature.form], verb: null, value };
      }
    }
  }
}

/** `jeden`, `8`, as a subject or an object. */
function describeNumber(count: number): string {
  return count === 1 ? 'jeden' : String(count);
}
