import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Station } from './catalogue.ts';
import type { SceneId } from './scenes/scenes.ts';
import { weatherAt } from './weather.ts';
import type { PointWeather } from './weather.ts';
import { HOUR } from '../../weather/hour.ts';
import { zipTime } from './zip-time.ts';

/** A MOSMIX_L run reaches this many hours beyond its issue. */
const STEPS = 247;
/** TX and TN look back this many hours, at 06 and 18 UTC only. */
const EXTREMES_SPAN = 12;
const EXTREMES_HOURS = new Set([6, 18]);
const KELVIN = 273.15;
const MISSING = '-';
const WIDTH = 11;

/** What the elements of one forecast step are read from. */
interface Step {
  weather: PointWeather;
  /** Highest and lowest temperature of the last twelve hours, °C; null but at 06 and 18 UTC. */
  extremes: { highest: number; lowest: number } | null;
}

/** The elements in the file, in its units; null where a step has no value. */
const ELEMENTS: Record<string, (step: Step) => number | null> = {
  PPPP: ({ weather }) => Math.round(weather.pressure * 10) * 10,
  TX: ({ extremes }) => extremes && kelvin(extremes.highest),
  TTT: ({ weather }) => kelvin(weather.temperature),
  Td: ({ weather }) => kelvin(weather.dewPoint),
  TN: ({ extremes }) => extremes && kelvin(extremes.lowest),
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
  wwP: ({ weather }) => percent(weather.precipitation.probability),
  wwT: ({ weather }) => percent(weather.precipitation.thunderProbability),
  R101: ({ weather }) => percent(weather.precipitation.probability),
};

/** A station's file of one run, as the open-data server offers it: a zip with one KML inside. */
export async function stationKmz(station: Station, issued: Date, scene?: SceneId): Promise<Buffer> {
  const zip = new ZipFile();
  const kml = Buffer.from(stationKml(station, issued, scene), 'latin1');
  // Most of the time that a file takes would go into making it a little smaller.
  zip.addBuffer(kml, `${fileName(station.id, issued)}.kml`, {
    mtime: zipTime(issued),
    compressionLevel: 1,
  });
  zip.end();
  return buffer(zip.outputStream);
}

/** `MOSMIX_L_2026111809_D0001` */
export function fileName(stationId: string, issued: Date): string {
  return `MOSMIX_L_${issued.toISOString().slice(0, 13).replace(/\D/g, '')}_${stationId}`;
}

/** The KML of one station and run, in the order and layout of the weather service's own. */
export function stationKml(station: Station, issued: Date, scene?: SceneId): string {
  const times = Array.from({ length: STEPS }, (_, step) => issued.getTime() + (step + 1) * HOUR);
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
${forecasts(station, times, scene)}
            </kml:ExtendedData>
            <kml:Point>
                <kml:coordinates>${decimals(station.longitude)},${decimals(station.latitude)},0.0</kml:coordinates>
            </kml:Point>
        </kml:Placemark>
    </kml:Document>
</kml:kml>
`;
}

function forecasts(station: Station, times: number[], scene: SceneId | undefined): string {
  const weather = weatherByTime(station, scene);
  const steps = times.map((time) => stepAt(time, weather));
  return Object.entries(ELEMENTS)
    .map(([name, element]) => forecast(name, steps.map(element)))
    .join('\n');
}

/** Each instant's weather is made once: the extremes look back at steps that are there already. */
function weatherByTime(
  { latitude, longitude }: Station,
  scene: SceneId | undefined,
): (time: number) => PointWeather {
  const made = new Map<number, PointWeather>();
  return (time) => {
    const found = made.get(time) ?? weatherAt({ latitude, longitude, time }, scene);
    made.set(time, found);
    return found;
  };
}

function stepAt(time: number, weatherOf: (time: number) => PointWeather): Step {
  const weather = weatherOf(time);
  if (!EXTREMES_HOURS.has(new Date(time).getUTCHours())) return { weather, extremes: null };
  const temperatures = Array.from(
    { length: EXTREMES_SPAN + 1 },
    (_, ago) => weatherOf(time - ago * HOUR).temperature,
  );
  const extremes = { highest: Math.max(...temperatures), lowest: Math.min(...temperatures) };
  return { weather, extremes };
}

function forecast(name: string, values: (number | null)[]): string {
  return `                <dwd:Forecast dwd:elementName="${name}">
                    <dwd:value>${values.map(column).join('')}</dwd:value>
                </dwd:Forecast>`;
}

function column(value: number | null): string {
  return (value?.toFixed(2) ?? MISSING).padStart(WIDTH);
}

function kelvin(celsius: number): number {
  return Math.round(celsius * 10) / 10 + KELVIN;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function decimals(degrees: number): string {
  return String(Math.round(degrees * 100) / 100);
}
