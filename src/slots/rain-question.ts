import { HOUR } from '../weather/hour.ts';
import { localDate, startOfHour } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import { readDate } from './date.ts';
import { readDuration } from './duration.ts';
import type { Question } from './question.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { spokenTime } from './time.ts';
import { toQuestion } from './to-question.ts';

/** Turns slots of a question for rain or snow into a question: radar sees what comes soon. */
export function rainQuestion(slots: SpokenSlots, calendar: Calendar): Question {
  return isSoon(slots, calendar) ? { kind: 'nextHour' } : toQuestion(slots, calendar);
}

/** "Is it raining?", "soon", "in the next hour", "in ten minutes". */
function isSoon(slots: SpokenSlots, calendar: Calendar): boolean {
  const { span, duration } = slots;
  if (span !== undefined) return span === 'NOW' || span === 'SOON';
  if (duration !== undefined) return isAnHourAtMost(duration);
  return saysNoTime(slots) || isWithinHour(slots, calendar);
}

function isAnHourAtMost(duration: string): boolean {
  const meaning = readDuration(duration);
  return meaning?.kind === 'hours' && meaning.count === 1;
}

function saysNoTime(slots: SpokenSlots): boolean {
  const { date = 'PRESENT_REF', untilDate } = slots;
  const isOfNow = untilDate === undefined && readDate(date).kind === 'now';
  return isOfNow && spokenTime(slots) === undefined;
}

const MINUTE = 60_000;

/**
 * Whether one time was said, and lies within the coming hour: "in ten minutes", "until three". The
 * hour that begins at three is asked of the forecast.
 */
function isWithinHour(
  { time, untilTime, date, untilDate, dayPart }: SpokenSlots,
  { now, timeZone, here }: Calendar,
): boolean {
  const isOne = time === undefined || untilTime === undefined;
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(untilTime ?? time ?? '') ?? [];
  const isWholeHour = untilTime === undefined && minute === '00';
  if (!isOne || isWholeHour || (untilDate ?? dayPart) !== undefined) return false;
  const hoursAhead = (Number(hour) - here.hour + 24) % 24;
  const said = startOfHour(here, timeZone) + hoursAhead * HOUR + Number(minute) * MINUTE;
  const isNear = said >= now && said <= now + HOUR;
  return isNear && (date === undefined || date === localDate(said, timeZone));
}
