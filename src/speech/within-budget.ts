import { getEventListeners } from 'node:events';
import type { HandlerInput } from 'ask-sdk-core';
import { turnOf } from './turn.ts';

/** Alexa gives up after eight seconds; what is left is for the way there and back. */
const TURN_BUDGET = 6500;

/** Made once: reasons of its own for each turn would cost more than all else here. */
const OVER = new Error('The turn is over');
const OUT_OF_TIME = new DOMException('The time of the turn is over', 'TimeoutError');

/** What a turn waits for. */
export type Waiting<T> = (signal: AbortSignal, deadline: number) => Promise<T>;

/**
 * Runs what a turn waits for under a signal that ends with it: when its time is over, which counts
 * from where the turn began, and when it is answered, so that nothing goes on behind the answer.
 * `deadline` is when the time is over, on the clock of `performance.now()`.
 */
export async function withinBudget<T>(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  run: Waiting<T>,
): Promise<T> {
  const deadline = deadlineOf(input);
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(OUT_OF_TIME);
    turnOf(input).whenOver?.();
  }, timeLeft(input));
  try {
    return await run(controller.signal, deadline);
  } finally {
    clearTimeout(timer);
    if (getEventListeners(controller.signal, 'abort').length > 0) controller.abort(OVER);
  }
}

/** Waits for what may as well come later, but not beyond the time of the turn. */
export async function orOver(
  waiting: Promise<void>,
  input: Pick<HandlerInput, 'requestEnvelope'>,
): Promise<void> {
  if (timeLeft(input) <= 0) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const turn = turnOf(input);
  turn.whenOver = resolve;
  await Promise.race([waiting, over]);
  turn.whenOver = undefined;
}

/** Whole milliseconds: Node.js has a list for every length of its timers, and a new one costs time. */
function timeLeft(input: Pick<HandlerInput, 'requestEnvelope'>): number {
  return Math.ceil(deadlineOf(input) - performance.now());
}

/** On the clock of `performance.now()`. */
function deadlineOf(input: Pick<HandlerInput, 'requestEnvelope'>): number {
  return turnOf(input).begun + TURN_BUDGET;
}
