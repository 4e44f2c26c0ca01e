import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlacedRecord } from '../store/placed-records.ts';
import { describeError, StoreError } from '../store/store.ts';
import { MINUTE_MS } from '../time/units.ts';
import { decide, findPresent, type Notice } from '../watch/decide.ts';
import { lookAt, type Look, type PlaceView } from '../watch/look.ts';
import {
  readSubscriber,
  writeSubscriber,
  type PendingMessage,
  type Saying,
  type Subscriber,
} from '../watch/subscriber.ts';
import { isPastWish, type WatchedPlace, type Wish } from '../watch/subscription.ts';
import { sayGone, sayPresent } from './notice-text.ts';
import {
  createOutbox,
  forEachLimited,
  type DeliveryCounts,
  type OpenSubscriber,
  type OutboxOptions,
} from './outbox.ts';
import { startPassTime, type PassLimits } from './way-out.ts';

/** What has to be known of a place. */
export interface ViewNeeds {
  warnings: boolean;
  hours: boolean;
  nextHour: boolean;
  pollen: boolean;
}

/**
 * Loads what is known of a place, of what is needed. Never throws: what cannot be had, or not before it has to stop,
 * is null.
 */
export type ViewPlace = (
  place: WatchedPlace,
  needs: ViewNeeds,
  stop: AbortSignal,
) => Promise<PlaceView>;

export interface PassOptions extends OutboxOptions {
  viewPlace: ViewPlace;
  /** Ends the pass within a few seconds. */
  signal?: AbortSignal | undefined;
  limits?: PassLimits | undefined;
}

/** What a pass has done. */
export interface PassCounts extends DeliveryCounts {
  subscribers: number;
  /** Looks at places. */
  looks: number;
  /** Messages that were decided. */
  decided: number;
  /** Subscribers that something failed for: they are left to the next pass. */
  failed: number;
}

/** Warnings are told within ten minutes of their file: two passes, for the case that one fails. */
export const PASS_INTERVAL_MS = 5 * MINUTE_MS;

/** Places that are looked at at the same time. */
const MAX_CONCURRENT_PLACES = 8;
/** Records of a place that are written at the same time. */
const MAX_CONCURRENT_WRITES = 16;
/** A cell may have several towns, and a page may end within one. */
const MAX_KEPT_LOOKS = 64;

/**
 * Looks once at each place that somebody subscribed to, and tells what is new. A message is written before it is sent,
 * and marked after: a crash at any point loses none, and sends none with another id. What there was no time for is
 * left to the next pass.
 */
export async function runPass(options: PassOptions): Promise<PassCounts> {
  const { records, viewPlace, clock, log } = options;
  using time = startPassTime(options);
  const { stop } = time.whole;
  const outbox = createOutbox(options, time, guard);
  const counts = { subscribers: 0, looks: 0, decided: 0, failed: 0 };
  const looks = new LRUCache<string, Promise<Look>>({ max: MAX_KEPT_LOOKS });

  async function findLook(place: WatchedPlace, needs: ViewNeeds): Promise<Look> {
    const key = JSON.stringify([place.latitude, place.longitude, place.elevation, needs]);
    const known = looks.get(key);
    if (known) return known;
    counts.looks += 1;
    const look = viewPlace(place, needs, stop).then((view) => lookAt(view, clock().getTime()));
    looks.set(key, look);
    return look;
  }

  /** Decides what to tell the subscribers of a place, and writes it. */
  async function watchPlace(open: readonly OpenSubscriber[]): Promise<void> {
    const [first] = open;
    if (!first || stop.aborted) return;
    const look = findLook(first.subscriber.subscription.place, findNeeds(open));
    await forEachLimited(open, MAX_CONCURRENT_WRITES, async (each) => {
      await guard(async () => decideFor(each, await look));
    });
  }

  async function decideFor(each: OpenSubscriber, look: Look): Promise<void> {
    const left = receiversOf(each.subscriber);
    // Nobody could tell them.
    if (left.length === 0 || stop.aborted) return;
    const { told, notices } = decide(each.subscriber, look);
    if (told !== each.subscriber.told) {
      const messages = notices.map((notice) => toMessage(notice, each.record.key, look.now, left));
      const subscriber = {
        ...each.subscriber,
        told: [...told],
        outbox: [...withoutEvents(each.subscriber.outbox, messages), ...messages],
      };
      const record = writeSubscriber(each.record, subscriber);
      // If the subscriber has changed it meanwhile, the next pass decides.
      if (!(await records.write(record))) return;
      Object.assign(each, { record, subscriber });
      counts.decided += messages.length;
    } else if (each.subscriber.outbox.length > 0 && !(await isCurrent(each.record))) {
      // The list is older than the record: what is left in it may have been sent.
      return;
    }
    if (each.subscriber.outbox.length > 0) each.said = await sayOutbox(each, look);
  }

  async function isCurrent({ key, version }: PlacedRecord): Promise<boolean> {
    return (await records.read(key))?.version === version;
  }

  function receiversOf({ subscription }: Subscriber): string[] {
    return options.ways.flatMap(({ way, receivers }) =>
      subscription.ways.includes(way) ? receivers : [],
    );
  }

  /** Forgets whoever asked for a day that has passed and nothing else, and has been told all of it. */
  async function readCurrent(record: PlacedRecord): Promise<Subscriber | undefined> {
    const subscriber = readSubscriber(record);
    const { wishes, place } = subscriber.subscription;
    const now = clock().getTime();
    const isOver = wishes.every((wish) => isPastWish(wish, now, place.timeZone));
    if (!isOver || subscriber.outbox.length > 0) return subscriber;
    await records.delete(record.key, record.written);
    return undefined;
  }

  /** Undefined if something failed for a subscriber: the others go on. */
  async function guard<T>(step: () => Promise<T> | T): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      log.error(describeFault(error), 'The watcher passed over a subscriber');
      counts.failed += 1;
      return undefined;
    }
  }

  for await (const page of records.listByCell()) {
    if (stop.aborted) break;
    counts.subscribers += page.length;
    const open: OpenSubscriber[] = [];
    for (const record of page) {
      const subscriber = await guard(async () => readCurrent(record));
      if (subscriber) open.push({ record, subscriber, said: NOTHING_SAID });
    }
    await forEachLimited(groupByPlace(open), MAX_CONCURRENT_PLACES, watchPlace);
    await outbox.send(open);
  }
  await outbox.sendShared();
  if (stop.aborted) log.warn(counts, 'A pass of the watcher was ended before it was done');
  return { ...counts, ...outbox.counts };
}

