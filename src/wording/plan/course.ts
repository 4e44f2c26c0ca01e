import { HOURS_PER_DAY } from '../../time/units.ts';
import { isDeepStrictEqual } from 'node:util';
import type { LocalHour } from '../../time/local-time.ts';
import { isMainlyDark, WAKING_HOUR } from '../../weather/periods.ts';
import { findMostFrequent } from '../../weather/period-state.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import {
  beginBefore,
  classifyThunderAsRain,
  findPhases,
  isLessCertain,
  isNotable,
  isSameRain,
  mergePhases,
  planChange,
  planInterlude,
  planSteady,
  MIN_NOTABLE_MM,
  isThundery,
  summarizePhase,
  sumWet,
  toBoundary,
  withoutHeavySpell,
  type Phase,
} from './phases.ts';
import { planDryCourse } from './in-order.ts';
import { areApart, nameTimelessHeavy, selectMostCertain } from './spells.ts';
import {
  classifyWeather,
  classifyWeatherBroadly,
  getSkyStrength,
  HEAVY,
  isHeavyFall,
  isSunBetweenRain,
  listSkies,
  mapSkies,
  raiseTold,
  type SkyHour,
} from './sky.ts';
import { findLongFog, MAX_NIGHT_HOURS } from './facts.ts';
import { toClockSpan, toPartSpan } from './parts-of-day.ts';
import type { Course, Span } from './statement.ts';

/** An hour of a course, with its local time. */
export interface CourseHour extends SkyHour {
  local: LocalHour;
  /** Of precipitation, percent; null if unknown. */
  probability: number | null;
  /** °C; null if unknown. */
  temperature: number | null;
  /** Mean wind, and gusts, km/h; null if unknown. */
  wind: number | null;
  gust: number | null;
}

/** The precision of times: hours for a near day, parts of the day for a later one, shares beyond. */
export type TimeDetail = 'hours' | 'parts' | 'shares';

/** Minimum share for "at times", and for all the time. */
const MIN_AT_TIMES_SHARE = 0.3;
const MIN_MOSTLY_SHARE = 0.7;

/** Rain that takes more of the time is the weather, and the sunshine between it passes. */
const MAX_PASSING_SHARE = 0.5;

/** Minimum share of frozen hours to report snow, which matters more than rain. */
const MIN_SNOW_SHARE = 1 / 3;

/** Minimum share of thunderstorms in the wet hours to be named instead of the rain. */
const MIN_THUNDER_SHARE = 0.4;

/**
 * Plans the course of the weather through consecutive hours: phases of the same kind of weather, else of broad
 * kinds such as anything liquid, else shares of the time. What falls less certainly than something else is left out, see
 * `planLessCertain`.
 *
 * @param period the hours that `hours` are of, a day for its waking hours
 * @returns null if the weather of all hours is unknown
 */
export function planCourse(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  period = hours,
): Course | null {
  const told = selectMostCertain(hours, detail);
  const known = told.filter(({ state }) => getWeatherFamily(state) !== undefined);
  if (known.length === 0) return null;
  const course =
    planTwoSpells(known, detail) ??
    (isRunning(known, detail) ? planFewPhases(known, detail, true) : undefined) ??
    planFewPhases(known, detail, false) ??
    planShares(known, detail);
  const isOnlyFall = listSkies(course).filter(({ state }) => isWet(state)).length === 1;
  const all = period === hours ? told : selectMostCertain(period, detail);
  const raised = isOnlyFall ? mapSkies(course, (sky) => raiseTold(sky, told, all)) : course;
  return nameTimelessHeavy(raised, known, detail);
}

/** Whether the first hour is the next one, or one of the question. */
function isRunning([first]: readonly CourseHour[], detail: TimeDetail): boolean {
  return detail === 'hours' || (detail === 'parts' && (first?.local.hour ?? 0) > WAKING_HOUR);
}

/** Plans phases of kinds as narrow as there are few enough of. */
function planFewPhases(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  keepsFirst: boolean,
): Course | undefined {
  for (const classify of [classifyWeather, classifyWeatherBroadly, classifyThunderAsRain]) {
    const course = planPhases(findPhases(hours, classify, keepsFirst), detail);
    if (course) return course;
  }
  return undefined;
}

