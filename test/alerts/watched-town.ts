import { createWebhooks } from '../../src/alerts/webhook.ts';
import { createProactiveEvents } from '../../src/alerts/proactive-events.ts';
import { runPass, type ViewPlace } from '../../src/alerts/pass.ts';
import type { PassLimits, WayOut } from '../../src/alerts/way-out.ts';
import { createPlacedMemory, type PlacedRecords } from '../../src/store/placed-records.ts';
import { createSubscriptions, createUserCipher } from '../../src/watch/subscriber.ts';
import type { Subscription } from '../../src/watch/subscription.ts';
import type { PlaceView } from '../../src/watch/look.ts';
import { logLines } from '../support/log-lines.ts';
import { minutes, view, ZONE } from '../watch/warnings.ts';

export const HAMBURG = {
  name: 'Hamburg',
  latitude: 53.55,
  longitude: 10,
  elevation: 8,
  country: 'DE',
  timeZone: ZONE,
};

export const CIPHER = createUserCipher(Buffer.alloc(32, 7));

export function subscription(values: Partial<Subscription> = {}): Subscription {
  return {
    wishes: [{ kind: 'warnings', minSeverity: 1, groups: null }],
    place: HAMBURG,
    locale: 'de-DE',
    quiet: null,
    ways: ['webhook'],
    ...values,
  };
}

export function userId(name: string): string {
  return `amzn1.ask.account.${name}`;
}

interface TownOptions {
  ways: readonly WayOut[];
  records?: PlacedRecords;
  limits?: PassLimits;
}

/** A watcher over a store in memory; a test says what is known of each place. */
export function watchTown({ ways, records = createPlacedMemory(), limits }: TownOptions) {
  const { log, fields } = logLines();
  const subscriptions = createSubscriptions(records, CIPHER);
  let now = minutes(0);
  let known: Partial<PlaceView> = {};
  const viewed: string[] = [];
  const viewPlace: ViewPlace = async (place) => {
    viewed.push(place.name);
    return view(known);
  };
  return {
    records,
    subscriptions,
    viewed,
    logged: fields,
    subscribe: async (
      name: string,
      values: Partial<Subscription> = {},
      apiEndpoint: string | null = null,
    ) => subscriptions.save({ id: userId(name), apiEndpoint, at: now }, subscription(values)),
    /** @param at minutes after noon */
    pass: async (at: number, values: Partial<PlaceView> = known, signal?: AbortSignal) => {
      now = minutes(at);
      known = values;
      const clock = () => new Date(now);
      const options = { records, cipher: CIPHER, ways, viewPlace, clock, log };
      return runPass({ ...options, signal, limits });
    },
  };
}

export const TEST_RETRIES = { attempts: 2, firstDelayMs: 1 };

export function webhooksAt(urls: readonly string[], timeoutMs = 5000): WayOut {
  return createWebhooks({
    urls,
    secret: 'a secret of the operator',
    userAgent: 'weather-voice/test',
    clock: () => new Date(minutes(0)),
    log: logLines().log,
    retries: TEST_RETRIES,
    timeoutMs,
  });
}

export function alexaAt(url: string): WayOut {
  return createProactiveEvents({
    clientId: 'client of a test',
    clientSecret: 's&cret=+%',
    stage: 'LIVE',
    locales: ['de-DE', 'en-US'],
    origins: [url],
    authEndpoint: url,
    clock: () => new Date(minutes(0)),
    log: logLines().log,
    retries: TEST_RETRIES,
  });
}
