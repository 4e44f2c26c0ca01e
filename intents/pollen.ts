import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { UpstreamRefusal } from '../src/client/errors.ts';
import type { Collaborators } from '../src/collaborators.ts';
import type { Place } from '../src/place/place.ts';
import { calendarAt, type Calendar } from '../src/slots/calendar.ts';
import { pollenCall, type PollenCall, type Postcode } from '../src/slots/calls.ts';
import { pollenQuestion } from '../src/slots/pollen-question.ts';
import { askedOf } from '../src/speech/asked.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { ask, tell, tellWithCard } from '../src/speech/respond.ts';
import { spokenPollen, spokenTemplates, type AskedDays } from '../src/speech/spoken-pollen.ts';
import { withinBudget } from '../src/speech/within-budget.ts';
import { askForPlace, askingOf, type Asking } from './support/asking.ts';
import { pollenPlace } from './support/pollen-place.ts';

/** The clock of every country that postcodes are known of. */
const POSTCODE_TIME_ZONE = 'Europe/Berlin';

/** The country that the pollen index covers. */
const COVERED_COUNTRY = 'DE';

/** "How high is the pollen count?", "Is birch pollen flying in Leipzig tomorrow?" */
export function pollen(collaborators: Collaborators): RequestHandler {
  const { client, clock, observe } = collaborators;

  async function handle(input: HandlerInput): Promise<Response> {
    const asking = askingOf(input, collaborators);
    const { slots, phrases } = asking;
    if (slots.unknownPollen !== undefined) {
      return ask(input, phrases.pollen.unknownType(slots.unknownPollen));
    }
    // Asking the device for its postcode and the service for its pollen is one turn.
    return withinBudget(async (signal) => {
      const where = await pollenPlace(input, asking, collaborators, signal);
      switch (where) {
        case 'unknownPlace':
          return askForPlace(input, asking, 'pollen');
        case 'malformed':
          return ask(input, phrases.pollen.unknownPostcode);
        case 'outOfReach':
          return tell(input, phrases.pollen.noForecast(null));
        default:
          return answer(input, asking, where, signal);
      }
    });
  }

  async function answer(
    input: HandlerInput,
    asking: Asking,
    where: Place | Postcode,
    signal: AbortSignal,
  ): Promise<Response> {
    const { requestId, slots, listener, phrases } = asking;
    const calendar = calendarOf(where, asking);
    const question = pollenQuestion(slots, calendar);
    const turn = { requestId, place: 'code' in where ? null : where };
    if (question.kind === 'unanswerable') {
      observe?.({ ...turn, calls: [] });
      return tell(input, phrases.unanswerable[question.reason]);
    }
    const call = pollenCall(question, where);
    observe?.({ ...turn, calls: [call] });

    const asked = { ...askedOf(question, slots, nameOf(where), calendar), days: question.days };
    try {
      const told = await tellOf(call, listener.locale, asked, signal);
      if (told.text === '') return tell(input, phrases.pollen.noForecastThatDay);
      return tellWithCard(input, told.text, phrases.pollen.cardTitle(told.place));
    } catch (error) {
      return withoutForecast(input, error, where, asking);
    }
  }

  function calendarOf(where: Place | Postcode, { listener }: Asking): Calendar {
    const now = clock().getTime();
    return 'code' in where
      ? calendarAt(now, POSTCODE_TIME_ZONE, POSTCODE_TIME_ZONE)
      : calendarAt(now, where.timeZone, listener.device.timeZone);
  }

  async function tellOf(
    { operation, parameters }: PollenCall,
    locale: string,
    asked: AskedDays,
    signal: AbortSignal,
  ): Promise<{ text: string; place: string }> {
    const options = { language: locale, signal };
    if (operation === 'pollenTextByZip') {
      const answered = await client.call(operation, parameters, options);
      const [first] = answered.body.pollen.data;
      return { text: spokenTemplates(answered, asked), place: first?.location ?? '' };
    }
    const answered = await client.call(operation, parameters, options);
    return { text: spokenPollen(answered, locale, asked), place: parameters.location ?? '' };
  }

  return { canHandle: (input) => isIntent(input, 'PollenIntent'), handle };
}

/** What is said where the service has no pollen, or does not know the device's postcode. */
function withoutForecast(
  input: HandlerInput,
  error: unknown,
  where: Place | Postcode,
  { phrases: { pollen: phrases } }: Asking,
): Response {
  if (!(error instanceof UpstreamRefusal)) throw error;
  const { status, fields } = error;
  const refuses = (field: string) => status === 400 && fields.includes(field);
  if (status === 406 || refuses('country')) {
    const isCovered = where.country === COVERED_COUNTRY;
    const sentence = isCovered ? phrases.noForecastNow : phrases.noForecast;
    return tell(input, sentence(nameOf(where)));
  }
  if ('code' in where && (status === 404 || refuses('zip_code'))) {
    return ask(input, phrases.unknownPostcode);
  }
  throw error;
}

function nameOf(where: Place | Postcode): string | null {
  return 'code' in where ? null : where.name;
}
