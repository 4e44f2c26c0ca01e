import {
  type Calendar,
  type ForecastQuery,
  createForecastCalls,
  type ForecastCall,
} from '../../src/slots/query.ts';
import { hasTimeSlot } from '../../src/slots/follow-up-slots.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { parseForecastQuery } from '../../src/slots/parse-query.ts';
import type { AnswerFacts } from '../../src/wording/plan/questions/answer-facts.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import type { WarnGroup } from '../../src/contract/parameters.ts';
import { joinWords } from '../../src/wording/grammar.ts';
import { admitWarned, chooseWarning } from '../../src/wording/plan/official-warning.ts';
import {
  loadForecast,
  createScreenContent,
  callWithinReach,
  type LoadedForecast,
} from './forecast.ts';
import { parseDaysToCompare } from './asked-time.ts';
import {
  explainUnanswerable,
  requirePlace,
  type Topic,
  type TopicReply,
  type ResolvedTurn,
} from './turn-context.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { getLastForecastHour } from '../../src/slots/query-range.ts';
import { createPlanContext } from '../../src/speech/spoken-answer.ts';
import type { HourlyEntry, NextHourResponse } from '../../src/contract/voice-text/responses.ts';
import { findOpposite, planDetail, toOpposite } from '../../src/wording/plan/questions/verdict.ts';
import { judgeNextHour } from '../../src/wording/plan/questions/next-rain.ts';
import { addDays, toLocalHour, type LocalDate } from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { RainOutlook } from '../../src/wording/plan/questions/rain-outlook.ts';

interface ForecastTopicOptions {
  /** Plans the answer from the facts of the weather service. */
  plan: (facts: AnswerFacts, turn: ResolvedTurn) => AnswerPlan | Promise<AnswerPlan>;
  /** Whether the answer needs the hours of a day. */
  needsHours?: boolean;
  /** Whether the answer needs the parts of the first day. */
  needsParts?: (question: ForecastQuery, calendar: Calendar, slots: SpokenSlots) => boolean;
  parseQuestion?: (slots: SpokenSlots, calendar: Calendar) => ForecastQuery;
  /** The groups of official warnings of the danger that is asked for. */
  warnGroups?: readonly WarnGroup[];
  /** Whether "when?" looks for it on all days of a week. */
  isSeldom?: boolean;
  /** What falls or not, if the radar nowcast can answer the question. */
  asksForFall?: 'rain' | 'snow' | 'dry';
}

/** Creates a topic that plans its answer from the fields of a forecast: "will it snow?", "how warm does it get?" */
export function createForecastTopic({
  plan,
  needsHours = false,
  needsParts = () => false,
  parseQuestion = parseForecastQuery,
  warnGroups = [],
  isSeldom = false,
  asksForFall = 'rain',
}: ForecastTopicOptions): Topic {
  return {
    async answer(turn, dependencies) {
      const { slots, calendar, phrases, locale } = turn;
      const isOfDays = slots.detail === 'WHICH_DAY' || (isSeldom && slots.detail === 'WHEN');
      const parse = isOfDays ? parseDaysToCompare : parseQuestion;
      const question = parse(slots, calendar);
      const title = phrases.cardTitle(requirePlace(turn).name);
      if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
      const forecast = await loadForecast(question, turn, dependencies, {
        needsHours,
        needsParts: needsParts(question, calendar, slots),
      });
      if (question.kind === 'nextHour') {
        const speech = await answerNextHour(asksForFall, forecast, turn, dependencies);
        return { speech, title, screen: await createScreenContent(forecast, speech, turn) };
      }
      const found = await plan(forecast.facts, turn);
      const admitted = admitWarned(found, forecast.warnings);
      const planned = answerDenial(admitted, slots);
      const answer = planDetail(planned, slots.detail);
      // What is only admitted because of the warning does not tell it.
      const told = admitted.some((statement, at) => statement !== found[at]) ? found : planned;
      const warning = chooseWarning(told, forecast.warnings, warnGroups);
      const speech = joinWords(renderAnswer(answer, locale), warning ?? '');
      const day = isOfDays ? await findFirstDay(plan, forecast.facts, turn) : undefined;
      return { speech, title, screen: await createScreenContent(forecast, speech, turn), day };
    },
  };
}

