import type { PeriodEntry } from '../../src/contract/voice-text/responses.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { DAY_PART_HOURS } from '../../src/weather/periods.ts';
import { toNearestLocalHour } from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { Locale } from '../../src/wording/language.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
} from '../../src/wording/units.ts';
import { certainOf } from '../wording/certain-hours.ts';
import { readNumbers } from '../wording/readers/numbers.ts';

/** What an answer speaks of. */
export interface Behind {
  hours: readonly Hour[];
  /** Of the nights after the days: a day has the low of its night, and today tells tonight. */
  nights?: readonly Hour[];
  entries: readonly Pick<PeriodEntry, 'prec'>[];
  timeZone: string;
  region: string;
}

/** Numbers of a spoken text that neither its hours nor its answer's fields hold. */
export function unfounded(text: string, behind: Behind, { tag, units }: Locale): string[] {
  const { degrees, gusts, amounts, hours, rest } = readNumbers(
    text.replaceAll(behind.region, ''),
    tag,
  );
  // Fields hold whole kilometres per hour.
  const told = [...behind.hours, ...(behind.nights ?? [])];
  const [coldest, warmest] = degreesWithin(told, units);
  const knownGusts = new Set(told.map(({ gust }) => toSpokenGust(Math.round(gust ?? 0), units)));
  const knownAmounts = amountsOf(behind, units);
  const clock = new Set(told.flatMap((hour) => clockAround(hour, behind.timeZone)));
  return [
    ...degrees
      .filter((value) => value < coldest || value > warmest)
      .map((value) => `${value} degrees`),
    ...gusts.filter((value) => !knownGusts.has(value)).map((value) => `gusts of ${value}`),
    ...amounts.filter((value) => !knownAmounts.has(value)).map((value) => `amount of ${value}`),
    ...hours.filter((value) => !clock.has(value)).map((value) => `hour ${value}`),
    ...(rest.match(/\d+/g) ?? []),
  ];
}

/** Means lie between the extremes, which half-day extremes may widen. */
function degreesWithin(hours: readonly Hour[], units: Locale['units']): [number, number] {
  const values = hours
    .flatMap((hour) => [hour.temperature, hour.maximumOf12Hours, hour.minimumOf12Hours])
    .filter((value) => value !== null);
  return [
    toSpokenTemperature(Math.min(...values) - 0.05, units),
    toSpokenTemperature(Math.max(...values) + 0.05, units),
  ];
}

/** The sums of entries and of hours still to come, of one day or of days that follow each other. */
function amountsOf(
  { entries, hours, nights = [], timeZone }: Behind,
  units: Locale['units'],
): Set<number> {
  const ofNights = Map.groupBy(nights, ({ start }) => nightOf(start, timeZone));
  const days = Map.groupBy(hours, ({ start }) => toNearestLocalHour(start, timeZone).date);
  // A night that is told apart from its day has its own amount.
  const isNight = isBeforeSix(timeZone);
  const beforeSix = [...days.values()].map((day) => day.filter(isNight));
  // After a night that is told with its evening, the rest of the day is told as more.
  const sinceSix = [...days.values()].map((day) => day.filter((hour) => !isNight(hour)));
  const nightly = [...ofNights.values(), ...beforeSix, ...sinceSix].map((night) => [night]);
  // What goes on over midnight is told to its end.
  const withNight = [...days].map(([date, day]) => [day, ofNights.get(date) ?? []]);
  const told = [...listRuns([...days.values()]), ...nightly, ...withNight].map((run) => run.flat());
  const sums = [
    ...[...told, ...told.flatMap(certainOf)].map((run) => ({
      sum: sum(run.map(({ precipitation }) => precipitation)),
      snow: sum(run.map((hour) => hour.snow)),
    })),
    ...listRuns(entries).map((run) => ({
      sum: sum(run.map(({ prec }) => prec.sum)),
      snow: sum(run.map(({ prec }) => (prec.sum ?? 0) - (prec.sumAsRain ?? 0))),
    })),
  ];
  return new Set(sums.flatMap((of) => [toSpokenRain(of.sum, units), toSpokenSnow(of.snow, units)]));
}

function isBeforeSix(timeZone: string): (hour: Hour) => boolean {
  return ({ start }) => toNearestLocalHour(start, timeZone).hour < DAY_PART_HOURS.night.to;
}

/** The date of the evening before. */
function nightOf(start: number, timeZone: string): string {
  return toNearestLocalHour(start - 12 * HOUR_MS, timeZone).date;
}

/** Lists all stretches of entries that follow each other: days of one sentence have one amount. */
function listRuns<T>(entries: readonly T[]): T[][] {
  return entries.flatMap((_, first) =>
    entries.slice(first).map((__, last) => entries.slice(first, first + last + 1)),
  );
}

/** An hour's own name and that of its end. */
function clockAround({ start }: Hour, timeZone: string): number[] {
  const { hour } = toNearestLocalHour(start, timeZone);
  return [hour, (hour + 1) % 24];
}

function sum(values: readonly (number | null)[]): number {
  const all = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return Math.round(all * 100) / 100;
}
