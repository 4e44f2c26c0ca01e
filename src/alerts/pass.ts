import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { decide, type Notice } from '../watch/decide.ts';
import { lookAt, type Look } from '../watch/look.ts';
import type { PlaceView, NoticeSubject } from '../watch/occurrence.ts';
import {
  readSubscriber,
  writeSubscriber,
  type Message,
  type Subscriber,
} from '../watch/subscriber.ts';
import type { WatchedPlace, Wish } from '../watch/subscription.ts';
import { findAlertType, type WeatherWarning } from '../weather/warning.ts';
import { loadNoticeWords } from './notice-text.ts';
import {
  createOutbox,
  forEachLimited,
  isStoreFailure,
  type DeliveryCounts,
  type OpenSubscriber,
  type OutboxOptions,
} from './outbox.ts';

/** What has to be known of a place. */
export interface ViewNeeds {
  warnings: boolean;
  hours: boolean;
  nextHour: boolean;
  pollen: boolean;
}

/** Loads what is known of a place, of what is needed. Never throws: what cannot be had is null. */
export type ViewPlace = (place: WatchedPlace, needs: ViewNeeds) => Promise<PlaceView>;

export interface PassOptions extends OutboxOptions {
  viewPlace: ViewPlace;
}

/** What a pass has done. */
export interface PassCounts extends DeliveryCounts {
  subscribers: number;
  /** Looks at places. */
  looks: number;
  /** Messages that were decided. */
  decided: number;
  /** Records that could not be read or written. */
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

/** The platform keeps a notification for a day, by its own clock. */
const MAX_MESSAGE_AGE_MS = 23 * HOUR_MS;

/**
 * Looks once at each place that somebody subscribed to, and tells what is new. A message is written before it is sent,
 * and marked after: a crash at any point loses none, and sends none with another id.
 */
export async function runPass(options: PassOptions): Promise<PassCounts> {
  const { records, viewPlace, clock, log } = options;
  const outbox = createOutbox(options, guard);
  const counts = { subscribers: 0, looks: 0, decided: 0, failed: 0 };
  const looks = new LRUCache<string, Promise<Look>>({ max: MAX_KEPT_LOOKS });

  async function findLook(place: WatchedPlace, needs: ViewNeeds): Promise<Look> {
    const key = JSON.stringify([place.latitude, place.longitude, place.elevation, needs]);
    const known = looks.get(key);
    if (known) return known;
    counts.looks += 1;
    const look = viewPlace(place, needs).then((view) => lookAt(view, clock().getTime()));
    looks.set(key, look);
    return look;
  }

  /** Decides what to tell the subscribers of a place, and writes it. */
  async function watchPlace(open: readonly OpenSubscriber[]): Promise<void> {
    const [first] = open;
    if (!first) return;
    const look = await findLook(first.subscriber.subscription.place, findNeeds(open));
    await forEachLimited(open, MAX_CONCURRENT_WRITES, async (each) => {
      await guard(async () => decideFor(each, look));
    });
  }

  async function decideFor(each: OpenSubscriber, look: Look): Promise<void> {
    const left = receiversOf(each.subscriber);
    // Nobody could tell them.
    if (left.length === 0) return;
    const decision = decide(each.subscriber, look);
    if (decision.told === each.subscriber.told) return;
    const messages = await writeMessages(each, decision.notices, look.now, left);
    const subscriber = {
      ...each.subscriber,
      told: [...decision.told],
      outbox: [...each.subscriber.outbox, ...messages],
    };
    const record = writeSubscriber(each.record, subscriber);
    // If the subscriber has changed it meanwhile, the next pass decides.
    if (!(await records.write(record))) return;
    Object.assign(each, { record, subscriber });
    counts.decided += messages.length;
  }

  function receiversOf({ subscription }: Subscriber): string[] {
    return options.ways.flatMap(({ way, receivers }) =>
      subscription.ways.includes(way) ? receivers : [],
    );
  }

  /** Undefined if the store failed at a record: the others go on. */
  async function guard<T>(step: () => Promise<T> | T): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!isStoreFailure(error, log, 'The watcher passed over a subscriber')) throw error;
      counts.failed += 1;
      return undefined;
    }
  }

  for await (const page of records.listByCell()) {
    counts.subscribers += page.length;
    const open: OpenSubscriber[] = [];
    for (const record of page) {
      const subscriber = await guard(() => readSubscriber(record));
      if (subscriber) open.push({ record, subscriber });
    }
    await forEachLimited(groupByPlace(open), MAX_CONCURRENT_PLACES, watchPlace);
    await outbox.send(open);
  }
  await outbox.sendShared();
  return { ...counts, ...outbox.counts };
}

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

async function writeMessages(
  { record: { key }, subscriber }: OpenSubscriber,
  notices: readonly Notice[],
  now: number,
  left: string[],
): Promise<Message[]> {
  if (notices.length === 0) return [];
  const { locale, place } = subscriber.subscription;
  const say = await loadNoticeWords(locale);
  return notices.map((notice): Message => {
    const { event, kind, change, level, isUrgent, subject, until } = notice;
    const warning = subject?.of === 'warning' ? subject.warning : undefined;
    return {
      // One id whenever it is decided again, as after a crash before it was written.
      id: createId(key, event, change, String(level)),
      event: createId(key, event),
      kind,
      change,
      severity: warning?.severity ?? null,
      alertType: (warning && findAlertType(warning)) ?? null,
      isUrgent,
      text: say(notice, place, now),
      locale,
      place: place.name,
      source: warning ? nameSource(warning) : null,
      ...findTime(subject, notice, now),
      decided: now,
      until: Math.min(until, now + MAX_MESSAGE_AGE_MS),
      left,
    };
  });
}

function createId(...parts: string[]): string {
  return hash('sha256', parts.join('|'), 'hex');
}

function nameSource({ texts }: WeatherWarning): string | null {
  const [text] = texts.values();
  return text?.senderName ?? null;
}

/** When the weather is that a message tells of. */
function findTime(
  subject: NoticeSubject | null,
  { until }: Notice,
  now: number,
): Pick<Message, 'start' | 'end'> {
  if (subject?.of === 'warning') {
    return { start: subject.warning.onset, end: subject.warning.expires };
  }
  if (subject && 'from' in subject) return { start: subject.from, end: subject.until };
  return { start: now, end: until };
}
