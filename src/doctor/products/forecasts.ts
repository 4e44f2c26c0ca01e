import { distance } from 'geokdbush';
import { readListing } from '../../opendata/observations/listing.ts';
import type { Station } from '../../opendata/mosmix/catalogue.ts';
import { CATALOGUE } from '../../opendata/mosmix/catalogue.ts';
import {
  earlierFile,
  earlierRun,
  latestFile,
  latestRun,
  ofStation,
  stationCatalogue,
  stationsNear,
} from '../../opendata/mosmix/forecasts.ts';
import type { StationForecast } from '../../opendata/mosmix/series.ts';
import { expectNear, gridForecast } from '../../opendata/open-meteo/forecasts.ts';
import { forecastAt } from '../../opendata/open-meteo/request.ts';
import type { Product } from '../../opendata/products.ts';
import { OpenDataError, type Resource } from '../../opendata/server.ts';
import { PROBES } from '../../sources.ts';
import { HOUR, type HourlySeries } from '../../weather/hour.ts';
import { SkippedError, type Check } from '../check.ts';
import type { Examination } from '../examination.ts';
import { formatCount, formatTemperature, formatTime } from '../format-units.ts';
import { productCheck, type ProductFile } from '../product-check.ts';
import { GRACE_MS, MAX_LIST_AGE_MS } from '../rhythms.ts';

const DAY = 24 * HOUR;

/** What `npm start` asks for to see whether the server answers. */
const folder: Product<string[]> = {
  decode: readListing,
  freshUntil: (_, now) => now,
  usableUntil: (_, now) => now,
};

/** The forecasts of the source that the settings name; those of the other are skipped. */
export const FORECAST_CHECKS: readonly Check[] = [
  productCheck({
    name: 'mosmix-catalogue',
    title: 'MOSMIX station catalogue',
    without:
      'Without it, no station is found, and there are no forecasts; one that was downloaded before serves for two days.',
    files: (examination) => [ofDwd(examination, stationCatalogue, CATALOGUE)],
    goOnWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(index, { place }) {
      const [nearest] = stationsNear(place, index);
      if (!nearest) throw new OpenDataError(`no station of it is near ${place.name}`);
      return `${formatCount(index.count)} stations; nearest to ${place.name}: ${nearest.id}, ${awayFrom(place, nearest)}`;
    },
  }),
  productCheck({
    name: 'mosmix-listing',
    title: 'MOSMIX folder listing',
    without:
      'The service asks for it at start alone: with WEATHER_DATA=auto, it takes demo weather if the server does not answer.',
    files: (examination) => [
      { ...ofDwd(examination, folder, PROBES.dwd), ...notInDemo(examination) },
    ],
    goOnWhen: 'absent',
    describe(names) {
      const folders = names.filter((name) => name !== '../').map((name) => name.replace('/', ''));
      if (!folders.includes('single_stations')) {
        throw new OpenDataError('the folder of single_stations is not in it');
      }
      return `lists ${folders.join(', ')}`;
    },
  }),
  productCheck({
    name: 'mosmix-file',
    title: 'MOSMIX station file',
    without:
      'Without it, the next of the six nearest stations serves; where none of them has a file, the place has no forecast.',
    files: async (examination) => filesOfStations(examination, latestRun, latestFile),
    goOnWhen: 'absent',
    dated: ({ series }) => series.issued,
    lateFrom: ({ value, now }) => latestRun.freshUntil(value, now) + GRACE_MS,
    describe: describeForecast,
  }),
  productCheck({
    name: 'mosmix-earlier-file',
    title: 'MOSMIX station file of yesterday',
    without: 'Without it, forecasts lack the hours of today that are past.',
    files: async (examination) => {
      const yesterday = examination.clock().getTime() - DAY;
      return filesOfStations(examination, earlierRun, (id) => earlierFile(id, yesterday));
    },
    goOnWhen: 'absent',
    dated: ({ series }) => series.issued,
    describe: describeForecast,
  }),
  productCheck({
    name: 'open-meteo',
    title: 'Open-Meteo forecast',
    without:
      'Without it, there are no forecasts; those that were downloaded before serve for six hours.',
    files: (examination) => {
      if (examination.config.forecastSource !== 'open-meteo') {
        throw new SkippedError('FORECAST_SOURCE is dwd');
      }
      return [{ product: gridForecast, resource: forecastAt(examination.place) }];
    },
    goOnWhen: 'absent',
    dated: ({ series }) => series.issued,
    lateFrom: ({ value, now }) => gridForecast.freshUntil(value, now) + GRACE_MS,
    describe(forecast, examination) {
      expectNear(forecast, examination.place);
      return `${examination.place.name}, ${temperatureNow(forecast.series, examination)}`;
    },
  }),
];

function ofDwd<T>(
  { config }: Examination,
  product: Product<T>,
  resource: Resource,
): ProductFile<T> {
  if (config.forecastSource !== 'dwd') {
    throw new SkippedError(`FORECAST_SOURCE is ${config.forecastSource}`);
  }
  return { product, resource };
}

function notInDemo({ isDemo }: Examination): object {
  if (isDemo) throw new SkippedError('the demo has no such file');
  return {};
}

/** The nearest stations' files: the catalogue lists stations that have none. */
async function filesOfStations(
  examination: Examination,
  product: Product<StationForecast>,
  fileOf: (id: string) => Resource,
): Promise<ProductFile<StationForecast>[]> {
  const catalogue = ofDwd(examination, stationCatalogue, CATALOGUE);
  const { value: index } = await examination.ask(catalogue.product, catalogue.resource);
  if (!index) throw new SkippedError('it needs the station catalogue');
  const stations = stationsNear(examination.place, index);
  if (stations.length === 0) throw new SkippedError(`no station is near ${examination.place.name}`);
  return stations.map(({ id }) => ({ product, resource: fileOf(id), of: id }));
}

function describeForecast(
  forecast: StationForecast,
  examination: Examination,
  { of = '' }: ProductFile<StationForecast>,
): string {
  const { id, series } = ofStation(of, forecast);
  const { name } = examination.place;
  const away = awayFrom(examination.place, forecast);
  return `station ${id} (${away} from ${name}), ${temperatureNow(series, examination)}`;
}

/** `14:00: 7.3 °C`, of the hour that runs, or else of the first one that has a temperature. */
function temperatureNow({ hours }: HourlySeries, { clock, place }: Examination): string {
  const now = clock().getTime();
  const measured = hours.filter(({ temperature }) => temperature !== null);
  const hour = measured.find(({ start }) => start > now - HOUR) ?? measured[0];
  if (!hour || hour.temperature === null) throw new OpenDataError('no hour has a temperature');
  const time = formatTime(hour.start, now, place.timeZone);
  return `${time}: ${formatTemperature(hour.temperature)}`;
}

function awayFrom(
  place: { latitude: number; longitude: number },
  { latitude, longitude }: Pick<Station, 'latitude' | 'longitude'>,
): string {
  return `${Math.round(distance(place.longitude, place.latitude, longitude, latitude))} km`;
}
