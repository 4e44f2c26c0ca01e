import type { FactStatement } from './fact-statement.ts';
import type { PastStatement, ReadingStatement, WarningStatement } from './reading-statement.ts';
import type {
  AgainStatement,
  AmountStatement,
  ChanceStatement,
  CourseStatement,
  ExpectationStatement,
  ExtremeStatement,
  IceStatement,
  NextHourStatement,
  NoDataStatement,
  StormStatement,
  TemperatureStatement,
  TrendStatement,
  WindStatement,
  Opening,
  TimeShare,
  Sky,
  When,
} from './statement.ts';
import type { OtherPollenStatement, PollenStatement } from './pollen.ts';

/**
 * The statements of the text of an operation, in order, independent of the language. Values are unrounded, in
 * the units of the project (°C, km/h, mm): a language converts and rounds once.
 */
export type Plan = Statement[];

/** The plan for a response without data. */
export const NO_DATA_PLAN: Plan = [{ kind: 'noData', opening: null }];

export type Statement = CourseStatement | IceStatement | StormStatement |
  ExtremeStatement |   TemperatureStatement | ChanceStatement | AmountStatement | WindStatement | TrendStatement |
  NoDataStatement | NextHourStatement | AgainStatement | ExpectationStatement | PollenStatement |
  OtherPollenStatement | WarningStatement; // prettier-ignore

/** The plan of an answer of the skill, also for questions without an operation text. */
export type AnswerPlan = AnswerStatement[];

export type AnswerStatement =
  Statement | VerdictStatement | AdviceStatement | FactStatement | ReadingStatement | PastStatement;

/** Conditions of yes-or-no questions; `storm` is one of wind. */
const CONDITIONS = [
  'rain',
  'snow',
  'sun',
  'fog',
  'storm',
  'thunder',
  'hail',
  'frost',
  'ice',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The first words of an answer to "will there be ...?". */
export type VerdictAnswer =
  'yes' | 'likely' | 'partly' | 'possible' | 'unlikely' | 'no' | 'unknown';

/** Of precipitation, `notNow` if it comes within the hour; `contrary` is the yes to a sentence that denies it. */
export type FirstWord = VerdictAnswer | 'notNow' | 'contrary';

/** An answer with its reason. */
export interface VerdictStatement {
  kind: 'verdict';
  /** Null if it was not a yes-or-no question. */
  answer: VerdictAnswer | 'contrary' | null;
  opening: Opening;
  finding: WeatherFinding;
}

/** The first words of an answer to "should I ...?", and why. */
export interface AdviceStatement {
  kind: 'advice';
  /** Whether one of two was asked for, "bike or train": the advice has no yes or no before it. */
  isChoice?: true;
  content: AdviceContent;
  opening: Opening;
  finding: WeatherFinding;
}

/** Content of advice; advice about clothes names a garment. */
export type AdviceContent =
  | { of: AdviceSubject; answer: 'yes' | 'maybe' | 'no' }
  | { of: 'jacket' | 'clothes'; garment: Garment };

/** Things to take or to do, and activities outdoors. */
export const ADVICE_SUBJECTS = [
  'umbrella',
  'laundry',
  'barbecue',
  'bicycle',
  'scraping',
  'shorts',
  'gloves',
  'hat',
  'lightJacket',
  'sunscreen',
  'watering',
  'airing',
  'carWash',
  'windowCleaning',
  'running',
  'walking',
  'gardenParty',
  'picnic',
  'driving',
  'hiking',
  'playing',
  'mowing',
  'beach',
  'camping',
  'noUmbrella',
  'noJacket',
  'noGloves',
  'noWatering',
  'laundryIn',
  'closeWindows',
] as const;
export type AdviceSubject = (typeof ADVICE_SUBJECTS)[number];

/** `rainJacket` over light clothes, `perhapsRainJacket` if rain is only possible. */
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

/** A finding about the weather, as one clause; temperatures in °C. */
export type WeatherFinding =
  /** This weather at these times; always if they are null. */
  | { form: 'sky'; sky: Sky; times: Times | null; also: AlsoClause | null }
  /** Whether the condition occurs, in general words; `dry`: no precipitation at all. */
  | { form: 'condition'; of: Condition; is: Presence; times: Times | null; also: AlsoClause | null }
  /** Percent, in tens. */
  | { form: 'probability'; of: 'rain' | 'snow'; percent: number; times: Times | null; also: AlsoClause | null }
  /** km/h. */
  | { form: 'gusts'; gust: number; times: Times | null }
  /** Below zero; `exactly` for the value of a single hour. */
  | { form: 'frost'; low: number; exactly: boolean; times: Times | null }
  | { form: 'frostFree'; low: number; exactly: boolean }
  /** Felt temperature; `chilled` if wind lowers it; `daytime` if only for daytime hours. */
  | { form: 'warmth'; low: number; high: number; chilled: boolean; daytime: boolean }
  /** Hours of sunshine. */
  | { form: 'sunshine'; hours: number }
  | { form: 'drySpell'; times: Times }
  /** The best hours for something, and their temperatures. */
  | { form: 'best'; times: Times; low: number; high: number }
  /** Too dark for something that needs light, or too late for it. */
  | { form: 'dark' | 'late' }
  /** The sun stands too low to burn. */
  | { form: 'lowSun' }
  /** mm of rain or cm of fresh snow, null for none; `peak` is the day of several with the most of it. */
  | { form: 'amount'; of: 'rain' | 'snow'; amount: number | null; times: Times | null; peak: When | null; isPossible?: true }
  | { form: 'days'; of: Condition | 'suitable'; groups: readonly DayGroup[] }
  | { form: 'unknown' }; // prettier-ignore

export type Presence = 'yes' | 'maybe' | 'hardly' | 'no' | 'dry';

/** Other weather: in addition, or instead. */
export interface AlsoClause {
  link: 'besides' | 'instead';
  sky: Sky;
  times: Times | null;
}

/** When within a range of time: at these hours, or how often. */
export type Times = { spans: readonly ClockSpan[] } | { share: TimeShare | 'mostly' };

/** Hours of the clock; null for the start and the end of the range. */
export interface ClockSpan {
  from: number | null;
  to: number | null;
}

/** Days with the same answer; `others` are all days in no earlier group; for many days only the count. */
export interface DayGroup {
  is: Presence;
  whens: readonly When[] | 'others' | { count: number; of: number };
  times: Times | null;
}
