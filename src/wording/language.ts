import type {
  CloudCoverFact,
  DewPointFact,
  HumidityFact,
  MoonPhaseFact,
  MoonTimeFact,
  NoWarningServiceFact,
  PressureFact,
  WarningCountFact,
  WarningStatement,
  PastStatement,
  SnowLineFact,
  UvIndexFact,
} from './plan/reading-statement.ts';
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
  ContrastFact,
  WindFact,
  WettestDayFact,
} from './plan/fact-statement.ts';
import type { AdviceStatement, FirstWord, WeatherFinding } from './plan/plan.ts';
import type {
  AgainStatement,
  AmountStatement,
  ChanceStatement,
  CourseStatement,
  Day,
  ExpectationStatement,
  ExtremeStatement,
  IceStatement,
  NextHourStatement,
  NoDataStatement,
  Opening,
  StormStatement,
  TemperatureStatement,
  TrendStatement,
  WindStatement,
} from './plan/statement.ts';
import type { SkyClass } from '../weather/state.ts';
import type { Units } from './units.ts';
import type { OtherPollenStatement, PollenStatement } from './plan/pollen.ts';

/** Options of all sentences of a text. */
export interface SpeechOptions {
  units: Units;
  /** Whether the text is about the current hour, for languages with a future tense. */
  now: boolean;
  /** Whether the night after the day of the text is the coming one, for languages that have a word for it. */
  tonight?: boolean;
}

/**
 * A language: renders the statements of a plan and has the words for the fields of a response. To add a
 * language, add a folder in `src/languages/` with an object of this type, and a line in `locales.ts`.
 *
 * The functions return a sentence without capital letter and full stop; its numbers are rounded and in the
 * units of the listener.
 */
export interface Language {
  course: (statement: CourseStatement, options: SpeechOptions) => string;
  ice: (statement: IceStatement) => string;
  storm: (statement: StormStatement, options: SpeechOptions) => string;
  /** `es wird bitterkalt, bis minus 18 Grad`; a temperature statement may follow. */
  extreme: (statement: ExtremeStatement, options: SpeechOptions) => string;
  /** Extremes whose sky is a sentence of its own after them. */
  skyApart?: readonly ExtremeStatement['of'][];
  temperature: (statement: TemperatureStatement, options: SpeechOptions) => string;
  chance: (statement: ChanceStatement) => string;
  /** A sky and the chance after it as one sentence. */
  withChance: (sky: string, chance: string) => string;
  amount: (statement: AmountStatement, options: SpeechOptions) => string;
  wind: (statement: WindStatement, options: SpeechOptions) => string;
  trend: (statement: TrendStatement) => string;
  noData: (statement: NoDataStatement) => string;
  nextHour: (statement: NextHourStatement) => string;
  again: (statement: AgainStatement) => string;
  expectation: (statement: ExpectationStatement) => string;
  pollen: (statement: PollenStatement) => string;
  otherPollen: (statement: OtherPollenStatement) => string;
  /** `amtliche Warnung vor Sturmböen, bis morgen 5 Uhr`. */
  warning: (statement: WarningStatement) => string;

  /** `heute`, `am Samstag`. */
  day: (day: Day) => string;
  /**
   * A day after a word of a template (empty at its start), with that word if it stays: `heute` after `am`, `für
   * Samstag` after `für`.
   */
  dayAfter: (word: string, day: Day) => string;
  /** A place after a word of a template: `auf Sylt` after `in`, `Region Sylt` after `Region`. */
  placeAfter: (word: string, place: string) => string;

  /** `weather.text`: a label without a verb: `leichter Regen`. */
  skyText: (sky: SkyClass, night: boolean) => string;
  /** `weather.text` of an unknown state. */
  unknownText: string;
  /** Names of all plants in the table of the document. */
  pollenNames: PollenNames;
  /** `wind.direction`: `Südwest`. */
  directionWords: Readonly<Record<CompassPoint, string>>;
  /** Letters of the compass rose that are not the English ones. */
  compassLetters: Partial<Record<string, string>>;
  /** `wind.gusts.text`, from km/h. */
  gustText: (gust: number, units: Units) => string;
}

