import { HOUR } from '../../weather/hour.ts';
import { OpenDataError } from '../server.ts';

/**
 * The elements that are read, by their names in DWD's MetElementDefinition.xml: K, Pa, m/s,
 * degrees, percent, kg/m² (mm), seconds and kJ/m².
 */
export const ELEMENTS = [
  'TTT', 'Td', 'TX', 'TN', 'PPPP', 'FF', 'DD', 'FX1', 'N', 'Neff',
  'RR1c', 'RRS1c', 'R101', 'wwP', 'wwT', 'ww', 'SunD1', 'Rad1h',
] as const; // prettier-ignore
export type Element = (typeof ELEMENTS)[number];

/** A MOSMIX file: hourly steps that all its stations share. */
export interface MosmixFile {
  /** Epoch milliseconds; undefined where the file does not say (MOSMIX_S of 2018). */
  issued: number | undefined;
  /** Ascending, an hour apart, epoch milliseconds. */
  steps: number[];
  stations: MosmixStation[];
}

export interface MosmixStation {
  id: string;
  latitude: number;
  longitude: number;
  /** Metres. */
  elevation: number;
  /** One value per step, as the file has it; null for its sign of a missing value. */
  values: Map<Element, (number | null)[]>;
}

/** `2026-11-18T09:00:00.000Z`, in a century that has such files. */
const TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Up to five letters and digits: `10147`, `A762`, `K2689`. */
const STATION_ID = /^[0-9A-Z]{1,5}$/;

/** Metres: the Dead Sea lies lower than all else, and Mount Everest higher. */
const LOWEST = -500;
const HIGHEST = 9000;

const wanted = new Set<string>(ELEMENTS);

/**
 * Reads MOSMIX's KML (references: DWD's pointforecast_dwd_extension_V1_0.xsd). Only the elements of
 * {@link ELEMENTS} are taken; the file is scanned, not built into a tree, because a tree of its
 * 28,000 values costs many times what the few that are used do.
 *
 * @throws {OpenDataError} when the file is not of that form, or an element has not a value per step
 */
export function readKml(text: string): MosmixFile {
  const bodyAt = text.indexOf('<kml:Placemark>');
  if (bodyAt < 0) throw new OpenDataError('MOSMIX file without a station (kml:Placemark)');
  const head = text.slice(0, bodyAt);
  const steps = readSteps(head);
  const undefinedSign = between(head, '<dwd:DefaultUndefSign>', '</dwd:DefaultUndefSign>') ?? '-';
  const stations: MosmixStation[] = [];
  for (let at = bodyAt; at >= 0; at = text.indexOf('<kml:Placemark>', at + 1)) {
    const end = text.indexOf('</kml:Placemark>', at);
    if (end < 0) throw new OpenDataError('MOSMIX file is cut off within a station');
    const station = readStation(text.slice(at, end), steps.length, undefinedSign);
    if (station) stations.push(station);
  }
  return { issued: readIssueTime(head), steps, stations };
}

function readIssueTime(head: string): number | undefined {
  const issued = instant(between(head, '<dwd:IssueTime>', '</dwd:IssueTime>') ?? '');
  return Number.isNaN(issued) ? undefined : issued;
}

/** NaN for what is no time: other forms would be read as of the machine's own zone. */
function instant(text: string): number {
  return TIME.test(text) ? Date.parse(text) : NaN;
}

function readSteps(head: string): number[] {
  const steps = Array.from(head.matchAll(/<dwd:TimeStep>([^<]*)<\/dwd:TimeStep>/g), (match) =>
    instant(match[1] ?? ''),
  );
  const first = steps[0];
  if (first === undefined) throw new OpenDataError('MOSMIX file without time steps');
  if (steps.some((step, index) => step !== first + index * HOUR)) {
    throw new OpenDataError('MOSMIX file whose time steps are not an hour apart');
  }
  if (first % HOUR !== 0) throw new OpenDataError('MOSMIX file whose time steps are no full hours');
  return steps;
}

/** Undefined for a station without a position: some files have such. */
function readStation(
  placemark: string,
  stepCount: number,
  undefinedSign: string,
): MosmixStation | undefined {
  const id = between(placemark, '<kml:name>', '</kml:name>')?.trim();
  const position = between(placemark, '<kml:coordinates>', '</kml:coordinates>');
  if (!id || !position) return undefined;
  if (!STATION_ID.test(id)) {
    throw new OpenDataError(`MOSMIX station with the id "${id.slice(0, 20)}"`);
  }
  const [longitude = NaN, latitude = NaN, elevation = NaN] = position
    .split(',')
    .map(Number.parseFloat);
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  if (!isOnEarth || !(elevation >= LOWEST && elevation <= HIGHEST)) {
    throw new OpenDataError(`MOSMIX station ${id} has the position "${position.slice(0, 40)}"`);
  }
  return {
    id,
    latitude,
    longitude,
    elevation,
    values: readElements(placemark, stepCount, undefinedSign),
  };
}

function readElements(
  placemark: string,
  stepCount: number,
  undefinedSign: string,
): Map<Element, (number | null)[]> {
  const values = new Map<Element, (number | null)[]>();
  const marker = 'dwd:elementName="';
  for (let at = placemark.indexOf(marker); at >= 0; at = placemark.indexOf(marker, at + 1)) {
    const nameAt = at + marker.length;
    const name = placemark.slice(nameAt, placemark.indexOf('"', nameAt));
    if (!isWanted(name)) continue;
    const element = placemark.slice(nameAt, placemark.indexOf('</dwd:Forecast>', nameAt));
    const list = between(element, '<dwd:value>', '</dwd:value>');
    values.set(name, readValues(name, list, stepCount, undefinedSign));
  }
  return values;
}

function readValues(
  element: Element,
  list: string | undefined,
  stepCount: number,
  undefinedSign: string,
): (number | null)[] {
  const words = list?.match(/\S+/g) ?? [];
  if (words.length !== stepCount) {
    throw new OpenDataError(
      `MOSMIX element ${element} has ${words.length} values for ${stepCount} time steps`,
    );
  }
  return words.map((word) => {
    if (word === undefinedSign) return null;
    const value = Number(word);
    if (!Number.isFinite(value)) {
      throw new OpenDataError(`MOSMIX element ${element} has the value "${word.slice(0, 20)}"`);
    }
    return value;
  });
}

function isWanted(name: string): name is Element {
  return wanted.has(name);
}

function between(text: string, open: string, close: string): string | undefined {
  const start = text.indexOf(open);
  if (start < 0) return undefined;
  const end = text.indexOf(close, start);
  return end < 0 ? undefined : text.slice(start + open.length, end);
}
