import type { Place } from '../../src/place/place.ts';
import { parseAmazonDate } from '../../src/slots/query.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { MAX_FORECAST_DAYS } from '../../src/slots/query-range.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { addDays, type LocalDate } from '../../src/time/local-time.ts';
import {
  hasDaySlot,
  hasTimeSlot,
  isElsewhere,
  saysPlace,
  saysSeveralDays,
  MIDDLE_OF_DAY,
  settleHour,
  pickPlaceSlots,
  pickTimeSlots,
} from '../../src/slots/follow-up-slots.ts';
import type { LastAnswer } from '../../src/speech/profile.ts';
import { OUTDOOR_TOPICS, type TopicName } from '../../src/speech/topic-names.ts';
import { comparesHours, spanComparedDays } from './asked-time.ts';
import {
  asksForLessPollen,
  comparePollen,
  findToday,
  isMomentary,
  isPast,
} from './topic-of-time.ts';

/** Topics that search the days themselves, or that no day changes. */
const TOPICS_WITHOUT_DAY: ReadonlySet<TopicName> = new Set([
  'nextRain', 'rainStop', 'bestDay', 'warmestDay', 'coldestDay', 'wettestDay', 'comparison', 'moonPhase', 'fullMoon',
  'newMoon', 'nextChange', 'reach', 'snowDepth', 'snowLying', 'visibility', 'station', 'warnings',
] as const); // prettier-ignore

/** Topics that search the days of the talk, if it is about several. */
const DAY_SEARCHES: ReadonlySet<TopicName> = new Set([
  'bestDay',
  'warmestDay',
  'coldestDay',
  'wettestDay',
] as const);

/** A question, completed by the recent one. */
interface ContinuedQuestion {
  slots: SpokenSlots;
  /** The place of the recent question; undefined to resolve that of the slots. */
  place?: Place | undefined;
}

/**
 * Completes a full question while the talk is recent: without a place it is about the recent place, and without
 * a time also about the recent time. "Do I need an umbrella?" after "Boston on Friday" is about both.
 */
export function continueTalk(
  said: SpokenSlots,
  topic: TopicName,
  recent: LastAnswer,
): ContinuedQuestion {
  if (saysPlace(said)) {
    // "And here, do I need an umbrella?"
    const time = isElsewhere(said) ? {} : findKeptTime(said, topic, recent);
    return { slots: { ...said, ...time } };
  }
  const meant = OUTDOOR_TOPICS.has(topic) ? withoutOutside(said) : said;
  const settled = isOfToday(recent) ? meant : settleHour(recent.slots, meant, MIDDLE_OF_DAY);
  const spoken = moveToRecentWeek(settled, recent);
  const time = findKeptTime(spoken, topic, recent);
  // A place that nobody named is that of the listener, who may have told another home meanwhile.
  const isNamed = saysPlace(recent.slots);
  const where = isNamed ? pickPlaceSlots(recent.slots) : {};
  const place = isNamed && !recent.isOfTwo ? (recent.place ?? undefined) : undefined;
  return { slots: { ...spoken, whereabouts: undefined, ...time, ...where }, place };
}

/** Topics after which a bare number is one of the wind. */
const WINDY_TOPICS: ReadonlySet<TopicName> = new Set(['wind', 'windThreshold', 'storm'] as const);

const SIDES: Partial<Record<TopicName, string>> = { above: 'ABOVE', below: 'BELOW' };

/** Topics of which the recent question may make another, see `findMeantTopic`. */
export const TOPICS_BY_CONTEXT: ReadonlySet<TopicName> = new Set([
  'windThreshold',
  'above',
  'below',
  'comparison',
  'temperature',
  'snow',
  'rainStop',
  'rainTime',
  'rain',
  'whichDay',
] as const);

const DAY_COMPARISONS: ReadonlySet<TopicName> = new Set(['whichDay', 'comparison'] as const);

/** "Is Sunday better?" after "can I go to the beach?" asks whether it is for the beach. */
function asksForBetterDay({ direction, otherDate }: SpokenSlots, recent: LastAnswer): boolean {
  return direction === 'BETTER' && otherDate === undefined && OUTDOOR_TOPICS.has(recent.topic);
}

/** Compares the advice for a day with that for the day of the talk. */
function compareAdvice(spoken: SpokenSlots, recent: LastAnswer): SpokenSlots {
  const advice = pickAdvice(recent.slots);
  const [asked, talked] = [parseDay(spoken.date), parseDay(recent.slots.date)];
  const than = talked ?? findToday(recent);
  if (asked === undefined || asked === than) return { ...advice, ...spoken, direction: undefined };
  return { ...advice, ...spoken, otherDate: than, comparedBy: 'TALK' };
}

/** What the advice is about. */
function pickAdvice({ activity, excess, either }: SpokenSlots): SpokenSlots {
  return pickFilledSlots({ activity, excess, either });
}

