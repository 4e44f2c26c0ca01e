import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { runPass, type ViewPlace } from '../alerts/pass.ts';
import type { WayOut } from '../alerts/way-out.ts';
import { loadSkillLocale } from '../languages/skill-locales.ts';
import {
  describeQuiet,
  describeWishes,
  loadSubscriptionPhrases,
} from '../languages/subscription-phrases.ts';
import type { Notifier } from '../speech/skill-dependencies.ts';
import { createPlacedMemory, type PlacedRecords } from '../store/placed-records.ts';
import {
  createSubscriptions,
  createUserCipher,
  type Message,
  type UserCipher,
} from '../watch/subscriber.ts';
import { toLocalDate } from '../time/local-time.ts';
import type { Subscription } from '../watch/subscription.ts';
import type { WeatherId } from './api/requests.ts';

/** A notification on a simulated device. */
export type SimulatedNotification = Pick<
  Message,
  'id' | 'change' | 'kind' | 'text' | 'locale' | 'isUrgent'
> & {
  /** ISO 8601 time of the notification. */
  time: string;
};

/** What a simulated user asked to be told, and what they were told, the newest first. */
export interface SimulatedInbox {
  subscription: Subscription | null;
  notifications: readonly SimulatedNotification[];
}

/** Of who asked for nothing. */
export const NO_INBOX: SimulatedInbox = { subscription: null, notifications: [] };

/** What a simulated user is told of: the weather and the clock of a conversation. */
export interface SimulatedView {
  viewPlace: ViewPlace;
  clock: () => Date;
}

/**
 * Runs a pass for a user with a weather option, at a time.
 *
 * @param now undefined for the server clock
 */
export type WatchUser = (
  userId: string,
  weather: WeatherId,
  now: Date | undefined,
) => Promise<SimulatedInbox>;

/** Stands in for the platform's notifications: each simulated user has records of their own, in memory. */
export interface SimulatedPlatform {
  findNotifier: (userId: string) => Notifier;
  isSubscribed: (userId: string) => Promise<boolean>;
  /** Runs a pass of the watcher for a user. */
  watch: (userId: string, view: SimulatedView) => Promise<SimulatedInbox>;
}

/** A user of the simulator, whose passes follow each other. */
interface SimulatedUser {
  records: PlacedRecords;
  notifier: Notifier;
  notifications: SimulatedNotification[];
  /** The last pass. */
  pass: Promise<unknown>;
}

const MAX_USERS = 200;
const MAX_NOTIFICATIONS = 50;
const KEY_BYTES = 32;

export function createSimulatedPlatform(
  log: Logger,
  hasWarnings: Notifier['hasWarnings'],
): SimulatedPlatform {
  const users = new LRUCache<string, SimulatedUser>({ max: MAX_USERS });
  const cipher = createUserCipher(randomBytes(KEY_BYTES));

  function findUser(id: string): SimulatedUser {
    const user = users.get(id) ?? createUser(cipher, hasWarnings);
    users.set(id, user);
    return user;
  }

  return {
    findNotifier: (userId) => findUser(userId).notifier,
    isSubscribed: async (userId) => {
      const subscription = await users.get(userId)?.notifier.subscriptions.find(userId);
      return subscription !== undefined;
    },
    async watch(userId, { viewPlace, clock }) {
      const user = findUser(userId);
      const { records, notifier, notifications } = user;
      const ways = [createDevice(notifications, clock)];
      const pass = user.pass.then(async () =>
        runPass({ records, cipher, ways, viewPlace, clock, log }),
      );
      // One that fails does not hold up those after it.
      user.pass = pass.catch(() => undefined);
      await pass;
      notifications.splice(MAX_NOTIFICATIONS);
      const subscription = (await notifier.subscriptions.find(userId)) ?? null;
      return { subscription, notifications };
    },
  };
}

function createUser(cipher: UserCipher, hasWarnings: Notifier['hasWarnings']): SimulatedUser {
  const records = createPlacedMemory();
  const subscriptions = createSubscriptions(records, cipher);
  return {
    records,
    notifier: { subscriptions, ways: ['alexa'], hasWarnings, nextRequestTime: createCounter() },
    notifications: [],
    pass: Promise.resolve(),
  };
}

function createCounter(): () => number {
  let count = Date.now();
  return () => (count += 1);
}

/** The device of a user, which takes every notification. */
function createDevice(notifications: SimulatedNotification[], clock: () => Date): WayOut {
  return {
    way: 'alexa',
    receivers: ['device'],
    isShared: false,
    async send(_receiver, { id, change, kind, text, locale, isUrgent }) {
      const time = clock().toISOString();
      notifications.unshift({ id, change, kind, text, locale, isUrgent, time });
      return 'delivered';
    },
    close: async () => undefined,
  };
}

/** The inbox as the page shows it: what is told of, in words. */
export async function describeInbox(
  { subscription, notifications }: SimulatedInbox,
  tag: string,
  now: Date,
) {
  if (!subscription) return { watched: null, notifications };
  const { place, wishes, quiet } = subscription;
  const [words, locale] = await Promise.all([loadSubscriptionPhrases(tag), loadSkillLocale(tag)]);
  const listed = words.list(
    place.name,
    describeWishes(wishes, words, {
      locale,
      units: locale.units,
      today: toLocalDate(now.getTime(), place.timeZone),
    }),
  );
  return { watched: `${listed} ${describeQuiet(quiet, words)}`, notifications };
}
