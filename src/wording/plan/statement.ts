import type { DayPart, PollenType } from '../../contract/parameters.ts';
import { type LocalDate, daysBetween } from '../../time/local-time.ts';
import type { PollenIndex } from '../../weather/pollen.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import type { WeatherState } from '../../weather/state.ts';
import type { CompassPoint } from '../../weather/atmosphere.ts';

/** Time and place, said once with the first statement. */
export interface Opening {
  when: When;
  place: string | null;
}

/** How the sky and what falls from it go on, with the temperature where a text is short. */
export interface CourseStatement {
  kind: 'course';
  opening: Opening | null;
  course: Course;
  temperature: Temperature | null;
}

export interface TemperatureStatement {
  kind: 'temperature';
  opening: Opening | null;
  temperature: Temperature;
}

/** What the course says will fall may as well not. */
export interface UncertaintyStatement {
  kind: 'uncertainty';
}

/** Rain or snow that the course does not show. */
export interface ChanceStatement {
  kind: 'chance';
  of: 'rain' | 'snow';
  likely: boolean;
}

export interface AmountStatement {
  kind: 'amount';
  of: 'rain' | 'snow';
  /** mm of rain, cm of fresh snow. */
  amount: number;
}

export interface WindStatement {
  kind: 'wind';
  /** Beaufort; null where only the gusts are worth naming. */
  force: number | null;
  direction: CompassPoint | null;
  /** km/h; null where they are not worth naming. */
  gust: number | null;
}

export interface StormStatement {
  kind: 'storm';
  /** Not on every day that it is said of. */
  atTimes: boolean;
  opening: Opening | null;
  gust: number;
}

/** Something freezes on the ground. */
export interface IceStatement {
  kind: 'ice';
}

export interface TrendStatement {
  kind: 'trend';
  place: string | null;
  direction: 'warmer' | 'colder';
}

/** The source has nothing to say about this time. */
export interface NoDataStatement {
  kind: 'noData';
  /** Null where not even the time is known. */
  opening: Opening | null;
}

/** What radar shows of the next hour up to the first end of what falls; times in minutes, unrounded. */
export interface NextHourStatement {
  kind: 'nextHour';
  place: string | null;
  course: NextHourCourse;
}

export type NextHourCourse =
  | { form: 'unknown' }
  /** `for` as long as it is known. */
  | { form: 'dry'; for: number }
  | { form: 'throughout'; for: number; fall: ChangingSpokenFall }
  | { form: 'begins'; in: number; fall: ChangingSpokenFall; stops: { after: number; brief: boolean } | null }
  /** It falls for one step only. */
  | { form: 'passes'; in: number; fall: SpokenFall }
  /** It falls now; `brief` where it goes on after one step. */
  | { form: 'stops'; in: number; fall: ChangingSpokenFall; brief: boolean }; // prettier-ignore

/** What falls after it has stopped, or after a brief break. */
export interface AgainStatement {
  kind: 'again';
  fall: SpokenFall;
  /** What falls is what fell before, and no heavier. */
  alike: boolean;
  course:
    /** So many minutes after the stop: for one step only, or with further stops. */
    | { form: 'restarts'; after: number; goesOn: 'briefly' | 'onAndOff' | null }
    /** For so many minutes after a brief break, and then once more, or more often. */
    | { form: 'continues'; for: number; more: 'once' | 'often' | null }
    /** `afterBreak` directly after a brief one. */
    | { form: 'later'; often: boolean; afterBreak: boolean };
}

/** What a forecast by the hour expects of the next hour, which may touch two of its hours. */
export interface ExpectationStatement {
  kind: 'expectation';
  place: string | null;
  first: Expectation;
  /** Null where it is the same. */
  later: Expectation | null;
}

export type Expectation = (SpokenFall & { certainty: 'expected' | 'likely' | 'possible' }) | 'dry';

export interface SpokenFall {
  of: PrecipitationKind;
  intensity: Intensity;
}

