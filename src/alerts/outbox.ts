import type { Logger } from 'pino';
import type { PlacedRecord, PlacedRecords } from '../store/placed-records.ts';
import { StoreError } from '../store/store.ts';
import { HOUR_MS } from '../time/units.ts';
import { isQuiet } from '../watch/decide.ts';
import {
  readSubscriber,
  writeSubscriber,
  type Message,
  type PendingMessage,
  type Saying,
  type Subscriber,
  type UserCipher,
} from '../watch/subscriber.ts';
import type { PassTime, Recipient, RunningPassTime, WayOut } from './way-out.ts';

/** A subscriber with their record, while a pass has to do with them. */
export interface OpenSubscriber {
  record: PlacedRecord;
  subscriber: Subscriber;
  /** What messages say now, by their id; one without has to wait: the look does not show what it tells of. */
  said: ReadonlyMap<string, Saying>;
}

export interface OutboxOptions {
  records: PlacedRecords;
  cipher: UserCipher;
  ways: readonly WayOut[];
  clock: () => Date;
  log: Logger;
}

/** What became of the messages of a pass. */
export interface DeliveryCounts {
  delivered: number;
  refused: number;
  /** To be sent again by the next pass. */
  later: number;
  /** Not told any more: what they tell of is over. */
  givenUp: number;
}

/** Someone else may change a subscription while its messages are sent. */
const MAX_ATTEMPTS = 5;

/** After so many failures one after the other, a way is left alone until the next pass. */
const MAX_FAILURES_IN_ROW = 20;

/** Users that are told at the same time. */
const MAX_CONCURRENT_USERS = 16;

/** The platform keeps a notification for a day, by its own clock. */
export const MAX_MESSAGE_AGE_MS = 23 * HOUR_MS;

/** Undefined if the step failed for a subscriber: the others go on. */
export type Guard = <T>(step: () => Promise<T> | T) => Promise<T | undefined>;

