import type { HandlerInput } from 'ask-sdk-core';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import type { Calendar } from '../../src/slots/calendar.ts';
import type { Call, Postcode } from '../../src/slots/calls.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { InSession, Kept } from '../../src/speech/memory.ts';
import type { Phrases, Prompt } from '../../src/speech/phrases/phrases.ts';
import type { ScreenContent } from '../../src/speech/screen/screen-content.ts';
import type { TopicName } from '../../src/speech/topic-name.ts';
import type { LocalDate } from '../../src/weather/local-time.ts';
import type { SkillLocale } from '../../src/wording/locale.ts';

/** Something that a person can ask about: one file of `intents/` each. */
export interface Topic {
  /** By which follow-ups find it again. */
  name: TopicName;
  /** The intent that asks for it. */
  intent: string;
  /** Whether it can be answered where only the device's postcode is known. */
  takesPostcode?: boolean;
  /** Words in a slot that no place would help, refused before one is looked for. */
  refuse?: (slots: SpokenSlots, asking: Asking) => Prompt | undefined;
  /** @throws {UpstreamError} when the weather service does not answer */
  answer: (asked: Asked, collaborators: Collaborators) => Promise<Reply>;
}

/** A question as it was asked: what was said, and by whom. */
export interface Asking {
  input: HandlerInput;
  requestId: string;
  slots: SpokenSlots;
  /** The listener's locale, as the request has it; BCP 47. */
  tag: string;
  /** The wording's locale for it, in the units that the listener wants. */
  locale: SkillLocale;
  phrases: Phrases;
  kept: Kept;
  session: InSession;
  /** The best that is known of where they are without asking anyone. */
  near: Place;
  /** Whether the device itself says so. */
  isLocated: boolean;
  /** IANA zone where the device stands. */
  deviceTimeZone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Ends the turn's calls when its time is over. */
  signal: AbortSignal;
}

/** A question with its place. */
export interface Asked extends Asking {
  where: Place | Postcode;
  calendar: Calendar;
  /** To be told what more is asked of the weather service, before it is. */
  calling: (more: readonly Call[]) => void;
  /** To be told where the forecast ends before all days that were asked for are told. */
  endsAt: (last: LocalDate) => void;
}

export interface Reply {
  /** Plain text. */
  speech: string;
  /** Above the card; without one there is none. */
  title?: string;
  /** Asked back instead of an answer, keeps the session open. */
  reprompt?: string;
  screen?: ScreenContent | undefined;
}

/** The place of a question that is never asked of a postcode. */
export function placeOf({ where }: Asked): Place {
  if ('code' in where) throw new TypeError('A topic that takes no postcode got one');
  return where;
}
