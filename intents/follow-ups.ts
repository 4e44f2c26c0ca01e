import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { continueTalk, findTopicOfTime } from './support/recent-talk.ts';
import {
  completeComparison,
  findTopicAfterComparison,
  isComparison,
} from './support/two-places.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { mergeFollowUp, saysPlace } from '../src/slots/follow-up-slots.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndListen,
  speakAndContinue,
} from '../src/speech/turn.ts';
import { readSession } from '../src/speech/profile.ts';
import {
  answerTopic,
  answerPendingQuestion,
  resumePendingQuestion,
} from './support/answer-topic.ts';
import { findTopic, topics } from './topics.ts';
import { respondNotUnderstood } from './conversation.ts';
import { matchChoice } from '../src/place/choices.ts';
import { isRegionName } from '../src/place/landmarks/find-landmark.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import {
  addDays,
  daysBetween,
  getWeekendSaturday,
  toLocalDate,
  type LocalDate,
} from '../src/time/local-time.ts';
import type { AnswerableQuery, Calendar } from '../src/slots/query.ts';
import { toHoursQuery } from '../src/slots/query-range.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { planEachDay, planParts } from '../src/wording/plan/questions/details.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { loadForecast } from './support/forecast.ts';
import {
  explainUnanswerable,
  findRecentAnswer,
  requirePlace,
  type ResolvedTurn,
  type TopicReply,
  type Topic,
} from './support/turn-context.ts';

/** "And tomorrow?", "And in Munich?", "And the wind?", "No, Frankfurt an der Oder.", "Not Boston, Austin." */
export function createFollowUpHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'FollowUpIntent', 'CorrectionIntent'),
    async handle(input) {
      const { wrongPlace: _, ...spoken } = readRequestSlots(input);
      const pending = await answerPendingQuestion(spoken, input, dependencies);
      return pending ?? followUp(spoken, input, dependencies);
    },
  };
}

/** Asks the recent question again with other slots. */
async function followUp(
  { aspect, ...spoken }: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const recent = await findRecentAnswer(input, dependencies);
  const asksForPollen = (spoken.pollenType ?? spoken.unknownPollen) !== undefined;
  const asked = findTopic(asksForPollen ? 'pollen' : aspect) ?? findTopic(recent?.topic);
  const { timeZone } = recent?.place ?? dependencies.defaultPlace();
  const talked = { topic: asked?.name ?? 'weather', slots: recent?.slots ?? {} };
  const topic = isComparison(talked.topic)
    ? findTopicAfterComparison(talked, spoken)
    : findTopicOfTime(talked, spoken, toLocalDate(dependencies.clock().getTime(), timeZone));
  const slots = mergeFollowUp(recent?.slots ?? {}, spoken);
  const place = saysPlace(spoken) || recent?.isOfTwo ? undefined : recent?.place;
  return answerTopic(topics[topic], slots, input, dependencies, { place });
}

/** "I'm going to Denver this weekend": the weather there, and what the next questions are about. */
export function createTripHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'TripIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      const spoken = readRequestSlots(input);
      const { slots, place } = recent ? continueTalk(spoken, 'weather', recent) : { slots: spoken };
      return answerTopic(topics.weather, slots, input, dependencies, { place });
    },
  };
}

/** "Is that colder than here?", "Is that warmer than today?", "Which one is warmer?" */
export function createCompareThatHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CompareThatIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      const asked = completeComparison(readRequestSlots(input), recent);
      if (!asked) return respondNotUnderstood(input);
      const { topic, slots, place } = asked;
      return answerTopic(topics[topic], slots, input, dependencies, { place });
    },
  };
}

const CHOICE_IDS = ['FIRST', 'SECOND', 'THIRD'];

/** "The second one", "the one in Bavaria", in reply to "which of these places?" */
export function createChoiceHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ChoiceIntent', 'ChosenPlaceIntent'),
    async handle(input) {
      const { pending } = readSession(input);
      const { choice = '', ...spoken } = readRequestSlots(input);
      if (saysPlace(spoken)) return chooseByName(spoken, input, dependencies);
      const chosen = pending?.choices[CHOICE_IDS.indexOf(choice)];
      if (!pending || !chosen) return respondNotUnderstood(input);
      return resumePendingQuestion(pending, {}, input, dependencies, chosen.place);
    },
  };
}

