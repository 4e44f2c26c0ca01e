import {
  type Calendar,
  type ForecastQuery,
  createForecastCalls,
  type ForecastCall,
} from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { parseForecastQuery } from '../../src/slots/parse-query.ts';
import type { TopicName } from '../../src/speech/profile.ts';
import type { AnswerFacts } from '../../src/wording/plan/questions/answer-facts.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { hasWarningService, loadActiveWarnings } from './active-warnings.ts';
import { resolveAskedTime } from './asked-time.ts';
import type { WarnGroup } from '../../src/contract/public/warnings.ts';
import { addOfficialWarning } from '../../src/wording/plan/questions/warnings.ts';
import { loadForecast, createScreenContent, callWithinReach } from './forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type Topic,
  type ResolvedTurn,
} from './turn-context.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { getLastForecastHour } from '../../src/slots/query-range.ts';
import { createPlanContext } from '../../src/speech/spoken-answer.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { RainOutlook } from '../../src/wording/plan/questions/rain-outlook.ts';
import { computeSunTimes } from '../../src/weather/periods.ts';
import { toRelativeDay } from '../../src/wording/plan/statement.ts';
import { planSunTime } from '../../src/wording/plan/questions/sun-times.ts';

interface ForecastTopicOptions {
  name: TopicName;
  intent: string;
  /** Plans the answer from the facts of the weather service. */
  plan: (facts: AnswerFacts, turn: ResolvedTurn) => AnswerPlan;
  /** Whether the answer needs the hours of a day. */
  needsHours?: boolean;
  /** Whether the answer needs the parts of the first day. */
  needsParts?: (question: ForecastQuery, calendar: Calendar) => boolean;
  parseQuestion?: (slots: SpokenSlots, calendar: Calendar) => ForecastQuery;
  /** The groups of official warnings of the danger that is asked for. */
  warnGroups?: readonly WarnGroup[];
}

/** Creates a topic that plans its answer from the fields of a forecast: "will it snow?", "how warm does it get?" */
export function createForecastTopic({
  name,
  intent,
  plan,
  needsHours = false,
  needsParts = () => false,
  parseQuestion = parseForecastQuery,
  warnGroups = [],
}: ForecastTopicOptions): Topic {
  return {
    name,
    intent,
    async answer(turn, dependencies) {
      const { slots, calendar, phrases, locale } = turn;
      const question = parseQuestion(slots, calendar);
      const title = phrases.cardTitle(requirePlace(turn).name);
      if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
      const asksWarnings = warnGroups.length > 0 && hasWarningService(requirePlace(turn));
      const [forecast, warnings] = await Promise.all([
        loadForecast(question, turn, dependencies, {
          needsHours,
          needsParts: needsParts(question, calendar),
        }),
        // The answer is told without the warnings if they cannot be loaded.
        asksWarnings ? loadActiveWarnings(turn, dependencies).catch(() => undefined) : undefined,
      ]);
      // The text of the radar nowcast is spoken verbatim.
      const isSoon = question.kind === 'nextHour';
      const answer = plan(forecast.facts, turn);
      const warned = warnings
        ? addOfficialWarning(answer, warnGroups, {
            ...forecast.facts,
            body: warnings,
            asked: resolveAskedTime(question, calendar, forecast.facts.audience),
          })
        : answer;
      const speech = isSoon ? forecast.text : renderAnswer(warned, locale);
      return { speech, title, screen: createScreenContent(forecast, speech, turn) };
    },
  };
}

/** First day ahead without an hourly forecast, and last day ahead with a daily one. */
const MIN_DAILY_LEAD_DAYS = 3;
const MAX_DAILY_LEAD_DAYS = 9;

/** Creates a topic that searches the whole forecast: radar nowcast, then hours, then days. */
export function createRainOutlookTopic(
  name: TopicName,
  intent: string,
  plan: (outlook: RainOutlook) => AnswerPlan,
): Topic {
  return {
    name,
    intent,
    async answer(turn, dependencies) {
      const outlook = await loadRainOutlook(turn, dependencies);
      const title = turn.phrases.cardTitle(requirePlace(turn).name);
      return { speech: renderAnswer(plan(outlook), turn.locale), title };
    },
  };
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

/** Creates a topic for sunrise or sunset, computed from place and day without a call. */
export function createSunTimeTopic(event: 'sunrise' | 'sunset', intent: string): Topic {
  return {
    name: event,
    intent,
    async answer(turn) {
      const { slots, calendar, phrases, locale, recordCalls } = turn;
      const place = requirePlace(turn);
      const question = parseForecastQuery(slots, calendar);
      recordCalls([]);
      if (question.kind === 'unanswerable') {
        return { speech: phrases.unanswerable[question.reason] };
      }
      const { audience, timeZone, now } = createPlanContext(question, slots, place.name, calendar);
      const date = question.kind === 'days' ? question.first : calendar.here.date;
      const times = computeSunTimes(date, place.latitude, place.longitude, timeZone);
      const day = toRelativeDay(date, audience);
      const plan = planSunTime({ event, day, at: times[event], timeZone, audience, now });
      return { speech: renderAnswer(plan, locale), title: phrases.cardTitle(place.name) };
    },
  };
}
