import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../../time/units.ts';
import type { SceneId } from '../weather/scenes.ts';
import type { DemoForecastStation } from './files.ts';
import { ZERO_CELSIUS_K } from '../../value-ranges.ts';
import { simulateWeather, type PointWeather } from '../weather/weather.ts';

/** TX and TN look back this many hours, at 06 and 18 UTC only. */
const EXTREMES_SPAN_HOURS = 12;
const EXTREMES_HOURS = new Set([6, 18]);

/** Inputs of the elements of a forecast step. */
interface Step {
  weather: PointWeather;
  /** Highest and lowest temperature of the last twelve hours, °C; null but at 06 and 18 UTC. */
  extremes: { highest: number; lowest: number } | null;
}

/** An element's value in the unit of the file; null if the step has none. */
type ElementValue = (step: Step) => number | null;

const ELEMENT_VALUES: Record<string, ElementValue> = {
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

/** The names of the elements, in the order of the file. */
export const ELEMENTS = Object.keys(ELEMENT_VALUES);
const GETTERS = Object.values(ELEMENT_VALUES);

/** A point, decimal degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** The values of all elements at a time, epoch milliseconds; NaN where an element has none. */
type SimulateElements = (time: number) => Float64Array;

/** A place needs the newest run and an earlier one, at once; they share most hours. */
const MAX_SHARED = 8;

const simulations = new LRUCache<string, SimulateElements>({ max: MAX_SHARED });

/** Runs of a station that are created at about the same time share their hours. */
export function shareSimulation(
  { latitude, longitude }: Point,
  scene: SceneId | undefined,
): SimulateElements {
  const key = `${latitude} ${longitude} ${scene}`;
  const simulation = simulations.get(key) ?? createSimulation({ latitude, longitude }, scene);
  simulations.set(key, simulation);
  return simulation;
}

function createSimulation(point: Point, scene: SceneId | undefined): SimulateElements {
  const temperatures = new Map<number, number>();
  const values = new Map<number, Float64Array>();

  function simulate(time: number): PointWeather {
    const weather = simulateWeather({ ...point, time }, scene);
    temperatures.set(time, weather.temperature);
    return weather;
  }

  function findExtremes(end: number): Step['extremes'] {
    if (!EXTREMES_HOURS.has(new Date(end).getUTCHours())) return null;
    const last = Array.from({ length: EXTREMES_SPAN_HOURS + 1 }, (_, ago) => {
      const time = end - ago * HOUR_MS;
      return temperatures.get(time) ?? simulate(time).temperature;
    });
    return { highest: Math.max(...last), lowest: Math.min(...last) };
  }

  return (time) => {
    const known = values.get(time);
    if (known) return known;
    const step = { weather: simulate(time), extremes: findExtremes(time) };
    const made = Float64Array.from(GETTERS, (getValue) => getValue(step) ?? NaN);
    values.set(time, made);
    return made;
  };
}

function toKelvin(celsius: number): number {
  return Math.round(celsius * 10) / 10 + ZERO_CELSIUS_K;
}

function toPercent(share: number): number {
  return Math.round(share * 100);
}

/** A MOSMIX_L run reaches this many hours beyond its issue. */
const STEP_COUNT = 247;
const MISSING = '-';
const COLUMN_WIDTH = 11;

/** The forecasts of all elements without their values, and the offset of the values of each. */
const { blankForecasts, offsets } = layOutForecasts();

function layOutForecasts() {
  let text = '';
  const valuesAt = ELEMENTS.map((name) => {
    text += `                <dwd:Forecast dwd:elementName="${name}">
                    <dwd:value>`;
    const offset = text.length;
    text += `${' '.repeat(STEP_COUNT * COLUMN_WIDTH)}</dwd:value>
                </dwd:Forecast>
`;
    return offset;
  });
  return { blankForecasts: Buffer.from(text), offsets: valuesAt };
}

/** Formats the KML of a station and run in the order and layout of DWD; it is ASCII. */
export function formatStationKml(
  station: DemoForecastStation,
  issued: Date,
  scene?: SceneId,
): Buffer {
  const head = formatHead(issued);
  const opening = Buffer.from(formatOpening(station));
  const closing = Buffer.from(formatClosing(station));
  const kml = Buffer.concat([head, opening, blankForecasts, closing]);
  const forecastsAt = head.length + opening.length;
  writeForecasts(kml.subarray(forecastsAt, -closing.length), station, issued, scene);
  return kml;
}

/** Two days of runs, which are all that the mirror has. */
const heads = new LRUCache<number, Buffer>({ max: 8 });

/** Formats the part that all stations of a run share. */
function formatHead(issued: Date): Buffer {
  const known = heads.get(issued.getTime());
  if (known) return known;
  const steps = Array.from({ length: STEP_COUNT }, (_, step) => {
    const time = new Date(issued.getTime() + (step + 1) * HOUR_MS).toISOString();
    return `                    <dwd:TimeStep>${time}</dwd:TimeStep>`;
  });
  const bytes = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>
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
${steps.join('\n')}
                </dwd:ForecastTimeSteps>
                <dwd:FormatCfg>
                    <dwd:DefaultUndefSign>${MISSING}</dwd:DefaultUndefSign>
                </dwd:FormatCfg>
            </dwd:ProductDefinition>
        </kml:ExtendedData>
`);
  heads.set(issued.getTime(), bytes);
  return bytes;
}

function formatOpening({ id, name }: DemoForecastStation): string {
  return `        <kml:Placemark>
            <kml:name>${id}</kml:name>
            <kml:description>${name}</kml:description>
            <kml:ExtendedData>
`;
}

function formatClosing({ latitude, longitude }: DemoForecastStation): string {
  return `            </kml:ExtendedData>
            <kml:Point>
                <kml:coordinates>${formatDegrees(longitude)},${formatDegrees(latitude)},0.0</kml:coordinates>
            </kml:Point>
        </kml:Placemark>
    </kml:Document>
</kml:kml>
`;
}

function writeForecasts(
  forecasts: Buffer,
  station: DemoForecastStation,
  issued: Date,
  scene: SceneId | undefined,
): void {
  const simulate = shareSimulation(station, scene);
  for (let step = 1; step <= STEP_COUNT; step++) {
    const values = simulate(issued.getTime() + step * HOUR_MS);
    offsets.forEach((offset, element) => {
      writeColumn(forecasts, offset + step * COLUMN_WIDTH, values[element] ?? NaN);
    });
  }
}

const DIGIT_ZERO = '0'.charCodeAt(0);
const DECIMAL_POINT = '.'.charCodeAt(0);

/** Writes a value with two decimals into the blank column before `end`. */
function writeColumn(bytes: Buffer, end: number, value: number): void {
  const product = value * 100;
  const hundredths = Math.round(product);
  // `toFixed` decides near a tie, which the product blurs.
  if (value >= 0 && Math.abs(product - hundredths) < 0.499) {
    return writeHundredths(bytes, end, hundredths);
  }
  const text = Number.isNaN(value) ? MISSING : value.toFixed(2);
  bytes.write(text, end - text.length, 'latin1');
}

function writeHundredths(bytes: Buffer, end: number, hundredths: number): void {
  let rest = hundredths;
  let at = end;
  for (let digits = 0; digits < 3 || rest > 0; digits++) {
    if (digits === 2) bytes[--at] = DECIMAL_POINT;
    const next = Math.floor(rest / 10);
    bytes[--at] = DIGIT_ZERO + rest - next * 10;
    rest = next;
  }
}

function formatDegrees(degrees: number): string {
  return String(Math.round(degrees * 100) / 100);
}
