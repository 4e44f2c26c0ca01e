import { startOfHour, toLocalHour } from '../../../src/time/local-time.ts';
import type { AskedTime } from './asked-time.ts';
import type { Threshold } from './expectation.ts';

/** The weather of the asked time, from the responses; null for what they do not have. */
export interface Weather {
  /** °C */
  min: number | null;
  max: number | null;
  /** mm */
  amount: number | null;
  /** mm, of which is no rain */
  snow: number | null;
  /** % */
  chance: number | null;
  /** km/h */
  wind: number | null;
  gust: number | null;
  sunHours: number | null;
  /** mm per hour, of each step of the next hour */
  steps: number[];
  /** °C */
  dewPoint: number | null;
}

/** The fields of the responses' entries that are read. */
interface Entry {
  date?: string;
  temperature?: {
    min?: number | null;
    max?: number | null;
    wakingMax?: number | null;
    avg?: number | null;
  };
  prec?: { sum?: number | null; probability?: number | null; sumAsRain?: number | null };
  wind?: { avg?: number | null; max?: number | null; gusts?: { value?: number } };
  sunHours?: number | null;
  value?: number | null;
  dewpoint?: number | null;
}

interface Body {
  hourly?: Entry[];
  summary?: Entry[];
  spaces?: (Partial<Record<string, Entry | null>> & { date: string })[];
  items?: Entry[];
}

/** Reads the weather of a time from the bodies that an answer was made from. */
export function readWeather(
  bodies: readonly Body[],
  time: AskedTime,
  timeZone: string,
  now: number,
): Weather {
  const entries = selectEntries(bodies, time, timeZone, now);
  const numbers = (read: (entry: Entry) => number | null | undefined) =>
    entries.map(read).filter((value) => typeof value === 'number');
  const mins = numbers(({ temperature: t }) => t?.min ?? t?.avg);
  const amount = addUp(numbers(({ prec }) => prec?.sum));
  const asRain = addUp(numbers(({ prec }) => prec?.sumAsRain));
  const steps = bodies.flatMap(({ items = [] }) => items.map(({ value }) => value));
  return {
    min: mins.length === 0 ? null : Math.min(...mins),
    max: findMost(numbers(({ temperature: t }) => t?.wakingMax ?? t?.max ?? t?.avg)),
    amount,
    snow: amount === null || asRain === null ? null : amount - asRain,
    chance: findMost(numbers(({ prec }) => prec?.probability)),
    wind: findMost(numbers(({ wind }) => wind?.max ?? wind?.avg)),
    gust: findMost(numbers(({ wind }) => wind?.gusts?.value)),
    sunHours: addUp(numbers(({ sunHours }) => sunHours)),
    steps: steps.filter((value) => typeof value === 'number'),
    dewPoint: findMost(numbers(({ dewpoint }) => dewpoint)),
  };
}

function findMost(values: number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}

function addUp(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((all, value) => all + value, 0);
}

function selectEntries(
  bodies: readonly Body[],
  time: AskedTime,
  timeZone: string,
  now: number,
): Entry[] {
  const { part, first, last, hours, isNow } = time;
  // Past readings are no forecast: their items have other times.
  const hourly = bodies
    .flatMap((body) => [...(body.hourly ?? []), ...(body.items ?? [])])
    .filter(({ date }) => date !== undefined);
  if (isNow || hours) {
    const date = isNow ? now : startOfHour({ date: first, hour: hours?.from ?? 0 }, timeZone);
    const asked = toLocalHour(date, timeZone);
    return hourly
      .filter((entry) => isSameHour(entry.date, asked, timeZone) && entry.value === undefined)
      .slice(0, 1);
  }
  if (part) {
    const spaces = bodies.flatMap((body) => body.spaces ?? []);
    return spaces
      .flatMap((day) => (day.date === first ? [day[part]] : []))
      .filter((entry) => !!entry);
  }
  const today = toLocalHour(now, timeZone);
  const remaining = hourly.filter(({ date = '', value }) => {
    const local = toLocalHour(Date.parse(date), timeZone);
    return value === undefined && local.date === today.date && local.hour >= today.hour;
  });
  // What is left of today, as far as the answer was made from hours.
  if (first === today.date && last === first && remaining.length > 1) return remaining;
  const days = bodies.flatMap((body) => body.summary ?? []);
  const inRange = days.filter(({ date = '' }) => date >= first && date <= last);
  return inRange.filter((entry, i) => inRange.findIndex(({ date }) => date === entry.date) === i);
}

function isSameHour(
  instant: string | undefined,
  asked: { date: string; hour: number },
  timeZone: string,
): boolean {
  if (instant === undefined) return false;
  const { date, hour } = toLocalHour(Date.parse(instant), timeZone);
  return date === asked.date && hour === asked.hour;
}

