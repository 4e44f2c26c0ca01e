import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';
import { HOUR_COLUMNS, POI_COLUMNS, POI_LISTING, poiReportsFile } from '../../observations/poi.ts';
import { KMH_PER_MS } from '../../value-ranges.ts';
import { listDemoStations, type DemoForecastStation } from '../mosmix/files.ts';
import { createFileResponse, isNotModified, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather, type PointWeather } from '../weather/weather.ts';

/** Files appear about half an hour after the hour, with the reports of a day and an hour. */
const PUBLICATION_DELAY_MS = 30 * MINUTE_MS;
const REPORTS = 25;

/** In this hour of UTC, stations report the extremes of the day before. */
const HOUR_OF_EXTREMES = 6;

/** Snow is as deep as what fell in this time, less what melted. */
const SNOW_HOURS = 72;
const SNOW_CM_PER_MM = 1;
const MELT_CM_PER_DEGREE_HOUR = 0.04;

/** Hourly reports of the demo stations of the whole world ("POI"), and the list of their files. */
export function createPoiPart(scene?: SceneId): MirrorPart {
  const stations = listDemoStations();
  const byPath = new Map(stations.map((station) => [poiReportsFile(station.id).path, station]));
  return ({ host, path }, conditions, now) => {
    if (host !== POI_LISTING.host) return undefined;
    const published = now.getTime() - (now.getTime() % HOUR_MS);
    if (path === POI_LISTING.path) {
      const listing = Buffer.from(formatListing(stations));
      const today = now.getTime() - (now.getTime() % DAY_MS);
      return createFileResponse(listing, `"demo-poi-${today}"`, today, conditions);
    }
    const station = byPath.get(path);
    if (!station) return undefined;
    const newest = floorToHour(now.getTime() - PUBLICATION_DELAY_MS);
    const etag = `"demo-${newest}"`;
    if (isNotModified(conditions, etag, published)) return { status: 304 };
    const body = Buffer.from(formatReports(station, newest, scene));
    return createFileResponse(body, etag, published, conditions);
  };
}

function floorToHour(time: number): number {
  return time - (time % HOUR_MS);
}

function formatListing(stations: readonly DemoForecastStation[]): string {
  const rows = stations.map(({ id }) => `<a href="${id}-BEOB.csv">${id}-BEOB.csv</a>`);
  return `<html><body><pre>${rows.join('\n')}\n</pre></body></html>\n`;
}

type ColumnName = keyof typeof POI_COLUMNS | keyof typeof HOUR_COLUMNS;
const COLUMNS: Record<ColumnName, string> = { ...POI_COLUMNS, ...HOUR_COLUMNS };

/** By column; those that are missing are `---`. */
type Cells = Partial<Record<ColumnName, number>>;

function formatReports(station: DemoForecastStation, newest: number, scene?: SceneId): string {
  const simulated = new Map<number, PointWeather>();
  const weatherAt = (time: number) => {
    const known = simulated.get(time) ?? simulateWeather({ ...station, time }, scene);
    simulated.set(time, known);
    return known;
  };
  const rows = Array.from({ length: REPORTS }, (_, index) => {
    const time = newest - index * HOUR_MS;
    const cells = Object.entries(COLUMNS).map(([name]) => name);
    const values = new Map(Object.entries(measure(time, weatherAt)));
    return [
      formatUtcDigits(time, 'dd.MM.yy'),
      formatUtcDigits(time, 'HH:mm'),
      ...cells.map((name) => String(values.get(name) ?? '---').replace('.', ',')),
    ].join(';');
  });
  const names = Object.values(COLUMNS);
  return `${[
    `surface observations;Parameter description;${names.join(';')}`,
    `${station.id.padEnd(5, '_')};Unit;${names.map(() => '').join(';')}`,
    `Datum;Uhrzeit (UTC);${names.map(() => '').join(';')}`,
    ...rows,
  ].join('\n')}\n`;
}

function measure(time: number, weatherAt: (time: number) => PointWeather): Cells {
  const weather = weatherAt(time);
  const { precipitation } = weather;
  return {
    temperature: tenths(weather.temperature),
    relativeHumidity: humidity(weather),
    windSpeed: Math.round(weather.windSpeed * KMH_PER_MS),
    windDirection: (Math.round(weather.windDirection / 10) * 10) % 360,
    pressure: tenths(weather.pressure),
    cloudCover: Math.round(weather.cloudCover),
    rain: precipitation.amount,
    visibility: tenths(weather.visibility / 1000),
    snowDepth: Math.round(computeSnowDepth(time, weatherAt)),
    gust: Math.round(weather.gust * KMH_PER_MS),
    ...(precipitation.amount > 0 && { weather: classifyWeather(weather) }),
    ...(time % DAY_MS === HOUR_OF_EXTREMES * HOUR_MS && measureDayBefore(time, weatherAt)),
  };
}

/** Codes of moderate snow, sleet and rain. */
function classifyWeather({ precipitation: { phase } }: PointWeather): number {
  if (phase === 'snow') return 15;
  return phase === 'mixed' ? 12 : 8;
}

function computeSnowDepth(time: number, weatherAt: (time: number) => PointWeather): number {
  let depth = 0;
  for (let hour = SNOW_HOURS; hour >= 0; hour -= 1) {
    const { precipitation, temperature } = weatherAt(time - hour * HOUR_MS);
    const melted = Math.max(0, temperature) * MELT_CM_PER_DEGREE_HOUR;
    depth = Math.max(0, depth + precipitation.snow * SNOW_CM_PER_MM - melted);
  }
  return depth;
}

function measureDayBefore(time: number, weatherAt: (time: number) => PointWeather): Cells {
  const start = time - (time % DAY_MS) - DAY_MS;
  const temperatures = Array.from(
    { length: DAY_MS / HOUR_MS },
    (_, hour) => weatherAt(start + hour * HOUR_MS).temperature,
  );
  return {
    highOfDayBefore: tenths(Math.max(...temperatures)),
    lowOfDayBefore: tenths(Math.min(...temperatures)),
  };
}

/** Magnus formula, percent. */
function humidity({ temperature, dewPoint }: PointWeather): number {
  return Math.round(100 * (vapourPressure(dewPoint) / vapourPressure(temperature)));
}

function vapourPressure(celsius: number): number {
  return Math.exp((17.62 * celsius) / (243.12 + celsius));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