/** Whether the talk is about a time that has not begun: its rain does not end from now on. */
export function isToCome(recent: LastAnswer): boolean {
  const { date, dayPart, time, span } = recent.slots;
  if (isMomentary(recent.slots)) return false;
  if ((dayPart ?? time) !== undefined || span === 'NEXT_DAYS' || span === 'WEEKEND') return true;
  return date !== undefined && date !== findToday(recent);
}

/** A month of which a forecast can have no day. */
function isMonthBeyondReach({ date }: SpokenSlots, now: number): boolean {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date ?? '') ?? [];
  const first = Date.UTC(Number(year), Number(month) - 1);
  return first > now + MAX_FORECAST_DAYS * DAY_MS;
}

/**
 * What a question means after the recent one, where that is more than its own words say.
 *
 * @param hottest no air is hotter, in the degrees of the listener: beyond, a number is one of the wind
 */
export function findMeantTopic(
  spoken: SpokenSlots,
  topic: TopicName,
  recent: LastAnswer | undefined,
  { hottest, now }: { hottest: number; now: number },
): { topic: TopicName; slots: SpokenSlots } {
  if (topic === 'rain' && spoken.otherDayPart !== undefined) {
    return { topic: 'whichDay', slots: { ...spoken, direction: 'WETTER' } };
  }
  // "How warm is it in Mallorca in October?"
  if (topic === 'temperature' && isMonthBeyondReach(spoken, now)) {
    return { topic: 'unoffered', slots: { ...spoken, subject: 'NORMAL' } };
  }
  // "Is there snow in Aspen?" is of what lies; "is there snow tomorrow?" of what falls.
  if (topic === 'snow' && spoken.whether === 'IS_THERE' && !hasTimeSlot(spoken)) {
    return { topic: 'snowLying', slots: { ...spoken, whether: undefined } };
  }
  // "When does it stop?" after rain of tomorrow is of tomorrow.
  if (topic === 'rainStop' && recent && isToCome(recent) && !isPast(recent.topic)) {
    return { topic: hasTimeSlot(spoken) ? topic : 'rainTime', slots: spoken };
  }
  // "When does the rain start?" is of the day of the talk, or of the rain that is next.
  if (topic === 'rainTime' && !hasTimeSlot(spoken)) {
    if (!recent || !isToCome(recent) || isPast(recent.topic) || saysPlace(spoken)) {
      return { topic: 'nextRain', slots: spoken };
    }
    const { time, date = findToday(recent) } = recent.slots;
    return { topic, slots: time === undefined ? spoken : { ...spoken, date } };
  }
  if (DAY_COMPARISONS.has(topic) && recent && asksForBetterDay(spoken, recent)) {
    return { topic: recent.topic, slots: compareAdvice(spoken, recent) };
  }
  if (DAY_COMPARISONS.has(topic) && recent && asksForLessPollen(spoken, recent)) {
    return { topic: 'pollen', slots: comparePollen(spoken, recent) };
  }
  // "Over sixty?" is of the wind after the gusts, else of the temperature.
  if (topic === 'windThreshold' && isBareNumber(spoken)) {
    const { windPart } = recent?.slots ?? {};
    if (recent && WINDY_TOPICS.has(recent.topic)) return { topic, slots: { ...spoken, windPart } };
    if (!spoken.windSide?.endsWith('FORCE')) {
      return { topic: spoken.windSide === 'BELOW' ? 'below' : 'above', slots: spoken };
    }
  }
  const side = SIDES[topic];
  if (side !== undefined && isBareNumber(spoken) && Number(spoken.number) > hottest) {
    if (recent && WINDY_TOPICS.has(recent.topic)) {
      return { topic: 'windThreshold', slots: { ...spoken, windSide: side } };
    }
  }
  if (topic !== 'comparison' || hasTimeSlot(spoken)) return { topic, slots: spoken };
  if (!recent?.place || !saysPlace(recent.slots)) return { topic, slots: spoken };
  const time = pickTimeSlots(recent.slots);
  // "Is it cooler there than here?"
  if (spoken.whereabouts === 'HERE') {
    return { topic: 'comparePlaces', slots: { ...time, ...spoken, whereabouts: undefined } };
  }
  // "Will it be warmer at home?"
  if (spoken.whereabouts === 'HOME') {
    return { topic: 'comparePlaces', slots: { ...time, ...spoken, otherPlace: recent.place.name } };
  }
  return { topic, slots: spoken };
}

/**
 * What is done outdoors is outside anyway: "can the washing go outside?" is of today, or of the time of the talk. A room
 * is aired with the air that is outside now.
 */
export function withoutOutside(spoken: SpokenSlots): SpokenSlots {
  return spoken.namedTime === 'OUTSIDE' && spoken.activity !== 'airing'
    ? { ...spoken, namedTime: undefined }
    : spoken;
}

