import type { PeriodEntry } from '../../contract/forecast-text.ts';
import { familyOf, isWet } from '../../weather/state.ts';
import { beaufort, mainCompassPoint } from '../../weather/wind.ts';
import type { Course, RainStatement, Sky, Temperature, WindStatement } from './statement.ts';

/** From this mean wind (Beaufort) and these gusts (km/h) on, wind is worth saying. */
const SPOKEN_FORCE = 5;
const SPOKEN_GUST = 50;

/** Gusts (km/h) that come before all else. */
const STORM_GUST = 75;

/** A range is said from this spread on (K), and "around" up to the other. */
const RANGE_FROM = 4;
const AROUND_UP_TO = 2;

/** Precipitation class from which an amount is said. */
const SPOKEN_AMOUNT = 2;

/** Percent from which rain that the course does not show is possible, and likely. */
const POSSIBLE = 25;
const LIKELY = 55;

/** Highest temperature (°C) at which what falls is called snow. */
const SNOW_UP_TO = 1;

type Prec = PeriodEntry['prec'];
type Wind = PeriodEntry['wind'];

/** Low and high of a whole day, in the form that its spread allows. */
export function spread({ min, max, avg }: PeriodEntry['temperature']): Temperature | null {
  if (min === null || max === null) return null;
  const difference = Math.round(max) - Math.round(min);
  if (difference >= RANGE_FROM) return { form: 'range', low: min, high: max };
  if (difference <= AROUND_UP_TO && avg !== null) return { form: 'around', value: avg };
  return { form: 'upTo', value: max };
}

/** Low and high in few words, whatever the spread. */
export function lowAndHigh(min: number | null, max: number | null): Temperature | null {
  if (min === null || max === null) return null;
  if (Math.round(min) === Math.round(max)) return { form: 'exactly', value: max };
  return { form: 'range', low: min, high: max };
}

/**
 * What is to be said of rain beside the course: its amount where it is much, its chance where the
 * course does not show it, its uncertainty where the course does.
 */
export function rainStatement(
  { sum, probability, sumAsRain, class: amountClass }: Prec,
  course: Course | null,
  warmest: number | null,
): RainStatement | null {
  const wet = course !== null && skiesOf(course).some(({ state }) => isWet(state));
  const chance = probability ?? (wet ? 100 : 0);
  if (wet && chance < LIKELY) return { kind: 'rain', form: 'uncertain' };
  if (wet) return amountStatement(sum, sumAsRain, amountClass);
  if (chance < POSSIBLE) return null;
  const of = warmest !== null && warmest <= SNOW_UP_TO ? 'snow' : 'rain';
  return { kind: 'rain', form: chance < LIKELY ? 'possible' : 'likely', of };
}

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

function amountStatement(
  sum: number | null,
  rain: number | null,
  amountClass: number | null,
): RainStatement | null {
  if (sum === null || amountClass === null || amountClass < SPOKEN_AMOUNT) return null;
  const snow = rain === null ? 0 : sum - rain;
  // A millimetre of water is about a centimetre of fresh snow.
  if (snow > sum / 2) return { kind: 'rain', form: 'amount', of: 'snow', amount: snow };
  return { kind: 'rain', form: 'amount', of: 'rain', amount: sum };
}

function skiesOf(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}
