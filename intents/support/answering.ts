import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import type { Place } from '../../src/place/place.ts';
import { calendarAt } from '../../src/slots/calendar.ts';
import type { Call } from '../../src/slots/calls.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { LocalDate } from '../../src/weather/local-time.ts';
import { keepInSession } from '../../src/speech/memory.ts';
import { phrasesOf } from '../../src/speech/phrases/index.ts';
import { whileWaiting } from '../../src/speech/progressive.ts';
import { ask, sayAndGoOn } from '../../src/speech/respond.ts';
import { clientOfTurn } from '../../src/speech/turn-client.ts';
import { turnOf } from '../../src/speech/turn.ts';
import { withinBudget } from '../../src/speech/within-budget.ts';
import { askingOf } from './asking.ts';
import { askForPlace, askWhich, respond } from './responding.ts';
import type { Asked, Asking, Topic } from './topic.ts';
import { whereAsked, type Where } from './where.ts';
import { withAge } from './with-age.ts';
import { withEnd } from './with-end.ts';

/** The clock of every country that postcodes are known of. */
const POSTCODE_TIME_ZONE = 'Europe/Berlin';

/** What is known of an answer before it is looked for. */
export interface Known {
  /** The place, where it need not be found. */
  place?: Place | null | undefined;
  /** A sentence that is spoken before the answer. */
  preface?: string;
}

/** Finds the place of a question, has its topic answer it and keeps it in mind for what follows. */
export async function answerTopic(
  topic: Topic,
  slots: SpokenSlots,
  input: HandlerInput,
  collaborators: Collaborators,
  { place, preface }: Known = {},
): Promise<Response> {
  // All that a turn waits for comes out of one budget: address, settings, weather.
  return withinBudget(input, async (signal, deadline) => {
    whileWaiting(input, phrasesOf(input).oneMoment, signal);
    const asking = await askingOf(input, slots, collaborators, signal);
    const { phrases } = asking;
    const refusal = topic.refuse?.(slots, asking);
    if (refusal) return ask(input, refusal);
    const where: Where = place
      ? { kind: 'place', place }
      : await whereAsked(asking, topic, collaborators);
    switch (where.kind) {
      case 'place':
        return answerAt(where, topic, { ...asking, deadline }, collaborators, preface);
      case 'unknown':
        return askForPlace(topic, asking);
      case 'ambiguous':
        return askWhich(where.choices, topic, asking);
      case 'malformed':
        return ask(input, phrases.pollen.unknownPostcode);
      case 'outOfReach':
        return sayAndGoOn(input, phrases.pollen.noForecast(null));
    }
  });
}

async function answerAt(
  { place: where, guess }: Extract<Where, { kind: 'place' }>,
  topic: Topic,
  { deadline, ...asking }: Asking & { deadline: number },
  collaborators: Collaborators,
  preface: string | undefined,
): Promise<Response> {
  const { now, deviceTimeZone, requestId, input, phrases } = asking;
  const calendar =
    'code' in where
      ? calendarAt(now, POSTCODE_TIME_ZONE, POSTCODE_TIME_ZONE)
      : calendarAt(now, where.timeZone, deviceTimeZone);
  const place = 'code' in where ? null : where;
  const calls: Call[] = [];
  const calling = (more: readonly Call[]) => {
    calls.push(...more);
    collaborators.observe?.({ requestId, place, calls });
  };
  let ends: LocalDate | undefined;
  const endsAt = (last: LocalDate) => {
    ends = last;
  };
  const asked: Asked = { ...asking, where, calendar, calling, endsAt };
  keepInSession(input, { pending: undefined });
  const turn = turnOf(input);
  const settings = { turn, deadline, timeZone: calendar.timeZone, now };
  const client = clientOfTurn(collaborators.client, settings);
  const answered = await topic.answer(asked, { ...collaborators, client });
  const ages = client.ages();
  if (ages.answer !== undefined) turn.outcome = 'aged';
  const whole = ends === undefined ? answered : withEnd(answered, ends, asking);
  const reply = withAge(whole, ages, phrases);
  const speech = preface === undefined ? reply.speech : `${preface} ${reply.speech}`;
  return respond({ ...reply, speech }, topic, asked, guess, collaborators);
}
