import { isForeignRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { parseForecastQuery, parseQueryOrNow } from '../src/slots/parse-query.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { createPlanContext } from '../src/speech/spoken-answer.ts';
import { WAKING_HOUR } from '../src/weather/periods.ts';
import {
  planMuggy,
  planPressureTendency,
  planReading,
  planSnowLine,
  planUvIndex,
  type AirQuantity,
} from '../src/wording/plan/questions/readings.ts';
import type { AnswerPlan } from '../src/wording/plan/plan.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { resolveAskedTime } from './support/asked-time.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type Topic,
  type TopicReply,
} from './support/turn-context.ts';

/** "How humid is it?" */
export const humidityTopic = createReadingTopic(planQuantity('humidity'));

/** "What's the dew point?" */
export const dewPointTopic = createReadingTopic(planQuantity('dewPoint'));

/** "Is it muggy?", "How muggy is it?" */
export const muggyTopic = createReadingTopic((hours, time, place, { detail }) =>
  detail === undefined
    ? planMuggy(hours, time, place)
    : planReading('dewPoint', hours, time, place),
);

const TENDENCIES = new Map<string | undefined, 'rising' | 'falling' | 'steady'>([
  ['RISING', 'rising'],
  ['FALLING', 'falling'],
  ['STEADY', 'steady'],
]);

/** "What's the air pressure?", "Is it rising?" */
export const pressureTopic = createReadingTopic((hours, time, place, { tendency }) => {
  const asked = TENDENCIES.get(tendency);
  return asked
    ? planPressureTendency(asked, hours, time, place)
    : planReading('pressure', hours, time, place);
});

/** "How much of the sky is covered?" */
export const cloudCoverTopic = createReadingTopic(planQuantity('cloudCover'));

type PlanHours = (
  ...input: [...hours: Parameters<typeof planMuggy>, slots: SpokenSlots]
) => AnswerPlan;

function planQuantity(quantity: AirQuantity): PlanHours {
  return (hours, time, place) => planReading(quantity, hours, time, place);
}

/** Creates a topic for a quantity of the public hourly forecast, now or at a requested time. */
function createReadingTopic(plan: PlanHours): Topic {
  return {
    async answer(turn, { client }) {
      const { slots, calendar, phrases, locale, tag, signal, recordCalls } = turn;
      const question = parseQueryOrNow(slots, calendar);
      if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
      const place = requirePlace(turn);
      const { latitude, longitude } = place;
      const parameters = { latitude, longitude };
      recordCalls([{ operation: 'hourlyForecastByCoordinates', parameters }]);
      const { audience } = createPlanContext(question, slots, place.name, calendar);
      try {
        const options = { language: tag, signal };
        const { body } = await client.call('hourlyForecastByCoordinates', parameters, options);
        const time = resolveAskedTime(question, calendar, audience, WAKING_HOUR);
        const speech = renderAnswer(plan(body.items, time, place.name, slots), locale);
        return { speech, title: phrases.cardTitle(place.name) };
      } catch (error) {
        if (!isForeignRefusal(error)) throw error;
        return phrases.unsupported;
      }
    },
  };
}

/** "Where's the snow line?"; undefined for a time without precipitation. */
export async function findSnowLine(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<TopicReply | undefined> {
  return findInForecast(turn, 0, async ({ latitude, longitude, time, place, options }) => {
    const parameters = { latitude, longitude };
    turn.recordCalls([{ operation: 'hourlyForecastByCoordinates', parameters }]);
    const { body } = await client.call('hourlyForecastByCoordinates', parameters, options);
    return planSnowLine(body.items, time, place);
  });
}

/** "What's the UV index?"; undefined from a source without it, and for a time that no forecast reaches. */
export async function findUvIndex(
  turn: ResolvedTurn,
  { client }: SkillDependencies,
): Promise<TopicReply | undefined> {
  const isYesOrNo = turn.slots.whether !== undefined;
  return findInForecast(
    turn,
    WAKING_HOUR,
    async ({ latitude, longitude, time, place, options }) => {
      const parameters = { latitude, longitude, frequency: 'hourly' as const };
      turn.recordCalls([{ operation: 'forecast2ByCoordinates', parameters }]);
      const { body } = await client.call('forecast2ByCoordinates', parameters, options);
      return planUvIndex(body.frequency.hourly ?? [], time, place, { isYesOrNo });
    },
  );
}

/** What is looked for in the public forecast of a place. */
interface ForecastSearch {
  latitude: number;
  longitude: number;
  time: ReturnType<typeof resolveAskedTime>;
  place: string;
  options: { language: string; signal: AbortSignal };
}

/**
 * Tells what the public forecast has of the asked time; undefined if it has nothing, or a foreign service refuses it.
 *
 * @param firstHour the first hour of a day that counts
 */
async function findInForecast(
  turn: ResolvedTurn,
  firstHour: number,
  plan: (search: ForecastSearch) => Promise<AnswerPlan | undefined>,
): Promise<TopicReply | undefined> {
  const { slots, calendar, phrases, locale, tag: language, signal } = turn;
  const question = parseForecastQuery(slots, calendar);
  if (question.kind === 'unanswerable') return undefined;
  const { name: place, latitude, longitude } = requirePlace(turn);
  const { audience } = createPlanContext(question, slots, place, calendar);
  const time = resolveAskedTime(question, calendar, audience, firstHour);
  try {
    const options = { language, signal };
    const planned = await plan({ latitude, longitude, time, place, options });
    return planned && { speech: renderAnswer(planned, locale), title: phrases.cardTitle(place) };
  } catch (error) {
    if (!isForeignRefusal(error)) throw error;
    return undefined;
  }
}
