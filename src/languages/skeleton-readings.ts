import type { Language, SpeechOptions } from '../wording/language.ts';
import type {
  WarningTime,
  PastFact,
  PastStatement,
  PastTime,
} from '../wording/plan/reading-statement.ts';
import type { When } from './skeleton-time.ts';
import type { Day } from '../wording/plan/statement.ts';
import { roundHalfAwayFromZero, toSpokenRain, toSpokenSnow, type Units } from '../wording/units.ts';

/** Numbers of oktas in words need no more than this: percent in tens. */
export function toTens(percent: number): number {
  return Math.round(percent / 10) * 10;
}

/** Cloud cover that is none, and that leaves nothing free, percent: half an okta. */
const CLEAR_BELOW = 6;
const OVERCAST_FROM = 94;

/** Words for a sky that is almost clear or overcast; a percentage between. */
export function describeCover<Words>(
  percent: number,
  words: { clear: Words; overcast: Words; covered: (tens: number) => Words },
): Words {
  if (percent < CLEAR_BELOW) return words.clear;
  return percent >= OVERCAST_FROM ? words.overcast : words.covered(toTens(percent));
}

const HPA_PER_INCH = 33.8639;

/** hPa as inches of mercury with one decimal. */
export function toInchesOfMercury(pressure: number): string {
  return (pressure / HPA_PER_INCH).toFixed(1);
}

/** A headline without the words in capitals of the national weather service, and without its levels in brackets. */
export function toLowerCase(headline: string, tag: string): string {
  return headline
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/\p{Lu}{2,}/gu, (word) => word.toLocaleLowerCase(tag))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words a warning with its hours, from the running one on, for a language without words for its end alone. */
export function createWarningWithHours(
  tag: string,
  describeWhen: (when: When) => string,
): Language['warning'] {
  return ({ headline, holds }) => {
    const during = findHours(holds);
    const what = toLowerCase(headline, tag);
    return during ? `${what}, ${describeWhen(during)}` : what;
  };
}

/** Null until further notice. */
function findHours(holds: WarningTime): When | null {
  if ('during' in holds) return holds.during;
  if (!holds.until) return null;
  const { day, clock } = holds.until;
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  return { kind: 'hours', from: holds.since, to: { day, hour: isMidnight ? 24 : clock.hour } };
}

export type { PastStatement };

/** Time and place as they are said; empty if they are not. */
export interface PastWhere {
  time: string;
  place: string;
}

/** An amount as it is said, and how many units it has: a verb after it may be singular. */
export interface PastAmount {
  words: string;
  isOne: boolean;
}

type Fallen = 'rain' | 'snow';

/** The words of a language for what a station has measured. */
export interface PastTable {
  times: Readonly<Record<PastTime, string>>;
  place: (place: string | null) => string;
  /** From mm or cm. */
  amount: (of: Fallen, amount: number, units: Units) => PastAmount;
  /** After the first word: `it rained yesterday: about 5 millimetres`. */
  fell: (of: Fallen, where: PastWhere, amount: PastAmount) => string;
  /** `about 5 millimetres of rain fell yesterday`. */
  amountFell: (of: Fallen, where: PastWhere, amount: PastAmount) => string;
  fellNot: (of: Fallen, where: PastWhere) => string;
  dry: (where: PastWhere) => string;
  high: (where: PastWhere, value: number, units: Units) => string;
  low: (where: PastWhere, value: number, units: Units) => string;
  range: (where: PastWhere, low: number, high: number, units: Units) => string;
  gust: (where: PastWhere, value: number, units: Units) => string;
  /** Null for none. */
  snowDepth: (place: string, amount: PastAmount | null) => string;
  visibility: (place: string, distance: string) => string;
  /** More than one, or one; 0 miles are less than one. */
  distance: (count: number, unit: 'metres' | 'kilometres' | 'miles') => string;
  nearest: (place: string, distance: string) => string;
  measuredAt: (place: string, distance: string) => string;
  /** "I don't know: ", before the reason. */
  unknown: string;
  /** That the asked place has no station, and which is the nearest. */
  unmeasured: (place: string, nearest: string, distance: string) => string;
  since: (time: string, hour: number) => string;
  daylight: (day: Day, place: string, hours: number, minutes: number) => string;
}

