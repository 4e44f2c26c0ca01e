/** When a call must be over. */
export interface Timing {
  /** Ends the call; with a `TimeoutError` as its reason where time ran out. */
  signal: AbortSignal;
  /** When `signal` will end it, on the clock of `performance.now()`; undefined where nobody knows. */
  deadline?: number | undefined;
}

/** Milliseconds that are left. */
export function timeLeft({ deadline = Infinity }: Timing): number {
  return deadline - performance.now();
}

/** Whether a call was ended because nobody waits for it any more, not because it took too long. */
export function isAbandoned({ signal }: Timing): boolean {
  return signal.aborted && !isTimeout(signal.reason);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
