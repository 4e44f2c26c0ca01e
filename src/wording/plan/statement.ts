import type { Intensity } from '../../weather/nowcast.ts';
import type { DayName, DayPart } from '../../contract/parameters.ts';
import { type LocalDate, daysBetween } from '../../time/local-time.ts';
import type { PrecipitationKind, CompassPoint } from '../../weather/atmosphere.ts';
import type { FallDetail, WeatherState } from '../../weather/state.ts';
import type { AllDay, HoursSpan, PartSpan, PartsSpan, TurnOfCourse } from './parts-of-day.ts';

/** Time and place, spoken once with the first statement. */
export interface Opening {
  when: When;
  place: string | null;
}

/** The course of sky and precipitation, with the temperature in short texts. */
export interface CourseStatement {
  kind: 'course';
  opening: Opening | null;
  course: Course;
  temperature: Temperature | null;
  /** Whether the course repeats on each of several days, and whether these are two. */
  daily?: boolean;
  ofTwoDays?: boolean;
  /** Of a danger: when within the time of the opening, so that what follows is about all of it. */
  within?: Within;
  /** Of a danger: told without the sky around it. */
  alone?: true;
  /** The strongest gust that its thunderstorms bring, km/h. */
  gust?: number;
  /** Of what may stay away: told as a chance, without the sky around it. */
  certainty?: 'likely' | 'possible';
  /** Of a chance: told in the sentence of the sky before it. */
  joins?: true;
  /** When the same falls once more. */
  again?: Repeat;
}

/** Another time of the same, without spans all of it; what goes on does not end before that. */
export interface Repeat {
  when: When;
  spans: readonly Span[];
  goesOn?: boolean;
}

export interface TemperatureStatement {
  kind: 'temperature';
  opening: Opening | null;
  temperature: Temperature;
}

/** A chance of precipitation that the course does not include. */
export interface ChanceStatement {
  kind: 'chance';
  of: 'rain' | 'snow';
  likely: boolean;
  /** When it is most likely; null for all the time, or if it is unknown. */
  span: Span | null;
  /** Of what has fallen before it for certain: "more snow is possible". */
  isMore?: true;
  /** Told in the sentence of the sky before it. */
  joins?: true;
}

export interface AmountStatement {
  kind: 'amount';
  /** `mixed`: rain and snow, or sleet. */
  of: 'rain' | 'snow' | 'mixed';
  /** mm of water, cm of fresh snow. */
  amount: number;
  /** That of several days together. */
  together?: Together;
  /** Of what may stay away. */
  isPossible?: true;
  /** Beside an amount of another time that the text has told. */
  isMore?: true;
  /** Of what the sentence before names: "expect rain; about an inch will fall". */
  isNamed?: true;
  /** Told in the sentence of the rain before it. */
  joins?: true;
}

/** Which days: all of the text, two or more of a longer list, or one of a list and the night before it. */
export type Together = 'allDays' | 'bothDays' | 'theseDays' | 'withNight';

export interface WindStatement {
  kind: 'wind';
  /** Beaufort; null if only the gusts are notable. */
  force: number | null;
  direction: CompassPoint | null;
  /** km/h; null if not notable. */
  gust: number | null;
  afterNo?: true;
}

/** With `isHurricane` the mean wind is that of a hurricane, too; `again` is when there is a storm as strong. */
export interface StormStatement {
  kind: 'storm';
  opening: Opening | null;
  within?: Within;
  gust: number;
  isHurricane?: boolean;
  again?: Repeat;
}

/** Heat or severe frost, °C: the high of the day, or the low. */
export interface ExtremeStatement {
  kind: 'extreme';
  of: 'heat' | 'frost';
  opening: Opening | null;
  value: number;
  /** Whether it is the value of a single hour, not a high or a low. */
  exactly: boolean;
  /** Sun or clouds all the time, if that is all besides. */
  sky?: Sky;
}

/** Precipitation freezes on the ground: a warning before the sentence about it. */
export interface IceStatement {
  kind: 'ice';
  /** If something is told of another time before that sentence. */
  when?: When;
}

