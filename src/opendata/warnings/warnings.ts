import {
  compareBySeverity,
  isValidAtElevation,
  isExpiredWarning,
  type Warncell,
  type WeatherWarning,
  isForWarncell,
} from '../../weather/warning.ts';
import type { ForecastPoint } from '../forecast.ts';
import {
  type LngLat,
  computeBoundingBox,
  isInBox,
  isInPolygon,
  isWithinPolygon,
  type BoundingBox,
} from '../geometry.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  CELL_LIST_FILE,
  cellListProduct,
  findCellInTile,
  cellTileProduct,
  findTile,
} from './warncells.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** The warnings in force or announced. */
export interface Warnings {
  /**
   * Those at a point, the gravest first.
   *
   * @throws {OpenDataError} when they cannot be had
   */
  at: (point: ForecastPoint) => Promise<WeatherWarning[]>;
  /** Those for a warncell, or for parts of it, the gravest first. */
  ofCell: (warncellId: string) => Promise<WeatherWarning[]>;
  /** Undefined for one that is over, or never was. */
  find: (id: string) => Promise<WeatherWarning | undefined>;
  /** The area of a point; undefined outside all of them. */
  cellAt: (point: Pick<ForecastPoint, 'latitude' | 'longitude'>) => Promise<Warncell | undefined>;
  /** The area of an id; undefined where there is none. */
  cell: (warncellId: string) => Promise<Warncell | undefined>;
}

/** All that the German weather service warns of for municipalities, in eight languages (CAP 1.2). */
export const WARNINGS_FILE: Resource = {
  host: 'opendata',
  path: '/weather/alerts/cap/COMMUNEUNION_DWD_STAT/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip',
};

/**
 * Where the server fails, what was warned of serves on for so long: thunderstorms are warned of for the
 * next half hour, and an old list says nothing of a new one. Then it is an error, for an empty list
 * would say that nothing is to be feared.
 */
const MAX_STALE_MS = 10 * MINUTE_MS;

/** Warnings by DWD's CAP alerts, and the areas that they are for. */
export function createWarnings(options: FetchOptions): Warnings {
  const latest = createProductFetcher(createWarningsProduct(), options);
  const names = createProductFetcher(cellListProduct, options);
  const tiles = createProductFetcher(cellTileProduct, options);

  async function at(point: ForecastPoint): Promise<WeatherWarning[]> {
    const position: LngLat = [point.longitude, point.latitude];
    const active = (await activeNow()).filter(({ warning }) =>
      isValidAtElevation(warning, point.elevation),
    );
    const here = active.filter((each) => isCovered(each, position));
    return sortByGravity([...here, ...(await withoutPolygons(active, point))]);
  }

  /** Those whose only place is a list of warncells. */
  async function withoutPolygons(
    active: readonly PlacedWarning[],
    point: ForecastPoint,
  ): Promise<PlacedWarning[]> {
    const listed = active.filter(({ warning }) => warning.polygons.length === 0);
    const cell = listed.length > 0 ? await cellAt(point) : undefined;
    return cell ? listed.filter(({ warning }) => isForWarncell(warning, cell.id)) : [];
  }

  async function activeNow(): Promise<PlacedWarning[]> {
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
      sortByGravity((await activeNow()).filter(({ warning }) => isForWarncell(warning, id))),
    find: async (id) =>
      (await activeNow()).find(({ warning }) => warning.id === toWarningId(id))?.warning,
    cell: async (id) => {
      const list = await names(CELL_LIST_FILE);
      if (!list) throw new OpenDataError('The weather service has no list of warncells');
      const name = list.get(id);
      return name === undefined ? undefined : { id, name };
    },
  };
}

/** The alerts of the file, also those that are over. */
export function createWarningsProduct(): Product<PlacedWarning[]> {
  // A parser of XML is loaded for who asks for warnings.
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

function sortByGravity(warnings: readonly PlacedWarning[]): WeatherWarning[] {
  return warnings.map(({ warning }) => warning).toSorted(compareBySeverity);
}

/** A warning with what makes it quick to find. */
export interface PlacedWarning {
  warning: WeatherWarning;
  /** Of each of its polygons, in their order. */
  boxes: BoundingBox[];
}

export function placeWarning(warning: WeatherWarning): PlacedWarning {
  return { warning, boxes: warning.polygons.map(computeBoundingBox) };
}

/** Whether a position lies in one of the polygons; the border, also that of a hole, belongs to them. */
export function isCovered({ warning, boxes }: PlacedWarning, position: LngLat): boolean {
  return warning.polygons.some(([outline = [], ...holes], at) => {
    const box = boxes[at];
    if (!box || !isInBox(position, box) || !isInPolygon(position, [outline])) return false;
    return !holes.some((hole) => isWithinPolygon(position, [hole]));
  });
}

/** The id of a warning: an alert's without its last segment, a language (`….MUL`, in 2019 `….DEU`). */
export function toWarningId(identifier: string): string {
  return identifier.replace(/\.[A-Z]{3}$/, '');
}
