import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import type { StateHour } from '../../weather/period-state.ts';
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

/** Minimum mean wind (Beaufort) and gusts (km/h) to report. */
const MIN_SPOKEN_FORCE = 5;
const MIN_SPOKEN_GUST_KMH = 50;

/** Minimum gusts of a storm, which is reported first. */
export const MIN_STORM_GUST_KMH = 75;

/** Minimum spread to report a range; below it the temperature is "around" its mean. */
const MIN_RANGE_K = 3;

/** Smaller differences may vanish in rounding. */
const MIN_DIFFERENCE_K = 1;

/** Minimum precipitation class to report an amount. */
const MIN_SPOKEN_AMOUNT_CLASS = 2;

/** Minimum probability of possible and of likely precipitation. */
export const MIN_POSSIBLE_PERCENT = 25;
export const MIN_LIKELY_PERCENT = 55;

/** Maximum high to call precipitation snow. */
const MAX_SNOW_HIGH_C = 1;

type Prec = PeriodEntry['prec'];
type Wind = PeriodEntry['wind'];

/** Plans the temperatures of a day in a form that fits their spread. */
export function planDayTemperature({
  min,
  max,
  avg,
}: PeriodEntry['temperature']): Temperature | null {
  if (min === null || max === null) return null;
  const isNarrow = Math.round(max) - Math.round(min) < MIN_RANGE_K;
  return isNarrow && avg !== null ? { form: 'around', value: avg } : planTemperatureRange(min, max);
}

/** Plans low and high, independent of the spread. */
export function planTemperatureRange(min: number | null, max: number | null): Temperature | null {
  if (min === null || max === null) return null;
  return max - min < MIN_DIFFERENCE_K
    ? { form: 'around', value: max }
    : { form: 'range', low: min, high: max };
}

/** A period as far as the chance of precipitation depends on it. */
interface ChancePeriod {
  entry: Pick<PeriodEntry, 'prec' | 'temperature'>;
  /** Empty if unknown. */
  hours: readonly StateHour[];
}

/** Plans the chance of precipitation that the course does not include. */
export function planChance(period: ChancePeriod, course: Course | null): ChanceStatement | null {
  const { probability } = period.entry.prec;
  if (isWetCourse(course) || probability === null || probability < MIN_POSSIBLE_PERCENT) {
    return null;
  }
  return { kind: 'chance', of: findChanceKind(period), likely: probability >= MIN_LIKELY_PERCENT };
}

/** The kind of the hours in which it falls, else by the temperature and the amount. */
function findChanceKind({ entry: { prec, temperature }, hours }: ChancePeriod): 'rain' | 'snow' {
  const wet = hours.filter(({ state }) => isWet(state));
  if (wet.length > 0) {
    const frozen = wet.filter((hour) => classifyWeatherBroadly(hour) === 'frozen');
    return frozen.length > wet.length / 2 ? 'snow' : 'rain';
  }
  if (temperature.max !== null && temperature.max <= MAX_SNOW_HIGH_C) return 'snow';
  const { sum, sumAsRain } = prec;
  return sum !== null && sumAsRain !== null && sumAsRain < sum / 2 ? 'snow' : 'rain';
}

/** Whether the course has precipitation that is not likely. */
export function isUncertainFall({ probability }: Prec, course: Course | null): boolean {
  return isWetCourse(course) && probability !== null && probability < MIN_LIKELY_PERCENT;
}

/** Plans the amount of precipitation if it is large and likely; not for ice, where the amount does not matter. */
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

/** Plans wind below storm strength if it is notable. */
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

/** Finds dangerous gusts; undefined if there are none. */
export function findStormGust({ gusts }: Wind): number | undefined {
  return gusts.value !== undefined && gusts.value >= MIN_STORM_GUST_KMH ? gusts.value : undefined;
}

/** Whether the course has precipitation that freezes on the ground. */
export function isIcyCourse(course: Course | null): boolean {
  return (
    course !== null && listSkies(course).some(({ state }) => getWeatherFamily(state) === 'ice')
  );
}

/** Whether the course has precipitation. */
export function isWetCourse(course: Course | null): boolean {
  return course !== null && listSkies(course).some(({ state }) => isWet(state));
}

/** All skies of a course, the most notable last. */
export function listSkies(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}

/** A period with its hours, if known. */
export interface PlannedPeriod {
  entry: PeriodEntry;
  hours: readonly CourseHour[];
}

const NOON_HOUR = 12;

/** The hours of a period; without hours, one hour with the state of its entry. */
export function getPeriodHours({ entry, hours }: PlannedPeriod): readonly CourseHour[] {
  if (hours.length > 0) return hours;
  const { state, icon } = entry.weather;
  const local = { date: entry.date, hour: NOON_HOUR };
  const { probability } = entry.prec;
  return [{ local, state, precipitation: null, probability, night: icon.startsWith('n_') }];
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