/** A language of the skill: also renders the answers that the skill plans from the fields of a response. */
export interface SkillLanguage extends Language {
  /** The first words of an answer to a yes-or-no question: `vielleicht`. */
  answers: Readonly<Record<FirstWord, string>>;
  /** Joins them to the finding; by default with a comma. */
  joinAnswer?: (answer: string, finding: string) => string;
  finding: (finding: WeatherFinding, opening: Opening, options: SpeechOptions) => string;
  advice: (statement: AdviceStatement, options: SpeechOptions) => string;
  facts: FactWords;
  readings: ReadingWords;
  /** What stations have measured, and how long it is light. */
  past: (statement: PastStatement, options: SpeechOptions) => string;
}

/** Renders answers to questions about a single fact: "how warm?", "when does the sun set?" */
export interface FactWords {
  temperature: (fact: TemperatureFact, options: SpeechOptions) => string;
  extreme: (fact: ExtremeFact, options: SpeechOptions) => string;
  wettestDay: (fact: WettestDayFact) => string;
  feelsLike: (fact: FeelsLikeFact, options: SpeechOptions) => string;
  feelsColdest: (fact: FeelsColdestFact, options: SpeechOptions) => string;
  comparison: (fact: ComparisonFact, options: SpeechOptions) => string;
  contrast: (fact: ContrastFact) => string;
  wind: (fact: WindFact, options: SpeechOptions) => string;
  sunTime: (fact: SunTimeFact) => string;
  noSunTime: (fact: NoSunTimeFact) => string;
  rainNow: (fact: RainNowFact) => string;
  nextRain: (fact: NextRainFact) => string;
  noRain: (fact: NoRainFact) => string;
  rainStop: (fact: RainStopFact) => string;
  noRainStop: (fact: NoRainStopFact) => string;
  bestDay: (fact: BestDayFact, options: SpeechOptions) => string;
  noDryDay: (fact: NoDryDayFact) => string;
}

/** Renders answers about warnings, readings of the air and the moon. */
export interface ReadingWords {
  warningCount: (fact: WarningCountFact) => string;
  noWarningService: (fact: NoWarningServiceFact) => string;
  humidity: (fact: HumidityFact, options: SpeechOptions) => string;
  dewPoint: (fact: DewPointFact, options: SpeechOptions) => string;
  pressure: (fact: PressureFact, options: SpeechOptions) => string;
  cloudCover: (fact: CloudCoverFact, options: SpeechOptions) => string;
  snowLine: (fact: SnowLineFact, options: SpeechOptions) => string;
  uvIndex: (fact: UvIndexFact, options: SpeechOptions) => string;
  moonPhase: (fact: MoonPhaseFact) => string;
  moonTime: (fact: MoonTimeFact) => string;
}

/** Sources of pollen or spores, in Latin, see "Pollen types" in the document of the public weather API. */
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

/** The common names in a language, as within a sentence. */
export type PollenNames = Readonly<Record<PollenPlant, string>>;

/** Endings of names before "pollen" or in the plural. */
const NAME_ENDING = /[aeiouyěėąę]?s?$/u;

/** Short names match only exactly or in the plural: `es` does not match `Esdoorn`. */
const MAX_SHORT_NAME_CHARACTERS = 3;
const PLURAL_ENDINGS = ['', 's', 'n', 'en'];

/** Finds the name of a spoken plant: `Tanne` for `tannen pollen`; undefined if it is not in the table. */
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

/** A language with the units that its country speaks in. */
export interface Locale {
  /** BCP 47: `de-DE`. */
  tag: string;
  language: Language;
  units: Units;
}

/** A locale that the skill speaks in. */
export interface SkillLocale extends Locale {
  language: SkillLanguage;
}
