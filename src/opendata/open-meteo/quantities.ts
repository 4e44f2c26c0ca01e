import {
  CELSIUS,
  DEGREES,
  HECTOPASCALS,
  KILOMETRES_PER_HOUR,
  MILLIMETRES_IN_AN_HOUR,
  MINUTES_OF_AN_HOUR,
  PERCENT,
  UV_INDEX,
  WATTS_PER_SQUARE_METRE,
  WEATHER_CODE,
  type Range,
} from '../plausible.ts';

/** What a variable measures: what it can be, and how the provider's units become ours. */
export interface Quantity {
  range: Range;
  /** By the sign that stands in `hourly_units`. */
  units: ReadonlyMap<string, (value: number) => number>;
}

const MILLIMETRES_PER_INCH = 25.4;
/** "7 cm snow = 10 mm precipitation water equivalent", by the provider's documentation. */
const WATER_OF_A_CENTIMETRE = 10 / 7;

export const TEMPERATURE: Quantity = {
  range: CELSIUS,
  units: new Map([
    ['°C', (value) => value],
    ['°F', (value) => (value - 32) / 1.8],
  ]),
};

export const SPEED = inUnits(KILOMETRES_PER_HOUR, {
  'km/h': 1,
  'm/s': 3.6,
  'mp/h': 1.609344,
  kn: 1.852,
});

export const AMOUNT = inUnits(MILLIMETRES_IN_AN_HOUR, { mm: 1, inch: MILLIMETRES_PER_INCH });

/** Fresh snow, as the water that it holds. */
export const SNOWFALL = inUnits(MILLIMETRES_IN_AN_HOUR, {
  cm: WATER_OF_A_CENTIMETRE,
  inch: (WATER_OF_A_CENTIMETRE * MILLIMETRES_PER_INCH) / 10,
});

export const SHARE = inUnits(PERCENT, { '%': 1 });
export const PRESSURE = inUnits(HECTOPASCALS, { hPa: 1 });
export const BEARING = inUnits(DEGREES, { '°': 1 });
export const DURATION = inUnits(MINUTES_OF_AN_HOUR, { s: 1 / 60 });
export const RADIATION = inUnits(WATTS_PER_SQUARE_METRE, { 'W/m²': 1 });
export const UV = inUnits(UV_INDEX, { '': 1 });
export const CODE = inUnits(WEATHER_CODE, { 'wmo code': 1 });

/** Units that differ by a factor. */
function inUnits(range: Range, factors: Record<string, number>): Quantity {
  const units = Object.entries(factors).map(
    ([unit, factor]) => [unit, (value: number) => value * factor] as const,
  );
  return { range, units: new Map(units) };
}
