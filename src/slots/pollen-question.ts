import { POLLEN_TYPES, type PollenType } from '../contract/parameters.ts';
import { addDays, weekday, type LocalDate } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import { readDate } from './date.ts';
import { daysOf } from './days.ts';
import { readDuration } from './duration.ts';
import { unanswerable, type PollenQuestion, type Unanswerable } from './question.ts';
import type { SpokenSlots } from './spoken-slots.ts';

/** The index tells of today, tomorrow and the day after. */
const DAYS_OF_INDEX = 3;

/** Turns slots of a question for pollen into a question: of today where no day was said. */
export function pollenQuestion(
  slots: SpokenSlots,
  calendar: Calendar,
): PollenQuestion | Unanswerable {
  const today = calendar.here.date;
  const reach = Array.from({ length: DAYS_OF_INDEX }, (_, ahead) => addDays(today, ahead));
  const asked = stretchOf(slots, calendar);
  const days = reach.filter((day) => asked && day >= asked.first && day <= asked.last);
  if (days.length === 0) return unanswerable('pollenDays');
  return { kind: 'pollen', type: typeOf(slots), days };
}

interface Stretch {
  first: LocalDate;
  last: LocalDate;
}

/** Undefined for what is vague. Parts of a day are no matter: the index has whole days. */
function stretchOf({ date, span, duration }: SpokenSlots, calendar: Calendar): Stretch | undefined {
  const today = calendar.here.date;
  if (date !== undefined) return daysOf(readDate(date), calendar);
  if (span === 'WEEKEND') return weekendFrom(today);
  if (span === 'NEXT_DAYS') return daysFrom(today, DAYS_OF_INDEX);
  if (duration === undefined) return daysFrom(today, 1);
  const length = readDuration(duration);
  if (length?.kind === 'hours') return daysFrom(today, Math.ceil(length.count / 24));
  return length && daysFrom(today, length.count);
}

function daysFrom(first: LocalDate, count: number): Stretch {
  return { first, last: addDays(first, Math.min(count, DAYS_OF_INDEX) - 1) };
}

/** The running weekend or the next one. */
function weekendFrom(today: LocalDate): Stretch {
  const sunday = addDays(today, (7 - weekday(today)) % 7);
  return { first: addDays(sunday, -1), last: sunday };
}

function typeOf({ pollenType }: SpokenSlots): PollenType | undefined {
  return POLLEN_TYPES.find((type) => type === pollenType);
}
