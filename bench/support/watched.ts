import { pino } from 'pino';
import type { PlacedRecord } from '../../src/store/placed-records.ts';
import { openPlacedFile } from '../../src/store/sqlite-placed.ts';
import { createUserCipher, keyOfUser, writeSubscriber } from '../../src/watch/subscriber.ts';
import { DEFAULT_QUIET_HOURS, type Subscription } from '../../src/watch/subscription.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+01:00');
export const WATCH_BENCH_KEY = Buffer.alloc(32, 5);

const TOWNS = 400;

/** Writes subscribers of 400 towns to a file; returns the bytes that they take in a table. */
export async function writeSubscribers(file: string, count: number): Promise<number> {
  const cipher = createUserCipher(WATCH_BENCH_KEY);
  const records = await openPlacedFile(file, () => new Date(NOON), pino({ level: 'silent' }));
  let bytes = 0;
  for (let at = 0; at < count; at += 1) {
    const id = `amzn1.ask.account.${String(at).padStart(180, 'A')}`;
    const key = keyOfUser(id);
    const user = { id: cipher.encrypt(id, key), apiEndpoint: 'https://api.eu.amazonalexa.com' };
    const empty: PlacedRecord = { key, cell: '', body: '', version: 0, written: NOON };
    const subscriber = { subscription: subscribe(at % TOWNS), told: [], outbox: [], user };
    const record = writeSubscriber(empty, subscriber);
    bytes += Object.entries(record).join('').length;
    await records.write(record);
  }
  records.close();
  return bytes;
}

function subscribe(town: number): Subscription {
  return {
    wishes: [{ kind: 'warnings', minSeverity: 2, groups: null }],
    place: {
      name: `T${town}`,
      latitude: 47.5 + (town % 20) / 3,
      longitude: 6.2 + Math.floor(town / 20) / 3,
      elevation: 100,
      country: 'DE',
      timeZone: 'Europe/Berlin',
    },
    locale: 'de-DE',
    quiet: DEFAULT_QUIET_HOURS,
    ways: ['alexa'],
  };
}
