import { ZERO_CELSIUS_K } from '../../value-ranges.ts';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather, type PointWeather } from '../weather/weather.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { clampZipTime } from '../part.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';

/** A demo station. Decimal degrees, whole minutes of arc; every one lies at sea level. */
export interface DemoForecastStation {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Central Europe, where most requests come from, has a station every quarter of a degree. */
const DENSE_GRID = { south: 45, north: 56, west: 5, east: 18, step: 0.25 };
/** Elsewhere they stand about this far apart, degrees. */
const COARSE_STEP_DEGREES = 2;

const CATALOGUE_HEADER = [
  'ID    ICAO NAME                 LAT    LON     ELEV',
  '----- ---- -------------------- -----  ------- -----',
];

/** Demo stations over the whole world; the order and so the ids never change. */
export function createDemoStations(): DemoForecastStation[] {
  const places = [...createDenseGrid(), ...createCoarseGrid()];
  return places.map(([latitude, longitude], index) => ({
    id: `D${index.toString(36).toUpperCase().padStart(4, '0')}`,
    name: `DEMO ${formatHemisphere(latitude, 'N', 'S')} ${formatHemisphere(longitude, 'E', 'W')}`,
    latitude,
    longitude,
  }));
}

/** Formats the catalogue like DWD: fixed columns, coordinates in degrees and minutes. */
export function formatCatalogue(stations: readonly DemoForecastStation[]): string {
  const lines = stations.map(({ id, name, latitude, longitude }) =>
    [
      id.padEnd(5),
      '----',
      name.padEnd(20),
      formatDegreesAndMinutes(latitude).padStart(6),
      formatDegreesAndMinutes(longitude).padStart(7),
      '0'.padStart(5),
    ].join(' '),
  );
  return `${[...CATALOGUE_HEADER, ...lines].join('\n')}\n`;
}

/** `-8.40` for 8°40′ south or west: the minutes stand where decimals would. */
function formatDegreesAndMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${degrees < 0 ? '-' : ''}${Math.floor(minutes / 60)}.${rest}`;
}

function formatHemisphere(degrees: number, positive: string, negative: string): string {
  return Math.abs(degrees).toFixed(2) + (degrees < 0 ? negative : positive);
}

function createDenseGrid(): [number, number][] {
  const { south, north, west, east, step } = DENSE_GRID;
  return createRange(south, north, step).flatMap((latitude) =>
    createRange(west, east, step).map((longitude): [number, number] => [latitude, longitude]),
  );
}

function createCoarseGrid(): [number, number][] {
  return createRange(-89, 89, COARSE_STEP_DEGREES)
    .flatMap(createLatitudeCircle)
    .filter(([latitude, longitude]) => !isDense(latitude, longitude));
}

/** A circle of latitude has the fewer stations, the shorter it is. */
function createLatitudeCircle(latitude: number): [number, number][] {
  const count = Math.max(
    4,
    Math.round((360 / COARSE_STEP_DEGREES) * Math.cos((latitude * Math.PI) / 180)),
  );
  return createRange(0, count - 1, 1).map((index) => [
    latitude,
    Math.round((index * 360 * 60) / count) / 60 - 180,
  ]);
}

function isDense(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = DENSE_GRID;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function createRange(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}

/** A MOSMIX_L run reaches this many hours beyond its issue. */
const STEP_COUNT = 247;
/** TX and TN look back this many hours, at 06 and 18 UTC only. */
const EXTREMES_SPAN_HOURS = 12;
const EXTREMES_HOURS = new Set([6, 18]);
const MISSING = '-';
const COLUMN_WIDTH = 11;

/** Inputs of the elements of a forecast step. */
interface Step {
  weather: PointWeather;
  /** Highest and lowest temperature of the last twelve hours, °C; null but at 06 and 18 UTC. */
  extremes: { highest: number; lowest: number } | null;
}

/** The elements in the file, in its units; null where a step has no value. */
const ELEMENT_VALUES: Record<string, (step: Step) => number | null> = {
  PPPP: ({ weather }) => Math.round(weather.pressure * 10) * 10,
  TX: ({ extremes }) => extremes && toKelvin(extremes.highest),
  TTT: ({ weather }) => toKelvin(weather.temperature),
  Td: ({ weather }) => toKelvin(weather.dewPoint),
  TN: ({ extremes }) => extremes && toKelvin(extremes.lowest),
  DD: ({ weather }) => Math.round(weather.windDirection),
  FF: ({ weather }) => weather.windSpeed,
  FX1: ({ weather }) => weather.gust,
  RR1c: ({ weather }) => weather.precipitation.amount,
  RRL1c: ({ weather }) => weather.precipitation.amount - weather.precipitation.snow,
  RRS1c: ({ weather }) => weather.precipitation.snow,
  ww: ({ weather }) => weather.significantWeather,
  N: ({ weather }) => Math.round(weather.cloudCover),
  Neff: ({ weather }) => Math.round(weather.effectiveCloudCover),
  SunD1: ({ weather }) => weather.sunshine,
  Rad1h: ({ weather }) => Math.round(weather.radiation / 10) * 10,
  VV: ({ weather }) => Math.round(weather.visibility / 100) * 100,
  wwP: ({ weather }) => toPercent(weather.precipitation.probability),
  wwT: ({ weather }) => toPercent(weather.precipitation.thunderProbability),
  R101: ({ weather }) => toPercent(weather.precipitation.probability),
};

/** Creates the file of a station and run like the open-data server: a zip with one KML. */
export async function createStationKmz(
  station: DemoForecastStation,
  issued: Date,
  scene?: SceneId,
): Promise<Buffer> {
  const zip = new ZipFile();
  const kml = Buffer.from(formatStationKml(station, issued, scene), 'latin1');
  // Stronger compression would take most of the time and save little.
  zip.addBuffer(kml, `${stationFileName(station.id, issued)}.kml`, {
    mtime: clampZipTime(issued),
    compressionLevel: 1,
  });
  zip.end();
  return buffer(zip.outputStream);
}

/** `MOSMIX_L_2026111809_D0001` */
export function stationFileName(stationId: string, issued: Date): string {
  return `MOSMIX_L_${formatUtcDigits(issued, 'yyyyMMddHH')}_${stationId}`;
}

/** Formats the KML of a station and run in the order and layout of DWD. */
export function formatStationKml(
  station: DemoForecastStation,
  issued: Date,
  scene?: SceneId,
): string {
  const times = Array.from(
    { length: STEP_COUNT },
    (_, step) => issued.getTime() + (step + 1) * HOUR_MS,
  );
  return `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>
<kml:kml xmlns:dwd="https://opendata.dwd.de/weather/lib/pointforecast_dwd_extension_V1_0.xsd" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:xal="urn:oasis:names:tc:ciq:xsdschema:xAL:2.0" xmlns:kml="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
    <kml:Document>
        <kml:ExtendedData>
            <dwd:ProductDefinition>
                <dwd:Issuer>Weather Voice demo</dwd:Issuer>
                <dwd:ProductID>MOSMIX</dwd:ProductID>
                <dwd:GeneratingProcess>Weather Voice demo, invented weather</dwd:GeneratingProcess>
                <dwd:IssueTime>${issued.toISOString()}</dwd:IssueTime>
                <dwd:ReferencedModel>
                    <dwd:Model dwd:name="Weather Voice demo" dwd:referenceTime="${issued.toISOString()}"/>
                </dwd:ReferencedModel>
                <dwd:ForecastTimeSteps>
${times.map((time) => `                    <dwd:TimeStep>${new Date(time).toISOString()}</dwd:TimeStep>`).join('\n')}
                </dwd:ForecastTimeSteps>
                <dwd:FormatCfg>
                    <dwd:DefaultUndefSign>${MISSING}</dwd:DefaultUndefSign>
                </dwd:FormatCfg>
            </dwd:ProductDefinition>
        </kml:ExtendedData>
        <kml:Placemark>
            <kml:name>${station.id}</kml:name>
            <kml:description>${station.name}</kml:description>
            <kml:ExtendedData>
${formatForecasts(station, times, scene)}
            </kml:ExtendedData>
            <kml:Point>
                <kml:coordinates>${formatDegrees(station.longitude)},${formatDegrees(station.latitude)},0.0</kml:coordinates>
            </kml:Point>
        </kml:Placemark>
    </kml:Document>
</kml:kml>
`;
}

function formatForecasts(
  station: DemoForecastStation,
  times: number[],
  scene: SceneId | undefined,
): string {
  const weather = createWeatherCache(station, scene);
  const steps = times.map((time) => computeStep(time, weather));
  return Object.entries(ELEMENT_VALUES)
    .map(([name, element]) => formatForecastElement(name, steps.map(element)))
    .join('\n');
}

/** Computes the weather of each instant once: the extremes reuse earlier steps. */
function createWeatherCache(
  { latitude, longitude }: DemoForecastStation,
  scene: SceneId | undefined,
): (time: number) => PointWeather {
  const made = new Map<number, PointWeather>();
  return (time) => {
    const found = made.get(time) ?? simulateWeather({ latitude, longitude, time }, scene);
    made.set(time, found);
    return found;
  };
}

function computeStep(time: number, weatherOf: (time: number) => PointWeather): Step {
  const weather = weatherOf(time);
  if (!EXTREMES_HOURS.has(new Date(time).getUTCHours())) return { weather, extremes: null };
  const temperatures = Array.from(
    { length: EXTREMES_SPAN_HOURS + 1 },
    (_, ago) => weatherOf(time - ago * HOUR_MS).temperature,
  );
  const extremes = { highest: Math.max(...temperatures), lowest: Math.min(...temperatures) };
  return { weather, extremes };
}

function formatForecastElement(name: string, values: (number | null)[]): string {
  return `                <dwd:Forecast dwd:elementName="${name}">
                    <dwd:value>${values.map(formatColumn).join('')}</dwd:value>
                </dwd:Forecast>`;
}

function formatColumn(value: number | null): string {
  return (value?.toFixed(2) ?? MISSING).padStart(COLUMN_WIDTH);
}

function toKelvin(celsius: number): number {
  return Math.round(celsius * 10) / 10 + ZERO_CELSIUS_K;
}

function toPercent(share: number): number {
  return Math.round(share * 100);
}

function formatDegrees(degrees: number): string {
  return String(Math.round(degrees * 100) / 100);
}
