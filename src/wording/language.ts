import type { CompassPoint } from '../weather/atmosphere.ts';
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
} from './plan/fact-statement.ts';
import type { AdviceStatement, VerdictAnswer, WeatherFinding } from './plan/plan.ts';
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
import type { SkyClass } from './sky-class.ts';
import type { Units } from './units.ts';

/** What all sentences of a text have in common. */
export interface SpeechOptions {
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
  course: (statement: CourseStatement, manner: SpeechOptions) => string;
  uncertainty: () => string;
  ice: () => string;
  storm: (statement: StormStatement, manner: SpeechOptions) => string;
  temperature: (statement: TemperatureStatement, manner: SpeechOptions) => string;
  chance: (statement: ChanceStatement) => string;
  amount: (statement: AmountStatement, manner: SpeechOptions) => string;
  wind: (statement: WindStatement, manner: SpeechOptions) => string;
  trend: (statement: TrendStatement) => string;
  noData: (statement: NoDataStatement) => string;
  nextHour: (statement: NextHourStatement) => string;
  again: (statement: AgainStatement) => string;
  expectation: (statement: ExpectationStatement) => string;
  pollen: (statement: PollenStatement) => string;
  otherPollen: (statement: OtherPollenStatement) => string;

  /** `heute`, `am Samstag`. */
  day: (day: Day) => string;
  /**
   * A day after a word of a template, which is empty where the template begins with it; with that
   * word where it stays: `heute` after `am`, `für Samstag` after `für`.
   */
  dayAfter: (word: string, day: Day) => string;
  /** The same of a place: `auf Sylt` after `in`, `Region Sylt` after `Region`. */
  placeAfter: (word: string, place: string) => string;

  /** `weather.text`: without a verb, as a label: `leichter Regen`. */
  skyText: (sky: SkyClass, night: boolean) => string;
  /** `weather.text` where the state is not known. */
  unknownText: string;
  /** Of all plants of the document's table. */
  pollenNames: PollenNames;
  /** `wind.direction`: `Südwest`. */
  directionWord: (point: CompassPoint) => string;
  /** `wind.text`: on the language's own compass rose. */
  directionAbbreviation: (point: CompassPoint) => string;
  /** `wind.gusts.text`, from km/h. */
  gustText: (gust: number, units: Units) => string;
}

/** A language that the skill speaks: it also words the answers that are made from an operation's fields. */
export interface SkillLanguage extends Language {
  /** The first words of an answer to a question for yes or no: `vielleicht`. */
  answers: Readonly<Record<VerdictAnswer, string>>;
  finding: (finding: WeatherFinding, opening: Opening, manner: SpeechOptions) => string;
  advice: (statement: AdviceStatement, manner: SpeechOptions) => string;
  facts: FactWords;
}

/** The answers to questions for one fact: "how warm?", "when does the sun set?" */
export interface FactWords {
  temperature: (fact: TemperatureFact, manner: SpeechOptions) => string;
  extreme: (fact: ExtremeFact, manner: SpeechOptions) => string;
  feelsLike: (fact: FeelsLikeFact, manner: SpeechOptions) => string;
  feelsColdest: (fact: FeelsColdestFact, manner: SpeechOptions) => string;
  comparison: (fact: ComparisonFact, manner: SpeechOptions) => string;
  wind: (fact: WindFact, manner: SpeechOptions) => string;
  sunTime: (fact: SunTimeFact) => string;
  noSunTime: (fact: NoSunTimeFact) => string;
  rainNow: (fact: RainNowFact) => string;
  nextRain: (fact: NextRainFact) => string;
  noRain: (fact: NoRainFact) => string;
  rainStop: (fact: RainStopFact) => string;
  noRainStop: (fact: NoRainStopFact) => string;
  bestDay: (fact: BestDayFact, manner: SpeechOptions) => string;
  noDryDay: (fact: NoDryDayFact) => string;
}

/** What gives off pollen or spores, by the public weather API's document ("Pollen types"), in Latin. */
export const POLLEN_PLANTS = [
  'Abies',
  'Acer',
  'Aesculus',
  'Alnus',
  'Alternaria',
  'Ambrosia',
  'Artemisia',
  'Asteraceae',
  'Betula',
  'Carpinus',
  'Castanea',
  'Chenopodium',
  'Cladosporium',
  'Corylus',
  'Cruciferae',
  'Cupressaceae',
  'Cyperaceae',
  'Erica',
  'Fagus',
  'Fraxinus',
  'Fungus',
  'Galium',
  'Humulus',
  'Impatiens',
  'Juglans',
  'Larix',
  'Olea',
  'Picea',
  'Pinaceae',
  'Pinus',
  'Plantago',
  'Platanus',
  'Poaceae',
  'Populus',
  'Quercus',
  'Quercus ilex',
  'Rumex',
  'Salix',
  'Sambucus',
  'Secale',
  'Taxus',
  'Tilia',
  'Ulmus',
  'Urtica',
  'Varia',
] as const;
export type PollenPlant = (typeof POLLEN_PLANTS)[number];

/** The common names of a language, as they stand within a sentence. */
export type PollenNames = Readonly<Record<PollenPlant, string>>;

/** What a name may end with when it stands before "pollen", or in the plural. */
const NAME_ENDING = /[aeiouyěėąę]?s?$/u;

/** A short name is only known whole or in the plural: `es` is no `Esdoorn`. */
const MAX_SHORT_NAME_CHARACTERS = 3;
const PLURAL_ENDINGS = ['', 's', 'n', 'en'];

/**
 * The name of the plant that words speak of: `Tanne` for `tannen pollen`; undefined where there is
 * none in the table.
 */
export function findPlant(spoken: string, names: PollenNames): string | undefined {
  const words = splitWords(spoken).map((word) => word.replace(/(?<=.)pollen$/u, ''));
  const matching = POLLEN_PLANTS.map((plant) => names[plant]).filter((name) =>
    splitWords(name).every((part) => words.some((word) => matchesForm(word, part))),
  );
  return matching.toSorted((one, other) => other.length - one.length)[0];
}

function matchesForm(word: string, name: string): boolean {
  if (name.length <= MAX_SHORT_NAME_CHARACTERS) {
    return PLURAL_ENDINGS.some((ending) => word === name + ending);
  }
  return word.startsWith(name.replace(NAME_ENDING, ''));
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u);
}
