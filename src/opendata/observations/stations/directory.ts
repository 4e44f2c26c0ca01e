import { HOUR } from '../../../weather/hour.ts';
import type { WeatherStation } from '../../../weather/station-reading.ts';
import { inTime } from '../../in-time.ts';
import { fetchProduct, type FetchOptions, type Product } from '../../products.ts';
import { OpenDataError, type Resource } from '../../server.ts';
import { readLexicon, type StationLexicon } from './lexicon.ts';
import { readTenMinuteList } from './ten-minute-list.ts';

/** The stations there are, whether they report or not. */
export interface StationDirectory {
  /** Undefined for a number that no station has. */
  find: (id: number) => WeatherStation | undefined;
  /** The number of the station whose reports have an id of WMO's; undefined where it is not known. */
  idOf: (wmoId: string) => number | undefined;
  /** The ids that a station's reports have. */
  wmoIdsOf: (id: number) => readonly string[];
  all: readonly WeatherStation[];
  /** Those that measure every ten minutes. */
  tenMinute: readonly WeatherStation[];
}

const LEXICON_FOLDER = '/DE/leistungen/klimadatendeutschland/statliste';
/** The Stationslexikon, as text and as a page of three times the size. */
export const LEXICON: Resource = {
  host: 'www',
  path: `${LEXICON_FOLDER}/statlex_rich.txt?view=nasPublication`,
};
export const LEXICON_PAGE: Resource = {
  host: 'www',
  path: `${LEXICON_FOLDER}/statlex_html.html?view=nasPublication`,
};

export const TEN_MINUTE_LIST: Resource = {
  host: 'opendata',
  path: '/climate_environment/CDC/observations_germany/climate/10_minutes/air_temperature/now/zehn_now_tu_Beschreibung_Stationen.txt',
};

const DAY = 24 * HOUR;

/** Milliseconds after which one goes on without the list, or looks for the lexicon's other form as well. */
const PATIENCE = 1500;

/** Stations come and go seldom. */
const lasting = {
  freshUntil: (_: unknown, now: number) => now + DAY,
  usableUntil: () => Infinity,
  lasting: true,
} as const;

export const stationLexicon: Product<StationLexicon> = { ...lasting, decode: readLexicon };
export const tenMinuteStations: Product<WeatherStation[]> = {
  ...lasting,
  decode: readTenMinuteList,
};

/**
 * Gives the directory of the stations.
 *
 * @throws {OpenDataError} when there is no Stationslexikon anywhere
 */
export function createStationDirectory(options: FetchOptions): () => Promise<StationDirectory> {
  const fetchLexicon = fetchProduct(stationLexicon, options);
  const fetchList = fetchProduct(tenMinuteStations, options);

  async function get(): Promise<StationDirectory> {
    const [{ stations, ids }, list] = await Promise.all([
      newestLexicon(),
      // Without it, stations are found by the lexicon all the same.
      inTime(
        fetchList(TEN_MINUTE_LIST).catch(() => undefined),
        PATIENCE,
      ),
    ]);
    const tenMinute = list ?? [];
    const all = new Map([...tenMinute.map(byId), ...stations]);
    return {
      find: (id) => all.get(id),
      idOf: (wmoId) => ids.get(wmoId),
      wmoIdsOf: (id) => [...ids].filter(([, other]) => other === id).map(([wmoId]) => wmoId),
      all: [...all.values()],
      tenMinute,
    };
  }

  async function newestLexicon(): Promise<StationLexicon> {
    const text = lexiconAt(LEXICON);
    const soon = await inTime(
      text.catch(() => undefined),
      PATIENCE,
    );
    if (soon) return soon;
    try {
      return await Promise.any([text, lexiconAt(LEXICON_PAGE)]);
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

function byId(station: WeatherStation): [number, WeatherStation] {
  return [station.id, station];
}
