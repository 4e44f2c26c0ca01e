import { HOURS_PER_DAY } from '../../time/units.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily, isWet, type WeatherFamily } from '../../weather/state.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import {
  classifyDoubt,
  findDrySky,
  isIcyCourse,
  isWetCourse,
  MIN_LIKELY_PERCENT,
  MIN_POSSIBLE_PERCENT,
  type Doubt,
  maxKnown,
} from './facts.ts';
import {
  findPartOfDay,
  findPartOfTurn,
  isLongPart,
  toClockSpan,
  toPartSpan,
} from './parts-of-day.ts';
import { findDoubtFrom, isWetHour } from './phases.ts';
import { findDoubt, listLessCertain, selectMostCertain } from './spells.ts';
import { classifyWeatherBroadly, summarizeSky } from './sky.ts';
import type { NightPlan } from './night.ts';
import type {
  ChanceStatement,
  Course,
  CourseStatement,
  Sky,
  Span,
  Temperature,
  Within,
} from './statement.ts';

type Prec = PeriodEntry['prec'];

/** Tells precipitation that may stay away as a chance, after the sky that there is in any case. */
export function planDoubtful(
  course: Course,
  hours: readonly CourseHour[],
  temperature: Temperature | null,
  certainty: Doubt,
): CourseStatement[] {
  const sky = findDrySky(course);
  const chance = createChance(course, hours, certainty);
  if (!sky) return [chance];
  const steady = { form: 'steady', sky } as const;
  const dry = { kind: 'course', opening: null, course: steady, temperature } as const;
  if (getWeatherFamily(sky.state) !== 'fog') return [dry, chance];
  const fog = { ...dry, ...timeFog(course, sky, hours) };
  return course.form === 'change' && course.second === sky ? [chance, fog] : [fog, chance];
}

/**
 * What falls less certainly than what the course of some hours tells, each with its time.
 *
 * @param told hours of which a sentence of its own tells
 */
export function planLessCertain(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  told: readonly CourseHour[] = [],
): CourseStatement[] {
  // A spell that has hardly any other hours is told with them.
  const isUntold = (spell: readonly CourseHour[]) =>
    spell.filter((hour) => told.some(isSameHour(hour))).length < spell.length / 2;
  return listLessCertain(hours, detail, isUntold).flatMap(({ doubt, hours: some }) => {
    const course = planCourse(some, detail);
    if (!course) return [];
    return isWetCourse(course)
      ? [createChance(course, some, doubt)]
      : planDrops(some, detail, doubt);
  });
}

/** What is likely is told however little it is. */
function planDrops(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  certainty: Doubt,
): CourseStatement[] {
  const within = findSpan(hours, isWetHour, detail);
  if (certainty !== 'likely' || !within) return [];
  const course = { form: 'steady', sky: summarizeSky(hours.filter(isWetHour)) } as const;
  return [{ kind: 'course', opening: null, temperature: null, course, within, certainty }];
}

export function isSameHour({ local }: Pick<CourseHour, 'local'>): (other: CourseHour) => boolean {
  return (other) => other.local.date === local.date && other.local.hour === local.hour;
}

function createChance(
  course: Course,
  hours: readonly CourseHour[],
  certainty: Doubt,
): CourseStatement {
  const statement = { kind: 'course', opening: null, temperature: null } as const;
  return { ...statement, ...timeChance(course, hours), certainty };
}

/** How certain it is what falls in a course; ice is told as it is. */
export function findCourseDoubt(
  course: Course | null,
  hours: readonly CourseHour[],
  { probability }: Prec,
): Doubt | null {
  if (!isWetCourse(course) || isIcyCourse(course)) return null;
  if (hours.some(isWetHour)) return findDoubt(hours);
  return classifyDoubt(probability);
}

/** The first course with precipitation: of the day, the night, or of what is less certain. */
export function findWetCourse(
  course: Course | null,
  night: NightPlan | null,
  others: readonly CourseStatement[],
): Course | null {
  const all = [course, night?.statement.course, ...others.map((one) => one.course)];
  return all.find((one) => one && isWetCourse(one)) ?? course;
}

