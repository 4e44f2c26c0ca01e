import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import {
  findSkyAround,
  findThunderGust,
  joinThunderGust,
  putChanceOfDangerFirst,
  putDangerFirst,
  tellDangerAlone,
  toCourse,
  withoutGust,
  type SkyAround,
} from './danger-first.ts';
import { findDangers, namesDanger, rankDanger, type Danger } from './dangers.ts';
import {
  findDrySky,
  findUntoldFog,
  isIcyCourse,
  isLargeAmount,
  isUncertainFall,
  isWetCourse,
  MIN_BRIEF_CHANCE_PERCENT,
  MIN_BRIEF_GUST_KMH,
  planAmountStatement,
  planChance,
  planWindStatement,
} from './facts.ts';
import { toClockSpan, toPartSpan } from './parts-of-day.ts';
import { summarizeSky } from './sky.ts';
import { listNightStatements, type NightPlan } from './night.ts';
import { withOpening } from './opening.ts';
import { planDoubtful } from './phases.ts';
import type { Plan, Statement } from './plan.ts';
import {
  countClauses,
  findUnnamed,
  isAbout,
  isIndispensable,
  joinSky,
  limitClauses,
  nameTimeless,
  planDangerSentences,
  tellInOrder,
  withNightFirst,
  withoutToldSpell,
  type RankedStatements,
} from './ranked-statements.ts';
import type {
  AmountStatement,
  Audience,
  ChanceStatement,
  Course,
  CourseStatement,
  Opening,
  Temperature,
  WindStatement,
} from './statement.ts';
import { planTemperatureStatement, endsApart, withoutExtremes } from './temperatures.ts';

/** Summary of a period, with its hours if known. */
export interface PeriodFacts {
  entry: Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;
  hours: readonly CourseHour[];
  /** The waking hours of a day and their probability, percent: the night has a sentence of its own. */
  awake?: { hours: readonly CourseHour[]; probability: number | null };
}

export interface PeriodLimits {
  maxClauses: number;
  audience: Audience;
  detail: TimeDetail;
  night?: NightPlan | null;
  /** The night before, if it is told already: dangers that it names are not told anew. */
  toldNight?: NightPlan | null;
  /** In a text of several days: with the temperature in one sentence, and only what is notable besides. */
  isBrief?: boolean;
}

/**
 * Plans the statements of a period: dangers, the gravest first; the course and the night; chance and amount; the
 * temperature; the wind.
 */
export function planPeriod(
  facts: PeriodFacts,
  planned: Course | null,
  temperature: Temperature | null,
  opening: Opening,
  { maxClauses, audience, detail, night = null, toldNight = night, isBrief = false }: PeriodLimits,
): Plan {
  const dangers = findDangers(facts);
  const times = { opening, detail, audience };
  const unnamed = dangers.flatMap((danger) => findUnnamed(danger, facts, planned, toldNight));
  const course = planned && nameTimeless(planned, unnamed, facts, times);
  const rest = temperature && withoutExtremes(temperature, dangers);
  const chance = planWakingChance(facts, course, detail, isBrief);
  const isDoubtful = isDoubtfulFall(facts, course);
  const untold = unnamed.filter((danger) => !namesDanger(course, danger));
  const warnings = planDangerSentences(untold, facts, times);
  const told = withoutToldSpell(course, warnings);
  const around = isDoubtful ? null : findSkyAround(told);
  const certain = isDoubtful ? withoutFall(course) : around ? toCourse(around) : course;
  const isPlain = isShortCourse(certain) && chance === null && hasRoomBeside(night, rest);
  const canJoin = certain !== null && ((isBrief && !endsApart(certain)) || isPlain);
  const joined = canJoin && !isOfNightAfter(rest) ? rest : null;
  const amount = planSpokenAmount(facts, course, night, isBrief);
  const ofNight = amount && limitToNight(amount, course, night, dangers);
  const isDay = facts.awake !== undefined;
  const isStormy = dangers.some(({ kind }) => kind === 'storm');
  const wind = isStormy ? null : planSpokenWind(facts, isBrief);
  // A text with a night, a day and gusts has no room for a small amount.
  const isFull = wind !== null && isIndispensable(wind, isDay);
  const nightAmount = amount && (isLargeAmount(amount) || !isFull) ? ofNight : null;
  const weather = planWeather({
    facts,
    course: told,
    around,
    temperature: joined,
    night,
    nightAmount,
    dangers,
    detail,
  });
  if (chance) weather.push({ rank: 0, statements: [chance] });
  const isBetween = night !== null && warnings.some(isAbout(opening.when));
  const inOrder = isBetween && (isBrief || night.isDangerous) ? withNightFirst(weather) : weather;
  const sentences = joinSky(warnings, inOrder);
  const gust = findThunderGust(facts, dangers, wind);
  const gusting = gust === null ? undefined : joinThunderGust(sentences, gust, facts, dangers);
  const ranked = (gusting ?? sentences).toSorted((one, two) => two.rank - one.rank);
  const others = [
    ofNight ? null : amount,
    ...(joined ? [] : planTemperatureStatement(rest)),
    gusting ? withoutGust(wind, isBrief) : wind,
  ].filter((statement) => statement !== null);
  const spoken = weather.flatMap(({ statements }) => statements);
  return withOpening(
    [...tellInOrder(ranked), ...limitClauses(others, maxClauses - countClauses(spoken), isDay)],
    opening,
  );
}

/** After a sentence about the night, a high alone stands with the sky of the day. */
function hasRoomBeside(night: NightPlan | null, rest: Temperature | null): boolean {
  return night === null || rest?.form === 'high';
}

