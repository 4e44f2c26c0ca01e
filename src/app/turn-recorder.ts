import { LRUCache } from 'lru-cache';
import type { Exchange } from '../client/client.ts';
import type { RecordedTurn } from '../speech/skill-dependencies.ts';
import type { FindExchange } from '../simulator/api/turn-response.ts';

/** Turns that are kept for who looks inside, with the answers of the weather service. */
const MAX_RECORDED_TURNS = 100;

/** What was seen of late of what the skill does. */
export interface TurnRecorder {
  recordTurn: (turn: RecordedTurn) => void;
  recordCall: (parameters: object, exchange: Exchange) => void;
  turnOf: (requestId: string) => RecordedTurn | undefined;
  exchangeOf: FindExchange;
}

export function createTurnRecorder(): TurnRecorder {
  const turns = new LRUCache<string, RecordedTurn>({ max: MAX_RECORDED_TURNS });
  // What is known of a call goes with it.
  const exchanges = new WeakMap<object, Exchange>();
  return {
    recordTurn: (turn) => turns.set(turn.requestId, turn),
    recordCall: (parameters, exchange) => exchanges.set(parameters, exchange),
    turnOf: (requestId) => turns.get(requestId),
    exchangeOf: ({ parameters }) => exchanges.get(parameters),
  };
}
