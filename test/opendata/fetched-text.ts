import type { ProductCache } from '../../src/opendata/cache/cache.ts';
import { createProductFetcher } from '../../src/opendata/product-fetcher.ts';
import type { Product } from '../../src/opendata/product.ts';
import { OpenDataError, type Resource } from '../../src/opendata/server.ts';
import { liveServer } from '../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';
import type { OpenAgain } from '../support/product-caches.ts';

export const PATH = '/weather/run';
export const FILE: Resource = { host: 'opendata', path: PATH };

const HOUR = 3_600_000;
const MINUTE = 60_000;
const START = Date.parse('2026-11-18T10:05:00Z');

/**
 * A file that says until when it is the newest: `10:00 sunny` is so until 10 UTC. It serves on for six
 * hours.
 */
const product: Product<string> = {
  decode(body) {
    const text = Buffer.from(body).toString();
    if (text === 'broken') throw new OpenDataError('The file is broken');
    return text;
  },
  staleAt: (text) => Date.parse(`2026-11-18T${text.slice(0, 5)}Z`),
  expiresAt: (text, now) => product.staleAt(text, now) + 6 * HOUR,
};

/** A file on a loopback server, fetched at five past ten UTC. */
export async function startFetching(openAgain?: OpenAgain, timeout = 500) {
  const host = await startOpenDataHost();
  const hosts = hostsAt(host.url);
  const server = liveServer(hosts, timeout, host.hangs);
  let now = START;
  const clock = () => new Date(now);
  const fetchWith = (cache?: ProductCache) =>
    createProductFetcher(product, { server, clock, ...(cache && { cache }) });
  const another = async () => fetchWith(await openAgain?.(clock));
  return {
    host,
    clock,
    fetch: await another(),
    /** As the next start of the program, or another process, would. */
    another,
    wait: (minutes: number) => {
      now += minutes * MINUTE;
    },
    requested: () => host.requests(PATH).length,
  };
}
