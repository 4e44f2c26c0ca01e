import { expect, it, vi } from 'vitest';
import { createSandboxCache, SandboxLimitError } from '../../src/simulator/sandbox-cache.ts';

function cacheOf(maxIdle: number, maxBusy: number) {
  const closed: string[] = [];
  const cache = createSandboxCache<{ close: () => void }>({ maxCached: maxIdle, maxBusy });
  const hold = (name: string) =>
    cache.acquire(name, () => ({ close: () => void closed.push(name) }));
  return { cache, closed, hold, visit: (name: string) => hold(name).release() };
}

it('closes the least recently used sandbox', () => {
  const { closed, visit } = cacheOf(2, 4);
  for (const name of ['rain', 'snow', 'rain', 'fog']) visit(name);
  expect(closed).toEqual(['snow']);
});

it('keeps sandboxes with a turn in flight beyond the cache size', () => {
  const { cache, closed, hold, visit } = cacheOf(2, 4);
  const [rain, snow] = [hold('rain'), hold('snow')];
  const fog = hold('fog');
  expect(closed).toEqual([]);
  rain.release();
  expect(closed).toEqual(['rain']);
  visit('storm');
  expect(closed).toEqual(['rain', 'storm']);
  snow.release();
  fog.release();
  expect(cache.acquireExisting('snow')).toBeDefined();
  expect(cache.acquireExisting('rain')).toBeUndefined();
});

it('waits for the last turn in a sandbox', () => {
  const { closed, hold, visit } = cacheOf(1, 3);
  const [first, second] = [hold('rain'), hold('rain')];
  first.release();
  first.release();
  visit('snow');
  expect(closed).toEqual(['snow']);
  second.release();
  visit('fog');
  expect(closed).toEqual(['snow', 'rain']);
});

it('rejects a new sandbox if all have a turn in flight', () => {
  const { hold, closed } = cacheOf(1, 2);
  const rain = hold('rain');
  hold('snow');
  const make = vi.fn<() => void>();
  expect(() => hold('fog')).toThrow(SandboxLimitError);
  expect(make).not.toHaveBeenCalled();
  rain.release();
  hold('fog');
  expect(closed).toEqual(['rain']);
});
