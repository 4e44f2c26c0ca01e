import { type HandlerInput, getLocale, getRequest } from 'ask-sdk-core';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { Place } from '../../src/place/place.ts';
import type { Calendar, Unanswerable, WeatherCall } from '../../src/slots/query.ts';
import type { InvalidPostcode, Postcode } from '../../src/place/address.ts';
import {
  findByFirstWords,
  parseDevicePostcode,
  parseSpokenPostcode,
  resolveAddress,
} from '../../src/place/address.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { SessionState, UserProfile } from '../../src/speech/profile.ts';
import { loadProfile, readSession, findLastAnswer } from '../../src/speech/profile.ts';
import type { TopicName } from '../../src/speech/topic-names.ts';
import { describeDayBeyondReach } from './beyond-reach.ts';
import type { Phrases, Prompt } from '../../src/languages/types.ts';
import type { ScreenContent } from '../../src/speech/screen/content.ts';
import type { LocalDate } from '../../src/time/local-time.ts';
import {
  getSkillUnits,
  loadSkillLocale,
  parseLanguageTag,
} from '../../src/languages/skill-locales.ts';
import type { SkillLocale } from '../../src/wording/language.ts';
import type { Units } from '../../src/wording/units.ts';
import type { Gazetteer } from '../../src/place/gazetteer.ts';
import { readDevicePosition, fetchDeviceAddress, locateListener } from '../../src/speech/device.ts';
import { isNotPlace } from '../../src/languages/landmark-words.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { applyListenerUnits } from '../../src/speech/spoken-answer.ts';
import { isRegionName } from '../../src/place/landmarks/find-landmark.ts';
import { matchChoice, type PlaceChoice } from '../../src/place/choices.ts';

/** A subject that users can ask about. A topic that speaks no words of its own does without those of the language. */
export interface Topic<Turn extends PlacedTurn = ResolvedTurn> {
  /** Whether the topic can answer for a postcode without coordinates. */
  acceptsPostcode?: boolean;
  /** Refuses slots that the topic cannot answer for any place, before the place is resolved. */
  refuse?: (
    slots: SpokenSlots,
    context: TurnContext,
  ) => Prompt | undefined | Promise<Prompt | undefined>;
  /** The time that is meant where the question says less: "scrape the ice off tomorrow". */
  completeTime?: (slots: SpokenSlots, calendar: Calendar) => SpokenSlots;
  /** What to say of a place that nobody knows, instead of asking for another. */
  explainWithoutPlace?: (slots: SpokenSlots, context: TurnContext) => string | undefined;
  /** @throws {UpstreamError} when the weather service does not answer */
  answer: (turn: Turn, dependencies: SkillDependencies) => Promise<TopicReply>;
}

/** A question with its slots, its listener and their device. */
export interface TurnContext {
  input: HandlerInput;
  requestId: string;
  slots: SpokenSlots;
  /** The listener's locale, as the request has it; BCP 47. */
  tag: string;
  /** The units of the listener. */
  units: Units;
  /** Loads the wording locale, in these units. */
  loadLocale: () => Promise<SkillLocale>;
  phrases: Phrases;
  profile: UserProfile;
  session: SessionState;
  /** The best guess for the place without a request to the platform. */
  assumedPlace: Place;
  /** Whether `assumedPlace` comes from the position of the device. */
  isLocated: boolean;
  /** IANA time zone of the device. */
  deviceTimeZone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Aborts the calls of the turn at its timeout. */
  signal: AbortSignal;
}

/** A question with its resolved place. */
export interface PlacedTurn extends TurnContext {
  /** The topic of the question. */
  asked: TopicName;
  /** What the talk goes on about after the answer; the asked topic if undefined. */
  talksOf?: TopicName | undefined;
  location: Place | Postcode;
  calendar: Calendar;
  /** Records calls before they go to the weather service. */
  recordCalls: (more: readonly WeatherCall[]) => void;
  /** Records the last day of a forecast that ends before the last requested day. */
  setForecastEnd: (last: LocalDate) => void;
}

/** A question with its place and the words for its answer. */
export interface ResolvedTurn extends PlacedTurn {
  /** The wording locale, in the units of the listener. */
  locale: SkillLocale;
}

