import { parseAmazonDuration } from '../../src/slots/parse-query.ts';
import { type Calendar, parseAmazonDate } from '../../src/slots/query.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  addHours,
  findLastTalkedDay,
  hasDaySlot,
  hasHourSlot,
  hasTimeSlot,
  isMove,
  moveOn,
  pickPlaceSlots,
  pickTimeSlots,
  saysPlace,
  saysSeveralDays,
} from '../../src/slots/follow-up-slots.ts';
import { adjustToLocalDay } from '../../src/slots/query-range.ts';
import type { LastAnswer } from '../../src/speech/profile.ts';
import type { TopicName } from '../../src/speech/topic-names.ts';
import { addDays, toLocalDate, toLocalHour, type LocalDate } from '../../src/time/local-time.ts';
import type { Place } from '../../src/place/place.ts';

/** Topics of what was measured: their days are over, and those of other topics are to come. */
export const isPast = (topic: TopicName) => topic.startsWith('past');

/** Topics of what is to come, beside those of what was measured; of several the first is meant. */
const TOPICS_BY_TENSE: readonly (readonly [coming: TopicName, past: TopicName])[] = [
  ['weather', 'pastWeather'],
  ['rain', 'pastRain'],
  ['rainTime', 'pastRain'],
  ['rainChance', 'pastRain'],
  ['rainAmount', 'pastRainAmount'],
  ['dry', 'pastDry'],
  ['snow', 'pastSnow'],
  ['snowAmount', 'pastSnowAmount'],
  ['temperature', 'pastTemperature'],
  ['feelsLike', 'pastTemperature'],
  ['high', 'pastHigh'],
  ['low', 'pastLow'],
  ['above', 'pastHigh'],
  ['below', 'pastLow'],
  ['frost', 'pastFrost'],
  ['wind', 'pastWind'],
  ['wind', 'pastWindy'],
  ['storm', 'pastStorm'],
];

/** What a topic that searches the days itself asks of a single one. */
const TOPICS_OF_A_DAY: Partial<Record<TopicName, TopicName>> = {
  nextRain: 'rainTime',
  rainStop: 'rain',
  reach: 'high',
};

const TOPICS_OF_CHANGES: Readonly<Record<string, TopicName>> = {
  SNOW: 'snow',
  SUN: 'sun',
  WARMER: 'temperature',
  COLDER: 'temperature',
};

/**
 * The topic of a follow-up with another time: "and tomorrow?" after "did it rain yesterday?" asks for the rain to
 * come, "and on Sunday?" after "when will it snow?" whether it snows.
 *
 * @param spoken the slots of the follow-up alone
 */
export function findTopicOfTime(
  recent: Pick<LastAnswer, 'topic' | 'slots'>,
  spoken: SpokenSlots,
  today: LocalDate,
): TopicName {
  const { topic } = recent;
  if (!hasTimeSlot(spoken)) return topic;
  if (topic === 'nextChange') return TOPICS_OF_CHANGES[recent.slots.change ?? ''] ?? 'weather';
  const ofDay = TOPICS_OF_A_DAY[topic] ?? topic;
  const tense = findTense(spoken, today);
  if (tense === undefined || isPast(topic) === (tense === 'past')) return ofDay;
  return findTopicOfTense(ofDay, tense);
}

/**
 * "What's the temperature yesterday?" asks for what was measured, which stations report of one day.
 *
 * @param slots of a question that names yesterday
 */
export function findTopicOfPast(
  topic: TopicName,
  { date = '' }: SpokenSlots,
  calendar: Calendar,
): TopicName {
  // Where it is a day later, the listener's today is theirs.
  const isOfPast = adjustToLocalDay(date, calendar) === date && !isPast(topic);
  return isOfPast ? findTopicOfTense(topic, 'past') : topic;
}

function findTopicOfTense(topic: TopicName, tense: 'past' | 'coming'): TopicName {
  const pair = TOPICS_BY_TENSE.find((one) => one.includes(topic));
  return pair?.[tense === 'past' ? 1 : 0] ?? topic;
}

