import type { Reason } from '../../slots/question.ts';

/** A sentence, and the question that keeps the session open. */
export interface Prompt {
  speech: string;
  reprompt: string;
}

/** What went wrong while asking the weather service. */
export type Trouble = 'unreachable' | 'noForecast' | 'refused' | 'internal';

/** What is asked about. */
export type Topic = 'weather' | 'rain' | 'pollen';

/** The skill's own sentences in one language; plain text. */
export interface Phrases {
  welcome: Prompt;
  help: Prompt;
  notUnderstood: Prompt;
  goodbye: string;
  unanswerable: Record<Reason, string>;
  trouble: Record<Trouble, string>;
  unknownPlace: (spoken: string, topic: Topic) => Prompt;
  pollen: PollenPhrases;
  /** Above the card of an answer. */
  cardTitle: (place: string) => string;
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
