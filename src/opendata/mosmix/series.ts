import { HOUR, type Hour, type HourlySeries } from '../../weather/hour.ts';
import { OpenDataError } from '../server.ts';
import { readKml, type Element, type MosmixStation } from './kml.ts';
import { unpackKmz } from './kmz.ts';

const ZERO_CELSIUS = 273.15;
const KMH_PER_MS = 3.6;
const PASCALS_PER_HPA = 100;
/** kJ/m² that a watt per m² brings in an hour. */
const KILOJOULES_PER_WATT_HOUR = 3.6;

/** What an element can be, in its own unit; it may overshoot by so much. */
interface Range {
  least: number;
  most: number;
  slack: number;
}

/** What there has been on earth, and a little more (WMO's archive of extremes). */
const KELVIN: Range = { least: 173.15, most: 343.15, slack: 0 };
const METRES_PER_SECOND: Range = { least: 0, most: 120, slack: 1 };
const MILLIMETRES_IN_AN_HOUR: Range = { least: 0, most: 500, slack: 1 };
const PERCENT: Range = { least: 0, most: 100, slack: 10 };
const SECONDS_OF_AN_HOUR: Range = { least: 0, most: 3600, slack: 360 };
const PASCALS: Range = { least: 85_000, most: 110_000, slack: 0 };
/** The sun above the atmosphere brings 4900. */
const KILOJOULES_IN_AN_HOUR: Range = { least: 0, most: 5000, slack: 100 };
const DEGREES: Range = { least: -360, most: 720, slack: 0 };

/** The first step comes an hour after the run. */
const LARGEST_LEAD = 24 * HOUR;

/** WMO table 4677. */
const LAST_CODE = 99;

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
  const [speed, direction, gust] = [column('FF'), column('DD'), column('FX1')];
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
      windDirection: degrees(direction[at]),
      gust: kilometresPerHour(gust[end]),
      precipitation: within(MILLIMETRES_IN_AN_HOUR, precipitation[end]),
      snow: within(MILLIMETRES_IN_AN_HOUR, snow[end]),
      precipitationProbability:
        within(PERCENT, probability[end]) ?? within(PERCENT, anyProbability[end]),
      thunderProbability: within(PERCENT, thunder[end]),
      significantWeather: code(weather[end]),
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

function celsius(value: number | null | undefined): number | null {
  const kelvin = within(KELVIN, value);
  return kelvin === null ? null : rounded(kelvin - ZERO_CELSIUS);
}

function kilometresPerHour(value: number | null | undefined): number | null {
  const speed = within(METRES_PER_SECOND, value);
  return speed === null ? null : rounded(speed * KMH_PER_MS);
}

function hectopascals(value: number | null | undefined): number | null {
  const pressure = within(PASCALS, value);
  return pressure === null ? null : rounded(pressure / PASCALS_PER_HPA);
}

function wattsPerSquareMetre(value: number | null | undefined): number | null {
  const energy = within(KILOJOULES_IN_AN_HOUR, value);
  return energy === null ? null : rounded(energy / KILOJOULES_PER_WATT_HOUR);
}

function degrees(value: number | null | undefined): number | null {
  const direction = within(DEGREES, value);
  return direction === null ? null : ((direction % 360) + 360) % 360;
}

function minutes(value: number | null | undefined): number | null {
  const seconds = within(SECONDS_OF_AN_HOUR, value);
  return seconds === null ? null : rounded(seconds / 60);
}

function code(value: number | null | undefined): number | null {
  const isCode = value != null && Number.isInteger(value) && value >= 0 && value <= LAST_CODE;
  return isCode ? value : null;
}

/**
 * The statistics overshoot a little: slightly negative rain, cloud above 100 percent. What lies
 * further off is no weather: what there is instead is not known.
 */
function within({ least, most, slack }: Range, value: number | null | undefined): number | null {
  if (value == null || value < least - slack || value > most + slack) return null;
  return Math.min(most, Math.max(least, value));
}

/** Takes the noise of binary fractions away, far below what the files' two decimals hold. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
