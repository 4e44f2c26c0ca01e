import { getIntentName, getRequestType } from 'ask-sdk-core';
import { type Calendar, parseAmazonDate } from '../src/slots/query.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { parseSpokenTime } from '../src/slots/parse-query.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { readRequestSlots } from '../src/speech/turn.ts';
import { addDays, startOfDay, startOfHour, type LocalDate } from '../src/time/local-time.ts';
import { DAY_MS } from '../src/time/units.ts';
import { DAY_PART_HOURS } from '../src/weather/periods.ts';
import type { DayPart } from '../src/contract/parameters.ts';
import type { PastTime } from '../src/wording/plan/reading-statement.ts';
import {
  planPast,
  type PastAspect,
  type PastThreshold,
} from '../src/wording/plan/questions/past.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { loadPastReadings } from './stations.ts';
import { requirePlace, type ResolvedTurn, type Topic } from './support/turn-context.ts';
import { weatherTopic } from './weather.ts';

/** "Did it rain last night?" */
export const pastRainTopic = createPastTopic('PastRainIntent', 'rain');

/** "How much did it rain yesterday?" */
export const pastRainAmountTopic = createPastTopic('PastRainAmountIntent', 'rainAmount');

/** "Did it snow yesterday?" */
export const pastSnowTopic = createPastTopic('PastSnowIntent', 'snow');

/** "How much did it snow?" */
export const pastSnowAmountTopic = createPastTopic('PastSnowAmountIntent', 'snowAmount');

/** "Was it dry yesterday?" */
export const pastDryTopic = createPastTopic('PastDryIntent', 'dry');

/** "How warm was it yesterday?" */
export const pastHighTopic = createPastTopic('PastHighIntent', 'high');

/** "How cold was it last night?" */
export const pastLowTopic = createPastTopic('PastLowIntent', 'low');

/** "What was the temperature this morning?" */
export const pastTemperatureTopic = createPastTopic('PastTemperatureIntent', 'temperature');

/** "Was there frost last night?" */
export const pastFrostTopic = createPastTopic('PastFrostIntent', 'frost');

/** "How strong was the wind yesterday?" */
export const pastWindTopic = createPastTopic('PastWindIntent', 'wind');

/** "Was it windy yesterday?" */
export const pastWindyTopic = createPastTopic('PastWindyIntent', 'windy');

/** "Was there a storm last night?" */
export const pastStormTopic = createPastTopic('PastStormIntent', 'storm');

/** "What was the weather like yesterday?" */
export const pastWeatherTopic = createPastTopic('PastWeatherIntent', 'weather');

/**
 * Creates a topic for what the closest station has measured.
 *
 * @param intent the intent that asks in the past tense
 */
function createPastTopic(intent: string, aspect: PastAspect): Topic {
  return {
    async answer(turn, dependencies) {
      const { slots, calendar, phrases, locale, recordCalls } = turn;
      const asked = resolvePastTime(slots, calendar, isOfPast(turn, intent));
      if (asked === 'ahead') return weatherTopic.answer(turn, dependencies);
      if (asked === 'notKept') {
        recordCalls([]);
        return { speech: phrases.unanswerable.notKept };
      }
      const body = await loadPastReadings(turn, dependencies);
      if (!body) return phrases.unsupported;
      const { timeZone, here } = calendar;
      const place = requirePlace(turn);
      const question = { ...asked, place, timeZone, today: here.date };
      const plan = planPast(aspect, body, question, parseThreshold(aspect, turn));
      if (plan.length === 0) return { speech: phrases.unanswerable.noReadings };
      return { speech: renderAnswer(plan, locale), title: phrases.cardTitle(place.name) };
    },
  };
}

/** "Did it drop below ten?" is asked of the low, "was it above thirty?" of the high. */
function parseThreshold(
  aspect: PastAspect,
  { slots: { number, sign }, locale: { units } }: ResolvedTurn,
): PastThreshold | undefined {
  const value = Number(number);
  if (number === undefined || Number.isNaN(value)) return undefined;
  const limit = sign === 'MINUS' ? -value : value;
  return { side: aspect === 'low' ? 'below' : 'above', limit, units };
}

/** Intents whose question has the time of the one before it, unless they say another. */
const CONTINUING_INTENTS: ReadonlySet<string> = new Set([
  'FollowUpIntent',
  'CorrectionIntent',
  'ChosenPlaceIntent',
]);

