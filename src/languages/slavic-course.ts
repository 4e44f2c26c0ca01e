import { getWeatherFamily, isWet } from '../weather/state.ts';
import type { Course, Opening, Sky } from '../wording/plan/statement.ts';

/** Whether sun and precipitation meet: what passes stands after "but". */
export function isContrast(background: Sky, passing: Sky): boolean {
  return (isBright(background) && isWet(passing.state)) || (isWet(background.state) && isBright(passing)); // prettier-ignore
}

function isBright({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'bright';
}

/** Whether the hours of a text speak of the night, so that its hours of the clock need not. */
export function isOfNight(opening: Opening | null): boolean {
  return opening?.when.kind === 'part' && opening.when.part === 'night';
}

/** Whether the course of the next hours names an hour: then that they are the next is clear. */
export function namesHourOfNext(opening: Opening | null, course: Course): boolean {
  return opening?.when.kind === 'nextHours' && course.form === 'change' && 'hour' in course.at;
}

/** Whether a text is about whole days, of which it may say "for a part of the day". */
export function isOfDays(opening: Opening | null): boolean {
  const kind = opening?.when.kind;
  return kind === 'day' || kind === 'days' || kind === 'weekend';
}
