import { HOUR, type Hour, type HourlySeries } from '../../weather/hour.ts';
import { OpenDataError } from '../server.ts';
import { readKml, type Element, type MosmixStation } from './kml.ts';
import { unpackKmz } from './kmz.ts';

const ZERO_CELSIUS = 273.15;
const KMH_PER_MS = 3.6;

/** A station's forecast. */
export interface StationForecast {
  id: string;
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
  series: HourlySeries;
}

/**
 * Decodes a station's MOSMIX file into hours.
 *
 * @throws {OpenDataError} when the file cannot be read
 */
export async function decodeKmz(kmz: Uint8Array): Promise<StationForecast> {
  const { fileName, text } = await unpackKmz(kmz);
  const { issued = issueTimeOf(fileName), steps, stations } = readKml(text);
  const [station] = stations;
  if (!station) throw new OpenDataError(`MOSMIX file ${fileName} has no station with a position`);
  if (issued === undefined) throw new OpenDataError(`MOSMIX file ${fileName} has no issue time`);
  const { id, latitude, longitude, elevation } = station;
  return { id, latitude, longitude, elevation, series: toSeries(issued, steps, station) };
}

/**
 * Turns a station's steps into hours. Instant elements (TTT, FF, DD, N) hold at the step where the
 * hour begins; those of the past hour (RR1c, ww, SunD1, FX1, probabilities) stand at the step where
 * it ends. The last step begins no hour.
 */
export function toSeries(
  issued: number,
  steps: readonly number[],
  { values }: MosmixStation,
): HourlySeries {
  const column = (element: Element) => values.get(element) ?? [];
  const [temperature, maximum, minimum] = [column('TTT'), column('TX'), column('TN')];
  const [speed, direction, gust] = [column('FF'), column('DD'), column('FX1')];
  const [cloud, effectiveCloud] = [column('N'), column('Neff')];
  const [precipitation, snow] = [column('RR1c'), column('RRS1c')];
  const [probability, anyProbability, thunder] = [column('R101'), column('wwP'), column('wwT')];
  const [weather, sunshine] = [column('ww'), column('SunD1')];

  const hours = steps.slice(0, -1).map((start, at): Hour => {
    const end = at + 1;
    return {
      start,
      temperature: celsius(temperature[at]),
      maximumOf12Hours: celsius(maximum[end]),
      minimumOf12Hours: celsius(minimum[end]),
      cloudCover: within(0, 100, effectiveCloud[at] ?? cloud[at]),
      windSpeed: kilometresPerHour(speed[at]),
      windDirection: degrees(direction[at]),
      gust: kilometresPerHour(gust[end]),
      precipitation: within(0, Infinity, precipitation[end]),
      snow: within(0, Infinity, snow[end]),
      precipitationProbability: within(0, 100, probability[end] ?? anyProbability[end]),
      thunderProbability: within(0, 100, thunder[end]),
      significantWeather: weather[end] ?? null,
      sunshine: minutes(sunshine[end]),
    };
  });
  return { issued, hours };
}

/** `MOSMIX_L_2023041209_P0036.kml` was issued on 2023-04-12 at 09 UTC. */
function issueTimeOf(fileName: string): number | undefined {
  const digits = /_(\d{4})(\d{2})(\d{2})(\d{2})[_.]/.exec(fileName);
  if (!digits) return undefined;
  const [, year, month, day, hour] = digits.map(Number);
  return Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, hour);
}

function celsius(kelvin: number | null | undefined): number | null {
  return kelvin == null ? null : rounded(kelvin - ZERO_CELSIUS);
}

function kilometresPerHour(metresPerSecond: number | null | undefined): number | null {
  return metresPerSecond == null ? null : rounded(Math.max(0, metresPerSecond) * KMH_PER_MS);
}

function degrees(direction: number | null | undefined): number | null {
  return direction == null ? null : ((direction % 360) + 360) % 360;
}

function minutes(seconds: number | null | undefined): number | null {
  return seconds == null ? null : rounded(Math.min(HOUR / 1000, Math.max(0, seconds)) / 60);
}

/** The statistics overshoot a little: slightly negative rain, cloud above 100 percent. */
function within(least: number, most: number, value: number | null | undefined): number | null {
  return value == null ? null : Math.min(most, Math.max(least, value));
}

/** Takes the noise of binary fractions away, far below what the files' two decimals hold. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
