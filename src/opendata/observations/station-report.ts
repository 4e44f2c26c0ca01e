import type { Rainfall, StationReading } from '../../weather/observation.ts';

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
