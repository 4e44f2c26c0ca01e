/** Has what is asked for by the same key at the same time done once, for all who ask. */
export type Share<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export function createSharing<T>(): Share<T> {
  const inFlight = new Map<string, Promise<T>>();
  return async (key, make) => {
    const shared = inFlight.get(key);
    if (shared) return shared;
    const made = make().finally(() => inFlight.delete(key));
    inFlight.set(key, made);
    return made;
  };
}
