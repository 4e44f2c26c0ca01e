import { clamp, createNoiseField } from '../weather/noise.ts';
import type { SceneId } from '../weather/scenes.ts';
import {
  GRID_COLUMNS,
  GRID_ROWS,
  project,
  PIXEL_SIZE_M,
  unproject,
  type GeoPoint,
} from '../../radar/grid.ts';
import { RADAR_RUN_INTERVAL_MS } from './runs.ts';
import { HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import { simulateWeather } from '../weather/weather.ts';

/** Distance of the points at which rain is computed, pixels. */
export const POINT_SPACING_PIXELS = 4;
export const POINT_COLUMNS = GRID_COLUMNS / POINT_SPACING_PIXELS + 1;
const POINT_ROWS = GRID_ROWS / POINT_SPACING_PIXELS + 1;

/** Cells about ten kilometres wide that last half an hour and move like the demo's showers. */
const cellField = createNoiseField({ seed: 61, kilometres: 12, days: 0.03, degreesEastPerDay: 16 });
/** Threshold of the cell field for a shower… */
const SHOWER_THRESHOLD = 0.1;
/** …and the factor that preserves the mean rate of the forecast: 1 / mean excess of a normal variable. */
const SHOWER_FACTOR = 2.85;

/**
 * Precipitation of the five minutes that end at a time, thousandths of a millimetre at each point, row
 * by row from the north: the rain of the point forecasts, split into cells. It depends only on place
 * and time, so that all runs agree.
 */
type RainAt = (validTime: number) => Float32Array;

export function createRain(scene?: SceneId): RainAt {
  const ratesAt = createForecastRates(scene);
  const points = createPointTable();
  return (validTime) => {
    const time = validTime - RADAR_RUN_INTERVAL_MS / 2;
    const { steady, showery } = ratesAt(time);
    const toThousandths = (1000 * RADAR_RUN_INTERVAL_MS) / HOUR_MS;
    const amounts = new Float32Array(POINT_COLUMNS * POINT_ROWS);
    for (const { index, latitude, longitude, node, east, north } of points) {
      const evenly = interpolateNodes(steady, node, east, north);
      const inShowers = interpolateNodes(showery, node, east, north);
      if (evenly + inShowers === 0) continue;
      const cell = cellField({ latitude, longitude, time });
      amounts[index] = toThousandths * computeRate(evenly, inShowers, cell);
    }
    return amounts;
  };
}

function computeRate(steady: number, showery: number, cell: number): number {
  const uneven = clamp(1 + 0.5 * cell, 0.25, 2.5);
  return steady * uneven + showery * SHOWER_FACTOR * Math.max(0, cell - SHOWER_THRESHOLD);
}

/** The points inside the grid of forecasts. */
function createPointTable() {
  return Array.from({ length: POINT_COLUMNS * POINT_ROWS }, (_, index) => {
    const column = (index % POINT_COLUMNS) * POINT_SPACING_PIXELS;
    const row = Math.floor(index / POINT_COLUMNS) * POINT_SPACING_PIXELS;
    const { latitude, longitude } = toGeoPoint({ column, row });
    return { index, latitude, longitude, ...locateBetweenNodes(latitude, longitude) };
  }).filter(({ node }) => node >= 0);
}

/** Nodes lie where the demo's stations of Central Europe do, every quarter of a degree. */
const NODE_SOUTH = 45.5;
const NODE_WEST = 3.5;
const NODE_STEP_DEGREES = 0.25;
const NODE_LINES = 44;
const NODE_COLUMNS = 57;
const NODE_COUNT = NODE_LINES * NODE_COLUMNS;
/** Interval of the forecasts. */
const FORECAST_INTERVAL_MS = 30 * MINUTE_MS;
/** An hourly amount belongs to the middle of its hour. */
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Rates of the demo's point forecasts at the nodes, mm/h. */
interface ForecastRates {
  /** Rain that falls evenly. */
  steady: Float32Array;
  /** Rain that falls from cells. */
  showery: Float32Array;
}

/** Rates at any time, epoch milliseconds; the forecast of each half hour is computed once. */
function createForecastRates(scene?: SceneId): (time: number) => ForecastRates {
  const made = new Map<number, ForecastRates>();
  function ratesOf(index: number): ForecastRates {
    const known = made.get(index) ?? computeForecastRates(index * FORECAST_INTERVAL_MS, scene);
    made.set(index, known);
    return known;
  }
  return (time) => {
    const position = (time + HALF_HOUR_MS) / FORECAST_INTERVAL_MS;
    const index = Math.floor(position);
    const before = ratesOf(index);
    const after = ratesOf(index + 1);
    const share = position - index;
    return {
      steady: mixRates(before.steady, after.steady, share),
      showery: mixRates(before.showery, after.showery, share),
    };
  };
}

/** The position of a point between the nodes. */
interface NodePosition {
  /** The node to its south-west; -1 outside the grid. */
  node: number;
  /** Fractions of the distance to the next node in the east and in the north. */
  east: number;
  north: number;
}

function locateBetweenNodes(latitude: number, longitude: number): NodePosition {
  const column = (longitude - NODE_WEST) / NODE_STEP_DEGREES;
  const line = (latitude - NODE_SOUTH) / NODE_STEP_DEGREES;
  const inside = column >= 0 && column < NODE_COLUMNS - 1 && line >= 0 && line < NODE_LINES - 1;
  return {
    node: inside ? Math.floor(line) * NODE_COLUMNS + Math.floor(column) : -1,
    east: column - Math.floor(column),
    north: line - Math.floor(line),
  };
}

/** The value at a place between four nodes. */
function interpolateNodes(values: Float32Array, node: number, east: number, north: number): number {
  const south = mix(values[node] ?? 0, values[node + 1] ?? 0, east);
  const northern = node + NODE_COLUMNS;
  return mix(south, mix(values[northern] ?? 0, values[northern + 1] ?? 0, east), north);
}

function computeForecastRates(time: number, scene: SceneId | undefined): ForecastRates {
  const steady = new Float32Array(NODE_COUNT);
  const showery = new Float32Array(NODE_COUNT);
  for (let node = 0; node < NODE_COUNT; node++) {
    const latitude = NODE_SOUTH + Math.floor(node / NODE_COLUMNS) * NODE_STEP_DEGREES;
    const longitude = NODE_WEST + (node % NODE_COLUMNS) * NODE_STEP_DEGREES;
    const { amount, origin } = simulateWeather({ latitude, longitude, time }, scene).precipitation;
    const fromCells = origin === 'shower' || origin === 'thunderstorm';
    (fromCells ? showery : steady)[node] = amount;
  }
  return { steady, showery };
}

function mixRates(before: Float32Array, after: Float32Array, share: number): Float32Array {
  return before.map((value, node) => mix(value, after[node] ?? 0, share));
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** A place on the radar's grid in pixels; the centre of the north-western pixel is 0, 0. */
interface GridPoint {
  /** Eastward. */
  column: number;
  /** Southward. */
  row: number;
}

export function toGridPoint(point: GeoPoint): GridPoint {
  const { x, y } = project(point);
  return { column: x / PIXEL_SIZE_M, row: -y / PIXEL_SIZE_M };
}

function toGeoPoint({ column, row }: GridPoint): GeoPoint {
  return unproject({ x: column * PIXEL_SIZE_M, y: -row * PIXEL_SIZE_M });
}
