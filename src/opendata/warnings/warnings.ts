import { isForWarncell, type Warncell, type WeatherWarning } from '../../weather/warning.ts';
import type { ForecastPoint } from '../forecast.ts';
import {
  type LngLat,
  computeBoundingBox,
  isInBox,
  isInPolygon,
  isWithinPolygon,
  type BoundingBox,
} from '../geometry.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  CELL_LIST_FILE,
  GERMANY_BOX,
  cellListProduct,
  findCellInTile,
  cellTileProduct,
  findTile,
} from './warncells.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** Warnings of DWD in force or announced. */
export interface DwdWarnings {
  /**
   * Lists the warnings at a point, the most severe first.
   *
   * @throws {OpenDataError} if the warnings are not available
   */
  at: (point: ForecastPoint) => Promise<WeatherWarning[]>;
  /** Lists the warnings for a warncell or parts of it, the most severe first. */
  ofCell: (warncellId: string) => Promise<WeatherWarning[]>;
  /** Finds a warning by id; undefined if it has expired or never existed. */
  find: (id: string) => Promise<WeatherWarning | undefined>;
  /** Finds the warncell of a point; undefined outside all warncells. */
  cellAt: (point: Pick<ForecastPoint, 'latitude' | 'longitude'>) => Promise<Warncell | undefined>;
  /** Finds a warncell by id; undefined if unknown. */
  cell: (warncellId: string) => Promise<Warncell | undefined>;
}

/** All warnings of DWD for municipalities, in eight languages (CAP 1.2). */
export const WARNINGS_FILE: Resource = {
  host: 'opendata',
  path: '/weather/alerts/cap/COMMUNEUNION_DWD_STAT/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip',
};

/**
 * How long warnings are served stale if the server fails: thunderstorm warnings cover the next half
 * hour, and an old list lacks new ones. After that it is an error, because an empty list would mean
 * that there is no danger.
 */
const MAX_STALE_MS = 10 * MINUTE_MS;

/** Warnings from DWD's CAP alerts, and their warncells. */
export function createWarnings(options: FetchOptions): DwdWarnings {
  const latest = createProductFetcher(createWarningsProduct(), options);
  const names = createProductFetcher(cellListProduct, options);
  const tiles = createProductFetcher(cellTileProduct, options);

  async function at(point: ForecastPoint): Promise<WeatherWarning[]> {
    const position: LngLat = [point.longitude, point.latitude];
    const active = (await listActive()).filter(({ warning }) =>
      isValidAtElevation(warning, point.elevation),
    );
    const here = active.filter((each) => isCovered(each, position));
    return sortBySeverity([...here, ...(await listWithoutPolygons(active, point))]);
  }

  /** Lists the warnings without polygons, which only name warncells. */
  async function listWithoutPolygons(
    active: readonly PlacedWarning[],
    point: ForecastPoint,
  ): Promise<PlacedWarning[]> {
    const listed = active.filter(({ warning }) => warning.polygons.length === 0);
    const cell = listed.length > 0 ? await cellAt(point) : undefined;
    return cell ? listed.filter(({ warning }) => isForWarncell(warning, cell.id)) : [];
  }

  async function listActive(): Promise<PlacedWarning[]> {
    const all = await latest(WARNINGS_FILE);
    if (!all) throw new OpenDataError('The open-data server has no file of warnings');
    const now = options.clock().getTime();
    return all.filter(({ warning }) => !isExpiredWarning(warning, now));
  }

  async function cellAt({
    latitude,
    longitude,
  }: Pick<ForecastPoint, 'latitude' | 'longitude'>): Promise<Warncell | undefined> {
    const position: LngLat = [longitude, latitude];
    const resource = findTile(position);
    const tile = resource && (await tiles(resource));
    return tile && findCellInTile(tile, position);
  }

  return {
    at,
    cellAt,
    ofCell: async (id) =>
      sortBySeverity((await listActive()).filter(({ warning }) => isForWarncell(warning, id))),
    find: async (id) =>
      (await listActive()).find(({ warning }) => warning.id === toWarningId(id))?.warning,
    cell: async (id) => {
      const list = await names(CELL_LIST_FILE);
      if (!list) throw new OpenDataError('DWD has no list of warncells');
      const name = list.get(id);
      return name === undefined ? undefined : { id, name };
    },
  };
}

/** Creates the product of the file, which also contains expired alerts. */
export function createWarningsProduct(): Product<PlacedWarning[]> {
  // The first use loads the XML parser.
  let decoder: Promise<(zipped: Uint8Array) => Promise<PlacedWarning[]>> | undefined;
  return {
    async decode(zipped) {
      decoder ??= import('./cap-warnings.ts').then(({ createCapDecoder }) => createCapDecoder());
      return (await decoder)(zipped);
    },
    staleAt: (_, now) => now + MINUTE_MS,
    expiresAt: (_, now) => now + MAX_STALE_MS,
    lateRetryMs: MINUTE_MS,
    missingRetryMs: MINUTE_MS,
  };
}

function sortBySeverity(warnings: readonly PlacedWarning[]): WeatherWarning[] {
  return warnings.map(({ warning }) => warning).toSorted(compareBySeverity);
}