/** Undefined for today, and for a time of an unnamed day. */
function findTense(
  { past, date, namedDay }: SpokenSlots,
  today: LocalDate,
): 'past' | 'coming' | undefined {
  if (past !== undefined) return 'past';
  if (namedDay !== undefined) return 'coming';
  const meaning = date === undefined ? undefined : parseAmazonDate(date);
  if (meaning?.kind === 'weekend' || meaning?.kind === 'days') return 'coming';
  if (meaning?.kind !== 'day' || meaning.date === today) return undefined;
  return meaning.date < today ? 'past' : 'coming';
}

export const COMPARISONS_OF_PLACES: ReadonlySet<TopicName> = new Set([
  'comparePlaces',
  'whichPlace',
] as const);
export const COMPARISONS_OF_DAYS: ReadonlySet<TopicName> = new Set([
  'comparison',
  'whichDay',
] as const);
export const COMPARISONS: ReadonlySet<TopicName> = new Set([
  ...COMPARISONS_OF_PLACES,
  ...COMPARISONS_OF_DAYS,
]);

/** Days are compared as a whole: of an hour of them this is told. */
const TOPICS_OF_HOURS: Readonly<Record<string, TopicName>> = {
  WINDIER: 'wind',
  CALMER: 'wind',
  WETTER: 'rain',
  DRIER: 'dry',
  SUNNIER: 'sun',
  CLOUDIER: 'cloudy',
  BETTER: 'weather',
  WORSE: 'weather',
};

/** What a comparison is about, of one place and time. */
export function findComparedTopic({ direction = '' }: SpokenSlots): TopicName {
  return TOPICS_OF_HOURS[direction] ?? 'temperature';
}

/** Of more days than those of a weekend nobody hears the weather of two places. */
function saysManyDays(spoken: SpokenSlots): boolean {
  const { date, span, namedDay } = spoken;
  const isWeekend = span === 'WEEKEND' || (date && parseAmazonDate(date).kind === 'weekend');
  return namedDay === 'REST_OF_WEEK' || (saysSeveralDays(spoken) && !isWeekend);
}

/** Places that need no name to be compared again. */
const OWN_PLACES: ReadonlySet<string> = new Set(['HERE', 'HOME']);

/**
 * The topic of a follow-up to a comparison. "And on Sunday?" compares again what the question named itself, the two
 * places or the day with today; else it is about the weather there.
 */
export function findTopicAfterComparison(
  { topic, slots }: Pick<LastAnswer, 'topic' | 'slots'>,
  spoken: SpokenSlots,
): TopicName {
  const saysDay = hasDaySlot(spoken);
  if (COMPARISONS_OF_PLACES.has(topic)) {
    const namesBoth =
      slots['comparedBy'] === undefined || OWN_PLACES.has(slots['otherWhereabouts'] ?? '');
    const isTold = saysPlace(spoken) || (saysDay && !namesBoth) || saysManyDays(spoken);
    return isTold ? 'weather' : topic;
  }
  if (hasHourSlot(spoken)) return findComparedTopic(slots);
  if (!saysDay) return topic;
  if (topic === 'whichDay') return 'weather';
  return saysSeveralDays(spoken) ? 'weather' : topic;
}

/** The day on which an answer was given, where its place is; without a place, where postcodes are supported. */
export function findToday({ at, place }: LastAnswer): LocalDate {
  return toLocalDate(at, place?.timeZone ?? 'Europe/Berlin');
}

/** A comparison, completed by what was talked about. */
export interface TalkedComparison {
  topic: TopicName;
  slots: SpokenSlots;
  place: Place | undefined;
}

/** "Is it better on Sunday?" after an answer about another day than today. */
export function compareDay(
  topic: TopicName,
  spoken: SpokenSlots,
  recent: LastAnswer,
): TalkedComparison | undefined {
  const { date, otherDate, direction = '' } = spoken;
  if (otherDate !== undefined || saysPlace(spoken) || recent.isOfTwo) return undefined;
  const today = findToday(recent);
  const isOfNow = date === today && ['WARMER', 'COLDER'].includes(direction);
  const than = findComparedDay(recent);
  if (!isDay(date) || date === than || than === undefined || isOfNow) return undefined;
  const where = saysPlace(recent.slots) ? pickPlaceSlots(recent.slots) : {};
  const slots: SpokenSlots = { ...spoken, whereabouts: undefined, otherDate: than, ...where };
  const place = saysPlace(recent.slots) ? (recent.place ?? undefined) : undefined;
  return { topic, slots: { ...slots, comparedBy: 'TALK' }, place };
}

