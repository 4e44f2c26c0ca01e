import { distance } from 'geokdbush';
import { parseDirectoryListing } from '../../opendata/formats/text.ts';
import { type ForecastStation, STATION_CATALOGUE_FILE } from '../../opendata/mosmix/series.ts';
import {
  earlierRunFile,
  earlierRunProduct,
  latestRunFile,
  latestRunProduct,
  requireStation,
  stationCatalogueProduct,
  findForecastStationsNear,
} from '../../opendata/mosmix/forecasts.ts';
import type { StationForecast } from '../../opendata/mosmix/series.ts';
import {
  requireNearby,
  gridForecastProduct,
  createForecastRequest,
} from '../../opendata/open-meteo/forecasts.ts';
import type { Product } from '../../opendata/product.ts';
import { OpenDataError, type Resource } from '../../opendata/server.ts';
import { PROBES } from '../../app/sources.ts';
import { HOUR_MS, DAY_MS } from '../../time/units.ts';
import type { HourlySeries } from '../../weather/hour.ts';
import { SkippedError, type Check } from '../product-check.ts';
import type { Examination } from '../examination.ts';
import { formatCount, formatTemperature, formatTime } from '../format-report.ts';
import {
  createProductCheck,
  type ProductFile,
  LATE_GRACE_MS,
  MAX_LIST_AGE_MS,
} from '../product-check.ts';
import { createRadarDecoder } from '../../opendata/radar/radar-decoder.ts';
import {
  NO_DATA_AMOUNT,
  THOUSANDTHS_PER_MM,
  readSteps,
  type RadarRun,
  findPixel,
} from '../../opendata/radar/run.ts';
import {
  RADAR_SOURCES,
  LATE_RUN_AGE_MS,
  createRadarRunProduct,
} from '../../opendata/radar/nowcasts.ts';

/** The file that `npm start` requests to see whether the server answers. */
const mosmixFolder: Product<string[]> = {
  decode: parseDirectoryListing,
  staleAt: (_, now) => now,
  expiresAt: (_, now) => now,
};

/** Checks of the configured forecast source; those of the other are skipped. */
export const FORECAST_CHECKS: readonly Check[] = [
  createProductCheck({
    name: 'mosmix-catalogue',
    title: 'MOSMIX station catalogue',
    without:
      'Without it, no station is found, and there are no forecasts; a cached catalogue stays in use for two days.',
    files: (examination) => [
      requireDwdSource(examination, stationCatalogueProduct, STATION_CATALOGUE_FILE),
    ],
    tryNextWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(index, { place }) {
      const [nearest] = findForecastStationsNear(place, index);
      if (!nearest) throw new OpenDataError(`none of its stations is near ${place.name}`);
      return `${formatCount(index.count)} stations; nearest to ${place.name}: ${nearest.id}, ${formatDistance(place, nearest)}`;
    },
  }),
  createProductCheck({
    name: 'mosmix-listing',
    title: 'MOSMIX folder listing',
    without:
      'The service requests it only at start: with WEATHER_DATA=auto, it serves demo weather if the server does not answer.',
    files: (examination) => [
      { ...requireDwdSource(examination, mosmixFolder, PROBES.dwd), ...skipInDemo(examination) },
    ],
    tryNextWhen: 'absent',
    describe(names) {
      const folders = names.filter((name) => name !== '../').map((name) => name.replace('/', ''));
      if (!folders.includes('single_stations')) {
        throw new OpenDataError('it has no folder single_stations');
      }
      return `lists ${folders.join(', ')}`;
    },
  }),
  createProductCheck({
    name: 'mosmix-file',
    title: 'MOSMIX station file',
    without:
      'Without it, the next of the six nearest stations is used; if none of them has a file, the place has no forecast.',
    files: async (examination) => listStationFiles(examination, latestRunProduct, latestRunFile),
    tryNextWhen: 'absent',
    dated: ({ series }) => series.issued,
    lateFrom: ({ value, now }) => latestRunProduct.staleAt(value, now) + LATE_GRACE_MS,
    describe: describeForecast,
  }),
  createProductCheck({
    name: 'mosmix-earlier-file',
    title: 'MOSMIX station file of yesterday',
    without: 'Without it, forecasts lack the past hours of today.',
    files: async (examination) => {
      const yesterday = examination.clock().getTime() - DAY_MS;
      return listStationFiles(examination, earlierRunProduct, (id) =>
        earlierRunFile(id, yesterday),
      );
    },
    tryNextWhen: 'absent',
    dated: ({ series }) => series.issued,
    describe: describeForecast,
  }),
  createProductCheck({
    name: 'open-meteo',
    title: 'Open-Meteo forecast',
    without: 'Without it, there are no forecasts; cached ones stay in use for six hours.',
    files: (examination) => {
      if (examination.config.forecasts.source !== 'open-meteo') {
        throw new SkippedError('FORECAST_SOURCE is dwd');
      }
      return [{ product: gridForecastProduct, resource: createForecastRequest(examination.place) }];
    },
    tryNextWhen: 'absent',
    dated: ({ series }) => series.issued,
    lateFrom: ({ value, now }) => gridForecastProduct.staleAt(value, now) + LATE_GRACE_MS,
    describe(forecast, examination) {
      requireNearby(forecast, examination.place);
      return `${examination.place.name}, ${formatCurrentTemperature(forecast.series, examination)}`;
    },
  }),
];

