import { isWet } from '../../../weather/state.ts';
import { isWetCourse, listSkies } from '../facts.ts';
import { planDegrees, planTemperatureRange } from '../temperatures.ts';
import { planPeriod } from '../periods.ts';
import type {
  AnswerPlan,
  AnswerStatement,
  Condition,
  WeatherFinding,
  AlsoClause,
  Times,
} from '../plan.ts';
import { type Course, type Temperature, isFarAhead, type When } from '../statement.ts';
import { findIcyHours } from './conditions.ts';
import { isSingleHourOutlook, planOutlookCourse, type RangeOutlook } from './outlook.ts';

/** Sky states with some sun. */
const SUNNY_STATES = new Set([0, 1, 2, 10]);

/**
 * Plans statements that supplement a finding without repeating or contradicting it.
 *
 * @param of condition of the finding; null if it does not cover the sky
 * @param spokenWords words before the finding
 */
export function planSupplement(
  outlook: RangeOutlook,
  of: Condition | null,
  finding: WeatherFinding,
  spokenWords = 0,
): AnswerPlan {
  if (finding.form === 'unknown') return [];
  const { when, place, whole, hours } = outlook;
  const course = planOutlookCourse(outlook);
  const temperature = planOutlookTemperature(outlook);
  const limits = {
    maxClauses: Infinity,
    audience: { today: null, place },
    detail: 'hours',
  } as const;
  const all = planPeriod({ entry: whole, hours }, course, temperature, { when, place }, limits);
  const useful = all.filter((statement) => isUseful(statement, of, finding)).map(withoutOpening);
  const lacksWetCourse = !useful.some((one) => one.kind === 'course' && isWetCourse(one.course));
  const isWarned = useful.some(({ kind }) => kind === 'ice');
  const warning: AnswerPlan =
    findIcyHours(outlook).length > 0 && !isWarned ? [{ kind: 'ice' }] : [];
  const rest = useful.filter(({ kind }) => !(kind === 'uncertainty' && lacksWetCourse));
  return limitWords([...rest, ...warning], spokenWords + countFindingWords(finding, when));
}

function isUseful(
  statement: AnswerStatement,
  of: Condition | null,
  finding: WeatherFinding,
): boolean {
  switch (statement.kind) {
    case 'storm':
      return finding.form !== 'gusts';
    case 'ice':
    case 'uncertainty':
      return true;
    case 'course':
      return leavesOpen(finding, of, statement.course);
    case 'temperature':
      return !['frost', 'frostFree', 'warmth', 'amount'].includes(finding.form);
    case 'chance':
      return of !== statement.of && finding.form !== 'probability' && !namesFall(finding);
    case 'amount':
      return namesFall(finding);
    case 'wind':
      return of === 'storm';
    default:
      return false;
  }
}

/** Whether a course adds to a finding without contradicting it. */
function leavesOpen(finding: WeatherFinding, of: Condition | null, course: Course): boolean {
  if (finding.form === 'sky' || finding.form === 'drySpell') return false;
  if ('also' in finding && finding.also) return false;
  const isDenied = finding.form === 'condition' && finding.is === 'no';
  if ((of === 'rain' || of === 'snow') && isWetCourse(course) && !isDenied) return false;
  if (of !== 'sun') return true;
  const isBright = listSkies(course).some(({ state, night }) => !night && SUNNY_STATES.has(state));
  return finding.form === 'sunshine' ? isWetCourse(course) : !isBright;
}

function namesFall(finding: WeatherFinding): boolean {
  if (finding.form === 'sky') return isWet(finding.sky.state);
  return finding.form === 'condition' && finding.also?.link === 'instead';
}

