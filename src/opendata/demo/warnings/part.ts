import languages from './languages.json' with { type: 'json' };
import shapes from '../pollen/regions.json' with { type: 'json' };
import table from './cells.json' with { type: 'json' };
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { HOUR_MS } from '../../../time/units.ts';
import { CELL_LIST_FILE, parseTileBox } from '../../warnings/warncells.ts';
import { WARNINGS_FILE } from '../../warnings/warnings.ts';
import type { Validators, FileResponse } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart, clampZipTime } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { listAlerts, type DemoAlert, HAZARDS } from './alerts.ts';
import { createAreas, type Area, isInBox, isInPolygon, type BoundingBox } from '../../geometry.ts';

/** Date of the names of the warncells. */
const CELL_LIST_DATE = Date.UTC(2026, 5, 1);

/** Warnings of the demo weather, and their warncells. */
export function createWarningsPart(scene?: SceneId): MirrorPart {
  return (resource, conditions, now) => {
    const { host, path } = resource;
    if (host === WARNINGS_FILE.host && path === WARNINGS_FILE.path) {
      return createAlertsReply(conditions, now.getTime(), scene);
    }
    if (host === CELL_LIST_FILE.host && path === CELL_LIST_FILE.path) {
      return createFileResponse(
        Buffer.from(formatCellList()),
        '"demo-warncells"',
        CELL_LIST_DATE,
        conditions,
      );
    }
    const box = parseTileBox(resource);
    return (
      box &&
      createFileResponse(
        Buffer.from(formatCellMap(box)),
        '"demo-warncells"',
        CELL_LIST_DATE,
        conditions,
      )
    );
  };
}

/** Files are updated every hour. */
async function createAlertsReply(
  conditions: Validators,
  now: number,
  scene: SceneId | undefined,
): Promise<FileResponse> {
  const published = now - (now % HOUR_MS);
  const etag = `"demo-cap-${published}-${scene ?? 'any'}"`;
  if (isNotModified(conditions, etag, published)) return { status: 304 };
  const zip = new ZipFile();
  for (const alert of listAlerts(published, scene)) {
    const options = { mtime: clampZipTime(alert.sent), compressionLevel: 1 };
    zip.addBuffer(Buffer.from(formatAlertXml(alert)), `${alert.identifier}.xml`, options);
  }
  zip.end();
  return createFileResponse(await buffer(zip.outputStream), etag, published, conditions);
}

/** A language of the demo's warnings, with event names by number. */
type WarningLanguage = (typeof languages)[number];

