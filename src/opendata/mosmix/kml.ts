import { HOUR_MS } from '../../time/units.ts';
import { OpenDataError } from '../server.ts';
import { unpackZipMember } from '../formats/zip.ts';

/**
 * The parsed elements, by their names in DWD's MetElementDefinition.xml; units: K, Pa, m/s, degrees,
 * percent, kg/m² (mm), seconds and kJ/m².
 */
export const MOSMIX_ELEMENTS = [
  'TTT', 'Td', 'TX', 'TN', 'PPPP', 'FF', 'DD', 'FX1', 'N', 'Neff',
  'RR1c', 'RRS1c', 'RRdc', 'R101', 'wwP', 'wwT', 'ww', 'SunD1', 'Rad1h',
] as const; // prettier-ignore
export type MosmixElement = (typeof MOSMIX_ELEMENTS)[number];

/** A MOSMIX file: all stations share the hourly steps. */
export interface MosmixFile {
  /** Epoch milliseconds; undefined if missing (MOSMIX_S of 2018). */
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
  /** One value per step, in the unit of the file; null if missing. */
  values: Map<MosmixElement, (number | null)[]>;
}

/** `2026-11-18T09:00:00.000Z`, in this century. */
const TIME_PATTERN = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Up to five letters and digits: `10147`, `A762`, `K2689`. */
const STATION_ID_PATTERN = /^[0-9A-Z]{1,5}$/;

/** From below the Dead Sea to above Mount Everest. */
const MIN_ELEVATION_M = -500;
const MAX_ELEVATION_M = 9000;

const elementNames = new Set<string>(MOSMIX_ELEMENTS);

/**
 * Parses the KML of MOSMIX (DWD's pointforecast_dwd_extension_V1_0.xsd). It scans the text for
 * {@link MOSMIX_ELEMENTS} instead of building a tree, because most of the 28,000 values are not used.
 *
 * @throws {OpenDataError} if the file has another format, or an element lacks values for some steps
 */
export function parseMosmixKml(text: string): MosmixFile {
  const bodyAt = text.indexOf('<kml:Placemark>');
  if (bodyAt < 0) throw new OpenDataError('MOSMIX file without a station (kml:Placemark)');
  const head = text.slice(0, bodyAt);
  const steps = parseSteps(head);
  const undefinedSign =
    extractBetween(head, '<dwd:DefaultUndefSign>', '</dwd:DefaultUndefSign>') ?? '-';
  const stations: MosmixStation[] = [];
  for (let at = bodyAt; at >= 0; at = text.indexOf('<kml:Placemark>', at + 1)) {
    const end = text.indexOf('</kml:Placemark>', at);
    if (end < 0) throw new OpenDataError('MOSMIX file is cut off within a station');
    const station = parseStation(text.slice(at, end), steps.length, undefinedSign);
    if (station) stations.push(station);
  }
  return { issued: parseIssueTime(head), steps, stations };
}

function parseIssueTime(head: string): number | undefined {
  const issued = parseInstant(extractBetween(head, '<dwd:IssueTime>', '</dwd:IssueTime>') ?? '');
  return Number.isNaN(issued) ? undefined : issued;
}

/** Returns NaN for other formats: `Date.parse` would use the local time zone. */
function parseInstant(text: string): number {
  return TIME_PATTERN.test(text) ? Date.parse(text) : NaN;
}

function parseSteps(head: string): number[] {
  const steps = Array.from(head.matchAll(/<dwd:TimeStep>([^<]*)<\/dwd:TimeStep>/g), (match) =>
    parseInstant(match[1] ?? ''),
  );
  const first = steps[0];
  if (first === undefined) throw new OpenDataError('MOSMIX file without time steps');
  if (steps.some((step, index) => step !== first + index * HOUR_MS)) {
    throw new OpenDataError('MOSMIX file whose time steps are not an hour apart');
  }
  if (first % HOUR_MS !== 0) {
    throw new OpenDataError('MOSMIX file whose time steps are no full hours');
  }
  return steps;
}

/** Returns undefined for stations without a position, which some files contain. */
function parseStation(
  placemark: string,
  stepCount: number,
  undefinedSign: string,
): MosmixStation | undefined {
  const id = extractBetween(placemark, '<kml:name>', '</kml:name>')?.trim();
  const position = extractBetween(placemark, '<kml:coordinates>', '</kml:coordinates>');
  if (!id || !position) return undefined;
  if (!STATION_ID_PATTERN.test(id)) {
    throw new OpenDataError(`MOSMIX station with the id "${id.slice(0, 20)}"`);
  }
  const [longitude = NaN, latitude = NaN, elevation = NaN] = position
    .split(',')
    .map(Number.parseFloat);
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  if (!isOnEarth || !(elevation >= MIN_ELEVATION_M && elevation <= MAX_ELEVATION_M)) {
    throw new OpenDataError(`MOSMIX station ${id} has the position "${position.slice(0, 40)}"`);
  }
  return {
    id,
    latitude,
    longitude,
    elevation,
    values: parseElements(placemark, stepCount, undefinedSign),
  };
}

function parseElements(
  placemark: string,
  stepCount: number,
  undefinedSign: string,
): Map<MosmixElement, (number | null)[]> {
  const values = new Map<MosmixElement, (number | null)[]>();
  const marker = 'dwd:elementName="';
  for (let at = placemark.indexOf(marker); at >= 0; at = placemark.indexOf(marker, at + 1)) {
    const nameAt = at + marker.length;
    const name = placemark.slice(nameAt, placemark.indexOf('"', nameAt));
    if (!isMosmixElement(name)) continue;
    const element = placemark.slice(nameAt, placemark.indexOf('</dwd:Forecast>', nameAt));
    const list = extractBetween(element, '<dwd:value>', '</dwd:value>');
    values.set(name, parseValues(name, list, stepCount, undefinedSign));
  }
  return values;
}

function parseValues(
  element: MosmixElement,
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

function isMosmixElement(name: string): name is MosmixElement {
  return elementNames.has(name);
}

function extractBetween(text: string, open: string, close: string): string | undefined {
  const start = text.indexOf(open);
  if (start < 0) return undefined;
  const end = text.indexOf(close, start);
  return end < 0 ? undefined : text.slice(start + open.length, end);
}

/** A file of a station unpacks to 350 kB. */
const MAX_KML_BYTES = 4 * 1024 * 1024;

/** The one member of a KMZ file. */
interface KmlMember {
  /** `MOSMIX_L_2023041209_P0036.kml` */
  fileName: string;
  text: string;
}

/**
 * Unpacks a station's KMZ: a zip with one KML member in ISO-8859-1.
 *
 * @throws {OpenDataError} if the file is damaged, too large or contains no KML
 */
export async function unpackKmz(kmz: Uint8Array): Promise<KmlMember> {
  const kml = await unpackZipMember(kmz, (name) => name.endsWith('.kml'), MAX_KML_BYTES);
  if (!kml) throw new OpenDataError('KMZ file without a KML member');
  return { fileName: kml.fileName, text: kml.bytes.toString('latin1') };
}