export interface TrendStatement {
  kind: 'trend';
  place: string | null;
  direction: 'warmer' | 'colder';
}

/** The source has no data for this time. */
export interface NoDataStatement {
  kind: 'noData';
  /** Null if even the time is unknown. */
  opening: Opening | null;
}

/** The radar nowcast of the next hour up to the first end of precipitation; times in unrounded minutes. */
export interface NextHourStatement {
  kind: 'nextHour';
  place: string | null;
  course: NextHourCourse;
}

export type NextHourCourse =
  | { form: 'unknown' }
  /** `for` is the known duration. */
  | { form: 'dry'; for: number }
  | { form: 'throughout'; for: number; fall: ChangingSpokenFall }
  | { form: 'begins'; in: number; fall: ChangingSpokenFall; stops: { after: number; brief: boolean } | null }
  /** Precipitation for a single step. */
  | { form: 'passes'; in: number; fall: SpokenFall }
  /** Current precipitation; `brief` if it restarts after one step. */
  | { form: 'stops'; in: number; fall: ChangingSpokenFall; brief: boolean }; // prettier-ignore

/** Precipitation after the stop, or after a brief break. */
export interface AgainStatement {
  kind: 'again';
  fall: SpokenFall;
  /** Whether it is of the same kind as before, and not heavier. */
  alike: boolean;
  course:
    /** `after` minutes: for one step only, or with further stops. */
    | { form: 'restarts'; after: number; goesOn: 'briefly' | 'onAndOff' | null }
    /** For some minutes after a brief break, and then once more, or more often. */
    | { form: 'continues'; for: number; more: 'once' | 'often' | null }
    /** `afterBreak`: directly after a brief break. */
    | { form: 'later'; often: boolean; afterBreak: boolean };
}

/** The expectation of an hourly forecast for the next hour, which may overlap two of its hours. */
export interface ExpectationStatement {
  kind: 'expectation';
  place: string | null;
  first: Expectation;
  /** Null if it is the same. */
  later: Expectation | null;
}

export type Expectation = (SpokenFall & { certainty: 'expected' | 'likely' | 'possible' }) | 'dry';

export interface SpokenFall {
  of: PrecipitationKind;
  intensity: Intensity;
}

export interface ChangingSpokenFall extends SpokenFall {
  /** How it changes: heavier at times, light only, or another kind. */
  change: 'heavy' | 'veryHeavy' | 'light' | { of: PrecipitationKind } | null;
}

/** Weather of some hours, as one spoken class. */
export interface Sky extends FallDetail {
  state: WeatherState;
  night: boolean;
  /** How it takes up what the text has told of the day or the night before it. */
  sequel?: 'continues' | 'returns' | 'weaker' | 'stronger';
  /** Of a dry sky after rain or snow, which may go on in each of its hours. */
  mayFall?: true;
  leaning?: 'brighter' | 'duller'; // Of mixed clouds, by the mean of their hours.
}

export type Course =
  | { form: 'steady'; sky: Sky }
  | { form: 'change'; first: Sky; second: Sky; at: Boundary }
  | { form: 'interlude'; background: Sky; passing: Sky; span: Span }
  /** Before and after a longer dry time; `turn`: when the fog ends that a time begins with, to be told first. */
  | { form: 'twice'; background: Sky; passing: Sky; spans: readonly [Span, Span]; turn?: Boundary }
  | { form: 'atTimes'; background: Sky; passing: Sky; share: TimeShare };

/** When the weather changes: an hour of the clock for a near day, a part of the day for a later one. */
export type Boundary = { hour: number } | { part: TurnOfCourse };
export type Span = HoursSpan | PartSpan | PartsSpan;
/** Of what has begun, only the hour until which it lasts; `soon` if that is the next one; what falls all day. */
export type Within = Span | { until: number } | { soon: true } | AllDay;

export const isSpan = (within: Within): within is Span =>
  !('until' in within) && !('soon' in within) && !('allDay' in within);

/** Share of the hours: below 30 percent, or up to 60; above, the weather is steady. */
export type TimeShare = 'nowAndThen' | 'atTimes';

