import { HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateFall } from '../weather/weather.ts';
import { clamp, createNoiseTile } from '../weather/noise.ts';
import {
  BLOCK_COLUMNS,
  BLOCK_COUNT,
  findBlockCentre,
  BLOCK_PIXELS,
  type DemoFrame,
} from './blocks.ts';
import { RADAR_RUN_INTERVAL_MS } from './part.ts';

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
function createForecastRates(
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

/** Lists the nodes that positions lie between, by the nodes to their south-west. */
function findNodesAround(southWestern: Int32Array): number[] {
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
function findWetNodes({ steady, showery }: ForecastRates): Uint8Array {
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

/** Detection limit: half a hundredth of a millimetre in five minutes. */
const MIN_VISIBLE_AMOUNT = 5;

/** Threshold of the cells for a shower… */
const SHOWER_THRESHOLD = 0.1;
/** …and the factor that preserves the mean rate of the forecast: 1 / mean excess of a normal variable. */
const SHOWER_FACTOR = 2.85;

const THOUSANDTHS_PER_RATE = (1000 * RADAR_RUN_INTERVAL_MS) / HOUR_MS;

/**
 * Draws the precipitation of the five minutes that end at a time into some blocks of a frame: the rain of
 * the point forecasts, split into cells. It depends only on place and time, so that all runs agree.
 */
type DrawRain = (frame: DemoFrame, blocks: Uint32Array, validTime: number) => void;

/** @param possible the blocks that will be asked for */
export function createRain(possible: Uint32Array, scene?: SceneId): DrawRain {
  const { nodes, easts, norths } = createBlockTable(possible);
  const ratesAt = createForecastRates(findNodesAround(nodes), scene);
  const cellsAt = createCells();
  return (frame, blocks, validTime) => {
    const time = validTime - RADAR_RUN_INTERVAL_MS / 2;
    const { steady, showery } = ratesAt(time);
    const isWet = findWetNodes({ steady, showery });
    const readCells = cellsAt(time);
    let row = -1;
    let cells = readCells(0);
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index] ?? 0;
      const node = nodes[block] ?? -1;
      if (node < 0 || isWet[node] === 0) {
        frame[block] = 0;
        continue;
      }
      const blockRow = Math.floor(block / BLOCK_COLUMNS);
      if (blockRow !== row) {
        row = blockRow;
        cells = readCells(row);
      }
      const [east, north] = [easts[block] ?? 0, norths[block] ?? 0];
      const rate = computeRate(
        interpolateNodes(steady, node, east, north),
        interpolateNodes(showery, node, east, north),
        cells[block - row * BLOCK_COLUMNS] ?? 0,
      );
      const amount = Math.round(THOUSANDTHS_PER_RATE * rate);
      frame[block] = amount < MIN_VISIBLE_AMOUNT ? 0 : amount;
    }
  };
}

function computeRate(steady: number, showery: number, cell: number): number {
  const uneven = clamp(1 + 0.5 * cell, 0.25, 2.5);
  return steady * uneven + showery * SHOWER_FACTOR * Math.max(0, cell - SHOWER_THRESHOLD);
}

/** The positions of blocks between the nodes of the forecasts. */
function createBlockTable(blocks: Uint32Array) {
  const table = {
    nodes: new Int32Array(BLOCK_COUNT).fill(-1),
    easts: new Float32Array(BLOCK_COUNT),
    norths: new Float32Array(BLOCK_COUNT),
  };
  for (const block of blocks) {
    const { latitude, longitude } = findBlockCentre(block);
    const { node, east, north } = locateBetweenNodes(latitude, longitude);
    table.nodes[block] = node;
    table.easts[block] = east;
    table.norths[block] = north;
  }
  return table;
}

/** Cells about ten kilometres wide. */
const CELL_TEXTURE = { seed: 61, kilometres: 12 };
/** The pattern of the cells repeats after this distance, pixels of a kilometre; a power of two. */
const TILE_PIXELS = 256;
/** A column for each pixel, because the cells move through them, and a row for each row of blocks. */
const TILE_SIZE = { columns: TILE_PIXELS, rows: TILE_PIXELS / BLOCK_PIXELS, side: TILE_PIXELS };

/**
 * The same pattern twice, at two speeds: the faster one overtakes the other by the width of a cell in a
 * quarter of an hour, so that single cells grow and vanish. Their mean speed is that of the demo's showers.
 */
const LAYERS = [
  { pixelsPerMinute: 0.68, rowsSouth: 0 },
  { pixelsPerMinute: 0.9, rowsSouth: TILE_SIZE.rows / 2 },
];

/** Reads the strengths of the cells in a row of blocks: mean 0, standard deviation 1. */
type ReadCells = (blockRow: number) => Float32Array;

/** Creates the cells of any time, epoch milliseconds: they depend only on place and time. */
export function createCells(): (time: number) => ReadCells {
  const tile = createNoiseTile(CELL_TEXTURE, TILE_SIZE);
  const strengths = new Float32Array(BLOCK_COLUMNS);
  return (time) => {
    const moved = LAYERS.map(({ pixelsPerMinute, rowsSouth }) => ({
      rowsSouth,
      shift: TILE_PIXELS - (Math.round((time / MINUTE_MS) * pixelsPerMinute) % TILE_PIXELS),
    }));
    return (blockRow) => {
      strengths.fill(0);
      for (const { rowsSouth, shift } of moved) {
        const start = ((blockRow + rowsSouth) % tile.rows) * tile.columns;
        for (let column = 0; column < BLOCK_COLUMNS; column++) {
          const inTile = (column * BLOCK_PIXELS + shift) & (TILE_PIXELS - 1);
          strengths[column] =
            (strengths[column] ?? 0) + (tile.values[start + inTile] ?? 0) / Math.SQRT2;
        }
      }
      return strengths;
    };
  };
}
