import { addDays, startOfDay, toLocalDate, toLocalHour } from '../time/local-time.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';
import type { PollenDay, PollenIndex } from '../weather/atmosphere.ts';
import type { Hour } from '../weather/hour.ts';
import { isWetRate, type NextHourStep } from '../weather/nowcast.ts';
import type { Occurrence, PlaceView } from './occurrence.ts';
import { kindOfWish, type ForecastWish } from './subscription.ts';

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

/** Gusts so much stronger than those that were told are told again, km/h. */
const GUST_STEP_KMH = 20;
/** Heat so much greater than what was told is told again, °C. */
const HEAT_STEP_C = 5;

const FROST_C = 0;

/** What of the forecast meets a wish: the first, if there are several. */
export function findOccurrence(
  wish: ForecastWish,
  view: PlaceView,
  now: number,
): Occurrence | undefined {
  const base = { kind: kindOfWish(wish), isUrgent: false };
  switch (wish.kind) {
    case 'rainSoon': {
      const steps = view.nextHour ?? [];
      const start = findRainStart(steps);
      if (start === undefined) return undefined;
      const subject = { of: 'rainSoon' as const, steps };
      return { ...base, from: start, until: start + RAIN_REST_MS, level: 1, subject };
    }
    case 'rainToday': {
      const date = toLocalDate(now, view.timeZone);
      const end = startOfDay(addDays(date, 1), view.timeZone);
      const spell = findSpell(view.hours, now, end, isRainy);
      if (!spell) return undefined;
      const from = startOfDay(date, view.timeZone);
      const subject = { of: 'rainToday' as const, from: spell.from, until: spell.until };
      return { ...base, from, until: end - 1, level: 1, subject };
    }
    case 'snow': {
      const spell = findSpell(view.hours, now, now + AHEAD_MS, isSnowy);
      if (!spell) return undefined;
      const { from, until } = spell;
      return { ...base, from, until, level: 1, subject: { of: 'snow', from, until } };
    }
    case 'gusts': {
      const spell = findSpell(view.hours, now, now + AHEAD_MS, ({ gust }) => {
        return (gust ?? 0) >= wish.minKmh;
      });
      if (!spell) return undefined;
      const { from, until } = spell;
      const gust = Math.max(...spell.hours.map((hour) => hour.gust ?? 0));
      const level = 1 + Math.floor((gust - wish.minKmh) / GUST_STEP_KMH);
      return { ...base, from, until, level, subject: { of: 'gusts', gust, from, until } };
    }
    case 'frostTonight':
      return findFrost(base, view, now);
    case 'heat':
    case 'warmDay': {
      const day = findWarmDay(view, now, wish.minCelsius);
      if (!day) return undefined;
      const { from, until, date, high } = day;
      const subject = { of: wish.kind, date, high };
      return wish.kind === 'heat'
        ? {
            ...base,
            from,
            until,
            level: 1 + Math.floor((high - wish.minCelsius) / HEAT_STEP_C),
            subject,
          }
        : { ...base, from, until: from + WARM_SEASON_MS, level: 1, subject };
    }
    case 'pollen':
      return findPollen(wish, view, now);
  }
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

interface Spell {
  from: number;
  until: number;
  hours: readonly Hour[];
}

/** The first spell of hours with some weather from now until an instant. */
function findSpell(
  hours: readonly Hour[] | null,
  now: number,
  end: number,
  has: (hour: Hour) => boolean,
): Spell | undefined {
  const spell: Hour[] = [];
  for (const hour of hours ?? []) {
    if (hour.start + HOUR_MS <= now || hour.start >= end || !has(hour)) continue;
    const last = spell.at(-1);
    if (last && hour.start - last.start - HOUR_MS > MAX_BREAK_MS) break;
    spell.push(hour);
  }
  const [first, last] = [spell[0], spell.at(-1)];
  return first && last && { from: first.start, until: last.start + HOUR_MS, hours: spell };
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
const NIGHT_TO = 8;

function findFrost(
  base: Pick<Occurrence, 'kind' | 'isUrgent'>,
  { hours, timeZone }: PlaceView,
  now: number,
): Occurrence | undefined {
  const { date: today, hour } = toLocalHour(now, timeZone);
  if (hour >= NIGHT_TO && hour < NIGHT_TOLD_FROM) return undefined;
  const date = hour < NIGHT_TO ? addDays(today, -1) : today;
  const from = startOfDay(date, timeZone) + NIGHT_FROM * HOUR_MS;
  const until = startOfDay(addDays(date, 1), timeZone) + NIGHT_TO * HOUR_MS;
  const cold = (hours ?? []).flatMap(({ start, temperature }) =>
    start >= Math.max(from, now - HOUR_MS) && start < until && temperature !== null
      ? [temperature]
      : [],
  );
  const low = Math.min(...cold);
  if (!(low < FROST_C)) return undefined;
  return { ...base, from, until: until - 1, level: 1, subject: { of: 'frostTonight', date, low } };
}

/** Today or tomorrow, whichever comes first with a high from so many °C on. */
function findWarmDay({ hours, timeZone }: PlaceView, now: number, minCelsius: number) {
  const today = toLocalDate(now, timeZone);
  for (const date of [today, addDays(today, 1)]) {
    const from = startOfDay(date, timeZone);
    const until = startOfDay(addDays(date, 1), timeZone);
    const ahead = (hours ?? []).filter(
      ({ start }) => start >= Math.max(from, now) && start < until,
    );
    const high = Math.max(...ahead.map(({ temperature }) => temperature ?? -Infinity));
    if (high >= minCelsius) return { date, from, until, high };
  }
  return undefined;
}

function findPollen(
  wish: Extract<ForecastWish, { kind: 'pollen' }>,
  { pollen, timeZone }: PlaceView,
  now: number,
): Occurrence | undefined {
  const today = toLocalDate(now, timeZone);
  const days = [today, addDays(today, 1)].flatMap(
    (date) => pollen?.find((day) => day.date === date) ?? [],
  );
  const levelOf = (day: PollenDay): PollenIndex => day.levels[wish.type] ?? 0;
  const day = days.find((one) => levelOf(one) >= wish.minLevel);
  if (!day) return undefined;
  return {
    kind: kindOfWish(wish),
    isUrgent: false,
    from: startOfDay(day.date, timeZone),
    until: startOfDay(addDays(day.date, 1), timeZone),
    level: levelOf(day),
    subject: { of: 'pollen', day, type: wish.type },
  };
}
