import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { HourlyEntry } from '../../src/contract/voice-text/responses.ts';
import {
  createForecastCalls,
  type ForecastCall,
  type ForecastQuery,
  type Unanswerable,
} from '../../src/slots/query.ts';
import { toHoursQuery, isAtForecastLimit } from '../../src/slots/query-range.ts';
import { createPlanContext, chooseSpokenText } from '../../src/speech/spoken-answer.ts';
import { hasScreen } from '../../src/speech/screen/render.ts';
import { type LocalDate, addDays } from '../../src/time/local-time.ts';
import {
  toTimeRanges,
  attachHours,
  type AnswerFacts,
} from '../../src/wording/plan/questions/answer-facts.ts';
import { requirePlace, type ResolvedTurn } from './turn-context.ts';
import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { ScreenContent } from '../../src/speech/screen/content.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import type { Locale } from '../../src/wording/language.ts';

/** What the weather service says to a question. */
interface LoadedForecast {
  /** The operations' own texts, or the same made from their fields. */
  text: string;
  facts: AnswerFacts;
  source: string | undefined;
}

type AnswerableQuestion = Exclude<ForecastQuery, Unanswerable>;

interface ForecastOptions {
  /** Whether the hours behind days and their parts are wanted, too. */
  needsHours: boolean;
  /** Whether the text names the place, as it does where nothing is said: a text of several says it once. */
  namesPlace?: boolean;
}

export async function loadForecast(
  question: AnswerableQuestion,
  asked: ResolvedTurn,
  { client }: SkillDependencies,
  { needsHours, namesPlace = true }: ForecastOptions,
): Promise<LoadedForecast> {
  const { tag, slots, calendar, signal, recordCalls, setForecastEnd } = asked;
  const place = requirePlace(asked);
  const about = createPlanContext(question, slots, namesPlace ? place.name : null, calendar);
  const calls = createForecastCalls(question, place);
  const wantsHours = needsHours || hasScreen(asked.input.requestEnvelope);
  const hours = wantsHours ? toHoursQuery(question, calendar) : undefined;
  const hourCalls = hours ? createForecastCalls(hours, place) : [];
  recordCalls([...calls, ...hourCalls]);
  if (question.kind === 'days' && isAtForecastLimit(question, calendar)) {
    setForecastEnd(question.last);
  }

  const options = { language: tag, signal };
  const ask = async ({ operation, parameters }: ForecastCall) => {
    const answered = await client.call(operation, parameters, options);
    // An answer of earlier is told as it was told then.
    const toldAt = about.now - (answered.age ?? 0);
    return {
      text: chooseSpokenText(operation, answered, asked, { ...about, now: toldAt }),
      stretches: toTimeRanges(operation, answered.body, about),
      source: answered.body.source,
      days: 'summary' in answered.body ? answered.body.summary.map(({ date }) => date) : [],
    };
  };
  const tell = async (call: ForecastCall) => {
    const { result, lastDay } = await callWithinReach(call, ask);
    const end = lastDay ?? findEarlierEnd(result.days, call);
    if (end !== undefined) setForecastEnd(end);
    return result;
  };
  const hourly = async (): Promise<HourlyEntry[]> => {
    const [call] = hourCalls;
    if (call?.operation !== 'forecastHours') return [];
    // Without its hours a day is still told as a whole.
    const answered = await client
      .call(call.operation, call.parameters, options)
      .catch(() => undefined);
    return answered?.body.hourly ?? [];
  };
  const [tellings, entries] = await Promise.all([Promise.all(calls.map(tell)), hourly()]);
  const stretches = attachHours(
    tellings.flatMap((telling) => telling.stretches),
    entries,
  );
  const { audience, timeZone, now } = about;
  return {
    text: tellings.map(({ text }) => text).join(' '),
    facts: { ranges: stretches, audience, timeZone, now },
    source: tellings[0]?.source,
  };
}

/** The last of the days that were told, where they are fewer than those of the call: some services cut what they lack. */
function findEarlierEnd(days: readonly LocalDate[], call: ForecastCall): LocalDate | undefined {
  const [told, wanted] = [days.at(-1), findLastRequestedDay(call)];
  return told !== undefined && wanted !== undefined && told < wanted ? told : undefined;
}

/** What came of a call, and the last day that it tells where that is not the last that was asked for. */
interface ReachableResult<T> {
  result: T;
  lastDay?: LocalDate;
}

/**
 * Makes a call for days. Where the service refuses it because the forecast ends among them, and says where, the call
 * is made again for the days that there are.
 *
 * @throws {UpstreamError} where none of them is within reach, or the service says nothing of it
 */
export async function callWithinReach<T>(
  call: ForecastCall,
  ask: (call: ForecastCall) => Promise<T>,
): Promise<ReachableResult<T>> {
  try {
    return { result: await ask(call) };
  } catch (error) {
    const cut = error instanceof UpstreamRefusal ? shortenCall(error.last, call) : undefined;
    if (!cut) throw error;
    return { result: await ask(cut.call), lastDay: cut.last };
  }
}

/** The last of the days that a call is for; undefined where it is for no range of days. */
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

/** The call for the days up to the last that there is; undefined where there is none of them. */
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

/** Digits of the first of the days that a call is for; undefined where it is for no range of days. */
function findFirstRequestedDay(call: ForecastCall): string | undefined {
  if (call.operation === 'forecastWeekend') return call.parameters.date;
  const isRange = call.operation === 'forecastDays' && call.parameters.datetimeto !== undefined;
  return isRange ? call.parameters.datefrom : undefined;
}

/** `20261130` to `2026-11-30`; undefined for what is no day. */
export function parseCompactDate(digits = ''): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (day === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

const NIGHT_ICON_PREFIX = 'n_';

/** What a device with a screen shows of a forecast; undefined for all others. */
export function createScreenContent(
  forecast: LoadedForecast,
  text: string,
  asked: ResolvedTurn,
): ScreenContent | undefined {
  const { facts, source } = forecast;
  const [stretch] = facts.ranges;
  if (!stretch || !hasScreen(asked.input.requestEnvelope)) return undefined;
  const { entry } = stretch;
  const hours = facts.ranges.flatMap((one) => one.hours);
  return {
    title: requirePlace(asked).name,
    subtitle: formatSubtitle(stretch.when, asked.locale),
    text,
    hours: hours.map(({ date, temperature, prec, weather }) => ({
      start: Date.parse(date),
      temperature: temperature.avg,
      precipitation: prec.sum,
      state: weather.state,
      night: weather.icon.startsWith(NIGHT_ICON_PREFIX),
    })),
    timeZone: facts.timeZone,
    locale: asked.locale,
    state: entry.weather.state,
    night: entry.weather.icon.startsWith(NIGHT_ICON_PREFIX),
    high: entry.temperature.max,
    low: entry.temperature.min,
    isDemo: source === 'demo',
  };
}

/** The day, as a heading. */
function formatSubtitle(when: When, { tag, language }: Locale): string {
  if (!('day' in when)) return '';
  const words = language.day(when.day);
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
