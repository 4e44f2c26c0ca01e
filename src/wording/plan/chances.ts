import { isDeepStrictEqual } from 'node:util';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily, isWet, type WeatherFamily } from '../../weather/state.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import {
  classifyDoubt,
  isWetCourse,
  maxKnown,
  MIN_LIKELY_PERCENT,
  MIN_POSSIBLE_PERCENT,
} from './facts.ts';
import { toClockSpan, toPartSpan } from './parts-of-day.ts';
import { findDoubtFrom, isWetHour } from './phases.ts';
import type { Plan } from './plan.ts';
import { classifyWeatherBroadly, isSunOrClouds, listSkies, mapSkies, summarizeSky } from './sky.ts';
import { areApart } from './spells.ts';
import type { ChanceStatement, Course, CourseStatement, Sky, Span } from './statement.ts';

type Prec = PeriodEntry['prec'];
type ChangeCourse = Extract<Course, { form: 'change' }>;

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
  const statement = { kind: 'course', opening: null, temperature: null, certainty } as const;
  const twice = detail === 'parts' ? planTwoChances(shown, hours, sky) : null;
  if (twice) return { ...statement, course: twice };
  const span = findChanceSpan(hours, probability, detail);
  return { ...statement, course: { form: 'steady', sky }, ...(span && { within: span }) };
}

/** What may fall in two parts of a day with a dry time between them; null of any other. */
function planTwoChances(
  shown: readonly CourseHour[],
  hours: readonly CourseHour[],
  passing: Sky,
): Course | null {
  const at = shown.findIndex((hour, index) => {
    const before = shown[index - 1];
    return (
      before !== undefined && areApart(hours.indexOf(hour) - hours.indexOf(before) - 1, 'parts')
    );
  });
  if (at === -1) return null;
  const spans = [toPartSpan(shown.slice(0, at)), toPartSpan(shown.slice(at))] as const;
  if (isDeepStrictEqual(...spans)) return null;
  const dry = hours.filter((hour) => !isWetHour(hour));
  return { form: 'twice', background: summarizeSky(dry), passing, spans };
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

/** When some hours are; null if that is most of the time, or too far ahead. */
export function findSpan(
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

/** What may fall after the same has fallen for certain, and ended, is told as what comes again. */
export function tellReturns(plan: Plan): Plan {
  return plan.map((statement, at) => {
    const before = plan[at - 1];
    if (statement.kind !== 'course' || !statement.certainty || statement.opening) return statement;
    if (before?.kind !== 'course' || before.certainty || before.course.form !== 'change') {
      return statement;
    }
    const { first, second } = before.course;
    const comesAgain = listSkies(statement.course).some(
      (sky) => isWet(sky.state) && classifyWeatherBroadly(sky) === classifyWeatherBroadly(first),
    );
    if (!comesAgain || !isSunOrClouds(second)) return statement;
    return { ...statement, course: mapSkies(statement.course, tellReturn) };
  });
}

function tellReturn(sky: Sky): Sky {
  return isWet(sky.state) ? { ...sky, sequel: 'returns' } : sky;
}