export interface TopicReply {
  /** Plain text. */
  speech: string;
  /** Title of the card; without a title there is no card. */
  title?: string;
  /** Set if the reply is a question; keeps the session open. */
  reprompt?: string;
  screen?: ScreenContent | undefined;
  /** Set if nothing can be said about the asked time. */
  isRefused?: true;
  /** Set if only the hour is beyond the forecast, and perhaps its day is not. */
  isBeyondHours?: true;
  isOfTwo?: true;
  /** The time that the talk goes on about instead of the asked one: the part of a day that was found better. */
  chosen?: SpokenSlots;
  /** The day that was found: "that day" of what follows. */
  day?: LocalDate | undefined;
}

/** Says why no forecast can answer, without a call. */
export function explainUnanswerable(
  { reason, day }: Unanswerable,
  { phrases, recordCalls, tag, calendar }: PlacedTurn,
): TopicReply {
  recordCalls([]);
  const speech =
    day === undefined
      ? phrases.unanswerable[reason]
      : describeDayBeyondReach(day, { phrases, tag, calendar });
  return { speech, isRefused: true, ...(reason === 'beyondHours' && { isBeyondHours: true }) };
}

/** Narrows the location for topics that accept no postcode. */
export function requirePlace({ location }: PlacedTurn): Place {
  if ('code' in location) throw new TypeError('A topic that takes no postcode got one');
  return location;
}

/** The language of the name of the configured place. */
const DEFAULT_PLACE_LANGUAGE = 'de';

/** Builds the turn context from the request, the device and the stored profile. */
export async function createTurnContext(
  input: HandlerInput,
  slots: SpokenSlots,
  { gazetteer, clock, deviceSettings, defaultPlace }: SkillDependencies,
  signal: AbortSignal,
): Promise<TurnContext> {
  const { requestId } = getRequest(input.requestEnvelope);
  const tag = parseLanguageTag(getLocale(input.requestEnvelope));
  const [profile, settings] = await Promise.all([
    loadProfile(input),
    deviceSettings(input, signal),
  ]);
  const choices = { spoken: slots.unit, stored: profile.units, settings };
  const units = applyListenerUnits(getSkillUnits(tag), choices);
  const position = readDevicePosition(input.requestEnvelope);
  const language = tag.split('-')[0] ?? '';
  const town = position && gazetteer.findNearest(position.latitude, position.longitude, language);
  const assumedPlace =
    town ?? profile.home ?? localizeDefaultPlace(defaultPlace(), gazetteer, language);
  return {
    input,
    requestId,
    slots,
    tag,
    units,
    loadLocale: async () => ({ ...(await loadSkillLocale(tag)), units }),
    phrases: selectPhrases(tag),
    profile,
    session: readSession(input),
    assumedPlace,
    isLocated: town !== undefined,
    deviceTimeZone: town?.timeZone ?? settings.timeZone ?? assumedPlace.timeZone,
    now: clock().getTime(),
    signal,
  };
}

/** Translates the name of the configured place if it is the name of a town. */
function localizeDefaultPlace(place: Place, gazetteer: Gazetteer, language: string): Place {
  if (language === DEFAULT_PLACE_LANGUAGE) return place;
  const { latitude, longitude, name } = place;
  const configured = gazetteer.findNearest(latitude, longitude, DEFAULT_PLACE_LANGUAGE);
  const localized = gazetteer.findNearest(latitude, longitude, language);
  return localized && configured?.name === name ? { ...place, name: localized.name } : place;
}

/** The place of a question, or why it could not be resolved. */
export type PlaceResolution =
  | { kind: 'place'; place: Place | Postcode; guess?: FallbackReason }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; choices: readonly PlaceChoice[] }
  /** A place of one's own that was never told. */
  | { kind: 'untold'; key: string }
  | { kind: InvalidPostcode };

/** Why the skill fell back to the configured place: the address is not permitted or not available. */
export type FallbackReason = 'forbidden' | 'unknown';

/** What decides which places a topic can answer for. */
type PlaceNeeds = Pick<Topic, 'acceptsPostcode'>;

