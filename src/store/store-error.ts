/**
 * What is remembered cannot be reached. The message names the reason and nothing of the user; an
 * answer is given all the same, as if nothing were remembered (see `forgiving`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Runs a step; whatever it throws says what could not be done, such as `be read`. */
export async function orStoreError<T>(goal: string, step: () => T): Promise<Awaited<T>> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`What is remembered cannot ${goal}: ${reasonOf(cause)}`, { cause });
  }
}

/** Some errors of the network have a name or a code only. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

/** `ENOENT`; undefined for what has no code. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
