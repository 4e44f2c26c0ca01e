import { isNightly } from '../../weather/daylight.ts';
import type { LocalHour } from '../../weather/local-time.ts';
import {
  familyOf,
  gravest,
  isHazard,
  isWet,
  mostFrequent,
  skyState,
  type WeatherFamily,
  type WeatherState,
} from '../../weather/state.ts';
import type { Course, PartOfCourse, Sky } from './statement.ts';

/** An hour as far as its part in the day's course matters. */
export interface CourseHour {
  local: LocalHour;
  state: WeatherState;
  night: boolean;
}

/** How exactly times are said: hours for a near day, parts of it for a later one, none beyond. */
export type Detail = 'hours' | 'parts' | 'shares';

interface Phase {
  family: WeatherFamily | undefined;
  hours: CourseHour[];
}

/** Typical cloud cover of the sky's states, percent. */
const COVER: Partial<Record<WeatherState, number>> = { 0: 0, 1: 25, 3: 93.75, 30: 93.75 };
const COVER_OF_OTHERS = 62.5;

/** Where more of the hours than this lie in phases of an hour, there are no phases to speak of. */
const MOST_SCATTERED = 0.25;

/** From this share of the hours on something happens "at times", above the other all the time. */
const AT_TIMES = 0.3;
const MOSTLY = 0.6;

/** First hour of the clock that is no longer called so. */
const ENDS: readonly (readonly [number, PartOfCourse])[] = [
  [11, 'morning'],
  [14, 'midday'],
  [18, 'afternoon'],
  [21, 'evening'],
];

/**
 * How the weather goes through consecutive hours, in two phases at most.
 *
 * @returns null where the weather of no hour is known
 */
export function courseOf(hours: readonly CourseHour[], detail: Detail): Course | null {
  const known = hours.filter(({ state }) => familyOf(state) !== undefined);
  if (known.length === 0) return null;
  const phases = phasesOf(known);
  const [first, second, third] = phases;
  if (!first || !second) return steady(known);
  if (detail === 'shares' || phases.length > 3) return sharesOf(known);
  if (!third) return change(first, second, detail);
  if (third.family !== first.family) return sharesOf(known);
  return interlude(first, second, third, detail);
}

function steady(hours: readonly CourseHour[]): Course {
  return { form: 'steady', sky: skyOf(hours) };
}

function change(first: Phase, second: Phase, detail: Detail): Course {
  const hour = startOf(second);
  return {
    form: 'change',
    first: skyOf(first.hours),
    second: skyOf(second.hours),
    at: detail === 'hours' ? { hour } : { part: partOfCourse(hour) },
  };
}

function interlude(first: Phase, second: Phase, third: Phase, detail: Detail): Course {
  const [from, to] = [startOf(second), startOf(third)];
  return {
    form: 'interlude',
    background: skyOf([...first.hours, ...third.hours]),
    passing: skyOf(second.hours),
    span: detail === 'hours' ? { from, to } : { part: partOfCourse(from) },
  };
}

/** Hours without phases: what the sky is like, and what falls or drifts in at times. */
function sharesOf(hours: readonly CourseHour[]): Course {
  const isPassing = ({ state }: CourseHour) => isWet(state) || familyOf(state) === 'fog';
  const passing = hours.filter(isPassing);
  const background = hours.filter((hour) => !isPassing(hour));
  if (passing.length === 0 || background.length === 0) return steady(hours);
  const hazards = passing.filter(({ state }) => isHazard(familyOf(state)));
  const lasting = hazards.length > 0 ? hazards : passing;
  const states = passing.map(({ state }) => state);
  const sky = {
    state: gravest(states) ?? mostFrequent(states),
    night: isNightly(passing.map(({ night }) => night)),
  };
  const share = lasting.length / hours.length;
  if (share > MOSTLY) return { form: 'steady', sky };
  return {
    form: 'atTimes',
    background: skyOf(background),
    passing: sky,
    share: share < AT_TIMES ? 'nowAndThen' : 'atTimes',
  };
}

/** The sky by its mean cover; where something falls, the most frequent state of the main family. */
function skyOf(hours: readonly CourseHour[]): Sky {
  const main = ofMainFamily(hours);
  const night = isNightly(main.map((hour) => hour.night));
  const states = main.map(({ state }) => state);
  const [first = -1] = states;
  const isSky = !isWet(first) && familyOf(first) !== 'fog';
  return { state: isSky ? meanSky(states) : mostFrequent(states), night };
}

function meanSky(states: readonly WeatherState[]): WeatherState {
  const covers = states.map((state) => COVER[state] ?? COVER_OF_OTHERS);
  return skyState(covers.reduce((sum, cover) => sum + cover, 0) / covers.length);
}

/** Sun and clouds count as one here: a sky that changes is still dry. */
function ofMainFamily(hours: readonly CourseHour[]): CourseHour[] {
  const kindOf = ({ state }: CourseHour) => {
    const family = familyOf(state);
    return family === 'bright' ? 'cloudy' : family;
  };
  const main = mostFrequent(hours.map(kindOf));
  return hours.filter((hour) => kindOf(hour) === main);
}

function phasesOf(hours: readonly CourseHour[]): Phase[] {
  const phases = joined(hours.map((hour) => ({ family: familyOf(hour.state), hours: [hour] })));
  const lasting = phases.filter((phase) => phase.hours.length > 1 || isHazard(phase.family));
  const scattered = phases.length - lasting.length;
  return scattered > hours.length * MOST_SCATTERED || lasting.length === 0
    ? phases
    : joined(lasting);
}

function joined(phases: readonly Phase[]): Phase[] {
  const result: Phase[] = [];
  for (const phase of phases) {
    const last = result.at(-1);
    if (last?.family === phase.family) last?.hours.push(...phase.hours);
    else result.push({ ...phase, hours: [...phase.hours] });
  }
  return result;
}

function startOf({ hours }: Phase): number {
  return hours[0]?.local.hour ?? 0;
}

function partOfCourse(hour: number): PartOfCourse {
  return ENDS.find(([end]) => hour < end)?.[1] ?? 'lateEvening';
}
