/** Shares one call of `make` between concurrent calls with the same key. */
interface Coalescer<T> {
  share: (key: string, make: () => Promise<T>) => Promise<T>;
  isInFlight: (key: string) => boolean;
}

export function createCoalescer<T>(): Coalescer<T> {
  const inFlight = new Map<string, Promise<T>>();
  return {
    async share(key, make) {
      const shared = inFlight.get(key);
      if (shared) return shared;
      const result = make().finally(() => inFlight.delete(key));
      inFlight.set(key, result);
      return result;
    },
    isInFlight: (key) => inFlight.has(key),
  };
}
