import { HOUR } from '../../../weather/hour.ts';
import type { WeatherStation } from '../../../weather/station-reading.ts';
import { OpenDataError } from '../../server.ts';
import { textOf } from '../../text.ts';

/** Number, first and last day, height, latitude, longitude, name; then the state, and more blanks. */
const ROW =
  /^(?<id>\d{5}) \d{8} (?<until>\d{8}) +(?<elevation>-?\d+) +(?<latitude>\d+\.\d+) +(?<longitude>\d+\.\d+) (?<name>\S.{0,60}?)(?: {2,}|\s*$)/;

/** Characters; lines have 200. */
const LONGEST = 400;

/** A station whose newest values are older by more days than the newest of all is given up. */
const DAYS_BEHIND = 7;
const DAY = 24 * HOUR;

/**
 * Reads the list of the stations that measure the air temperature every ten minutes, those given up
 * left out (`zehn_now_tu_Beschreibung_Stationen.txt`, fixed width, ISO-8859-1).
 *
 * @throws {OpenDataError} when no line of it is a station
 */
export function readTenMinuteList(body: Uint8Array): WeatherStation[] {
  const text = textOf(body);
  const rows = text.split(/\r?\n/).flatMap((line) => rowOf(line) ?? []);
  if (rows.length === 0) throw new OpenDataError('List of ten-minute stations without a station');
  const newest = rows.reduce((latest, { until }) => Math.max(latest, until), -Infinity);
  return rows
    .filter(({ until }) => until >= newest - DAYS_BEHIND * DAY)
    .map(({ until: _until, ...station }) => station);
}

function rowOf(line: string): (WeatherStation & { until: number }) | undefined {
  const row = line.length < LONGEST ? ROW.exec(line)?.groups : undefined;
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
