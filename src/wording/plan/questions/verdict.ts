import {
  NO_DATA_PLAN,
  type AnswerPlan,
  type FirstWord,
  type VerdictStatement,
  type WeatherFinding,
  type Condition,
  type Presence,
  type VerdictAnswer,
} from '../plan.ts';
import {
  FOG_CHECK,
  FROST_CHECK,
  HAIL_CHECK,
  ICE_CHECK,
  STORM_CHECK,
  SUN_CHECK,
  THUNDER_CHECK,
} from './conditions.ts';
import { RAIN_CHECK, SNOW_CHECK, type ConditionCheck, type Judgement } from './judgement.ts';
import { withoutNights, type AnswerFacts } from './answer-facts.ts';
import {
  createOutlook,
  listToldHours,
  type RangeOutlook,
  planOutlookCourse,
  withoutPlace,
} from './outlook.ts';
import { countAsDay } from '../facts.ts';
import { planNight } from '../night.ts';
import { summarizeSky } from '../sky.ts';
import { WAKING_HOUR } from '../../../weather/periods.ts';
import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { splitAtWaking, type SplitDay } from './asked-hours.ts';
import {
  classifyPresence,
  hedgeThunder,
  judgeDays,
  planWarnings,
  withFirstDays,
} from './judge-days.ts';
import { planSupplement } from './supplement.ts';
import { type Opening, type When } from '../statement.ts';

/** "Will it rain?" */
export const planRain = (facts: AnswerFacts): AnswerPlan => planVerdict(RAIN_CHECK, facts);

/** "Will it stay dry?": nothing falls, no snow either. */
export function planDry(facts: AnswerFacts): AnswerPlan {
  const [rain, snow] = [planRain(facts), planSnow(facts)];
  const [byRain, ...others] = rain;
  if (byRain && fallsOtherwise(byRain)) return [withAnswer(byRain, 'no'), ...others];
  const dry = rain.map(toOpposite);
  const isSurer = facts.ranges.length > 1 || rankFirst(snow) > rankFirst(rain);
  if (rankFirst(snow) === 0 || !isSurer) return dry;
  if (rankFirst(rain) === 0) return snow.map(toOpposite);
  const ofSnow = planSnow({ ...facts, audience: { ...facts.audience, place: null } }).slice(0, 1);
  return [...dry.slice(0, 1), ...ofSnow.map(withFirstDays), ...dry.slice(1)];
}

/** How sure a plan is of what it was asked for. */
function rankFirst([first]: AnswerPlan): number {
  if (first?.kind !== 'verdict') return 0;
  const { answer, finding } = first;
  return answer === null || answer === 'contrary' ? 0 : rankPresence({ answer, finding });
}

/** "Will it snow?" */
export const planSnow = (facts: AnswerFacts): AnswerPlan => planVerdict(SNOW_CHECK, facts);

/** "Will the sun shine?", by night "Will it be clear?" */
export const planSun = (facts: AnswerFacts): AnswerPlan =>
  planVerdict(SUN_CHECK, withoutNights(facts));

/** "Will it be cloudy?": of one time by its sky, of several days by their sun. */
export function planCloudy(facts: AnswerFacts): AnswerPlan {
  const [range, another] = facts.ranges;
  if (!range || another) return planSun(facts).map(toOpposite);
  const outlook = createOutlook(range, facts);
  const sky = summarizeSky(countAsDay(outlook.hours));
  const family = getWeatherFamily(sky.state);
  if (family === undefined) return planSun(facts).map(toOpposite);
  const finding = { form: 'sky', sky, times: null, also: null } as const;
  return [createVerdict(outlook, { answer: family === 'bright' ? 'no' : 'yes', finding })];
}

/** "Is the sky clear?" */
export const planClear = (facts: AnswerFacts): AnswerPlan =>
  facts.ranges.length > 1 ? planSun(facts) : planCloudy(facts).map(toOpposite);

/** "Will there be fog?" */
export const planFog = (facts: AnswerFacts): AnswerPlan => planVerdict(FOG_CHECK, facts);

/** "Is it foggy?": of the current hour and of the rest of the day, without a first word if only one of them has fog. */
export function planFogFromNow(now: AnswerFacts, day: AnswerFacts): AnswerPlan {
  const [ofNow, ofDay] = [planFog(now), planFog(day)];
  if (isAnswered(ofNow, 'yes')) return ofNow;
  if (isAnswered(ofDay, 'no') || isAnswered(ofDay, 'unknown')) return ofDay;
  const later = planFog({ ...day, audience: { ...day.audience, place: null } });
  return [...ofNow, ...later].map(withoutYesOrNo);
}

