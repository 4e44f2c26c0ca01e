import { MINUTE_MS } from '../../../time/units.ts';
import { createNoiseTile } from '../weather/noise.ts';
import { BLOCK_COLUMNS, BLOCK_PIXELS } from './blocks.ts';

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
