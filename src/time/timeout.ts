/** What is waited for; undefined also when it takes longer than so many milliseconds. */
export async function withTimeout<T>(waited: Promise<T>, patience: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  // What has arrived while the process was busy is in time: it gets one more turn.
  const timer = setTimeout(() => setImmediate(resolve, undefined), patience);
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
