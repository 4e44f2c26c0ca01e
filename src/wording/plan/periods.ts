import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import {
  findCourseDoubt,
  findWetCourse,
  planCertainDrops,
  planDoubtful,
  planLessCertain,
} from './certainty.ts';
import { planChance, planShownChance } from './chances.ts';
import {
  MIN_DANGER_RANK,
  findSkyAround,
  findThunderGust,
  joinThunderGust,
  putAmountAfterDanger,
  putChanceFirst,
  putDangerFirst,
  tellDangerAlone,
  tellHighByDay,
  toCourse,
  withNightFirst,
  withoutGust,
  type SkyAround,
} from './danger-first.ts';
import {
  findDangerDoubt,
  findDangers,
  namesAnyDanger,
  namesDanger,
  rankDanger,
  type Danger,
} from './dangers.ts';
import {
  findDrySky,
  isIcyCourse,
  isLargeAmount,
  isShortCourse,
  isWetCourse,
  MIN_BRIEF_CHANCE_PERCENT,
  type Doubt,
} from './facts.ts';
import { planSpokenWind } from './winds.ts';
import { listNightStatements, type NightPlan, type ToldHours } from './night.ts';
import { joinShort, joinRepeats, tellLimits, withOpening } from './opening.ts';
import { tellOwnHours } from './own-hours.ts';
import { areStormOfNight } from './past-midnight.ts';
import type { Plan, Statement } from './plan.ts';
import { tellWhatFollows } from './sequels.ts';
import {
  isLikely,
  isOfAllTime,
  limitToNight,
  placeChance,
  putAmountAfterFall,
  splitEarly,
  withEarly,
  withNightOf,
} from './early-falls.ts';
import { tellPhasesInOrder } from './in-order.ts';
import { planCertainAmount, planUntoldFog, tellAllDay } from './spells.ts';
import {
  findUnnamed,
  isAbout,
  isIndispensable,
  joinSky,
  limitClauses,
  nameTimeless,
  planDangerSentences,
  tellDanger,
  tellInOrder,
  withoutDangers,
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
} from './statement.ts';
import {
  endsApart,
  hasRoomBeside,
  isOfNightAfter,
  planTemperatureStatement,
  withoutExtremes,
} from './temperatures.ts';

/** Summary of a period, with its hours if known. */
export interface PeriodFacts {
  entry: Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;
  hours: readonly CourseHour[];
  /** The waking hours of a day and their probability, percent: the night has a sentence of its own. */
  awake?: { hours: readonly CourseHour[]; probability: number | null };
  /** Those of the course, if they are others. */
  told?: ToldHours;
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
  /** Whether a part of its amount is told already, so that the rest is told, however small. */
  isAmountTold?: boolean;
}

