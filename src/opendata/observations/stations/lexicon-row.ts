import type { WeatherStation } from '../../../weather/station-reading.ts';

/** A row of the Stationslexikon: what a station was called for a while, and where it was. */
export interface LexiconRow extends WeatherStation {
  /** The station's id by WMO, or of the weather service's own: `10315`, `M031`. */
  wmoId: string;
  /** Last day, epoch milliseconds; the day of the list for a station that is still there. */
  until: number;
}

/** Kinds of observation whose rows have the ids of reports: SYNOP, and the network that makes them. */
const REPORTING = new Set(['SY', 'MN']);

const NUMBER = /^-?\d{1,5}(\.\d{1,6})?$/;

/**
 * A row by its columns from the number on: number, kind, id, latitude, longitude, height; undefined
 * for what is none, or is that of a station that does not report.
 *
 * @param lastDay `23.07.2023`
 */
export function lexiconRow(
  name: string,
  columns: readonly string[],
  lastDay: string | undefined,
): LexiconRow | undefined {
  const [id = '', kind = '', wmoId = '', latitude = '', longitude = '', elevation = ''] = columns;
  const isNumbers = [id, latitude, longitude, elevation].every((column) => NUMBER.test(column));
  const until = instantOf(lastDay ?? '');
  if (!REPORTING.has(kind) || !isNumbers || Number.isNaN(until)) return undefined;
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

/** NaN for what is no day. */
function instantOf(text: string): number {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}`);
}

function isOnEarth({ id, latitude, longitude, elevation }: LexiconRow): boolean {
  const isSomewhere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return Number.isInteger(id) && id >= 0 && isSomewhere && elevation > -500 && elevation < 9000;
}
