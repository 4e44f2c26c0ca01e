import type { PrecipitationKind } from '../../weather/precipitation.ts';
import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { Day, Opening, Sky, Temperature, When } from './statement.ts';

/** The answer to a question for one fact: how warm, how windy, when, which day. */
export type FactStatement =
  | TemperatureFact
  | ExtremeFact
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
  | ComparisonFact;

/** "How warm does it get?", "How cold?", "How many degrees are there?" */
export interface TemperatureFact {
  kind: 'fact';
  form: 'temperature';
  opening: Opening;
  temperature: Exclude<Temperature, { form: 'change' }>;
}

/** The warmest and the coldest of many days. */
export interface ExtremeFact {
  kind: 'fact';
  form: 'warmest' | 'coldest';
  opening: Opening;
  /** The day's high or low, °C. */
  value: number;
}

/** "What does it feel like?"; a language judges whether the numbers that it says differ. */
export interface FeelsLikeFact {
  kind: 'fact';
  form: 'feelsLike';
  opening: Opening;
  felt: DegreesRange;
  measured: DegreesRange;
  /** One of several: only what is felt is said. */
  brief: boolean;
}

/** Of many days that which feels coldest. */
export interface FeelsColdestFact {
  kind: 'fact';
  form: 'feelsColdest';
  opening: Opening;
  /** °C. */
  value: number;
}

/** °C; the same twice for an hour. */
export interface DegreesRange {
  low: number;
  high: number;
}

/** "How strong is the wind?" */
export interface WindFact {
  kind: 'fact';
  form: 'wind';
  opening: Opening;
  /** Of many days the one with the most wind or the least; null for one that was asked about. */
  rank: 'windiest' | 'calmest' | null;
  wind: SpokenWind;
}

export interface SpokenWind {
  /** Beaufort. */
  force: number;
  direction: CompassPoint | null;
  /** km/h; null where they are not worth naming. */
  gust: number | null;
}

export type SunEvent = 'sunrise' | 'sunset';

/** "When does the sun rise?" */
export interface SunTimeFact {
  kind: 'fact';
  form: 'sunTime';
  event: SunEvent;
  place: string | null;
  /** The day on which it happens: after midnight, that is the one after the day of the sunrise. */
  day: Day;
  clock: ClockTime;
  past: boolean;
}

/** What a clock at the place shows. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** The sun neither rises nor sets. */
export interface NoSunTimeFact {
  kind: 'fact';
  form: 'polarDay' | 'polarNight';
  place: string | null;
  day: Day;
}

/** Whether something falls in this moment. */
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

/** So many minutes from now, within the hour, or on a day, where known with the hour it starts in. */
export type RainTime = { in: number } | { within: 'hour' } | { day: Day; hour: number | null };

/** Nothing falls as far as a forecast reaches. */
export interface NoRainFact {
  kind: 'fact';
  form: 'noRain';
  place: string | null;
  ahead: ForecastReach;
}

/** How far is known from now on. */
export type ForecastReach = { hours: number } | { days: number };

/** "When will it stop?" */
export interface RainStopFact {
  kind: 'fact';
  form: 'rainStop';
  place: string | null;
  of: PrecipitationKind;
  at: { in: number } | { day: Day; hour: number };
  /** Seen by radar, not only expected by a forecast. */
  byRadar: boolean;
  /** It goes on soon. */
  brief: boolean;
}

/** It goes on as far as a forecast reaches. */
export interface NoRainStopFact {
  kind: 'fact';
  form: 'noRainStop';
  place: string | null;
  of: PrecipitationKind;
  ahead: ForecastReach;
}

/** "Which day will be the nicest?": none is dry. */
export interface NoDryDayFact {
  kind: 'fact';
  form: 'noDryDay';
  place: string | null;
}

/** "Which day will be the nicest?" */
export interface BestDayFact {
  kind: 'fact';
  form: 'bestDay';
  /** `alike` is as nice as the best that was named before. */
  rank: 'best' | 'alike' | 'leastBad';
  opening: Opening;
  sky: Sky | null;
  temperature: Temperature | null;
}

/** "Will it be warmer than ...?"; a language says the difference of the numbers that it says. */
export interface ComparisonFact {
  kind: 'fact';
  form: 'comparison';
  /** What was asked for. */
  question: 'warmer' | 'colder' | null;
  opening: Opening;
  than: When;
  of: 'exactly' | 'high' | 'low';
  /** °C, of the time of the opening and of the other. */
  value: number;
  reference: number;
}
