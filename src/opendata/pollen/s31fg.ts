import * as z from 'zod';
import { POLLEN_TYPES } from '../../contract/parameters.ts';
import { addDays, startOfHour, type LocalDate } from '../../weather/local-time.ts';
import type { PollenDay, PollenIndex } from '../../weather/pollen.ts';
import { readJson } from '../json.ts';

/** DWD's pollen index for the regions of Germany, for the file's day and the two after it. */
export interface PollenFile {
  /** Epoch milliseconds. */
  issued: number;
  /** Epoch milliseconds at which the file says that the next one comes. */
  nextUpdate: number;
  /** The days that have a value, earliest first, by the region's id. */
  regions: ReadonlyMap<number, PollenDay[]>;
}

/** The time zone of the file's clock. */
const BERLIN = 'Europe/Berlin';
const MINUTE = 60_000;

/**
 * The index by the file's word for it. Half steps count as the step above: who is warned in vain
 * loses less than who is not warned.
 */
const INDICES = new Map<string, PollenIndex | undefined>([
  ['-1', undefined],
  ['', undefined],
  ['0', 0],
  ['0-1', 1],
  ['1', 1],
  ['1-2', 2],
  ['2', 2],
  ['2-3', 3],
  ['3', 3],
]);

/** The id of a part of a region that has no parts. */
const NO_PART = -1;

/** The file's names for its day and the two after it. */
const DAYS = ['today', 'tomorrow', 'dayafter_to'] as const;

/** `2026-07-13 11:00 Uhr` as day, hour and minute of the clock in Berlin. */
const wallTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d Uhr$/, 'must be like "2026-07-13 11:00 Uhr"')
  .transform((text) => ({
    date: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14, 16)),
  }))
  .pipe(z.object({ date: z.iso.date(), hour: z.int().max(23), minute: z.int().max(59) }));

const index = z
  .string()
  .refine((word) => INDICES.has(word), {
    error: ({ input }) => `${JSON.stringify(input)} is no pollen index`,
  })
  .transform((word) => INDICES.get(word))
  .nullish();

const region = z.object({
  region_id: z.int(),
  partregion_id: z.int(),
  Pollen: z
    .record(z.string(), z.object({ today: index, tomorrow: index, dayafter_to: index }))
    .refine((pollen) => POLLEN_TYPES.some((type) => type in pollen), 'has none of the known types'),
});

const file = z.object({
  last_update: wallTime,
  next_update: wallTime,
  content: z.array(region).min(1),
});

/**
 * Reads s31fg.json: the index as a word from `0` to `3` in half steps, for types, days and regions.
 * Its `today` is the day on which it was issued; types beyond the eight are left out.
 *
 * @throws {OpenDataError} when the file is cut off or of another version
 */
export function readPollenFile(body: Uint8Array): PollenFile {
  const { last_update, next_update, content } = readJson(body, file, 'Pollen file s31fg.json');
  return {
    issued: instant(last_update),
    nextUpdate: instant(next_update),
    regions: new Map(
      content.map((part) => [idOf(part), daysOf(part.Pollen, last_update.date)] as const),
    ),
  };
}

function instant({ date, hour, minute }: z.output<typeof wallTime>): number {
  return startOfHour({ date, hour }, BERLIN) + minute * MINUTE;
}

function idOf({ region_id, partregion_id }: z.output<typeof region>): number {
  return partregion_id === NO_PART ? region_id : partregion_id;
}

function daysOf(pollen: z.output<typeof region>['Pollen'], today: LocalDate): PollenDay[] {
  return DAYS.map((name, ahead): PollenDay => {
    const levels: PollenDay['levels'] = {};
    for (const type of POLLEN_TYPES) {
      const level = pollen[type]?.[name];
      if (level != null) levels[type] = level;
    }
    return { date: addDays(today, ahead), levels };
  }).filter(({ levels }) => Object.keys(levels).length > 0);
}
