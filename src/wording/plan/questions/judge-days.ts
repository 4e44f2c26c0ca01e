import { daysBetween } from '../../../time/local-time.ts';
import { getWeatherFamily } from '../../../weather/state.ts';
import { findStormGust } from '../winds.ts';
import type {
  AnswerPlan,
  Condition,
  DayGroup,
  Presence,
  VerdictAnswer,
  WeatherFinding,
} from '../plan.ts';
import { isFarAhead, isNextDay, type When } from '../statement.ts';
import { findIcyHours } from './conditions.ts';
import type { Judgement } from './judgement.ts';
import { oneSpanOnly, type RangeOutlook } from './outlook.ts';

/** Minimum number of consecutive days to report as a range. */
const MIN_RANGE_DAYS = 3;

const DAYS_PER_WEEK = 7;

/** Maximum names of days with dates. */
const MAX_DAY_NAMES = 1;

const PRESENCE_BY_ANSWER: Record<Exclude<VerdictAnswer, 'unknown'>, Presence> = {
  yes: 'yes',
  likely: 'yes',
  partly: 'maybe',
  possible: 'maybe',
  unlikely: 'no',
  no: 'no',
};

/** Minimum sunshine of a sunny day. */
const MIN_SUNNY_HOURS = 2;

/** Answers, best first: the answer for several days is that of the best day. */
const ANSWERS_BEST_FIRST: readonly VerdictAnswer[] = [
  'yes',
  'likely',
  'partly',
  'possible',
  'unlikely',
  'no',
];

/** A judged range of several. */
interface JudgedDay extends Judgement {
  when: When;
}

/** Judges several ranges of time: which match, and which do not. */
export function judgeDays(
  of: Condition | 'suitable',
  outlooks: readonly RangeOutlook[],
  judge: (outlook: RangeOutlook) => Judgement,
): Judgement {
  const whens = dropClearDates(outlooks.map(({ when }) => when));
  const all = outlooks.map((outlook, at) => ({
    ...judge(outlook),
    when: whens[at] ?? outlook.when,
  }));
  const known = all.filter(({ answer }) => answer !== 'unknown');
  const answer = ANSWERS_BEST_FIRST.find((one) => known.some((judged) => judged.answer === one));
  if (answer === undefined) return { answer: 'unknown', finding: { form: 'unknown' } };
  const groups = (['yes', 'maybe', 'no'] as const)
    .map((is) => known.filter((judged) => classifyPresence(judged) === is))
    .filter((group) => group.length > 0);
  const finding: WeatherFinding = {
    form: 'days',
    of,
    groups: groups.map((group, at) =>
      createDayGroup(group, at > 0 && known.length === all.length, all.length),
    ),
  };
  return { answer, finding };
}

/** Plans warnings for all days. */
export function planWarnings(of: Condition | null, outlooks: readonly RangeOutlook[]): AnswerPlan {
  const gusts = outlooks.map(({ whole, when }) => ({ gust: findStormGust(whole.wind) ?? 0, when }));
  const worst = gusts.reduce((most, one) => (one.gust > most.gust ? one : most));
  const isIcy = of !== 'ice' && outlooks.some((outlook) => findIcyHours(outlook).length > 0);
  const plan: AnswerPlan = [];
  if (worst.gust > 0) {
    const opening = { when: worst.when, place: null };
    plan.push({ kind: 'storm', opening, gust: worst.gust });
  }
  if (isIcy) plan.push({ kind: 'ice' });
  return plan;
}

function createDayGroup(
  judged: readonly JudgedDay[],
  mayBeOthers: boolean,
  total: number,
): DayGroup {
  const [first] = judged;
  const presence = first ? classifyPresence(first) : 'no';
  const is = presence === 'no' ? classifyAbsence(judged) : presence;
  const isRest = mayBeOthers && is !== 'maybe' && (judged.length > 1 || total > DAYS_PER_WEEK);
  return {
    is,
    whens: isRest ? 'others' : nameDays(judged, total),
    times: judged.length === 1 && first && is === 'yes' ? findSingleSpan(first.finding) : null,
  };
}

