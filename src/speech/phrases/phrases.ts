import type { Reason } from '../../slots/question.ts';
import type { UnitChoice } from '../memory.ts';
import type { AgePhrases } from './ages/ages.ts';

/** A sentence, and the question that keeps the session open. */
export interface Prompt {
  speech: string;
  reprompt: string;
}

/** The same in other words: which of them is said does no harm. */
export type Variants<T> = readonly [T, ...T[]];

/** What went wrong while asking the weather service, with what is remembered, or else. */
export type Trouble = 'unreachable' | 'noForecast' | 'refused' | 'memory' | 'internal';

/** The skill's own sentences in one language; plain text. */
export interface Phrases {
  welcome: Variants<Prompt>;
  /** With examples that vary. */
  help: Variants<Prompt>;
  notUnderstood: Prompt;
  goodbye: Variants<string>;
  /** After an answer in a conversation. */
  anythingElse: Variants<string>;
  /** After "yes" to that. */
  goOn: Prompt;
  /** Said while the weather service takes its time. */
  oneMoment: string;
  /** Where there was no question of late that could be repeated or told in more detail. */
  nothingToRepeat: Prompt;
  unanswerable: Record<Reason, string>;
  /** After an answer of fewer days than were asked for: the last that there is, as `spokenDate` writes it. */
  forecastEnds: (day: string) => string;
  /** Humidity, warnings and the like. */
  unoffered: Prompt;
  trouble: Record<Trouble, string>;
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
  cannotKeep: string;
  pollen: PollenPhrases;
  /** Above the card of an answer. */
  cardTitle: (place: string) => string;
}

export interface HomePhrases {
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

export interface UnitPhrases {
  chosen: (choice: UnitChoice) => string;
  unknown: Prompt;
}

/** What there is to say of pollen beside the forecast. */
export interface PollenPhrases {
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