/** "The one in Bavaria": only the offered places are meant; with none on offer it is a follow-up. */
async function chooseByName(
  spoken: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const { pending } = readSession(input);
  if (!pending || pending.choices.length === 0) return followUp(spoken, input, dependencies);
  const chosen = matchChoice(spoken.place ?? '', pending.choices);
  // "The one in Ohio" may be none of those on offer.
  if (!chosen && !isRegionName(spoken.place ?? '')) return respondNotUnderstood(input);
  return resumePendingQuestion(pending, spoken, input, dependencies, chosen?.place);
}

/** "Say that again." */
export function createRepeatHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.RepeatIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      return speakAndContinue(input, recent.speech);
    },
  };
}

/** "In more detail": repeats the previous answer part by part or hour by hour. */
export function createDetailHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'DetailIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      const { topic, slots, place } = recent;
      const detailed = topic === 'pollen' ? topics.pollen : detailTopic;
      return answerTopic(detailed, slots, input, dependencies, { place });
    },
  };
}

/** Longer ranges are split into days, not into parts of the day. */
const MAX_DAYS_IN_PARTS = 1;
const MAX_DETAIL_DAYS = 5;

/** Splits the previous question: a day into its parts, several days into single days, a part into hours. */
export const detailTopic: Topic = {
  name: 'weather',
  intent: 'DetailIntent',
  async answer(turn, dependencies): Promise<TopicReply> {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const speech = await loadDetails(splitQuestion(question, calendar), turn, dependencies);
    return { speech, title: phrases.cardTitle(requirePlace(turn).name) };
  },
};

/** A more detailed answer: a day by its parts, several days one by one, or the text about some hours. */
type Details =
  | { kind: 'parts'; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'nightAndDay'; night: AnswerableQuery; day: LocalDate }
  | { kind: 'text'; question: AnswerableQuery };

async function loadDetails(
  details: Details,
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
  namesPlace = true,
): Promise<string> {
  const { locale } = turn;
  if (details.kind === 'nightAndDay') {
    const { night, day } = details;
    const texts = await Promise.all([
      loadDetails({ kind: 'text', question: night }, turn, dependencies),
      loadDetails({ kind: 'parts', day }, turn, dependencies, false),
    ]);
    return texts.join(' ');
  }
  if (details.kind === 'text') {
    return (await loadForecast(details.question, turn, dependencies, { needsHours: false })).text;
  }
  const { first, last } =
    details.kind === 'days' ? details : { first: details.day, last: details.day };
  const byParts = details.kind === 'parts';
  const question: AnswerableQuery = { kind: 'days', first, last };
  const options = { needsHours: true, needsParts: byParts, untilMorning: true, namesPlace };
  const { facts, hourly } = await loadForecast(question, turn, dependencies, options);
  return renderAnswer(byParts ? planParts(facts, hourly) : planEachDay(facts, hourly), locale);
}

/** Chooses the details of the answer to a question. */
function splitQuestion(question: AnswerableQuery, calendar: Calendar): Details {
  switch (question.kind) {
    case 'days': {
      const { first, last } = question;
      const count = daysBetween(first, last) + 1;
      if (count <= MAX_DAYS_IN_PARTS) return { kind: 'parts', day: first };
      return createDays(first, Math.min(count, MAX_DETAIL_DAYS));
    }
    case 'weekend': {
      const today = calendar.here.date;
      const saturday = question.saturday ?? getWeekendSaturday(today);
      return saturday < today ? createDays(today, 1) : createDays(saturday, 2);
    }
    case 'nextDays':
      return createDays(calendar.here.date, 3);
    case 'nightAndDay':
      return {
        kind: 'nightAndDay',
        night: { kind: 'dayPart', date: question.night, part: 'night' },
        day: question.day,
      };
    case 'dayPart':
      return { kind: 'text', question: toHoursQuery(question, calendar) ?? question };
    case 'now':
    case 'nextHour':
      return { kind: 'text', question: { kind: 'nextHours' } };
    case 'nextHours':
    case 'hours':
      return { kind: 'text', question };
  }
}

function createDays(first: LocalDate, count: number): Details {
  return { kind: 'days', first, last: addDays(first, count - 1) };
}
