import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { createPlaceViewer } from '../alerts/place-view.ts';
import { createProactiveEvents } from '../alerts/proactive-events.ts';
import { PASS_INTERVAL_MS, runPass, type PassCounts } from '../alerts/pass.ts';
import type { WayOut } from '../alerts/way-out.ts';
import { createWebhooks } from '../alerts/webhook.ts';
import type { Sources } from '../service/sources.ts';
import { ALEXA_LOCALES } from '../skill-package/locales.ts';
import { PLATFORM_ORIGINS } from '../speech/platform-api.ts';
import { openPlacedRecords } from '../store/placed-records.ts';
import { describeError } from '../store/store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { WatchSettings } from '../watch/settings.ts';
import { createSubscriptions, createUserCipher, type Subscriptions } from '../watch/subscriber.ts';

/** A watcher over the subscribers of a store. */
export interface Watcher {
  subscriptions: Subscriptions;
  /** Looks at all places once, and tells what is new. */
  runPass: () => Promise<PassCounts>;
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
  return {
    subscriptions: createSubscriptions(records, cipher),
    async runPass() {
      const counts = await runPass({ records, cipher, ways, viewPlace, clock, log });
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

/** Runs passes one after the other until it is closed. */
export function startWatching(watcher: Watcher, log: Logger, intervalMs = PASS_INTERVAL_MS) {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;

  async function pass(): Promise<void> {
    isBusy = true;
    try {
      await watcher.runPass();
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
      await running;
      await watcher.close();
    },
  };
}
