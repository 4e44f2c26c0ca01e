import * as z from 'zod';
import { POLLEN_TYPES } from '../../contract/parameters.ts';
import { addDays, startOfHour, type LocalDate } from '../../time/local-time.ts';
import type { PollenDay, PollenIndex } from '../../weather/atmosphere.ts';
import { parseJsonFile } from '../formats/text.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** DWD's pollen index for the regions of Germany, for the day of the file and the next two days. */
export interface PollenFile {
  /** Epoch milliseconds. */
  issued: number;
  /** Announced time of the next file, epoch milliseconds. */
  nextUpdate: number;
  /** Days with values, earliest first, by region id. */
  regions: ReadonlyMap<number, PollenDay[]>;
}

/** Time zone of the times in the file. */
const BERLIN = 'Europe/Berlin';

/**
 * Index by its word in the file. Half steps round up: a false warning does less harm than a missing
 * one.
 */
const INDEX_BY_WORD = new Map<string, PollenIndex | undefined>([
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

/** Part id of regions without parts. */
const NO_PART = -1;

/** Names of the three days in the file. */
const DAY_NAMES = ['today', 'tomorrow', 'dayafter_to'] as const;

/** Parses `2026-07-13 11:00 Uhr`, local time in Berlin. */
const WallTimeSchema = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d Uhr$/, 'must be like "2026-07-13 11:00 Uhr"')
  .transform((text) => ({
    date: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14, 16)),
  }))
  .pipe(z.object({ date: z.iso.date(), hour: z.int().max(23), minute: z.int().max(59) }));

const IndexSchema = z
  .string()
  .refine((word) => INDEX_BY_WORD.has(word), {
    error: ({ input }) => `${JSON.stringify(input)} is no pollen index`,
  })
  .transform((word) => INDEX_BY_WORD.get(word))
  .nullish();

const RegionSchema = z.object({
  region_id: z.int(),
  partregion_id: z.int(),
  Pollen: z
    .record(
      z.string(),
      z.object({ today: IndexSchema, tomorrow: IndexSchema, dayafter_to: IndexSchema }),
    )
    .refine((pollen) => POLLEN_TYPES.some((type) => type in pollen), 'has none of the known types'),
});

const PollenFileSchema = z.object({
  last_update: WallTimeSchema,
  next_update: WallTimeSchema,
  content: z.array(RegionSchema).min(1),
});

/**
 * Parses s31fg.json: the index as a word from `0` to `3` in half steps, by type, day and region. Its
 * `today` is the day of issue; it ignores types other than the eight.
 *
 * @throws {OpenDataError} if the file is truncated or has another format
 */
export function parsePollenFile(body: Uint8Array): PollenFile {
  const { last_update, next_update, content } = parseJsonFile(
    body,
    PollenFileSchema,
    'Pollen file s31fg.json',
  );
  return {
    issued: toInstant(last_update),
    nextUpdate: toInstant(next_update),
    regions: new Map(
      content.map(
        (part) => [regionIdOf(part), toPollenDays(part.Pollen, last_update.date)] as const,
      ),
    ),
  };
}

function toInstant({ date, hour, minute }: z.output<typeof WallTimeSchema>): number {
  return startOfHour({ date, hour }, BERLIN) + minute * MINUTE_MS;
}

function regionIdOf({ region_id, partregion_id }: z.output<typeof RegionSchema>): number {
  return partregion_id === NO_PART ? region_id : partregion_id;
}

function toPollenDays(
  pollen: z.output<typeof RegionSchema>['Pollen'],
  today: LocalDate,
): PollenDay[] {
  return DAY_NAMES.map((name, ahead): PollenDay => {
    const levels: PollenDay['levels'] = {};
    for (const type of POLLEN_TYPES) {
      const level = pollen[type]?.[name];
      if (level != null) levels[type] = level;
    }
    return { date: addDays(today, ahead), levels };
  }).filter(({ levels }) => Object.keys(levels).length > 0);
}