function planOutlookTemperature(outlook: RangeOutlook): Temperature | null {
  const { min, max, avg } = outlook.whole.temperature;
  if (isSingleHourOutlook(outlook)) {
    const value = avg ?? min;
    return value === null ? null : { form: 'exactly', value };
  }
  const { when } = outlook;
  if (when.kind === 'part' && when.part === 'night') {
    return min === null ? null : { form: 'low', value: min };
  }
  return avg === null ? planTemperatureRange(min, max) : planDegrees(outlook.whole.temperature);
}

function withoutOpening(statement: AnswerStatement): AnswerStatement {
  return statement.kind === 'storm' ||
    statement.kind === 'course' ||
    statement.kind === 'temperature'
    ? { ...statement, opening: null }
    : statement;
}

/** Maximum words of an answer; warnings are always included. */
const MAX_WORDS = 45;

/** Kinds to drop, in order. */
const DISPENSABLE_KINDS: readonly AnswerStatement['kind'][] = [
  'chance',
  'amount',
  'temperature',
  'wind',
  'uncertainty',
  'course',
];

/** Words of a statement in the longest language. */
const STATEMENT_WORDS: Partial<Record<AnswerStatement['kind'], number>> = {
  storm: 10,
  wind: 17,
  temperature: 10,
  amount: 9,
  ice: 5,
  chance: 3,
  uncertainty: 5,
  course: 7,
};
const CHANGING_COURSE_WORDS = 18;

/** Words of a finding, without times and other weather. */
const FINDING_WORDS: Partial<Record<WeatherFinding['form'], number>> = {
  gusts: 17,
  frost: 15,
  warmth: 16,
};
const DEFAULT_FINDING_WORDS = 12;
const ALSO_WORDS: Record<AlsoClause['link'], number> = { otherwise: 5, besides: 9, instead: 9 };
const SPAN_WORDS = 5;
const LONG_OPENING_WORDS = 8;

/** Drops statements that exceed the maximum words. */
export function limitWords(
  statements: readonly AnswerStatement[],
  spokenWords: number,
): AnswerPlan {
  let remaining = [...statements];
  for (const dispensable of DISPENSABLE_KINDS) {
    if (spokenWords + countStatementWords(remaining) <= MAX_WORDS) break;
    remaining = remaining.filter(({ kind }) => kind !== dispensable);
  }
  return remaining;
}

/** Shortens a finding to leave room for a warning. */
export function shortenFinding(finding: WeatherFinding): WeatherFinding {
  const brief: WeatherFinding = 'also' in finding ? { ...finding, also: null } : finding;
  if (!('times' in brief) || countSpans(brief.times) === 0) return brief;
  if (brief.form === 'frost') return { ...brief, times: null };
  if (countSpans(brief.times) === 1) return brief;
  if (brief.form === 'probability') return { ...brief, times: null };
  return { ...brief, times: { share: 'atTimes' } };
}

/** Maximum words of a finding. */
export function countFindingWords(finding: WeatherFinding, when: When): number {
  const also = 'also' in finding ? finding.also : null;
  return (
    (FINDING_WORDS[finding.form] ?? DEFAULT_FINDING_WORDS) +
    (hasLongOpening(when) ? LONG_OPENING_WORDS : 0) +
    ('times' in finding ? countTimesWords(finding.times) : 0) +
    (also ? ALSO_WORDS[also.link] + countTimesWords(also.times) : 0)
  );
}

/** Maximum words of statements. */
export function countStatementWords(statements: readonly AnswerStatement[]): number {
  return statements.reduce((sum, statement) => {
    const changes = statement.kind === 'course' && statement.course.form !== 'steady';
    return sum + (changes ? CHANGING_COURSE_WORDS : (STATEMENT_WORDS[statement.kind] ?? 0));
  }, 0);
}

function countTimesWords(times: Times | null): number {
  return countSpans(times) * SPAN_WORDS;
}

function countSpans(times: Times | null): number {
  return times && 'spans' in times ? times.spans.length : 0;
}

function hasLongOpening(when: When): boolean {
  return when.kind === 'hours' || ('day' in when && isFarAhead(when.day));
}