/** Names days, or counts them if there are too many names in more than a week. */
function nameDays(judged: readonly JudgedDay[], total: number): DayGroup['whens'] {
  const whens = mergeDayRanges(judged.map(({ when }) => when));
  const isTooMuch = total > DAYS_PER_WEEK && whens.length > MAX_DAY_NAMES;
  return isTooMuch ? { count: judged.length, of: total } : whens;
}

/** Classifies days without a match: none at all, or hardly any. */
function classifyAbsence(judged: readonly JudgedDay[]): Presence {
  const isDry = judged.every(({ finding }) => finding.form === 'condition' && finding.is === 'dry');
  if (isDry) return 'dry';
  const isHardly = judged.some(
    ({ answer, finding }) =>
      answer === 'unlikely' || (finding.form === 'condition' && finding.is === 'hardly'),
  );
  return isHardly ? 'hardly' : 'no';
}

export function classifyPresence({ answer, finding }: Judgement): Presence {
  if (finding.form === 'sunshine' && finding.hours < MIN_SUNNY_HOURS) return 'maybe';
  return answer === 'unknown' ? 'no' : PRESENCE_BY_ANSWER[answer];
}

function findSingleSpan(finding: WeatherFinding): DayGroup['times'] {
  return 'times' in finding ? oneSpanOnly(finding.times) : null;
}

/** Within a week, a weekday is unambiguous without its date. */
function dropClearDates(whens: readonly When[]): When[] {
  const days = whens.filter((when) => when.kind === 'day').map(({ day }) => day.date);
  const [first, last] = [days[0], days.at(-1)];
  const isClear =
    first !== undefined && last !== undefined && daysBetween(first, last) < DAYS_PER_WEEK;
  return whens.map((when) =>
    when.kind === 'day' && isClear && isFarAhead(when.day)
      ? { ...when, day: { ...when.day, ahead: null } }
      : when,
  );
}

/** Merges consecutive days into ranges. */
function mergeDayRanges(whens: readonly When[]): When[] {
  const rows: When[][] = [];
  for (const when of whens) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && isDayAfter(last, when)) row.push(when);
    else rows.push([when]);
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (row.length < MIN_RANGE_DAYS || first?.kind !== 'day' || last?.kind !== 'day') return row;
    return [{ kind: 'days', first: first.day, last: last.day }];
  });
}

function isDayAfter(one: When, other: When): boolean {
  return one.kind === 'day' && other.kind === 'day' && isNextDay(one.day, other.day);
}

/** Thunderstorms that are only likely may come, where no first word says so. */
export function hedgeThunder(statement: AnswerPlan[number]): AnswerPlan[number] {
  if (statement.kind !== 'verdict' || statement.answer !== 'likely') return statement;
  const { finding } = statement;
  if (finding.form === 'days' && finding.of === 'thunder') {
    const groups = finding.groups.map((group) =>
      group.is === 'yes' ? { ...group, is: 'maybe' as const } : group,
    );
    return { ...statement, finding: { ...finding, groups } };
  }
  if (finding.form !== 'sky' || getWeatherFamily(finding.sky.state) !== 'thunder') return statement;
  const { times, also } = finding;
  return { ...statement, finding: { form: 'condition', of: 'thunder', is: 'maybe', times, also } };
}

/** Only the days on which something most likely falls: of the others another sentence has told. */
export function withFirstDays(statement: AnswerPlan[number]): AnswerPlan[number] {
  if (statement.kind !== 'verdict' || statement.finding.form !== 'days') return statement;
  const groups = statement.finding.groups.slice(0, 1);
  return { ...statement, answer: null, finding: { ...statement.finding, groups } };
}