/** Whether the time was said in the past tense: by the question itself, or before a follow-up about another place. */
function isOfPast({ input }: ResolvedTurn, intent: string): boolean {
  const { requestEnvelope } = input;
  if (getRequestType(requestEnvelope) !== 'IntentRequest') return false;
  const asked = getIntentName(requestEnvelope);
  if (asked === intent) return true;
  return CONTINUING_INTENTS.has(asked) && !hasTimeSlot(readRequestSlots(input));
}

interface AskedPast {
  time: PastTime;
  /** Epoch milliseconds. */
  from: number;
  to: number;
}

const WEEK_DAYS = 7;

/**
 * Resolves the time of a question about the past.
 *
 * @param isPast whether the question is in the past tense: the platform resolves "on Sunday" to the next one
 * @returns `notKept` for a time of which stations have no readings any more, or not yet
 */
export function resolvePastTime(
  slots: SpokenSlots,
  calendar: Calendar,
  isPast: boolean,
): AskedPast | 'ahead' | 'notKept' {
  const { now, timeZone, here } = calendar;
  const part = findPart(slots);
  const date = slots.past === 'TODAY' ? here.date : findDate(slots, here.date);
  if (slots.past === 'LAST_NIGHT' || (part === 'night' && (date ?? here.date) === here.date)) {
    return ofPart('night', addDays(here.date, -1), calendar);
  }
  if (date === undefined && part === undefined) {
    return { time: 'lastDay', from: now - DAY_MS, to: now };
  }
  if (date === null) return 'notKept';
  const yesterday = addDays(here.date, -1);
  const day = isPast ? toLast(date ?? here.date, here.date) : (date ?? here.date);
  if (day > here.date) return isPast ? 'notKept' : 'ahead';
  if (day < yesterday) return 'notKept';
  if (part !== undefined) return ofPart(part, day, calendar);
  const from = startOfDay(day, timeZone);
  const to = Math.min(now, startOfDay(addDays(day, 1), timeZone));
  return { time: day === here.date ? 'today' : 'yesterday', from, to };
}

/** Yesterday, where the platform gives the next day of its name: the next Sunday, or the next 14th of July. */
function toLast(date: LocalDate, today: LocalDate): LocalDate {
  const yesterday = addDays(today, -1);
  const isSameDay = date.slice(4) === yesterday.slice(4) || date === addDays(yesterday, WEEK_DAYS);
  return isSameDay ? yesterday : date;
}

/** The spoken day; undefined for none, null for several or a vague one. */
function findDate({ date }: SpokenSlots, today: LocalDate): LocalDate | null | undefined {
  if (date === undefined) return undefined;
  const meaning = parseAmazonDate(date);
  if (meaning.kind === 'now') return today;
  return meaning.kind === 'day' ? meaning.date : null;
}

/** "At noon" is the afternoon; for an hour of the night, the day is told. */
function findPart(slots: SpokenSlots): DayPart | undefined {
  const time = parseSpokenTime(slots);
  if (time?.kind === 'part') return time.part;
  const hour = time?.from;
  if (hour === undefined) return undefined;
  return DAYTIME_PARTS.find((part) => {
    const { from, to } = DAY_PART_HOURS[part];
    return hour >= from && hour < to;
  });
}

const DAYTIME_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies DayPart[];

const PART_TIMES: Record<DayPart, readonly [today: PastTime, yesterday: PastTime]> = {
  morning: ['thisMorning', 'yesterdayMorning'],
  afternoon: ['thisAfternoon', 'yesterdayAfternoon'],
  evening: ['thisEvening', 'yesterdayEvening'],
  night: ['lastNight', 'lastNight'],
};

/** A part of today that has not begun is that of yesterday. */
function ofPart(part: DayPart, spoken: LocalDate, { now, timeZone, here }: Calendar): AskedPast {
  const { from, to } = DAY_PART_HOURS[part];
  const hasBegun = startOfHour({ date: spoken, hour: from }, timeZone) < now;
  const date = hasBegun ? spoken : addDays(spoken, -1);
  const last = to > from ? date : addDays(date, 1);
  return {
    time: PART_TIMES[part][date === here.date ? 0 : 1],
    from: startOfHour({ date, hour: from }, timeZone),
    to: Math.min(now, startOfHour({ date: last, hour: to }, timeZone)),
  };
}
