import { getRequest, type HandlerInput, type RequestHandler } from 'ask-sdk-core';
import type { IntentRequest } from 'ask-sdk-model';
import type { Place } from '../src/place/place.ts';
import type { Collaborators } from '../src/collaborators.ts';
import { callsFor, type Call } from '../src/slots/calls.ts';
import type { Calendar, Question } from '../src/slots/question.ts';
import { readSlots, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import { toQuestion } from '../src/slots/to-question.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { listenerOf, type Listener } from '../src/speech/listener.ts';
import { phrasesFor } from '../src/speech/phrases/index.ts';
import { ask, tell, tellWithCard } from '../src/speech/respond.ts';
import { spokenAnswer } from '../src/speech/spoken-answer.ts';
import { clockHour, localDate } from '../src/weather/local-time.ts';
import type { Asked } from '../src/wording/plan/from-answer.ts';

/** Alexa gives up after eight seconds; what is left is for the way there and back. */
const TURN_BUDGET = 6500;

/** "What's the weather tomorrow in Hamburg?" */
export function weather(collaborators: Collaborators): RequestHandler {
  const { client, gazetteer, clock, defaultPlace, observe } = collaborators;

  async function handle(input: HandlerInput) {
    const { intent, requestId } = getRequest<IntentRequest>(input.requestEnvelope);
    const slots = readSlots(intent.slots);
    const listener = listenerOf(input, gazetteer, defaultPlace);
    const phrases = phrasesFor(listener.locale);
    const place = placeOf(slots, listener);
    if (!place) return ask(input, phrases.unknownPlace(slots.place ?? ''));

    const calendar = calendarOf(place, listener);
    const question = toQuestion(slots, calendar);
    const calls = question.kind === 'unanswerable' ? [] : callsFor(question, place);
    observe?.({ requestId, place, calls });
    if (question.kind === 'unanswerable') return tell(input, phrases.unanswerable[question.reason]);

    const asked = askedOf(question, slots, place, calendar);
    const texts = await withinBudget(async (signal) =>
      Promise.all(calls.map(async (call) => answer(call, listener, asked, signal))),
    );
    return tellWithCard(input, texts.join(' '), phrases.cardTitle(place.name));
  }

  function placeOf({ place }: SpokenSlots, { locale, device }: Listener): Place | undefined {
    if (place === undefined) return device;
    const [language = ''] = locale.split('-');
    return gazetteer.find(place, { ...device, language });
  }

  function calendarOf({ timeZone }: Place, { device }: Listener): Calendar {
    const now = clock().getTime();
    const here = clockHour(now, timeZone);
    const isSameZone = device.timeZone === timeZone;
    const deviceToday = isSameZone ? here.date : localDate(now, device.timeZone);
    return { now, timeZone, here, deviceToday };
  }

  async function answer(
    { operation, parameters }: Call,
    { locale }: Listener,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<string> {
    const answered = await client.call(operation, parameters, { language: locale, signal });
    return spokenAnswer(operation, answered, locale, asked);
  }

  return { canHandle: (input) => isIntent(input, 'WeatherIntent'), handle };
}

/** While the device's date is another than the place's, "today" would mislead: weekdays do not. */
function askedOf(question: Question, slots: SpokenSlots, place: Place, calendar: Calendar): Asked {
  const { now, here, deviceToday } = calendar;
  const saysDate = slots.date !== undefined || slots.untilDate !== undefined;
  const misleading = saysDate && here.date !== deviceToday;
  return {
    now,
    timeZone: place.timeZone,
    today: here.date,
    space: question.kind === 'dayPart' ? question.part : 'night',
    audience: { today: misleading ? null : here.date, place: place.name },
  };
}

/** Runs the calls of a turn, and gives them up when its time is over. */
async function withinBudget<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TURN_BUDGET);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
