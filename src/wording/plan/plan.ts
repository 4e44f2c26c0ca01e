import type { FactStatement } from './questions/fact-statement.ts';
import type { AdviceStatement, VerdictStatement } from './questions/verdict-statement.ts';
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
} from './statement.ts';

/**
 * What an operation's text says, in the order in which it says it, before any language words it. Values are in
 * the project's units (°C, km/h, mm) and unrounded: a language converts and rounds once.
 */
export type Plan = Statement[];

/** For an answer without anything in it. */
export const NO_DATA: Plan = [{ kind: 'noData', opening: null }];

export type Statement = CourseStatement | UncertaintyStatement | IceStatement | StormStatement |
  TemperatureStatement | ChanceStatement | AmountStatement | WindStatement | TrendStatement |
  NoDataStatement | NextHourStatement | AgainStatement | ExpectationStatement | PollenStatement |
  OtherPollenStatement; // prettier-ignore

/** The same of an answer of the skill, which may be to a question that no operation has a text for. */
export type AnswerPlan = AnswerStatement[];

export type AnswerStatement = Statement | VerdictStatement | AdviceStatement | FactStatement;
