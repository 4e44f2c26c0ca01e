import type { SceneId } from '../scenes/scenes.ts';
import { weatherAt } from '../weather.ts';

/** Nodes lie where the demo's stations of Central Europe do, every quarter of a degree. */
const SOUTH = 45.5;
const WEST = 3.5;
const STEP = 0.25;
const LINES = 44;
const COLUMNS = 57;
const NODES = LINES * COLUMNS;

const MINUTE = 60_000;
/** The forecast is read every half hour. */
const INTERVAL = 30 * MINUTE;
/** An amount of the point forecasts belongs to the hour that ends at its time: to its middle. */
const MIDDLE_OF_HOUR = 30 * MINUTE;

/** Rates of the demo's point forecasts at the nodes, mm/h. */
export interface ForecastRates {
  /** Rain that falls evenly. */
  steady: Float32Array;
  /** Rain that falls from cells. */
  showery: Float32Array;
}

/** Rates at any time, epoch milliseconds; the forecast of each half hour is made but once. */
export function createForecastRates(scene?: SceneId): (time: number) => ForecastRates {
  const made = new Map<number, ForecastRates>();
  function ratesOf(index: number): ForecastRates {
    const known = made.get(index) ?? forecastRates(index * INTERVAL, scene);
    made.set(index, known);
    return known;
  }
  return (time) => {
    const position = (time + MIDDLE_OF_HOUR) / INTERVAL;
    const index = Math.floor(position);
    const before = ratesOf(index);
    const after = ratesOf(index + 1);
    const share = position - index;
    return {
      steady: between(before.steady, after.steady, share),
      showery: between(before.showery, after.showery, share),
    };
  };
}

/** Where a point lies between the nodes. */
export interface NodePosition {
  /** The node to its south-west; -1 beyond the nodes. */
  node: number;
  /** Parts of the way to the next node in the east and in the north. */
  east: number;
  north: number;
}

export function nodePosition(latitude: number, longitude: number): NodePosition {
  const column = (longitude - WEST) / STEP;
  const line = (latitude - SOUTH) / STEP;
  const inside = column >= 0 && column < COLUMNS - 1 && line >= 0 && line < LINES - 1;
  return {
    node: inside ? Math.floor(line) * COLUMNS + Math.floor(column) : -1,
    east: column - Math.floor(column),
    north: line - Math.floor(line),
  };
}

/** The value at a place between four nodes. */
export function valueAt(values: Float32Array, node: number, east: number, north: number): number {
  const south = mix(values[node] ?? 0, values[node + 1] ?? 0, east);
  const northern = node + COLUMNS;
  return mix(south, mix(values[northern] ?? 0, values[northern + 1] ?? 0, east), north);
}

function forecastRates(time: number, scene: SceneId | undefined): ForecastRates {
  const steady = new Float32Array(NODES);
  const showery = new Float32Array(NODES);
  for (let node = 0; node < NODES; node++) {
    const latitude = SOUTH + Math.floor(node / COLUMNS) * STEP;
    const longitude = WEST + (node % COLUMNS) * STEP;
    const { amount, origin } = weatherAt({ latitude, longitude, time }, scene).precipitation;
    const fromCells = origin === 'shower' || origin === 'thunderstorm';
    (fromCells ? showery : steady)[node] = amount;
  }
  return { steady, showery };
}

function between(before: Float32Array, after: Float32Array, share: number): Float32Array {
  return before.map((value, node) => mix(value, after[node] ?? 0, share));
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}
