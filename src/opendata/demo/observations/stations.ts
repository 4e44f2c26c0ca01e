import type { WeatherStation } from '../../../weather/observation.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather } from '../weather/weather.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';

/** A demo station with an id of WMO's format; all are at sea level. */
export interface DemoWeatherStation extends WeatherStation {
  wmoId: string;
}

/** Circles of latitude with the first and the last station on them, degrees; all are in Germany. */
const LATITUDE_CIRCLES: readonly (readonly [latitude: number, west: number, east: number])[] = [
  [54.4, 9, 9.75],
  [53.6, 7.5, 13.5],
  [52.9, 7.5, 14.25],
  [52.2, 7.5, 14.25],
  [51.5, 6.75, 14.25],
  [50.8, 6.75, 14.25],
  [50.1, 6.75, 12],
  [49.4, 7.5, 12],
  [48.7, 8.25, 12.75],
  [48, 8.25, 12.75],
];
const STEP_DEGREES = 0.75;

/** Number and id ranges without real stations. */
const FIRST_ID = 90001;
const WMO_BLOCK = 99;

export const DEMO_WEATHER_STATIONS: readonly DemoWeatherStation[] = LATITUDE_CIRCLES.flatMap(
  ([latitude, west, east]) =>
    Array.from({ length: Math.round((east - west) / STEP_DEGREES) + 1 }, (_, index) => ({
      latitude,
      longitude: west + index * STEP_DEGREES,
    })),
).map(({ latitude, longitude }, index) => ({
  id: FIRST_ID + index,
  wmoId: `${WMO_BLOCK}${String(index + 1).padStart(3, '0')}`,
  name: `DEMO ${latitude.toFixed(2)}N ${longitude.toFixed(2)}E`,
  latitude,
  longitude,
  elevation: 0,
}));

const LEXICON_HEADING =
  'STAT_NAME                                    STAT_ID KE  STAT  BR_HIGH  LA_HIGH    HS HFG_NFG BL     BEGINN       ENDE  ';

/** The Stationslexikon in fixed columns, with two rows per station as in DWD's file. */
export function formatLexicon(now: Date): string {
  const today = formatUtcDigits(now, 'dd.MM.yyyy');
  const rows = DEMO_WEATHER_STATIONS.flatMap((station) =>
    ['MN', 'SY'].map((kind) => formatLexiconRow(station, kind, today)),
  );
  return `${[LEXICON_HEADING, ...rows].join('\n')}\n`;
}

function formatLexiconRow(
  { id, wmoId, name, latitude, longitude, elevation }: DemoWeatherStation,
  kind: string,
  lastDay: string,
): string {
  return [
    name.padEnd(44),
    String(id).padStart(7),
    kind,
    wmoId.padEnd(5),
    latitude.toFixed(3).padEnd(8),
    longitude.toFixed(3).padEnd(7),
    String(elevation).padStart(5),
    '       ',
    'DE',
    '01.01.2020',
    lastDay,
    '',
  ].join(' ');
}

/** The list of the stations with ten-minute values, in fixed columns. */
export function formatTenMinuteList(now: Date): string {
  const today = formatUtcDigits(now, 'yyyyMMdd');
  const rows = DEMO_WEATHER_STATIONS.map(({ id, name, latitude, longitude, elevation }) =>
    [
      String(id).padStart(5, '0'),
      '20200101',
      today,
      String(elevation).padStart(14),
      latitude.toFixed(4).padStart(10),
      longitude.toFixed(4).padStart(9),
      name.padEnd(40),
      'Demo'.padEnd(40),
    ].join(' '),
  );
  return `${[...LIST_HEADING, ...rows].join('\r\n')}\r\n`;
}

const LIST_HEADING = [
  'Stations_id von_datum bis_datum Stationshoehe geoBreite geoLaenge Stationsname Bundesland',
  '----------- --------- --------- ------------- --------- --------- ----------------------------------------- ----------',
];

/** Values of a demo station, with the resolution of instruments. */
interface Measurement {
  /** °C, tenths. */
  temperature: number;
  dewPoint: number;
  /** Whole percent. */
  relativeHumidity: number;
  cloudCover: number;
  /** m/s, tenths. */
  windSpeed: number;
  gust: number;
  /** Degrees, tens. */
  windDirection: number;
  /** hPa, tenths. */
  pressure: number;
}

const TEN_MINUTES_MS = 600_000;

export function measureWeather(
  { latitude, longitude }: DemoWeatherStation,
  time: number,
  scene?: SceneId,
): Measurement {
  const weather = simulateWeather({ latitude, longitude, time }, scene);
  const { temperature, dewPoint, windSpeed, gust, windDirection, pressure } = weather;
  return {
    temperature: roundToTenth(temperature),
    dewPoint: roundToTenth(dewPoint),
    relativeHumidity: Math.round(100 * (vapourPressure(dewPoint) / vapourPressure(temperature))),
    cloudCover: Math.round(weather.cloudCover),
    windSpeed: roundToTenth(windSpeed),
    gust: roundToTenth(gust),
    windDirection: (Math.round(windDirection / 10) * 10) % 360,
    pressure: roundToTenth(pressure),
  };
}

/** Precipitation of the hour before a time, mm. */
export function measureHourlyRain(
  { latitude, longitude }: DemoWeatherStation,
  end: number,
  scene?: SceneId,
): number {
  return simulateWeather({ latitude, longitude, time: end }, scene).precipitation.amount;
}

/** Precipitation of the ten minutes before a time, mm: an even part of the hour, in hundredths. */
export function measureTenMinuteRain(
  station: DemoWeatherStation,
  end: number,
  scene?: SceneId,
): number {
  const endOfHour = Math.ceil(end / HOUR_MS) * HOUR_MS;
  const amount = measureHourlyRain(station, endOfHour, scene);
  const until = (minutesFrom: number) =>
    Math.round((100 * amount * (HOUR_MS - endOfHour + minutesFrom)) / HOUR_MS);
  return (until(end) - until(end - TEN_MINUTES_MS)) / 100;
}

/** Saturation vapour pressure (Magnus formula), hPa. */
function vapourPressure(temperature: number): number {
  return 6.112 * Math.exp((17.62 * temperature) / (243.12 + temperature));
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