function isAnswered([first]: AnswerPlan, answer: VerdictAnswer): boolean {
  return first?.kind === 'verdict' && first.answer === answer;
}

/** "Will it stay free of fog?" */
export const planNoFog = (facts: AnswerFacts): AnswerPlan => planFog(facts).map(toOpposite);

/** "Will there be a thunderstorm?" */
export const planThunder = (facts: AnswerFacts): AnswerPlan => planVerdict(THUNDER_CHECK, facts);

/** "Will it hail?" */
export const planHail = (facts: AnswerFacts): AnswerPlan => planVerdict(HAIL_CHECK, facts);

/** "Will there be a storm?", one of wind. */
export const planStorm = (facts: AnswerFacts): AnswerPlan => planVerdict(STORM_CHECK, facts);

/** "Will it storm?" in America: of thunder or wind, and a no is one of both. */
export function planAnyStorm(facts: AnswerFacts): AnswerPlan {
  const [thunder, wind] = [planThunder(facts), planStorm(facts)];
  if (!isAnswered(thunder, 'no')) return thunder;
  if (!isAnswered(wind, 'no')) return wind;
  return [...thunder, ...wind.slice(0, 1).map(withoutYesOrNo)];
}

/** "Will it freeze?" */
export const planFrost = (facts: AnswerFacts): AnswerPlan => planVerdict(FROST_CHECK, facts);

/** "Will it stay free of frost?" */
export const planNoFrost = (facts: AnswerFacts): AnswerPlan => planFrost(facts).map(toOpposite);

/** "Will the roads be icy?" */
export const planIce = (facts: AnswerFacts): AnswerPlan => planVerdict(ICE_CHECK, facts);

/** "Is it icy?": of the current hour if it is, else of the rest of the day. */
export function planIceFromNow(now: AnswerFacts, day: AnswerFacts): AnswerPlan {
  const ofNow = planIce(now);
  return isAnswered(ofNow, 'yes') ? ofNow : planIce(day);
}

const OPPOSITES: Partial<Record<FirstWord, VerdictAnswer>> = {
  yes: 'no',
  no: 'yes',
  partly: 'yes',
  likely: 'unlikely',
  unlikely: 'likely',
  notNow: 'no',
};

/** The first word to the opposite question. */
export function findOpposite<Answer extends FirstWord>(answer: Answer): Answer | VerdictAnswer {
  return OPPOSITES[answer] ?? answer;
}

/** The same finding as the answer to the opposite question. */
export function toOpposite(statement: AnswerPlan[number]): AnswerPlan[number] {
  if (statement.kind !== 'verdict' || statement.answer === null) return statement;
  return withAnswer(statement, findOpposite(statement.answer));
}

function withAnswer(
  statement: AnswerPlan[number],
  answer: VerdictStatement['answer'],
): AnswerPlan[number] {
  return statement.kind === 'verdict' ? { ...statement, answer } : statement;
}

/** Whether it does not rain, but snows. */
function fallsOtherwise(statement: AnswerPlan[number]): boolean {
  if (statement.kind !== 'verdict' || !('also' in statement.finding)) return false;
  return statement.finding.also?.link === 'instead' && isWet(statement.finding.also.sky.state);
}

function planVerdict(check: ConditionCheck, facts: AnswerFacts): AnswerPlan {
  const { of, judge } = check;
  const outlooks = facts.ranges.map((range) => createOutlook(range, facts));
  const [only, second] = outlooks;
  const [range] = facts.ranges;
  if (!only || !range) return NO_DATA_PLAN;
  if (second) {
    const verdict = createVerdict(only, judgeDays(of, outlooks, judge));
    return [verdict, ...planWarnings(of, outlooks)];
  }
  const parts = SEEN_BY_HOUR.has(of) ? splitAtWaking(range, facts, only) : undefined;
  const split = parts && planSplitVerdict(check, parts);
  const [first, ...rest] = split ?? [createVerdict(only, judge(only))];
  if (!first) return NO_DATA_PLAN;
  const others = planSupplement(only, of, first.finding, first.opening.when);
  return [first, ...others, ...rest];
}

/** Conditions that matter less while people sleep. */
const SEEN_BY_HOUR: ReadonlySet<Condition> = new Set(['rain', 'snow', 'fog', 'thunder', 'hail']);