/** Temperatures, °C. */
export type Temperature =
  | Degrees
  /** Rises or falls through a period. */
  | { form: 'change'; from: number; to: number }
  /** The high of a day, and the low of the night after it, else of the day itself. */
  | { form: 'highAndLow'; high: number; low: number; lowIsAtNight: boolean }
  /** The lowest and the highest of the highs of several days, and whether each day is warmer or colder than the one before. */
  | { form: 'highs'; low: number; high: number; trend?: 'rising' | 'falling' | undefined };

export type Degrees =
  /** Of one hour. */
  | { form: 'exactly'; value: number }
  | { form: 'around'; value: number }
  /** The highest or lowest of a period; `atNight`: the lowest of the night after a day. */
  | { form: 'high' | 'low'; value: number; atNight?: boolean }
  | { form: 'range'; low: number; high: number };

export type When =
  | { kind: 'now' }
  | { kind: 'nextHours'; count: number }
  | { kind: 'hour'; day: Day; hour: number; tonight?: true }
  // `bare` after a sentence about the same day: "between 2 and 3 PM"; `tonight` of the running night, not the coming one.
  | { kind: 'hours'; from: DayHour; to: DayHour; bare?: boolean; tonight?: true }
  /** `from` this hour of the evening on. */
  | { kind: 'part'; day: Day; part: DayPart; running: boolean; bare?: boolean; from?: number }
  /** With the night before or after it, if both are told as one; `bare` after its name and a night: "during the day". */
  | { kind: 'day'; day: Day; nightBefore?: PartWhen; night?: PartWhen; bare?: boolean }
  | { kind: 'days'; first: Day; last: Day }
  /** After what the sentence before tells. */
  | { kind: 'afterThat' }
  /** Saturday and Sunday of the running week, or of the next one. */
  | { kind: 'weekend'; saturday: Day };
export type DayWhen = Extract<When, { kind: 'day' }>;
export type PartWhen = Extract<When, { kind: 'part' }>;

export type HoursWhen = Extract<When, { kind: 'hours' }>;
type DayHour = Pick<Extract<When, { kind: 'hour' }>, 'day' | 'hour'>;

/** A day relative to today. */
export interface Day {
  date: LocalDate;
  /** Days from today: 0 today, 1 tomorrow; null if the dates of listener and place differ. */
  ahead: number | null;
  /** Whether its weekday is named instead of "tomorrow" or "the day after tomorrow"; false if the latter was said. */
  byWeekday?: boolean;
}

/** The listener's view: today's date, and the name of the place. */
export interface Audience {
  /** Today's date at the place; null if the listener has another date. */
  today: LocalDate | null;
  place: string | null;
  /** Whether it is before six: then "tonight" is the night that ends, not the next one. */
  isBeforeDawn?: boolean;
  /** What the listener called the day; undefined where only its date is known. */
  dayName?: DayName | undefined;
}

/** Converts a date to a day relative to the audience's today. */
export function toRelativeDay(date: LocalDate, { today }: Audience): Day {
  return { date, ahead: today === null ? null : daysBetween(today, date) };
}

/** From this day on, listeners name a single day by its weekday. */
const MIN_WEEKDAY_AHEAD = 2;
/** Converts a date to a day as the listener called it, or else as listeners do: today, tomorrow, then the weekday. */
export function toNamedDay(date: LocalDate, audience: Audience): Day {
  const { dayName } = audience;
  const day = toRelativeDay(date, audience);
  if (dayName === 'dayAfterTomorrow' && day.ahead === 2) return { ...day, byWeekday: false };
  const first = dayName === 'weekday' ? 1 : MIN_WEEKDAY_AHEAD;
  return day.ahead !== null && day.ahead >= first ? { ...day, byWeekday: true } : day;
}

/** Whether the weekday alone would be ambiguous with the next one. */
export const isFarAhead = ({ ahead }: Day): boolean => ahead !== null && ahead >= 7;

export const isNextDay = (first: Day, last: Day) => daysBetween(first.date, last.date) === 1;
