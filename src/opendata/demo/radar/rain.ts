import { HOUR_MS } from '../../../time/units.ts';
import { clamp } from '../weather/noise.ts';
import type { SceneId } from '../weather/scenes.ts';
import { BLOCK_COLUMNS, BLOCK_COUNT, findBlockCentre } from './blocks.ts';
import { createCells } from './cells.ts';
import {
  createForecastRates,
  findNodesAround,
  findWetNodes,
  interpolateNodes,
  locateBetweenNodes,
} from './forecast-rates.ts';
import type { DemoFrame } from './frame.ts';
import { RADAR_RUN_INTERVAL_MS } from './runs.ts';

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
