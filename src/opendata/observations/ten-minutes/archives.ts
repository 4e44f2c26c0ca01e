import type { Resource } from '../../server.ts';

/** A kind of ten-minute archive of a station. */
export interface Archive {
  /** Folder on the server, and what the files of it are called by. */
  folder: string;
  name: string;
  columns: readonly string[];
}

/** Pressure at the station in hPa, temperature in °C, relative humidity in percent. */
export const AIR: Archive = {
  folder: 'air_temperature',
  name: 'TU',
  columns: ['PP_10', 'TT_10', 'RF_10'],
};
/** Mean speed in m/s and direction of the wind. */
export const WIND: Archive = { folder: 'wind', name: 'wind', columns: ['FF_10', 'DD_10'] };
/** Speed of the strongest gust in m/s, and its direction. */
export const GUST: Archive = {
  folder: 'extreme_wind',
  name: 'extrema_wind',
  columns: ['FX_10', 'DX_10'],
};
/** What fell in the ten minutes, mm. */
export const RAIN: Archive = { folder: 'precipitation', name: 'nieder', columns: ['RWS_10'] };

const FOLDER = '/climate_environment/CDC/observations_germany/climate/10_minutes';

/** A station's archive of the day; it is written anew every hour. */
export function fileOf({ folder, name }: Archive, station: number): Resource {
  const file = `10minutenwerte_${name}_${String(station).padStart(5, '0')}_now.zip`;
  return { host: 'opendata', path: `${FOLDER}/${folder}/now/${file}` };
}