/** Sorts by severity, then by onset. */
export function compareBySeverity(a: WeatherWarning, b: WeatherWarning): number {
  return b.severity - a.severity || a.onset - b.onset || a.id.localeCompare(b.id, 'en');
}

/** Whether a warning has expired at an instant, epoch milliseconds. */
export function isExpiredWarning({ expires }: WeatherWarning, now: number): boolean {
  return expires !== null && expires <= now;
}

/** Whether a warning is valid at an elevation; true if the elevation is unknown. */
function isValidAtElevation(
  { lowest, highest }: WeatherWarning,
  elevation: number | null,
): boolean {
  if (elevation === null) return true;
  return (lowest === null || elevation >= lowest) && (highest === null || elevation <= highest);
}

/** A warning with the bounding boxes of its polygons. */
export interface PlacedWarning {
  warning: WeatherWarning;
  /** In the order of the polygons. */
  boxes: BoundingBox[];
}

export function placeWarning(warning: WeatherWarning): PlacedWarning {
  return { warning, boxes: warning.polygons.map(computeBoundingBox) };
}

/** Whether a position is in one of the polygons, which include their borders and those of holes. */
export function isCovered({ warning, boxes }: PlacedWarning, position: LngLat): boolean {
  return warning.polygons.some(([outline = [], ...holes], at) => {
    const box = boxes[at];
    if (!box || !isInBox(position, box) || !isInPolygon(position, [outline])) return false;
    return !holes.some((hole) => isWithinPolygon(position, [hole]));
  });
}

/** Removes the language, the last segment (`….MUL`, in 2019 `….DEU`), from the id of an alert. */
export function toWarningId(identifier: string): string {
  return identifier.replace(/\.[A-Z]{3}$/, '');
}

/** Warnings of the National Weather Service of the United States, from the alerts of its API. */
export interface NwsWarnings {
  /**
   * Lists the warnings at a point, the most severe first.
   *
   * @throws {OpenDataError} if the warnings are not available
   */
  at: (point: ForecastPoint) => Promise<WeatherWarning[]>;
  /** Finds a warning by id; undefined if it has expired, was replaced, or never existed. */
  find: (id: string) => Promise<WeatherWarning | undefined>;
}

export const NWS_ID = /^urn:oid:2\.49\.0\.1\.840\.[\w.-]{1,100}$/;

/** Whether the id of a warning is one of the National Weather Service (the WMO's number of the United States). */
export function isNwsId(id: string): boolean {
  return NWS_ID.test(id);
}

/** The German weather service, and the National Weather Service of the United States. */
export type WarningService = 'dwd' | 'nws';

/** A point, and the country of the closest town: ISO 3166 code, undefined if there is no town nearby. */
export interface WarnedPoint extends ForecastPoint {
  country: string | undefined;
}

/** Official warnings in force or announced, of the service of each country. */
export interface Warnings extends Omit<DwdWarnings, 'at'> {
  /**
   * Lists the warnings at a point, the most severe first; empty where no service is known.
   *
   * @throws {OpenDataError} if the warnings are not available
   */
  at: (point: WarnedPoint) => Promise<WeatherWarning[]>;
  /** The service that warns at a point; null if none is known: then it is not known whether there are warnings. */
  serviceAt: (point: WarnedPoint) => WarningService | null;
}

/** The states, and the territories and associated states that the National Weather Service warns for, too. */
const NWS_COUNTRIES: ReadonlySet<string> = new Set([
  'US', 'PR', 'VI', 'GU', 'MP', 'AS', 'FM', 'MH', 'PW',
]); // prettier-ignore

/** Areas of DWD's warnings overlap the border and reach into the sea. */
const DWD_MARGIN_KM = 100;

/** The service that issued the warning of an id. */
export function findIssuer(warningId: string): WarningService {
  return isNwsId(warningId) ? 'nws' : 'dwd';
}

/** The service that warns at a point; null if none is known. */
export function findWarningService(point: WarnedPoint, hasNws: boolean): WarningService | null {
  const { country } = point;
  if (country === undefined) return isNearGermany(point) ? 'dwd' : null;
  if (country === 'DE') return 'dwd';
  return hasNws && NWS_COUNTRIES.has(country) ? 'nws' : null;
}

/** @param nws undefined if it is not in use */
export function createWarningsByCountry(dwd: DwdWarnings, nws: NwsWarnings | undefined): Warnings {
  const serviceAt = (point: WarnedPoint) => findWarningService(point, nws !== undefined);

  return {
    ...dwd,
    serviceAt,
    async at(point) {
      if (nws && serviceAt(point) === 'nws') return nws.at(point);
      return serviceAt(point) === 'dwd' || isNearGermany(point) ? dwd.at(point) : [];
    },
    find: async (id) => (findIssuer(id) === 'nws' ? nws?.find(id) : dwd.find(id)),
  };
}

function isNearGermany({ latitude, longitude }: ForecastPoint): boolean {
  return isInBox([longitude, latitude], GERMANY_BOX, DWD_MARGIN_KM);
}
