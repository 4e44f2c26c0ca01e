import type { Warncell, Warning } from '../../weather/warning.ts';
import type { Point } from '../forecast.ts';

/** The warnings in force or announced. */
export interface Warnings {
  /**
   * Those at a point, the gravest first.
   *
   * @throws {OpenDataError} when they cannot be had
   */
  at(point: Point): Promise<Warning[]>;
  /** Those for a warncell, the gravest first. */
  ofCell(warncellId: string): Promise<Warning[]>;
  /** Undefined for one that is over, or never was. */
  find(id: string): Promise<Warning | undefined>;
  /** The area of a point; undefined outside all of them. */
  cellAt(point: Point): Promise<Warncell | undefined>;
  /** The area of an id; undefined where there is none. */
  cell(warncellId: string): Promise<Warncell | undefined>;
}
