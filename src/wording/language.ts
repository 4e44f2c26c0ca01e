import type { CompassPoint } from '../weather/wind.ts';
import type {
  CourseStatement,
  NoDataStatement,
  RainStatement,
  StormStatement,
  TemperatureStatement,
  TrendStatement,
  WindStatement,
} from './plan/statement.ts';
import type { SkyClass } from './sky-class.ts';
import type { Units } from './units.ts';

/**
 * One language: how it words what a plan says, and its words for the fields of an answer. Another
 * language is another file in `languages/` with an object of this type, and a line in `locales.ts`.
 *
 * The functions give a sentence without its capital letter and full stop; numbers in it are whole
 * and in the listener's units.
 */
export interface Language {
  course(statement: CourseStatement, units: Units): string;
  temperature(statement: TemperatureStatement, units: Units): string;
  rain(statement: RainStatement, units: Units): string;
  wind(statement: WindStatement, units: Units): string;
  storm(statement: StormStatement, units: Units): string;
  ice(): string;
  trend(statement: TrendStatement): string;
  noData(statement: NoDataStatement): string;

  /** `weather.text`: without a verb, as a label: `leichter Regen`. */
  skyText(sky: SkyClass, night: boolean): string;
  /** `weather.text` where the state is not known. */
  unknownText: string;
  /** `wind.direction`: `Südwest`. */
  directionWord(point: CompassPoint): string;
  /** `wind.text`: on the language's own compass rose. */
  directionAbbreviation(point: CompassPoint): string;
  /** `wind.gusts.text`, from km/h. */
  gustText(gust: number, units: Units): string;
}