function requireDwdSource<T>(
  { config }: Examination,
  product: Product<T>,
  resource: Resource,
): ProductFile<T> {
  if (config.forecasts.source !== 'dwd') {
    throw new SkippedError(`FORECAST_SOURCE is ${config.forecasts.source}`);
  }
  return { product, resource };
}

function skipInDemo({ isDemo }: Examination): object {
  if (isDemo) throw new SkippedError('the demo has no such file');
  return {};
}

/** Files of the nearest stations; several, because the catalogue lists stations without files. */
async function listStationFiles(
  examination: Examination,
  product: Product<StationForecast>,
  createResource: (id: string) => Resource,
): Promise<ProductFile<StationForecast>[]> {
  const catalogue = requireDwdSource(examination, stationCatalogueProduct, STATION_CATALOGUE_FILE);
  const { value: index } = await examination.fetchFile(catalogue.product, catalogue.resource);
  if (!index) throw new SkippedError('requires the station catalogue');
  const stations = findForecastStationsNear(examination.place, index);
  if (stations.length === 0) throw new SkippedError(`no station is near ${examination.place.name}`);
  return stations.map(({ id }) => ({ product, resource: createResource(id), of: id }));
}

function describeForecast(
  forecast: StationForecast,
  examination: Examination,
  { of = '' }: ProductFile<StationForecast>,
): string {
  const { id, series } = requireStation(of, forecast);
  const { name } = examination.place;
  const distanceText = formatDistance(examination.place, forecast);
  return `station ${id} (${distanceText} from ${name}), ${formatCurrentTemperature(series, examination)}`;
}

/** `14:00: 7.3 °C`, for the current hour, or else for the first one with a temperature. */
function formatCurrentTemperature({ hours }: HourlySeries, { clock, place }: Examination): string {
  const now = clock().getTime();
  const measured = hours.filter(({ temperature }) => temperature !== null);
  const hour = measured.find(({ start }) => start > now - HOUR_MS) ?? measured[0];
  if (!hour || hour.temperature === null) throw new OpenDataError('no hour has a temperature');
  const time = formatTime(hour.start, now, place.timeZone);
  return `${time}: ${formatTemperature(hour.temperature)}`;
}

function formatDistance(
  place: { latitude: number; longitude: number },
  { latitude, longitude }: Pick<ForecastStation, 'latitude' | 'longitude'>,
): string {
  return `${Math.round(distance(place.longitude, place.latitude, longitude, latitude))} km`;
}

const FORM_NAMES = { hdf5: 'HDF5', radolan: 'binary' };

const STEPS_PER_HOUR = 12;

export const RADAR_CHECK = createProductCheck({
  name: 'radar',
  title: 'Radar composite RV',
  without: 'Without radar, the next hour is taken from the forecast.',
  files({ clock }) {
    const decoder = createRadarDecoder();
    return RADAR_SOURCES.map(({ form, file }) => {
      return {
        product: createRadarRunProduct(form, decoder, clock),
        resource: file,
        form: FORM_NAMES[form],
      };
    });
  },
  tryNextWhen: 'unusable',
  dated: ({ issued }) => issued,
  lateFrom: ({ dated }) => dated + LATE_RUN_AGE_MS,
  describe(run, { clock, place, placeInGermany }) {
    const now = clock().getTime();
    const newest = formatTime(run.issued, now, place.timeZone);
    const count = `${run.frames.length} frames`;
    const maxRate = `${findMaxRate(run).toFixed(1)} mm/h`;
    return `${count}, newest run ${newest}, max ${maxRate}, ${placeInGermany.name}: ${formatRateAt(run, placeInGermany)}`;
  },
});

/** mm per hour, over all pixels and frames. */
function findMaxRate({ frames }: RadarRun): number {
  let maxRate = 0;
  for (const { amounts } of frames) {
    for (const amount of amounts) {
      if (amount !== NO_DATA_AMOUNT && amount > maxRate) maxRate = amount;
    }
  }
  return (maxRate * STEPS_PER_HOUR) / THOUSANDTHS_PER_MM;
}

function formatRateAt(run: RadarRun, place: { latitude: number; longitude: number }): string {
  const pixel = findPixel(place);
  const rate = pixel && readSteps(run, pixel)[0]?.rate;
  return rate == null ? 'no data' : `${rate.toFixed(1)} mm/h`;
}