/** The day of the talk, or the one that it has compared others with; undefined if a comparison is with today. */
function findComparedDay(recent: LastAnswer): LocalDate | undefined {
  const { slots, isRefused, topic } = recent;
  const { comparedBy, otherDate } = slots;
  const date = COMPARISONS_OF_DAYS.has(topic) && comparedBy !== undefined ? otherDate : slots.date;
  if (isRefused || isPast(topic) || !isDay(date)) return undefined;
  return date > findToday(recent) ? date : undefined;
}

export function isDay(date: string | undefined): date is LocalDate {
  return date !== undefined && parseAmazonDate(date).kind === 'day';
}

/** "Does it get better tomorrow?" after an answer about pollen is of the pollen. */
export function asksForLessPollen(
  { direction = '', otherDate }: SpokenSlots,
  recent: LastAnswer,
): boolean {
  const isOfPollen = recent.topic === 'pollen' && !recent.isRefused;
  return isOfPollen && otherDate === undefined && ['BETTER', 'WORSE'].includes(direction);
}

/** Compares with the day of the talk, or the day of the talk with that at its place. */
export function comparePollen(
  spoken: SpokenSlots,
  { slots, place, ...recent }: LastAnswer,
): SpokenSlots {
  const pollen = pickFilledSlots({ pollenType: slots.pollenType });
  const talked = isDay(slots.date) ? slots.date : findToday({ ...recent, slots, place });
  const isOther = isDay(spoken.date) && spoken.date !== talked;
  const other = isOther
    ? { otherDate: talked }
    : saysPlace(spoken)
      ? { otherPlace: place?.name }
      : {};
  const time = isOther ? {} : pickTimeSlots(slots);
  return { ...pollen, ...time, ...spoken, ...other, comparedBy: 'TALK' };
}

/** "Now" passes: the next question has its own usual time. */
export function isMomentary({ span, date }: SpokenSlots): boolean {
  return span === 'NOW' || span === 'SOON' || date === 'PRESENT_REF';
}

/** The end of "after six". */
const MIDNIGHT = '00:00';

/** "And after that?", "the night after?", "an hour later?", "two days later?"; undefined if that is not asked. */
export function moveTalk(
  { detail, duration }: SpokenSlots,
  recent: LastAnswer,
  clock: Date,
): SpokenSlots | undefined {
  const timeZone = recent.place?.timeZone ?? 'Europe/Berlin';
  const now = toLocalHour(Math.max(clock.getTime(), recent.at), timeZone);
  if (isMove(detail)) return moveOn(detail, recent.slots, now.date);
  if (detail !== undefined || duration === undefined) return undefined;
  const length = parseAmazonDuration(duration);
  const { time, untilTime, date = now.date } = recent.slots;
  const isOfHour = /^\d{2}:/.test(time ?? '');
  const from = isOfHour ? (time ?? '') : `${String(now.hour).padStart(2, '0')}:00`;
  if (length?.kind === 'days') {
    const { dayPart } = recent.slots;
    return { date: addDays(findLastTalkedDay(recent.slots, now.date), length.count), dayPart };
  }
  if (length?.kind !== 'hours' || !(isOfHour || goesOnFromNow(recent.slots, now.date))) {
    return moveOn('LATER', recent.slots, now.date);
  }
  const moved = addHours(from, length.count);
  const day = isOfHour ? date : now.date;
  return {
    date: moved < from ? addDays(day, 1) : day,
    time: moved,
    untilTime: untilTime === MIDNIGHT ? untilTime : untilTime && addHours(untilTime, length.count),
  };
}

/** Whether the talk is of now, or of today as a whole, of which the next hour is asked. */
function goesOnFromNow(slots: SpokenSlots, today: LocalDate): boolean {
  const { dayPart, date = today } = slots;
  return isMomentary(slots) || (dayPart === undefined && date === today && !saysSeveralDays(slots));
}
