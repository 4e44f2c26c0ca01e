import type { MoonPhase } from '../../weather/moon.ts';
import type { ClockTime } from './fact-statement.ts';
import type { Day, Opening, When } from './statement.ts';

/** The answer to a question about warnings, a reading of the air, or the moon. */
export type ReadingStatement =
  | WarningCountFact
  | NoWarningServiceFact
  | HumidityFact
  | DewPointFact
  | PressureFact
  | CloudCoverFact
  | SnowLineFact
  | UvIndexFact
  | MoonPhaseFact
  | MoonTimeFact;

/** "Are there any warnings?" */
export interface WarningCountFact {
  kind: 'reading';
  form: 'warningCount';
  /** If the question was whether there is one. */
  answer?: 'yes' | 'no';
  place: string | null;
  /** 0 for none. */
  count: number;
  /** The time that was asked for; null if it was not. */
  when: When | null;
}

/** No weather service is known that warns at the place: there may be warnings. */
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
  /** If the question was whether it rises, falls or stays. */
  answer?: 'yes' | 'no';
}

/** "How cloudy is it?", percent. */
export interface CloudCoverFact {
  kind: 'reading';
  form: 'cloudCover';
  opening: Opening;
  percent: number;
}

/** "Where's the snow line?", m above sea level; of several hours the lowest. */
export interface SnowLineFact {
  kind: 'reading';
  form: 'snowLine';
  opening: Opening;
  value: number;
  ofSeveral: boolean;
}

/** "What's the UV index?", of several hours the highest; "is it high?" has a first word. */
export interface UvIndexFact {
  kind: 'reading';
  form: 'uvIndex';
  answer?: 'yes' | 'no';
  opening: Opening;
  value: number;
  ofSeveral: boolean;
  level: UvLevel;
}

/** The World Health Organization's words for a UV index. */
export type UvLevel = 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme';

/** "What phase is the moon in?", "When is the next full moon?" */
export interface MoonPhaseFact {
  kind: 'reading';
  form: 'moonPhase';
  /** Null if only the next full or new moon was asked for. */
  phase: { day: Day; of: MoonPhase } | null;
  next: { of: 'full' | 'new'; day: Day } | null;
  /** If the question was whether the moon is full or new on a day. */
  answer?: 'yes' | 'no';
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

/** An official warning in one clause. */
export interface WarningStatement {
  kind: 'warning';
  /** As the weather service words it: `Amtliche WARNUNG vor STURMBÖEN`. */
  headline: string;
  holds: WarningTime;
}

/** In force from the running hour on, until further notice if `until` is null; or at an announced time. */
export type WarningTime =
  | { since: { day: Day; hour: number }; until: { day: Day; clock: ClockTime } | null }
  | { during: When };

/** A time in the past that stations can tell of. */
export type PastTime =
  | 'lastDay'
  | 'yesterday'
  | 'yesterdayMorning'
  | 'yesterdayAfternoon'
  | 'yesterdayEvening'
  | 'lastNight'
  | 'today'
  | 'thisMorning'
  | 'thisAfternoon'
  | 'thisEvening';

/** Time and place of what was measured; null after a sentence that has said them. */
export interface PastSetting {
  time: PastTime | null;
  place: string | null;
}

/** What a weather station has measured. */
export type PastStatement = PastFact | MeasuredFact | StationFact | DaylightFact;

/** "Did it rain last night?": what was, and of a question for yes or no the first word. */
export type PastFact = { kind: 'past'; answer?: 'yes' | 'no'; at: PastSetting } &
  /** mm of rain, cm of fresh snow; null for none. */
  (
    | { form: 'fall'; of: 'rain' | 'snow'; amount: number | null }
    | { form: 'dry' }
    /** °C. */
    | { form: 'high' | 'low'; value: number }
    | { form: 'range'; low: number; high: number }
    /** The strongest, km/h. */
    | { form: 'gust'; value: number }
  );

/** "How much snow is on the ground?", cm; "what's the visibility?", metres. */
export type MeasuredFact = { kind: 'past'; answer?: 'yes' | 'no'; place: string | null } & (
  { form: 'snowDepth'; depth: number } | { form: 'visibility'; metres: number }
);

/** The station of the readings: asked for, or named because it is far; or from when on it has any. */
export type StationFact =
  | {
      kind: 'past';
      form: 'nearest' | 'measuredAt';
      name: string;
      kilometres: number;
      /** If the question was whether there is one near. */
      answer?: 'yes' | 'no';
    }
  /** The place that was asked for is much higher or lower. */
  | {
      kind: 'past';
      form: 'unmeasured';
      place: string;
      name: string;
      kilometres: number;
      /** Then the answer begins with "I don't know". */
      isYesOrNo?: boolean;
    }
  | { kind: 'past'; form: 'since'; time: 'yesterday' | 'today'; hour: number };

/** "How long is it light?" */
export interface DaylightFact {
  kind: 'past';
  form: 'daylight';
  day: Day;
  place: string | null;
  minutes: number;
}
