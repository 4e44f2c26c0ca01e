import type { Reason } from '../../slots/question.ts';

/** A sentence, and the question that keeps the session open. */
export interface Prompt {
  speech: string;
  reprompt: string;
}

/** What went wrong while asking the weather service. */
export type Trouble = 'unreachable' | 'noForecast' | 'refused' | 'internal';

/** The skill's own sentences in one language; plain text. */
export interface Phrases {
  welcome: Prompt;
  help: Prompt;
  notUnderstood: Prompt;
  goodbye: string;
  unanswerable: Record<Reason, string>;
  trouble: Record<Trouble, string>;
  unknownPlace: (spoken: string) => Prompt;
  /** Above the card of an answer. */
  cardTitle: (place: string) => string;
}
