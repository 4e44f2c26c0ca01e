import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { PlacedRecord, PlacedRecords } from '../store/placed-records.ts';
import { StoreError } from '../store/store.ts';
import type { AlertType, WarningSeverity } from '../weather/warning.ts';
import {
  findCell,
  SubscriptionSchema,
  ToldEventSchema,
  type Subscription,
} from './subscription.ts';

/** Something that was decided to be told and is not yet. What it says, the look at its place says when it is sent. */
const PendingMessageSchema = z.object({
  /** Unique among all messages; the same whenever it is sent again. */
  id: z.string(),
  /** The event that it is about; unique among all events of all subscribers. */
  event: z.string(),
  kind: z.string(),
  change: z.enum(['new', 'graver', 'calledOff']),
  /** When it was decided, and when it is not told any more; epoch milliseconds. */
  decided: z.number(),
  until: z.number(),
  /** Who has not got it yet: ids of receivers. */
  left: z.array(z.string()),
});
export type PendingMessage = z.output<typeof PendingMessageSchema>;

/** What a message says at the time of a look. */
export interface Saying {
  /** Of an official warning, 1 minor to 4 extreme. */
  severity: WarningSeverity | null;
  alertType: AlertType | null;
  isUrgent: boolean;
  /** As it is spoken. */
  text: string;
  locale: string;
  place: string;
  /** Who warns; null of what the forecast has. */
  source: string | null;
  /** Of the weather, epoch milliseconds; `end` is null if it is not known, as until further notice. */
  start: number;
  end: number | null;
  /** When it is not told any more. */
  until: number;
}

/** A message as it is sent. */
export type Message = PendingMessage & Saying;

/** The user of the platform, to whom notifications are addressed. */
const PlatformUserSchema = z.object({
  /** The id, encrypted. */
  id: z.string(),
  /** The origin of the platform's API in their region. */
  apiEndpoint: z.url(),
});

const SubscriberSchema = z.object({
  subscription: SubscriptionSchema,
  told: z.array(ToldEventSchema),
  outbox: z.array(PendingMessageSchema),
  /** Null of those who are told by webhooks alone. */
  user: PlatformUserSchema.nullable(),
});

/** Who asked to be told, what they were told, and what they are yet to be. */
export type Subscriber = z.output<typeof SubscriberSchema>;

/** @throws {StoreError} if a record is damaged or of a later version */
export function readSubscriber({ body }: Pick<PlacedRecord, 'body'>): Subscriber {
  try {
    return SubscriberSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new StoreError('A subscription in the store is damaged', { cause });
  }
}

/** The next version of a record. */
export function writeSubscriber(record: PlacedRecord, subscriber: Subscriber): PlacedRecord {
  const cell = findCell(subscriber.subscription.place);
  return { ...record, cell, body: JSON.stringify(subscriber), version: record.version + 1 };
}

/** Encrypts ids of users with AES-256-GCM, each for its record: it cannot be read as that of another one. */
export interface UserCipher {
  encrypt: (userId: string, key: string) => string;
  /** @throws {StoreError} if it was encrypted with another key or for another record */
  decrypt: (encrypted: string, key: string) => string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret 32 bytes */
export function createUserCipher(secret: Uint8Array): UserCipher {
  return {
    encrypt(userId, key) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, secret, iv).setAAD(Buffer.from(key));
      const text = Buffer.concat([cipher.update(userId, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    decrypt(encrypted, key) {
      try {
        const bytes = Buffer.from(encrypted, 'base64');
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, secret, iv)
          .setAAD(Buffer.from(key))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new StoreError('Could not decrypt the id of a user', { cause });
      }
    },
  };
}

/** Who subscribes or unsubscribes. */
export interface SubscribingUser {
  id: string;
  /** The origin of the platform's API in their region; null of users of no platform. */
  apiEndpoint: string | null;
  /** Time of the request, epoch milliseconds of the platform's clock. */
  at: number;
}

/** Subscriptions by user. Operations throw `StoreError`s. */
export interface Subscriptions {
  find: (userId: string) => Promise<Subscription | undefined>;
  /**
   * Subscribes, or replaces a subscription; what was told of the same place is not told again. Returns whether it did:
   * not if the user has changed it or unsubscribed later.
   */
  save: (user: SubscribingUser, subscription: Subscription) => Promise<boolean>;
  /** As `save`, from the subscription as it is by then. */
  change: (
    user: SubscribingUser,
    change: (current: Subscription | undefined) => Subscription,
  ) => Promise<boolean>;
  /** Deletes all that is kept of a subscriber, unless they have subscribed again later. */
  delete: (user: Pick<SubscribingUser, 'id' | 'at'>) => Promise<void>;
}

/** The watcher may write between a read and a write. */
const MAX_ATTEMPTS = 5;

export function createSubscriptions(records: PlacedRecords, cipher: UserCipher): Subscriptions {
  const subscriptions: Subscriptions = {
    async find(userId) {
      const record = await records.read(keyOfUser(userId));
      return record && readSubscriber(record).subscription;
    },
    save: async (user, subscription) => subscriptions.change(user, () => subscription),
    async change({ id, apiEndpoint, at }, change) {
      const key = keyOfUser(id);
      const user = apiEndpoint === null ? null : { id: cipher.encrypt(id, key), apiEndpoint };
      let record: PlacedRecord | undefined;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        record = await records.read(key);
        // They have said something else since: this comes late.
        if (record && record.written > at) return false;
        const before = record && readSubscriber(record);
        const subscription = change(before?.subscription);
        const isMoved = before && !isSamePlace(before.subscription, subscription);
        const { told = [], outbox = [] } = isMoved ? {} : (before ?? {});
        const next = { subscription, told, outbox, user };
        const base = record ?? { key, cell: '', body: '', version: 0, written: at };
        if (await records.write({ ...writeSubscriber(base, next), written: at })) return true;
      }
      // There is none, and none is taken: they have unsubscribed since.
      if (!record) return false;
      throw new StoreError('Could not write the subscription: it changes again and again');
    },
    delete: async ({ id, at }) => records.delete(keyOfUser(id), at),
  };
  return subscriptions;
}

/** The SHA-256 of a user id in hexadecimal, as in the store of the profiles. */
export function keyOfUser(userId: string): string {
  return hash('sha256', userId, 'hex');
}

function isSamePlace({ place: one }: Subscription, { place: other }: Subscription): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