/** Whether a statement of the data holds; undefined if the bodies do not decide it. */
export function isTrue(
  truth: string,
  weather: Weather,
  options: { threshold: Threshold | undefined; isWholeTime: boolean },
): boolean | undefined {
  const [, of, sign, value] =
    /^(temperature|high|low|wind|gusts|rainAmount|rainChance)([<>])(-?[\d.]+)$/.exec(truth) ?? [];
  if (of !== undefined) {
    return isBeyond(weather, { of, isAbove: sign === '>', value: Number(value) }, options);
  }
  const denied = /^no([A-Z].*)$/.exec(truth)?.[1];
  if (denied !== undefined) {
    const name = denied.charAt(0).toLowerCase() + denied.slice(1);
    return negate(STATEMENTS[name]?.(weather));
  }
  return STATEMENTS[truth.replace(/^needed:/, '')]?.(weather);
}

function negate(holds: boolean | undefined): boolean | undefined {
  return holds === undefined ? undefined : !holds;
}

/** In between, both are right. */
function decide(value: number | null, from: number, below: number): boolean | undefined {
  if (value === null) return undefined;
  if (value >= from) return true;
  return value < below ? false : undefined;
}

function isWet({ steps, amount, chance }: Weather): boolean | undefined {
  if (steps.length > 0) return decide(Math.max(...steps), 0.5, 0.01);
  if (amount === null) return undefined;
  if (amount >= 1 && (chance ?? 100) >= 60) return true;
  return amount === 0 && (chance ?? 0) <= 10 ? false : undefined;
}

/** mm: less is not measured. */
const MEASURABLE = 0.2;

/** Snow alone is no rain. */
function isRainy(weather: Weather): boolean | undefined {
  const { amount, snow } = weather;
  const isSnowAlone = snow !== null && snow > 0 && (amount ?? 0) - snow < MEASURABLE;
  return isSnowAlone ? false : isWet(weather);
}

const STATEMENTS: Readonly<Record<string, (weather: Weather) => boolean | undefined>> = {
  rain: isRainy,
  rainNow: isRainy,
  umbrella: isWet,
  dry: (weather) => negate(isWet(weather)),
  snow: (weather) =>
    (weather.min ?? 0) > 6 ? false : isWet(weather) === false ? false : decide(weather.snow, 1, 0),
  sun: ({ sunHours }) => decide(sunHours, 5, 0.1),
  windy: ({ gust }) => decide(gust, 60, 20),
  storm: ({ gust }) => decide(gust, 90, 40),
  frost: ({ min }) => negate(decide(min, 5, -0.5)),
  muggy: ({ dewPoint }) => decide(dewPoint, 18, 13),
};

/** To °C, km/h and mm. */
const UNITS: Readonly<Record<string, (value: number) => number>> = {
  F: (value) => ((value - 32) * 5) / 9,
  mph: (value) => value * 1.609_344,
  in: (value) => value * 25.4,
  kn: (value) => value * 1.852,
  'm/s': (value) => value * 3.6,
  Bft: (value) => 3.01 * value ** 1.5,
};

/** Answers round, so that what is this near may be told either way. */
const TOLERANCE = 1;

function isBeyond(
  { min, max, wind, gust, amount, chance }: Weather,
  { of, isAbove, value }: { of: string; isAbove: boolean; value: number },
  { threshold, isWholeTime }: { threshold: Threshold | undefined; isWholeTime: boolean },
): boolean | undefined {
  const limit = UNITS[threshold?.unit ?? '']?.(value) ?? value;
  // Whether it gets colder than ten may be meant of the day or of the night.
  const colder: Range = isWholeTime ? [max, max] : [min, max];
  const warmer: Range = isWholeTime ? [min, min] : [max, max];
  const ranges: Readonly<Record<string, Range>> = {
    temperature: isAbove ? warmer : colder,
    high: [max, max],
    low: [min, min],
    wind: [wind, gust],
    gusts: [gust, gust],
    rainAmount: [amount, amount],
    rainChance: [chance, chance],
  };
  const [least, most] = ranges[of] ?? [null, null];
  if (least === null || most === null) return undefined;
  if (least > limit + TOLERANCE) return isAbove;
  return most < limit - TOLERANCE ? !isAbove : undefined;
}

/** The least and the most of what may be meant. */
type Range = readonly [number | null, number | null];

interface MeasuredItem {
  time?: string;
  precipitation?: number | null;
}

/** mm of the hours that end within a time; epoch milliseconds. */
export function sumMeasuredRain(
  bodies: readonly { items?: MeasuredItem[] }[],
  { from, to }: { from: number; to: number },
): number {
  const ended = bodies
    .flatMap(({ items = [] }) => items)
    .filter(({ time = '' }) => Date.parse(time) > from && Date.parse(time) <= to);
  return ended.reduce((sum, { precipitation }) => sum + (precipitation ?? 0), 0);
}
