import { HOUR, type Hour, type HourlySeries } from '../../weather/hour.ts';
import {
  CELSIUS,
  direction,
  HECTOPASCALS,
  KILOMETRES_PER_HOUR,
  MILLIMETRES_IN_AN_HOUR,
  MINUTES_OF_AN_HOUR,
  PERCENT,
  WATTS_PER_SQUARE_METRE,
  weatherCode,
  within,
  type Given,
} from '../plausible.ts';
import { OpenDataError } from '../server.ts';
import { readKml, type Element, type MosmixStation } from './kml.ts';
import { unpackKmz } from './kmz.ts';

const ZERO_CELSIUS = 273.15;
const KMH_PER_MS = 3.6;
const PASCALS_PER_HPA = 100;
/** kJ/m² that a watt per m² brings in an hour. */
const KILOJOULES_PER_WATT_HOUR = 3.6;
const SECONDS_PER_MINUTE = 60;

/** The first step comes an hour after the run. */
const LARGEST_LEAD = 24 * HOUR;

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
  if (!(Math.abs((steps[0] ?? NaN) - issued) <= LARGEST_LEAD)) {
    throw new OpenDataError(
      `MOSMIX file ${fileName} was issued at another time than that of its steps`,
    );
  }
  const { id, latitude, longitude, elevation } = station;
  return { id, latitude, longitude, elevation, series: toSeries(issued, steps, station) };
}

/**
 * Turns a station's steps into hours. Instant elements (TTT, Td, PPPP, FF, DD, N) hold at the step where the
 * hour begins; those of the past hour (RR1c, ww, SunD1, Rad1h, FX1, probabilities) stand at the step where
 * it ends. The last step begins no hour.
 */
export function toSeries(
  issued: number,
  steps: readonly number[],
  { values }: MosmixStation,
): HourlySeries {
  const column = (element: Element) => values.get(element) ?? [];
  const [temperature, maximum, minimum] = [column('TTT'), column('TX'), column('TN')];
  const [speed, bearing, gust] = [column('FF'), column('DD'), column('FX1')];
  const [cloud, effectiveCloud] = [column('N'), column('Neff')];
  const [precipitation, snow] = [column('RR1c'), column('RRS1c')];
  const [probability, anyProbability, thunder] = [column('R101'), column('wwP'), column('wwT')];
  const [weather, sunshine, radiation] = [column('ww'), column('SunD1'), column('Rad1h')];
  const [dewPoint, pressure] = [column('Td'), column('PPPP')];

  const hours = steps.slice(0, -1).map((start, at): Hour => {
    const end = at + 1;
    return {
      start,
      temperature: celsius(temperature[at]),
      dewPoint: celsius(dewPoint[at]),
      maximumOf12Hours: celsius(maximum[end]),
      minimumOf12Hours: celsius(minimum[end]),
      cloudCover: within(PERCENT, effectiveCloud[at]) ?? within(PERCENT, cloud[at]),
      pressure: hectopascals(pressure[at]),
      windSpeed: kilometresPerHour(speed[at]),
      windDirection: direction(bearing[at]),
      gust: kilometresPerHour(gust[end]),
      precipitation: within(MILLIMETRES_IN_AN_HOUR, precipitation[end]),
      snow: within(MILLIMETRES_IN_AN_HOUR, snow[end]),
      precipitationProbability:
        within(PERCENT, probability[end]) ?? within(PERCENT, anyProbability[end]),
      thunderProbability: within(PERCENT, thunder[end]),
      significantWeather: weatherCode(weather[end]),
      sunshine: minutes(sunshine[end]),
      radiation: wattsPerSquareMetre(radiation[end]),
      uvIndex: null,
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

function celsius(value: Given): number | null {
  return within(CELSIUS, value, (kelvin) => kelvin - ZERO_CELSIUS);
}

function kilometresPerHour(value: Given): number | null {
  return within(KILOMETRES_PER_HOUR, value, (speed) => speed * KMH_PER_MS);
}

function hectopascals(value: Given): number | null {
  return within(HECTOPASCALS, value, (pascals) => pascals / PASCALS_PER_HPA);
}

function wattsPerSquareMetre(value: Given): number | null {
  return within(WATTS_PER_SQUARE_METRE, value, (energy) => energy / KILOJOULES_PER_WATT_HOUR);
}

function minutes(value: Given): number | null {
  return within(MINUTES_OF_AN_HOUR, value, (seconds) => seconds / SECONDS_PER_MINUTE);
}
