import { toMinuteOfDay } from '../time/local-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/units.ts';
import {
  findWarned,
  WARNING_KIND,
  type Look,
  type Occurrence,
  type WarningEpisode,
} from './look.ts';
import {
  kindOfWish,
  type ForecastWish,
  type QuietHours,
  type Subscription,
  type ToldEvent,
  type WarningWish,
  type WatchedKind,
  type Wish,
} from './subscription.ts';

/** Something to tell a subscriber; what there is to say of it, `findPresent` has. */
export interface Notice {
  /** Id of the event; the same when it is told to be graver, and when it is called off. */
  event: string;
  kind: WatchedKind;
  change: 'new' | 'graver' | 'calledOff';
  level: number;
  /** Not told any more from this instant on, epoch milliseconds. */
  until: number;
}

/** What to tell a subscriber, and what they will have been told then. */
export interface Decision {
  notices: readonly Notice[];
  /** The same array if nothing has changed: nothing needs to be written. */
  told: readonly ToldEvent[];
}

/** What is needed of a subscriber to decide. */
export interface Watched {
  subscription: Pick<Subscription, 'wishes' | 'quiet'>;
  told: readonly ToldEvent[];
}

/**
 * A warning that is gone is called off if it is still gone after this time: a single file that lacks it may be
 * an old one.
 */
export const CONFIRM_GONE_MS = 4 * MINUTE_MS;

/** The end of an event of the forecast, which moves with each run, is kept up to date from this time before it on. */
const EXTENDED_BEFORE_MS = HOUR_MS;

/** Events are remembered for so long after their end. */
const KEPT_AFTER_MS = DAY_MS;

/**
 * Decides what to tell a subscriber of a look at their place. An event is told once; again when it is graver than
 * what was told; and called off if it is gone before its end. What falls into quiet hours is left for the first
 * look after them, unless it is urgent. Called again with the `told` that it returned, it has nothing to tell.
 */
export function decide({ subscription, told }: Watched, look: Look): Decision {
  const { now, timeZone } = look;
  const quiet = isQuiet(now, subscription.quiet, timeZone);
  const ledger: Ledger = { now, quiet, notices: [], told, hasChanged: false };
  if (look.episodes) tellWarnings(subscription.wishes, look.episodes, ledger);
  for (const found of listForecast(subscription.wishes, look)) {
    tell(toCandidate(found, 0), ledger);
  }
  if (!ledger.hasChanged) return { notices: [], told };
  const kept = ledger.told.filter(({ until }) => until > now - KEPT_AFTER_MS);
  return { notices: ledger.notices, told: kept };
}

/**
 * What a look shows of the events that a subscriber was told of, by id: an event that it does not show is over, or
 * cannot be seen at the moment. Of several parts of an event it is the gravest.
 */
export function findPresent({ subscription, told }: Watched, look: Look): Map<string, Occurrence> {
  const { wishes } = subscription;
  const present = new Map<string, Occurrence>();
  const add = (found: Occurrence, published: number) => {
    const [event] = listToldOf(toCandidate(found, published), told);
    if (!event || event.isCalledOff) return;
    const known = present.get(event.id);
    if (!known || found.level > known.level) present.set(event.id, found);
  };
  const warnings = wishes.filter(isWarningWish);
  for (const episode of look.episodes ?? []) {
    const found = findWarned(episode, warnings);
    if (found) add(found, episode.published);
  }
  for (const found of listForecast(wishes, look)) add(found, 0);
  return present;
}

/** Whether an instant is in quiet hours, which may pass midnight. */
export function isQuiet(instant: number, quiet: QuietHours | null, timeZone: string): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const minute = toMinuteOfDay(instant, timeZone);
  return quiet.from < quiet.to
    ? minute >= quiet.from && minute < quiet.to
    : minute >= quiet.from || minute < quiet.to;
}

/** A decision in the making. */
interface Ledger {
  now: number;
  quiet: boolean;
  notices: Notice[];
  told: readonly ToldEvent[];
  hasChanged: boolean;
}

/** What may have to be told, and when the newest warning of it was sent; of level 0 if nothing of it is wished. */
interface Candidate extends Pick<
  Occurrence,
  'kind' | 'from' | 'until' | 'tellUntil' | 'level' | 'isUrgent'
> {
  published: number;
}

function toCandidate(found: Omit<Candidate, 'published'>, published: number): Candidate {
  const { kind, from, until, tellUntil, level, isUrgent } = found;
  return { kind, from, until, tellUntil, level, isUrgent, published };
}

function isWarningWish(wish: Wish): wish is WarningWish {
  return wish.kind === 'warnings';
}

/** Wishes of one kind are one event. */
function listForecast(wishes: readonly Wish[], look: Look): Occurrence[] {
  const forecast = wishes.filter((wish): wish is ForecastWish => wish.kind !== 'warnings');
  if (forecast.length === 0) return [];
  const byKind = Map.groupBy(forecast, kindOfWish);
  return [...byKind.values()].flatMap((same) => look.find(same));
}

