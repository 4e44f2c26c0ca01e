import { clamp } from '../curves.ts';
import { createField } from '../noise.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { createForecastRates, nodePosition, valueAt } from './forecast-grid.ts';
import { COLUMNS, ROWS } from '../../radar/grid.ts';
import { degreesAt } from './grid.ts';
import { RUN_INTERVAL } from './runs.ts';

/** The rain is worked out at points this many pixels apart. */
export const SPACING = 4;
export const POINT_COLUMNS = COLUMNS / SPACING + 1;
export const POINT_ROWS = ROWS / SPACING + 1;

/** Cells some ten kilometres wide that live for half an hour and move as the demo's showers do. */
const cells = createField({ seed: 61, kilometres: 12, days: 0.03, eastward: 16 });
/** Where the cells' field is above this, a shower falls… */
const SHOWER_THRESHOLD = 0.1;
/** …that gives the forecast's rate on average: one through the mean excess of a normal variable. */
const SHOWER_FACTOR = 2.85;
const HOUR = 3_600_000;

/**
 * What falls in the five minutes that end at a time, thousandths of a millimetre at each point, row
 * by row from the north: the point forecasts' rain, broken up into cells. Nothing but place and time
 * decides it, so that every run sees the same rain.
 */
export type Rain = (validTime: number) => Float32Array;

export function createRain(scene?: SceneId): Rain {
  const ratesAt = createForecastRates(scene);
  const points = pointTable();
  return (validTime) => {
    const time = validTime - RUN_INTERVAL / 2;
    const { steady, showery } = ratesAt(time);
    const toThousandths = (1000 * RUN_INTERVAL) / HOUR;
    const amounts = new Float32Array(POINT_COLUMNS * POINT_ROWS);
    for (const { index, latitude, longitude, node, east, north } of points) {
      const evenly = valueAt(steady, node, east, north);
      const inShowers = valueAt(showery, node, east, north);
      if (evenly + inShowers === 0) continue;
      const cell = cells({ latitude, longitude, time });
      amounts[index] = toThousandths * rate(evenly, inShowers, cell);
    }
    return amounts;
  };
}

function rate(steady: number, showery: number, cell: number): number {
  const uneven = clamp(1 + 0.5 * cell, 0.25, 2.5);
  return steady * uneven + showery * SHOWER_FACTOR * Math.max(0, cell - SHOWER_THRESHOLD);
}

/** The points that have forecasts around them. */
function pointTable() {
  return Array.from({ length: POINT_COLUMNS * POINT_ROWS }, (_, index) => {
    const column = (index % POINT_COLUMNS) * SPACING;
    const row = Math.floor(index / POINT_COLUMNS) * SPACING;
    const { latitude, longitude } = degreesAt({ column, row });
    return { index, latitude, longitude, ...nodePosition(latitude, longitude) };
  }).filter(({ node }) => node >= 0);
}