function planPhases(phases: readonly Phase[], detail: TimeDetail): Course | undefined {
  const [first, second, third, ...more] = phases;
  if (!first || more.length > 0) return undefined;
  if (!second) {
    return first.kind === 'dry'
      ? planDryCourse(first.hours, detail)
      : planSteady(first.hours, detail);
  }
  if (detail === 'shares') return undefined;
  if (!third) return planChange(first.hours, second.hours, detail);
  if (third.kind !== first.kind) return undefined;
  const outer = [...first.hours, ...third.hours];
  const all = [...first.hours, ...second.hours, ...third.hours];
  if (isSameRain(outer, second.hours)) return planSteady(all, detail);
  const isBreak = first.kind !== 'dry' && second.kind === 'dry';
  if (isBreak && detail === 'parts' && second.hours.length < MIN_BREAK_HOURS) {
    return planSteady(all, detail);
  }
  const isTold =
    first.kind === 'fog' ||
    outer.length < second.hours.length ||
    (detail === 'hours' && first.hours.length < second.hours.length);
  return isBreak && isTold
    ? planTwice(second.hours, [first.hours, third.hours], detail)
    : planInterlude(outer, second.hours, detail);
}

/** A shorter break is no part of a day. */
const MIN_BREAK_HOURS = 3;

/** Plans what comes before and after a longer dry time. */
function planTwice(
  background: readonly CourseHour[],
  [first, second]: readonly [readonly CourseHour[], readonly CourseHour[]],
  detail: TimeDetail,
): Course {
  const stormy = [first, second].filter((spell) => spell.some(isThundery));
  const both = [...first, ...second];
  // A thunderstorm of one spell has a sentence of its own.
  const calm = both.filter((hour) => !isThundery(hour));
  const isMixed = stormy.length === 1;
  const parts = [toShortPart(first), toShortPart(second)] as const;
  const isClock = detail === 'hours';
  const areStormy = [first, second].every((spell) => isThundery(summarizePhase(spell)));
  const passing = areStormy ? both.filter(isThundery) : withoutHeavySpell(isMixed ? calm : both);
  const skies = { background: summarizePhase(background), passing: summarizePhase(passing) };
  // "In the evening and late in the evening" is the evening.
  const isEvening = 'part' in parts[0] && parts[0].part === 'evening';
  if (!isClock && (isEvening || isDeepStrictEqual(...parts))) {
    return { form: 'interlude', ...skies, span: parts[0] };
  }
  const spans = isClock ? ([toClockSpan(first), toClockSpan(second)] as const) : parts;
  const twice = { form: 'twice', ...skies, spans } as const;
  const isFogFirst =
    getWeatherFamily(skies.passing.state) === 'fog' && beginBefore(first, background);
  return isFogFirst ? { ...twice, turn: toBoundary(background, detail) } : twice;
}

/** Beside another one, a part of the day is a single word. */
function toShortPart(hours: readonly CourseHour[]): Span {
  const span = toPartSpan(hours);
  return 'part' in span && span.part === 'allMorning' ? { part: 'morning' } : span;
}

/** What lasts so long without a break is not told as something that comes at times. */
const MIN_LONG_HOURS = 8;

/** Plans two spells of the same kind in longer dry time, or one of them long; where one of them begins or ends the hours, see planPhases. */
function planTwoSpells(hours: readonly CourseHour[], detail: TimeDetail): Course | undefined {
  const phases = mergePhases(
    hours.map((hour) => ({ kind: classifyThunderAsRain(hour), hours: [hour] })),
  );
  const [first, second, ...more] = phases.filter(({ kind }) => kind !== 'dry');
  if (!first || !second || more.length > 0 || first.kind !== second.kind) return undefined;
  const dry = hours.filter((hour) => !first.hours.includes(hour) && !second.hours.includes(hour));
  const isMostlyDry = dry.length >= hours.length / 2;
  const [strength, other] = [first, second].map((one) => getSkyStrength(summarizePhase(one.hours)));
  const isAlike = strength === other || [strength, other].every((one) => (one ?? HEAVY) < HEAVY);
  const isOnceLong = isAlike && [first, second].some((one) => one.hours.length >= MIN_LONG_HOURS);
  const isLasting = [first, second].every(
    ({ hours: [hour, next] }) => next || (hour && isNotable(hour)),
  );
  const gap = phases[phases.indexOf(first) + 1]?.hours.length ?? 0;
  return detail !== 'shares' &&
    phases.length > 3 &&
    (isMostlyDry || isOnceLong) &&
    isLasting &&
    areApart(gap, detail)
    ? planTwice(dry, [first.hours, second.hours], detail)
    : undefined;
}

