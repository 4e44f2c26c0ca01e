import type { Logger } from 'pino';
import { openPlacedRecords } from '../store/placed-records.ts';
import type { StoreSettings } from '../store/open.ts';
import type { WatchSettings } from '../watch/settings.ts';
import { createSubscriptions, createUserCipher, type Subscriptions } from '../watch/subscriber.ts';

/** Opens the table of those who are told of warnings. */
export async function openSubscriptions(
  store: StoreSettings,
  { key }: WatchSettings,
  clock: () => Date,
  log: Logger,
): Promise<Subscriptions> {
  return createSubscriptions(await openPlacedRecords(store, clock, log), createUserCipher(key));
}
