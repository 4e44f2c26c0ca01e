import { resolvePastTime } from '../../../intents/past.ts';
import { createCalendar } from '../../../src/slots/query.ts';
import type { Calendar } from '../../../src/slots/query.ts';
import {
  formatTime,
  isRightPastTime,
  isRightTime,
  parseExpectedTime,
  readAskedTime,
  readPastTime,
} from './asked-time.ts';
import type { JudgedTurn } from './ask.ts';
import type { Expectation, PeerLanguage, Threshold } from './expectation.ts';
import { asksForWholeTime, isDenial, hasNumber, readFirstWord } from './first-words.ts';
import { foldName } from '../../../src/place/name-forms.ts';
import { isRightPlace, type WhereContext } from './places.ts';
import { listSpokenTopics } from './spoken-topics.ts';
import { isTrue, readWeather, sumMeasuredRain, type Weather } from './truth.ts';

export interface JudgeContext extends Omit<WhereContext, 'language'> {
  language: PeerLanguage;
  say: string;
}

/** A field of the answer is not what was expected; `of` says which, and what it was instead. */
export interface Judgement {
  wrong?: string;
  /** Whether the first word was compared with the weather. */
  isTruthChecked: boolean;
}

type Check = (judged: JudgedTurn, expect: Expectation, context: JudgeContext) => string | undefined;

/** In this order: what follows cannot be right if one is wrong. */
const CHECKS: readonly Check[] = [
  judgeTopic,
  judgePlace,
  judgePlaces,
  judgeTime,
  judgeSlots,
  judgeFirstWord,
  judgeNumber,
  judgeListening,
];

/** Judges a turn by its fields: topic, place, time, slots, first word and number; then whether its yes is true. */
export function judgeTurn(
  judged: JudgedTurn,
  expect: Expectation,
  context: JudgeContext,
): Judgement {
  for (const check of CHECKS) {
    const wrong = check(judged, expect, context);
    if (wrong !== undefined) return { wrong, isTruthChecked: false };
  }
  const holds = findTruth(judged, expect, context);
  const first = readFirstWord(judged.turn.speech, context.language);
  const isTruthChecked = holds !== undefined && (first === 'yes' || first === 'no');
  if (isTruthChecked && holds !== (first === 'yes')) return { wrong: 'truth', isTruthChecked };
  return { isTruthChecked };
}

function judgeTopic(
  judged: JudgedTurn,
  { topic, asks = false, threshold }: Expectation,
): string | undefined {
  const asksForFrost = topic === 'threshold' && threshold && isFrost(threshold);
  const isExpected = (name: string) =>
    listSpokenTopics(topic).includes(name) || (asksForFrost === true && name === 'frost');
  const { intent, slots } = judged.turn;
  const told = asks ? judged.pendingTopic : judged.topic;
  const answered = told === 'unoffered' ? judged.slots.subject : told;
  const unanswered = slots['subject'] ?? slots['quantity'] ?? intent;
  const named = answered ?? (asks ? undefined : unanswered);
  if (named !== undefined && isExpected(named)) return undefined;
  // A briefing is kept as a question about the weather.
  if (topic === 'briefing' && isExpected(intent)) return undefined;
  if (topic === BEYOND_REACH && answered !== undefined) return undefined;
  if (answered !== undefined) return `topic: ${answered}`;
  if (judged.pendingTopic !== undefined) return 'place: asked for';
  return intent === 'AMAZON.FallbackIntent' ? 'refused' : `refused: ${intent}`;
}

/** Of any topic the answer is that the forecast does not reach the day. */
const BEYOND_REACH = 'unknown:beyondReach';

/** "Below zero tonight" asks for frost. */
function isFrost({ below, unit }: Threshold): boolean {
  return below === (unit === 'F' ? 32 : 0);
}

const OWN_PLACE_TOPICS: ReadonlySet<string> = new Set(['rememberPlace', 'forgetPlace']);

