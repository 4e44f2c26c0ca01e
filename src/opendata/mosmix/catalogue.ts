import { OpenDataError, type Resource } from '../server.ts';

/** DWD's list of MOSMIX stations. */
export const STATION_CATALOGUE_FILE: Resource = {
  host: 'www',
  path: '/DE/leistungen/met_verfahren_mosmix/mosmix_stationskatalog.cfg?view=nasPublication',
};

export interface ForecastStation {
  /** Up to five letters and digits: `10147`, `A762`, `K2689`. */
  id: string;
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
}

/** Columns of the fixed-width table: id 0-4, latitude 32-37, longitude 39-45, elevation 47-51. */
const CATALOGUE_ROW =
  /^(?<id>[0-9A-Z]{1,5}) +.{4} .{20} (?<latitude>[ \d.-]{6}) (?<longitude>[ \d.-]{7}) (?<elevation>[ \d-]{5})/;

/**
 * Parses the station catalogue (ISO-8859-1). Its coordinates are degrees and minutes: `48.10` is
 * 48°10′. It also lists stations without a forecast file.
 *
 * @throws {OpenDataError} if no line is a station
 */
export function parseCatalogue(body: Uint8Array): ForecastStation[] {
  const stations: ForecastStation[] = [];
  for (const line of Buffer.from(body).toString('latin1').split('\n')) {
    const { id, latitude = '', longitude = '', elevation } = CATALOGUE_ROW.exec(line)?.groups ?? {};
    if (!id || isAtSea(id, Number(elevation))) continue;
    const station = {
      id,
      latitude: parseCoordinate(latitude),
      longitude: parseCoordinate(longitude),
      elevation: Number(elevation),
    };
    if (isOnEarth(station)) stations.push(station);
  }
  if (stations.length === 0) throw new OpenDataError('Station catalogue without a station');
  return stations;
}

/** Returns NaN for an invalid coordinate. */
function parseCoordinate(degreesAndMinutes: string): number {
  const [, sign, degrees, minutes] = /^ *(-?)(\d+)\.(\d\d)$/.exec(degreesAndMinutes) ?? [];
  const size = Number(degrees) + Number(minutes) / 60;
  return sign === '-' ? -size : size;
}

function isOnEarth({ latitude, longitude }: ForecastStation): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Ids of points at sea are a letter and degrees (`E5502` is Dogger Bank); their elevation is 0. */
function isAtSea(id: string, elevation: number): boolean {
  return elevation === 0 && /^[EWS]\d{4}$/.test(id);
}
