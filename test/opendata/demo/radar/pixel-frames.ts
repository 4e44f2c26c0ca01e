import { writePixels } from '../../../../src/opendata/demo/radar/blocks.ts';
import { renderFrames } from '../../../../src/opendata/demo/radar/radar-file.ts';
import type { SceneId } from '../../../../src/opendata/demo/weather/scenes.ts';

/** The frames of a run, pixel by pixel from the north. */
export function renderPixels(
  issued: number,
  leads: readonly number[],
  scene?: SceneId,
): Uint16Array[] {
  const frames: Uint16Array[] = [];
  renderFrames(
    issued,
    leads,
    (frame) => {
      const pixels = new Uint16Array(1100 * 1200);
      writePixels(frame, 'northern', pixels, (amount) => amount);
      frames.push(pixels);
    },
    scene,
  );
  return frames;
}
