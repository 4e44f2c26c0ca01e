import { LRUCache } from 'lru-cache';
import type { CallId, CallParameters, CallResponse } from '../contract/client-calls.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { toLocalDate } from '../time/local-time.ts';

/** At a few kilobytes each, they take some megabytes. */
const MAX_ANSWERS = 2000;

/** Longer answers are not cached. */
const MAX_ANSWER_CHARACTERS = 50_000;

/** A forecast expires when the run after the next one is due. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;

/** Maximum age of an answer that says "now". */
const MAX_NOW_AGE_MS = 30 * MINUTE_MS;

/** A received answer with its time. */
interface CachedAnswer {
  text: string;
  language: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** An answer with its request. */
interface DatedAnswer<Id extends CallId> {
  parameters: CallParameters<Id>;
  body: CallResponse<Id>;
  /** Epoch milliseconds. */
  at: number;
}

/** Last good answers by request, for when the service fails. */
export interface StaleAnswers {
  save: (key: string, answer: CachedAnswer) => void;
  find: (key: string) => CachedAnswer | undefined;
}

export function createStaleAnswers(): StaleAnswers {
  const answers = new LRUCache<string, CachedAnswer>({ max: MAX_ANSWERS });
  return {
    save(key, answer) {
      if (answer.text.length <= MAX_ANSWER_CHARACTERS) answers.set(key, answer);
    },
    find: (key) => answers.get(key),
  };
}

/** Expiry of a stale answer by operation, epoch milliseconds. */
const EXPIRY_BY_OPERATION: { [Id in CallId]: (answer: DatedAnswer<Id>) => number } = {
  // The index is published once a day.
  pollenTextByCoordinates: () => Infinity,
  pollenTextByZip: () => Infinity,
  // Radar runs every five minutes, and showers move on.
  precipitationNextHour: ({ at }) => at + 10 * MINUTE_MS,
  // At most one of its three hours may have passed.
  forecastNextThreeHours: ({ at }) => at + HOUR_MS,
  forecastHours: ({ body, parameters, at }) =>
    parameters.datetimefrom === undefined
      ? Math.min(at + MAX_NOW_AGE_MS, computeForecastExpiry(body))
      : computeForecastExpiry(body),
  // These texts name their days and hours.
  forecastDayPart: ({ body }) => computeForecastExpiry(body),
  forecastDays: ({ body }) => computeForecastExpiry(body),
  forecastWeekend: ({ body }) => computeForecastExpiry(body),
  forecastNextThreeDays: ({ body }) => computeForecastExpiry(body),
  hourlyForecastByCoordinates: ({ body }) => computeForecastExpiry(body),
  forecast2ByCoordinates: ({ body }) =>
    computeForecastExpiry({ nextUpdate: body.metadata.next_update }),
  // The newest reading becomes older, but what was measured stays.
  pastReadingsByCoordinates: ({ at }) => at + HOUR_MS,
  // Warnings are issued and cancelled within minutes.
  activeWarningsByCoordinates: ({ at }) => at + 10 * MINUTE_MS,
};

function computeForecastExpiry({ nextUpdate }: { nextUpdate: string }): number {
  return Date.parse(nextUpdate) + RUN_INTERVAL_MS;
}

/**
 * Whether a stale answer can be repeated: until it expires, and only on the local day on which it was
 * given, because it says "today" and "tomorrow".
 *
 * @param now epoch milliseconds
 * @param timeZone IANA, of the place
 */
export function isUsableStale<Id extends CallId>(
  id: Id,
  answer: DatedAnswer<Id>,
  now: number,
  timeZone: string,
): boolean {
  const { at } = answer;
  return (
    now <= EXPIRY_BY_OPERATION[id](answer) &&
    toLocalDate(now, timeZone) === toLocalDate(at, timeZone)
  );
}
