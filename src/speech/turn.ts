import type { HandlerInput } from 'ask-sdk-core';
import type { VoiceTextId } from '../contract/voice-text/operations.ts';
import { traceOf } from '../contract/trace.ts';

/** What is known of a turn while it goes, and nothing of who speaks. */
export interface Turn {
  trace: string;
  /** On the clock of `performance.now()`. */
  begun: number;
  /** What was asked of the weather service, in order. */
  operations: VoiceTextId[];
  /** `aged` where an answer had to be told that was given before. */
  outcome: 'answered' | 'aged' | 'failed';
  /** Told when its time is over, by who waits for something until then. */
  whenOver?: (() => void) | undefined;
}

const turns = new WeakMap<object, Turn>();

/** The turn of a request, which begins when it is first asked for. */
export function turnOf({ requestEnvelope }: Pick<HandlerInput, 'requestEnvelope'>): Turn {
  const known = turns.get(requestEnvelope);
  if (known) return known;
  const turn: Turn = {
    trace: traceOf(requestEnvelope.request.requestId),
    begun: performance.now(),
    operations: [],
    outcome: 'answered',
  };
  turns.set(requestEnvelope, turn);
  return turn;
}