/** Beside the sky of an evening, the low would be heard as that of the evening. */
function isOfNightAfter(rest: Temperature | null): boolean {
  return rest?.form === 'low' && rest.atNight === true;
}

function planSpokenWind({ entry }: PeriodFacts, isBrief: boolean): WindStatement | null {
  const wind = planWindStatement(entry.wind);
  return isBrief && (wind?.gust ?? 0) <= MIN_BRIEF_GUST_KMH ? null : wind;
}

function planSpokenAmount(
  facts: PeriodFacts,
  course: Course | null,
  night: NightPlan | null,
  isBrief: boolean,
): AmountStatement | null {
  const amount = planAmountStatement(facts.entry.prec, wetCourseOf(course, night));
  if (!amount || (isBrief && !isLargeAmount(amount))) return null;
  // What is told as a chance has no certain amount.
  const isOnlyChance = isDoubtfulFall(facts, course) && (night === null || night.isUncertain);
  if (!isOnlyChance) return amount;
  return isLargeAmount(amount) ? { ...amount, isPossible: true } : null;
}

/** Minimum share of an amount that falls in the night to tell that of the night. */
const MIN_NIGHT_SHARE = 0.6;

/** The amount of a night, if its day is dry or has but little of it; else null. */
function limitToNight(
  amount: AmountStatement,
  course: Course | null,
  night: NightPlan | null,
  dangers: readonly Danger[],
): AmountStatement | null {
  if (!isWetCourse(course)) return amount;
  // The danger of the day stands right after the night.
  if (dangers.some((danger) => !namesDanger(course, danger))) return null;
  if (!night || night.isUncertain || night.amount < amount.amount * MIN_NIGHT_SHARE) return null;
  return { ...amount, amount: Math.min(night.amount, amount.amount) };
}

/** The entry with the probability of the waking hours, if that is known. */
function toAwakeEntry({ entry, awake }: PeriodFacts): PeriodFacts['entry'] {
  const probability = awake?.probability ?? entry.prec.probability;
  return { ...entry, prec: { ...entry.prec, probability } };
}

interface WeatherParts {
  facts: PeriodFacts;
  course: Course | null;
  /** Of a course whose danger is told first. */
  around: SkyAround | null;
  /** That joins the course. */
  temperature: Temperature | null;
  night: NightPlan | null;
  /** The amount that falls in the night, if it has most of it. */
  nightAmount: AmountStatement | null;
  dangers: readonly Danger[];
  detail: TimeDetail;
}

/** The night before a day, and the course of its waking hours, each with its uncertainty. */
function planWeather(parts: WeatherParts): RankedStatements[] {
  const { facts, course, around, temperature, night, nightAmount, dangers, detail } = parts;
  const rankOf = (named: Course | null) =>
    Math.max(0, ...dangers.filter((danger) => namesDanger(named, danger)).map(rankDanger));
  const found: RankedStatements[] = [];
  if (night) {
    const statements: Statement[] = listNightStatements(night).map(tellDangerAlone);
    if (nightAmount) statements.push(nightAmount);
    // The night stands before its day.
    const rank = Math.max(rankOf(night.statement.course), rankOf(course));
    found.push({ rank, statements });
  }
  if (course) {
    const hours = facts.awake?.hours ?? facts.hours;
    const rank = rankOf(course);
    const isDoubtful = isDoubtfulFall(facts, course);
    const told = isDoubtful
      ? putChanceOfDangerFirst(planDoubtful(course, hours, temperature), rank)
      : putDangerFirst(course, around, temperature, rank);
    told.at(-1)?.statements.push(...planFog(facts, course, detail));
    found.push(...told);
  }
  return found;
}

/** A long fog of a day that its course does not name. */
function planFog(
  { hours, awake }: PeriodFacts,
  course: Course,
  detail: TimeDetail,
): CourseStatement[] {
  const fog = findUntoldFog(awake?.hours ?? hours, course);
  if (fog.length === 0 || detail === 'shares') return [];
  const within = detail === 'hours' ? toClockSpan(fog) : toPartSpan(fog);
  const sky = { form: 'steady', sky: summarizeSky(fog) } as const;
  return [{ kind: 'course', opening: null, course: sky, temperature: null, within }];
}

/** Whether what falls in the waking hours may stay away; ice is told as it is. */
function isDoubtfulFall(facts: PeriodFacts, course: Course | null): boolean {
  return isUncertainFall(toAwakeEntry(facts).prec, course) && !isIcyCourse(course);
}

/** The sky that there is in any case; fog has its own time. */
function withoutFall(course: Course | null): Course | null {
  const sky = course && findDrySky(course);
  return sky && getWeatherFamily(sky.state) !== 'fog' ? { form: 'steady', sky } : null;
}

/** Plans the chance of precipitation of the waking hours. */
function planWakingChance(
  facts: PeriodFacts,
  course: Course | null,
  detail: TimeDetail,
  isBrief: boolean,
): ChanceStatement | null {
  if (isBrief && (facts.entry.prec.probability ?? 0) < MIN_BRIEF_CHANCE_PERCENT) return null;
  const hours = facts.awake?.hours ?? facts.hours;
  return planChance({ entry: toAwakeEntry(facts), hours }, course, detail);
}

/** A steady dry course has room for the temperature. */
function isShortCourse(course: Course | null): boolean {
  return course?.form === 'steady' && !isWetCourse(course);
}

function wetCourseOf(course: Course | null, night: NightPlan | null): Course | null {
  return isWetCourse(course) ? course : (night?.statement.course ?? course);
}
