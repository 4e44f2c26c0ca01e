import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { createPlaceViewer } from '../alerts/place-view.ts';
import { createProactiveEvents } from '../alerts/proactive-events.ts';
import { PASS_INTERVAL_MS, runPass, type PassCounts } from '../alerts/pass.ts';
import { LEASE_MS, type WayOut } from '../alerts/way-out.ts';
import { createWebhooks } from '../alerts/webhook.ts';
import type { Sources } from '../service/sources.ts';
import { ALEXA_LOCALES } from '../skill-package/locales.ts';
import { PLATFORM_ORIGINS } from '../speech/platform-api.ts';
import { openPlacedRecords, withLease } from '../store/placed-records.ts';
import { describeError } from '../store/store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { WatchSettings } from '../watch/settings.ts';
import { createSubscriptions, createUserCipher, type Subscriptions } from '../watch/subscriber.ts';

/** A watcher over the subscribers of a store. */
export interface Watcher {
  subscriptions: Subscriptions;
  /**
   * Looks at all places once, and tells what is new; nothing while another watcher of the store is at it. Ends within
   * a few seconds after a signal: the next pass does what is left.
   */
  runPass: (signal?: AbortSignal) => Promise<PassCounts>;
  close: () => Promise<void>;
}

interface WatcherOptions {
  config: Pick<Config, 'store'>;
  watch: WatchSettings;
  sources: Sources;
  log: Logger;
  metrics?: Metrics | undefined;
}

/** @throws {StoreError} if the store cannot be opened */
export async function openWatcher({
  config,
  watch,
  sources,
  log,
  metrics,
}: WatcherOptions): Promise<Watcher> {
  const { clock } = sources;
  const records = await openPlacedRecords(config.store, clock, log);
  const cipher = createUserCipher(watch.key);
  const ways = createWays(watch, clock, log);
  const viewPlace = createPlaceViewer(sources, log);
  const recordMessage = metrics?.events({
    name: 'notification',
    help: 'Messages to subscribers by outcome of a pass',
    labels: ['outcome'],
  });
  const lease = { name: LEASE_NAME, ms: LEASE_MS, clock };
  return {
    subscriptions: createSubscriptions(records, cipher),
    async runPass(signal) {
      const counts = await withLease(records, lease, async () =>
        runPass({ records, cipher, ways, viewPlace, clock, log, signal }),
      );
      if (!counts) {
        log.info('Another watcher looks at the places of this store');
        return NOTHING_DONE;
      }
      for (const outcome of ['delivered', 'refused', 'later', 'givenUp'] as const) {
        for (let each = 0; each < counts[outcome]; each += 1) recordMessage?.({ outcome });
      }
      log.info(counts, 'Watched the places of all subscribers');
      return counts;
    },
    async close() {
      await Promise.all(ways.map(async (way) => way.close()));
      records.close();
    },
  };
}

/** Key of the record by which watchers of one store take turns. */
const LEASE_NAME = 'watcher';

const NOTHING_DONE: PassCounts = {
  subscribers: 0,
  looks: 0,
  decided: 0,
  failed: 0,
  delivered: 0,
  refused: 0,
  later: 0,
  givenUp: 0,
};

function createWays({ webhooks, alexa }: WatchSettings, clock: () => Date, log: Logger): WayOut[] {
  const { name, version } = packageJson;
  const ways: WayOut[] = [];
  if (webhooks) {
    ways.push(createWebhooks({ ...webhooks, userAgent: `${name}/${version}`, clock, log }));
  }
  if (alexa) {
    const { authEndpoint } = alexa;
    // A stand-in of the server of tokens is one of the platform's API, too.
    const origins = authEndpoint === undefined ? PLATFORM_ORIGINS : [authEndpoint];
    ways.push(createProactiveEvents({ ...alexa, origins, locales: ALEXA_LOCALES, clock, log }));
  }
  return ways;
}

/** Runs passes one after the other until it is closed, which takes a few seconds: it ends the pass that runs. */
export function startWatching(watcher: Watcher, log: Logger, intervalMs = PASS_INTERVAL_MS) {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const closing = new AbortController();

  async function pass(): Promise<void> {
    isBusy = true;
    try {
      await watcher.runPass(closing.signal);
    } catch (error) {
      log.error({ reason: describeError(error) }, 'A pass of the watcher failed');
    } finally {
      isBusy = false;
    }
  }

  // A slow pass is not overtaken: what it misses, the next one finds.
  const begin = () => {
    if (!isBusy) running = pass();
  };
  const timer = setInterval(begin, intervalMs);
  timer.unref();
  begin();
  return {
    async close(): Promise<void> {
      clearInterval(timer);
      closing.abort();
      await running;
      await watcher.close();
    },
  };
}
