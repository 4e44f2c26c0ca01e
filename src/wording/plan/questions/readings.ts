import type { Forecast2Hour } from '../../../contract/public/forecast2.ts';
import type { HourlyForecast } from '../../../contract/public/forecast.ts';
import type { PastHour, PastReadingsResponse } from '../../../contract/public/stations.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import type {
  DewPointFact,
  SnowLineFact,
  PressureFact,
  ReadingStatement,
  UvIndexFact,
  UvLevel,
} from '../reading-statement.ts';
import type { Opening, When } from '../statement.ts';

/** What the public hourly forecast has and no voice text tells. */
export type AirQuantity = 'humidity' | 'dewPoint' | 'pressure' | 'cloudCover';

/** The hours that a question is about: `from` and `to` in epoch milliseconds. */
export interface ReadingTime {
  when: When;
  from: number;
  to: number;
}

/** "Is it muggy?": yes or no, and the dew point. */
export function planMuggy(
  hours: readonly HourlyForecast[],
  time: ReadingTime,
  place: string | null,
): AnswerPlan {
  return planReading('dewPoint', hours, time, place).map((statement) =>
    statement.kind === 'reading' && statement.form === 'dewPoint'
      ? { ...statement, answer: isMuggy(statement) ? 'yes' : 'no' }
      : statement,
  );
}

/** "Is the pressure rising?": yes or no, and the pressure. */
export function planPressureTendency(
  asked: PressureFact['tendency'],
  hours: readonly HourlyForecast[],
  time: ReadingTime,
  place: string | null,
): AnswerPlan {
  return planReading('pressure', hours, time, place).map((statement) =>
    statement.kind === 'reading' && statement.form === 'pressure' && statement.tendency
      ? { ...statement, answer: statement.tendency === asked ? 'yes' : 'no' }
      : statement,
  );
}

function isMuggy({ feel }: DewPointFact): boolean {
  return feel === 'muggy' || feel === 'oppressive';
}

/** A change of pressure by this much within three hours is one, hPa. */
const MIN_PRESSURE_CHANGE_HPA = 1;
const TENDENCY_MS = 3 * HOUR_MS;

/** Lowest dew points of air that feels so, °C; muggy from a vapour pressure of 18.8 hPa on (DWD's glossary). */
const MIN_OPPRESSIVE_C = 20;
const MIN_MUGGY_C = 16.5;
const MIN_PLEASANT_C = 10;

/**
 * Plans the answer to a question for one quantity of the air: the value of an hour, the mean of several, of dew points
 * the highest.
 *
 * @param hours "Hourly forecast" of the public document: percent, °C, hPa
 */
export function planReading(
  quantity: AirQuantity,
  hours: readonly HourlyForecast[],
  time: ReadingTime,
  place: string | null,
): AnswerPlan {
  const asked = hours.filter(({ from }) => isWithin(from, time));
  const opening: Opening = { when: time.when, place };
  const fact = createFact(quantity, asked, hours, opening);
  return fact ? [fact] : NO_DATA_PLAN;
}

/** Plans the lowest snow line; undefined without precipitation. */
export function planSnowLine(
  hours: readonly HourlyForecast[],
  time: ReadingTime,
  place: string | null,
): AnswerPlan | undefined {
  const asked = hours.filter(({ from }) => isWithin(from, time));
  const heights = asked.flatMap(({ prec }) => prec.snowLine ?? []);
  if (heights.length === 0) return undefined;
  const fact: SnowLineFact = {
    kind: 'reading',
    form: 'snowLine',
    opening: { when: time.when, place },
    value: Math.min(...heights),
    ofSeveral: asked.length > 1,
  };
  return [fact];
}

function isWithin(from: string, time: ReadingTime): boolean {
  const start = Date.parse(from);
  return start + HOUR_MS > time.from && start < time.to;
}

function createFact(
  quantity: AirQuantity,
  asked: readonly HourlyForecast[],
  hours: readonly HourlyForecast[],
  opening: Opening,
): ReadingStatement | null {
  const read = (value: (hour: HourlyForecast) => number | null) =>
    asked.map(value).filter((one) => one !== null);
  switch (quantity) {
    case 'humidity': {
      const percent = mean(read((hour) => hour.relativeHumidity.avg));
      return percent === null ? null : { kind: 'reading', form: 'humidity', opening, percent };
    }
    case 'cloudCover': {
      const percent = mean(read((hour) => hour.clouds.avg));
      return percent === null ? null : { kind: 'reading', form: 'cloudCover', opening, percent };
    }
    case 'dewPoint': {
      const values = read((hour) => hour.dewpoint);
      if (values.length === 0) return null;
      const value = Math.max(...values);
      return { kind: 'reading', form: 'dewPoint', opening, value, feel: describeFeel(value) };
    }
    case 'pressure': {
      const value = mean(read((hour) => hour.pressure.avg));
      const tendency = findTendency(asked, hours);
      return value === null
        ? null
        : { kind: 'reading', form: 'pressure', opening, value, tendency };
    }
  }
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
}

function describeFeel(dewPoint: number): DewPointFact['feel'] {
  if (dewPoint >= MIN_OPPRESSIVE_C) return 'oppressive';
  if (dewPoint >= MIN_MUGGY_C) return 'muggy';
  return dewPoint >= MIN_PLEASANT_C ? 'pleasant' : null;
}