/** Plans drops of a dry course that fall all the same, however few: some hour of them is certain. */
export function planCertainDrops(
  hours: readonly CourseHour[],
  course: Course | null,
  detail: TimeDetail,
): CourseStatement | null {
  const drops = selectMostCertain(hours, detail).filter(isWetHour);
  const isKnown = hours.some(({ probability }) => probability !== null);
  if (drops.length === 0 || !isKnown || findDoubt(drops) || isWetCourse(course)) return null;
  const span = findSpan(hours, (hour) => drops.includes(hour), detail);
  const statement = { kind: 'course', opening: null, temperature: null } as const;
  const sky = { form: 'steady', sky: summarizeSky(drops) } as const;
  return { ...statement, course: sky, ...(span && { within: span }) };
}

type ChangeCourse = Extract<Course, { form: 'change' }>;

/** Precipitation of one phase has the time of that phase. */
function timeChance(
  course: Course,
  hours: readonly CourseHour[],
): Pick<CourseStatement, 'course'> & { within?: Within } {
  if (course.form !== 'change') return { course };
  const { first, second } = course;
  if (isWet(first.state) && isWet(second.state)) {
    const [span] = spansOfPhase(course, second, hours);
    return span && !('until' in span)
      ? { course: { form: 'interlude', background: first, passing: second, span } }
      : { course: { form: 'atTimes', background: first, passing: second, share: 'atTimes' } };
  }
  const [passing, background] = isWet(first.state) ? [first, second] : [second, first];
  const [span, other, ...more] = spansOfPhase(course, passing, hours);
  const steady = { form: 'steady', sky: passing } as const;
  if (!span || more.length > 0) return { course: steady };
  if (!other || 'until' in span || 'until' in other) return { course: steady, within: span };
  return { course: { form: 'twice', background, passing, spans: [span, other] } };
}

/** Fog lasts no longer than its phase. */
function timeFog(course: Course, fog: Sky, hours: readonly CourseHour[]): { within?: Within } {
  if (course.form !== 'change') return {};
  const [span, ...more] = spansOfPhase(course, fog, hours);
  return span && more.length === 0 ? { within: span } : {};
}

/** The hours of a phase, or the parts of the day that it is in. */
function spansOfPhase(
  { first, at }: ChangeCourse,
  phase: Sky,
  hours: readonly CourseHour[],
): (Span | { until: number })[] {
  const isLater = phase !== first;
  if ('hour' in at) {
    const end = ((hours.at(-1)?.local.hour ?? 0) + 1) % HOURS_PER_DAY;
    return [isLater ? { from: at.hour, to: end } : { until: at.hour }];
  }
  const parts = [...new Set(hours.map(({ local }) => findPartOfDay(local.hour)))];
  const turn = parts.indexOf(findPartOfTurn(at.part));
  if (!isLater && turn === 0) return [{ part: 'earlyMorning' }];
  const named = (isLater ? parts.slice(turn) : parts.slice(0, turn)).filter(isLongPart);
  return named.map((part) => ({ part }));
}

/** Maximum high to call precipitation snow. */
const MAX_SNOW_HIGH_C = 1;

/** A period as far as the chance of precipitation depends on it. */
interface ChancePeriod {
  entry: Pick<PeriodEntry, 'prec' | 'temperature'>;
  /** Empty if unknown. */
  hours: readonly CourseHour[];
}

/** Plans the chance of precipitation that the course does not include. */
export function planChance(
  period: ChancePeriod,
  course: Course | null,
  detail: TimeDetail,
): ChanceStatement | null {
  const { probability } = period.entry.prec;
  if (probability === null || probability < MIN_POSSIBLE_PERCENT) return null;
  if (isWetCourse(course)) return mayGoOn(course) ? planMore(period, course) : null;
  return {
    kind: 'chance',
    of: findChanceKind(period),
    likely: probability >= MIN_LIKELY_PERCENT,
    span: findChanceSpan(period.hours, probability, detail),
  };
}

