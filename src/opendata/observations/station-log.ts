import { HOUR_MS } from '../../time/units.ts';
import { toLocalDate, startOfDay } from '../../time/local-time.ts';
import { sumRainSince, type Rainfall, type StationReading } from '../../weather/observation.ts';
import {
  fillMissing,
  EMPTY_VALUES,
  type StationReport,
  type StationValues,
} from './station-report.ts';

/** What a station has reported lately, by one source or several. */
export interface StationLog {
  /** Of a value that is reported twice, the one that is noted first counts. */
  add: (report: StationReport, now: number) => void;
  /** Undefined for a station that has not reported within {@link MAX_STATION_SILENCE_MS}. */
  reading: (now: number) => StationReading | undefined;
  /** What is noted and still counts, to be noted elsewhere. */
  reports: () => StationReport[];
}

/** A station that has been silent for longer has no reading, milliseconds. */
export const MAX_STATION_SILENCE_MS = 3 * HOUR_MS;

/** Some values are reported once an hour: they hold until the next ones are due. */
const VALUE_VALIDITY_MS = HOUR_MS;
/** The rain of the day is told though that of its last hour is not known yet. */
const RAIN_VALIDITY_MS = HOUR_MS;
/** A day has 150 stretches of ten minutes, and its hours. */
const MAX_RAIN_SPANS = 500;
/** By so much the clocks of two machines may differ. */
export const MAX_REPORT_CLOCK_SKEW_MS = 10 * 60_000;

/** The clock of the stations, all of which are in Germany. */
const BERLIN = 'Europe/Berlin';

export function createStationLog(): StationLog {
  const values = new Map<number, StationValues>();
  let spans: Rainfall[] = [];
  let newest = -Infinity;

  function note({ time, values: noted, rain }: StationReport, now: number): void {
    if (time > now + MAX_REPORT_CLOCK_SKEW_MS) return;
    newest = Math.max(newest, time);
    values.set(time, fillMissing(values.get(time) ?? EMPTY_VALUES, noted));
    for (const span of rain) if (isNew(span)) spans.push(span);
    forget();
  }

  function isNew({ from, to }: Rainfall): boolean {
    return (
      spans.length < MAX_RAIN_SPANS &&
      !spans.some((other) => other.from === from && other.to === to)
    );
  }

  /** What no reading holds any more. */
  function forget(): void {
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
    const held = times.filter((each) => each <= time && each > time - VALUE_VALIDITY_MS);
    const filled = held.reduce<StationValues>(
      (all, each) => fillMissing(all, values.get(each) ?? EMPTY_VALUES),
      EMPTY_VALUES,
    );
    return { time, ...filled, precipitationToday: rainUntil(time) };
  }

  function rainUntil(time: number): number | null {
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

  return { add: note, reading, reports };
}

function findMidnightBefore(time: number): number {
  return startOfDay(toLocalDate(time, BERLIN), BERLIN);
}

function hasValue(values: StationValues | undefined): boolean {
  return values !== undefined && Object.values(values).some((value) => value !== null);
}
