import { getEventListeners } from 'node:events';

/** Alexa gives up after eight seconds; what is left is for the way there and back. */
const TURN_BUDGET = 6500;

/** Made once: a reason of its own for each turn would cost more than all else here. */
const OVER = new Error('The turn is over');

/**
 * Runs what a turn waits for under a signal that ends with it: when its time is over, and when it is
 * answered, so that nothing goes on behind the answer.
 */
export async function withinBudget<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(OVER), TURN_BUDGET);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    if (getEventListeners(controller.signal, 'abort').length > 0) controller.abort(OVER);
  }
}
