import { LRUCache } from 'lru-cache';
import type {
  VoiceTextId,
  VoiceTextParameters,
  VoiceTextResponse,
} from '../contract/voice-text/operations.ts';
import { HOUR } from '../weather/hour.ts';
import { localDate } from '../weather/local-time.ts';

/** Answers are a few kilobytes: so many of them take some megabytes. */
const MOST_ANSWERS = 2000;

/** One of so many characters is not kept. */
const LONGEST_ANSWER = 50_000;

const MINUTE = 60_000;

/** A forecast lasts until the run after the next one is to be expected. */
const BETWEEN_RUNS = 6 * HOUR;

/** What is said to be "now" is no more, milliseconds. */
const NOW_LASTS = 30 * MINUTE;

/** An answer as it came, and when. */
interface Kept {
  text: string;
  language: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** An answer with its question. */
interface Given<Id extends VoiceTextId> {
  parameters: VoiceTextParameters<Id>;
  body: VoiceTextResponse<Id>;
  /** Epoch milliseconds. */
  at: number;
}

/** Answers by what was asked, to be given again when the service fails. */
export interface LastGood {
  keep: (key: string, answer: Kept) => void;
  /** Undefined where there is none. */
  find: (key: string) => Kept | undefined;
}

export function createLastGood(): LastGood {
  const answers = new LRUCache<string, Kept>({ max: MOST_ANSWERS });
  return {
    keep(key, answer) {
      if (answer.text.length <= LONGEST_ANSWER) answers.set(key, answer);
    },
    find: (key) => answers.get(key),
  };
}

/** Until when an answer is still worth telling, epoch milliseconds. */
const useful: { [Id in VoiceTextId]: (given: Given<Id>) => number } = {
  // The index is made once a day.
  pollenTextByCoordinates: () => Infinity,
  pollenTextByZip: () => Infinity,
  // Radar runs every five minutes, and its showers move on.
  precipitationNextHour: ({ at }) => at + 10 * MINUTE,
  // One of its three hours may be over, not two.
  forecastNextThreeHours: ({ at }) => at + HOUR,
  forecastHours: ({ body, parameters, at }) =>
    parameters.datetimefrom === undefined ? Math.min(at + NOW_LASTS, runs(body)) : runs(body),
  // These name their days and hours.
  forecastDayPart: ({ body }) => runs(body),
  forecastDays: ({ body }) => runs(body),
  forecastWeekend: ({ body }) => runs(body),
  forecastNextThreeDays: ({ body }) => runs(body),
};

function runs({ nextUpdate }: { nextUpdate: string }): number {
  return Date.parse(nextUpdate) + BETWEEN_RUNS;
}

/**
 * Whether an answer can still be told: as long as it is useful, and only on the day of the place on
 * which it was given, as it says "today" and "tomorrow".
 *
 * @param now epoch milliseconds
 * @param timeZone IANA, of the place
 */
export function isUseful<Id extends VoiceTextId>(
  id: Id,
  given: Given<Id>,
  now: number,
  timeZone: string,
): boolean {
  const { at } = given;
  return now <= useful[id](given) && localDate(now, timeZone) === localDate(at, timeZone);
}
