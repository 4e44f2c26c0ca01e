import * as z from 'zod';
import { POLLEN_TYPES, WARN_GROUPS } from '../contract/parameters.ts';
import { addDays, toLocalDate, toLocalHour, type LocalDate } from '../time/local-time.ts';

/** Who subscribes sets few wishes; a record in the store stays small. */
export const MAX_WISHES = 20;
const MAX_NAME_CHARACTERS = 200;

const severity = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const pollenLevel = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** `2026-11-21`, at the place. */
const localDate = z.iso.date();
const minuteOfDay = z.int().min(0).max(1439);

/** What somebody wants to be told of. */
export const WishSchema = z.discriminatedUnion('kind', [
  /** Official warnings from a severity on; of these groups of events, or of all if they are null. */
  z.object({
    kind: z.literal('warnings'),
    minSeverity: severity,
    groups: z.array(z.enum(WARN_GROUPS)).min(1).nullable(),
  }),
  /** Rain or snow begins within the hour. */
  z.object({ kind: z.literal('rainSoon') }),
  /** It still rains today; on a day alone, or on every day. */
  z.object({ kind: z.literal('rainToday'), day: localDate.optional() }),
  /** It freezes in the night that begins on a day, or in any night. */
  z.object({ kind: z.literal('frostTonight'), day: localDate.optional() }),
  /** Snow within a day. */
  z.object({ kind: z.literal('snow') }),
  /** Gusts within a day, from so many km/h on. */
  z.object({ kind: z.literal('gusts'), minKmh: z.number().min(20).max(250) }),
  /** A high of today or tomorrow from so many °C on. */
  z.object({ kind: z.literal('heat'), minCelsius: z.number().min(20).max(50) }),
  /** The first warm day of the year: a high of today or tomorrow from so many °C on. */
  z.object({ kind: z.literal('warmDay'), minCelsius: z.number().min(5).max(40) }),
  /** Pollen of a type today or tomorrow, from a level on. */
  z.object({ kind: z.literal('pollen'), type: z.enum(POLLEN_TYPES), minLevel: pollenLevel }),
]);
export type Wish = z.output<typeof WishSchema>;
export type WarningWish = Extract<Wish, { kind: 'warnings' }>;
/** A condition on the forecast. */
export type ForecastWish = Exclude<Wish, WarningWish>;

/** The hour of the morning at which a night ends that frost is told of. */
export const NIGHT_END_HOUR = 8;

/** Hours without messages, but for severe warnings: minutes of the local day, from the first up to the second. */
export type QuietHours = z.output<typeof QuietHoursSchema>;
const QuietHoursSchema = z.object({ from: minuteOfDay, to: minuteOfDay });

/** From 22 to 7 o'clock. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22 * 60, to: 7 * 60 };

/** How somebody is told: by the platform's notifications, or by the webhooks of the installation. */
export const WAYS = ['alexa', 'webhook'] as const;
export type Way = (typeof WAYS)[number];

const WatchedPlaceSchema = z.object({
  name: z.string().min(1).max(MAX_NAME_CHARACTERS),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres above sea level; null if unknown. */
  elevation: z.number().nullable(),
  /** ISO 3166-1 alpha-2; empty at sea. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** IANA time zone. */
  timeZone: z.string().regex(/^[\w+/-]{1,64}$/),
});
export type WatchedPlace = z.output<typeof WatchedPlaceSchema>;

/** What somebody asked to be told, of which place, and how. */
export const SubscriptionSchema = z.object({
  wishes: z.array(WishSchema).min(1).max(MAX_WISHES),
  place: WatchedPlaceSchema,
  /** BCP 47, one of the skill's. */
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** What the listener chose; missing: what their locale is used to. */
  units: z
    .object({
      temperature: z.enum(['celsius', 'fahrenheit']),
      speed: z.enum(['kilometresPerHour', 'milesPerHour', 'metresPerSecond', 'knots', 'beaufort']),
    })
    .optional(),
  /** Null: no hours are quiet. */
  quiet: QuietHoursSchema.nullable(),
  ways: z.array(z.enum(WAYS)).min(1),
});
export type Subscription = z.output<typeof SubscriptionSchema>;

/** Kind of an event: `warning:WIND`, or that of a wish. Pollen has its type: `pollen:Birke`. */
export type WatchedKind = string;

/** An event that somebody was told of; times in epoch milliseconds. */
export const ToldEventSchema = z.object({
  /** Unique for the subscriber. */
  id: z.string(),
  kind: z.string(),
  from: z.number(),
  until: z.number(),
  /** The gravest that was told. */
  level: z.number(),
  /** The newest warning that was seen of it; 0 of the forecast's events. */
  published: z.number(),
  /** Since when no warning of it is in force; null while one is. */
  missingSince: z.number().nullable(),
  isCalledOff: z.boolean(),
});
export type ToldEvent = z.output<typeof ToldEventSchema>;

/** Tells the events of pollen of two types, and of warnings of two groups, apart. */
export function kindOfWish(wish: ForecastWish): WatchedKind {
  return wish.kind === 'pollen' ? `pollen:${wish.type}` : wish.kind;
}

/** Cells of a tenth of a degree: a town is in one or a few. */
const CELLS_PER_DEGREE = 10;

/**
 * The cell of a place, by which subscribers are found: `52.5,13.4`. Subscribers of a town have the same
 * coordinates, and so the same cell; a cell may have several towns.
 */
export function findCell({
  latitude,
  longitude,
}: Pick<WatchedPlace, 'latitude' | 'longitude'>): string {
  return [latitude, longitude]
    .map((degrees) => (Math.floor(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE).toFixed(1))
    .join(',');
}

/** The only day of a wish; undefined if it is for every day. */
export function dayOfWish(wish: Wish): LocalDate | undefined {
  return 'day' in wish ? wish.day : undefined;
}

/** The day of the night that frost is told of: until morning, that of the day before. */
export function findNight(now: number, timeZone: string): LocalDate {
  const { date, hour } = toLocalHour(now, timeZone);
  return hour < NIGHT_END_HOUR ? addDays(date, -1) : date;
}

/** Whether a wish is for one day that has passed. */
export function isPastWish(wish: Wish, now: number, timeZone: string): boolean {
  const day = dayOfWish(wish);
  const current =
    wish.kind === 'frostTonight' ? findNight(now, timeZone) : toLocalDate(now, timeZone);
  return day !== undefined && day < current;
}
