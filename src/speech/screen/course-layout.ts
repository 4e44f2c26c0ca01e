/** Measures of the drawing of a course, in its own units. */
export interface CourseLayout {
  /** Letters of the labels, from line to line. */
  label: number;
  /** Side of the small icons. */
  icon: number;
  mostLabels: number;
}

/** The drawing's size; the document scales it to the screen. */
export const COURSE_WIDTH = 1000;
export const COURSE_HEIGHT = 450;

export const WIDE: CourseLayout = { label: 40, icon: 76, mostLabels: 5 };

/** On a round screen all is small: fewer labels with larger letters. */
export const ROUND: CourseLayout = { label: 62, icon: 104, mostLabels: 3 };

/** Where things are, from top to bottom: the curve, what falls, the icons and the hours. */
export interface CourseBox {
  left: number;
  right: number;
  /** The curve stays between these. */
  top: number;
  bottom: number;
  /** What falls stands on it. */
  floor: number;
  iconTop: number;
  /** Line that hours or days stand on. */
  times: number;
}

/** The labels of the highest and lowest temperature have room above and below the curve. */
export function boxOf({ label, icon }: CourseLayout): CourseBox {
  const times = COURSE_HEIGHT - label * 0.3;
  const iconTop = times - label * 1.1 - icon;
  const floor = iconTop - label * 0.3;
  return {
    left: label * 1.7,
    right: COURSE_WIDTH - label * 1.7,
    top: label * 1.4,
    bottom: floor - label * 1.4,
    floor,
    iconTop,
    times,
  };
}
