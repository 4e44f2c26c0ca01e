/** 0 no precipitation, 9 extreme or hail: "Reference: nowcast radar values" of the public weather API's document. */
export type RadarClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Where each class from 9 down to 1 begins, mm per hour. The document names the classes and leaves
 * their bounds open: 0.5 and 4 to 5 are those of its light and heavy rain, 20 and 50 of downpours.
 */
const CLASSES_FROM: readonly [RadarClass, number][] = [
  [9, 100],
  [8, 50],
  [7, 20],
  [6, 10],
  [5, 5],
  [4, 2.5],
  [3, 0.5],
  [2, 0.2],
  [1, 0.05],
];

/** The class of what radar sees falling, mm per hour. */
export function radarClass(rate: number): RadarClass {
  return CLASSES_FROM.find(([, from]) => rate >= from)?.[0] ?? 0;
}
