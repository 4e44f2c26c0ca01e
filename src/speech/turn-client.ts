import type { Answer, Client } from '../client/client.ts';
import type { VoiceTextId } from '../contract/voice-text/operations.ts';
import type { Turn } from './turn.ts';

/** How old what a turn was told is, milliseconds. */
export interface Ages {
  /** Of the oldest answer that was given before; undefined where all are of now. */
  answer: number | undefined;
  /** Of the oldest data among those that should have been replaced by now. */
  data: number | undefined;
}

export interface TurnClient extends Client {
  /** Of the answers so far. */
  ages: () => Ages;
}

export interface TurnSettings {
  turn: Turn;
  /** When the turn's time is over, on the clock of `performance.now()`. */
  deadline: number;
  /** IANA, of the place that is asked for. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Data that are replaced later than announced are told to be old after this, milliseconds. */
const LATE = 3_600_000;

/** The client for one turn: its calls bear the turn's mark and keep its time, and how old their answers are is noted. */
export function clientOfTurn(
  client: Client,
  { turn, deadline, timeZone, now }: TurnSettings,
): TurnClient {
  const ages: Ages = { answer: undefined, data: undefined };
  return {
    ages: () => ages,
    async call(id, parameters, options) {
      turn.operations.push(id);
      const { trace } = turn;
      const answer = await client.call(id, parameters, { ...options, trace, deadline, timeZone });
      ages.answer = oldest(ages.answer, answer.age);
      ages.data = oldest(ages.data, ageOfLateData(answer, now));
      return answer;
    },
  };
}

function oldest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}

/** Undefined where the data are the newest that there can be, or nothing tells. */
function ageOfLateData<Id extends VoiceTextId>(
  { body }: Answer<Id>,
  now: number,
): number | undefined {
  if (!('nextUpdate' in body)) return undefined;
  const isLate = now - Date.parse(body.nextUpdate) > LATE;
  return isLate ? now - Date.parse(body.forecastDate) : undefined;
}