const NOTHING_SAID: ReadonlyMap<string, Saying> = new Map();

/** A failure without personal data: a message of an error may repeat what it failed on, such as the name of a place. */
function describeFault(error: unknown): object {
  if (error instanceof StoreError) return { reason: describeError(error) };
  if (!(error instanceof Error)) return { reason: typeof error };
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.slice(0, MAX_LOGGED_FRAMES);
  return { reason: error.name, at: frames?.map((frame) => frame.trim()) };
}

const MAX_LOGGED_FRAMES = 3;

function groupByPlace(open: readonly OpenSubscriber[]): OpenSubscriber[][] {
  const groups = Map.groupBy(open, ({ subscriber: { subscription } }) => {
    const { latitude, longitude, elevation } = subscription.place;
    return `${latitude} ${longitude} ${elevation}`;
  });
  return [...groups.values()];
}

/** What the wishes of the subscribers of a place are about. */
function findNeeds(open: readonly OpenSubscriber[]): ViewNeeds {
  const kinds = new Set<Wish['kind']>();
  for (const { subscriber } of open) {
    for (const { kind } of subscriber.subscription.wishes) kinds.add(kind);
  }
  return {
    // What was told may have to be called off though nobody wishes it any more.
    warnings: true,
    hours: HOURLY_WISHES.some((kind) => kinds.has(kind)),
    nextHour: kinds.has('rainSoon'),
    pollen: kinds.has('pollen'),
  };
}

const HOURLY_WISHES = ['rainToday', 'frostTonight', 'snow', 'gusts', 'heat', 'warmDay'] as const;

function toMessage(
  { event, kind, change, level, until }: Notice,
  key: string,
  now: number,
  left: string[],
): PendingMessage {
  return {
    // One id whenever it is decided again, as after a crash before it was written.
    id: createId(key, event, change, String(level)),
    event: createId(key, event),
    kind,
    change,
    decided: now,
    until,
    left,
  };
}

function createId(...parts: string[]): string {
  return hash('sha256', parts.join('|'), 'hex');
}

/** What newer messages of the same events take the place of. */
function withoutEvents(
  outbox: readonly PendingMessage[],
  newer: readonly PendingMessage[],
): PendingMessage[] {
  const events = new Set(newer.map(({ event }) => event));
  return outbox.filter(({ event }) => !events.has(event));
}

/** What the messages of a subscriber say by a look; what it does not show has to wait. */
async function sayOutbox(
  { record: { key }, subscriber }: OpenSubscriber,
  look: Look,
): Promise<Map<string, Saying>> {
  const { subscription, told, outbox } = subscriber;
  const events = new Map(told.map((event) => [createId(key, event.id), event]));
  const present = findPresent(subscriber, look);
  const said = new Map<string, Saying>();
  for (const { id, event: hashed, kind, change } of outbox) {
    const event = events.get(hashed);
    // An event that is there no more was joined to another of its kind.
    const found = event
      ? present.get(event.id)
      : [...present.values()].find((one) => one.kind === kind);
    if (event?.isCalledOff && change === 'calledOff') {
      said.set(id, await sayGone(event, subscription, look.now));
    } else if (found && change !== 'calledOff') {
      said.set(id, await sayPresent(found, subscription, look.now));
    }
  }
  return said;
}
