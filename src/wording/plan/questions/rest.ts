import { isWet } from '../../../weather/state.ts';
import { courseOf } from '../course.ts';
import { isWetCourse, lowAndHigh, skiesOf, spread } from '../facts.ts';
import { planPeriod } from '../period.ts';
import type { AnswerPlan, AnswerStatement } from '../plan.ts';
import type { Course, Temperature } from '../statement.ts';
import { icyHours } from './ice.ts';
import { lengthOf, shortened } from './length.ts';
import { isOfOneHour, type Outlook } from './outlook.ts';
import type { Condition, Finding } from './verdict-statement.ts';

/** States of the sky in which the sun comes through. */
const SUNNY = new Set([0, 1, 2, 10]);

/** More hours than these are told without hours of the clock. */
const LONGEST_BY_THE_HOUR = 24;

/** Dry hours before this are slept through. */
const MORNING = 6;

/**
 * What serves beside a finding without saying it twice or against it.
 *
 * @param of what the finding is about; null where it leaves the sky open
 * @param said words before the finding
 */
export function restOf(
  outlook: Outlook,
  of: Condition | null,
  finding: Finding,
  said = 0,
): AnswerPlan {
  if (finding.form === 'unknown') return [];
  const { when, place, whole } = outlook;
  const course = courseOfOutlook(outlook);
  const temperature = temperatureOf(outlook);
  const all = planPeriod(whole, course, temperature, { when, place }, Infinity);
  const serving = all.filter((statement) => serves(statement, of, finding)).map(unopened);
  const isUnsaid = !serving.some((one) => one.kind === 'course' && isWetCourse(one.course));
  const isWarned = serving.some(({ kind }) => kind === 'ice');
  const warning: AnswerPlan = icyHours(outlook).length > 0 && !isWarned ? [{ kind: 'ice' }] : [];
  const rest = serving.filter(({ kind }) => !(kind === 'uncertainty' && isUnsaid));
  return shortened([...rest, ...warning], said + lengthOf(finding, when));
}

function serves(statement: AnswerStatement, of: Condition | null, finding: Finding): boolean {
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

/** Whether a course tells something that a finding has not told, and nothing against it. */
function leavesOpen(finding: Finding, of: Condition | null, course: Course): boolean {
  if (finding.form === 'sky' || finding.form === 'drySpell') return false;
  if ('also' in finding && finding.also) return false;
  const isDenied = finding.form === 'condition' && finding.is === 'no';
  if ((of === 'rain' || of === 'snow') && isWetCourse(course) && !isDenied) return false;
  if (of !== 'sun') return true;
  const isBright = skiesOf(course).some(({ state, night }) => !night && SUNNY.has(state));
  return finding.form === 'sunshine' ? isWetCourse(course) : !isBright;
}

function namesFall(finding: Finding): boolean {
  if (finding.form === 'sky') return isWet(finding.sky.state);
  return finding.form === 'condition' && finding.also?.link === 'instead';
}

function courseOfOutlook({ when, hours, byTheHour }: Outlook): Course | null {
  const waking = hours.filter(({ local }) => local.hour >= MORNING);
  const sleepsThrough = hours.every((hour) => waking.includes(hour) || !isWet(hour.state));
  const told = when.kind === 'day' && waking.length > 0 && sleepsThrough ? waking : hours;
  const isNear = byTheHour && hours.length <= LONGEST_BY_THE_HOUR;
  return courseOf(told, isNear ? 'hours' : 'shares');
}

function temperatureOf(outlook: Outlook): Temperature | null {
  const { min, max, avg } = outlook.whole.temperature;
  if (isOfOneHour(outlook)) {
    const value = avg ?? min;
    return value === null ? null : { form: 'exactly', value };
  }
  const { when } = outlook;
  if (when.kind === 'part' && when.part === 'night') {
    return min === null ? null : { form: 'low', value: min };
  }
  return avg === null ? lowAndHigh(min, max) : spread(outlook.whole.temperature);
}

function unopened(statement: AnswerStatement): AnswerStatement {
  return statement.kind === 'storm' ||
    statement.kind === 'course' ||
    statement.kind === 'temperature'
    ? { ...statement, opening: null }
    : statement;
}
