/** How long ago something was said, as people say it. */
export type Age = 'minutes' | 'quarter' | 'half' | Hours;

/** Whole hours, 1 to 12; beyond that only that it is more. */
export interface Hours {
  hours: number | 'overTwelve' | 'overADay';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Above each of them (minutes) the next words are nearer. */
const FEW_MINUTES = 10;
const QUARTER = 20;
const HALF = 45;

const MOST_HOURS = 12;
const DAY = 24;

/** @param milliseconds not negative */
export function ageOf(milliseconds: number): Age {
  const minutes = milliseconds / MINUTE;
  if (minutes <= FEW_MINUTES) return 'minutes';
  if (minutes <= QUARTER) return 'quarter';
  if (minutes <= HALF) return 'half';
  return hoursOf(milliseconds);
}

/** @param milliseconds less than an hour counts as one */
export function hoursOf(milliseconds: number): Hours {
  const hours = Math.max(Math.round(milliseconds / HOUR), 1);
  if (hours > DAY) return { hours: 'overADay' };
  return { hours: hours > MOST_HOURS ? 'overTwelve' : hours };
}
