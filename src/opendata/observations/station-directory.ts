import { DAY_MS } from '../../time/units.ts';
import type { WeatherStation } from '../../weather/observation.ts';
import { withTimeout, SOURCE_TIMEOUTS } from '../timeouts.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { decodeText } from '../formats/text.ts';

/** All stations, with or without reports. */
export interface StationDirectory {
  /** Returns undefined for an unknown number. */
  find: (id: number) => WeatherStation | undefined;
  /** Finds the number of a station by its WMO id; undefined if unknown. */
  findId: (wmoId: string) => number | undefined;
  /** Finds the ids of a station in reports. */
  findWmoIds: (id: number) => readonly string[];
  all: readonly WeatherStation[];
  /** Stations that measure every ten minutes. */
  tenMinute: readonly WeatherStation[];
}

const LEXICON_FOLDER = '/DE/leistungen/klimadatendeutschland/statliste';
/** The Stationslexikon, as text and as a web page of three times the size. */
export const LEXICON_TEXT_FILE: Resource = {
  host: 'www',
  path: `${LEXICON_FOLDER}/statlex_rich.txt?view=nasPublication`,
};
export const LEXICON_HTML_FILE: Resource = {
  host: 'www',
  path: `${LEXICON_FOLDER}/statlex_html.html?view=nasPublication`,
};

export const TEN_MINUTE_LIST_FILE: Resource = {
  host: 'opendata',
  path: '/climate_environment/CDC/observations_germany/climate/10_minutes/air_temperature/now/zehn_now_tu_Beschreibung_Stationen.txt',
};

/** Stations rarely change. */
const STATION_LIST_LIFETIME = {
  staleAt: (_: unknown, now: number) => now + DAY_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
} as const;

export const stationLexiconProduct: Product<StationLexicon> = {
  ...STATION_LIST_LIFETIME,
  decode: parseLexicon,
};
export const tenMinuteStationsProduct: Product<WeatherStation[]> = {
  ...STATION_LIST_LIFETIME,
  decode: parseTenMinuteList,
};

/**
 * Creates a loader of the station directory.
 *
 * @returns a function that throws {OpenDataError} if no Stationslexikon is available
 */
export function createStationDirectoryLoader(
  options: FetchOptions,
): () => Promise<StationDirectory> {
  const { stationListMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const fetchLexicon = createProductFetcher(stationLexiconProduct, options);
  const fetchList = createProductFetcher(tenMinuteStationsProduct, options);

  async function get(): Promise<StationDirectory> {
    const [{ stations, ids }, list] = await Promise.all([
      loadLexicon(),
      // The list is optional: the lexicon also contains stations.
      withTimeout(
        fetchList(TEN_MINUTE_LIST_FILE).catch(() => undefined),
        stationListMs,
      ),
    ]);
    const tenMinute = list ?? [];
    const all = new Map([...tenMinute.map(toEntryById), ...stations]);
    return {
      find: (id) => all.get(id),
      findId: (wmoId) => ids.get(wmoId),
      findWmoIds: (id) => [...ids].filter(([, other]) => other === id).map(([wmoId]) => wmoId),
      all: [...all.values()],
      tenMinute,
    };
  }

  async function loadLexicon(): Promise<StationLexicon> {
    const text = fetchLexiconFile(LEXICON_TEXT_FILE);
    const inTime = await withTimeout(
      text.catch(() => undefined),
      stationListMs,
    );
    if (inTime) return inTime;
    try {
      return await Promise.any([text, fetchLexiconFile(LEXICON_HTML_FILE)]);
    } catch (cause) {
      throw new OpenDataError('The Stationslexikon is not available', { cause });
    }
  }

  async function fetchLexiconFile(form: Resource): Promise<StationLexicon> {
    const found = await fetchLexicon(form);
    if (!found) throw new OpenDataError('DWD has no file of the Stationslexikon');
    return found;
  }

  return get;
}

function toEntryById(station: WeatherStation): [number, WeatherStation] {
  return [station.id, station];
}

/** Number, first and last day, height, latitude, longitude, name; then the state, and more blanks. */
const LIST_ROW =
  /^(?<id>\d{5}) \d{8} (?<until>\d{8}) +(?<elevation>-?\d+) +(?<latitude>\d+\.\d+) +(?<longitude>\d+\.\d+) (?<name>\S.{0,60}?)(?: {2,}|\s*$)/;

/** Lines have 200 characters. */
const MAX_LINE_CHARACTERS = 400;

/** Stations whose last day is further behind the newest one are closed. */
const MAX_DAYS_BEHIND = 7;

/**
 * Parses the list of stations that measure the air temperature every ten minutes, without closed ones
 * (`zehn_now_tu_Beschreibung_Stationen.txt`, fixed width, ISO-8859-1).
 *
 * @throws {OpenDataError} if no line is a station
 */
export function parseTenMinuteList(body: Uint8Array): WeatherStation[] {
  const text = decodeText(body);
  const rows = text.split(/\r?\n/).flatMap((line) => parseListRow(line) ?? []);
  if (rows.length === 0) throw new OpenDataError('List of ten-minute stations without a station');
  const newest = rows.reduce((latest, { until }) => Math.max(latest, until), -Infinity);
  return rows
    .filter(({ until }) => until >= newest - MAX_DAYS_BEHIND * DAY_MS)
    .map(({ until: _until, ...station }) => station);
}

function parseListRow(line: string): (WeatherStation & { until: number }) | undefined {
  const row = line.length < MAX_LINE_CHARACTERS ? LIST_ROW.exec(line)?.groups : undefined;
  const until = Date.parse(row?.['until']?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? '');
  if (!row || Number.isNaN(until)) return undefined;
  return {
    id: Number(row['id']),
    name: row['name'] ?? '',
    elevation: Number(row['elevation']),
    latitude: Number(row['latitude']),
    longitude: Number(row['longitude']),
    until,
  };
}

/** Stations by number, and their numbers by the id in reports. */
interface StationLexicon {
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