/** From the first asked hour to the last, or through the three hours after a single one. */
function findTendency(
  asked: readonly HourlyForecast[],
  hours: readonly HourlyForecast[],
): PressureFact['tendency'] {
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return null;
  const end = Math.max(Date.parse(last.from), Date.parse(first.from) + TENDENCY_MS);
  const later = hours.find(({ from }) => Date.parse(from) === end);
  const [before, after] = [first.pressure.avg, later?.pressure.avg ?? null];
  if (before === null || after === null) return null;
  if (Math.abs(after - before) < MIN_PRESSURE_CHANGE_HPA) return 'steady';
  return after > before ? 'rising' : 'falling';
}

/** The lowest index of each level (World Health Organization). */
const UV_LEVELS: readonly (readonly [from: number, level: UvLevel])[] = [
  [11, 'extreme'],
  [8, 'veryHigh'],
  [6, 'high'],
  [3, 'moderate'],
];

const HIGH_LEVELS: ReadonlySet<UvLevel> = new Set(['high', 'veryHigh', 'extreme']);

/** Plans the highest UV index of the hours; undefined if the source has none. */
export function planUvIndex(
  hours: readonly Forecast2Hour[],
  time: ReadingTime,
  place: string | null,
  { isYesOrNo }: { isYesOrNo: boolean },
): AnswerPlan | undefined {
  const asked = hours.filter(({ datetime_utc }) => isWithin(datetime_utc, time));
  const values = asked.flatMap(({ parameters }) => parameters.uv_index.value ?? []);
  if (values.length === 0) return undefined;
  const value = Math.round(Math.max(...values));
  const level = UV_LEVELS.find(([from]) => value >= from)?.[1] ?? 'low';
  const fact: UvIndexFact = {
    kind: 'reading',
    form: 'uvIndex',
    opening: { when: time.when, place },
    value,
    ofSeveral: values.length > 1,
    level,
  };
  if (!isYesOrNo) return [fact];
  return [{ ...fact, answer: HIGH_LEVELS.has(level) ? 'yes' : 'no' }];
}

export interface AskedPlace {
  name: string;
  /** Metres above sea level; null if unknown. */
  elevation: number | null;
}

/** A station farther away is named, km. */
const MIN_NAMED_KM = 15;

/** A station so much higher or lower has other weather, m: the air is 2 degrees colder. */
const MIN_OTHER_HEIGHT_M = 300;

/** The place, or that of a station in the valley below it. */
export function nameMeasuredPlace({ station }: PastReadingsResponse, place: AskedPlace): string {
  return station && hasOtherHeight(station.elevation, place) ? station.name : place.name;
}

function hasOtherHeight(height: number, { elevation }: AskedPlace): boolean {
  return elevation !== null && Math.abs(height - elevation) > MIN_OTHER_HEIGHT_M;
}

/** Names the station if it is far, or much higher or lower. */
export function planStation({ station }: PastReadingsResponse, place: AskedPlace): AnswerPlan {
  if (!station) return [];
  const isFar = station.distance > MIN_NAMED_KM;
  if (!isFar && !hasOtherHeight(station.elevation, place)) return [];
  const { name, distance: kilometres } = station;
  return [{ kind: 'past', form: 'measuredAt', name, kilometres }];
}

/** Snow is measured some times a day; the visibility changes within hours. */
const MAX_SNOW_AGE_MS = DAY_MS;
const MAX_VISIBILITY_AGE_MS = 3 * HOUR_MS;

/** "How much snow is on the ground?", "Is there snow on the ground?", which has yes or no first. */
export function planSnowDepth(
  body: PastReadingsResponse,
  asked: AskedPlace,
  now: number,
  { isYesOrNo = false } = {},
): AnswerPlan {
  const place = nameMeasuredPlace(body, asked);
  const depth = findNewest(body, 'snowDepth', now - MAX_SNOW_AGE_MS);
  if (depth === null) return [];
  const fact = { kind: 'past', form: 'snowDepth', place, depth } as const;
  const { station } = body;
  // In the valley lies no snow: that is no answer for the summit.
  const isElsewhere = station && !asked.name.startsWith(station.name);
  if (isElsewhere && hasOtherHeight(station.elevation, asked)) {
    const { name, distance: kilometres } = station;
    return [
      { kind: 'past', form: 'unmeasured', place: asked.name, name, kilometres, isYesOrNo },
      fact,
    ];
  }
  const answer = depth > 0 ? 'yes' : 'no';
  return [isYesOrNo ? { ...fact, answer } : fact, ...planStation(body, asked)];
}

/** "What's the visibility?" */
export function planVisibility(
  body: PastReadingsResponse,
  asked: AskedPlace,
  now: number,
): AnswerPlan {
  const place = nameMeasuredPlace(body, asked);
  const metres = findNewest(body, 'visibility', now - MAX_VISIBILITY_AGE_MS);
  if (metres === null) return [];
  return [{ kind: 'past', form: 'visibility', place, metres }, ...planStation(body, asked)];
}

/** A station that is near, km. */
const MAX_NEAR_KM = 25;

/** "Where's the nearest weather station?", "Is there one near?" */
export function planNearestStation(
  { station }: PastReadingsResponse,
  { isYesOrNo }: { isYesOrNo: boolean },
): AnswerPlan {
  if (!station) return [];
  const { name, distance: kilometres } = station;
  const fact = { kind: 'past', form: 'nearest', name, kilometres } as const;
  if (!isYesOrNo) return [fact];
  return [{ ...fact, answer: kilometres <= MAX_NEAR_KM ? 'yes' : 'no' }];
}

function findNewest(
  { items }: PastReadingsResponse,
  field: 'snowDepth' | 'visibility',
  since: number,
): PastHour['snowDepth'] {
  const report = items.findLast((hour) => hour[field] !== null && Date.parse(hour.time) >= since);
  return report?.[field] ?? null;
}
