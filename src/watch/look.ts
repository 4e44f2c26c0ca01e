import { DAY_MS } from '../time/units.ts';
import type { PollenDay } from '../weather/atmosphere.ts';
import type { Hour } from '../weather/hour.ts';
import type { NextHourStep } from '../weather/nowcast.ts';
import type { WeatherWarning } from '../weather/warning.ts';
import { findOccurrences } from './forecast-wishes.ts';
import type { WatchedKind, ForecastWish, WarningWish } from './subscription.ts';

/** What is known of a place; null if it is not available. */
export interface PlaceView {
  timeZone: string;
  warnings: readonly WeatherWarning[] | null;
  /** From the start of the local day on. */
  hours: readonly Hour[] | null;
  /** Precipitation from now to in an hour. */
  nextHour: readonly NextHourStep[] | null;
  pollen: readonly PollenDay[] | null;
}

/** Something at a place that somebody may want to be told of; times in epoch milliseconds. */
export interface Occurrence {
  kind: WatchedKind;
  /** The span of the event: what falls into it, is of its kind and no graver is not told again. */
  from: number;
  until: number;
  /** When the weather is; `end` is null if it is not known, as until further notice. */
  start: number;
  end: number | null;
  /** Not told any more from this instant on. */
  tellUntil: number;
  /** Grows with the gravity of an event of its kind, whatever was asked for: km/h of gusts, °C of heat. */
  level: number;
  /** Whether it is told in quiet hours, too. */
  isUrgent: boolean;
  subject: NoticeSubject;
}

/** What there is to tell. */
export type NoticeSubject =
  | { of: 'warning'; warning: WeatherWarning }
  | { of: 'rainSoon'; steps: readonly NextHourStep[] }
  /** Of the hours from the first on, up to the last. */
  | { of: 'rainToday' | 'snow'; from: number; until: number }
  /** °C, of the night that begins on this day. */
  | { of: 'frostTonight'; date: string; low: number }
  /** km/h. */
  | { of: 'gusts'; gust: number; from: number; until: number }
  /** °C. */
  | { of: 'heat' | 'warmDay'; date: string; high: number }
  | { of: 'pollen'; day: PollenDay; type: Extract<ForecastWish, { kind: 'pollen' }>['type'] };

/** Warnings of one group that follow each other or overlap: one event. */
export interface WarningEpisode {
  kind: WatchedKind;
  from: number;
  until: number;
  /** When the newest of them was sent. */
  published: number;
  /** The gravest first. */
  warnings: readonly WeatherWarning[];
}

/** One look at a place, for all of its subscribers. */
export interface Look {
  now: number;
  timeZone: string;
  /** Null if the warnings are not available: nothing is called off then. */
  episodes: readonly WarningEpisode[] | null;
  /** What of the forecast meets wishes of one kind. */
  find: (wishes: readonly ForecastWish[]) => readonly Occurrence[];
}

/** The kinds of events of warnings begin so. */
export const WARNING_KIND = 'warning:';

/** A warning until further notice ends when it is gone. */
const OPEN_END_MS = 366 * DAY_MS;

/** Looks at a place once: what its subscribers share is computed once. */
export function lookAt(view: PlaceView, now: number): Look {
  const memory = new Map<string, readonly Occurrence[]>();
  return {
    now,
    timeZone: view.timeZone,
    episodes: view.warnings && listEpisodes(view.warnings, now),
    find(wishes) {
      const key = JSON.stringify(wishes);
      const known = memory.get(key);
      if (known) return known;
      const found = findOccurrences(wishes, view, now);
      memory.set(key, found);
      return found;
    },
  };
}

function endOf({ onset, expires }: WeatherWarning): number {
  return expires ?? onset + OPEN_END_MS;
}

/** Groups warnings by what they warn of and by time; without those that have ended. */
function listEpisodes(warnings: readonly WeatherWarning[], now: number): WarningEpisode[] {
  const active = warnings
    .filter((warning) => endOf(warning) > now)
    .toSorted((one, other) => one.onset - other.onset);
  const episodes: (WarningEpisode & { warnings: WeatherWarning[] })[] = [];
  for (const warning of active) {
    const kind = `${WARNING_KIND}${warning.groups[0] ?? warning.eventCode}`;
    const episode = episodes.findLast((one) => one.kind === kind && one.until >= warning.onset);
    if (episode) {
      episode.until = Math.max(episode.until, endOf(warning));
      episode.published = Math.max(episode.published, warning.sent);
      episode.warnings.push(warning);
    } else {
      const [from, until] = [warning.onset, endOf(warning)];
      episodes.push({ kind, from, until, published: warning.sent, warnings: [warning] });
    }
  }
  for (const { warnings: members } of episodes) {
    members.sort((one, other) => rankWarning(other) - rankWarning(one) || one.onset - other.onset);
  }
  return episodes;
}

/** The early notice that a warning may follow counts less than any warning. */
export function rankWarning({ severity, isPremonition }: WeatherWarning): number {
  return isPremonition ? severity / 10 : severity;
}

/** From this severity on, a warning is told at night, too; the early notice of one is not. */
const MIN_URGENT_SEVERITY = 3;

/** What of an episode meets wishes: its gravest warning that does. */
export function findWarned(
  { kind, from, until, warnings }: WarningEpisode,
  wishes: readonly WarningWish[],
): Occurrence | undefined {
  const warning = warnings.find((one) => wishes.some((wish) => isWished(one, wish)));
  if (!warning) return undefined;
  const level = rankWarning(warning);
  const isUrgent = level >= MIN_URGENT_SEVERITY;
  const times = { start: warning.onset, end: warning.expires, tellUntil: endOf(warning) };
  return { kind, from, until, ...times, level, isUrgent, subject: { of: 'warning', warning } };
}

function isWished({ severity, groups }: WeatherWarning, wish: WarningWish): boolean {
  if (severity < wish.minSeverity) return false;
  return wish.groups === null || groups.some((group) => wish.groups?.includes(group));
}
