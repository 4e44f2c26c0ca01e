import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import { calendarAt, type Calendar } from '../../src/slots/calendar.ts';
import { callsFor, type ForecastCall } from '../../src/slots/calls.ts';
import type { Question } from '../../src/slots/question.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { askedOf } from '../../src/speech/asked.ts';
import type { Topic } from '../../src/speech/phrases/phrases.ts';
import { tell, tellWithCard } from '../../src/speech/respond.ts';
import { spokenAnswer } from '../../src/speech/spoken-answer.ts';
import { withinBudget } from '../../src/speech/within-budget.ts';
import { askForPlace, askingOf, placeAsked } from './asking.ts';

/** A kind of question that forecasts for a place answer. */
export interface ForecastQuestions {
  topic: Topic;
  questionOf: (slots: SpokenSlots, calendar: Calendar) => Question;
}

/** Understands a question, asks the weather service and speaks what it says. */
export async function answerForecast(
  input: HandlerInput,
  { topic, questionOf }: ForecastQuestions,
  collaborators: Collaborators,
): Promise<Response> {
  const { client, clock, observe } = collaborators;
  const asking = askingOf(input, collaborators);
  const { requestId, slots, listener, phrases } = asking;
  const place = placeAsked(asking, collaborators);
  if (!place) return askForPlace(input, asking, topic);

  const calendar = calendarAt(clock().getTime(), place.timeZone, listener.device.timeZone);
  const question = questionOf(slots, calendar);
  const calls = question.kind === 'unanswerable' ? [] : callsFor(question, place);
  observe?.({ requestId, place, calls });
  if (question.kind === 'unanswerable') return tell(input, phrases.unanswerable[question.reason]);

  const { locale } = listener;
  const asked = askedOf(question, slots, place.name, calendar);
  const answer = async ({ operation, parameters }: ForecastCall, signal: AbortSignal) => {
    const answered = await client.call(operation, parameters, { language: locale, signal });
    return spokenAnswer(operation, answered, locale, asked);
  };
  const texts = await withinBudget(async (signal) =>
    Promise.all(calls.map(async (call) => answer(call, signal))),
  );
  return tellWithCard(input, texts.join(' '), phrases.cardTitle(place.name));
}
