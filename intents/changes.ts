import { createDaysQuery } from '../src/slots/query-range.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { addDays, type LocalDate } from '../src/time/local-time.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { joinWords } from '../src/wording/grammar.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { planBeyondFrom } from '../src/wording/plan/questions/temperature.ts';
import { planThreshold } from '../src/wording/plan/questions/thresholds.ts';
import { CHANGES, planNextChange, planReach } from '../src/wording/plan/questions/next-change.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { weatherTopic } from './weather.ts';
import { loadForecast } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
  type TopicReply,
} from './support/turn-context.ts';

/** Days ahead that are searched. */
const MAX_LEAD_DAYS = 9;

/** "When does it get warmer, better, sunny?", "When does it snow next?" */
export const nextChangeTopic: Topic = {
  async answer(turn, dependencies) {
    // "When does it reach double digits?"
    if (turn.slots.change === 'DOUBLE_DIGITS') {
      return reachTopic.answer({ ...turn, slots: { ...turn.slots, number: '10' } }, dependencies);
    }
    // The weather of a day that is named tells when in it.
    if (hasTimeSlot(turn.slots)) return weatherTopic.answer(turn, dependencies);
    const change = CHANGES.find((name) => name.toUpperCase() === turn.slots.change) ?? 'better';
    // What is asked next is seldom of the day that was found.
    const { day: _, ...reply } = await answerFromDays(turn, dependencies, {
      plan: (facts) => planNextChange(facts, change),
      describeNone: (place, days) => turn.phrases.noChange[change](place, days),
      needsSun: change === 'sun',
    });
    return reply;
  },
};

/** "When does it reach twenty degrees?" */
export const reachTopic: Topic = {
  async answer(turn, dependencies) {
    const { slots, locale, phrases } = turn;
    const degrees = Number(slots.number ?? NaN) * (slots.sign === 'MINUS' ? -1 : 1);
    const side = slots.windSide === 'BELOW' ? 'below' : 'above';
    const ofDay = await denyDay(turn, dependencies, { side, degrees });
    if (ofDay?.isBeyond) return ofDay.reply;
    return answerFromDays(turn, dependencies, {
      plan: (facts) =>
        Number.isNaN(degrees)
          ? NO_DATA_PLAN
          : planReach(facts, { side, degrees, units: locale.units }),
      describeNone: (place, days) => phrases.notReached[side](place, days, degrees),
      preface: ofDay?.reply.speech,
    });
  },
};

interface Limit {
  side: 'above' | 'below';
  degrees: number;
}

/** "From when on will it be over 25 today?": today's high first, and at what time, if it gets there. */
async function denyDay(
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
  { side, degrees }: Limit,
): Promise<{ reply: TopicReply; isBeyond: boolean } | undefined> {
  const { slots, calendar, locale, phrases } = turn;
  const question = parseForecastQuery(slots, calendar);
  const isOneDay = question.kind === 'days' && question.first === question.last;
  if (Number.isNaN(degrees) || slots.date === undefined || !isOneDay) return undefined;
  const { facts } = await loadForecast(question, turn, dependencies, { needsHours: true });
  const { units } = locale;
  const [fact] = planThreshold(facts, { side, degrees, stays: false, units });
  if (fact?.kind !== 'fact' || fact.form !== 'temperature') return undefined;
  const isBeyond = fact.answer === 'yes';
  const { answer: _, ...plain } = fact;
  const plan = isBeyond ? planBeyondFrom(facts, { side, degrees, units }) : [plain];
  const title = phrases.cardTitle(requirePlace(turn).name);
  return { reply: { speech: renderAnswer(plan, locale), title }, isBeyond };
}

interface DaySearch {
  /** Undefined if no day is found. */
  plan: (facts: AnswerFacts) => AnswerPlan | undefined;
  /** @param days days ahead that were searched */
  describeNone: (place: string, days: number) => string;
  /** Whether the sunshine that is left of today counts. */
  needsSun?: boolean;
  /** What is told of the day that was asked for. */
  preface?: string | undefined;
}

async function answerFromDays(
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
  { plan, describeNone, needsSun = false, preface = '' }: DaySearch,
): Promise<TopicReply> {
  const { calendar, locale, phrases } = turn;
  const place = requirePlace(turn).name;
  const today = calendar.here.date;
  const question = createDaysQuery(today, addDays(today, MAX_LEAD_DAYS), calendar);
  if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
  // The answer says itself how far the forecast reaches.
  const search = { ...turn, setForecastEnd: () => undefined };
  const needs = { needsHours: needsSun, needsParts: needsSun };
  const { facts } = await loadForecast(question, search, dependencies, needs);
  const days = facts.ranges.length - 1;
  const found = days < 1 ? NO_DATA_PLAN : plan(facts);
  const told = found ? renderAnswer(found, locale) : describeNone(place, days);
  const speech = joinWords(preface, told);
  return { speech, title: phrases.cardTitle(place), day: findToldDay(found) };
}

/** The day that is told of, if it is one. */
function findToldDay([first]: AnswerPlan = []): LocalDate | undefined {
  const when = first && 'opening' in first ? first.opening?.when : undefined;
  return when?.kind === 'day' ? when.day.date : undefined;
}
