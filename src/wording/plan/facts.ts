import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import { isMostlyDark, LATE_HOUR, WAKING_HOUR } from '../../weather/periods.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import type { AmountStatement, Course, CourseStatement, Sky } from './statement.ts';

/** Chances from this percentage on are said even of one of several days. */
export const MIN_BRIEF_CHANCE_PERCENT = 40;

/** Minimum precipitation class to report an amount. */
const MIN_SPOKEN_AMOUNT_CLASS = 2;

/** Minimum probability of possible and of likely precipitation, and of what is told as certain. */
export const MIN_POSSIBLE_PERCENT = 25;
export const MIN_LIKELY_PERCENT = 55;
export const MIN_CERTAIN_PERCENT = 75;

/** Temperatures from which on heat and frost endanger people, °C, as they are spoken. */
export const MIN_HEAT_C = 35;
export const MAX_FROST_C = -15;

/** How sure it is that something falls that may stay away. */
export type Doubt = NonNullable<CourseStatement['certainty']>;

/** Null for what is certain, or if its probability is unknown. */
export function classifyDoubt(probability: number | null): Doubt | null {
  if (probability === null || probability >= MIN_CERTAIN_PERCENT) return null;
  return probability >= MIN_LIKELY_PERCENT ? 'likely' : 'possible';
}

type Prec = PeriodEntry['prec'];

/** The sky beside precipitation that may stay away; null if the course has none. */
export function findDrySky(course: Course): Sky | null {
  return listSkies(course).find(({ state }) => !isWet(state)) ?? null;
}

/** Amounts that every text names: mm of rain, cm of snow. */
const LARGE_RAIN_MM = 20;
const LARGE_SNOW_CM = 8;

/** Whether an amount is said even in the shortest text. */
export function isLargeAmount({ of, amount }: AmountStatement): boolean {
  return roundHalfAwayFromZero(amount) >= (of === 'snow' ? LARGE_SNOW_CM : LARGE_RAIN_MM);
}

/** Plans a notable amount of precipitation; of ice it does not matter. */
export function planAmountStatement(prec: Prec, course: Course | null): AmountStatement | null {
  const { sum, sumAsRain, class: amountClass } = prec;
  if (course === null || !isWetCourse(course) || isIcyCourse(course)) return null;
  if (sum === null || (amountClass ?? 0) < MIN_SPOKEN_AMOUNT_CLASS) return null;
  const snow = sumAsRain === null ? 0 : sum - sumAsRain;
  // A millimetre of water is about a centimetre of fresh snow.
  const isSnowy = listSkies(course).some((sky) => classifyWeatherBroadly(sky) === 'frozen');
  return isSnowy && snow > sum / 2
    ? { kind: 'amount', of: 'snow', amount: snow }
    : { kind: 'amount', of: isSnowy || snow > 0 ? 'mixed' : 'rain', amount: sum };
}

/** A steady dry course has room for the temperature. */
export function isShortCourse(course: Course | null): boolean {
  return course?.form === 'steady' && !isWetCourse(course);
}

/** Whether the course has precipitation that freezes on the ground. */
export function isIcyCourse(course: Course | null): boolean {
  return (
    course !== null && listSkies(course).some(({ state }) => getWeatherFamily(state) === 'ice')
  );
}

/** Maximum length of a night or a part of a day, whose fog has no sentence of its own. */
export const MAX_NIGHT_HOURS = 8;

/** Minimum hours of fog by day that no text about it hides. */
const MIN_FOG_HOURS = 3;

/** The longest time of fog; empty if that is short. */
export function findLongFog(hours: readonly CourseHour[]): readonly CourseHour[] {
  let longest: readonly CourseHour[] = [];
  let running: readonly CourseHour[] = [];
  for (const hour of hours) {
    running = getWeatherFamily(hour.state) === 'fog' ? [...running, hour] : [];
    if (running.length > longest.length) longest = running;
  }
  return longest.length >= MIN_FOG_HOURS ? longest : [];
}

/** The long fog of a day whose course does not name it. */
export function findUntoldFog(
  hours: readonly CourseHour[],
  course: Course | null,
): readonly CourseHour[] {
  const isTold = course && listSkies(course).some(({ state }) => getWeatherFamily(state) === 'fog');
  return isTold || hours.length <= MAX_NIGHT_HOURS ? [] : findLongFog(hours);
}

/** Whether the course has precipitation. */
export function isWetCourse(course: Course | null): boolean {
  return course !== null && listSkies(course).some(({ state }) => isWet(state));
}

