import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { parseForecastQuery, parseQueryOrNow } from '../src/slots/parse-query.ts';
import type { Calendar, ForecastQuery } from '../src/slots/query.ts';
import {
  planCalm,
  planGusts,
  planWind,
  planWindDrop,
  planWindFrom,
  planWindiestDay,
  planWindThreshold,
  planWindy,
} from '../src/wording/plan/questions/wind.ts';
import { computeSunTimes } from '../src/weather/periods.ts';
import { createPlanContext } from '../src/speech/spoken-answer.ts';
import { addDays, type LocalDate } from '../src/time/local-time.ts';
import { toNamedDay } from '../src/wording/plan/statement.ts';
import { planSunTime } from '../src/wording/plan/questions/sun-times.ts';
import { renderAnswer } from '../src/wording/render.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import { findHighestRange, type AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { requirePlace, type ResolvedTurn, type Topic } from './support/turn-context.ts';
import { answerFromNow, createForecastTopic } from './support/topic-builders.ts';
import {
  planClear,
  planCloudy,
  planFog,
  planFogFromNow,
  planNoFog,
  planAnyStorm,
  planStorm,
  planHail,
  planThunder,
  planSun,
  planSunHours,
} from '../src/wording/plan/questions/verdict.ts';

/** "How strong is the wind?", "Is it a west wind?", "Will it stay calm?", "When does it drop?" */
export const windTopic = createForecastTopic({
  plan(facts, { slots: { compass, whether, stays, detail, absent, gusts } }) {
    if (detail === 'WHEN') return planWindDrop(facts);
    if (detail === 'DURATION') return planWindEnd(facts);
    if (detail === 'WHICH_DAY') return planWindiestDay(facts, absent !== undefined);
    if (compass !== undefined) return planWindFrom(compass, facts);
    if (stays !== undefined) return planCalm(facts);
    if (whether !== undefined) return planWindy(facts);
    return gusts === undefined ? planWind(facts) : planGusts(facts);
  },
  needsHours: true,
  parseQuestion(slots, calendar) {
    const isOfTimes = slots.detail === 'WHEN' || slots.detail === 'DURATION';
    if (isOfTimes && !hasTimeSlot(slots)) {
      return parseForecastQuery({ duration: MAX_WAIT }, calendar);
    }
    return (slots.stays === undefined ? parseQueryOrNow : parseForecastQuery)(slots, calendar);
  },
});

/** "Until when?": when the wind drops, unless it is light all the time. */
function planWindEnd(facts: AnswerFacts): AnswerPlan {
  const [first] = planWindy(facts);
  const isWindy = first?.kind === 'fact' && first.form === 'wind' && first.answer === 'yes';
  return isWindy ? planWindDrop(facts) : planWind(facts);
}

/** Time in which the wind is awaited to drop, AMAZON.DURATION. */
const MAX_WAIT = 'PT24H';

/** "Will the gusts be stronger than fifty?" */
export const windThresholdTopic = createForecastTopic({
  plan: planThreshold,
  needsHours: true,
});

/** Without a number, of which Alexa may send none, the wind is told. */
function planThreshold(facts: AnswerFacts, { slots, locale: { units } }: ResolvedTurn) {
  const { number, windPart, windSide = 'ABOVE' } = slots;
  const limit = Number(number);
  if (number === undefined || Number.isNaN(limit)) return planWind(facts);
  return planWindThreshold(facts, {
    of: windPart === 'GUSTS' ? 'gusts' : 'wind',
    side: windSide.startsWith('BELOW') ? 'below' : 'above',
    limit,
    inForce: windSide.endsWith('FORCE'),
    units,
  });
}

/** "Is there a thunderstorm coming?" */
export const thunderTopic = createForecastTopic({
  plan: planThunder,
  isSeldom: true,
  needsHours: true,
  warnGroups: ['THUNDERSTORM', 'HAIL', 'TORNADO'],
});

