import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import {
  findDangers,
  findDangerTime,
  isThunderstormGust,
  namesDanger,
  planDanger,
  rankDanger,
  type Danger,
} from './dangers.ts';
import {
  isIcyCourse,
  isLargeAmount,
  isUncertainFall,
  isWetCourse,
  listSkies,
  planAmountStatement,
  planChance,
  planWindStatement,
} from './facts.ts';
import type { NightPlan } from './night.ts';
import { withOpening } from './opening.ts';
import type { Plan, Statement } from './plan.ts';
import type {
  AmountStatement,
  Audience,
  Boundary,
  ChanceStatement,
  Course,
  Opening,
  Sky,
  Span,
  Temperature,
} from './statement.ts';

/** Kinds to drop beyond the maximum number of clauses, in order. */
const DISPENSABLE_KINDS: readonly Statement['kind'][] = ['amount', 'wind', 'uncertainty', 'chance'];

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
  /** In a text of several days: with the temperature in one sentence, and only what is notable besides. */
  isBrief?: boolean;
}

/**
 * Plans the statements of a period: dangers, the gravest first; the course and the night; chance and amount; the
 * temperature; the wind.
 */
export function planPeriod(
  facts: PeriodFacts,
  course: Course | null,
  temperature: Temperature | null,
  opening: Opening,
  { maxClauses, audience, detail, night = null, isBrief = false }: PeriodLimits,
): Plan {
  const { entry } = facts;
  const dangers = findDangers(facts);
  const rest = temperature && withoutExtremes(temperature, dangers);
  const chance = planWakingChance(facts, course, detail);
  const isNotable = !isBrief || (entry.prec.probability ?? 0) >= MIN_BRIEF_CHANCE_PERCENT;
  const spokenChance = isNotable ? chance : null;
  const isPlain = isShortCourse(course) && night === null && spokenChance === null;
  const joined = (isBrief && !turnsInEvening(course)) || isPlain ? rest : null;
  const amount = planAmountStatement(entry.prec, wetCourseOf(course, night));
  const spokenAmount = amount && (!isBrief || isLargeAmount(amount)) ? amount : null;
  const isOfNight = !isWetCourse(course);
  const nightAmount = isOfNight ? spokenAmount : null;
  const weather = planWeather({ facts, course, temperature: joined, night, nightAmount, dangers });
  if (spokenChance) weather.push({ rank: 0, statements: [spokenChance] });
  const told = weather.flatMap(({ statements }) => statements);
  const own = dangers
    .filter((danger) => !namesDanger(course, danger) && !nightNames(night, danger))
    .map((danger): RankedStatements => {
      const when = findDangerTime(danger, facts.hours, detail, audience) ?? opening.when;
      return { rank: rankDanger(danger), statements: [planDanger(danger, when)] };
    });
  const ranked = [...joinSky(own, weather, course)].toSorted((one, other) => other.rank - one.rank);
  const first = warnOfIce(joinThunderstormGusts(ranked, dangers));
  const isStormy = dangers.some(({ kind }) => kind === 'storm');
  const others = limitClauses(
    [
      isOfNight ? null : spokenAmount,
      ...(course && joined ? [] : planTemperatureStatement(rest)),
      isStormy ? null : planWindStatement(entry.wind),
    ]
      .filter((statement) => statement !== null)
      .filter((statement) => !isBrief || isNotableInBrief(statement)),
    maxClauses - countClauses(told),
  );
  return withOpening([...first, ...others], opening);
}

/** Gusts (km/h) and chances (percent) that are said even of one of several days. */
const MIN_BRIEF_GUST_KMH = 60;
export const MIN_BRIEF_CHANCE_PERCENT = 40;

function isNotableInBrief(statement: Statement): boolean {
  switch (statement.kind) {
    case 'wind':
      return (statement.gust ?? 0) >= MIN_BRIEF_GUST_KMH;
    default:
      return true;
  }
}

