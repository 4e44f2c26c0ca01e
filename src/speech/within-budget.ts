/** Alexa gives up after eight seconds; what is left is for the way there and back. */
const TURN_BUDGET = 6500;

/** Runs the calls of a turn, and gives them up when its time is over. */
export async function withinBudget<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TURN_BUDGET);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
