import { LRUCache } from 'lru-cache';
import type { Exchange } from './client/exchange.ts';
import type { AskedTurn } from './collaborators.ts';
import type { ExchangeOf } from './simulator/api/turn.ts';

/** Turns that are kept for who looks inside, with the answers of the weather service. */
const MOST_TURNS = 100;

/** What was seen of late of what the skill does. */
export interface Seen {
  observeTurn: (turn: AskedTurn) => void;
  observeCall: (parameters: object, exchange: Exchange) => void;
  turnOf: (requestId: string) => AskedTurn | undefined;
  exchangeOf: ExchangeOf;
}

export function createSeen(): Seen {
  const turns = new LRUCache<string, AskedTurn>({ max: MOST_TURNS });
  // What is known of a call goes with it.
  const exchanges = new WeakMap<object, Exchange>();
  return {
    observeTurn: (turn) => turns.set(turn.requestId, turn),
    observeCall: (parameters, exchange) => exchanges.set(parameters, exchange),
    turnOf: (requestId) => turns.get(requestId),
    exchangeOf: ({ parameters }) => exchanges.get(parameters),
  };
}
