import { POLLEN_TYPES, type PollenType } from '../../contract/parameters.ts';
import type { PollenForecast } from '../../opendata/pollen/forecasts.ts';
import { addDays, type LocalDate } from '../../weather/local-time.ts';
import type { PollenDay, PollenIndex } from '../../weather/pollen.ts';
import { noPollenForecast } from '../problems.ts';

/** A type of pollen over the days that answers hold; null where it is not known. */
export interface PollenItem {
  name: PollenType;
  today: PollenIndex | null;
  tomorrow: PollenIndex | null;
  inTwoDays: PollenIndex | null;
}

/**
 * The days from today to in two days of which something is known, of one type or of all. Whatever
 * the file calls today, a day is found by its date.
 *
 * @throws {ServiceError} where nothing is known of any of them
 */
export function daysAhead(
  forecast: PollenForecast | undefined,
  type: PollenType | undefined,
  today: LocalDate,
): PollenDay[] {
  if (!forecast) throw noPollenForecast('There are pollen forecasts for Germany only.');
  const last = addDays(today, 2);
  const days = forecast.days.filter(
    (day) => day.date >= today && day.date <= last && isKnown(day, type),
  );
  if (days.length === 0) {
    throw noPollenForecast(
      `There is no forecast of ${type ?? 'pollen'} for today and the next two days.`,
    );
  }
  return days;
}

/** Each type of which something is known, in the order of the document. */
export function itemsOf(
  days: readonly PollenDay[],
  type: PollenType | undefined,
  today: LocalDate,
): PollenItem[] {
  const level = (name: PollenType, ahead: number) =>
    days.find(({ date }) => date === addDays(today, ahead))?.levels[name] ?? null;
  const types = type === undefined ? POLLEN_TYPES : [type];
  return types
    .filter((name) => days.some((day) => isKnown(day, name)))
    .map((name) => ({
      name,
      today: level(name, 0),
      tomorrow: level(name, 1),
      inTwoDays: level(name, 2),
    }));
}

function isKnown({ levels }: PollenDay, type: PollenType | undefined): boolean {
  return type === undefined ? Object.keys(levels).length > 0 : levels[type] !== undefined;
}
