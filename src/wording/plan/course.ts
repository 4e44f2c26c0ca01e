import type { LocalHour } from '../../weather/local-time.ts';
import { familyOf, isHazard, mostFrequent } from '../../weather/state.ts';
import { broadKindOf, coverOf, kindOf, skyOf, type SkyHour, type WeatherKind } from './kind.ts';
import type { Course, PartOfCourse } from './statement.ts';

/** An hour as far as its part in the day's course matters. */
export interface CourseHour extends SkyHour {
  local: LocalHour;
}

/** How exactly times are said: hours for a near day, parts of it for a later one, none beyond. */
export type Detail = 'hours' | 'parts' | 'shares';

interface Phase {
  kind: WeatherKind;
  hours: CourseHour[];
}

/** Phases of an hour are passed over where no more hours than this, and no more of all, lie in such. */
const MOST_SCATTERED = { hours: 2, share: 1 / 6 };

/** From this share of the hours on something happens "at times", above the other all the time. */
const AT_TIMES = 0.3;
const MOSTLY = 0.6;

/** A dry sky changes by this many of its four states, and stays so for this share of the hours. */
const SKY_CHANGE = 2;
const LASTING = 0.25;

/** From this share of all that falls on it is told as snow: that matters more than rain. */
const SNOWY = 1 / 3;

/** More hours than this are no longer one part of the day. */
const HOURS_OF_PART = 5;

/** First hour of the clock that is no longer called so. */
const ENDS: readonly (readonly [number, PartOfCourse])[] = [
  [11, 'morning'],
  [14, 'midday'],
  [18, 'afternoon'],
  [21, 'evening'],
];

/**
 * How the weather goes through consecutive hours, in two phases at most: phases of the same kind
 * of weather, else of broad kinds such as anything liquid, else shares of the time.
 *
 * @returns null where the weather of no hour is known
 */
export function courseOf(hours: readonly CourseHour[], detail: Detail): Course | null {
  const known = hours.filter(({ state }) => familyOf(state) !== undefined);
  if (known.length === 0) return null;
  return (
    courseOfPhases(phasesOf(known, kindOf), detail) ??
    courseOfPhases(phasesOf(known, broadKindOf), detail) ??
    sharesOf(known)
  );
}

function courseOfPhases(phases: readonly Phase[], detail: Detail): Course | undefined {
  const [first, second, third, ...more] = phases;
  if (!first || more.length > 0) return undefined;
  if (!second) return first.kind === 'dry' ? dryCourse(first.hours, detail) : steady(first.hours);
  if (detail === 'shares') return undefined;
  if (!third) return change(first.hours, second.hours, detail);
  return third.kind === first.kind ? interlude(first, second, third, detail) : undefined;
}

function steady(hours: readonly CourseHour[]): Course {
  return { form: 'steady', sky: skyOf(hours) };
}

/** Without rain only a great change of the sky is worth a word. */
function dryCourse(hours: readonly CourseHour[], detail: Detail): Course {
  if (detail === 'shares' || hours.length === 1) return steady(hours);
  const [first, second] = atGreatestContrast(hours);
  const contrast = Math.abs(skyOf(first).state - skyOf(second).state);
  return contrast < SKY_CHANGE ? steady(hours) : change(first, second, detail);
}

function atGreatestContrast(hours: readonly CourseHour[]): [CourseHour[], CourseHour[]] {
  const least = Math.ceil(hours.length * LASTING);
  let best = { contrast: -1, at: 0 };
  for (let at = least; at <= hours.length - least; at++) {
    const contrast = Math.abs(coverOf(hours.slice(0, at)) - coverOf(hours.slice(at)));
    if (contrast > best.contrast) best = { contrast, at };
  }
  return [hours.slice(0, best.at), hours.slice(best.at)];
}

function change(
  first: readonly CourseHour[],
  second: readonly CourseHour[],
  detail: Detail,
): Course {
  const hour = startOf(second);
  return {
    form: 'change',
    first: skyOf(first),
    second: skyOf(second),
    at: detail === 'hours' ? { hour } : { part: partOfCourse(hour) },
  };
}

function interlude(first: Phase, second: Phase, third: Phase, detail: Detail): Course | undefined {
  const middle = second.hours[Math.floor(second.hours.length / 2)]?.local.hour ?? 0;
  if (detail === 'parts' && second.hours.length > HOURS_OF_PART) return undefined;
  return {
    form: 'interlude',
    background: skyOf([...first.hours, ...third.hours]),
    passing: skyOf(second.hours),
    span:
      detail === 'hours'
        ? { from: startOf(second.hours), to: startOf(third.hours) }
        : { part: partOfCourse(middle) },
  };
}

/** Hours without phases: what happens at times, and what the others are like. */
function sharesOf(hours: readonly CourseHour[]): Course {
  const passing = passingOf(hours);
  const others = hours.filter((hour) => !passing.includes(hour));
  const share = passing.length / hours.length;
  if (share > MOSTLY) return steady(passing);
  return {
    form: 'atTimes',
    background: skyOf(others),
    passing: skyOf(passing),
    share: share < AT_TIMES ? 'nowAndThen' : 'atTimes',
  };
}

/** Ice before thunder, then what comes most often; snow among rain has precedence. */
function passingOf(hours: readonly CourseHour[]): CourseHour[] {
  const ofKind = (kind: WeatherKind) => hours.filter((hour) => broadKindOf(hour) === kind);
  const [ice, thunder, frozen] = [ofKind('ice'), ofKind('thunder'), ofKind('frozen')];
  if (ice.length > 0) return ice;
  if (thunder.length > 0) return thunder;
  const passing = hours.filter((hour) => broadKindOf(hour) !== 'dry');
  if (frozen.length >= passing.length * SNOWY) return frozen;
  return ofKind(mostFrequent(passing.map(broadKindOf)));
}

function phasesOf(hours: readonly CourseHour[], kind: (hour: CourseHour) => WeatherKind): Phase[] {
  const phases = joined(hours.map((hour) => ({ kind: kind(hour), hours: [hour] })));
  const lasting = phases.filter(
    ({ hours: [first, second] }) => second || (first && isHazard(familyOf(first.state))),
  );
  const scattered = phases.length - lasting.length;
  const most = Math.min(MOST_SCATTERED.hours, hours.length * MOST_SCATTERED.share);
  return scattered > most || lasting.length === 0 ? phases : joined(lasting);
}

function joined(phases: readonly Phase[]): Phase[] {
  const result: Phase[] = [];
  for (const phase of phases) {
    const last = result.at(-1);
    if (last?.kind === phase.kind) last.hours.push(...phase.hours);
    else result.push({ ...phase, hours: [...phase.hours] });
  }
  return result;
}

function startOf(hours: readonly CourseHour[]): number {
  return hours[0]?.local.hour ?? 0;
}

function partOfCourse(hour: number): PartOfCourse {
  return ENDS.find(([end]) => hour < end)?.[1] ?? 'lateEvening';
}
