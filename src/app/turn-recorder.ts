import { LRUCache } from 'lru-cache';
import type { Exchange } from '../client/client.ts';
import type { RecordedTurn } from '../speech/skill-dependencies.ts';
import type { FindExchange } from '../simulator/api/turn-response.ts';

/** Recorded turns, each with the responses of the weather service. */
const MAX_RECORDED_TURNS = 100;

/** Records the latest turns of the skill, for the simulator and the command line. */
export interface TurnRecorder {
  recordTurn: (turn: RecordedTurn) => void;
  recordCall: (parameters: object, exchange: Exchange) => void;
  findTurn: (requestId: string) => RecordedTurn | undefined;
  findExchange: FindExchange;
}

export function createTurnRecorder(): TurnRecorder {
  const turns = new LRUCache<string, RecordedTurn>({ max: MAX_RECORDED_TURNS });
  // An exchange lives as long as the parameters of its call.
  const exchanges = new WeakMap<object, Exchange>();
  return {
    recordTurn: (turn) => turns.set(turn.requestId, turn),
    recordCall: (parameters, exchange) => exchanges.set(parameters, exchange),
    findTurn: (requestId) => turns.get(requestId),
    findExchange: ({ parameters }) => exchanges.get(parameters),
  };
}