/** Resolves the spoken place, else that of the listener: position, home, address, configured place. */
export async function resolvePlace(
  context: TurnContext,
  topic: PlaceNeeds,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const { slots, profile } = context;
  if (slots.whereabouts === 'THERE') return resolvePreviousPlace(context, topic, dependencies);
  if (slots.whereabouts === 'HOME' && profile.home) return { kind: 'place', place: profile.home };
  return (
    (await resolveSpokenPlace(context, dependencies)) ??
    resolveListenerPlace(context, topic, dependencies)
  );
}

/** Resolves the spoken place or postcode; undefined if there is none. */
export async function resolveSpokenPlace(
  context: TurnContext,
  dependencies: SkillDependencies,
): Promise<PlaceResolution | undefined> {
  const { place, postcode, ownPlace } = context.slots;
  const own = findOwnPlace(context.profile, ownPlace ?? place);
  if (own) return { kind: 'place', place: own.place };
  if (ownPlace !== undefined) return { kind: 'untold', key: ownPlace };
  if (postcode !== undefined) return resolveSpokenPostcode(postcode, context, dependencies);
  return place === undefined || isNotPlace(place, context.tag)
    ? undefined
    : resolvePlaceName(place, context, dependencies);
}

/** Resolves to the place of the previous question, else to that of the listener. */
async function resolvePreviousPlace(
  context: TurnContext,
  topic: PlaceNeeds,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const place = findLastAnswer(context.session, context.profile, context.now)?.place;
  return place ? { kind: 'place', place } : resolveListenerPlace(context, topic, dependencies);
}

/** The place that the user told by this name; undefined if there is none. */
export function findOwnPlace({ places = [] }: UserProfile, key: string | undefined) {
  return places.find((own) => own.key === key);
}

function resolvePlaceName(
  spoken: string,
  context: TurnContext,
  { gazetteer, isDefaultHome = false }: SkillDependencies,
): PlaceResolution {
  const { choices: offered = [], slots } = context.session.pending ?? {};
  const chosen = offered.length > 0 ? matchChoice(spoken, offered) : undefined;
  if (chosen) return { kind: 'place', place: chosen.place };
  const { assumedPlace, isLocated, profile, tag } = context;
  const isKnown = isLocated || profile.home !== undefined || isDefaultHome;
  const listener = locateListener(assumedPlace, isKnown, tag);
  const isOfRegion = offered.length > 0 && isRegionName(spoken);
  const inRegion = isOfRegion
    ? gazetteer.findChoices(`${slots?.place ?? ''} ${spoken}`, listener)
    : [];
  const named = inRegion.length > 0 ? inRegion : gazetteer.findChoices(spoken, listener);
  const choices = named.length > 0 ? named : findByFirstWords(spoken, listener, gazetteer);
  const [only, second] = choices;
  if (!only) return { kind: 'unknown' };
  return second ? { kind: 'ambiguous', choices } : { kind: 'place', place: only.place };
}

async function resolveSpokenPostcode(
  digits: string,
  { assumedPlace, tag }: TurnContext,
  { postcodes }: SkillDependencies,
): Promise<PlaceResolution> {
  const spoken = parseSpokenPostcode(digits, assumedPlace.country);
  const place = spoken && (await postcodes(spoken.country, spoken.code, tag));
  return place ? { kind: 'place', place } : { kind: 'unknown' };
}

async function resolveListenerPlace(
  context: TurnContext,
  topic: PlaceNeeds,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const { assumedPlace, isLocated, profile, input, signal, tag } = context;
  if (isLocated || profile.home || dependencies.isDefaultHome) {
    return { kind: 'place', place: assumedPlace };
  }
  const address = await fetchDeviceAddress(input, signal, dependencies.timeouts);
  if (address.kind === 'forbidden' || address.kind === 'unknown') {
    return { kind: 'place', place: assumedPlace, guess: address.kind };
  }
  if (address.kind === 'postcode' && topic.acceptsPostcode) {
    const postcode = parseDevicePostcode(address);
    return typeof postcode === 'string' ? { kind: postcode } : { kind: 'place', place: postcode };
  }
  const { gazetteer, postcodes } = dependencies;
  const place = await resolveAddress(address, gazetteer, postcodes, tag);
  return place
    ? { kind: 'place', place }
    : { kind: 'place', place: assumedPlace, guess: 'unknown' };
}
