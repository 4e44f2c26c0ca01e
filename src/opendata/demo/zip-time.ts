/** The years that the time of a file in a zip can have: yazl throws for others when nobody can catch it. */
const FROM = Date.UTC(1980, 0, 2);
const UNTIL = Date.UTC(2099, 11, 31);

/** The time of a file in a zip: the given one, or the nearest that it can have. */
export function zipTime(time: Date | number | string): Date {
  return new Date(Math.min(Math.max(new Date(time).getTime(), FROM), UNTIL));
}
