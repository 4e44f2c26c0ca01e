import { timeZoneAt } from '../place/time-zone.ts';
import { localDate, type LocalDate } from '../weather/local-time.ts';
import type { Locale } from '../wording/locale.ts';
import type { Sources } from './sources.ts';

/** The place that a request names. */
export interface Where {
  latitude: number;
  longitude: number;
  location?: string | undefined;
}

/** The clock and calendar at the place asked for. */
export interface PlaceTime {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  today: LocalDate;
}

/** What is known of a place by the closest town. */
export interface NamedPlace {
  /** Empty where there is no town, as at open sea. */
  region: string;
  /** Metres above sea level; null where it is not known. */
  elevation: number | null;
  /** ISO 3166 code of the closest town's country; undefined where there is none. */
  country: string | undefined;
}

export function placeTime({ latitude, longitude }: Where, { clock }: Sources): PlaceTime {
  const now = clock().getTime();
  const timeZone = timeZoneAt(latitude, longitude);
  return { now, timeZone, today: localDate(now, timeZone) };
}

/** By the name that the caller gives it, else by that of the closest town. */
export function namePlace(
  { latitude, longitude, location }: Where,
  locale: Locale,
  { gazetteer }: Sources,
): NamedPlace {
  const town = gazetteer.nearest(latitude, longitude, languageOf(locale));
  return {
    region: location ?? town?.name ?? '',
    elevation: town?.elevation ?? null,
    country: town?.country,
  };
}

/** `de` of `de-DE`: names of places are the same in all countries of a language. */
export function languageOf({ tag }: Locale): string {
  return tag.split('-')[0] ?? tag;
}
