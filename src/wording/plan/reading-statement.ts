import type { MoonPhase } from '../../weather/moon.ts';
import type { ClockTime } from './fact-statement.ts';
import type { Day, Opening, When } from './statement.ts';

/** The answer to a question about warnings, a reading of the air, or the moon. */
export type ReadingStatement =
  | WarningCountFact
  | WarningFact
  | NoWarningServiceFact
  | HumidityFact
  | DewPointFact
  | PressureFact
  | CloudCoverFact
  | MoonPhaseFact
  | MoonTimeFact;

/** "Are there any warnings?" */
export interface WarningCountFact {
  kind: 'reading';
  form: 'warningCount';
  place: string | null;
  /** 0 for none. */
  count: number;
  /** The time that was asked for; null if it was not. */
  when: When | null;
}

/** A warning after their count: the gravest first. */
export interface WarningFact {
  kind: 'reading';
  form: 'warning';
  /** As the service words it: `Amtliche WARNUNG vor STURMBÖEN`. */
  headline: string;
  /** In force until then; an announced one holds at a time of its own. */
  holds: { until: { day: Day; clock: ClockTime } | null } | { during: When };
}

/** Warnings are published for Germany only. */
export interface NoWarningServiceFact {
  kind: 'reading';
  form: 'noWarningService';
  place: string | null;
}

/** "How humid is it?", percent. */
export interface HumidityFact {
  kind: 'reading';
  form: 'humidity';
  opening: Opening;
  percent: number;
}

/** "What's the dew point?", °C, and how the air feels, null if it is cold; "is it muggy?" has a first word. */
export interface DewPointFact {
  kind: 'reading';
  form: 'dewPoint';
  answer?: 'yes' | 'no';
  opening: Opening;
  value: number;
  feel: 'pleasant' | 'muggy' | 'oppressive' | null;
}

/** "What's the air pressure?", hPa, and what it does in the hours after. */
export interface PressureFact {
  kind: 'reading';
  form: 'pressure';
  opening: Opening;
  value: number;
  tendency: 'rising' | 'falling' | 'steady' | null;
}

/** "How cloudy is it?", percent. */
export interface CloudCoverFact {
  kind: 'reading';
  form: 'cloudCover';
  opening: Opening;
  percent: number;
}

/** "What phase is the moon in?", "When is the next full moon?" */
export interface MoonPhaseFact {
  kind: 'reading';
  form: 'moonPhase';
  /** Null if only the next full or new moon was asked for. */
  phase: { day: Day; of: MoonPhase } | null;
  next: { of: 'full' | 'new'; day: Day } | null;
}

/** "When does the moon rise?"; a clock of null if it does not on that day. */
export interface MoonTimeFact {
  kind: 'reading';
  form: 'moonTime';
  event: 'moonrise' | 'moonset';
  place: string | null;
  day: Day;
  clock: ClockTime | null;
  past: boolean;
}
