import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type {
  HourlyEntry,
  NextHourResponse,
  SpacesEntry,
  SpokenWarning,
} from '../../src/contract/voice-text/responses.ts';
import {
  createForecastCalls,
  type ForecastCall,
  type AnswerableQuery,
} from '../../src/slots/query.ts';
import { toHoursQuery, isAtForecastLimit } from '../../src/slots/query-range.ts';
import { createPlanContext, chooseSpokenText } from '../../src/speech/spoken-answer.ts';
import { hasScreen } from '../../src/speech/device.ts';
import { type LocalDate, addDays, getWeekendSaturday } from '../../src/time/local-time.ts';
import type { AnswerFacts } from '../../src/wording/plan/questions/answer-facts.ts';
import { joinTexts, readWarnings } from './spoken-warnings.ts';
import { requirePlace, type PlacedTurn } from './turn-context.ts';
import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { ScreenContent } from '../../src/speech/screen/content.ts';

/** An answer that is the text of the service needs no facts. */
const importFacts = async () => import('../../src/wording/plan/questions/answer-facts.ts');
let imported: ReturnType<typeof importFacts> | undefined;
const loadFacts = () => (imported ??= importFacts());

/** The answer of the weather service to a question. */
export interface LoadedForecast {
  /** The texts of the operations, or texts rendered from their fields. */
  text: string;
  /** Without ranges if the question needs no facts. */
  facts: AnswerFacts;
  /** All loaded hours; empty without `needsHours`. */
  hourly: readonly HourlyEntry[];
  source: string | undefined;
  /** Of a question about the next hour. */
  nextHour: NextHourResponse | null;
  /** The official warnings that hold in the time of the question, the gravest of each text first. */
  warnings: readonly SpokenWarning[];
}

interface ForecastOptions {
  /** Whether to load the hours of days and parts of the day, too. */
  needsHours: boolean;
  /** Whether the answer needs the fields of the forecast; a device with a screen always does. */
  needsFacts?: boolean;
  /** Whether to load the parts of the first day, too. */
  needsParts?: boolean;
  /** Whether the hours of a day include the night after it. */
  untilMorning?: boolean;
  /** Whether the text names the place; an answer of several texts names it once. */
  namesPlace?: boolean;
}

export async function loadForecast(
  question: AnswerableQuery,
  turn: PlacedTurn,
  { client }: SkillDependencies,
  needs: ForecastOptions,
): Promise<LoadedForecast> {
  const { needsFacts = true, needsParts = false, untilMorning = false, namesPlace = true } = needs;
  const { tag, slots, calendar, signal, recordCalls, setForecastEnd } = turn;
  const place = requirePlace(turn);
  const planContext = createPlanContext(question, slots, namesPlace ? place.name : null, calendar);
  const calls = createForecastCalls(question, place);
  const isShown = hasScreen(turn.input.requestEnvelope);
  // A screen shows several days without their hours.
  const includesHours = needs.needsHours || (isShown && !isOfSeveralDays(question, calendar));
  const factReaders = needsFacts || isShown ? loadFacts() : undefined;
  const span = untilMorning ? withNextDay(question) : question;
  const hours = includesHours ? toHoursQuery(span, calendar) : undefined;
  const hourCalls = hours ? createForecastCalls(hours, place) : [];
  const parts = needsParts && question.kind === 'days' ? findLastPart(question.first) : undefined;
  const partCalls = parts ? createForecastCalls(parts, place) : [];
  recordCalls([...calls, ...hourCalls, ...partCalls]);
  if (question.kind === 'days' && isAtForecastLimit(question, calendar)) {
    setForecastEnd(question.last);
  }

  const options = { language: tag, signal, dayName: planContext.audience.dayName };
  const loadAnswer = async ({ operation, parameters }: ForecastCall) => {
    const response = await client.call(operation, parameters, options);
    // A stale answer keeps the wording of the time when it was fetched.
    const answeredAt = planContext.now - (response.age ?? 0);
    return {
      text: await chooseSpokenText(operation, response, turn, { ...planContext, now: answeredAt }),
      ranges: (await factReaders)?.toTimeRanges(operation, response.body, planContext) ?? [],
      source: response.body.source,
      nextHour: 'items' in response.body ? response.body : null,
      ...readWarnings(response, tag),
      days: 'summary' in response.body ? response.body.summary.map(({ date }) => date) : [],
    };
  };
  const loadWithinReach = async (call: ForecastCall) => {
    const { result, lastDay } = await callWithinReach(call, loadAnswer);
    const end = lastDay ?? findEarlierEnd(result.days, call);
    if (end !== undefined) setForecastEnd(end);
    return result;
  };
  const loadHourlyEntries = async (): Promise<HourlyEntry[]> => {
    const [call] = hourCalls;
    if (call?.operation !== 'forecastHours') return [];
    // The answer is complete without hours: they only add detail.
    const response = await client
      .call(call.operation, call.parameters, options)
      .catch(() => undefined);
    return response?.body.hourly ?? [];
  };
  const loadParts = async (): Promise<SpacesEntry | undefined> => {
    const [call] = partCalls;
    if (call?.operation !== 'forecastDayPart') return undefined;
    const response = await client
      .call(call.operation, call.parameters, options)
      .catch(() => undefined);
    return response?.body.spaces[0];
  };
  const [answers, entries, spaces] = await Promise.all([
    Promise.all(calls.map(loadWithinReach)),
    loadHourlyEntries(),
    loadParts(),
  ]);
  const bare = answers.flatMap((answer) => answer.ranges);
  const readers = await factReaders;
  const ranges = readers?.attachParts(readers.attachHours(bare, entries), spaces) ?? [];
  const { audience, timeZone, now } = planContext;
  return {
    text: joinTexts(answers),
    warnings: answers.flatMap(({ warnings }) => warnings),
    facts: { ranges, audience, timeZone, now },
    hourly: entries,
    source: answers[0]?.source,
    nextHour: answers[0]?.nextHour ?? null,
  };
}

