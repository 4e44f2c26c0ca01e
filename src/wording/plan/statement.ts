import type { DayPart } from '../../contract/parameters.ts';
import type { LocalDate } from '../../weather/local-time.ts';
import type { WeatherState } from '../../weather/state.ts';
import type { CompassPoint } from '../../weather/wind.ts';

/**
 * What a text says, in the order in which it says it, before any language words it. Values are in
 * the project's units (°C, km/h, mm) and unrounded: a language converts and rounds once.
 */
export type Plan = Statement[];

/** For an answer without anything in it. */
export const NO_DATA: Plan = [{ kind: 'noData', opening: null }];

export type Statement = CourseStatement | UncertaintyStatement | IceStatement | StormStatement |
  TemperatureStatement | ChanceStatement | AmountStatement | WindStatement | TrendStatement |
  NoDataStatement; // prettier-ignore

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

/** Weather that lasts, as one spoken class. */
export interface Sky {
  state: WeatherState;
  night: boolean;
}

export type Course =
  | { form: 'steady'; sky: Sky }
  | { form: 'change'; first: Sky; second: Sky; at: Boundary }
  | { form: 'interlude'; background: Sky; passing: Sky; span: Span }
  | { form: 'atTimes'; background: Sky; passing: Sky; share: Share };

/** When the weather changes: an hour of the clock for a near day, a part of the day for a later one. */
export type Boundary = { hour: number } | { part: PartOfCourse };
export type Span = { from: number; to: number } | { part: PartOfCourse };
export type PartOfCourse = 'morning' | 'midday' | 'afternoon' | 'evening' | 'lateEvening';

/** Share of the hours in which it happens: below 30 percent, or more; beyond 60 it is steady. */
export type Share = 'nowAndThen' | 'atTimes';

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
