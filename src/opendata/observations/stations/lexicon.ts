import type { WeatherStation } from '../../../weather/station-reading.ts';
import { OpenDataError } from '../../server.ts';
import { textOf } from '../../text.ts';
import { htmlRows } from './lexicon-html.ts';
import { fixedWidthRows } from './lexicon-text.ts';

/** Stations by number, and their numbers by the id that their reports have. */
export interface StationLexicon {
  stations: ReadonlyMap<number, WeatherStation>;
  ids: ReadonlyMap<string, number>;
  /** The day of the list: the newest last day of its rows, epoch milliseconds. */
  listed: number;
}

/**
 * Reads the German weather service's Stationslexikon (ISO-8859-1), as a web page or as fixed-width
 * text: the stations that report (kinds SY and MN). Of several rows the newest counts.
 *
 * @throws {OpenDataError} when no row of it is a station
 */
export function readLexicon(body: Uint8Array): StationLexicon {
  const text = textOf(body);
  const rows = text.slice(0, 1000).includes('<html') ? htmlRows(text) : fixedWidthRows(text);
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
