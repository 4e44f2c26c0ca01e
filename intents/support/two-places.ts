import { isOwnPlaceId } from '../../src/languages/own-place-phrases.ts';
import type { Place } from '../../src/place/place.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { locateListener } from '../../src/speech/device.ts';
import {
  hasTimeSlot,
  pickPlaceSlots,
  pickTimeSlots,
  saysPlace,
} from '../../src/slots/follow-up-slots.ts';
import { createCalendar, parseAmazonDate } from '../../src/slots/query.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { EarlierTalk, LastAnswer } from '../../src/speech/profile.ts';
import { OUTDOOR_TOPICS, type TopicName } from '../../src/speech/topic-names.ts';
import { addDays, getWeekendSaturday, type LocalDate } from '../../src/time/local-time.ts';
import {
  compareDay,
  findToday,
  isMomentary,
  isPast,
  type TalkedComparison,
} from './topic-of-time.ts';
import {
  requirePlace,
  resolvePlace,
  resolveSpokenPlace,
  type PlaceResolution,
  type ResolvedTurn,
  type TurnContext,
} from './turn-context.ts';

/** "And" by language, between the names of two places. */
const AND: Readonly<Record<string, RegExp>> = {
  de: / und (?:(?:in|auf|am|an|bei) )?/i,
  en: / and (?:(?:in|on) )?/i,
  es: / [ye] (?:en )?/i,
  fr: / et (?:(?:à|en) )?/i,
  it: / ed? (?:(?:a|ad|in) )?/i,
  nl: / en (?:(?:in|op) )?/i,
  sv: / och (?:(?:i|på) )?/i,
  pl: / i (?:(?:we?|na|nad) )?/i,
};

/** Finds the two places of "in Hamburg und in Bremen"; undefined if a part is no name of a place. */
export function findTwoPlaces(
  { slots, tag, assumedPlace, isLocated, profile }: TurnContext,
  { gazetteer }: SkillDependencies,
): [Place, Place] | undefined {
  const [language = ''] = tag.split('-');
  const and = AND[language];
  const names = and === undefined ? [] : (slots.place?.split(and) ?? []);
  const isKnown = isLocated || profile.home !== undefined;
  const listener = locateListener(assumedPlace, isKnown, tag);
  const [first, second, ...others] = names.map((name) => {
    const [likeliest] = gazetteer.findChoices(name, listener);
    return likeliest?.place;
  });
  return first && second && others.length === 0 ? [first, second] : undefined;
}

