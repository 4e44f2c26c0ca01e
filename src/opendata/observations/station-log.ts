import { HOUR_MS } from '../../time/units.ts';
import { toLocalDate, startOfDay } from '../../time/local-time.ts';
import { sumRainSince, type Rainfall, type StationReading } from '../../weather/observation.ts';

/** Recent reports of a station from one or several sources. */
export interface StationLog {
  /** Adds a report; the first report of a value counts. */
  add: (report: StationReport, now: number) => void;
  /** Returns undefined without a report within {@link MAX_STATION_SILENCE_MS}. */
  reading: (now: number) => StationReading | undefined;
  /** Lists the current reports, to add them to another log. */
  reports: () => StationReport[];
}

/** Stations without a report for longer have no reading. */
export const MAX_STATION_SILENCE_MS = 3 * HOUR_MS;

/** Some values are reported once an hour and stay valid until the next report. */
const VALUE_VALIDITY_MS = HOUR_MS;
/** Today's rain is valid even if the last hour is missing. */
const RAIN_VALIDITY_MS = HOUR_MS;
/** A day has 150 ten-minute spans (with clock change) and 25 hours. */
const MAX_RAIN_SPANS = 500;
/** Tolerated difference between the clocks of two machines. */
export const MAX_REPORT_CLOCK_SKEW_MS = 10 * 60_000;

/** Time zone of the stations, all of which are in Germany. */
const BERLIN = 'Europe/Berlin';

export function createStationLog(): StationLog {
  const values = new Map<number, StationValues>();
  let spans: Rainfall[] = [];
  let newest = -Infinity;

  function add({ time, values: newValues, rain }: StationReport, now: number): void {
    if (time > now + MAX_REPORT_CLOCK_SKEW_MS) return;
    newest = Math.max(newest, time);
    values.set(time, fillMissing(values.get(time) ?? EMPTY_VALUES, newValues));
    for (const span of rain) if (isNew(span)) spans.push(span);
    dropOld();
  }

  function isNew({ from, to }: Rainfall): boolean {
    return (
      spans.length < MAX_RAIN_SPANS &&
      !spans.some((other) => other.from === from && other.to === to)
    );
  }

  /** Drops reports that no reading needs any more. */
  function dropOld(): void {
    for (const time of values.keys()) {
      if (time < newest - MAX_STATION_SILENCE_MS) values.delete(time);
    }
    const midnight = findMidnightBefore(newest);
    if (spans.some(({ to }) => to <= midnight)) spans = spans.filter(({ to }) => to > midnight);
  }

  function reading(now: number): StationReading | undefined {
    const times = [...values.keys()].toSorted((a, b) => b - a);
    const time = times.find((each) => hasValue(values.get(each)));
    if (time === undefined || time < now - MAX_STATION_SILENCE_MS) return undefined;
    const recent = times.filter((each) => each <= time && each > time - VALUE_VALIDITY_MS);
    const filled = recent.reduce<StationValues>(
      (all, each) => fillMissing(all, values.get(each) ?? EMPTY_VALUES),
      EMPTY_VALUES,
    );
    return { time, ...filled, precipitationToday: sumRainUntil(time) };
  }

  function sumRainUntil(time: number): number | null {
    const past = spans.filter(({ to }) => to <= time);
    const sum = sumRainSince(findMidnightBefore(time), past);
    return sum && sum.to >= time - RAIN_VALIDITY_MS ? sum.amount : null;
  }

  function reports(): StationReport[] {
    return [
      ...Array.from(values, ([time, each]) => ({ time, values: each, rain: [] })),
      ...spans.map((span) => ({ time: span.to, values: EMPTY_VALUES, rain: [span] })),
    ];
  }

  return { add, reading, reports };
}

function findMidnightBefore(time: number): number {
  return startOfDay(toLocalDate(time, BERLIN), BERLIN);
}

function hasValue(values: StationValues | undefined): boolean {
  return values !== undefined && Object.values(values).some((value) => value !== null);
}

/** Values of a station at a time; null if not measured. */
export type StationValues = Readonly<Omit<StationReading, 'time' | 'precipitationToday'>>;

/** Report of a station: values at a time, and precipitation until then. */
export interface StationReport {
  /** Epoch milliseconds. */
  time: number;
  values: StationValues;
  rain: Rainfall[];
}

export const EMPTY_VALUES: StationValues = {
  temperature: null,
  relativeHumidity: null,
  windSpeed: null,
  windDirection: null,
  gust: null,
  gustDirection: null,
  pressure: null,
  cloudCover: null,
};

/** Bounds of all measurements ever; values beyond come from defective instruments. */
const VALUE_BOUNDS: Record<keyof StationValues, readonly [least: number, most: number]> = {
  temperature: [-90, 60],
  relativeHumidity: [0, 100],
  windSpeed: [0, 400],
  windDirection: [0, 360],
  gust: [0, 450],
  gustDirection: [0, 360],
  pressure: [850, 1100],
  // 113 % is the WMO code for an obscured sky.
  cloudCover: [0, 100],
};

/** Nearly twice the record of a day in Germany. */
const MAX_DAILY_RAIN_MM = 600;

/** Sets implausible values to null, and the direction of calm wind. */
export function dropImplausible(values: StationValues): StationValues {
  const checked: MutableValues = { ...values };
  for (const field of VALUE_FIELDS) {
    const value = checked[field];
    const [least, most] = VALUE_BOUNDS[field];
    if (value !== null && !(value >= least && value <= most)) checked[field] = null;
  }
  if (checked.windSpeed === 0) checked.windDirection = null;
  if (checked.gust === 0) checked.gustDirection = null;
  return checked;
}

/** Checks an amount in mm; a trace (-0.1) counts as 0. */
export function toPlausibleRain(amount: number | null): number | null {
  if (amount === null || !(amount >= -0.1 && amount <= MAX_DAILY_RAIN_MM)) return null;
  return Math.max(0, amount);
}

/** Fills null values from another report. */
export function fillMissing(values: StationValues, other: StationValues): StationValues {
  const filled: MutableValues = { ...values };
  for (const field of VALUE_FIELDS) filled[field] ??= other[field];
  return filled;
}

type MutableValues = { -readonly [Field in keyof StationValues]: StationValues[Field] };

const VALUE_FIELDS = Object.keys(EMPTY_VALUES).filter(
  (field): field is keyof StationValues => field in EMPTY_VALUES,
);
