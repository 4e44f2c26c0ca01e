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
import { loadForecast, createScreenContent, callWithinReach } from './forecast.ts';
import { requirePlace, type Topic, type ResolvedTurn } from './turn-context.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { getLastForecastHour } from '../../src/slots/query-range.ts';
import { createPlanContext } from '../../src/speech/spoken-answer.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { RainOutlook } from '../../src/wording/plan/questions/next-rain.ts';
import { computeSunTimes } from '../../src/weather/periods.ts';
import { toRelativeDay } from '../../src/wording/plan/statement.ts';
import { planSunTime } from '../../src/wording/plan/questions/wind-and-sun-times.ts';

interface ForecastTopicOptions {
  name: TopicName;
  intent: string;
  /** What is said, from what the weather service tells. */
  plan: (told: AnswerFacts) => AnswerPlan;
  /** Whether the hours behind a day matter to the answer. */
  needsHours?: boolean;
  parseQuestion?: (slots: SpokenSlots, calendar: Calendar) => ForecastQuery;
}

/** A topic whose answer is made from the fields of forecasts: "will it snow?", "how warm does it get?" */
export function createForecastTopic({
  name,
  intent,
  plan,
  needsHours = false,
  parseQuestion = parseForecastQuery,
}: ForecastTopicOptions): Topic {
  return {
    name,
    intent,
    async answer(asked, collaborators) {
      const { slots, calendar, phrases, locale } = asked;
      const question = parseQuestion(slots, calendar);
      const title = phrases.cardTitle(requirePlace(asked).name);
      if (question.kind === 'unanswerable') {
        asked.recordCalls([]);
        return { speech: phrases.unanswerable[question.reason] };
      }
      const forecast = await loadForecast(question, asked, collaborators, {
        needsHours,
      });
      // What radar sees of the next hour is told as it is.
      const isSoon = question.kind === 'nextHour';
      const speech = isSoon ? forecast.text : renderAnswer(plan(forecast.facts), locale);
      return { speech, title, screen: createScreenContent(forecast, speech, asked) };
    },
  };
}

/** Days ahead from which on forecasts by the hour tell nothing, and to which those by the day reach. */
const MIN_DAILY_LEAD_DAYS = 3;
const MAX_DAILY_LEAD_DAYS = 9;

/** A topic that looks ahead as far as any forecast reaches: radar, then hours, then days. */
export function createRainOutlookTopic(
  name: TopicName,
  intent: string,
  plan: (outlook: RainOutlook) => AnswerPlan,
): Topic {
  return {
    name,
    intent,
    async answer(asked, collaborators) {
      const outlook = await loadRainOutlook(asked, collaborators);
      const title = asked.phrases.cardTitle(requirePlace(asked).name);
      return { speech: renderAnswer(plan(outlook), asked.locale), title };
    },
  };
}

async function loadRainOutlook(
  asked: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<RainOutlook> {
  const { tag, slots, calendar, signal, recordCalls } = asked;
  const { now, timeZone, here } = calendar;
  const place = requirePlace(asked);
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
    // What only sharpens the answer, or lengthens it, may be missing.
    soon?.operation === 'precipitationNextHour'
      ? client.call(soon.operation, soon.parameters, options).catch(() => undefined)
      : undefined,
    byHour?.operation === 'forecastHours'
      ? client.call(byHour.operation, byHour.parameters, options)
      : undefined,
    byDay && loadDailySummary(byDay, asked, client).catch(() => undefined),
  ]);
  return {
    nextHour: nextHour?.body ?? null,
    hours: hours?.body.hourly ?? [],
    days: days ?? [],
    audience,
    timeZone,
    // What radar saw earlier is told as it was told then.
    now: now - (nextHour?.age ?? 0),
  };
}

/** The days that a call is for, as far as the forecast reaches: nobody named them. */
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

/** When the sun rises or sets, which follows from place and day alone. */
export function createSunTimeTopic(event: 'sunrise' | 'sunset', intent: string): Topic {
  return {
    name: event,
    intent,
    async answer(asked) {
      const { slots, calendar, phrases, locale, recordCalls } = asked;
      const place = requirePlace(asked);
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