/** The first of several days after today of which it is true. */
async function findFirstDay(
  plan: ForecastTopicOptions['plan'],
  facts: AnswerFacts,
  turn: ResolvedTurn,
): Promise<LocalDate | undefined> {
  for (const range of facts.ranges) {
    if (range.entry.date <= turn.calendar.here.date) continue;
    const [first] = await plan({ ...facts, ranges: [range] }, turn);
    if (first?.kind === 'verdict' && first.answer === 'yes') return range.entry.date;
  }
  return undefined;
}

/** "It won't snow tonight?" has a no if there is none, as "will it snow?" has; "without snow?" has a yes. */
function answerDenial(plan: AnswerPlan, slots: SpokenSlots): AnswerPlan {
  if (slots.absent === 'WITHOUT') return plan.map(toOpposite);
  if (!isDenied(slots)) return plan;
  return plan.map((one) =>
    one.kind === 'verdict' && one.answer === 'yes' ? { ...one, answer: 'contrary' } : one,
  );
}

function isDenied({ absent, stays, detail }: SpokenSlots): boolean {
  return absent === 'ABSENT' && stays === undefined && detail === undefined;
}

/** Answers without a time, "is it foggy?", of now and of what is left of the day; with a time as `ofTime` does. */
export function answerFromNow(
  ofTime: Topic,
  plan: (now: AnswerFacts, day: AnswerFacts) => AnswerPlan,
  warnGroups: readonly WarnGroup[],
): Topic {
  return {
    ...ofTime,
    async answer(turn, dependencies) {
      const { slots, calendar, phrases, locale } = turn;
      if (hasTimeSlot(slots) || (slots.stays ?? slots.detail) !== undefined) {
        return ofTime.answer(turn, dependencies);
      }
      const question = parseForecastQuery(slots, calendar);
      if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
      const options = { needsHours: true };
      const [now, day] = await Promise.all([
        loadForecast({ kind: 'now' }, turn, dependencies, options),
        loadForecast(question, turn, dependencies, options),
      ]);
      const planned = plan(now.facts, day.facts);
      const answer = planDetail(planned, slots.detail);
      const warning = chooseWarning(planned, day.warnings, warnGroups);
      const speech = joinWords(renderAnswer(answer, locale), warning ?? '');
      const title = phrases.cardTitle(requirePlace(turn).name);
      return { speech, title, screen: await createScreenContent(day, speech, turn) };
    },
  };
}