interface RankedStatements {
  /** Of the gravest danger that they name; 0 for none. */
  rank: number;
  statements: Statement[];
}

/** The entry with the probability of the waking hours, if that is known. */
function toAwakeEntry({ entry, awake }: PeriodFacts): PeriodFacts['entry'] {
  const probability = awake?.probability ?? entry.prec.probability;
  return { ...entry, prec: { ...entry.prec, probability } };
}

interface WeatherParts {
  facts: PeriodFacts;
  course: Course | null;
  /** That joins the course. */
  temperature: Temperature | null;
  night: NightPlan | null;
  /** The amount that falls in the night, if the day is dry. */
  nightAmount: AmountStatement | null;
  dangers: readonly Danger[];
}

/** The night before a day, and the course of its waking hours, each with its uncertainty. */
function planWeather(parts: WeatherParts): RankedStatements[] {
  const { facts, course, temperature, night, nightAmount, dangers } = parts;
  const rankOf = (named: Course | null) =>
    Math.max(0, ...dangers.filter((danger) => namesDanger(named, danger)).map(rankDanger));
  const found: RankedStatements[] = [];
  if (night) {
    const { statement, isUncertain } = night;
    const statements: Statement[] = isUncertain
      ? [statement, { kind: 'uncertainty' }]
      : [statement];
    if (nightAmount) statements.push(nightAmount);
    // The night stands before its day.
    found.push({ rank: Math.max(rankOf(statement.course), rankOf(course)), statements });
  }
  if (course) {
    const statements: Statement[] = [{ kind: 'course', opening: null, course, temperature }];
    if (isUncertainFall(toAwakeEntry(facts).prec, course) && !isIcyCourse(course)) {
      statements.push({ kind: 'uncertainty' });
    }
    found.push({ rank: rankOf(course), statements });
  }
  return found;
}

/** Plans the chance of precipitation of the waking hours. */
function planWakingChance(
  facts: PeriodFacts,
  course: Course | null,
  detail: TimeDetail,
): ChanceStatement | null {
  const hours = facts.awake?.hours ?? facts.hours;
  return planChance({ entry: toAwakeEntry(facts), hours }, course, detail);
}

/** Heat or frost with nothing but sun or clouds is one sentence. */
function joinSky(
  dangers: readonly RankedStatements[],
  weather: readonly RankedStatements[],
  course: Course | null,
): RankedStatements[] {
  const [danger, ...moreDangers] = dangers;
  const [extreme] = danger?.statements ?? [];
  const isAlone = moreDangers.length === 0 && weather.length === 1;
  if (extreme?.kind !== 'extreme' || !isAlone || course?.form !== 'steady') {
    return [...dangers, ...weather];
  }
  if (!isSunOrClouds(course.sky)) return [...dangers, ...weather];
  const rest = weather
    .flatMap(({ statements }) => statements)
    .map((one) => (one.kind === 'course' ? one.temperature : null));
  const statements = [
    { ...extreme, sky: course.sky },
    ...planTemperatureStatement(rest[0] ?? null),
  ];
  return [{ rank: danger?.rank ?? 0, statements }];
}

function isSunOrClouds({ state }: Sky): boolean {
  const family = getWeatherFamily(state);
  return family === 'bright' || family === 'cloudy';
}

/** Gusts of thunderstorms stand right after them, without a time of their own. */
function joinThunderstormGusts(
  ranked: readonly RankedStatements[],
  dangers: readonly Danger[],
): readonly RankedStatements[] {
  if (!dangers.some((danger) => isThunderstormGust(danger, dangers))) return ranked;
  const isStorm = ({ statements: [first] }: RankedStatements) => first?.kind === 'storm';
  const others = ranked.filter((one) => !isStorm(one));
  const at = others.findIndex(({ statements }) => statements.some(namesThunder)) + 1;
  if (at === 0) return ranked;
  const gusts = ranked.filter(isStorm).map(({ rank, statements }) => ({
    rank,
    statements: statements.map((one) =>
      one.kind === 'storm' ? { ...one, opening: null, inThunderstorms: true } : one,
    ),
  }));
  return others.toSpliced(at, 0, ...gusts);
}

