import type { PrecipitationKind, CompassPoint } from '../../weather/atmosphere.ts';
import type { Day, Degrees, Opening, Sky, Temperature, When } from './statement.ts';

/** The answer to a question about a single fact: how warm, how windy, when, which day. */
export type FactStatement =
  | TemperatureFact
  | ExtremeFact
  | WettestDayFact
  | FeelsLikeFact
  | FeelsColdestFact
  | WindFact
  | SunTimeFact
  | NoSunTimeFact
  | RainNowFact
  | NextRainFact
  | NoRainFact
  | RainStopFact
  | NoRainStopFact
  | NoDryDayFact
  | BestDayFact
  | ComparisonFact
  | ContrastFact;

/** What two places or two days are compared in. */
export type ContrastQuality =
  | 'temperature'
  | 'wind'
  | 'rain'
  | 'rainChance'
  | 'sun'
  | 'weather'
  /** For what somebody plans. */
  | 'suitability';

/** "Where is it warmer?", "Is Saturday or Sunday better?" */
export interface ContrastFact {
  kind: 'fact';
  form: 'contrast';
  answer?: 'yes' | 'no';
  of: ContrastQuality;
  /** `alike` if the spoken numbers of both are. */
  is: 'more' | 'less' | 'alike';
  /** Of which it is true: the name of a place, or a day. */
  place: string | null;
  when: When | null;
  now: boolean;
  /** In the degrees that are said; null if it is not worth telling. */
  difference: number | null;
}

/** "How warm does it get?", "How cold?", "How many degrees are there?"; "above thirty?" has a first word. */
export interface TemperatureFact {
  kind: 'fact';
  form: 'temperature';
  answer?: 'yes' | 'no';
  opening: Opening;
  temperature: Degrees;
}

/** The warmest or coldest of many days; `leastWarm` is the one with the lowest high. */
export interface ExtremeFact {
  kind: 'fact';
  form: 'warmest' | 'leastWarm' | 'coldest';
  answer?: 'yes' | 'no';
  opening: Opening;
  /** High or low of the day, °C. */
  value: number;
}

/** The day of many with the most rain. */
export interface WettestDayFact {
  kind: 'fact';
  form: 'wettestDay';
  opening: Opening;
}

/** "What does it feel like?"; the language compares the rounded numbers. */
export interface FeelsLikeFact {
  kind: 'fact';
  form: 'feelsLike';
  /** If the question was whether it feels warmer or colder than it is. */
  answer?: 'yes' | 'no';
  opening: Opening;
  felt: DegreesRange;
  measured: DegreesRange;
  /** Whether it is one of several: only the felt temperature is spoken. */
  brief: boolean;
}

/** The day of many that feels coldest. */
export interface FeelsColdestFact {
  kind: 'fact';
  form: 'feelsColdest';
  opening: Opening;
  /** °C. */
  value: number;
}

/** °C; equal for a single hour. */
export interface DegreesRange {
  low: number;
  high: number;
}

/** "How strong is the wind?" */
export interface WindFact {
  kind: 'fact';
  form: 'wind';
  /** If the question was whether it is stronger than a speed, or from a direction. */
  answer?: 'yes' | 'no';
  opening: Opening;
  /** Whether it is the windiest or calmest of many days; null for a requested time. */
  rank: 'windiest' | 'calmest' | null;
  wind: SpokenWind;
}

export interface SpokenWind {
  /** Beaufort. */
  force: number;
  direction: CompassPoint | null;
  /** km/h; null if not notable. */
  gust: number | null;
  /** Mean wind, km/h; `upTo` where it is the strongest of some hours. */
  speed?: { value: number; upTo: boolean };
}

export type SunEvent = 'sunrise' | 'sunset';

/** "When does the sun rise?" */
export interface SunTimeFact {
  kind: 'fact';
  form: 'sunTime';
  event: SunEvent;
  place: string | null;
  /** The day of the event; a sunset after midnight is on the day after the sunrise. */
  day: Day;
  clock: ClockTime;
  past: boolean;
}

/** Local time at the place. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** The sun does not rise or set. */
export interface NoSunTimeFact {
  kind: 'fact';
  form: 'polarDay' | 'polarNight';
  place: string | null;
  day: Day;
}

/** Whether precipitation falls now. */
export interface RainNowFact {
  kind: 'fact';
  form: 'rainNow';
  place: string | null;
  of: PrecipitationKind;
  falls: boolean;
}

/** "When will it rain next?" */
export interface NextRainFact {
  kind: 'fact';
  form: 'nextRain';
  place: string | null;
  of: PrecipitationKind;
  at: RainTime;
  certainty: 'expected' | 'likely' | 'possible';
}

/** Minutes from now, within the hour, or a day, with the hour of its start if known. */
export type RainTime = { in: number } | { within: 'hour' } | { day: Day; hour: number | null };

/** No precipitation within the forecast. */
export interface NoRainFact {
  kind: 'fact';
  form: 'noRain';
  place: string | null;
  ahead: ForecastReach;
}

/** The reach of the forecast from now on. */
export type ForecastReach = { hours: number } | { days: number };

/** "When will it stop?" */
export interface RainStopFact {
  kind: 'fact';
  form: 'rainStop';
  place: string | null;
  of: PrecipitationKind;
  at: { in: number } | { day: Day; hour: number };
  /** Whether it comes from radar, not from a forecast. */
  byRadar: boolean;
  /** Whether it restarts soon. */
  brief: boolean;
}

/** Precipitation continues through the whole forecast. */
export interface NoRainStopFact {
  kind: 'fact';
  form: 'noRainStop';
  place: string | null;
  of: PrecipitationKind;
  ahead: ForecastReach;
}

/** "Which day will be the nicest?": no day is dry. */
export interface NoDryDayFact {
  kind: 'fact';
  form: 'noDryDay';
  place: string | null;
}

/** "Which day will be the nicest?" */
export interface BestDayFact {
  kind: 'fact';
  form: 'bestDay';
  /** `alike` is as nice as the preceding best day, `side` stands beside another place or day. */
  rank: 'best' | 'alike' | 'leastBad' | 'side';
  opening: Opening;
  sky: Sky | null;
  temperature: Temperature | null;
}

export type ComparisonQuestion = 'warmer' | 'colder' | 'notWarmer' | 'notColder';

/** "Will it be warmer than ...?"; the language speaks the difference of the rounded numbers. */
export interface ComparisonFact {
  kind: 'fact';
  form: 'comparison';
  /** What was asked: "does it stay this warm?" is of not getting colder. */
  question: ComparisonQuestion | null;
  opening: Opening;
  than: When;
  of: 'exactly' | 'high' | 'low';
  /** °C, of the opening's time and of the reference time. */
  value: number;
  reference: number;
}