function isBareNumber(slots: SpokenSlots): boolean {
  const names = Object.keys(pickFilledSlots(slots));
  return names.every((name) => ['number', 'sign', 'windSide'].includes(name));
}

/** "On the Sunday" after next weekend is its Sunday, not the coming one. */
function moveToRecentWeek(spoken: SpokenSlots, { slots }: LastAnswer): SpokenSlots {
  const day = parseDay(spoken.date);
  const talked = slots.date === undefined ? undefined : parseAmazonDate(slots.date);
  if (day === undefined || talked?.kind !== 'weekend') return spoken;
  const later = addDays(day, DAYS_PER_WEEK);
  const isOfWeekend = later === talked.saturday || later === addDays(talked.saturday, 1);
  return isOfWeekend ? { ...spoken, date: later } : spoken;
}

const DAYS_PER_WEEK = 7;

function parseDay(date: string | undefined): LocalDate | undefined {
  const meaning = date === undefined ? undefined : parseAmazonDate(date);
  return meaning?.kind === 'day' ? meaning.date : undefined;
}

function findKeptTime(spoken: SpokenSlots, topic: TopicName, recent: LastAnswer): SpokenSlots {
  if (recent.isRefused) return {};
  if (isMomentary(recent.slots)) {
    // "Gusts over thirty?" after "is it windy right now?"
    const goesOn = topic === 'windThreshold' && WINDY_TOPICS.has(recent.topic);
    return goesOn && !hasTimeSlot(spoken) ? pickTimeSlots(recent.slots) : {};
  }
  if (comparesWithDay(spoken, topic, recent)) return pickDay(recent.slots);
  // "When does the wind drop?" is of the day of the talk, not of its hours.
  if (topic === 'wind' && spoken.detail === 'WHEN') {
    return hasTimeSlot(spoken) || isOfToday(recent) ? {} : pickDay(recent.slots);
  }
  if (searchesDays(spoken, topic) && !saysSeveralDays(recent.slots)) return {};
  // "Which day is the warmest?" after a question about the week is of its days.
  if (DAY_SEARCHES.has(topic) && saysSeveralDays(recent.slots) && !isPast(recent.topic)) {
    return hasTimeSlot(spoken) ? {} : pickTimeSlots(recent.slots);
  }
  if (TOPICS_WITHOUT_DAY.has(topic) || isPast(topic) !== isPast(recent.topic)) return {};
  if (!hasTimeSlot(spoken)) {
    // "Is there fog?" is not of a day that only the answer has found.
    if (recent.day !== undefined) return topic === 'fog' ? {} : { date: recent.day };
    if (recent.topic === 'whichDay' && !comparesHours(recent.slots)) {
      return spanComparedDays(recent.slots, findToday(recent));
    }
    // "How cool does it get?" is of no single hour.
    const isOfExtreme = topic === 'high' || topic === 'low';
    return isOfExtreme ? releaseHour(recent.slots) : pickTimeSlots(recent.slots);
  }
  if (spoken.namedTime === 'WHOLE_TIME') return releaseHour(recent.slots);
  // "On my way home" is that of today.
  const isOtherDay = hasDaySlot(spoken) || spoken.namedTime !== undefined || isOfToday(recent);
  return isOtherDay ? {} : pickDay(recent.slots);
}

/** "Which day stays dry?", "when is the next thunderstorm?" are not of the hours of the talk. */
function searchesDays({ detail }: SpokenSlots, topic: TopicName): boolean {
  return detail === 'WHICH_DAY' || (detail === 'WHEN' && topic === 'thunder');
}

/** "Is it warmer than today?" after an answer about Friday is about Friday; yesterday is compared with today. */
function comparesWithDay(
  { date, partOf, span, namedDay, duration, otherDate, direction }: SpokenSlots,
  topic: TopicName,
  recent: LastAnswer,
): boolean {
  const saysDay = (date ?? partOf ?? span ?? namedDay ?? duration) !== undefined;
  if (topic !== 'comparison' || isPast(recent.topic)) return false;
  if (saysDay || direction === undefined) return false;
  const than = otherDate ?? findToday(recent);
  return than >= findToday(recent) && than !== recent.slots.date;
}

function isOfToday(recent: LastAnswer): boolean {
  return recent.slots.date === findToday(recent);
}

/** The time of the talk without its single hour: "does it stay dry the whole time?" */
function releaseHour(slots: SpokenSlots): SpokenSlots {
  const { time, untilTime } = slots;
  return time === undefined || untilTime !== undefined ? pickTimeSlots(slots) : pickDay(slots);
}

/** The day without its hours: "at night" is that of the day last talked about. */
function pickDay({ date, untilDate, namedDay }: SpokenSlots): SpokenSlots {
  return pickFilledSlots({ date, untilDate, namedDay });
}
