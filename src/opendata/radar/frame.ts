/** What fell within five minutes on the whole grid, as one member of a run's file has it. */
export interface Frame {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** End of the five minutes, epoch milliseconds (UTC). */
  end: number;
  read(): FrameValues;
}

/** A frame's values as its form has them, row by row, each from the west. */
export interface FrameValues {
  values: Uint16Array<ArrayBuffer>;
  firstRow: 'northern' | 'southern';
  /** The value for that nothing fell, and the usual one for that it is not known. */
  dry: number;
  noData: number;
  /** Values above 0 and below a limit are amounts: thousandths of a millimetre in five minutes. */
  scale: { limit: number; factor: number; offset: number };
  /** What the other values stand for, in the same unit, or {@link NO_DATA}. */
  otherAmount: (value: number) => number;
  /** Leaves their memory to another frame. */
  discard: () => void;
}

/**
 * Thousandths of a millimetre in five minutes, or {@link NO_DATA}. Most values are amounts: for those
 * no function of the frame's own is called, which would take three times as long.
 */
export function amountIn({ dry, scale, otherAmount }: FrameValues, value: number): number {
  if (value === dry) return 0;
  const isAmount = value > 0 && value < scale.limit;
  return isAmount ? Math.round(value * scale.factor + scale.offset) : otherAmount(value);
}

/** So fine is the HDF5 form; the binary one has hundredths. */
export const PER_MILLIMETRE = 1000;

/** In the place of an amount: the radar saw nothing of the pixel, neither rain nor that there is none. */
export const NO_DATA = 0xffff;

/** 65.5 mm in five minutes, twice what was ever measured in Germany. */
export const LARGEST_AMOUNT = 0xfffe;