/** Whether what a course begins with may go on after its end. */
export function mayGoOn(course: Course | null): course is ChangeCourse {
  return course?.form === 'change' && isWet(course.first.state) && course.second.mayFall === true;
}

function planMore(period: ChancePeriod, { first, at }: ChangeCourse): ChanceStatement {
  const span = 'hour' in at ? findDoubtFrom(at.hour, period.hours) : null;
  const of = findChanceKind(period);
  const isMore = classifyWeatherBroadly(first) === (of === 'snow' ? 'frozen' : 'liquid');
  return { kind: 'chance', of, likely: false, span, ...(isMore && { isMore }), joins: true };
}

/** Of which a chance of rain or snow says all. */
const PLAIN_FAMILIES = new Set<WeatherFamily | undefined>(['drizzle', 'rain', 'snow']);

/** What may fall of a dry course, too little to be its weather: what is likely, and showers and sleet. */
export function planShownChance(
  hours: readonly CourseHour[],
  { probability }: Prec,
  course: Course | null,
  detail: TimeDetail,
): CourseStatement | null {
  const certainty = classifyDoubt(probability);
  if (isWetCourse(course) || probability === null || !certainty) return null;
  const least = getLeastOf(probability);
  const shown = hours.filter((hour) => isWetHour(hour) && (hour.probability ?? 0) >= least);
  const sky = shown.length > 0 ? summarizeSky(shown) : null;
  const isPlain = sky === null || PLAIN_FAMILIES.has(getWeatherFamily(sky.state));
  if (!sky || (certainty === 'possible' && isPlain)) return null;
  const span = findChanceSpan(hours, probability, detail);
  const statement = { kind: 'course', opening: null, temperature: null, certainty } as const;
  return { ...statement, course: { form: 'steady', sky }, ...(span && { within: span }) };
}

/** Finds when precipitation is as likely as the highest probability calls it. */
function findChanceSpan(
  hours: readonly CourseHour[],
  highest: number,
  detail: TimeDetail,
): Span | null {
  return findSpan(hours, (hour) => (hour.probability ?? 0) >= getLeastOf(highest), detail);
}

/** The lowest probability with the word of another one, percent. */
function getLeastOf(probability: number): number {
  return probability >= MIN_LIKELY_PERCENT ? MIN_LIKELY_PERCENT : MIN_POSSIBLE_PERCENT;
}

/** Null if that is most of the time, or too far ahead. */
function findSpan(
  hours: readonly CourseHour[],
  isMeant: (hour: CourseHour) => boolean,
  detail: TimeDetail,
): Span | null {
  const first = hours.findIndex(isMeant);
  const last = hours.findLastIndex(isMeant);
  const length = last - first + 1;
  const isShort = hours.length <= MAX_TIMELESS_HOURS;
  if (first === -1 || isShort || detail === 'shares') return null;
  if (length > hours.length * MAX_CHANCE_SHARE) return null;
  const likely = hours.slice(first, last + 1);
  return detail === 'hours' ? toClockSpan(likely) : toPartSpan(likely);
}

/** Of so few hours, a chance has the time of the text. */
const MAX_TIMELESS_HOURS = 2;

/** A chance that lasts longer has no time. */
const MAX_CHANCE_SHARE = 0.6;

/** The kind of the hours in which it falls, else by the temperature and the amount. */
function findChanceKind({ entry: { prec, temperature }, hours }: ChancePeriod): 'rain' | 'snow' {
  const wet = hours.filter(({ state }) => isWet(state));
  const frozen = wet.filter((hour) => classifyWeatherBroadly(hour) === 'frozen');
  if (wet.length > 0) return frozen.length > wet.length / 2 ? 'snow' : 'rain';
  const likely = hours.filter((hour) => (hour.probability ?? 0) >= MIN_POSSIBLE_PERCENT);
  const most = maxKnown(likely.map((hour) => hour.temperature)) ?? temperature.max;
  if (most !== null && most <= MAX_SNOW_HIGH_C) return 'snow';
  const { sum, sumAsRain } = prec;
  return sum !== null && sumAsRain !== null && sumAsRain < sum / 2 ? 'snow' : 'rain';
}
