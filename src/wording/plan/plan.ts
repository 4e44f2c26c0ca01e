import type { FactStatement } from './fact-statement.ts';
import type {
  AgainStatement,
  AmountStatement,
  ChanceStatement,
  CourseStatement,
  ExpectationStatement,
  IceStatement,
  NextHourStatement,
  NoDataStatement,
  OtherPollenStatement,
  PollenStatement,
  StormStatement,
  TemperatureStatement,
  TrendStatement,
  UncertaintyStatement,
  WindStatement,
  Opening,
  TimeShare,
  Sky,
  When,
} from './statement.ts';

/**
 * What an operation's text says, in the order in which it says it, before any language words it. Values are in
 * the project's units (°C, km/h, mm) and unrounded: a language converts and rounds once.
 */
export type Plan = Statement[];

/** For an answer without anything in it. */
export const NO_DATA_PLAN: Plan = [{ kind: 'noData', opening: null }];

export type Statement = CourseStatement | UncertaintyStatement | IceStatement | StormStatement |
  TemperatureStatement | ChanceStatement | AmountStatement | WindStatement | TrendStatement |
  NoDataStatement | NextHourStatement | AgainStatement | ExpectationStatement | PollenStatement |
  OtherPollenStatement; // prettier-ignore

/** The same of an answer of the skill, which may be to a question that no operation has a text for. */
export type AnswerPlan = AnswerStatement[];

export type AnswerStatement = Statement | VerdictStatement | AdviceStatement | FactStatement;

/** What can be asked with yes or no; thunder alone where nothing is known of the wind. */
const CONDITIONS = ['rain', 'snow', 'sun', 'fog', 'storm', 'thunder', 'frost', 'ice'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The first words of an answer to "will there be ...?". */
export type VerdictAnswer =
  'yes' | 'likely' | 'partly' | 'possible' | 'unlikely' | 'no' | 'unknown';

/** An answer and what it rests on. */
export interface VerdictStatement {
  kind: 'verdict';
  /** Null where the question was not for yes or no. */
  answer: VerdictAnswer | null;
  opening: Opening;
  finding: WeatherFinding;
}

/** The first words of an answer to "should I ...?", and why. */
export interface AdviceStatement {
  kind: 'advice';
  content: AdviceContent;
  opening: Opening;
  finding: WeatherFinding;
}

/** What people ask advice for; what to wear, with or without yes or no, is told as a garment. */
export type AdviceContent =
  | { of: AdviceSubject; answer: 'yes' | 'maybe' | 'no' }
  | { of: 'jacket' | 'clothes'; garment: Garment };

const ADVICE_SUBJECTS = ['umbrella', 'laundry', 'barbecue', 'bicycle', 'scraping'] as const;
export type AdviceSubject = (typeof ADVICE_SUBJECTS)[number];

/** `rainJacket` over light clothes, `perhapsRainJacket` where rain is only possible. */
const GARMENTS = [
  'tShirt',
  'lightJacket',
  'warmJacket',
  'winterCoat',
  'rainJacket',
  'perhapsRainJacket',
  'warmRainJacket',
  'rainproofWinterCoat',
] as const;
export type Garment = (typeof GARMENTS)[number];

/** What the weather is found to be, as one clause; temperatures in °C. */
export type WeatherFinding =
  /** This weather in those hours; all the time where they are null. */
  | { form: 'sky'; sky: Sky; times: Times | null; also: AlsoClause | null }
  /** Whether there is any, in general words; `dry`: nothing falls at all. */
  | { form: 'condition'; of: Condition; is: Presence; times: Times | null; also: AlsoClause | null }
  /** Percent, in tens. */
  | { form: 'probability'; of: 'rain' | 'snow'; percent: number; times: Times | null; also: AlsoClause | null }
  /** km/h. */
  | { form: 'gusts'; gust: number; times: Times | null }
  /** Below zero; `exactly` where it is the value of one hour. */
  | { form: 'frost'; low: number; exactly: boolean; times: Times | null }
  | { form: 'frostFree'; low: number; exactly: boolean }
  /** As felt; `chilled` by wind, else as measured; `daytime` only. */
  | { form: 'warmth'; low: number; high: number; chilled: boolean; daytime: boolean }
  /** Hours of sunshine. */
  | { form: 'sunshine'; hours: number }
  | { form: 'drySpell'; times: Times }
  /** mm of rain or cm of fresh snow, null for none; `peak` is the day of several with the most of it. */
  | { form: 'amount'; of: 'rain' | 'snow'; amount: number | null; times: Times | null; peak: When | null }
  | { form: 'days'; of: Condition | 'suitable'; groups: readonly DayGroup[] }
  | { form: 'unknown' }; // prettier-ignore

export type Presence = 'yes' | 'maybe' | 'hardly' | 'no' | 'dry';

/** Other weather beside that which was asked for: at all other times, too, or in its place. */
export interface AlsoClause {
  link: 'otherwise' | 'besides' | 'instead';
  sky: Sky;
  times: Times | null;
}

/** When within a stretch of time: in these hours, or how often. */
export type Times = { spans: readonly ClockSpan[] } | { share: TimeShare | 'mostly' };

/** Hours of the clock; null for the start and the end of the stretch. */
export interface ClockSpan {
  from: number | null;
  to: number | null;
}

/** Days with the same answer; `others` are all that no group before names, of many only the count. */
export interface DayGroup {
  is: Presence;
  whens: readonly When[] | 'others' | { count: number; of: number };
  times: Times | null;
}
