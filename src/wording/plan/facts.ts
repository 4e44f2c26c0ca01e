import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import { toBeaufort, toMainCompassPoint } from '../../weather/atmosphere.ts';
import { classifyWeatherBroadly, type CourseHour } from './course.ts';
import type {
  AmountStatement,
  ChanceStatement,
  Course,
  Sky,
  Temperature,
  WindStatement,
} from './statement.ts';

/** From this mean wind (Beaufort) and these gusts (km/h) on, wind is worth saying. */
const MIN_SPOKEN_FORCE = 5;
const MIN_SPOKEN_GUST_KMH = 50;

/** Gusts (km/h) that come before all else. */
export const MIN_STORM_GUST_KMH = 75;

/** A day's range is said from this spread on (K), below it the temperature is "around" its mean. */
const MIN_RANGE_K = 3;

/** Any smaller difference (K) may vanish when a language rounds it. */
const MIN_DIFFERENCE_K = 1;

/** Precipitation class from which an amount is said. */
const MIN_SPOKEN_AMOUNT_CLASS = 2;

/** Percent from which rain that the course does not show is possible, and likely. */
export const MIN_POSSIBLE_PERCENT = 25;
export const MIN_LIKELY_PERCENT = 55;

/** Highest temperature (°C) at which what falls is called snow. */
const MAX_SNOW_HIGH_C = 1;

type Prec = PeriodEntry['prec'];
type Wind = PeriodEntry['wind'];

/** The temperatures of a day, in the form that their spread allows. */
export function planDayTemperature({
  min,
  max,
  avg,
}: PeriodEntry['temperature']): Temperature | null {
  if (min === null || max === null) return null;
  const isNarrow = Math.round(max) - Math.round(min) < MIN_RANGE_K;
  return isNarrow && avg !== null ? { form: 'around', value: avg } : planTemperatureRange(min, max);
}

/** Low and high, whatever the spread. */
export function planTemperatureRange(min: number | null, max: number | null): Temperature | null {
  if (min === null || max === null) return null;
  return max - min < MIN_DIFFERENCE_K
    ? { form: 'around', value: max }
    : { form: 'range', low: min, high: max };
}

/** Rain or snow that the course does not show. */
export function planChance(
  { probability }: Prec,
  course: Course | null,
  warmest: number | null,
): ChanceStatement | null {
  if (isWetCourse(course) || probability === null || probability < MIN_POSSIBLE_PERCENT) {
    return null;
  }
  const of = warmest !== null && warmest <= MAX_SNOW_HIGH_C ? 'snow' : 'rain';
  return { kind: 'chance', of, likely: probability >= MIN_LIKELY_PERCENT };
}

/** Whether the course shows something fall that is less than likely. */
export function isUncertainFall({ probability }: Prec, course: Course | null): boolean {
  return isWetCourse(course) && probability !== null && probability < MIN_LIKELY_PERCENT;
}

/** How much falls, where it is much and likely; ice is a danger however little there is. */
export function planAmountStatement(prec: Prec, course: Course | null): AmountStatement | null {
  const { sum, sumAsRain, class: amountClass } = prec;
  if (course === null || !isWetCourse(course) || isIcyCourse(course)) return null;
  if (
    isUncertainFall(prec, course) ||
    sum === null ||
    (amountClass ?? 0) < MIN_SPOKEN_AMOUNT_CLASS
  ) {
    return null;
  }
  const snow = sumAsRain === null ? 0 : sum - sumAsRain;
  // A millimetre of water is about a centimetre of fresh snow.
  const isSnowy = listSkies(course).some((sky) => classifyWeatherBroadly(sky) === 'frozen');
  if (isSnowy && snow > sum / 2) return { kind: 'amount', of: 'snow', amount: snow };
  return { kind: 'amount', of: 'rain', amount: sum };
}

/** Wind below the strength of a storm, where it is worth saying. */
export function planWindStatement({ max, degree, gusts }: Wind): WindStatement | null {
  const force = max === null ? 0 : toBeaufort(max);
  const gust = gusts.value ?? 0;
  if (force < MIN_SPOKEN_FORCE && gust < MIN_SPOKEN_GUST_KMH) return null;
  return {
    kind: 'wind',
    force: force < MIN_SPOKEN_FORCE ? null : force,
    direction: degree === null ? null : toMainCompassPoint(degree),
    gust: gust < MIN_SPOKEN_GUST_KMH ? null : gust,
  };
}

/** Gusts that are a danger; undefined where there are none. */
export function findStormGust({ gusts }: Wind): number | undefined {
  return gusts.value !== undefined && gusts.value >= MIN_STORM_GUST_KMH ? gusts.value : undefined;
}

/** Whether something in the course freezes on the ground. */
export function isIcyCourse(course: Course | null): boolean {
  return (
    course !== null && listSkies(course).some(({ state }) => getWeatherFamily(state) === 'ice')
  );
}

/** Whether anything falls in it. */
export function isWetCourse(course: Course | null): boolean {
  return course !== null && listSkies(course).some(({ state }) => isWet(state));
}

/** Every weather that a course names, the most notable last. */
export function listSkies(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}

/** A period with the hours behind it, where they are known. */
export interface PlannedPeriod {
  entry: PeriodEntry;
  hours: readonly CourseHour[];
}

const NOON_HOUR = 12;

/** Without hours behind it, a period has the one state that its entry names. */
export function getPeriodHours({ entry, hours }: PlannedPeriod): readonly CourseHour[] {
  if (hours.length > 0) return hours;
  const { state, icon } = entry.weather;
  return [{ local: { date: entry.date, hour: NOON_HOUR }, state, night: icon.startsWith('n_') }];
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