/** Answers with yes or no, and then with the text of the radar nowcast as it is. */
async function answerNextHour(
  of: 'rain' | 'snow' | 'dry',
  { nextHour, text, facts }: LoadedForecast,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<string> {
  const { span, duration, time, untilTime } = turn.slots;
  const isAhead = span === 'SOON' || [duration, time, untilTime].some(isSaid);
  const hours = nextHour && needsKind(nextHour) ? await loadNextHours(turn, dependencies) : [];
  const about = isAhead ? 'hour' : span === 'NOW' ? 'moment' : 'either';
  const answer = judgeNextHour(of, { nextHour, hours, now: facts.now }, about);
  if (answer === undefined) return text;
  const said = turn.slots.absent === 'WITHOUT' ? findOpposite(answer) : answer;
  const isContrary = isDenied(turn.slots) && said === 'yes';
  const first = turn.locale.language.answers[isContrary ? 'contrary' : said];
  return `${first.charAt(0).toLocaleUpperCase(turn.tag)}${first.slice(1)}. ${text}`;
}

function isSaid(slot: string | undefined): boolean {
  return slot !== undefined;
}

/** Whether the hourly forecast tells more: of radar steps what falls, of hours how likely it is. */
function needsKind({ items }: NextHourResponse): boolean {
  const isRadar = items.length > MAX_FORECAST_STEPS;
  return !isRadar || items.some(({ value }) => (value ?? 0) > 0);
}

/** The next hour is part of so many forecast hours. */
const MAX_FORECAST_STEPS = 2;

/** The current hour and the next one; without them, only the kind of what falls is unknown. */
async function loadNextHours(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<readonly HourlyEntry[]> {
  const { calendar, tag: language, signal, recordCalls } = turn;
  const to = toLocalHour(calendar.now + HOUR_MS, calendar.timeZone);
  const query = { kind: 'hours', from: calendar.here, to } as const;
  const [call] = createForecastCalls(query, requirePlace(turn));
  if (call?.operation !== 'forecastHours') return [];
  recordCalls([call]);
  const { operation, parameters } = call;
  const response = await client
    .call(operation, parameters, { language, signal })
    .catch(() => undefined);
  return response?.body.hourly ?? [];
}

/** First day ahead without an hourly forecast, and last day ahead with a daily one. */
const MIN_DAILY_LEAD_DAYS = 3;
const MAX_DAILY_LEAD_DAYS = 9;

/** Creates a topic that searches the whole forecast: radar nowcast, then hours, then days. */
export function createRainOutlookTopic(
  plan: (outlook: RainOutlook, slots: SpokenSlots) => AnswerPlan,
): Topic {
  return {
    async answer(turn, dependencies) {
      const outlook = await loadRainOutlook(turn, dependencies);
      const title = turn.phrases.cardTitle(requirePlace(turn).name);
      const speech = renderAnswer(plan(outlook, turn.slots), turn.locale);
      return { speech, title, screen: await createOutlookScreen(outlook, speech, turn) };
    },
  };
}

/** The next hour, if something falls in it. */
async function createOutlookScreen(
  { nextHour, ...outlook }: RainOutlook,
  speech: string,
  turn: ResolvedTurn,
): Promise<TopicReply['screen']> {
  if (!nextHour?.items.some(({ value }) => (value ?? 0) > 0)) return undefined;
  const { source } = nextHour;
  const forecast = { facts: { ...outlook, ranges: [] }, nextHour, warnings: [], source };
  return createScreenContent(forecast, speech, turn);
}

async function loadRainOutlook(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<RainOutlook> {
  const { tag, slots, calendar, signal, recordCalls } = turn;
  const { now, timeZone, here } = calendar;
  const place = requirePlace(turn);
  const { audience } = createPlanContext({ kind: 'nextHour' }, slots, place.name, calendar);
  const to = getLastForecastHour(calendar);
  const [soon] = createForecastCalls({ kind: 'nextHour' }, place);
  const [byHour] = createForecastCalls({ kind: 'hours', from: here, to }, place);
  const [first, last] = [
    addDays(here.date, MIN_DAILY_LEAD_DAYS),
    addDays(here.date, MAX_DAILY_LEAD_DAYS),
  ];
  const [byDay] = createForecastCalls({ kind: 'days', first, last }, place);
  recordCalls([soon, byHour, byDay].filter((call) => call !== undefined));

  const options = { language: tag, signal };
  const [nextHour, hours, days] = await Promise.all([
    // The nowcast and the daily forecast are optional: the answer is only less exact without them.
    soon?.operation === 'precipitationNextHour'
      ? client.call(soon.operation, soon.parameters, options).catch(() => undefined)
      : undefined,
    byHour?.operation === 'forecastHours'
      ? client.call(byHour.operation, byHour.parameters, options)
      : undefined,
    byDay && loadDailySummary(byDay, turn, client).catch(() => undefined),
  ]);
  return {
    nextHour: nextHour?.body ?? null,
    hours: hours?.body.hourly ?? [],
    days: days ?? [],
    audience,
    timeZone,
    // A stale nowcast keeps the wording of the time when it was fetched.
    now: now - (nextHour?.age ?? 0),
  };
}

/** The requested days, as far as the forecast reaches. */
async function loadDailySummary(
  call: ForecastCall,
  { tag: language, signal }: ResolvedTurn,
  client: SkillDependencies['client'],
): Promise<RainOutlook['days']> {
  const { result } = await callWithinReach(call, async ({ operation, parameters }) =>
    operation === 'forecastDays'
      ? (await client.call(operation, parameters, { language, signal })).body.summary
      : [],
  );
  return result;
}
