import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { DAY_PART_HOURS, findDayPart } from '../../weather/periods.ts';
import { getWeatherFamily, type WeatherFamily, type WeatherState } from '../../weather/state.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import {
  classifyDoubt,
  findUntoldFog,
  isLargeAmount,
  maxKnown,
  planAmountStatement,
  type Doubt,
} from './facts.ts';
import { toClockSpan, toPartSpan, type AllDay } from './parts-of-day.ts';
import { isWetHour, mergePhases, sumWet } from './phases.ts';
import {
  classifyWeatherBroadly,
  getSkyStrength,
  HEAVY,
  isHeavyFall,
  isSunOrClouds,
  listSkies,
  mapSkies,
  summarizeSky,
  withSkyStrength,
  type SkyHour,
} from './sky.ts';
import type { AmountStatement, Course, CourseStatement, Sky } from './statement.ts';

/** Minimum hours between two spells that are told apart: by the parts of the day, and by the clock. */
const MIN_GAP_HOURS = 3;
const MIN_CLOCK_GAP_HOURS = 2;

export function areApart(gapHours: number, detail: TimeDetail): boolean {
  return gapHours >= (detail === 'hours' ? MIN_CLOCK_GAP_HOURS : MIN_GAP_HOURS);
}

/** How certain it is what falls in some hours, by the most probable of them; ice, and what has no probability, is told as it is. */
export function findDoubt(hours: readonly CourseHour[]): Doubt | null {
  const wet = hours.filter(isWetHour);
  const probabilities = wet.map(({ probability }) => probability);
  const isIcy = wet.some(({ state }) => getWeatherFamily(state) === 'ice');
  return isIcy || probabilities.includes(null) ? null : classifyDoubt(maxKnown(probabilities));
}

/** Wet hours without a longer dry time between them, and how certain they are. */
interface Spell {
  hours: readonly CourseHour[];
  doubt: Doubt | null;
}

/** A gap of two hours parts what falls for certain from what may fall, of three hours anything. */
function findSpells(hours: readonly CourseHour[], detail: TimeDetail): Spell[] {
  const spells: Spell[] = [];
  let gap = Infinity;
  const runs = mergePhases(
    hours.map((hour) => ({ kind: isWetHour(hour) ? 'rain' : 'dry', hours: [hour] })),
  );
  for (const { kind, hours: run } of runs) {
    if (kind === 'dry') {
      gap = run.length;
      continue;
    }
    const last = spells.at(-1);
    const doubt = findDoubt(run);
    const isOther = gap >= MIN_CLOCK_GAP_HOURS && last?.doubt !== doubt;
    if (!last || isOther || areApart(gap, detail)) spells.push({ hours: run, doubt });
    else spells.splice(-1, 1, createSpell([...last.hours, ...run]));
    gap = 0;
  }
  return spells;
}

function createSpell(hours: readonly CourseHour[]): Spell {
  return { hours, doubt: findDoubt(hours) };
}

/** The most certain first. */
const LEVELS = [null, 'likely', 'possible'] as const;

function findHighestLevel(spells: readonly Spell[]): Doubt | null {
  return LEVELS.find((level) => spells.some(({ doubt }) => doubt === level)) ?? null;
}

/** How certain the text is that something falls in some hours: as their spells, and a danger as its own hours. */
export function findDoubtAsTold(
  hours: readonly CourseHour[],
  some: readonly CourseHour[],
  detail: TimeDetail,
): Doubt | null {
  const isDanger = some.every(
    (hour) => classifyWeatherBroadly(hour) === 'thunder' || isHeavyFall(hour),
  );
  if (isDanger) return findDoubt(some);
  const spells = findSpells(hours, detail);
  return findHighestLevel(
    spells.filter((spell) => some.some((hour) => spell.hours.includes(hour))),
  );
}

function listHours(spells: readonly Spell[]): CourseHour[] {
  return spells.flatMap((spell) => spell.hours);
}

/** The hours of spells that may stay away. */
export function listDoubtful(hours: readonly CourseHour[], detail: TimeDetail): CourseHour[] {
  return listHours(findSpells(hours, detail).filter(({ doubt }) => doubt !== null));
}