function namesThunder(statement: Statement): boolean {
  return (
    statement.kind === 'course' &&
    listSkies(statement.course).some(({ state }) => getWeatherFamily(state) === 'thunder')
  );
}

/** Puts the warning of ice before the first sentence that names it. */
function warnOfIce(ranked: readonly RankedStatements[]): Statement[] {
  const statements = ranked.flatMap((one) => one.statements);
  const at = statements.findIndex((one) => one.kind === 'course' && isIcyCourse(one.course));
  return at === -1 ? statements : statements.toSpliced(at, 0, { kind: 'ice' });
}

function nightNames(night: NightPlan | null, danger: Danger): boolean {
  return namesDanger(night?.statement.course ?? null, danger);
}

/** A steady dry course has room for the temperature. */
function isShortCourse(course: Course | null): boolean {
  return course?.form === 'steady' && !isWetCourse(course);
}

const EVENING_HOUR = 18;

/** Whether the weather changes too late in the day for its highest temperature to come after that. */
function turnsInEvening(course: Course | null): boolean {
  switch (course?.form) {
    case 'change':
      return isInEvening(course.at);
    case 'interlude':
      return isInEvening(course.span);
    case 'twice':
      return true;
    default:
      return false;
  }
}

function isInEvening(time: Boundary | Span): boolean {
  if ('part' in time) return time.part === 'evening' || time.part === 'lateEvening';
  return ('hour' in time ? time.hour : time.from) >= EVENING_HOUR;
}

function wetCourseOf(course: Course | null, night: NightPlan | null): Course | null {
  return isWetCourse(course) ? course : (night?.statement.course ?? course);
}

/** The temperatures that no warning of heat or frost names. */
function withoutExtremes(temperature: Temperature, dangers: readonly Danger[]): Temperature | null {
  const values = dangers.flatMap((danger) => ('value' in danger ? [danger.value] : []));
  if (values.length === 0) return temperature;
  const isSaid = (value: number) =>
    values.some((said) => roundHalfAwayFromZero(said) === roundHalfAwayFromZero(value));
  switch (temperature.form) {
    case 'highAndLow': {
      const { high, low } = temperature;
      if (isSaid(high)) {
        return isSaid(low) || !temperature.lowIsAtNight
          ? null
          : { form: 'low', value: low, atNight: true };
      }
      return isSaid(low) ? { form: 'high', value: high } : temperature;
    }
    case 'high':
    case 'low':
      return isSaid(temperature.value) ? null : temperature;
    case 'highs':
      return isSaid(temperature.high) ? null : temperature;
    case 'change':
      return isSaid(temperature.from) || isSaid(temperature.to) ? null : temperature;
    default:
      return null;
  }
}

function planTemperatureStatement(temperature: Temperature | null): Statement[] {
  return temperature ? [{ kind: 'temperature', opening: null, temperature }] : [];
}

function limitClauses(statements: readonly Statement[], maxClauses: number): readonly Statement[] {
  return DISPENSABLE_KINDS.reduce(
    (left, dispensable) =>
      countClauses(left) > maxClauses
        ? left.filter((statement) => statement.kind !== dispensable || isIndispensable(statement))
        : left,
    statements,
  );
}

function isIndispensable(statement: Statement): boolean {
  return statement.kind === 'amount' && isLargeAmount(statement);
}

function countClauses(statements: readonly Statement[]): number {
  return statements.length + statements.filter(hasTwoClauses).length;
}

function hasTwoClauses(statement: Statement): boolean {
  return statement.kind === 'course' && statement.course.form !== 'steady';
}
