import type { RequestHandler } from 'ask-sdk-core';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { mergeFollowUp } from '../src/slots/spoken-slots.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndListen,
  speakAndContinue,
} from '../src/speech/turn.ts';
import { loadProfile, findLastAnswer, readSession } from '../src/speech/profile.ts';
import {
  answerTopic,
  answerPendingQuestion,
  resumePendingQuestion,
} from './support/answer-topic.ts';
import { findTopic, topics } from './topics.ts';
import { respondNotUnderstood } from './conversation.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import { DAY_PARTS } from '../src/contract/parameters.ts';
import { UpstreamRefusal } from '../src/client/errors.ts';
import { DAY_PART_HOURS } from '../src/weather/periods.ts';
import {
  addDays,
  daysBetween,
  getWeekendSaturday,
  type LocalDate,
} from '../src/time/local-time.ts';
import type { AnswerableQuery, Calendar } from '../src/slots/query.ts';
import { toHoursQuery } from '../src/slots/query-range.ts';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { loadForecast, parseCompactDate } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type ResolvedTurn,
  type TopicReply,
  type Topic,
} from './support/turn-context.ts';

/** "And tomorrow?", "And in Munich?", "And the wind?", "No, Frankfurt an der Oder." */
export function createFollowUpHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'FollowUpIntent'),
    async handle(input) {
      const spoken = readRequestSlots(input);
      const session = readSession(input);
      const pending = await answerPendingQuestion(spoken, input, dependencies);
      if (pending) return pending;
      const recent = findLastAnswer(
        session,
        await loadProfile(input),
        dependencies.clock().getTime(),
      );
      const { aspect, ...rest } = spoken;
      const asksForPollen = (spoken.pollenType ?? spoken.unknownPollen) !== undefined;
      const topic =
        findTopic(asksForPollen ? 'pollen' : aspect) ?? findTopic(recent?.topic) ?? topics.weather;
      const slots = mergeFollowUp(recent?.slots ?? {}, rest);
      const saysPlace = (spoken.place ?? spoken.postcode) !== undefined;
      const place = saysPlace ? undefined : recent?.place;
      return answerTopic(topic, slots, input, dependencies, { place });
    },
  };
}

const CHOICE_IDS = ['FIRST', 'SECOND', 'THIRD'];

/** "The second one", in reply to "which of these places?" */
export function createChoiceHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ChoiceIntent'),
    async handle(input) {
      const { pending } = readSession(input);
      const chosen = pending?.choices[CHOICE_IDS.indexOf(readRequestSlots(input).choice ?? '')];
      if (!pending || !chosen) return respondNotUnderstood(input);
      return resumePendingQuestion(pending, {}, input, dependencies, chosen.place);
    },
  };
}

/** "Say that again." */
export function createRepeatHandler({ clock }: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.RepeatIntent'),
    async handle(input) {
      const recent = findLastAnswer(
        readSession(input),
        await loadProfile(input),
        clock().getTime(),
      );
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
      const recent = findLastAnswer(
        readSession(input),
        await loadProfile(input),
        dependencies.clock().getTime(),
      );
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
const detailTopic: Topic = {
  name: 'weather',
  intent: 'DetailIntent',
  async answer(turn, dependencies): Promise<TopicReply> {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const texts = await loadPieces(splitQuestion(question, calendar), turn, dependencies);
    return { speech: texts.join(' '), title: phrases.cardTitle(requirePlace(turn).name) };
  },
};

/** Loads the text of every piece within the reach of the forecast. */
async function loadPieces(
  pieces: readonly AnswerableQuery[],
  turn: ResolvedTurn,
  dependencies: SkillDependencies,
): Promise<string[]> {
  const refusals: UpstreamRefusal[] = [];
  const texts = await Promise.all(
    pieces.map(async (piece, i) => {
      const options = { needsHours: false, namesPlace: i === 0 };
      try {
        return (await loadForecast(piece, turn, dependencies, options)).text;
      } catch (error) {
        const last = error instanceof UpstreamRefusal ? parseCompactDate(error.last) : undefined;
        if (!(error instanceof UpstreamRefusal) || last === undefined) throw error;
        refusals.push(error);
        if (piece.kind === 'days') turn.setForecastEnd(last);
        return undefined;
      }
    }),
  );
  const available = texts.filter((text) => text !== undefined);
  const [refusal] = refusals;
  if (available.length === 0 && refusal) throw refusal;
  return available;
}

/** Splits a question into the questions of its more detailed answer. */
function splitQuestion(question: AnswerableQuery, calendar: Calendar): AnswerableQuery[] {
  switch (question.kind) {
    case 'days': {
      const { first, last } = question;
      const count = daysBetween(first, last) + 1;
      if (count <= MAX_DAYS_IN_PARTS) return splitIntoDayParts(first, calendar);
      return splitIntoDays(first, Math.min(count, MAX_DETAIL_DAYS));
    }
    case 'weekend': {
      const today = calendar.here.date;
      const saturday = question.saturday ?? getWeekendSaturday(today);
      return saturday < today ? splitIntoDays(today, 1) : splitIntoDays(saturday, 2);
    }
    case 'nextDays':
      return splitIntoDays(calendar.here.date, 3);
    case 'nightAndDay':
      return [
        { kind: 'dayPart', date: question.night, part: 'night' },
        ...splitIntoDayParts(question.day, calendar),
      ];
    case 'dayPart':
      return [toHoursQuery(question, calendar) ?? question];
    case 'now':
    case 'nextHour':
      return [{ kind: 'nextHours' }];
    case 'nextHours':
    case 'hours':
      return [question];
  }
}

function splitIntoDayParts(date: LocalDate, { here }: Calendar): AnswerableQuery[] {
  return DAY_PARTS.filter(
    (part) => date !== here.date || part === 'night' || here.hour < DAY_PART_HOURS[part].to,
  ).map((part) => ({ kind: 'dayPart', date, part }));
}

function splitIntoDays(first: LocalDate, count: number): AnswerableQuery[] {
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(first, i);
    return { kind: 'days', first: day, last: day };
  });
}
