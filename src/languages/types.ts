import type { Change } from '../wording/plan/questions/next-change.ts';
import type { UnitChoice } from '../wording/units.ts';
import type { AgePhrases } from './skeleton-phrases.ts';
import type { OwnPlacePhrases } from './own-place-phrases.ts';
import type { SmallTalkPhrases, UnofferedPhrases } from './talk-phrases.ts';
import type { WarnGroup } from '../contract/parameters.ts';
import type { WarningSeverity, Companion, WarningEvent } from '../weather/warning.ts';

/** Why no forecast can answer: each has a sentence of its own. */
export type UnanswerableReason =
  | 'past'
  | 'beyondHours'
  | 'beyondDays'
  | 'vague'
  | 'pollenDays'
  /** Older than the readings of stations, and where no station is near or measures it. */
  | 'notKept'
  | 'noReadings';

/** A sentence, and the question that keeps the session open. */
export interface Prompt {
  speech: string;
  reprompt: string;
}

/** The same in other words: which of them is said does no harm. */
export type Variants<T> = readonly [T, ...T[]];

/** What went wrong while asking the weather service, with what is remembered, or else. */
export type PhrasedError = 'unreachable' | 'noForecast' | 'refused' | 'memory' | 'internal';

/** The skill's own sentences in one language; plain text. */
export interface Phrases {
  welcome: Variants<Prompt>;
  /** With examples that vary. */
  help: Variants<Prompt>;
  notUnderstood: Prompt;
  goodbye: Variants<string>;
  smallTalk: SmallTalkPhrases;
  /** Before the nearest that can be told. */
  unoffered: UnofferedPhrases;
  ownPlaces: OwnPlacePhrases;
  /** After an answer in a conversation. */
  anythingElse: Variants<string>;
  /** After "yes" to that. */
  goOn: Prompt;
  /** Said while the weather service takes its time. */
  oneMoment: string;
  /** Where there was no question of late that could be repeated or told in more detail. */
  nothingToRepeat: Prompt;
  /** To "why?": the forecast has no reasons. */
  whyUnknown: string;
  /** Reply to "how likely is that?" about what has no probability in the forecast. */
  chanceUnknown: string;
  unanswerable: Record<UnanswerableReason, string>;
  /** A day that the forecast does not reach yet, and the day from which it does, as `spokenDate` writes them. */
  beyondDay: (day: string, from: string) => string;
  /** No day of the forecast has what is waited for; `days` ahead were searched. */
  noChange: Record<Change, (place: string, days: number) => string>;
  /** No day reaches the temperature, or drops below it. */
  notReached: Record<'above' | 'below', (place: string, days: number, degrees: number) => string>;
  /** After an answer of fewer days than were asked for: the last that there is, as `spokenDate` writes it. */
  forecastEnds: (day: string) => string;
  /** Humidity, warnings and the like. */
  unsupported: Prompt;
  errors: Record<PhrasedError, string>;
  age: AgePhrases;
  /** Words that are no place. */
  unknownPlace: (spoken: string) => string;
  /** The digits of a postcode that nobody has. */
  unknownSpokenPostcode: (digits: string) => string;
  /** For which place a question is. */
  askPlace: Prompt;
  /** Which of two or three places is meant: `Neustadt in Sachsen`. */
  whichPlace: (descriptions: readonly string[]) => Prompt;
  home: HomePhrases;
  units: UnitPhrases;
  /** Where nothing can be remembered. */
  cannotRemember: string;
  pollen: PollenPhrases;
  /** Above the card of an answer. */
  cardTitle: (place: string) => string;
}

interface HomePhrases {
  remembered: (place: string) => string;
  /** What it is remembered for. */
  whatFor: string;
  is: (place: string) => string;
  forgotten: (place: string) => string;
  /** Where no home was told. */
  none: Prompt;
  ask: Prompt;
  /** After an answer for the configured place; `isForbidden` where the device's address may not be seen. */
  askBack: (isForbidden: boolean) => Prompt;
}

interface UnitPhrases {
  chosen: (choice: UnitChoice) => string;
  unknown: Prompt;
}

/** What there is to say of pollen beside the forecast. */
interface PollenPhrases {
  /** Words for something that the index does not have: `eiche`. */
  unknownType: (spoken: string) => Prompt;
  /** The device's own postcode. */
  unknownPostcode: Prompt;
  /** Where the index does not reach; null for the place where the device is. */
  noForecast: (place: string | null) => string;
  /** Where it reaches, of the type that was asked for. */
  noForecastNow: (place: string | null) => string;
  noForecastThatDay: string;
  cardTitle: (place: string) => string;
}

/** What the course of some hours is told by to those who do not see it; temperatures as they are said. */
interface CourseSummary {
  /** `15 Uhr`, `3 PM`. */
  from: string;
  to: string;
  /** Null where no temperature is known. */
  range: { low: number; high: number } | null;
  wet: boolean;
}

/** The words that a screen adds to the spoken ones. */
export interface ScreenLabels {
  /** The weather is made up. */
  demo: string;
  /** Highest and lowest temperature, as they are said. */
  temperatures: (high: number, low: number | null) => string;
  course: (told: CourseSummary) => string;
}

/** A language's words for warnings: labels, without an article. */
export interface WarningWords {
  /** Before what is no longer warned of: `Warning lifted`. */
  calledOff: string;
  /** A warning of that severity, as the title of one: `Severe weather warning`. */
  severities: Readonly<Record<WarningSeverity, string>>;
  groups: Readonly<Record<WarnGroup, string>>;
  /** Not of English, in which every weather service writes its warnings. */
  events?: EventWords;
}

export interface EventWords {
  names: Readonly<Record<WarningEvent, string>>;
  /** What a thunderstorm comes with, in the form that stands after the word before it. */
  companions: Readonly<Record<Companion, string>>;
  /** The word between a thunderstorm and what it comes with. */
  with: string;
  /** What an early notice of a warning that may follow is called. */
  premonition: string;
  /** Between the level of a warning and its event; `: ` unless it says otherwise. */
  colon?: string;
}

/** How a language says where a place is. */
export interface AreaWords {
  /** Before an area that `areas` does not have: `in`. */
  in: string;
  /** Before a town: `bei`. */
  near: string;
  /** Areas with another name or another word before it, by country or by country and GeoNames admin1. */
  areas: Readonly<Record<string, string>>;
  /** Before a country that is called as CLDR calls it, where `in` is not right: `au` + `Maroc`. */
  beforeCountry?: (country: string) => string | undefined;
}

/** The words that a language puts before names of landmarks. */
export interface LandmarkTable {
  /** Names by the word before them, separated by commas; the rest goes by its list. */
  groups: Readonly<Record<string, string>>;
  /** Before the names of a list; undefined if the usual word of towns is right. */
  islands?: string;
  lakes?: string;
  summits?: string;
  sights?: string;
  airport: {
    /** `Flughafen München`, from the name of the town or of the airport. */
    name: (place: string) => string;
    /** Tells such a name. */
    pattern: RegExp;
    before: string;
  };
  /** The form of a name after the word before it: `Großen Arber`. */
  inflect?: (name: string) => string;
}

export interface LandmarkWords {
  /** `auf der Zugspitze`; undefined for what is no landmark, and if the usual word is right. */
  describeLandmark: (name: string) => string | undefined;
  /** `Flughafen München`. */
  nameAirport: (place: string) => string;
}

/** How a language calls towns whose main name in GeoNames is another's, by GeoNames id. */
export type Exonyms = Readonly<Record<number, string>>;
