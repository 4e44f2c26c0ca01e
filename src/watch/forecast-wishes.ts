import { addDays, startOfDay, startOfHour, toLocalDate, toLocalHour } from '../time/local-time.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';
import type { Hour } from '../weather/hour.ts';
import { isWetRate, NOWCAST_STEP_MS, type NextHourStep } from '../weather/nowcast.ts';
import type { Occurrence, PlaceView } from './look.ts';
import {
  dayOfWish,
  findNight,
  kindOfWish,
  NIGHT_END_HOUR,
  type ForecastWish,
} from './subscription.ts';

/** How far ahead the forecast is searched for gusts and snow. */
const AHEAD_MS = DAY_MS;

/** Hours so close to each other are one event. */
const MAX_BREAK_MS = 6 * HOUR_MS;

/** Rain that is told of now is not told again for so long, even if it stops in between. */
const RAIN_REST_MS = 3 * HOUR_MS;

/** The first warm day of a year is told once in this time. */
const WARM_SEASON_MS = 183 * DAY_MS;

/** mm in an hour. */
const MIN_TOLD_FALL_MM = 0.1;
/** Percent; unlikelier rain is not told. */
const MIN_TOLD_CHANCE = 50;

/** Above all that was asked for, gusts so much stronger than those that were told are told again, km/h. */
const GUST_STEP_KMH = 20;
/** Above all that was asked for, heat so much greater than what was told is told again, °C. */
const HEAT_STEP_C = 5;
const POLLEN_STEP = 1;

const FROST_C = 0;

/**
 * What of the forecast meets wishes of one kind, which are one event: the first, and what comes later if it exceeds a
 * threshold that nothing before it does.
 */
export function findOccurrences(
  wishes: readonly ForecastWish[],
  view: PlaceView,
  now: number,
): Occurrence[] {
  const [first] = wishes;
  if (!first) return [];
  const found = findParts(first, wishes, view, now);
  const kind = kindOfWish(first);
  return found.map((part) => ({
    tellUntil: part.end ?? part.until,
    ...part,
    kind,
    isUrgent: false,
  }));
}

/** An occurrence without what all of its kind have; it is told until its end if nothing else is said. */
type Part = Omit<Occurrence, 'kind' | 'isUrgent' | 'tellUntil'> & { tellUntil?: number };

function findParts(
  first: ForecastWish,
  wishes: readonly ForecastWish[],
  view: PlaceView,
  now: number,
): Part[] {
  const thresholds = wishes.map(thresholdOf).toSorted((one, other) => one - other);
  const [lowest = 0] = thresholds;
  switch (first.kind) {
    case 'rainSoon':
      return findRainSoon(view.nextHour ?? []);
    case 'rainToday':
      return findRainToday(wishes, view, now);
    case 'snow':
      return listSpells(view.hours, now, now + AHEAD_MS, isSnowy)
        .slice(0, 1)
        .map(({ from, until }) => ({
          ...spanOf(from, until),
          level: 1,
          subject: { of: 'snow', from, until },
        }));
    case 'gusts': {
      const spells = listSpells(view.hours, now, now + AHEAD_MS, ({ gust }) => {
        return (gust ?? 0) >= lowest;
      });
      const blowing = spells.map(({ from, until, hours }) => {
        return { from, until, value: Math.max(...hours.map(({ gust }) => gust ?? 0)) };
      });
      return takeGraver(blowing, thresholds).map(({ from, until, value: gust }) => ({
        ...spanOf(from, until),
        level: toLevel(gust, thresholds, GUST_STEP_KMH),
        subject: { of: 'gusts', gust, from, until },
      }));
    }
    case 'frostTonight':
      return findFrost(wishes, view, now);
    case 'heat':
      return takeGraver(listHighs(view, now), thresholds).map(({ date, value: high }) => ({
        ...spanOfDay(date, view.timeZone),
        level: toLevel(high, thresholds, HEAT_STEP_C),
        subject: { of: 'heat', date, high },
      }));
    case 'warmDay':
      return takeGraver(listHighs(view, now), thresholds).map(({ date, value: high }) => {
        const span = spanOfDay(date, view.timeZone);
        return {
          ...span,
          until: span.from + WARM_SEASON_MS,
          level: toLevel(high, thresholds),
          subject: { of: 'warmDay', date, high },
        };
      });
    case 'pollen': {
      const { type } = first;
      const levels = listTwoDays(view, now).flatMap((date) => {
        const day = view.pollen?.find((one) => one.date === date);
        return day ? [{ date, day, value: day.levels[type] ?? 0 }] : [];
      });
      return takeGraver(levels, thresholds).map(({ date, day, value }) => ({
        ...spanOfDay(date, view.timeZone),
        level: toLevel(value, thresholds, POLLEN_STEP),
        subject: { of: 'pollen', day, type },
      }));
    }
  }
}

/** From which value on weather meets a wish; 0 of wishes without one. */
function thresholdOf(wish: ForecastWish): number {
  if ('minKmh' in wish) return wish.minKmh;
  if ('minCelsius' in wish) return wish.minCelsius;
  return 'minLevel' in wish ? wish.minLevel : 0;
}

/** The highest threshold that a value meets, and steps above the last of them. */
function toLevel(value: number, thresholds: readonly number[], step?: number): number {
  const met = thresholds.findLast((threshold) => value >= threshold) ?? 0;
  if (step === undefined || met !== thresholds.at(-1)) return met;
  return met + Math.floor((value - met) / step) * step;
}

/** Of values one after the other the first that meets a threshold, and each that meets one that none before it does. */
function takeGraver<T extends { value: number }>(
  values: readonly T[],
  thresholds: readonly number[],
): T[] {
  let met = 0;
  return values.filter(({ value }) => {
    const level = toLevel(value, thresholds);
    const isGraver = level > met;
    met = Math.max(met, level);
    return isGraver;
  });
}

