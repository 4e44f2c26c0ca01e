import {
  CELSIUS_RANGE,
  DEGREES_RANGE,
  HECTOPASCALS_RANGE,
  KMH_RANGE,
  MM_PER_HOUR_RANGE,
  MINUTES_PER_HOUR_RANGE,
  PERCENT_RANGE,
  UV_INDEX_RANGE,
  WATTS_PER_M2_RANGE,
  WEATHER_CODE_RANGE,
  type PlausibleRange,
} from '../value-ranges.ts';

/** Plausible range and unit conversions of a variable. */
export interface Quantity {
  range: PlausibleRange;
  /** Conversions by the unit in `hourly_units`. */
  units: ReadonlyMap<string, (value: number) => number>;
}

const MM_PER_INCH = 25.4;
/** "7 cm snow = 10 mm precipitation water equivalent", by the provider's documentation. */
const WATER_MM_PER_SNOW_CM = 10 / 7;

export const TEMPERATURE: Quantity = {
  range: CELSIUS_RANGE,
  units: new Map([
    ['°C', (value) => value],
    ['°F', (value) => (value - 32) / 1.8],
  ]),
};

export const SPEED = createQuantity(KMH_RANGE, {
  'km/h': 1,
  'm/s': 3.6,
  'mp/h': 1.609344,
  kn: 1.852,
});

export const AMOUNT = createQuantity(MM_PER_HOUR_RANGE, { mm: 1, inch: MM_PER_INCH });

/** Fresh snow as its water equivalent. */
export const SNOWFALL = createQuantity(MM_PER_HOUR_RANGE, {
  cm: WATER_MM_PER_SNOW_CM,
  inch: (WATER_MM_PER_SNOW_CM * MM_PER_INCH) / 10,
});

export const SHARE = createQuantity(PERCENT_RANGE, { '%': 1 });
export const PRESSURE = createQuantity(HECTOPASCALS_RANGE, { hPa: 1 });
export const BEARING = createQuantity(DEGREES_RANGE, { '°': 1 });
export const DURATION = createQuantity(MINUTES_PER_HOUR_RANGE, { s: 1 / 60 });
export const RADIATION = createQuantity(WATTS_PER_M2_RANGE, { 'W/m²': 1 });
export const UV = createQuantity(UV_INDEX_RANGE, { '': 1 });
export const CODE = createQuantity(WEATHER_CODE_RANGE, { 'wmo code': 1 });

/** Creates a quantity whose units differ by a factor. */
function createQuantity(range: PlausibleRange, factors: Record<string, number>): Quantity {
  const units = Object.entries(factors).map(
    ([unit, factor]) => [unit, (value: number) => value * factor] as const,
  );
  return { range, units: new Map(units) };
}
