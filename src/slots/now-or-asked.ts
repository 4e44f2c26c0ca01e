import type { Calendar } from './calendar.ts';
import type { Question } from './question.ts';
import { filledSlots, type SpokenSlots } from './spoken-slots.ts';
import { toQuestion } from './to-question.ts';

/** A question that is about this moment unless a time is said: "what does it feel like?" */
export function nowOrAsked(slots: SpokenSlots, calendar: Calendar): Question {
  return saysWhen(slots) ? toQuestion(slots, calendar) : { kind: 'now' };
}

/** Whether anything was said of the time. */
export function saysWhen({ place, postcode, unit, ...when }: SpokenSlots): boolean {
  return Object.keys(filledSlots(when)).length > 0;
}
