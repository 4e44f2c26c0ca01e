import type { Calendar } from '../slots/calendar.ts';
import type { PollenQuestion, Question } from '../slots/question.ts';
import type { SpokenSlots } from '../slots/spoken-slots.ts';
import type { Asked } from '../wording/plan/from-answer.ts';

/**
 * What of a question an answer's speech needs. While the device's date is another than the place's,
 * "today" would mislead: weekdays do not.
 *
 * @param place its name; null where it is not known
 */
export function askedOf(
  question: Question | PollenQuestion,
  slots: SpokenSlots,
  place: string | null,
  { now, timeZone, here, deviceToday }: Calendar,
): Asked {
  const saysDate = slots.date !== undefined || slots.untilDate !== undefined;
  const misleading = saysDate && here.date !== deviceToday;
  return {
    now,
    timeZone,
    today: here.date,
    space: question.kind === 'dayPart' ? question.part : 'night',
    audience: { today: misleading ? null : here.date, place },
  };
}