/** Hours in which less certain spells than the most certain ones count as dry. */
export function selectMostCertain(
  hours: readonly CourseHour[],
  detail: TimeDetail,
): readonly CourseHour[] {
  const spells = findSpells(hours, detail);
  const highest = findHighestLevel(spells);
  const others = spells.filter(({ doubt }) => doubt !== highest);
  return others.length > 0 ? dryOut(hours, listHours(others)) : hours;
}

/** The wet hours of several texts, without those less certain than others. */
export function listMostCertain(
  texts: readonly { hours: readonly CourseHour[]; detail: TimeDetail }[],
): CourseHour[] {
  const all = texts.flatMap(({ hours, detail }) => findSpells(hours, detail));
  const highest = findHighestLevel(all);
  return listHours(all.filter(({ doubt }) => doubt === highest)).filter(isWetHour);
}

/**
 * The same hours with nothing but the spells of a lower level, for each such level.
 *
 * @param isUntold whether nothing else tells of the hours of a spell
 */
export function listLessCertain(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  isUntold: (spell: readonly CourseHour[]) => boolean,
): { doubt: Doubt; hours: readonly CourseHour[] }[] {
  const spells = findSpells(hours, detail);
  const highest = findHighestLevel(spells);
  return LEVELS.flatMap((level) => {
    if (level === null || level === highest) return [];
    const others = spells.filter((one) => one.doubt !== level || !isUntold(one.hours));
    const some = listHours(others);
    return others.length < spells.length ? [{ doubt: level, hours: dryOut(hours, some) }] : [];
  });
}

const OVERCAST: WeatherState = 3;

/** The hours, some of them as if it were dry: under the sky beside them. */
function dryOut(hours: readonly CourseHour[], some: readonly CourseHour[]): readonly CourseHour[] {
  const wet = new Set(some);
  return hours.map((hour, at) => {
    if (!wet.has(hour)) return hour;
    const beside =
      hours.slice(0, at).findLast(isSunOrClouds) ?? hours.slice(at).find(isSunOrClouds);
    return { ...hour, state: beside?.state ?? OVERCAST, precipitation: 0 };
  });
}

/** A long fog of a day that its course does not name. */
export function planUntoldFog(
  hours: readonly CourseHour[],
  course: Course,
  detail: TimeDetail,
): CourseStatement[] {
  const fog = findUntoldFog(hours, course);
  if (fog.length === 0 || detail === 'shares') return [];
  const within = detail === 'hours' ? toClockSpan(fog) : toPartSpan(fog);
  const sky = { form: 'steady', sky: summarizeSky(fog) } as const;
  return [{ kind: 'course', opening: null, course: sky, temperature: null, within }];
}

/** Minimum hours of a day, and their share, in which it rains all day. */
const MIN_DAY_HOURS = 12;
const MIN_ALL_DAY_SHARE = 0.9;

/** Families of what falls without breaks. */
const LASTING_FAMILIES = new Set<WeatherFamily | undefined>(['drizzle', 'rain', 'snow', 'sleet']);

/** Tells that it rains or snows all day, where it does in nearly all of the waking hours. */
export function tellAllDay(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  isOfDays = false,
): CourseStatement {
  const { course, certainty, within } = statement;
  if (course.form !== 'steady' || certainty || within || hours.length < MIN_DAY_HOURS) {
    return statement;
  }
  const lasting = hours.filter(({ state }) => LASTING_FAMILIES.has(getWeatherFamily(state)));
  const isAllDay =
    LASTING_FAMILIES.has(getWeatherFamily(course.sky.state)) &&
    lasting.length >= hours.length * MIN_ALL_DAY_SHARE;
  // Nobody calls days of much rain those of much rain without a pause.
  if (!isAllDay || (isOfDays && course.sky.isAbundant)) return statement;
  const span: AllDay = isOfDays ? { allDay: true, ofDays: true } : { allDay: true };
  return { ...statement, within: span };
}

