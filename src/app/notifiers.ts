import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Sources } from '../service/sources.ts';
import { PLATFORM_ORIGINS } from '../speech/platform-api.ts';
import type { FindNotifier, Notifier } from '../speech/skill-dependencies.ts';
import type { Prometheus } from '../telemetry/prometheus.ts';
import type { WatchSettings } from '../watch/settings.ts';
import type { Subscriptions } from '../watch/subscriber.ts';
import type { Way } from '../watch/subscription.ts';

/** Who is told unasked in a process, and the ways that its settings open. */
export interface NotifierSource {
  subscriptions: Subscriptions;
  settings: Pick<WatchSettings, 'alexa' | 'webhooks'>;
  hasWarnings: Notifier['hasWarnings'];
}

/** The stand-in of the platform. */
interface SimulatedNotifiers {
  /** The origin of its API. */
  origin: string;
  findNotifier: (userId: string) => Notifier;
}

/** Finds how the user of a request can be told: by the platform if they talk over it, else by webhooks. */
export function createNotifierLookup(
  source: NotifierSource | undefined,
  simulated?: SimulatedNotifiers,
): FindNotifier {
  return ({ context: { System: system } }) => {
    const { apiEndpoint, user } = system;
    if (simulated && apiEndpoint === simulated.origin) return simulated.findNotifier(user.userId);
    if (!source) return undefined;
    const { alexa, webhooks } = source.settings;
    const hasAlexa = alexa !== undefined && PLATFORM_ORIGINS.includes(apiEndpoint);
    const ways: Way[] = hasAlexa ? ['alexa'] : webhooks ? ['webhook'] : [];
    const { subscriptions, hasWarnings } = source;
    return { subscriptions, ways, hasWarnings };
  };
}

/** Subscriptions that are opened when somebody first asks about them: most turns do not. */
export function createLazySubscriptions(open: () => Promise<Subscriptions>): Subscriptions {
  let opened: Promise<Subscriptions> | undefined;
  const get = async () => {
    opened ??= open().catch((error: unknown) => {
      // The next one tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    find: async (userId) => (await get()).find(userId),
    save: async (user, subscription) => (await get()).save(user, subscription),
    change: async (user, change) => (await get()).change(user, change),
    delete: async (user) => (await get()).delete(user),
  };
}

/** Tells whether the sources have the official warnings of a place. */
export function createWarningLookup({ warnings }: Pick<Sources, 'warnings'>) {
  return async (place: Parameters<Notifier['hasWarnings']>[0]) =>
    warnings.serviceAt(place) !== null;
}

/** A watcher that runs in a process, and its end. */
export interface RunningWatcher extends NotifierSource {
  close: () => Promise<void>;
}

/**
 * Starts the watcher, if the settings say so. A process that tells nobody is without the ways out.
 *
 * @throws {StoreError} if the store cannot be opened
 */
export async function startWatcherIfSet(
  config: Config,
  sources: Sources,
  log: Logger,
  metrics?: Prometheus,
): Promise<RunningWatcher | undefined> {
  const { watch } = config;
  if (watch === undefined) return undefined;
  // Made-up weather is told to nobody as a warning, unless somebody asked for the demo.
  if (sources.source.forecasts === 'demo' && config.weatherData !== 'demo') {
    log.error('Nobody is told of warnings: there is no live weather, only the demo');
    return undefined;
  }
  const { openWatcher, startWatching } = await import('./watch.ts');
  const watcher = await openWatcher({ config, watch, sources, log, metrics });
  const running = startWatching(watcher, log);
  const { subscriptions } = watcher;
  const hasWarnings = createWarningLookup(sources);
  return { subscriptions, settings: watch, hasWarnings, close: async () => running.close() };
}
