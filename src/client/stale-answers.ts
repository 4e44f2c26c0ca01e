import { LRUCache } from 'lru-cache';
import type {
  VoiceTextId,
  VoiceTextParameters,
  VoiceTextResponse,
} from '../contract/voice-text/operations.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { toLocalDate } from '../time/local-time.ts';

/** Answers are a few kilobytes: so many of them take some megabytes. */
const MAX_ANSWERS = 2000;

/** One of so many characters is not kept. */
const MAX_ANSWER_CHARACTERS = 50_000;

/** A forecast lasts until the run after the next one is to be expected. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;

/** What is said to be "now" is no more, milliseconds. */
const MAX_NOW_AGE_MS = 30 * MINUTE_MS;

/** An answer as it came, and when. */
interface CachedAnswer {
  text: string;
  language: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** An answer with its question. */
interface DatedAnswer<Id extends VoiceTextId> {
  parameters: VoiceTextParameters<Id>;
  body: VoiceTextResponse<Id>;
  /** Epoch milliseconds. */
  at: number;
}

/** Answers by what was asked, to be given again when the service fails. */
export interface StaleAnswers {
  save: (key: string, answer: CachedAnswer) => void;
  /** Undefined where there is none. */
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

/** Until when an answer is still worth telling, epoch milliseconds. */
const EXPIRY_BY_OPERATION: { [Id in VoiceTextId]: (given: DatedAnswer<Id>) => number } = {
  // The index is made once a day.
  pollenTextByCoordinates: () => Infinity,
  pollenTextByZip: () => Infinity,
  // Radar runs every five minutes, and its showers move on.
  precipitationNextHour: ({ at }) => at + 10 * MINUTE_MS,
  // One of its three hours may be over, not two.
  forecastNextThreeHours: ({ at }) => at + HOUR_MS,
  forecastHours: ({ body, parameters, at }) =>
    parameters.datetimefrom === undefined
      ? Math.min(at + MAX_NOW_AGE_MS, computeForecastExpiry(body))
      : computeForecastExpiry(body),
  // These name their days and hours.
  forecastDayPart: ({ body }) => computeForecastExpiry(body),
  forecastDays: ({ body }) => computeForecastExpiry(body),
  forecastWeekend: ({ body }) => computeForecastExpiry(body),
  forecastNextThreeDays: ({ body }) => computeForecastExpiry(body),
};

function computeForecastExpiry({ nextUpdate }: { nextUpdate: string }): number {
  return Date.parse(nextUpdate) + RUN_INTERVAL_MS;
}

/**
 * Whether an answer can still be told: as long as it is useful, and only on the day of the place on
 * which it was given, as it says "today" and "tomorrow".
 *
 * @param now epoch milliseconds
 * @param timeZone IANA, of the place
 */
export function isUsableStale<Id extends VoiceTextId>(
  id: Id,
  given: DatedAnswer<Id>,
  now: number,
  timeZone: string,
): boolean {
  const { at } = given;
  return (
    now <= EXPIRY_BY_OPERATION[id](given) &&
    toLocalDate(now, timeZone) === toLocalDate(at, timeZone)
  );
}
