import { byGravity, holdsAt, isOver, type Warncell, type Warning } from '../../weather/warning.ts';
import { isOfCell } from '../../weather/warncell.ts';
import type { Point } from '../forecast.ts';
import type { Position } from '../geometry/polygon.ts';
import { fetchProduct, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { CELL_LIST, cellList } from './cell-list.ts';
import { cellIn, cellTile, tileAt } from './cell-map.ts';
import { covers, type PlacedWarning } from './placed.ts';
import { warningId } from './warning-id.ts';

/** The warnings in force or announced. */
export interface Warnings {
  /**
   * Those at a point, the gravest first.
   *
   * @throws {OpenDataError} when they cannot be had
   */
  at: (point: Point) => Promise<Warning[]>;
  /** Those for a warncell, or for parts of it, the gravest first. */
  ofCell: (warncellId: string) => Promise<Warning[]>;
  /** Undefined for one that is over, or never was. */
  find: (id: string) => Promise<Warning | undefined>;
  /** The area of a point; undefined outside all of them. */
  cellAt: (point: Pick<Point, 'latitude' | 'longitude'>) => Promise<Warncell | undefined>;
  /** The area of an id; undefined where there is none. */
  cell: (warncellId: string) => Promise<Warncell | undefined>;
}

/** All that the German weather service warns of for municipalities, in eight languages (CAP 1.2). */
export const WARNINGS_FILE: Resource = {
  host: 'opendata',
  path: '/weather/alerts/cap/COMMUNEUNION_DWD_STAT/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip',
};

const MINUTE = 60_000;

/**
 * Where the server fails, what was warned of serves on for so long: thunderstorms are warned of for the
 * next half hour, and an old list says nothing of a new one. Then it is an error, for an empty list
 * would say that nothing is to be feared.
 */
const USABLE_FOR = 10 * MINUTE;

/** Warnings by DWD's CAP alerts, and the areas that they are for. */
export function createWarnings(options: FetchOptions): Warnings {
  const latest = fetchProduct(currentWarnings(), options);
  const names = fetchProduct(cellList, options);
  const tiles = fetchProduct(cellTile, options);

  async function at(point: Point): Promise<Warning[]> {
    const position: Position = [point.longitude, point.latitude];
    const active = (await activeNow()).filter(({ warning }) => holdsAt(warning, point.elevation));
    const here = active.filter((each) => covers(each, position));
    return inOrder([...here, ...(await withoutPolygons(active, point))]);
  }

  /** Those whose only place is a list of warncells. */
  async function withoutPolygons(
    active: readonly PlacedWarning[],
    point: Point,
  ): Promise<PlacedWarning[]> {
    const listed = active.filter(({ warning }) => warning.polygons.length === 0);
    const cell = listed.length > 0 ? await cellAt(point) : undefined;
    return cell ? listed.filter(({ warning }) => isOfCell(warning, cell.id)) : [];
  }

  async function activeNow(): Promise<PlacedWarning[]> {
    const all = await latest(WARNINGS_FILE);
    if (!all) throw new OpenDataError('The open-data server has no file of warnings');
    const now = options.clock().getTime();
    return all.filter(({ warning }) => !isOver(warning, now));
  }

  async function cellAt({
    latitude,
    longitude,
  }: Pick<Point, 'latitude' | 'longitude'>): Promise<Warncell | undefined> {
    const position: Position = [longitude, latitude];
    const resource = tileAt(position);
    const tile = resource && (await tiles(resource));
    return tile && cellIn(tile, position);
  }

  return {
    at,
    cellAt,
    ofCell: async (id) =>
      inOrder((await activeNow()).filter(({ warning }) => isOfCell(warning, id))),
    find: async (id) =>
      (await activeNow()).find(({ warning }) => warning.id === warningId(id))?.warning,
    cell: async (id) => {
      const list = await names(CELL_LIST);
      if (!list) throw new OpenDataError('The weather service has no list of warncells');
      const name = list.get(id);
      return name === undefined ? undefined : { id, name };
    },
  };
}

/** The alerts of the file, also those that are over. */
export function currentWarnings(): Product<PlacedWarning[]> {
  // A parser of XML is loaded for who asks for warnings.
  let decoder: Promise<(zipped: Uint8Array) => Promise<PlacedWarning[]>> | undefined;
  return {
    async decode(zipped) {
      decoder ??= import('./cap-file.ts').then(({ createCapDecoder }) => createCapDecoder());
      return (await decoder)(zipped);
    },
    freshUntil: (_, now) => now + MINUTE,
    usableUntil: (_, now) => now + USABLE_FOR,
    askLateEvery: MINUTE,
    askMissingEvery: MINUTE,
  };
}

function inOrder(warnings: readonly PlacedWarning[]): Warning[] {
  return warnings.map(({ warning }) => warning).toSorted(byGravity);
}
