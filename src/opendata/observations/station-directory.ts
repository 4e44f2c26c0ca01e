import { DAY_MS } from '../../time/units.ts';
import type { WeatherStation } from '../../weather/observation.ts';
import { withTimeout } from '../../time/timeout.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { parseLexicon, type StationLexicon } from './station-lexicon.ts';
import { decodeText } from '../formats/text.ts';

/** The stations there are, whether they report or not. */
export interface StationDirectory {
  /** Undefined for a number that no station has. */
  find: (id: number) => WeatherStation | undefined;
  /** The number of the station whose reports have an id of WMO's; undefined where it is not known. */
  findId: (wmoId: string) => number | undefined;
  /** The ids that a station's reports have. */
  findWmoIds: (id: number) => readonly string[];
  all: readonly WeatherStation[];
  /** Those that measure every ten minutes. */
  tenMinute: readonly WeatherStation[];
}

const LEXICON_FOLDER = '/DE/leistungen/klimadatendeutschland/statliste';
/** The Stationslexikon, as text and as a page of three times the size. */
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

/** Milliseconds after which one goes on without the list, or looks for the lexicon's other form as well. */
const DIRECTORY_TIMEOUT_MS = 1500;

/** Stations come and go seldom. */
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
 * Gives the directory of the stations.
 *
 * @throws {OpenDataError} when there is no Stationslexikon anywhere
 */
export function createStationDirectoryLoader(
  options: FetchOptions,
): () => Promise<StationDirectory> {
  const fetchLexicon = createProductFetcher(stationLexiconProduct, options);
  const fetchList = createProductFetcher(tenMinuteStationsProduct, options);

  async function get(): Promise<StationDirectory> {
    const [{ stations, ids }, list] = await Promise.all([
      newestLexicon(),
      // Without it, stations are found by the lexicon all the same.
      withTimeout(
        fetchList(TEN_MINUTE_LIST_FILE).catch(() => undefined),
        DIRECTORY_TIMEOUT_MS,
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

  async function newestLexicon(): Promise<StationLexicon> {
    const text = lexiconAt(LEXICON_TEXT_FILE);
    const soon = await withTimeout(
      text.catch(() => undefined),
      DIRECTORY_TIMEOUT_MS,
    );
    if (soon) return soon;
    try {
      return await Promise.any([text, lexiconAt(LEXICON_HTML_FILE)]);
    } catch (cause) {
      throw new OpenDataError('There is no Stationslexikon to be had', { cause });
    }
  }

  async function lexiconAt(form: Resource): Promise<StationLexicon> {
    const found = await fetchLexicon(form);
    if (!found) throw new OpenDataError('The weather service has no Stationslexikon');
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

/** Characters; lines have 200. */
const MAX_LINE_CHARACTERS = 400;

/** A station whose newest values are older by more days than the newest of all is given up. */
const MAX_DAYS_BEHIND = 7;

/**
 * Reads the list of the stations that measure the air temperature every ten minutes, those given up
 * left out (`zehn_now_tu_Beschreibung_Stationen.txt`, fixed width, ISO-8859-1).
 *
 * @throws {OpenDataError} when no line of it is a station
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