function tellWarnings(
  wishes: readonly Wish[],
  episodes: readonly WarningEpisode[],
  ledger: Ledger,
): void {
  const wished = wishes.filter(isWarningWish);
  const present = new Set<string>();
  for (const episode of episodes) {
    const { published } = episode;
    const found = findWarned(episode, wished);
    // What was told goes on, even if only a lesser warning is left of it than was asked for.
    const unwished = { ...episode, tellUntil: episode.until, level: 0, isUrgent: false };
    const event = tell(toCandidate(found ?? unwished, published), ledger);
    if (event) present.add(event.id);
  }
  callOff(present, ledger);
}

/** Tells an occurrence if it is new or graver; returns its event if it was ever told. */
function tell(candidate: Candidate, ledger: Ledger): ToldEvent | undefined {
  const { kind, from, until, tellUntil, level, isUrgent, published } = candidate;
  const { quiet } = ledger;
  const earlier = listToldOf(candidate, ledger.told);
  const [first] = earlier;
  if (first?.isCalledOff) return first;
  const toldLevel = Math.max(0, ...earlier.map((event) => event.level));
  const isTold = level > toldLevel && (isUrgent || !quiet);
  if (!isTold) return first && keepUpToDate(candidate, first, earlier, ledger);
  const id = first?.id ?? createEventId(candidate);
  const change = first ? 'graver' : 'new';
  ledger.notices.push({ event: id, kind, change, level, until: tellUntil });
  const since = Math.min(from, ...earlier.map((event) => event.from));
  const event = { id, kind, from: since, until, level, published, ...PRESENT };
  return replaceTold(earlier, event, ledger);
}

const PRESENT = { missingSince: null, isCalledOff: false };

/** What was told of an occurrence. Once it is called off, a newer warning is another event. */
function listToldOf(
  { kind, from, until, published }: Candidate,
  told: readonly ToldEvent[],
): ToldEvent[] {
  const same = told.filter(
    (event) => event.kind === kind && event.from <= until && event.until >= from,
  );
  const going = same.filter(({ isCalledOff }) => !isCalledOff);
  return going.length > 0 ? going : same.filter((event) => published <= event.published);
}

/** Updates the time of an event without telling it; several that a longer warning joins become one. */
function keepUpToDate(
  { kind, from, until, published }: Candidate,
  first: ToldEvent,
  earlier: readonly ToldEvent[],
  ledger: Ledger,
): ToldEvent {
  const isForecast = !kind.startsWith(WARNING_KIND);
  const event: ToldEvent = {
    ...first,
    from: Math.min(from, ...earlier.map((one) => one.from)),
    until: isForecast ? extend(first, until) : until,
    level: Math.max(...earlier.map(({ level }) => level)),
    published: Math.max(published, first.published),
    ...PRESENT,
  };
  const isSame =
    earlier.length === 1 &&
    (isForecast
      ? event.until === first.until || first.until > ledger.now + EXTENDED_BEFORE_MS
      : isSameEvent(event, first));
  return isSame ? first : replaceTold(earlier, event, ledger);
}

/** The next shower is another one: rain that comes soon does not last as long as it is in sight. */
function extend({ kind, until: end }: ToldEvent, until: number): number {
  return kind === 'rainSoon' ? end : Math.max(until, end);
}

function isSameEvent(one: ToldEvent, other: ToldEvent): boolean {
  return (
    one.from === other.from &&
    one.until === other.until &&
    one.published === other.published &&
    one.missingSince === other.missingSince
  );
}

function replaceTold(earlier: readonly ToldEvent[], event: ToldEvent, ledger: Ledger): ToldEvent {
  ledger.hasChanged = true;
  ledger.told = [...ledger.told.filter((one) => !earlier.includes(one)), event];
  return event;
}

/**
 * Unique for a subscriber: what comes again after it was called off was published later. The same event has the same
 * id even if what was decided of it got lost.
 */
function createEventId({ kind, from, published }: Candidate): string {
  return [kind, from.toString(36), published.toString(36)].join('~');
}

/** Calls off warnings that were told and are gone before their end. */
function callOff(present: ReadonlySet<string>, ledger: Ledger): void {
  const { now, quiet } = ledger;
  for (const event of ledger.told) {
    const { id: told, kind, until, level, missingSince } = event;
    const isGone = kind.startsWith(WARNING_KIND) && until > now && !present.has(told);
    if (!isGone || event.isCalledOff) continue;
    if (missingSince === null) {
      replaceTold([event], { ...event, missingSince: now }, ledger);
    } else if (!quiet && now - missingSince >= CONFIRM_GONE_MS) {
      replaceTold([event], { ...event, isCalledOff: true }, ledger);
      ledger.notices.push({ event: told, kind, change: 'calledOff', level, until });
    }
  }
}
