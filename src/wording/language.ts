import type { CompassPoint } from '../weather/wind.ts';
import type {
  BestDayFact,
  ComparisonFact,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  NextRainFact,
  NoDryDayFact,
  NoRainFact,
  NoRainStopFact,
  NoSunTimeFact,
  RainNowFact,
  RainStopFact,
  SunTimeFact,
  TemperatureFact,
  WindFact,
} from './plan/questions/fact-statement.ts';
import type { AdviceStatement, Answer, Finding } from './plan/questions/verdict-statement.ts';
import type {
  AgainStatement,
  AmountStatement,
  ChanceStatement,
  CourseStatement,
  Day,
  ExpectationStatement,
  NextHourStatement,
  NoDataStatement,
  Opening,
  OtherPollenStatement,
  PollenStatement,
  StormStatement,
  TemperatureStatement,
  TrendStatement,
  WindStatement,
} from './plan/statement.ts';
import type { PollenNames } from './pollen-names.ts';
import type { SkyClass } from './sky-class.ts';
import type { Units } from './units.ts';

/** What all sentences of a text have in common. */
export interface Manner {
  units: Units;
  /** The text is about this very hour: the tense, where a language has one for what is to come. */
  now: boolean;
}

/**
 * One language: how it words what an operation's plan says, and its words for the fields of an
 * answer. Another language is another folder in `languages/` with an object of this type, and a line
 * in `locales.ts`.
 *
 * The functions give a sentence without its capital letter and full stop; numbers in it are whole
 * and in the listener's units.
 */
export interface Language {
  course(statement: CourseStatement, manner: Manner): string;
  uncertainty(): string;
  ice(): string;
  storm(statement: StormStatement, manner: Manner): string;
  temperature(statement: TemperatureStatement, manner: Manner): string;
  chance(statement: ChanceStatement): string;
  amount(statement: AmountStatement, manner: Manner): string;
  wind(statement: WindStatement, manner: Manner): string;
  trend(statement: TrendStatement): string;
  noData(statement: NoDataStatement): string;
  nextHour(statement: NextHourStatement): string;
  again(statement: AgainStatement): string;
  expectation(statement: ExpectationStatement): string;
  pollen(statement: PollenStatement): string;
  otherPollen(statement: OtherPollenStatement): string;

  /** `heute`, `am Samstag`. */
  day(day: Day): string;
  /**
   * A day after a word of a template, which is empty where the template begins with it; with that
   * word where it stays: `heute` after `am`, `für Samstag` after `für`.
   */
  dayAfter(word: string, day: Day): string;
  /** The same of a place: `auf Sylt` after `in`, `Region Sylt` after `Region`. */
  placeAfter(word: string, place: string): string;

  /** `weather.text`: without a verb, as a label: `leichter Regen`. */
  skyText(sky: SkyClass, night: boolean): string;
  /** `weather.text` where the state is not known. */
  unknownText: string;
  /** Of all plants of the document's table. */
  pollenNames: PollenNames;
  /** `wind.direction`: `Südwest`. */
  directionWord(point: CompassPoint): string;
  /** `wind.text`: on the language's own compass rose. */
  directionAbbreviation(point: CompassPoint): string;
  /** `wind.gusts.text`, from km/h. */
  gustText(gust: number, units: Units): string;
}

/** A language that the skill speaks: it also words the answers that are made from an operation's fields. */
export interface SkillLanguage extends Language {
  /** The first words of an answer to a question for yes or no: `vielleicht`. */
  answers: Readonly<Record<Answer, string>>;
  finding(finding: Finding, opening: Opening, manner: Manner): string;
  advice(statement: AdviceStatement, manner: Manner): string;
  facts: FactWords;
}

/** The answers to questions for one fact: "how warm?", "when does the sun set?" */
export interface FactWords {
  temperature(fact: TemperatureFact, manner: Manner): string;
  extreme(fact: ExtremeFact, manner: Manner): string;
  feelsLike(fact: FeelsLikeFact, manner: Manner): string;
  feelsColdest(fact: FeelsColdestFact, manner: Manner): string;
  comparison(fact: ComparisonFact, manner: Manner): string;
  wind(fact: WindFact, manner: Manner): string;
  sunTime(fact: SunTimeFact): string;
  noSunTime(fact: NoSunTimeFact): string;
  rainNow(fact: RainNowFact): string;
  nextRain(fact: NextRainFact): string;
  noRain(fact: NoRainFact): string;
  rainStop(fact: RainStopFact): string;
  noRainStop(fact: NoRainStopFact): string;
  bestDay(fact: BestDayFact, manner: Manner): string;
  noDryDay(fact: NoDryDayFact): string;
}