/** Sends what is in the outboxes of a pass. Each message is marked as soon as it is sent. */
export function createOutbox(
  { records, cipher, ways, clock, log }: OutboxOptions,
  time: RunningPassTime,
  guard: Guard,
) {
  const counts: DeliveryCounts = { delivered: 0, refused: 0, later: 0, givenUp: 0 };
  const failures = new Map<string, number>();
  /** Of receivers that all subscribers share: kept until the end of the pass, so that they get all in order. */
  const shared: OpenSubscriber[] = [];
  const privateWays = ways.filter(({ isShared }) => !isShared);
  const sharedWays = ways.filter(({ isShared }) => isShared);

  /** Sends what users get on their own, and keeps the rest for `sendShared`. */
  async function send(open: readonly OpenSubscriber[]): Promise<void> {
    const due = open.filter(({ subscriber }) => subscriber.outbox.length > 0);
    await forEachLimited(due, MAX_CONCURRENT_USERS, async (each) => {
      await guard(async () => {
        await giveUp(each);
        for (const way of privateWays) {
          for (const receiver of way.receivers) {
            await sendInOrder(way, receiver, [each], time.private);
          }
        }
      });
      if (each.subscriber.outbox.length > 0) shared.push(each);
    });
  }

  /** Sends what is for receivers of all subscribers; one that hangs does not hold up the others. */
  async function sendShared(): Promise<void> {
    await Promise.all(
      sharedWays.flatMap((way) =>
        way.receivers.map(async (receiver) =>
          guard(async () => sendInOrder(way, receiver, shared, time.whole)),
        ),
      ),
    );
  }

  /** Sends the messages for a receiver, the oldest first, until one has to wait. */
  async function sendInOrder(
    way: WayOut,
    receiver: string,
    open: readonly OpenSubscriber[],
    { stop, cut }: PassTime,
  ): Promise<void> {
    const due = open
      .flatMap((each) => listDue(each, receiver).map((message) => ({ each, message })))
      .toSorted((one, other) => one.message.decided - other.message.decided);
    for (const [at, { each, message }] of due.entries()) {
      const isOver = stop.aborted || clock().getTime() >= time.end;
      if (isOver || (failures.get(way.way) ?? 0) >= MAX_FAILURES_IN_ROW) {
        counts.later += due.length - at;
        return;
      }
      // What was due when the sending began may be over by now, or the quiet hours have begun.
      if (!listDue(each, receiver).some(({ id }) => id === message.id)) continue;
      const outcome = await way.send(receiver, message, createRecipient(each, cipher), {
        stop,
        cut,
      });
      counts[outcome] += 1;
      if (outcome === 'later') {
        if (!way.isShared) failures.set(way.way, (failures.get(way.way) ?? 0) + 1);
        counts.later += due.length - at - 1;
        return;
      }
      failures.delete(way.way);
      await mark(each, (outbox) => withoutReceiver(outbox, message.id, receiver));
    }
  }

  /** What a receiver is to be told now: in quiet hours only what is urgent. */
  function listDue({ subscriber, said }: OpenSubscriber, receiver: string): Message[] {
    const now = clock().getTime();
    const { quiet, place } = subscriber.subscription;
    const hasQuiet = isQuiet(now, quiet, place.timeZone);
    return subscriber.outbox.flatMap((pending) => {
      const saying = said.get(pending.id);
      if (!saying || !pending.left.includes(receiver)) return [];
      const until = endTelling(pending, saying);
      const isDue = until > now && (saying.isUrgent || !hasQuiet);
      return isDue ? [{ ...pending, ...saying, until }] : [];
    });
  }

  /** Drops messages about what is over, and receivers that are not there any more. */
  async function giveUp(open: OpenSubscriber): Promise<void> {
    const now = clock().getTime();
    const known = new Set(ways.flatMap(({ receivers }) => receivers));
    const over = open.subscriber.outbox.filter(
      (pending) =>
        endTelling(pending, open.said.get(pending.id)) <= now ||
        !pending.left.some((receiver) => known.has(receiver)),
    );
    if (over.length === 0) return;
    const ids = new Set(over.map(({ id }) => id));
    counts.givenUp += over.length;
    for (const { id, left, kind } of over) {
      log.error({ message: id, kind, left }, 'Gave up telling a subscriber');
    }
    await mark(open, (outbox) => outbox.filter(({ id }) => !ids.has(id)));
  }

  /** Writes an outbox; if somebody has changed the record meanwhile, that of the new one. */
  async function mark(
    open: OpenSubscriber,
    change: (outbox: readonly PendingMessage[]) => PendingMessage[],
  ): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = open.record;
      const subscriber = { ...open.subscriber, outbox: change(open.subscriber.outbox) };
      const record = writeSubscriber(before, subscriber);
      if (await records.write(record)) {
        // Two receivers may be marked at the same time: the later one starts from here.
        Object.assign(open, { record, subscriber });
        return;
      }
      const current = await records.read(before.key);
      // Unsubscribed.
      if (!current) {
        Object.assign(open, { subscriber: { ...open.subscriber, outbox: [] } });
        return;
      }
      Object.assign(open, { record: current, subscriber: readSubscriber(current) });
    }
    throw new StoreError('Could not mark a message: its record changes again and again');
  }

  return { send, sendShared, counts };
}

/** Until when a message is told: as long as what it tells of is ahead or goes on, as it is known now. */
function endTelling({ decided, until }: PendingMessage, saying: Saying | undefined): number {
  return Math.min(saying?.until ?? until, decided + MAX_MESSAGE_AGE_MS);
}

function withoutReceiver(
  outbox: readonly PendingMessage[],
  id: string,
  receiver: string,
): PendingMessage[] {
  return outbox.flatMap((message) => {
    if (message.id !== id) return message;
    const left = message.left.filter((each) => each !== receiver);
    return left.length > 0 ? { ...message, left } : [];
  });
}

function createRecipient({ record, subscriber }: OpenSubscriber, cipher: UserCipher): Recipient {
  const { key } = record;
  const { user } = subscriber;
  return {
    key,
    apiEndpoint: user?.apiEndpoint,
    readUserId: () => user?.id && cipher.decrypt(user.id, key),
  };
}

/** Runs a step for each of many, some at the same time. */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  step: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
    for (const item of queue) await step(item);
  });
  await Promise.all(lanes);
}