function judgePlace(
  judged: JudgedTurn,
  { topic, place: expected, asks }: Expectation,
  context: JudgeContext,
): string | undefined {
  if (!expected || asks) return undefined;
  // That the skill does not have it is said of no place.
  if (topic.startsWith('unknown:') && judged.topic === undefined) return undefined;
  const { gazetteer, here, language } = context;
  // Of a place of one's own, the answer has the name.
  const name = typeof expected === 'object' && 'name' in expected ? expected.name : undefined;
  if (
    name !== undefined &&
    OWN_PLACE_TOPICS.has(topic) &&
    foldName(judged.turn.speech).includes(foldName(name))
  ) {
    return undefined;
  }
  const spoken = judged.turn.slots['place'];
  const isNoQuestion = judged.topic === undefined && spoken !== undefined;
  const place = isNoQuestion ? gazetteer.find(spoken, { ...here, language }) : judged.place;
  if (isRightPlace(place, expected, context)) return undefined;
  return `place: ${place ? `${place.name} ${place.country}` : 'none'}`;
}

function judgePlaces(
  { turn }: JudgedTurn,
  { places: expected }: Expectation,
  context: JudgeContext,
): string | undefined {
  const { gazetteer, language } = context;
  const called = turn.calls.flatMap(({ parameters }) => {
    if (!('latitude' in parameters)) return [];
    const { latitude, longitude } = parameters;
    const town = gazetteer.findNearest(latitude, longitude, language);
    return town ? [{ ...town, latitude, longitude }] : [];
  });
  const missing = expected?.some(
    (one) => !called.some((place) => isRightPlace(place, one, context)),
  );
  return missing === true ? 'place: not both' : undefined;
}

function createTurnCalendar({ place, now }: JudgedTurn, { here }: JudgeContext): Calendar {
  const { timeZone } = place ?? here;
  return createCalendar(now, timeZone, here.timeZone);
}

function judgeTime(
  judged: JudgedTurn,
  { topic, when, whens, days, cut = false, asks = false, ...expect }: Expectation,
  context: JudgeContext,
): string | undefined {
  if (asks) return undefined;
  const { slots, turn } = judged;
  const calendar = createTurnCalendar(judged, context);
  const asked = () => {
    const time = readAskedTime(slots, calendar);
    return `time: ${time ? formatTime(time) : 'none'}`;
  };
  const beyond = expect.beyond ?? topic === BEYOND_REACH;
  // The service may have been asked, and have refused.
  const hasForecast = turn.calls.some(({ operation }) => operation.startsWith('forecast'));
  if (beyond && hasForecast && judged.bodies.length > 0) {
    return 'time: a forecast beyond its reach';
  }
  if (topic === 'past' && when) {
    const past = readPastTime(slots, calendar);
    const isRight = past && isRightPastTime(parseExpectedTime(when, calendar), past);
    return isRight ? undefined : `time: ${past ? formatTime(past) : 'none'}`;
  }
  if (topic === 'unknown:past' && turn.calls.length > 0) return 'time: readings of another time';
  // The date of the next full moon is the answer.
  const isAsked = topic !== 'fullMoon' || beyond;
  if (when !== undefined && when !== null && isAsked) {
    const calls = beyond ? [] : turn.calls;
    const options = { calendar, canEndSooner: cut };
    if (!isRightTime(parseExpectedTime(when, calendar), slots, calls, options)) return asked();
  }
  const text = JSON.stringify(turn.calls);
  if (whens?.some((day) => day > '20260714' && !coversDay(judged, day))) return 'time: not both';
  if (days !== undefined && turn.calls.length > 0) {
    const time = readAskedTime(slots, calendar);
    const length = time ? countDays(time.first, time.last) : 0;
    if (length !== days && !text.includes('Three')) return asked();
  }
  return undefined;
}

/** Whether a response has the day, among others. */
function coversDay({ bodies }: JudgedTurn, digits: string): boolean {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return JSON.stringify(bodies).includes(`"${date}`);
}

const DAY_MS = 86_400_000;

function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

const UNIT_IDS: Readonly<Record<string, readonly string[]>> = {
  C: ['CELSIUS'],
  F: ['FAHRENHEIT'],
  'km/h': ['KILOMETRES_PER_HOUR'],
  mph: ['MILES_PER_HOUR'],
  kn: ['KNOTS'],
  'm/s': ['METRES_PER_SECOND'],
  Bft: ['BEAUFORT'],
};