/** A degree apart, a range is one temperature. */
const MIN_RANGE_C = 1;

export function createPast(table: PastTable) {
  return (statement: PastStatement, { units }: SpeechOptions): string => {
    switch (statement.form) {
      case 'snowDepth': {
        const { place, depth } = statement;
        const amount = depth > 0 ? table.amount('snow', depth, units) : null;
        return table.snowDepth(table.place(place), amount);
      }
      case 'visibility':
        return table.visibility(
          table.place(statement.place),
          describeVisibility(statement.metres, units),
        );
      case 'nearest':
        return table.nearest(
          table.place(statement.name),
          describeDistance(statement.kilometres, units),
        );
      case 'measuredAt':
        return table.measuredAt(
          table.place(statement.name),
          describeDistance(statement.kilometres, units),
        );
      case 'unmeasured': {
        const { place, name, kilometres, isYesOrNo } = statement;
        const distance = describeDistance(kilometres, units);
        const reason = table.unmeasured(table.place(place), table.place(name), distance);
        return isYesOrNo ? `${table.unknown}${reason}` : reason;
      }
      case 'since':
        return table.since(table.times[statement.time], statement.hour);
      case 'daylight': {
        const { day, place, minutes } = statement;
        return table.daylight(day, table.place(place), Math.floor(minutes / 60), minutes % 60);
      }
      default:
        return describeFact(statement, units);
    }
  };

  function describeFact(fact: PastFact, units: Units): string {
    const { time, place } = fact.at;
    const where = { time: time ? table.times[time] : '', place: table.place(place) };
    switch (fact.form) {
      case 'dry':
        return table.dry(where);
      case 'high':
      case 'low':
        return table[fact.form](where, fact.value, units);
      case 'range':
        return fact.high - fact.low < MIN_RANGE_C
          ? table.high(where, fact.high, units)
          : table.range(where, fact.low, fact.high, units);
      case 'gust':
        return table.gust(where, fact.value, units);
      case 'fall': {
        const { of, amount, answer } = fact;
        if (amount === null) return table.fellNot(of, where);
        const words = table.amount(of, amount, units);
        return (answer ? table.fell : table.amountFell)(of, where, words);
      }
    }
  }

  function describeDistance(kilometres: number, { speed }: Units): string {
    return speed === 'milesPerHour'
      ? table.distance(roundHalfAwayFromZero(kilometres / KM_PER_MILE), 'miles')
      : table.distance(Math.max(1, roundHalfAwayFromZero(kilometres)), 'kilometres');
  }

  /** Below a kilometre in steps of 50 metres. */
  function describeVisibility(metres: number, units: Units): string {
    const isNear = metres < 950 && units.speed !== 'milesPerHour';
    return isNear
      ? table.distance(Math.max(50, roundHalfAwayFromZero(metres / 50) * 50), 'metres')
      : describeDistance(metres / 1000, units);
  }
}

const KM_PER_MILE = 1.609344;

interface MetricAmounts {
  lessThan: string;
  about: string;
  rain: readonly [one: string, many: string];
  snow: readonly [one: string, many: string];
}

/** `less than a millimetre`, `about a millimetre`, `about 5 millimetres`. */
export function createMetricAmount({ lessThan, about, rain, snow }: MetricAmounts) {
  return (of: Fallen, amount: number, units: Units): PastAmount => {
    const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
    const [one, many] = of === 'snow' ? snow : rain;
    if (depth === 0) return { words: `${lessThan} ${one}`, isOne: true };
    return depth === 1
      ? { words: `${about} ${one}`, isOne: true }
      : { words: `${about} ${depth} ${many}`, isOne: false };
  };
}

const FEET_PER_METRE = 3.280_84;

/** Height of the snow line in metres or feet, in hundreds; 0 is the level of the sea. */
export function toSpokenHeight(metres: number, { snow }: Units): number {
  return Math.round((snow === 'inches' ? metres * FEET_PER_METRE : metres) / 100) * 100;
}
