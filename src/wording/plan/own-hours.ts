import { HOURS_PER_DAY } from '../../time/units.ts';
import { DAY_PART_HOURS } from '../../weather/periods.ts';
import { isWetCourse, namesHours } from './facts.ts';
import { findPartWith } from './parts-of-day.ts';
import type { Statement } from './plan.ts';
import { isNextDay, type HoursWhen, type Opening, type When } from './statement.ts';

/**
 * A danger or a chance with hours of its own, in a text about asked hours: these would be heard as its own. Who asked for
 * eight to four hears "today between 8 and 11 PM".
 */
export function tellOwnHours(plan: readonly Statement[]): Statement[] {
  const asked = plan.map(findAskedHours);
  return plan.map((statement, at) => {
    if (!('opening' in statement)) return statement;
    const own = asked[at];
    if (own) return tellWithDay(statement, own);
    const before = asked[at - 1];
    return before && !isAllTold(before)
      ? nameAskedHours(statement, before, plan[at - 1])
      : statement;
  });
}

/** Whether a word names all that was asked: "this evening and overnight". */
function isAllTold(asked: HoursWhen): boolean {
  const told = toDayOfHours(asked);
  return told?.kind === 'part' && told.part === 'night';
}

/** What stands after a danger with hours of its own is about the asked hours, which nothing has named yet. */
function nameAskedHours(
  statement: Extract<Statement, { opening: Opening | null }>,
  asked: HoursWhen,
  danger: Statement | undefined,
): Statement {
  if (statement.kind !== 'course' || statement.opening || hasOwnHours(statement)) return statement;
  const isSky = statement.course.form === 'steady' && !isWetCourse(statement.course);
  // A sky around a thunderstorm would be heard as that of its hours, too.
  const hours = isSky ? limitToStart(asked, danger) : asked;
  return hours
    ? { ...statement, opening: { when: { ...hours, bare: true }, place: null } }
    : statement;
}

/** The asked hours before what lasts from its start until their end; null of anything else. */
function limitToStart(asked: HoursWhen, danger: Statement | undefined): HoursWhen | null {
  const within = danger && 'within' in danger ? danger.within : undefined;
  if (!within || !('from' in within) || within.to !== asked.to.hour) return null;
  if (within.from === asked.from.hour) return null;
  return { ...asked, to: { ...asked.from, hour: within.from } };
}

/** The asked hours that a statement with hours of its own begins with, if they are of one day or night. */
function findAskedHours(statement: Statement): HoursWhen | null {
  const asked = 'opening' in statement ? statement.opening?.when : undefined;
  return asked?.kind === 'hours' && hasOwnHours(statement) && toDayOfHours(asked) ? asked : null;
}

function tellWithDay(
  statement: Extract<Statement, { opening: Opening | null }>,
  asked: HoursWhen,
): Statement {
  const when = toDayOfHours(asked);
  const opened = when
    ? { ...statement, opening: { place: null, ...statement.opening, when } }
    : statement;
  return 'within' in opened && opened.within && 'until' in opened.within
    ? { ...opened, within: { from: asked.from.hour, to: opened.within.until } }
    : opened;
}

/** Whether a statement names hours that are its own, not those of all that is told. */
export function hasOwnHours(statement: Statement): boolean {
  if ('within' in statement && statement.within) {
    return 'until' in statement.within || 'from' in statement.within;
  }
  if (statement.kind !== 'course' || !(statement.alone || statement.certainty)) return false;
  return namesHours(statement.course);
}

const LAST_MORNING_HOUR = 8;

/** The day of hours or its part that has them, or their night; null of other hours until another day. */
function toDayOfHours({ from, to }: HoursWhen): When | null {
  const { day } = from;
  if (day.date === to.day.date || to.hour === 0) {
    const part = findPartWith(from.hour, to.hour === 0 ? HOURS_PER_DAY : to.hour);
    return part ? { kind: 'part', day, part, running: false } : { kind: 'day', day };
  }
  const isNight = from.hour >= DAY_PART_HOURS.evening.from && to.hour <= LAST_MORNING_HOUR;
  if (!isNight || !isNextDay(day, to.day)) return null;
  const isTonight = day.ahead === 0;
  const isOfEvening = from.hour < DAY_PART_HOURS.night.from;
  if (isOfEvening && !isTonight) return null;
  const since = isOfEvening ? { from: from.hour } : {};
  return { kind: 'part', day, part: 'night', running: isTonight, ...since };
}
