import type { Calendar } from './calendar.ts';
import { saysWhen } from './continued.ts';
import type { Question } from './question.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { toQuestion } from './to-question.ts';

/** A question that is about this moment unless a time is said: "what does it feel like?" */
export function nowOrAsked(slots: SpokenSlots, calendar: Calendar): Question {
  return saysWhen(slots) ? toQuestion(slots, calendar) : { kind: 'now' };
}
