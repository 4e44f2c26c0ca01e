import type { WeatherStation } from '../../weather/observation.ts';
import { OpenDataError } from '../server.ts';
import { decodeText } from '../formats/text.ts';

/** Stations by number, and their numbers by the id in reports. */
export interface StationLexicon {
  stations: ReadonlyMap<number, WeatherStation>;
  ids: ReadonlyMap<string, number>;
  /** Day of the list: the newest last day of its rows, epoch milliseconds. */
  listed: number;
}

/**
 * Parses DWD's Stationslexikon (ISO-8859-1), as a web page or as fixed-width text: the stations that
 * report (kinds SY and MN). The newest row of a station counts.
 *
 * @throws {OpenDataError} if no row is a station
 */
export function parseLexicon(body: Uint8Array): StationLexicon {
  const text = decodeText(body);
  const rows = text.slice(0, 1000).includes('<html')
    ? parseHtmlRows(text)
    : parseFixedWidthRows(text);
  if (rows.length === 0) throw new OpenDataError('Stationslexikon without a station');
  const inOrder = rows.toSorted((a, b) => a.until - b.until);
  return {
    stations: new Map(
      inOrder.map(({ wmoId: _id, until: _until, ...station }) => [station.id, station]),
    ),
    ids: new Map(inOrder.map(({ wmoId, id }) => [wmoId, id])),
    listed: inOrder.at(-1)?.until ?? NaN,
  };
}

/** Entities in names of stations. */
const HTML_ENTITIES: Record<string, string> = {
  amp: '&', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é',
}; // prettier-ignore

/**
 * Parses the rows of reporting stations from the web page of the Stationslexikon: eleven cells with
 * name, number, kind, id, latitude, longitude, height, river basin, state, first and last day.
 */
function parseHtmlRows(page: string): LexiconRow[] {
  return page.split('<tr>').flatMap((row) => {
    const [name = '', ...columns] = parseCells(row);
    return parseLexiconRow(name, columns, columns[9]) ?? [];
  });
}

function parseCells(row: string): string[] {
  return row
    .split(/<td[^>]{0,100}>/)
    .slice(1)
    .map((cell) => decodeEntities(cell.split('</td>', 1)[0] ?? ''));
}

function decodeEntities(html: string): string {
  return html
    .replaceAll(/&#(\d{1,4});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/&(\w{1,8});/g, (entity, name: string) => HTML_ENTITIES[name] ?? entity)
    .trim();
}

/** Heading of the first column after the name. */
const FIRST_COLUMN_AFTER_NAME = 'STAT_ID';

/**
 * Parses the rows of reporting stations from the fixed-width Stationslexikon: name, number, kind,
 * id, latitude, longitude, height, river basin (which may be missing), state, first and last day.
 */
function parseFixedWidthRows(text: string): LexiconRow[] {
  const [heading = '', ...lines] = text.split('\n');
  const nameWidth = heading.indexOf(FIRST_COLUMN_AFTER_NAME);
  if (nameWidth < 0) return [];
  return lines.flatMap((line) => {
    const columns = line.slice(nameWidth).trim().split(/ +/);
    return parseLexiconRow(line.slice(0, nameWidth).trim(), columns, columns.at(-1)) ?? [];
  });
}

/** A row of the Stationslexikon: name and position of a station in a period. */
interface LexiconRow extends WeatherStation {
  /** WMO id of the station, or an id of DWD: `10315`, `M031`. */
  wmoId: string;
  /** Last day, epoch milliseconds; the day of the list for active stations. */
  until: number;
}

/** Kinds of rows with the ids of reports: SYNOP and its network. */
const REPORTING_KINDS = new Set(['SY', 'MN']);

const NUMBER_PATTERN = /^-?\d{1,5}(\.\d{1,6})?$/;

/**
 * Parses the columns number, kind, id, latitude, longitude, height; undefined for invalid rows and
 * stations without reports.
 *
 * @param lastDay `23.07.2023`
 */
function parseLexiconRow(
  name: string,
  columns: readonly string[],
  lastDay: string | undefined,
): LexiconRow | undefined {
  const [id = '', kind = '', wmoId = '', latitude = '', longitude = '', elevation = ''] = columns;
  const isNumbers = [id, latitude, longitude, elevation].every((column) =>
    NUMBER_PATTERN.test(column),
  );
  const until = parseDay(lastDay ?? '');
  if (!REPORTING_KINDS.has(kind) || !isNumbers || Number.isNaN(until)) return undefined;
  const row = {
    id: Number(id),
    wmoId,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
    until,
  };
  return isOnEarth(row) ? row : undefined;
}

/** Returns NaN for an invalid day. */
function parseDay(text: string): number {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}`);
}

function isOnEarth({ id, latitude, longitude, elevation }: LexiconRow): boolean {
  const isSomewhere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return Number.isInteger(id) && id >= 0 && isSomewhere && elevation > -500 && elevation < 9000;
}
