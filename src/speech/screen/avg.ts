import { PAINTS, type Paint } from './theme.ts';

/** Alexa vector graphics, the part of the format that the drawings use. */
export type AvgItem = AvgGroup | AvgPath | AvgText;

export interface AvgGroup {
  type: 'group';
  /** As in SVG. */
  transform?: string;
  /** One item is drawn for each element of an array, which it knows as `data`. */
  data?: string;
  items: readonly AvgItem[];
}

export interface AvgPath {
  type: 'path';
  pathData: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number | string;
  strokeLineCap?: 'round';
  strokeLineJoin?: 'round';
  strokeDashArray?: readonly number[];
}

export interface AvgText {
  type: 'text';
  text: string;
  x: string;
  y: string;
  fill: string;
  fontSize: string;
  fontWeight?: string;
  textAnchor: 'middle';
}

export interface AvgGraphic {
  type: 'AVG';
  version: '1.2';
  width: number;
  height: number;
  parameters: readonly AvgParameter[];
  items: readonly AvgItem[];
}

export interface AvgParameter {
  name: string;
  type: 'color' | 'string' | 'number' | 'any';
  default: string | number | readonly [];
}

/** A graphic that takes the colours which occur in it as parameters, beside some of its own. */
export function graphic(
  width: number,
  height: number,
  items: readonly AvgItem[],
  parameters: readonly AvgParameter[] = [],
): AvgGraphic {
  const drawn = JSON.stringify(items);
  const colours = PAINTS.filter((paint) => drawn.includes(paintOf(paint)));
  return {
    type: 'AVG',
    version: '1.2',
    width,
    height,
    parameters: [...colours.map(colour), ...parameters],
    items,
  };
}

/** An area. */
export function shape(paint: Paint, pathData: string): AvgPath {
  return { type: 'path', pathData, fill: paintOf(paint) };
}

/** A line with round ends. */
export function line(paint: Paint, width: number, pathData: string): AvgPath {
  return {
    type: 'path',
    pathData,
    stroke: paintOf(paint),
    strokeWidth: width,
    strokeLineCap: 'round',
  };
}

export function group(transform: string, items: readonly AvgItem[]): AvgGroup {
  return { type: 'group', transform, items };
}

/** The value of a parameter or a field, inside a graphic or a document. */
export function bound(path: string): string {
  return `\${${path}}`;
}

function paintOf(paint: Paint): string {
  return bound(paint);
}

function colour(paint: Paint): AvgParameter {
  return { name: paint, type: 'color', default: 'transparent' };
}
