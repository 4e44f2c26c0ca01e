import { MINUTE } from '../spell.ts';
import type { SunInstant } from '../../../weather/daylight.ts';
import { clockHour, startOfHour, type LocalDate } from '../../../weather/local-time.ts';
import { dayOf, type Audience } from '../day.ts';
import type { AnswerPlan } from '../plan.ts';
import type { Day } from '../statement.ts';
import type { Clock, SunEvent } from './fact-statement.ts';

export interface SunAsked {
  event: SunEvent;
  day: Day;
  at: SunInstant;
  /** Of the place. */
  timeZone: string;
  audience: Audience;
  /** Epoch milliseconds. */
  now: number;
}

/** "When does the sun rise?", to the minute; far north and south it may not. */
export function planSunTime({ event, day, at, timeZone, audience, now }: SunAsked): AnswerPlan {
  const { place } = audience;
  if (at === 'alwaysUp') return [{ kind: 'fact', form: 'polarDay', place, day }];
  if (at === 'alwaysDown') return [{ kind: 'fact', form: 'polarNight', place, day }];
  const { date, ...clock } = clockAt(at, timeZone);
  const past = at < now;
  const happens = date === day.date ? day : dayOf(date, audience);
  return [{ kind: 'fact', form: 'sunTime', event, place, day: happens, clock, past }];
}

/** To the nearest minute. */
function clockAt(instant: number, timeZone: string): Clock & { date: LocalDate } {
  const whole = Math.round(instant / MINUTE) * MINUTE;
  const hour = clockHour(whole, timeZone);
  const minutes = (whole - startOfHour(hour, timeZone)) / MINUTE;
  // Where the clock goes back, an hour comes twice.
  return { ...hour, minute: minutes % 60 };
}
