/** Colour names: parameters of the graphics and resources of the document. */
export const PAINTS = [
  'ground',
  'ink',
  'quiet',
  'accent',
  'sun',
  'moon',
  'cloud',
  'shade',
  'rain',
  'snow',
  'bolt',
  'curve',
  'area',
] as const;
export type Paint = (typeof PAINTS)[number];

/** `#RRGGBB`, or `#RRGGBBAA` for translucent colours. */
type Palette = Record<Paint, string>;

export const DARK: Palette = {
  ground: '#101C2E',
  ink: '#FFFFFF',
  quiet: '#BCC8DA',
  accent: '#FFC24B',
  sun: '#FFC83D',
  moon: '#F4E3A1',
  cloud: '#E3EAF4',
  shade: '#93A5BD',
  rain: '#5CB8FF',
  snow: '#FFFFFF',
  bolt: '#FFD23F',
  curve: '#FFB547',
  area: '#FFB54733',
};

export const LIGHT: Palette = {
  ground: '#F4F7FB',
  ink: '#121E2D',
  quiet: '#3F4F65',
  accent: '#A34700',
  sun: '#F5A400',
  moon: '#C79A1B',
  cloud: '#AFBFD3',
  shade: '#74879F',
  rain: '#0F66BD',
  snow: '#4C93D0',
  bolt: '#F09A00',
  curve: '#D9560B',
  area: '#D9560B29',
};

/** The subset of Alexa vector graphics (AVG) that the drawings use. */
export type AvgItem = AvgGroup | AvgPath | AvgText;

interface AvgGroup {
  type: 'group';
  /** As in SVG. */
  transform?: string;
  /** An array: the items are drawn for each element, bound to `data`. */
  data?: string;
  items: readonly AvgItem[];
}

interface AvgPath {
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

/** Creates a graphic with its used colours and the given parameters. */
export function createGraphic(
  width: number,
  height: number,
  items: readonly AvgItem[],
  parameters: readonly AvgParameter[] = [],
): AvgGraphic {
  const json = JSON.stringify(items);
  const colours = PAINTS.filter((paint) => json.includes(bindPaint(paint)));
  return {
    type: 'AVG',
    version: '1.2',
    width,
    height,
    parameters: [...colours.map(colourParameter), ...parameters],
    items,
  };
}

/** Creates a filled path. */
export function createShape(paint: Paint, pathData: string): AvgPath {
  return { type: 'path', pathData, fill: bindPaint(paint) };
}

/** Creates a line with round ends. */
export function createLine(paint: Paint, width: number, pathData: string): AvgPath {
  return {
    type: 'path',
    pathData,
    stroke: bindPaint(paint),
    strokeWidth: width,
    strokeLineCap: 'round',
  };
}

export function createGroup(transform: string, items: readonly AvgItem[]): AvgGroup {
  return { type: 'group', transform, items };
}

/** A data binding to a parameter or field in a graphic or document. */
export function bindValue(path: string): string {
  return `\${${path}}`;
}

/** Bindings of all theme colours for a document; a graphic uses those that are its parameters. */
export const PAINT_BINDINGS = Object.fromEntries(PAINTS.map((paint) => [paint, `@${paint}`]));

function bindPaint(paint: Paint): string {
  return bindValue(paint);
}

function colourParameter(paint: Paint): AvgParameter {
  return { name: paint, type: 'color', default: 'transparent' };
}
