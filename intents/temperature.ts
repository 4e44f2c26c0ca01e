import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { parseQueryOrNow } from '../src/slots/parse-query.ts';
import type { AnswerableQuery } from '../src/slots/query.ts';
import {
  planHigh,
  planLow,
  planFeelsLike,
  planFeelsOtherwise,
  planExtremeHour,
} from '../src/wording/plan/questions/temperature.ts';
import { planWarmth } from '../src/wording/plan/questions/thresholds.ts';
import { parseDirection } from './comparisons.ts';
import { planThreshold } from '../src/wording/plan/questions/thresholds.ts';
import { toSpokenTemperature } from '../src/wording/units.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { loadForecast } from './support/forecast.ts';
import { answerFromNow, createForecastTopic } from './support/topic-builders.ts';
import { type ResolvedTurn, type TopicReply, type Topic } from './support/turn-context.ts';
import {
  planFrost,
  planIce,
  planIceFromNow,
  planNoFrost,
} from '../src/wording/plan/questions/verdict.ts';

const temperatureAtTimeTopic = createForecastTopic({
  plan: (facts, { slots: { warmth } }) => planWarmth(warmth, facts),
  parseQuestion: parseQueryOrNow,
});

/** From this hour on, today's high has passed. */
const HIGH_PASSED_HOUR = 15;

/** "How many degrees is it?", "How warm will it be?" Without a time the answer covers both. */
export const temperatureTopic: Topic = {
  ...temperatureAtTimeTopic,
  async answer(turn, dependencies) {
    const reply = await temperatureAtTimeTopic.answer(turn, dependencies);
    const { slots, calendar } = turn;
    if (hasTimeSlot(slots) || calendar.here.hour >= HIGH_PASSED_HOUR) return reply;
    return addTodaysHigh(reply, turn, dependencies);
  },
};

async function addTodaysHigh(
  reply: TopicReply,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<TopicReply> {
  const today = turn.calendar.here.date;
  const question: AnswerableQuery = { kind: 'days', first: today, last: today };
  const options = { needsHours: false, namesPlace: false };
  // The answer is complete without today's high.
  const day = await loadForecast(question, turn, dependencies, options).catch(() => undefined);
  if (!day) return reply;
  return { ...reply, speech: `${reply.speech} ${renderAnswer(planHigh(day.facts), turn.locale)}` };
}

/** "How warm does it get?", and after that "at what time?" */
export const highTopic = createExtremeTopic(
  createForecastTopic({ plan: planHigh }),
  createForecastTopic({ plan: (facts) => planExtremeHour('high', facts), needsHours: true }),
);

/** "How cold does it get tonight?", and after that "at what time?" */
export const lowTopic = createExtremeTopic(
  createForecastTopic({
    plan: planLow,
    needsParts: (question) => question.kind === 'days' && question.first === question.last,
  }),
  createForecastTopic({ plan: (facts) => planExtremeHour('low', facts), needsHours: true }),
);

function createExtremeTopic(ofTime: Topic, ofHour: Topic): Topic {
  return {
    ...ofTime,
    answer: async (turn, dependencies) =>
      (turn.slots.detail === 'WHEN' ? ofHour : ofTime).answer(turn, dependencies),
  };
}

/** "What does it feel like outside?" */
export const feelsLikeTopic = createForecastTopic({
  plan(facts, turn) {
    const asked = parseDirection(turn.slots);
    return asked === 'warmer' || asked === 'colder'
      ? planFeelsOtherwise(asked, facts, turn.locale.units)
      : planFeelsLike(facts);
  },
  needsHours: true,
  parseQuestion: parseQueryOrNow,
});

/** "Will it freeze tonight?", "Will it stay above freezing?", "Will it get above freezing?" */
export const frostTopic = createForecastTopic({
  plan(facts, { slots: { stays, sign }, locale: { units } }) {
    if (sign === 'FREEZING') {
      const degrees = toSpokenTemperature(0, units);
      return planThreshold(facts, { side: 'above', degrees, stays: false, units });
    }
    return (stays === undefined ? planFrost : planNoFrost)(facts);
  },
  warnGroups: ['FROST'],
  needsHours: true,
});

const iceOfTimeTopic = createForecastTopic({
  plan: planIce,
  warnGroups: ['GLAZE'],
  needsHours: true,
});

/** "Will the roads be icy tomorrow?"; without a time of now, else of what is left of the day. */
export const iceTopic = answerFromNow(iceOfTimeTopic, planIceFromNow, ['GLAZE']);