/** They have their threshold without a number. */
const FROST_TOPICS: ReadonlySet<string> = new Set(['frost', 'pastFrost']);

const POLLEN_IDS: Readonly<Record<string, string>> = {
  grasses: 'Graeser',
  birch: 'Birke',
  mugwort: 'Beifuss',
  ragweed: 'Ambrosia',
};

function judgeSlots(
  { slots, topic }: JudgedTurn,
  { threshold, unit, pollen }: Expectation,
): string | undefined {
  if (threshold && !FROST_TOPICS.has(topic ?? '')) {
    const limit = threshold.above ?? threshold.below ?? Number.NaN;
    const number = Number(slots.number) * (slots.sign === undefined ? 1 : -1);
    if (number !== limit) return `threshold: ${slots.number ?? 'none'}`;
  }
  if (unit !== undefined && !UNIT_IDS[unit]?.includes(slots.unit ?? '')) {
    return `unit: ${slots.unit ?? 'none'}`;
  }
  if (pollen !== undefined && slots.pollenType !== POLLEN_IDS[pollen]) {
    return `pollen: ${slots.pollenType ?? 'none'}`;
  }
  return undefined;
}

function judgeFirstWord(
  { turn }: JudgedTurn,
  { first: expected, topic }: Expectation,
  { language, here }: JudgeContext,
): string | undefined {
  if (!expected) return undefined;
  const first = readFirstWord(turn.speech, language);
  // "I don't know whether there are warnings", and a no where a service is known to warn.
  const isHonest = first === 'hedged' || (first === 'no' && here.country === 'US');
  if (topic.startsWith('warning') && expected === 'notYesNo' && isHonest) return undefined;
  const isAnswer = first !== undefined;
  return isAnswer === (expected === 'yesNo') ? undefined : `first: ${first ?? 'neither'}`;
}

function judgeNumber(
  judged: JudgedTurn,
  expect: Expectation,
  context: JudgeContext,
): string | undefined {
  if (expect.number !== true || hasNumber(judged.turn.speech)) return undefined;
  // That it stays dry tells how much it rains.
  const isDry =
    expect.topic === 'past'
      ? sumPastRain(judged, context) === 0
      : expect.topic.startsWith('rain') && findWeather(judged, expect, context).amount === 0;
  return isDry ? undefined : 'number';
}

/** mm that a station measured in the asked time; undefined without readings. */
function sumPastRain(judged: JudgedTurn, context: JudgeContext): number | undefined {
  const asked = resolvePastTime(judged.slots, createTurnCalendar(judged, context), true);
  if (typeof asked === 'string' || judged.topic !== 'pastRainAmount') return undefined;
  return sumMeasuredRain(judged.bodies, asked);
}

function judgeListening({ turn }: JudgedTurn, { listens }: Expectation): string | undefined {
  if (listens === undefined) return undefined;
  const isListening = turn.response.response.shouldEndSession === false;
  return isListening === listens ? undefined : 'listens';
}

function findTruth(
  judged: JudgedTurn,
  expect: Expectation,
  context: JudgeContext,
): boolean | undefined {
  const { truth, threshold } = expect;
  if (truth === undefined) return undefined;
  const weather = findWeather(judged, expect, context);
  const isWholeTime = asksForWholeTime(context.say, context.language);
  const holds = isTrue(truth, weather, { threshold, isWholeTime });
  const isDenied = truth.startsWith('no') && isDenial(context.say, context.language);
  return isDenied && holds !== undefined ? !holds : holds;
}

/** The weather of the expected time, else of the one that was understood, else of today. */
function findWeather(judged: JudgedTurn, { when }: Expectation, context: JudgeContext): Weather {
  const calendar = createTurnCalendar(judged, context);
  const today = calendar.here.date;
  const expected = when ? parseExpectedTime(when, calendar) : undefined;
  const asked = readAskedTime(judged.slots, calendar);
  // The data say the day of a night only.
  const isWholeDay = expected && !expected.isNow && !expected.part && !expected.hours;
  const time = (isWholeDay && asked?.part ? asked : expected) ??
    asked ?? { first: today, last: today, isNow: false };
  return readWeather(judged.bodies, time, calendar.timeZone, judged.now);
}
