import {
  computeMoonPhase,
  computeMoonTimes,
  findNextMoon,
  type MoonPhase,
} from '../../../weather/moon.ts';
import { toLocalDate, type LocalDate } from '../../../time/local-time.ts';
import type { AnswerPlan } from '../plan.ts';
import { toRelativeDay, type Audience } from '../statement.ts';
import { toClockTime } from './sun-times.ts';

const NEW_MOON: MoonPhase = 1;
const FULL_MOON: MoonPhase = 5;

interface MoonInput {
  date: LocalDate;
  /** Of the place. */
  today: LocalDate;
  /** Of the place. */
  timeZone: string;
  audience: Audience;
}

/** "What phase is the moon in?": that of a day, and the next full moon. */
export function planMoonPhase({ date, today, timeZone, audience }: MoonInput): AnswerPlan {
  const of = computeMoonPhase(date, timeZone);
  const phase = { day: toRelativeDay(date, audience), of };
  const next = of === FULL_MOON ? null : planNext('full', { date, today, timeZone, audience });
  return [{ kind: 'reading', form: 'moonPhase', phase, next }];
}

/** "Is the moon waxing?": yes or no, and its phase. */
export function planMoonTendency(asksForWaxing: boolean, input: MoonInput): AnswerPlan {
  const phase = computeMoonPhase(input.date, input.timeZone);
  const isWaxing = phase > NEW_MOON && phase < FULL_MOON;
  const isWaning = phase > FULL_MOON;
  const answer = (asksForWaxing ? isWaxing : isWaning) ? 'yes' : 'no';
  return planMoonPhase(input).map((statement) => ({ ...statement, answer }));
}

/** "When is the next full moon?" */
export function planNextMoon(of: 'full' | 'new', input: MoonInput): AnswerPlan {
  return [{ kind: 'reading', form: 'moonPhase', phase: null, next: planNext(of, input) }];
}

/** "Is there a full moon tonight?" */
export function planMoonCheck(of: 'full' | 'new', input: MoonInput): AnswerPlan {
  const { date, timeZone, audience } = input;
  const phase = computeMoonPhase(date, timeZone);
  if (phase !== (of === 'full' ? FULL_MOON : NEW_MOON)) {
    return planNextMoon(of, input).map((statement) => ({ ...statement, answer: 'no' }));
  }
  const today = { day: toRelativeDay(date, audience), of: phase };
  return [{ kind: 'reading', form: 'moonPhase', phase: today, next: null, answer: 'yes' }];
}

function planNext(of: 'full' | 'new', { date, today, timeZone, audience }: MoonInput) {
  const isToday = computeMoonPhase(date, timeZone) === (of === 'full' ? FULL_MOON : NEW_MOON);
  const found = isToday ? date : toLocalDate(findNextMoon(of, date, timeZone), timeZone);
  // A weekday alone would be that of the next week.
  return { of, day: toRelativeDay(found, { ...audience, today }) };
}

interface MoonTimeInput extends MoonInput {
  latitude: number;
  longitude: number;
  /** Epoch milliseconds. */
  now: number;
}

/** "When does the moon rise?", to the minute. */
export function planMoonTime(
  event: 'moonrise' | 'moonset',
  { date, latitude, longitude, timeZone, audience, now }: MoonTimeInput,
): AnswerPlan {
  const instant = computeMoonTimes(date, latitude, longitude, timeZone)[event];
  const day = toRelativeDay(date, audience);
  const { place } = audience;
  const past = instant !== null && instant < now;
  const clock = instant === null ? null : toClockTime(instant, timeZone);
  return [
    {
      kind: 'reading',
      form: 'moonTime',
      event,
      place,
      day,
      clock: clock && { hour: clock.hour, minute: clock.minute },
      past,
    },
  ];
}
