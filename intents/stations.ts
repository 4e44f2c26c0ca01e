import type { PastReadingsResponse } from '../src/contract/public/stations.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { hasTimeSlot } from '../src/slots/follow-up-slots.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import type { Place } from '../src/place/place.ts';
import { createPlanContext } from '../src/speech/spoken-answer.ts';
import type { PlanContext } from '../src/wording/plan/answer-planners.ts';
import { planSunTime } from '../src/wording/plan/questions/sun-times.ts';
import { addDays, toLocalHour, type LocalDate } from '../src/time/local-time.ts';
import type { Calendar } from '../src/slots/query.ts';
import { DAY_MS, MINUTE_MS } from '../src/time/units.ts';
import { computeSunTimes } from '../src/weather/periods.ts';
import type { ComparisonQuestion } from '../src/wording/plan/fact-statement.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../src/wording/plan/questions/answer-facts.ts';
import { planComparison } from '../src/wording/plan/questions/contrast.ts';
import type { ComparedTime } from '../src/wording/plan/questions/temperature.ts';
import {
  planSnowDepth,
  planNearestStation,
  planStation,
  planVisibility,
} from '../src/wording/plan/questions/readings.ts';
import { toNamedDay, toRelativeDay } from '../src/wording/plan/statement.ts';
import { renderAnswer } from '../src/wording/render.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
  type TopicReply,
} from './support/turn-context.ts';
import { snowAmountTopic } from './rain-and-snow.ts';
import { isForeignRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';

/** "How much snow is on the ground?" */
export const snowDepthTopic = createSnowTopic(
  createStationTopic((body, place, now) => planSnowDepth(body, place, now)),
);

const snowOnGroundTopic = createStationTopic((body, place, now) =>
  planSnowDepth(body, place, now, { isYesOrNo: true }),
);

/** "Is there snow on the ground?" */
export const snowLyingTopic = createSnowTopic(snowOnGroundTopic);

/** Of a time to come nobody knows what lies, only what falls. */
function createSnowTopic(ofNow: Topic): Topic {
  return {
    async answer(turn, dependencies) {
      if (isAboutToday(turn)) return ofNow.answer(turn, dependencies);
      const reply = await snowAmountTopic.answer(turn, dependencies);
      const isAnswer = reply.title !== undefined;
      if (!isAnswer) return reply;
      return { ...reply, speech: `${turn.phrases.unoffered.SNOW_LYING} ${reply.speech}` };
    },
  };
}

/** "What's the visibility?" */
export const visibilityTopic = createStationTopic(planVisibility);

/** "Where's the nearest weather station?" */
export const stationTopic = createStationTopic((body, _place, _now, slots) =>
  planNearestStation(body, { isYesOrNo: slots.whether !== undefined }),
);

type PlanStation = (
  body: PastReadingsResponse,
  place: Place,
  now: number,
  slots: SpokenSlots,
) => AnswerPlan;

/** Creates a topic for the newest readings of the closest station. */
function createStationTopic(plan: PlanStation): Topic {
  return {
    async answer(turn, dependencies) {
      const { calendar, phrases, locale } = turn;
      if (!isAboutToday(turn)) return phrases.unsupported;
      const body = await loadPastReadings(turn, dependencies);
      if (!body) return phrases.unsupported;
      const place = requirePlace(turn);
      const planned = plan(body, place, calendar.now, turn.slots);
      if (planned.length === 0) return { speech: phrases.unanswerable.noReadings };
      return { speech: renderAnswer(planned, locale), title: phrases.cardTitle(place.name) };
    },
  };
}

/** "How long is it light?", computed from the place and the day without a call. */
export const daylightTopic: Topic = {
  async answer(turn) {
    const { slots, calendar, phrases, locale, recordCalls } = turn;
    const place = requirePlace(turn);
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    recordCalls([]);
    const { audience, timeZone, now } = createPlanContext(question, slots, place.name, calendar);
    const date = question.kind === 'days' ? question.first : calendar.here.date;
    const times = computeSunTimes(date, place.latitude, place.longitude, timeZone);
    const minutes = countMinutes(times);
    const day = toNamedDay(date, audience);
    const plan: AnswerPlan = [
      { kind: 'past', form: 'daylight', day, place: place.name, minutes },
      ...planRestOfLight(date, times.sunset, { audience, timeZone, now }),
    ];
    return { speech: renderAnswer(plan, locale), title: phrases.cardTitle(place.name) };
  },
};

/** Of today, until when it is light. */
function planRestOfLight(
  date: LocalDate,
  sunset: ReturnType<typeof computeSunTimes>['sunset'],
  { audience, timeZone, now }: Pick<PlanContext, 'audience' | 'timeZone' | 'now'>,
): AnswerPlan {
  if (date !== audience.today || typeof sunset !== 'number' || sunset <= now) return [];
  const day = toRelativeDay(date, audience);
  const here = { ...audience, place: null };
  return planSunTime({ event: 'sunset', day, at: sunset, timeZone, audience: here, now });
}

/** From sunrise to sunset; all of a polar day, none of a polar night. */
function countMinutes({ sunrise, sunset }: ReturnType<typeof computeSunTimes>): number {
  if (typeof sunrise === 'number' && typeof sunset === 'number') {
    return Math.round((sunset - sunrise) / MINUTE_MS);
  }
  return sunrise === 'alwaysUp' || sunset === 'alwaysUp' ? DAY_MS / MINUTE_MS : 0;
}

/** Readings are of now: nobody has measured another day. */
function isAboutToday({ slots, calendar }: ResolvedTurn): boolean {
  if (!hasTimeSlot(slots)) return true;
  const question = parseForecastQuery(slots, calendar);
  return (
    question.kind === 'now' || (question.kind === 'days' && question.first === calendar.here.date)
  );
}

/**
 * Loads what the station closest to the place has measured; undefined from a service without the operation.
 *
 * @throws {UpstreamError} when the weather service does not answer
 */
export async function loadPastReadings(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<PastReadingsResponse | undefined> {
  const { tag: language, signal, recordCalls } = turn;
  const { latitude, longitude } = requirePlace(turn);
  const parameters = { latitude, longitude };
  recordCalls([{ operation: 'pastReadingsByCoordinates', parameters }]);
  try {
    const options = { language, signal };
    return (await client.call('pastReadingsByCoordinates', parameters, options)).body;
  } catch (error) {
    if (!isForeignRefusal(error)) throw error;
    return undefined;
  }
}

/** Hours of a day that tell its high. */
const MIN_HOURS_OF_DAY = 12;

/** The high of a day that a station has measured; null if it has too few hours. */
function findHighOf(
  date: LocalDate,
  { dayBefore, items }: PastReadingsResponse,
  { timeZone }: Calendar,
): number | null {
  if (dayBefore?.date === date) return dayBefore.high;
  const values = items
    .filter(({ time }) => toLocalHour(Date.parse(time), timeZone).date === date)
    .flatMap(({ temperature }) => temperature ?? []);
  return values.length < MIN_HOURS_OF_DAY ? null : Math.max(...values);
}

/** What the closest station measured yesterday beside the forecast for a day. */
export async function compareWithYesterday(
  day: Promise<AnswerFacts>,
  question: ComparisonQuestion | null,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<string | TopicReply> {
  const { calendar, phrases, locale } = turn;
  const { date: today } = calendar.here;
  const [facts, body] = await Promise.all([day, loadPastReadings(turn, dependencies)]);
  const [compared] = facts.ranges;
  if (!body) return phrases.unsupported;
  const high = findHighOf(addDays(today, -1), body, calendar);
  if (high === null || !compared) return phrases.unanswerable.noReadings;
  const { audience } = facts;
  const yesterday = toRelativeDay(addDays(today, -1), { ...audience, today });
  const reference: ComparedTime = {
    when: { kind: 'day', day: yesterday },
    hours: [],
    entry: { temperature: { min: null, max: high, avg: null } },
  };
  const answer = planComparison({ reference, compared, question, audience });
  return renderAnswer([...answer, ...planStation(body, requirePlace(turn))], locale);
}