/** Whether the weather of a course changes at hours of the clock. */
export function namesHours(course: Course): boolean {
  if (course.form === 'change') return 'hour' in course.at;
  if (course.form === 'twice') return course.spans.some((span) => 'from' in span);
  return course.form === 'interlude' && 'from' in course.span;
}

/** A period with its hours, if known. */
export interface PlannedPeriod {
  entry: PeriodEntry;
  hours: readonly CourseHour[];
  /** The hour before the first one: what falls over midnight does not begin with the day. */
  before?: CourseHour;
  /** The last hours of the evening before that are told with the night. */
  lateBefore?: readonly CourseHour[];
  /** Low of the night after a day, °C; null or missing if it is unknown. */
  nightLow?: number | null;
  /** The hours before six that a list has told with the day before, so that they are not among the hours. */
  toldNight?: readonly CourseHour[];
  /** Whether the amount of that night is told, and not in that of the day. */
  isAmountTold?: boolean;
  /** Of a day: the hours of the night after it, from midnight on. */
  nightAfter?: readonly CourseHour[];
  /** Of today: the same hours, and those of the night after it. */
  withNight?: PlannedPeriod;
}

const NOON_HOUR = 12;

/** The hours of a period; without hours, one hour with the state of its entry. */
export function getPeriodHours({ entry, hours }: PlannedPeriod): readonly CourseHour[] {
  if (hours.length > 0) return hours;
  const { state, icon } = entry.weather;
  const local = { date: entry.date, hour: NOON_HOUR };
  const { probability } = entry.prec;
  const night = icon.startsWith('n_');
  const unknown = { precipitation: null, temperature: null, wind: null, gust: null };
  return [{ local, state, probability, night, ...unknown }];
}

/** The hours of a day with those of a night that was told: what falls by day is as strong as in a text of the day alone. */
export function getDayHours(period: PlannedPeriod): readonly CourseHour[] {
  return [...(period.toldNight ?? []), ...getPeriodHours(period)];
}

/** Null where none is known. */
export function minKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Null where none is known. */
export function maxKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

export type PeriodSummary = Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;

/** The extremes of two periods, and what falls in both. */
function mergeEntries(one: PeriodSummary, other: PeriodSummary): PeriodSummary {
  return {
    wind: (other.wind.gusts.value ?? 0) > (one.wind.gusts.value ?? 0) ? other.wind : one.wind,
    temperature: {
      min: minKnown([one.temperature.min, other.temperature.min]),
      max: maxKnown([one.temperature.max, other.temperature.max]),
      avg: null,
    },
    prec: {
      ...one.prec,
      sum: addKnown(one.prec.sum, other.prec.sum),
      sumAsRain: addKnown(one.prec.sumAsRain, other.prec.sumAsRain),
      class: maxKnown([one.prec.class, other.prec.class]),
      probability: maxKnown([one.prec.probability, other.prec.probability]),
    },
  };
}

function addKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** The hours of a day from six o'clock on, all of them if there are none; see {@link countAsDay}. */
export function getWakingHours(period: PlannedPeriod): readonly CourseHour[] {
  const all = getPeriodHours(period);
  const waking = all.filter(({ local }) => local.hour >= WAKING_HOUR);
  return countAsDay(waking.length > 0 ? waking : all);
}

/**
 * Unless most of them are dark, the hours of a day count as daytime until late in the evening: in winter, too, a bright
 * day is sunny.
 */
export function countAsDay(hours: readonly CourseHour[]): readonly CourseHour[] {
  if (isMostlyDark(hours.map(({ night }) => night))) return hours;
  return hours.map((hour) => {
    const isAfterSunset = hour.night && hour.local.hour < LATE_HOUR;
    return isAfterSunset ? { ...hour, night: false, isAfterSunset } : hour;
  });
}

/** The facts of all days of a group: extremes, and the whole amount. */
export function mergeFacts(periods: readonly PlannedPeriod[]) {
  const [first, ...more] = periods.map(({ entry }) => entry);
  if (!first) throw new RangeError('a group has at least one day');
  const hours = periods.flatMap((period) => period.hours);
  const entry = more.reduce<PeriodSummary>(mergeEntries, first);
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const probability = maxKnown(waking.map((hour) => hour.probability));
  return waking.length > 0
    ? { entry, hours, awake: { hours: waking, probability } }
    : { entry, hours };
}