/** Weather whose hours are all of its event. */
function spanOf(from: number, until: number) {
  return { from, until, start: from, end: until };
}

function spanOfDay(date: string, timeZone: string) {
  return spanOf(startOfDay(date, timeZone), startOfDay(addDays(date, 1), timeZone));
}

function listTwoDays({ timeZone }: PlaceView, now: number): string[] {
  const today = toLocalDate(now, timeZone);
  return [today, addDays(today, 1)];
}

/** Whether one of the wishes is for a day: one without a day is for each. */
function isForDay(wishes: readonly ForecastWish[], date: string): boolean {
  return wishes.some((wish) => (dayOfWish(wish) ?? date) === date);
}

function findRainSoon(steps: readonly NextHourStep[]): Part[] {
  const start = findRainStart(steps);
  if (start === undefined) return [];
  const dry = steps.find((step) => step.start > start && step.rate !== null && !isFalling(step));
  return [
    {
      from: start,
      until: start + RAIN_REST_MS,
      start,
      end: dry?.start ?? null,
      // Whoever hears that it begins can see it by then.
      tellUntil: start + NOWCAST_STEP_MS,
      level: 1,
      subject: { of: 'rainSoon', steps },
    },
  ];
}

/** When precipitation begins within the hour; undefined if none does, or it falls already. */
function findRainStart(steps: readonly NextHourStep[]): number | undefined {
  const [first] = steps;
  if (!first || first.rate === null || isWetRate(first.rate)) return undefined;
  return steps.find(isFalling)?.start;
}

/** A forecast has no minutes: its rain within the hour counts if it is likely. */
function isFalling({ rate, probability = null }: NextHourStep): boolean {
  return rate !== null && isWetRate(rate) && (probability ?? 100) >= MIN_TOLD_CHANCE;
}

function findRainToday(
  wishes: readonly ForecastWish[],
  { hours, timeZone }: PlaceView,
  now: number,
): Part[] {
  const today = toLocalDate(now, timeZone);
  const day = spanOfDay(today, timeZone);
  const [spell] = isForDay(wishes, today) ? listSpells(hours, now, day.until, isRainy) : [];
  if (!spell) return [];
  const { from, until } = spell;
  const subject = { of: 'rainToday', from, until } as const;
  return [{ from: day.from, until: day.until - 1, start: from, end: until, level: 1, subject }];
}

interface Spell {
  from: number;
  until: number;
  hours: readonly Hour[];
}

/** The spells of hours with some weather from now until an instant. */
function listSpells(
  hours: readonly Hour[] | null,
  now: number,
  end: number,
  has: (hour: Hour) => boolean,
): Spell[] {
  const spells: Hour[][] = [];
  for (const hour of hours ?? []) {
    if (hour.start + HOUR_MS <= now || hour.start >= end || !has(hour)) continue;
    const spell = spells.at(-1);
    const last = spell?.at(-1);
    if (spell && last && hour.start - last.start - HOUR_MS <= MAX_BREAK_MS) spell.push(hour);
    else spells.push([hour]);
  }
  return spells.flatMap((spell) => {
    const [first, last] = [spell[0], spell.at(-1)];
    return first && last ? [{ from: first.start, until: last.start + HOUR_MS, hours: spell }] : [];
  });
}

function isRainy({ precipitation, precipitationProbability }: Hour): boolean {
  return (
    (precipitation ?? 0) >= MIN_TOLD_FALL_MM && (precipitationProbability ?? 100) >= MIN_TOLD_CHANCE
  );
}

function isSnowy(hour: Hour): boolean {
  return isRainy(hour) && (hour.snow ?? 0) >= MIN_TOLD_FALL_MM;
}

/** The night is told of from noon on, and while it lasts; hours of the local clock. */
const NIGHT_TOLD_FROM = 12;
const NIGHT_FROM = 18;

function findFrost(
  wishes: readonly ForecastWish[],
  { hours, timeZone }: PlaceView,
  now: number,
): Part[] {
  const { hour } = toLocalHour(now, timeZone);
  if (hour >= NIGHT_END_HOUR && hour < NIGHT_TOLD_FROM) return [];
  const date = findNight(now, timeZone);
  if (!isForDay(wishes, date)) return [];
  const from = startOfHour({ date, hour: NIGHT_FROM }, timeZone);
  const until = startOfHour({ date: addDays(date, 1), hour: NIGHT_END_HOUR }, timeZone);
  const cold = (hours ?? []).filter(
    ({ start, temperature }) =>
      start >= Math.max(from, now - HOUR_MS) && start < until && (temperature ?? FROST_C) < FROST_C,
  );
  const [first, last] = [cold[0], cold.at(-1)];
  if (!first || !last) return [];
  const low = Math.min(...cold.map(({ temperature }) => temperature ?? FROST_C));
  const subject = { of: 'frostTonight', date, low } as const;
  const [start, end] = [first.start, last.start + HOUR_MS];
  return [{ from, until: until - 1, start, end, level: 1, subject }];
}

/** The highs of the rest of today and of tomorrow, °C. */
function listHighs(view: PlaceView, now: number): { date: string; value: number }[] {
  const { hours, timeZone } = view;
  return listTwoDays(view, now).map((date) => {
    const { from, until } = spanOfDay(date, timeZone);
    const ahead = (hours ?? []).filter(
      ({ start }) => start >= Math.max(from, now) && start < until,
    );
    return { date, value: Math.max(...ahead.map(({ temperature }) => temperature ?? -Infinity)) };
  });
}