/** Plans the statements of a period: dangers, course and night, chance and amount, temperature, wind. */
export function planPeriod(
  facts: PeriodFacts,
  planned: Course | null,
  temperature: Temperature | null,
  opening: Opening,
  { maxClauses, audience, detail, night = null, toldNight = night, ...limits }: PeriodLimits,
): Plan {
  const { isBrief = false, isAmountTold = false } = limits;
  const dangers = findDangers(facts);
  const times = { opening, detail, audience };
  const { told: spoken = { hours: facts.awake?.hours ?? facts.hours, detail } } = facts;
  const lessCertain = planLessCertain(spoken.hours, spoken.detail);
  const unnamed = dangers
    .flatMap((danger) => findUnnamed(danger, facts, planned, toldNight))
    .filter((danger) => !tellDanger(lessCertain, danger, spoken));
  const doubt = findCourseDoubt(planned, spoken.hours, toAwakeEntry(facts).prec);
  const asCertain = unnamed.filter((danger) => findDangerDoubt(danger) === doubt);
  const course = planned && nameTimeless(planned, asCertain, facts, times);
  const untold = unnamed.filter((danger) => !namesDanger(course, danger));
  const others = withoutDangers(spoken, lessCertain, untold);
  const rest = temperature && withoutExtremes(temperature, dangers);
  const chance = planWakingChance(facts, course, spoken, isBrief);
  const warnings = planDangerSentences(untold, facts, times, night);
  const told = withoutToldSpell(course, warnings, doubt);
  const around = doubt ? null : findSkyAround(told);
  const certain = doubt ? withoutFall(course) : around ? toCourse(around) : course;
  const isAlone =
    (chance === null || isLikely(chance)) && others.length === 0 && hasRoomBeside(night, rest);
  const isPlain = isShortCourse(certain) && isAlone;
  const wetCourse = findWetCourse(course, night, others);
  const isCertain =
    !doubt || (night !== null && !night.doubt && !isIcyCourse(night.statement.course));
  const hours = isCertain ? facts.hours : null;
  const whole = planCertainAmount(facts.entry.prec, hours, wetCourse, spoken.detail);
  const amount = isBrief && !isAmountTold && !(whole && isLargeAmount(whole)) ? null : whole;
  const hasRoom = isBrief && !endsApart(certain) && !isOfAllTime(chance);
  const canJoin = certain && (hasRoom || isPlain) && !(amount && isWetCourse(certain));
  const joined = canJoin && !isOfNightAfter(rest) ? rest : null;
  const hasDangerOfNight = warnings.some(isAbout(night?.statement.opening?.when ?? null));
  const ofNight =
    amount && !hasDangerOfNight
      ? limitToNight(amount, others.length > 0 ? wetCourse : course, night, dangers)
      : null;
  const isDay = facts.awake !== undefined;
  const isStormy = dangers.some(({ kind }) => kind === 'storm');
  const isToday = facts.hours[0]?.local.date === audience.today;
  const awake = isToday ? undefined : facts.awake?.hours;
  const wind = isStormy ? null : planSpokenWind(facts.entry.wind, awake, isBrief);
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
    doubt,
    others: others.filter(({ course: other }) => namesAnyDanger(other)),
  });
  if (chance) placeChance(weather, chance, told, night !== null);
  const isBetween = night !== null && warnings.some(isAbout(opening.when));
  const isNightFirst = isBetween && (night.isDangerous || (isBrief && !areStormOfNight(untold)));
  const inOrder = isNightFirst ? withNightFirst(weather) : weather;
  const sentences = joinSky(warnings, inOrder);
  const gust = findThunderGust(
    facts,
    dangers,
    isStormy ? null : planSpokenWind(facts.entry.wind, awake, false),
  );
  const gusting = gust === null ? undefined : joinThunderGust(sentences, gust, facts, dangers);
  const byRank = (gusting ?? sentences).toSorted((one, two) => two.rank - one.rank);
  const ofDay = ofNight ? null : withNightOf(amount, night, told, facts.hours, { isBrief, detail });
  const withAmount =
    ofDay && (putAmountAfterDanger(byRank, ofDay) ?? putAmountAfterFall(byRank, ofDay));
  const dayAmount = withAmount ? null : ofDay;
  const calm = others.filter(({ course: other }) => !namesAnyDanger(other));
  const [early, harmless] = splitEarly(calm, told, byRank);
  const minor = [
    // What falls for certain is told before what may fall, which a large amount includes.
    ...(dayAmount?.isPossible ? [...harmless, dayAmount] : [dayAmount, ...harmless]),
    ...(joined ? [] : planTemperatureStatement(rest)),
    gusting ? withoutGust(wind, isBrief) : wind,
  ].filter((statement) => statement !== null);
  const all = [
    ...tellInOrder(withEarly(withAmount ?? byRank, early)),
    ...limitClauses(minor, maxClauses, weather, isDay),
  ];
  const opened = joinRepeats(tellHighByDay(withOpening(all, opening), opening.when));
  const inTime = opening.when.kind === 'hours' ? tellOwnHours(opened) : opened;
  return tellWhatFollows(joinShort(tellLimits(inTime, spoken, opening.when)));
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
  doubt: Doubt | null;
  /** What falls less certainly than in the course. */
  others: readonly CourseStatement[];
}

/** The night before a day, and the course of its waking hours, each with its uncertainty. */
function planWeather(parts: WeatherParts): RankedStatements[] {
  const { facts, course, around, temperature, night, nightAmount, dangers, detail, doubt, others } =
    parts;
  const rankOf = (named: Course | null) =>
    Math.max(0, ...dangers.filter((danger) => namesDanger(named, danger)).map(rankDanger));
  const found: RankedStatements[] = [];
  if (night) {
    const statements: Statement[] = listNightStatements(night).map(tellDangerAlone);
    if (nightAmount) statements.push(nightAmount);
    // The night stands before its day.
    const courses = [...listNightStatements(night), ...others].map((one) => one.course);
    const rank = Math.max(rankOf(course), ...courses.map(rankOf));
    found.push({ rank, statements });
  }
  if (course) {
    const hours = facts.awake?.hours ?? facts.hours;
    const rank = rankOf(course);
    const told = doubt
      ? putChanceFirst(planDoubtful(course, hours, temperature, doubt), rank)
      : putDangerFirst(course, around, temperature, rank);
    told.at(-1)?.statements.push(...planUntoldFog(hours, course, detail));
    found.push(...told.map((one) => withSpells(one, facts, detail)));
  }
  const rankOther = (one: CourseStatement) => Math.max(rankOf(one.course), MIN_DANGER_RANK);
  return [...found, ...others.map((one) => ({ rank: rankOther(one), statements: [one] }))];
}

/** Fog and rain of one day with their times; several days repeat them. */
function withSpells(
  { rank, statements }: RankedStatements,
  { awake, hours, told: spoken }: PeriodFacts,
  detail: TimeDetail,
): RankedStatements {
  const isOfDays = detail === 'shares';
  const told = statements.flatMap((one): Statement[] => {
    if (one.kind !== 'course') return [one];
    const lasting = tellAllDay(one, awake?.hours ?? [], isOfDays);
    return isOfDays ? [lasting] : tellPhasesInOrder(lasting, spoken ?? { hours, detail }, hours);
  });
  return { rank, statements: told };
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
  { hours, detail }: ToldHours,
  isBrief: boolean,
): ChanceStatement | CourseStatement | null {
  const drops = planCertainDrops(hours, course, detail);
  const isSmall = (facts.entry.prec.probability ?? 0) < MIN_BRIEF_CHANCE_PERCENT;
  if (drops || (isBrief && isSmall)) return drops;
  const entry = toAwakeEntry(facts);
  return (
    planShownChance(hours, entry.prec, course, detail) ??
    planChance({ entry, hours }, course, detail)
  );
}
