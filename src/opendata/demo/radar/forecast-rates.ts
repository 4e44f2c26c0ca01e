import { HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateFall } from '../weather/weather.ts';

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
const HALF_HOUR_MS = HOUR_MS / 2;

/** Rates of the demo's point forecasts at the nodes, mm/h. */
interface ForecastRates {
  /** Rain that falls evenly. */
  steady: Float32Array;
  /** Rain that falls from cells. */
  showery: Float32Array;
}

/**
 * Rates at any time, epoch milliseconds; the forecast of each half hour is computed once.
 *
 * @param nodes those that have a forecast; the others are dry
 */
export function createForecastRates(
  nodes: readonly number[],
  scene?: SceneId,
): (time: number) => ForecastRates {
  const made = new Map<number, ForecastRates>();
  function ratesOf(index: number): ForecastRates {
    const known =
      made.get(index) ?? computeForecastRates(nodes, index * FORECAST_INTERVAL_MS, scene);
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

export function locateBetweenNodes(latitude: number, longitude: number): NodePosition {
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
export function interpolateNodes(
  values: Float32Array,
  node: number,
  east: number,
  north: number,
): number {
  const south = mix(values[node] ?? 0, values[node + 1] ?? 0, east);
  const northern = node + NODE_COLUMNS;
  return mix(south, mix(values[northern] ?? 0, values[northern + 1] ?? 0, east), north);
}

/** Lists the nodes that positions lie between, by the nodes to their south-west. */
export function findNodesAround(southWestern: Int32Array): number[] {
  const found = new Set<number>();
  for (const node of southWestern) {
    if (node < 0) continue;
    for (const corner of [node, node + 1, node + NODE_COLUMNS, node + NODE_COLUMNS + 1]) {
      found.add(corner);
    }
  }
  return [...found];
}

/** 1 for each node with rain at it or at one of the three nodes to its east and north, else 0. */
export function findWetNodes({ steady, showery }: ForecastRates): Uint8Array {
  const wet = new Uint8Array(NODE_COUNT);
  for (let node = 0; node < NODE_COUNT; node++) {
    if ((steady[node] ?? 0) + (showery[node] ?? 0) === 0) continue;
    for (const next of [node, node - 1, node - NODE_COLUMNS, node - NODE_COLUMNS - 1]) {
      if (next >= 0) wet[next] = 1;
    }
  }
  return wet;
}

function computeForecastRates(
  nodes: readonly number[],
  time: number,
  scene: SceneId | undefined,
): ForecastRates {
  const steady = new Float32Array(NODE_COUNT);
  const showery = new Float32Array(NODE_COUNT);
  for (const node of nodes) {
    const latitude = NODE_SOUTH + Math.floor(node / NODE_COLUMNS) * NODE_STEP_DEGREES;
    const longitude = NODE_WEST + (node % NODE_COLUMNS) * NODE_STEP_DEGREES;
    const { amount, origin } = simulateFall({ latitude, longitude, time }, scene);
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
