import type { PeriodEntry } from '../../contract/voice-text/forecast.ts';
import { familyOf, isWet } from '../../weather/state.ts';
import { beaufort, mainCompassPoint } from '../../weather/wind.ts';
import { broadKindOf } from './kind.ts';
import type {
  AmountStatement,
  ChanceStatement,
  Course,
  Sky,
  Temperature,
  WindStatement,
} from './statement.ts';

/** From this mean wind (Beaufort) and these gusts (km/h) on, wind is worth saying. */
const SPOKEN_FORCE = 5;
const SPOKEN_GUST = 50;

/** Gusts (km/h) that come before all else. */
export const STORM_GUST = 75;

/** A day's range is said from this spread on (K), below it the temperature is "around" its mean. */
const RANGE_FROM = 3;

/** Any smaller difference (K) may vanish when a language rounds it. */
const DIFFERENCE_FROM = 1;

/** Precipitation class from which an amount is said. */
const SPOKEN_AMOUNT = 2;

/** Percent from which rain that the course does not show is possible, and likely. */
export const POSSIBLE = 25;
export const LIKELY = 55;

/** Highest temperature (°C) at which what falls is called snow. */
const SNOW_UP_TO = 1;

type Prec = PeriodEntry['prec'];
type Wind = PeriodEntry['wind'];

/** The temperatures of a day, in the form that their spread allows. */
export function spread({ min, max, avg }: PeriodEntry['temperature']): Temperature | null {
  if (min === null || max === null) return null;
  const isNarrow = Math.round(max) - Math.round(min) < RANGE_FROM;
  return isNarrow && avg !== null ? { form: 'around', value: avg } : lowAndHigh(min, max);
}

/** Low and high, whatever the spread. */
export function lowAndHigh(min: number | null, max: number | null): Temperature | null {
  if (min === null || max === null) return null;
  return max - min < DIFFERENCE_FROM
    ? { form: 'around', value: max }
    : { form: 'range', low: min, high: max };
}

/** Rain or snow that the course does not show. */
export function chanceStatement(
  { probability }: Prec,
  course: Course | null,
  warmest: number | null,
): ChanceStatement | null {
  if (isWetCourse(course) || probability === null || probability < POSSIBLE) return null;
  const of = warmest !== null && warmest <= SNOW_UP_TO ? 'snow' : 'rain';
  return { kind: 'chance', of, likely: probability >= LIKELY };
}

/** Whether the course shows something fall that is less than likely. */
export function isUncertain({ probability }: Prec, course: Course | null): boolean {
  return isWetCourse(course) && probability !== null && probability < LIKELY;
}

/** How much falls, where it is much and likely; ice is a danger however little there is. */
export function amountStatement(prec: Prec, course: Course | null): AmountStatement | null {
  const { sum, sumAsRain, class: amountClass } = prec;
  if (course === null || !isWetCourse(course) || isIcy(course)) return null;
  if (isUncertain(prec, course) || sum === null || (amountClass ?? 0) < SPOKEN_AMOUNT) return null;
  const snow = sumAsRain === null ? 0 : sum - sumAsRain;
  // A millimetre of water is about a centimetre of fresh snow.
  const isSnowy = skiesOf(course).some((sky) => broadKindOf(sky) === 'frozen');
  if (isSnowy && snow > sum / 2) return { kind: 'amount', of: 'snow', amount: snow };
  return { kind: 'amount', of: 'rain', amount: sum };
}

/** Wind below the strength of a storm, where it is worth saying. */
export function windStatement({ max, degree, gusts }: Wind): WindStatement | null {
  const force = max === null ? 0 : beaufort(max);
  const gust = gusts.value ?? 0;
  if (force < SPOKEN_FORCE && gust < SPOKEN_GUST) return null;
  return {
    kind: 'wind',
    force: force < SPOKEN_FORCE ? null : force,
    direction: degree === null ? null : mainCompassPoint(degree),
    gust: gust < SPOKEN_GUST ? null : gust,
  };
}

/** Gusts that are a danger; undefined where there are none. */
export function stormGust({ gusts }: Wind): number | undefined {
  return gusts.value !== undefined && gusts.value >= STORM_GUST ? gusts.value : undefined;
}

/** Whether something in the course freezes on the ground. */
export function isIcy(course: Course | null): boolean {
  return course !== null && skiesOf(course).some(({ state }) => familyOf(state) === 'ice');
}

/** Whether anything falls in it. */
export function isWetCourse(course: Course | null): boolean {
  return course !== null && skiesOf(course).some(({ state }) => isWet(state));
}

/** Every weather that a course names, the most notable last. */
export function skiesOf(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}
