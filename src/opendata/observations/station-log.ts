import { HOUR } from '../../weather/hour.ts';
import { localDate, startOfDay } from '../../weather/local-time.ts';
import { rainSince, type Rainfall } from '../../weather/rainfall.ts';
import type { StationReading } from '../../weather/station-reading.ts';
import { filledFrom, NOTHING_MEASURED, type StationReport, type StationValues } from './report.ts';

/** What a station has reported lately, by one source or several. */
export interface StationLog {
  /** Of a value that is reported twice, the one that is noted first counts. */
  note: (report: StationReport, now: number) => void;
  /** Undefined for a station that has not reported within {@link LATELY}. */
  reading: (now: number) => StationReading | undefined;
  /** What is noted and still counts, to be noted elsewhere. */
  reports: () => StationReport[];
}

/** A station that has been silent for longer has no reading, milliseconds. */
export const LATELY = 3 * HOUR;

/** Some values are reported once an hour: they hold until the next ones are due. */
const VALUES_HOLD = HOUR;
/** The rain of the day is told though that of its last hour is not known yet. */
const RAIN_HOLDS = HOUR;
/** A day has 150 stretches of ten minutes, and its hours. */
const MOST_SPANS = 500;
/** By so much the clocks of two machines may differ. */
export const CLOCKS_DIFFER_BY = 10 * 60_000;

/** The clock of the stations, all of which are in Germany. */
const BERLIN = 'Europe/Berlin';

export function createStationLog(): StationLog {
  const values = new Map<number, StationValues>();
  let spans: Rainfall[] = [];
  let newest = -Infinity;

  function note({ time, values: noted, rain }: StationReport, now: number): void {
    if (time > now + CLOCKS_DIFFER_BY) return;
    newest = Math.max(newest, time);
    values.set(time, filledFrom(values.get(time) ?? NOTHING_MEASURED, noted));
    for (const span of rain) if (isNew(span)) spans.push(span);
    forget();
  }

  function isNew({ from, to }: Rainfall): boolean {
    return (
      spans.length < MOST_SPANS && !spans.some((other) => other.from === from && other.to === to)
    );
  }

  /** What no reading holds any more. */
  function forget(): void {
    for (const time of values.keys()) if (time < newest - LATELY) values.delete(time);
    const midnight = midnightBefore(newest);
    if (spans.some(({ to }) => to <= midnight)) spans = spans.filter(({ to }) => to > midnight);
  }

  function reading(now: number): StationReading | undefined {
    const times = [...values.keys()].toSorted((a, b) => b - a);
    const time = times.find((each) => hasValue(values.get(each)));
    if (time === undefined || time < now - LATELY) return undefined;
    const held = times.filter((each) => each <= time && each > time - VALUES_HOLD);
    const filled = held.reduce<StationValues>(
      (all, each) => filledFrom(all, values.get(each) ?? NOTHING_MEASURED),
      NOTHING_MEASURED,
    );
    return { time, ...filled, precipitationToday: rainUntil(time) };
  }

  function rainUntil(time: number): number | null {
    const past = spans.filter(({ to }) => to <= time);
    const sum = rainSince(midnightBefore(time), past);
    return sum && sum.to >= time - RAIN_HOLDS ? sum.amount : null;
  }

  function reports(): StationReport[] {
    return [
      ...Array.from(values, ([time, each]) => ({ time, values: each, rain: [] })),
      ...spans.map((span) => ({ time: span.to, values: NOTHING_MEASURED, rain: [span] })),
    ];
  }

  return { note, reading, reports };
}

function midnightBefore(time: number): number {
  return startOfDay(localDate(time, BERLIN), BERLIN);
}

function hasValue(values: StationValues | undefined): boolean {
  return values !== undefined && Object.values(values).some((value) => value !== null);
}
