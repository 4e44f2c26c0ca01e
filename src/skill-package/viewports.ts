/** The screens that the skill draws for, as the manifest lists them: sizes in display pixels. */
export interface Viewport {
  mode: 'HUB' | 'TV';
  shape: 'RECTANGLE' | 'ROUND';
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
}

export const VIEWPORTS: Viewport[] = [
  hub('ROUND', [100, 599], [100, 599]),
  hub('RECTANGLE', [960, 1279], [100, 599]),
  hub('RECTANGLE', [960, 1279], [600, 959]),
  hub('RECTANGLE', [1280, 1920], [600, 1279]),
  hub('RECTANGLE', [600, 1279], [1280, 1920]),
  { mode: 'TV', shape: 'RECTANGLE', minWidth: 960, maxWidth: 960, minHeight: 540, maxHeight: 540 },
];

function hub(
  shape: Viewport['shape'],
  [minWidth, maxWidth]: readonly [number, number],
  [minHeight, maxHeight]: readonly [number, number],
): Viewport {
  return { mode: 'HUB', shape, minWidth, maxWidth, minHeight, maxHeight };
}