/** "Is it going to hail?" */
export const hailTopic = createForecastTopic({
  plan: planHail,
  isSeldom: true,
  needsHours: true,
  warnGroups: ['HAIL', 'THUNDERSTORM', 'TORNADO'],
});

/** "Will there be a gale?" */
export const stormTopic = createForecastTopic({
  plan: (facts, { tag }) => (tag === 'en-US' ? planAnyStorm : planStorm)(facts),
  isSeldom: true,
  needsHours: true,
  warnGroups: ['WIND', 'THUNDERSTORM', 'TORNADO'],
});

/** "Will the sun shine tomorrow?" */
export const sunTopic = createForecastTopic({
  plan: planSun,
  needsHours: true,
  needsParts: isAboutToday,
});

/** "Is it cloudy?", "Is the sky clear?", "When will it cloud over?" */
export const cloudyTopic = createForecastTopic({
  plan: (facts, { slots: { sky } }) => (sky === 'CLEAR' ? planClear(facts) : planCloudy(facts)),
  parseQuestion: (slots, calendar) =>
    (slots.detail === 'WHEN' ? parseForecastQuery : parseQueryOrNow)(slots, calendar),
  needsHours: true,
  needsParts: isAboutToday,
});

/** "How many hours of sun will there be?", "Which day is the sunniest?" */
export const sunHoursTopic = createForecastTopic({
  plan: (facts, { slots: { detail } }) =>
    planSunHours(detail === 'WHICH_DAY' ? toSunniestDay(facts) : facts),
  needsHours: true,
  needsParts: isAboutToday,
});

function toSunniestDay(facts: AnswerFacts): AnswerFacts {
  const sunniest = findHighestRange(facts.ranges, ({ entry }) => entry.sunHours)?.range;
  return sunniest ? { ...facts, ranges: [sunniest] } : facts;
}

/** The sunshine that is left of today comes from its parts. */
function isAboutToday(question: ForecastQuery, { here }: Calendar): boolean {
  return question.kind === 'days' && question.first === here.date;
}

/** The day of the question, after whose night the sun rises on the next. */
function findSunDate(
  event: 'sunrise' | 'sunset',
  question: ForecastQuery,
  { here }: Calendar,
): LocalDate {
  if (question.kind === 'days') return question.first;
  if (question.kind === 'hours') return question.from.date;
  if (question.kind !== 'dayPart') return here.date;
  const isAfterNight = event === 'sunrise' && question.part === 'night';
  return isAfterNight ? addDays(question.date, 1) : question.date;
}

/** Creates a topic for sunrise or sunset, computed from place and day without a call. */
function createSunTimeTopic(event: 'sunrise' | 'sunset'): Topic {
  return {
    async answer(turn) {
      const { slots, calendar, phrases, locale, recordCalls } = turn;
      const place = requirePlace(turn);
      const question = parseForecastQuery(slots, calendar);
      recordCalls([]);
      if (question.kind === 'unanswerable') {
        return { speech: phrases.unanswerable[question.reason] };
      }
      const { audience, timeZone, now } = createPlanContext(question, slots, place.name, calendar);
      const date = findSunDate(event, question, calendar);
      const times = computeSunTimes(date, place.latitude, place.longitude, timeZone);
      const day = toNamedDay(date, audience);
      const plan = planSunTime({ event, day, at: times[event], timeZone, audience, now });
      return { speech: renderAnswer(plan, locale), title: phrases.cardTitle(place.name) };
    },
  };
}

/** "When does the sun rise?" */
export const sunriseTopic = createSunTimeTopic('sunrise');

/** "When does the sun set?", "When does it get dark?" */
export const sunsetTopic = createSunTimeTopic('sunset');

const fogOfTimeTopic = createForecastTopic({
  plan: (facts, { slots: { stays } }) => (stays === undefined ? planFog : planNoFog)(facts),
  warnGroups: ['FOG'],
  needsHours: true,
});

/** "Will it be foggy in the morning?"; without a time, "is it foggy?", of now and of what is left of the day. */
export const fogTopic = answerFromNow(fogOfTimeTopic, planFogFromNow, ['FOG']);