/** Judges a day from six on, after its night if that has more of it; undefined where the day's text tells no night. */
export function planSplitVerdict(
  { judge }: ConditionCheck,
  { night, day }: SplitDay,
): VerdictStatement[] | undefined {
  const [byNight, byDay] = [judge(night), judge(day)];
  const isMore = rankPresence(byNight) > rankPresence(byDay);
  if (!isMore || !hasWeather(night) || byDay.answer === 'unknown') {
    return [createVerdict(day, byDay)];
  }
  const isApart = planNight(day.period, planOutlookCourse(day), day.audience) !== null;
  if (!isApart && classifyPresence(byDay) !== 'no') {
    return isToldWithNight(day) ? undefined : [createVerdict(day, byDay)];
  }
  const first = createVerdict(night, byNight);
  if (byDay.answer === 'unlikely') return [first];
  const finding = withoutOtherTimes(byDay.finding);
  return [first, createVerdict(withoutPlace(day), { answer: null, finding })];
}

/** Whether the text about a day begins before its waking hours. */
function isToldWithNight(day: RangeOutlook): boolean {
  const [told] = listToldHours(day);
  return (told?.hours ?? []).some(({ local }) => local.hour < WAKING_HOUR);
}

/** After a finding of its night, what else a day has is told without its time. */
function withoutOtherTimes(finding: WeatherFinding): WeatherFinding {
  if (!('also' in finding) || !finding.also) return finding;
  return { ...finding, also: { ...finding.also, times: null } };
}

function rankPresence(judgement: Judgement): number {
  return PRESENCES_BY_RANK.indexOf(classifyPresence(judgement));
}

const PRESENCES_BY_RANK: readonly Presence[] = ['no', 'maybe', 'yes'];

/** Whether any hour has weather that the text about the day may name. */
function hasWeather({ hours }: RangeOutlook): boolean {
  return hours.some(({ state }) => isWet(state) || getWeatherFamily(state) === 'fog');
}

/** Creates the statement of a judgement; for several days with the opening of the first. */
export function createVerdict(
  outlook: RangeOutlook,
  { answer, finding }: Pick<VerdictStatement, 'answer' | 'finding'>,
): VerdictStatement {
  return {
    kind: 'verdict',
    answer,
    ...openFinding(outlook, finding),
  };
}

/** Whether a finding itself says that something may be. */
function isHedged(finding: WeatherFinding): boolean {
  if (finding.form === 'days') {
    return finding.of !== 'sun' && finding.of !== 'suitable' && finding.groups[0]?.is === 'maybe';
  }
  return finding.form === 'condition' && finding.of !== 'sun' && finding.is === 'maybe';
}

/** "When will it rain tomorrow?" */
export const planRainTime = (facts: AnswerFacts): AnswerPlan => planRain(facts).map(withoutYesOrNo);

/** "How long will the sun shine?" */
export const planSunHours = (facts: AnswerFacts): AnswerPlan => planSun(facts).map(withoutYesOrNo);

/** Drops a certain answer, and one that the chance says, too; another uncertain one stays. */
export function withoutYesOrNo(statement: AnswerPlan[number]): AnswerPlan[number] {
  if (statement.kind !== 'verdict') return statement;
  const isSure = ['yes', 'no', 'partly'].includes(statement.answer ?? '');
  const { finding } = statement;
  const isSaid = isSure || finding.form === 'probability' || isHedged(finding);
  return isSaid ? { ...statement, answer: null } : statement;
}

/** "When will the fog lift?" and "which day stays dry?" are no questions for yes or no. */
export function planDetail(answer: AnswerPlan, detail: string | undefined): AnswerPlan {
  if (detail === undefined) return answer;
  if (detail !== 'WHICH_DAY') return answer.map((one) => withoutYesOrNo(hedgeThunder(one)));
  return answer.map((one) => (one.kind === 'verdict' ? { ...one, answer: null } : one));
}

/** Adds the opening to a finding; found hours replace requested hours. */
export function openFinding(
  { when, audience: { place } }: RangeOutlook,
  finding: WeatherFinding,
): { opening: Opening; finding: WeatherFinding } {
  const day = findSingleDay(when);
  return { opening: { when: day && namesHours(finding) ? day : when, place }, finding };
}

/** The day of hours on a single day. */
function findSingleDay(when: When): When | undefined {
  const isOfOneDay = when.kind === 'hours' && when.from.day.date === when.to.day.date;
  return isOfOneDay ? { kind: 'day', day: when.from.day } : undefined;
}

function namesHours(finding: WeatherFinding): boolean {
  return 'times' in finding && finding.times !== null && 'spans' in finding.times;
}