/** Formats a warning like DWD: CAP 1.2 by its profile, in all its languages. */
function formatAlertXml(alert: DemoAlert): string {
  const { identifier, sent } = alert;
  const areas = formatAreas(alert);
  const content = [
    formatElement('identifier', identifier),
    formatElement('sender', 'demo@weather-voice.invalid'),
    formatElement('sent', formatTime(sent)),
    formatElement('status', 'Actual'),
    formatElement('msgType', 'Alert'),
    formatElement('source', 'DEMO'),
    formatElement('scope', 'Public'),
    formatElement('code', `id:${identifier.replace(/\.MUL$/, '')}`),
    ...languages.map((language) => formatInfo(alert, language, areas)),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">${content.join('')}</alert>
`;
}

function formatInfo(
  { code, onset, expires, sent, parameter }: DemoAlert,
  language: WarningLanguage,
  areas: string,
): string {
  const { group, severity } = HAZARDS[code];
  const event = language.events[code];
  const content = [
    formatElement('language', language.tag),
    formatElement('category', 'Met'),
    formatElement('event', event),
    formatElement('responseType', 'None'),
    formatElement('urgency', 'Immediate'),
    formatElement('severity', severity),
    formatElement('certainty', 'Likely'),
    formatPair('eventCode', 'PROFILE_VERSION', '2.1.13'),
    formatPair('eventCode', 'II', String(code)),
    formatPair('eventCode', 'GROUP', group),
    formatElement('effective', formatTime(sent)),
    formatElement('onset', formatTime(onset)),
    formatElement('expires', formatTime(expires)),
    formatElement('senderName', `DEMO: ${language.notice}`),
    formatElement('headline', `${language.warning}: ${event} (${language.notice})`),
    formatElement(
      'description',
      `${language.notice}. ${event}: ${parameter.value.replaceAll(/[[\]]/g, '')}`,
    ),
    formatElement('instruction', ''),
    formatPair('parameter', parameter.name, parameter.value),
    areas,
  ];
  return `<info>${content.join('')}</info>`;
}

/** Regions as polygons with their holes, then the towns in them. */
function formatAreas({ regions }: DemoAlert): string {
  const polygons = loadRegionAreas()
    .filter(({ owner }) => regions.includes(owner))
    .map(
      ({ polygon: [outline = [], ...holes] }) =>
        formatElement('areaDesc', 'polygonal event area') +
        formatElement('polygon', formatCorners(outline)) +
        holes.map((hole) => formatPair('geocode', 'EXCLUDE_POLYGON', formatCorners(hole))).join(''),
    );
  const cells = loadDemoCells()
    .filter((cell) => cell.regions.some((id) => regions.includes(id)))
    .map(
      ({ id, name }) => formatElement('areaDesc', name) + formatPair('geocode', 'WARNCELLID', id),
    );
  const heights = formatElement('altitude', '0.0') + formatElement('ceiling', '9842.5197');
  return [...polygons, ...cells].map((area) => `<area>${area}${heights}</area>`).join('');
}

/** Latitudes first. */
function formatCorners(ring: readonly [number, number][]): string {
  return ring.map(([longitude, latitude]) => `${latitude},${longitude}`).join(' ');
}

function formatPair(name: string, valueName: string, value: string): string {
  return `<${name}>${formatElement('valueName', valueName)}${formatElement('value', value)}</${name}>`;
}

function formatElement(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

/** `2026-11-21T12:00:00+00:00` */
function formatTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
}

/**
 * Warncells of the best known towns, each a square around the middle of the town; ids and names are
 * those of the German weather service.
 */
export interface DemoCell {
  id: string;
  name: string;
  box: BoundingBox;
  /** The regions of the demo's map at its centre. */
  regions: number[];
}

/** Degrees from the middle to the borders. */
const HALF_WIDTH_DEGREES = 0.09;
const HALF_HEIGHT_DEGREES = 0.06;

let cachedAreas: Area<number>[] | undefined;
let cachedCells: DemoCell[] | undefined;

/** Areas of the demo map by region id, created on first use. */
export function loadRegionAreas(): readonly Area<number>[] {
  cachedAreas ??= shapes.features.flatMap(({ region, polygons }) =>
    createAreas(
      region,
      polygons.map((rings) => rings.map(parseRing)),
    ),
  );
  return cachedAreas;
}

/** Warncells, created on first use. */
export function loadDemoCells(): readonly DemoCell[] {
  cachedCells ??= table.cells.map(({ id, name, latitude, longitude }): DemoCell => {
    const [west, east] = [longitude - HALF_WIDTH_DEGREES, longitude + HALF_WIDTH_DEGREES];
    const [south, north] = [latitude - HALF_HEIGHT_DEGREES, latitude + HALF_HEIGHT_DEGREES];
    return {
      id,
      name,
      box: [west, south, east, north],
      regions: findRegions([longitude, latitude]),
    };
  });
  return cachedCells;
}

/** The list of warncells in DWD's format, with the districts of the towns. */
export function formatCellList(): string {
  const rows = [...table.districts, ...table.cells].map(
    ({ id, name }) => `${id};${name};${name};;`,
  );
  return ['WARNCELLID;NAME;KURZNAME;CCC;BL', ...rows, ''].join('\r\n');
}

/** Formats the warncells in a box like the map server. */
export function formatCellMap([west, south, east, north]: BoundingBox): string {
  const features = loadDemoCells()
    .filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south)
    .map(({ id, name, box }) => ({
      type: 'Feature',
      id: `Warngebiete_Gemeinden.${id}`,
      geometry: { type: 'MultiPolygon', coordinates: [[createSquare(box)]] },
      geometry_name: 'THE_GEOM',
      properties: { WARNCELLID: Number(id), NAME: name },
    }));
  return JSON.stringify({
    type: 'FeatureCollection',
    features,
    totalFeatures: features.length,
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    attribution: table.origin,
  });
}

function findRegions(position: [number, number]): number[] {
  return loadRegionAreas()
    .filter(({ box, polygon }) => isInBox(position, box) && isInPolygon(position, polygon))
    .map(({ owner }) => owner);
}

function createSquare([west, south, east, north]: BoundingBox): number[][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** `8.388,54.628 8.34,54.688`: longitudes and latitudes. */
function parseRing(text: string): [number, number][] {
  return text.split(' ').map((position) => {
    const [longitude = NaN, latitude = NaN] = position.split(',').map(Number);
    return [longitude, latitude];
  });
}