function isOfSeveralDays(question: AnswerableQuery, { here }: PlacedTurn['calendar']): boolean {
  switch (question.kind) {
    case 'days':
      return question.first !== question.last;
    case 'weekend':
      // On a Sunday, one day of it is left.
      return (question.saturday ?? getWeekendSaturday(here.date)) >= here.date;
    default:
      return question.kind === 'nextDays';
  }
}

function withNextDay(question: AnswerableQuery): AnswerableQuery {
  return question.kind === 'days' ? { ...question, last: addDays(question.last, 1) } : question;
}

/** The night is the part of a day that is never over before the day; the response has all parts. */
function findLastPart(date: LocalDate): AnswerableQuery {
  return { kind: 'dayPart', date, part: 'night' };
}

/**
 * The last answered day, if the response has fewer days than requested: some services drop the days that they
 * lack.
 */
function findEarlierEnd(days: readonly LocalDate[], call: ForecastCall): LocalDate | undefined {
  const [last, requested] = [days.at(-1), findLastRequestedDay(call)];
  return last !== undefined && requested !== undefined && last < requested ? last : undefined;
}

/** The result of a call, and its last day if the forecast ends before the requested end. */
interface ReachableResult<T> {
  result: T;
  lastDay?: LocalDate;
}

/**
 * Calls a daily operation. If the service refuses because the forecast ends within the range and names the last
 * day, repeats the call for the available days.
 *
 * @throws {UpstreamError} if no day is available or the service does not name the last day
 */
export async function callWithinReach<T>(
  call: ForecastCall,
  loadAnswer: (call: ForecastCall) => Promise<T>,
): Promise<ReachableResult<T>> {
  try {
    return { result: await loadAnswer(call) };
  } catch (error) {
    const shortened = error instanceof UpstreamRefusal ? shortenCall(error.last, call) : undefined;
    if (!shortened) throw error;
    return { result: await loadAnswer(shortened.call), lastDay: shortened.last };
  }
}

/** The last requested day of a call; undefined if the call has no range of days. */
function findLastRequestedDay(call: ForecastCall): LocalDate | undefined {
  switch (call.operation) {
    case 'forecastDays':
      return parseCompactDate(call.parameters.datetimeto);
    case 'forecastWeekend': {
      const saturday = parseCompactDate(call.parameters.date);
      return saturday && addDays(saturday, 1);
    }
    default:
      return undefined;
  }
}

/** Shortens a call to the available days; undefined if none is available. */
function shortenCall(
  last: string | undefined,
  call: ForecastCall,
): { call: ForecastCall; last: LocalDate } | undefined {
  const [first, end] = [findFirstRequestedDay(call), parseCompactDate(last)];
  if (last === undefined || end === undefined) return undefined;
  if (first === undefined || last < first || end >= (findLastRequestedDay(call) ?? '')) {
    return undefined;
  }
  const { latitude, longitude, location } = call.parameters;
  const range = last === first ? { datefrom: first } : { datefrom: first, datetimeto: last };
  return {
    call: { operation: 'forecastDays', parameters: { latitude, longitude, location, ...range } },
    last: end,
  };
}

/** The first requested day of a call, as digits; undefined if the call has no range of days. */
function findFirstRequestedDay(call: ForecastCall): string | undefined {
  if (call.operation === 'forecastWeekend') return call.parameters.date;
  const isRange = call.operation === 'forecastDays' && call.parameters.datetimeto !== undefined;
  return isRange ? call.parameters.datefrom : undefined;
}

/** `20261130` to `2026-11-30`; undefined for an invalid date. */
function parseCompactDate(digits = ''): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (day === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

/** Only devices with a screen need them. */
export const loadScreenContent = async () => import('../../src/speech/screen/content.ts');

/** Creates the screen content of a forecast; undefined for devices without a screen. */
export async function createScreenContent(
  forecast: Pick<LoadedForecast, 'facts' | 'nextHour' | 'warnings' | 'source'>,
  text: string,
  turn: PlacedTurn,
): Promise<ScreenContent | undefined> {
  if (!hasScreen(turn.input.requestEnvelope)) return undefined;
  const [locale, { createForecastContent }] = await Promise.all([
    turn.loadLocale(),
    loadScreenContent(),
  ]);
  const { timeZone } = turn.calendar;
  return createForecastContent(forecast, {
    title: requirePlace(turn).name,
    text,
    timeZone,
    locale,
  });
}
