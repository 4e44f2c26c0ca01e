import type { SceneId } from '../weather/scenes.ts';
import { formatRunTime } from '../../mosmix/forecasts.ts';
import { clampZipTime, isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import { formatStationKml } from './kml.ts';
import { crc32, deflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { STATION_CATALOGUE_FILE } from '../../mosmix/series.ts';
import type { Validators, FileResponse } from '../../server.ts';
import { HOUR_MS } from '../../../time/units.ts';

/** A demo station. Decimal degrees, whole minutes of arc; its weather is that of the sea level. */
export interface DemoForecastStation {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Where towns lie high, roughly, so that the stations of the catalogue lie as high as they. */
const HIGHLANDS = [
  { name: 'Bavarian plateau', south: 47.7, north: 49.2, west: 9, east: 13, height: 480 },
  { name: 'Alps', south: 45.8, north: 47.7, west: 6.5, east: 14.5, height: 600 },
  { name: 'Central German uplands', south: 49.5, north: 51.5, west: 8.5, east: 13.5, height: 250 },
  { name: 'Bohemia', south: 48.7, north: 50.7, west: 13, east: 16, height: 350 },
  { name: 'Colorado', south: 37, north: 41, west: -107, east: -103, height: 1600 },
  { name: 'Meseta', south: 38.5, north: 43, west: -6.5, east: -1, height: 700 },
] as const;

/** Central Europe, where most requests come from, has a station every quarter of a degree. */
const DENSE_GRID = { south: 45, north: 56, west: 5, east: 18, step: 0.25 };
/** Elsewhere they stand about this far apart, degrees. */
const COARSE_STEP_DEGREES = 2;

const CATALOGUE_HEADER = [
  'ID    ICAO NAME                 LAT    LON     ELEV',
  '----- ---- -------------------- -----  ------- -----',
];

let demoStations: readonly DemoForecastStation[] | undefined;

/** Lists the demo stations of the whole world; the order and so the ids never change. */
export function listDemoStations(): readonly DemoForecastStation[] {
  return (demoStations ??= createDemoStations());
}

function createDemoStations(): DemoForecastStation[] {
  const places = [...createDenseGrid(), ...createCoarseGrid()];
  return places.map(([latitude, longitude], index) => ({
    id: `D${index.toString(36).toUpperCase().padStart(4, '0')}`,
    name: `DEMO ${formatHemisphere(latitude, 'N', 'S')} ${formatHemisphere(longitude, 'E', 'W')}`,
    latitude,
    longitude,
  }));
}

/** Formats the catalogue like DWD: fixed columns, coordinates in degrees and minutes. */
export function formatCatalogue(stations: readonly DemoForecastStation[]): string {
  const lines = stations.map(({ id, name, latitude, longitude }) =>
    [
      id.padEnd(5),
      '----',
      name.padEnd(20),
      formatDegreesAndMinutes(latitude).padStart(6),
      formatDegreesAndMinutes(longitude).padStart(7),
      String(findHeight(latitude, longitude)).padStart(5),
    ].join(' '),
  );
  return `${[...CATALOGUE_HEADER, ...lines].join('\n')}\n`;
}

/** Metres above sea level. */
function findHeight(latitude: number, longitude: number): number {
  const highland = HIGHLANDS.find(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return highland?.height ?? 0;
}

/** `-8.40` for 8°40′ south or west: the minutes stand where decimals would. */
function formatDegreesAndMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${degrees < 0 ? '-' : ''}${Math.floor(minutes / 60)}.${rest}`;
}

function formatHemisphere(degrees: number, positive: string, negative: string): string {
  return Math.abs(degrees).toFixed(2) + (degrees < 0 ? negative : positive);
}

function createDenseGrid(): [number, number][] {
  const { south, north, west, east, step } = DENSE_GRID;
  return createRange(south, north, step).flatMap((latitude) =>
    createRange(west, east, step).map((longitude): [number, number] => [latitude, longitude]),
  );
}

function createCoarseGrid(): [number, number][] {
  return createRange(-89, 89, COARSE_STEP_DEGREES)
    .flatMap(createLatitudeCircle)
    .filter(([latitude, longitude]) => !isDense(latitude, longitude));
}

/** A circle of latitude has the fewer stations, the shorter it is. */
function createLatitudeCircle(latitude: number): [number, number][] {
  const count = Math.max(
    4,
    Math.round((360 / COARSE_STEP_DEGREES) * Math.cos((latitude * Math.PI) / 180)),
  );
  return createRange(0, count - 1, 1).map((index) => [
    latitude,
    Math.round((index * 360 * 60) / count) / 60 - 180,
  ]);
}

function isDense(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = DENSE_GRID;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function createRange(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}

/** Creates the file of a station and run like the open-data server: a zip with one KML. */
export function createStationKmz(
  station: DemoForecastStation,
  issued: Date,
  scene?: SceneId,
): Buffer {
  return createKmz({
    name: `${stationFileName(station.id, issued)}.kml`,
    bytes: formatStationKml(station, issued, scene),
    modified: clampZipTime(issued),
  });
}

/** `MOSMIX_L_2026111809_D0001` */
export function stationFileName(stationId: string, issued: Date): string {
  return `MOSMIX_L_${formatRunTime(issued.getTime())}_${stationId}`;
}

const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const END_BYTES = 22;

const VERSION = 20;
const DEFLATED = 8;

interface Member {
  /** ASCII. */
  name: string;
  bytes: Uint8Array;
  /** Between 1980 and 2107. */
  modified: Date;
}

/** Creates a zip of one deflated member, as PKWARE's APPNOTE.TXT, sections 4.3.7 to 4.3.16 describe. */
export function createKmz({ name, bytes, modified }: Member): Buffer {
  // Stronger compression would take most of the time and save little.
  const packed = deflateRawSync(bytes, { level: 1 });
  const centralAt = LOCAL_HEADER_BYTES + name.length + packed.length;
  const endAt = centralAt + CENTRAL_HEADER_BYTES + name.length;
  const zip = Buffer.alloc(endAt + END_BYTES);

  function writeMember(at: number): void {
    zip.writeUInt16LE(VERSION, at);
    zip.writeUInt16LE(DEFLATED, at + 4);
    zip.writeUInt32LE(toDosTime(modified), at + 6);
    zip.writeUInt32LE(crc32(bytes), at + 10);
    zip.writeUInt32LE(packed.length, at + 14);
    zip.writeUInt32LE(bytes.length, at + 18);
    zip.writeUInt16LE(name.length, at + 22);
  }

  zip.write('PK\x03\x04', 0, 'latin1');
  writeMember(4);
  zip.write(name, LOCAL_HEADER_BYTES, 'latin1');
  packed.copy(zip, LOCAL_HEADER_BYTES + name.length);

  zip.write('PK\x01\x02', centralAt, 'latin1');
  zip.writeUInt16LE(VERSION, centralAt + 4);
  writeMember(centralAt + 6);
  zip.write(name, centralAt + CENTRAL_HEADER_BYTES, 'latin1');

  zip.write('PK\x05\x06', endAt, 'latin1');
  zip.writeUInt16LE(1, endAt + 8);
  zip.writeUInt16LE(1, endAt + 10);
  zip.writeUInt32LE(endAt - centralAt, endAt + 12);
  zip.writeUInt32LE(centralAt, endAt + 16);
  return zip;
}

/** Two seconds are the smallest unit. */
function toDosTime(time: Date): number {
  const date =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return date * 0x1_0000 + clock;
}

/** MOSMIX_L runs start at 03, 09, 15 and 21 UTC. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;
const FIRST_RUN_OFFSET_MS = 3 * HOUR_MS;
/** Delay of the publication. */
const PUBLICATION_DELAY_MS = 50 * 60_000;
/** Files stay for two days. */
const RETENTION_MS = 48 * HOUR_MS;

const STATION_PATH =
  /^\/weather\/local_forecasts\/mos\/MOSMIX_L\/single_stations\/(?<id>[^/]+)\/kml\/(?<file>[^/]+)\.kmz$/;

/** The station catalogue and the point forecasts of the last two days, for the whole world. */
export function createMosmixPart(scene?: SceneId): MirrorPart {
  const stations = listDemoStations();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return ({ host, path }, conditions, now) => {
    if (host === STATION_CATALOGUE_FILE.host && path === STATION_CATALOGUE_FILE.path) {
      const { body, etag } = (catalogue ??= createCatalogue());
      return conditions.etag === etag ? { status: 304 } : { status: 200, body, etag };
    }
    const { id = '', file = '' } = STATION_PATH.exec(path)?.groups ?? {};
    const station = host === 'opendata' ? byId.get(id) : undefined;
    const issued = station && findRun(file, id, now);
    return station && issued ? createForecastReply(station, issued, conditions, scene) : undefined;
  };
}

let catalogue: { body: Buffer; etag: string } | undefined;

function createCatalogue() {
  const body = Buffer.from(formatCatalogue(listDemoStations()), 'latin1');
  return { body, etag: `"${createHash('sha256').update(body).digest('hex')}"` };
}

function createForecastReply(
  station: DemoForecastStation,
  issued: Date,
  conditions: Validators,
  scene: SceneId | undefined,
): FileResponse {
  const etag = `"demo-${stationFileName(station.id, issued)}"`;
  const published = issued.getTime() + PUBLICATION_DELAY_MS;
  if (isNotModified(conditions, etag, published)) return { status: 304 };
  return createFileResponse(createStationKmz(station, issued, scene), etag, published, conditions);
}

/** Finds the run of a file name: the newest for `LATEST`, else the one of its time, if published. */
function findRun(file: string, stationId: string, now: Date): Date | undefined {
  const runs = listPublishedRuns(now.getTime());
  if (file === `MOSMIX_L_LATEST_${stationId}`) return runs[0];
  return runs.find((run) => file === stationFileName(stationId, run));
}

/** Lists the published runs, newest first. */
function listPublishedRuns(now: number): Date[] {
  const since = now - PUBLICATION_DELAY_MS - FIRST_RUN_OFFSET_MS;
  const newest = Math.floor(since / RUN_INTERVAL_MS) * RUN_INTERVAL_MS + FIRST_RUN_OFFSET_MS;
  const count = Math.floor((newest - (now - RETENTION_MS)) / RUN_INTERVAL_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(newest - index * RUN_INTERVAL_MS));
}