export interface ChangingSpokenFall extends SpokenFall {
  /** What becomes of it: harder at times, light only, or something else. */
  change: 'heavy' | 'veryHeavy' | 'light' | { of: PrecipitationKind } | null;
}

export type Intensity = 'light' | 'moderate' | 'heavy' | 'veryHeavy';

/** The pollen of a day at a place; of one type, or those types of all that are worth naming. */
export interface PollenStatement {
  kind: 'pollen';
  setting: PollenSetting;
  content:
    | { form: 'type'; type: PollenType; level: PollenIndex }
    | { form: 'types'; groups: readonly PollenGroup[] }
    /** `soFarKnown` where some types are not known. */
    | { form: 'none'; soFarKnown: boolean }
    | { form: 'unknown'; type: PollenType | null };
}

/** Time and place, or the placeholders that stand for them. */
export type PollenSetting =
  { day: Day; place: string | null } | { placeholders: 'day' | 'dayAndPlace' };

/** Types of one level. */
export interface PollenGroup {
  level: Exclude<PollenIndex, 0>;
  types: readonly PollenType[];
  /** There are more of them than can be named. */
  andOthers: boolean;
}

/** All types of pollen that have not been named. */
export interface OtherPollenStatement {
  kind: 'otherPollen';
  /** The highest of them. */
  level: PollenIndex;
  /** Not all of them are as high. */
  atMost: boolean;
  soFarKnown: boolean;
}

/** Weather that lasts, as one spoken class. */
export interface Sky {
  state: WeatherState;
  night: boolean;
}

export type Course =
  | { form: 'steady'; sky: Sky }
  | { form: 'change'; first: Sky; second: Sky; at: Boundary }
  | { form: 'interlude'; background: Sky; passing: Sky; span: Span }
  | { form: 'atTimes'; background: Sky; passing: Sky; share: TimeShare };

/** When the weather changes: an hour of the clock for a near day, a part of the day for a later one. */
export type Boundary = { hour: number } | { part: PartOfCourse };
export type Span = { from: number; to: number } | { part: PartOfCourse };
export type PartOfCourse = 'morning' | 'midday' | 'afternoon' | 'evening' | 'lateEvening';

/** Share of the hours in which it happens: below 30 percent, or more; beyond 60 it is steady. */
export type TimeShare = 'nowAndThen' | 'atTimes';

export type Temperature =
  /** Of one hour. */
  | { form: 'exactly'; value: number }
  | { form: 'around'; value: number }
  /** The highest of a period, the lowest. */
  | { form: 'high' | 'low'; value: number }
  | { form: 'range'; low: number; high: number }
  | { form: 'change'; from: number; to: number };

export type When =
  | { kind: 'now' }
  | { kind: 'nextHours'; count: number }
  | { kind: 'hour'; day: Day; hour: number }
  | { kind: 'hours'; from: { day: Day; hour: number }; to: { day: Day; hour: number } }
  | { kind: 'part'; day: Day; part: DayPart; running: boolean }
  | { kind: 'day'; day: Day }
  | { kind: 'days'; first: Day; last: Day };

/** A day as seen from today. */
export interface Day {
  date: LocalDate;
  /** Days from today: 0 today, 1 tomorrow; null where the listener's date is not the place's. */
  ahead: number | null;
}

/** Whom a text is for: what they call today, and the name of the place. */
export interface Audience {
  /** Today's date at the place; null where the listener's own today is another date. */
  today: LocalDate | null;
  place: string | null;
}

/** A date as the audience sees it. */
export function toRelativeDay(date: LocalDate, { today }: Audience): Day {
  return { date, ahead: today === null ? null : daysBetween(today, date) };
}

/** A weekday's name alone would be taken for the coming one. */
export function isFarAhead({ ahead }: Day): boolean {
  return ahead !== null && ahead >= 7;
}

export function isNextDay(first: Day, last: Day): boolean {
  return daysBetween(first.date, last.date) === 1;
}
