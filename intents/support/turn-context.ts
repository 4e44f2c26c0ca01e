import { type HandlerInput, getLocale, getRequest } from 'ask-sdk-core';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { Place } from '../../src/place/place.ts';
import type { Calendar, WeatherCall } from '../../src/slots/query.ts';
import type { Postcode } from '../../src/place/postcodes/postcode.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  type SessionState,
  type UserProfile,
  type TopicName,
  loadProfile,
  readSession,
} from '../../src/speech/profile.ts';
import type { Phrases, Prompt } from '../../src/languages/types.ts';
import type { ScreenContent } from '../../src/speech/screen/content.ts';
import type { LocalDate } from '../../src/time/local-time.ts';
import { DEFAULT_TAG, loadSkillLocale, skillTags } from '../../src/languages/skill-locales.ts';
import type { SkillLocale } from '../../src/wording/language.ts';
import type { Gazetteer } from '../../src/place/gazetteer.ts';
import { readDevicePosition } from '../../src/speech/device.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { applyListenerUnits } from '../../src/speech/spoken-answer.ts';

/** Something that a person can ask about: one file of `intents/` each. */
export interface Topic {
  /** By which follow-ups find it again. */
  name: TopicName;
  /** The intent that asks for it. */
  intent: string;
  /** Whether it can be answered where only the device's postcode is known. */
  acceptsPostcode?: boolean;
  /** Words in a slot that no place would help, refused before one is looked for. */
  refuse?: (slots: SpokenSlots, asking: TurnContext) => Prompt | undefined;
  /** @throws {UpstreamError} when the weather service does not answer */
  answer: (asked: ResolvedTurn, collaborators: SkillDependencies) => Promise<TopicReply>;
}

/** A question as it was asked: what was said, and by whom. */
export interface TurnContext {
  input: HandlerInput;
  requestId: string;
  slots: SpokenSlots;
  /** The listener's locale, as the request has it; BCP 47. */
  tag: string;
  /** The wording's locale for it, in the units that the listener wants. */
  locale: SkillLocale;
  phrases: Phrases;
  profile: UserProfile;
  session: SessionState;
  /** The best that is known of where they are without asking anyone. */
  assumedPlace: Place;
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
export interface ResolvedTurn extends TurnContext {
  location: Place | Postcode;
  calendar: Calendar;
  /** To be told what more is asked of the weather service, before it is. */
  recordCalls: (more: readonly WeatherCall[]) => void;
  /** To be told where the forecast ends before all days that were asked for are told. */
  setForecastEnd: (last: LocalDate) => void;
}

export interface TopicReply {
  /** Plain text. */
  speech: string;
  /** Above the card; without one there is none. */
  title?: string;
  /** Asked back instead of an answer, keeps the session open. */
  reprompt?: string;
  screen?: ScreenContent | undefined;
}

/** The place of a question that is never asked of a postcode. */
export function requirePlace({ location }: ResolvedTurn): Place {
  if ('code' in location) throw new TypeError('A topic that takes no postcode got one');
  return location;
}

/** The language of the configured place's name. */
const DEFAULT_PLACE_LANGUAGE = 'de';

/** Who asks, as far as the request, the device and what was kept of them tell. */
export async function createTurnContext(
  input: HandlerInput,
  slots: SpokenSlots,
  { gazetteer, clock, deviceSettings, defaultPlace }: SkillDependencies,
  signal: AbortSignal,
): Promise<TurnContext> {
  const { requestId } = getRequest(input.requestEnvelope);
  const tag = parseLanguageTag(getLocale(input.requestEnvelope));
  const [kept, settings, locale] = await Promise.all([
    loadProfile(input),
    deviceSettings(input, signal),
    loadSkillLocale(tag),
  ]);
  const position = readDevicePosition(input.requestEnvelope);
  const language = tag.split('-')[0] ?? '';
  const town = position && gazetteer.findNearest(position.latitude, position.longitude, language);
  const near = town ?? kept.home ?? localizeDefaultPlace(defaultPlace(), gazetteer, language);
  return {
    input,
    requestId,
    slots,
    tag,
    locale: applyListenerUnits(locale, { asked: slots.unit, chosen: kept.units, settings }),
    phrases: selectPhrases(tag),
    profile: kept,
    session: readSession(input),
    assumedPlace: near,
    isLocated: town !== undefined,
    deviceTimeZone: town?.timeZone ?? settings.timeZone ?? near.timeZone,
    now: clock().getTime(),
    signal,
  };
}

/** The locale of a request, or the default where it is none that `Intl` takes, which costs it 20 µs to say. */
function parseLanguageTag(locale: string): string {
  if (skillTags.includes(locale)) return locale;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_TAG;
  } catch {
    return DEFAULT_TAG;
  }
}

/** The configured place by the name that listeners to a language have for it, if it is a town's. */
function localizeDefaultPlace(place: Place, gazetteer: Gazetteer, language: string): Place {
  if (language === DEFAULT_PLACE_LANGUAGE) return place;
  const { latitude, longitude, name } = place;
  const configured = gazetteer.findNearest(latitude, longitude, DEFAULT_PLACE_LANGUAGE);
  const called = gazetteer.findNearest(latitude, longitude, language);
  return called && configured?.name === name ? { ...place, name: called.name } : place;
}