/**
 * Plans the amount of what is certain; a large one is told even of what may stay away.
 *
 * @param hours null if none of them is certain
 */
export function planCertainAmount(
  prec: PeriodEntry['prec'],
  hours: readonly CourseHour[] | null,
  course: Course | null,
  detail: TimeDetail,
): AmountStatement | null {
  const whole = planAmountStatement(prec, course);
  if (!whole) return null;
  const largest = isLargeAmount(whole) ? ({ ...whole, isPossible: true } as const) : null;
  if (!hours) return largest;
  if (!hours.some(isWetHour)) return classifyDoubt(prec.probability) ? largest : whole;
  const doubtful = listDoubtful(hours, detail);
  if (doubtful.length === 0) return whole;
  const certain = planAmountStatement(withoutHours(prec, doubtful, hours.length), course);
  return certain && (isLargeAmount(certain) || !largest) ? certain : largest;
}

/** What falls in the other hours of a period. */
function withoutHours(
  { sum, sumAsRain, probability }: PeriodEntry['prec'],
  hours: readonly CourseHour[],
  length: number,
): PeriodEntry['prec'] {
  const rain = hours.filter((hour) => getWeatherFamily(hour.state) !== 'snow');
  const rest = sum === null ? null : subtract(sum, sumWet(hours));
  return {
    sum: rest,
    sumAsRain: sumAsRain === null ? null : subtract(sumAsRain, sumWet(rain)),
    class: rest === null ? null : classifyPrecipitation(rest, length),
    probability,
  };
}

/** In hundredths, so that floating-point noise does not change the rounding. */
function subtract(sum: number, part: number): number {
  return Math.max(0, Math.round(sum * 100 - part * 100)) / 100;
}

/** Of so few hours, heavy rain or snow is told by the word for all that falls. */
const MAX_TIMELESS_HOURS = 8;

/** Minimum share of a time from the first heavy hour to the last, and of the heavy hours in it, that names all of it. */
const MIN_SPAN_SHARE = 0.6;

/** Tells as heavy what has heavy hours that cannot be told apart: of few hours, or here and there. */
export function nameTimelessHeavy(
  course: Course,
  hours: readonly CourseHour[],
  detail: TimeDetail,
): Course {
  return (['liquid', 'frozen'] as const).reduce((told, kind) => {
    const isOfKind = (one: Pick<SkyHour, 'state'>) => classifyWeatherBroadly(one) === kind;
    const heavy = hours.filter((hour) => isHeavyFall(hour) && isOfKind(hour));
    const isNamed = listSkies(told).some((sky) => isOfKind(sky) && getSkyStrength(sky) === HEAVY);
    if (isNamed || !isTimeless(heavy, hours, detail)) return told;
    return mapSkies(told, (sky) => (isOfKind(sky) ? toHeavy(sky) : sky));
  }, course);
}

function toHeavy(sky: Sky): Sky {
  return getWeatherFamily(sky.state) === 'drizzle' ? sky : withSkyStrength(sky, HEAVY);
}

function isTimeless(
  heavy: readonly CourseHour[],
  hours: readonly CourseHour[],
  detail: TimeDetail,
): boolean {
  const [first, last] = [heavy[0], heavy.at(-1)];
  if (!first || !last) return false;
  if (detail === 'shares' || hours.length <= MAX_TIMELESS_HOURS) return true;
  const length = hours.indexOf(last) - hours.indexOf(first) + 1;
  // Of a later day, a time is a part of it.
  const parts = new Set(heavy.map(nameEveningAndNight));
  if (detail === 'parts' && parts.size > 1) return true;
  // Heavy hours from now on have an end only if they follow each other.
  const hasBegun = detail === 'hours' && first === hours[0];
  return (
    length >= hours.length * MIN_SPAN_SHARE || (hasBegun && heavy.length < length * MIN_SPAN_SHARE)
  );
}

/** The part of a day that an hour is in: what falls late in the evening is of the evening. */
function nameEveningAndNight({ local }: CourseHour): DayPart {
  return local.hour >= DAY_PART_HOURS.evening.from ? 'evening' : findDayPart(local).part;
}
