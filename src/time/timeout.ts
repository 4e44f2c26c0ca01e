/** Awaits a promise; undefined on timeout. */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  // A busy process runs the timer late: data that arrived meanwhile are in time, after one more tick.
  const timer = setTimeout(() => setImmediate(resolve, undefined), timeoutMs);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