/** Plans hours that follow each other, but for one between them; undefined if there are gaps, or rain besides that is not the usual weather. */
function planOneSpan(
  hours: readonly CourseHour[],
  some: readonly CourseHour[],
  detail: TimeDetail,
): Course | undefined {
  const [first, last] = [some[0], some.at(-1)];
  if (!first || !last || detail === 'shares') return undefined;
  const [from, to] = [hours.indexOf(first), hours.indexOf(last) + 1];
  const others = hours.filter((hour) => !some.includes(hour));
  const maxGaps = detail === 'parts' ? 2 : 1;
  if (to - from > some.length + maxGaps || to - from === hours.length) return undefined;
  const isWithin = from > 0 && to < hours.length;
  const beside = isWithin && hours.length > MAX_NIGHT_HOURS ? besideFog(others) : others;
  const usual = summarizePhase(beside);
  const isDry = classifyWeatherBroadly(usual) === 'dry' && sumWet(others) < MIN_NOTABLE_MM;
  // Hours of the clock would be heard as the limits of both.
  if (!isDry && !(detail === 'parts' && isWet(usual.state))) return undefined;
  if (from === 0) return planChange(some, hours.slice(to), detail);
  if (to === hours.length) return planChange(hours.slice(0, from), some, detail);
  return planInterlude(beside, some, detail);
}

/** Plans hours without phases: the passing weather and the background. */
function planShares(hours: readonly CourseHour[], detail: TimeDetail): Course {
  const passing = findPassingHours(hours);
  const others = hours.filter((hour) => !passing.includes(hour));
  const share = passing.length / hours.length;
  if (isOneShortFall(passing, hours)) return planInterlude(others, passing, 'hours');
  const span = planOneSpan(hours, passing, detail);
  if (span) return span;
  if (share > MIN_MOSTLY_SHARE) return planSteady(passing, detail);
  const hasFogApart = detail !== 'shares' && hours.length > MAX_NIGHT_HOURS;
  const background = summarizePhase(hasFogApart ? besideFog(others) : others);
  const skies = { background, passing: summarizePhase(passing) };
  if (share > MAX_PASSING_SHARE && isSunBetweenRain(skies)) {
    const night = isMainlyDark(others.map((hour) => hour.night || hour.isAfterSunset === true));
    const sun = { state: 0, night } as const;
    return { form: 'atTimes', background: skies.passing, passing: sun, share: 'atTimes' };
  }
  return {
    form: 'atTimes',
    ...skies,
    share: share < MIN_AT_TIMES_SHARE && hours.length <= HOURS_PER_DAY ? 'nowAndThen' : 'atTimes',
  };
}

/** Hours of the longest part of a day. */
const MAX_PART_HOURS = 6;

/** Whether it rains or snows in one hour of a part of a day: "now and then" would be heard as several times. */
function isOneShortFall(passing: readonly CourseHour[], hours: readonly CourseHour[]): boolean {
  const [only, ...more] = passing;
  const isShort = more.length === 0 && hours.length <= MAX_PART_HOURS;
  return isShort && only !== undefined && isWet(only.state) && !isHeavyFall(only);
}

/** Minimum share of sun and clouds beside fog, which has a sentence of its own then. */
const MIN_BESIDE_FOG_SHARE = 0.25;

/** The hours beside what passes: a long fog among them is not the weather of all. */
function besideFog(hours: readonly CourseHour[]): readonly CourseHour[] {
  const dry = hours.filter((hour) => classifyWeatherBroadly(hour) === 'dry');
  const isFogApart =
    findLongFog(hours).length > 0 && dry.length >= hours.length * MIN_BESIDE_FOG_SHARE;
  return isFogApart ? dry : hours;
}

/** Ice, then much thunder, then snow, else the most frequent kind. */
function findPassingHours(hours: readonly CourseHour[]): CourseHour[] {
  const [ice = [], thunder = [], frozen = []] = (['ice', 'thunder', 'frozen'] as const).map(
    (kind) => hours.filter((hour) => classifyWeatherBroadly(hour) === kind),
  );
  if (ice.length > 0) return ice;
  const wet = hours.filter(({ state }) => isWet(state));
  // A few thunderstorms within the rain have a sentence of their own.
  const rain = wet.filter((hour) => !thunder.includes(hour));
  if (thunder.length > wet.length * MIN_THUNDER_SHARE && !isLessCertain(thunder, rain)) {
    return thunder;
  }
  const passing =
    sumWet(wet) >= MIN_NOTABLE_MM
      ? wet
      : hours.filter((hour) => classifyWeatherBroadly(hour) !== 'dry');
  const isMuchSnow = sumWet(frozen) >= sumWet(passing) * MIN_SNOW_SHARE;
  if (frozen.length >= passing.length * MIN_SNOW_SHARE && isMuchSnow) return frozen;
  const kind = findMostFrequent(passing.map(classifyThunderAsRain));
  return hours.filter((hour) => classifyThunderAsRain(hour) === kind);
}