/** The second place: the spoken one, the likelier of several of that name, or that of the listener. */
export async function findOtherPlace(
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<Place | undefined> {
  const { otherPlace: place, otherWhereabouts: whereabouts } = turn.slots;
  // Of several places of a name, the one near the first place is meant.
  const ownPlace = place !== undefined && isOwnPlaceId(place) ? place : undefined;
  const near = {
    ...turn,
    slots: { place, ownPlace },
    assumedPlace: requirePlace(turn),
    isLocated: true,
  };
  const found: PlaceResolution | undefined =
    (await resolveSpokenPlace(near, dependencies)) ??
    (await resolvePlace({ ...turn, slots: { whereabouts } }, {}, dependencies));
  if (found?.kind === 'ambiguous') return found.choices[0]?.place;
  return found?.kind === 'place' && !('code' in found.place) ? found.place : undefined;
}

/** Why there is no second place: nobody knows its name, or it is one's own and was never told. */
export function explainUnknownOther({ slots: { otherPlace = '' }, phrases }: ResolvedTurn): string {
  const { ownPlaces, unknownPlace } = phrases;
  return isOwnPlaceId(otherPlace)
    ? ownPlaces.unknown(ownPlaces.name(otherPlace)).speech
    : unknownPlace(otherPlace);
}

export function moveTo(place: Place, turn: ResolvedTurn): ResolvedTurn {
  const calendar = createCalendar(turn.now, place.timeZone, turn.deviceTimeZone);
  return { ...turn, location: place, calendar };
}

/** What is asked of a single place or day when no other was told: "which day is warmer?" asks for the warmest. */
const TOPICS_OF_MOST: Readonly<Record<string, TopicName>> = {
  WARMER: 'warmestDay',
  COLDER: 'coldestDay',
  WETTER: 'wettestDay',
  BETTER: 'bestDay',
};

/** Topics that tell it of each day. */
const TOPICS_OF_DAYS: Readonly<Record<string, TopicName>> = { DRIER: 'dry', WINDIER: 'wind' };

/**
 * Completes "is that colder than here?", "is that warmer than today?" and "which one is warmer?" with the place and
 * the time of the last answer, and the last with the place or day before it. Undefined if there is nothing to compare.
 */
export function completeComparison(
  spoken: SpokenSlots,
  recent: LastAnswer | undefined,
): TalkedComparison | undefined {
  const { otherDate } = spoken;
  // "Which day is the coldest this week?"
  const isOfDays = otherDate !== undefined && parseAmazonDate(otherDate).kind !== 'day';
  if (!recent || isOfDays) {
    return askForMost({ ...spoken, date: otherDate }, { place: recent?.place ?? undefined });
  }
  const slots: SpokenSlots = {
    ...pickTalkedTime(recent),
    ...pickFilledSlots(spoken),
    ...pickPlaceSlots(recent.slots),
    comparedBy: 'TALK',
  };
  const place = recent.place ?? undefined;
  if ((spoken.otherPlace ?? spoken.otherWhereabouts) !== undefined) {
    const topic = spoken.direction === undefined ? 'whichPlace' : 'comparePlaces';
    return { topic, slots: { ...slots, ...findThere(spoken, recent) }, place };
  }
  if (otherDate !== undefined) return { topic: 'comparison', slots, place };
  return compareWithBefore(slots, recent);
}

/** The ids of the slot type Subject that ask where: `WHERE_WARMER`. */
export function findComparedWhere({ subject }: SpokenSlots): string | undefined {
  return subject === undefined ? undefined : /^WHERE_(.*)$/.exec(subject)?.[1];
}

/**
 * "Where is it warmer?": of the two places that were talked about. Of all places nobody can tell, which is said.
 */
export function completeWhere(
  spoken: SpokenSlots,
  recent: LastAnswer | undefined,
): TalkedComparison {
  const { before, place } = recent ?? {};
  if (!recent || !before || !place || saysPlace(spoken) || isSamePlace(before.place, place)) {
    return { topic: 'unoffered', slots: spoken, place: undefined };
  }
  const slots: SpokenSlots = {
    ...(hasTimeSlot(spoken) ? {} : pickTalkedTime(recent)),
    ...pickFilledSlots(spoken),
    ...pickPlaceSlots(recent.slots),
    ...nameAsOther(before),
    subject: undefined,
    direction: findComparedWhere(spoken),
    comparedBy: 'TALK',
  };
  return { topic: 'whichPlace', slots, place };
}

/** The time of the last answer, without the day that it was compared with. */
function pickTalkedTime({ slots, isRefused }: LastAnswer): SpokenSlots {
  return isRefused ? {} : { ...pickTimeSlots(slots), otherDate: undefined };
}

/** "There", beside the place of the last answer, is the one before it. */
function findThere({ otherWhereabouts }: SpokenSlots, { before }: LastAnswer): SpokenSlots {
  if (otherWhereabouts !== 'THERE') return {};
  return { otherWhereabouts: undefined, ...(before && nameAsOther(before)) };
}

/** A place that nobody named is that of the listener, which needs no name. */
function nameAsOther({ slots, place }: EarlierTalk): SpokenSlots {
  return saysPlace(slots) ? { otherPlace: slots['ownPlace'] ?? slots['place'] ?? place.name } : {};
}

function compareWithBefore(slots: SpokenSlots, recent: LastAnswer): TalkedComparison | undefined {
  const { before } = recent;
  const place = recent.place ?? undefined;
  const weekend = findWeekend(recent);
  if (weekend) {
    const [date, otherDate] = weekend;
    return { topic: 'whichDay', slots: { ...slots, span: undefined, date, otherDate }, place };
  }
  if (before && place && !isSamePlace(before.place, place)) {
    return { topic: 'whichPlace', slots: { ...slots, ...nameAsOther(before) }, place };
  }
  const days = before && [slots.date, before.slots['date']].filter((date) => date !== undefined);
  const [date, otherDate] = days ?? [];
  if (date !== undefined && otherDate !== undefined && asksOfAdvice(slots, recent)) {
    const advice = { ...recent.slots, ...slots, date, otherDate, detail: 'WHICH_DAY' };
    return { topic: recent.topic, slots: advice, place };
  }
  if (date !== undefined) {
    return { topic: 'whichDay', slots: { ...slots, date, otherDate }, place };
  }
  return askForMost({ ...slots, date: undefined }, { place });
}

/** "Which one is better?" after advice for two days: for that. */
function asksOfAdvice({ direction = '' }: SpokenSlots, { topic }: LastAnswer): boolean {
  return OUTDOOR_TOPICS.has(topic) && ['BETTER', 'WORSE'].includes(direction);
}

/** Its days, if the talk is of a weekend and not of another place before. */
function findWeekend(recent: LastAnswer): [LocalDate, LocalDate] | undefined {
  const { slots, before, place } = recent;
  if (before && place && !isSamePlace(before.place, place)) return undefined;
  const meaning = slots['date'] === undefined ? undefined : parseAmazonDate(slots['date']);
  if (slots['span'] !== 'WEEKEND' && meaning?.kind !== 'weekend') return undefined;
  const today = findToday(recent);
  const saturday = meaning?.kind === 'weekend' ? meaning.saturday : getWeekendSaturday(today);
  return saturday < today ? undefined : [saturday, addDays(saturday, 1)];
}

function askForMost(
  slots: SpokenSlots,
  { place }: { place?: Place | undefined },
): TalkedComparison | undefined {
  const { direction = '', date } = slots;
  const where = pickPlaceSlots(slots);
  const topic = TOPICS_OF_MOST[direction];
  if (topic) return { topic, slots: { ...where, date }, place };
  const asked = TOPICS_OF_DAYS[direction];
  return asked && { topic: asked, slots: { ...where, date, detail: 'WHICH_DAY' }, place };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/**
 * Completes a comparison with what was talked about: "is it windier in York?" after an answer about Leeds compares
 * York with Leeds, "is it windier there?" the place of the talk with the one before, and "is it better on Sunday?"
 * Sunday with the day of the talk. Undefined if the question says what it compares with.
 */
export function compareWithTalk(
  topic: TopicName,
  spoken: SpokenSlots,
  recent: LastAnswer,
): TalkedComparison | undefined {
  if (spoken.direction !== undefined && saysThere(spoken)) return compareThere(spoken, recent);
  // "And is it cooler in York?" says not what it compares with.
  const isOpen = (spoken.otherPlace ?? spoken.otherWhereabouts) === undefined;
  const isWhole = topic === 'whichPlace' || (topic === 'comparePlaces' && !isOpen);
  if (isWhole) {
    // "Where is it better, in York or in Leeds?" is of the time of the talk.
    if (!saysPlace(spoken) || hasTimeSlot(spoken)) return undefined;
    if (isPast(recent.topic) || isMomentary(recent.slots)) return undefined;
    return { topic, slots: { ...pickTalkedTime(recent), ...spoken }, place: undefined };
  }
  if (spoken.direction === undefined) return undefined;
  return compareNamed(spoken, recent) ?? compareDay(topic, spoken, recent);
}

/** "Is it windier in York?" */
function compareNamed(spoken: SpokenSlots, recent: LastAnswer): TalkedComparison | undefined {
  const { place } = spoken;
  const name = place?.toLowerCase();
  const known = [recent.slots['place'], recent.place?.name].map((one) => one?.toLowerCase());
  if (name === undefined || known.includes(name)) return undefined;
  if (!recent.place || hasTimeSlot(spoken)) return undefined;
  const other = nameAsOther({ slots: recent.slots, place: recent.place });
  const slots: SpokenSlots = { ...spoken, ...pickTalkedTime(recent), ...other, comparedBy: 'TALK' };
  return { topic: 'comparePlaces', slots, place: undefined };
}

/** Whether "there" is all that is said of the places. */
function saysThere(spoken: SpokenSlots): boolean {
  const { place, whereabouts, otherPlace, otherWhereabouts, otherDate } = spoken;
  if ((place ?? otherPlace ?? otherDate) !== undefined) return false;
  const said = [whereabouts, otherWhereabouts].filter((one) => one !== undefined);
  return said.length > 0 && said.every((one) => one === 'THERE');
}

/** "There" is the place of the talk, beside the one before it, or else that of the listener. */
function compareThere(spoken: SpokenSlots, recent: LastAnswer): TalkedComparison | undefined {
  const { before, place } = recent;
  if (!place || !saysPlace(recent.slots) || recent.isOfTwo) return undefined;
  const other = before && !isSamePlace(before.place, place) ? nameAsOther(before) : {};
  const time = hasTimeSlot(spoken) ? {} : pickTalkedTime(recent);
  const slots: SpokenSlots = {
    ...time,
    ...spoken,
    ...pickPlaceSlots(recent.slots),
    whereabouts: undefined,
    otherWhereabouts: undefined,
    ...other,
    comparedBy: 'TALK',
  };
  return { topic: 'comparePlaces', slots, place };
}
