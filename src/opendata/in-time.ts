/** What is waited for; undefined also when it takes longer than so many milliseconds. */
export async function inTime<T>(waited: Promise<T>, patience: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patience, undefined);
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
