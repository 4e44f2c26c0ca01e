import type { Rainfall, StationReading } from '../../weather/observation.ts';

/** What a station measures at a time; null where it does not. */
export type StationValues = Readonly<Omit<StationReading, 'time' | 'precipitationToday'>>;

/** What a station reports of a time, and what it says has fallen until then. */
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

/** Within these lies all that was ever measured; beyond are instruments that fail. */
const VALUE_BOUNDS: Record<keyof StationValues, readonly [least: number, most: number]> = {
  temperature: [-90, 60],
  relativeHumidity: [0, 100],
  windSpeed: [0, 400],
  windDirection: [0, 360],
  gust: [0, 450],
  gustDirection: [0, 360],
  pressure: [850, 1100],
  // 113 % is WMO's code for a sky that cannot be seen.
  cloudCover: [0, 100],
};

/** Nearly twice of the most that ever fell on a day in Germany, mm. */
const MAX_DAILY_RAIN_MM = 600;

/** Values, without those that cannot be; still air comes from nowhere. */
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

/** An amount of mm; a trace, which is written as -0.1, is nothing that adds up. */
export function toPlausibleRain(amount: number | null): number | null {
  if (amount === null || !(amount >= -0.1 && amount <= MAX_DAILY_RAIN_MM)) return null;
  return Math.max(0, amount);
}

/** The first values, and where they are null the second. */
export function fillMissing(values: StationValues, other: StationValues): StationValues {
  const filled: MutableValues = { ...values };
  for (const field of VALUE_FIELDS) filled[field] ??= other[field];
  return filled;
}

type MutableValues = { -readonly [Field in keyof StationValues]: StationValues[Field] };

const VALUE_FIELDS = Object.keys(EMPTY_VALUES).filter(
  (field): field is keyof StationValues => field in EMPTY_VALUES,
);
