import type { Forecasts, ForecastSettings, ForecastSource } from '../opendata/forecast.ts';
import { createMosmixForecasts } from '../opendata/mosmix/forecasts.ts';
import { createObservations, type Observations } from '../opendata/observations/observations.ts';
import { createPastReadings, type PastReadings } from '../opendata/observations/past-readings.ts';
import { createOpenMeteoForecasts } from '../opendata/open-meteo/forecasts.ts';
import { createPollenForecasts, type PollenForecasts } from '../opendata/pollen/forecasts.ts';
import {
  createPostcodes,
  createPostcodeTables,
  type Postcodes,
  type PostcodeTables,
} from '../place/postcodes/table.ts';
import { SOURCE_TIMEOUTS, type SourceTimeouts } from '../opendata/timeouts.ts';
import type { FetchOptions } from '../opendata/product.ts';
import {
  createNowcasts,
  type NowcastOptions,
  type Nowcasts,
  createRadarForecasts,
} from '../opendata/radar/nowcasts.ts';
import {
  createWarningsByCountry,
  type Warnings,
  type WarningService,
} from '../opendata/warnings/warnings.ts';
import { createNwsWarnings } from '../opendata/warnings/nws-alerts.ts';
import { createWarnings } from '../opendata/warnings/warnings.ts';
import type { Gazetteer } from '../place/gazetteer.ts';

/** Data sources of the operations. */
export interface Sources {
  forecasts: Forecasts;
  nowcasts: Nowcasts;
  pollen: PollenForecasts;
  warnings: Warnings;
  observations: Observations;
  pastReadings: PastReadings;
  postcodes: Postcodes;
  /** Whole tables of postcodes, for lookups from a place to its postcodes. */
  postcodeTables: PostcodeTables;
  gazetteer: Gazetteer;
  clock: () => Date;
  timeouts: SourceTimeouts;
  source: SourceNames;
  providerVersion: string;
}

/** Values of `source` in answers. */
export interface SourceNames {
  forecasts: string;
  nowcasts: string;
  pollen: string;
  warnings: Record<WarningService, string>;
  observations: string;
  pastReadings: string;
  places: string;
}

const ANSWER_SOURCES: Record<
  ForecastSource,
  { name: string; create: (options: FetchOptions, settings: ForecastSettings) => Forecasts }
> = {
  dwd: { name: 'MOSMIX_L', create: createMosmixForecasts },
  'open-meteo': { name: 'Open-Meteo', create: createOpenMeteoForecasts },
};

const LIVE_SOURCE_NAMES = {
  nowcasts: 'RV',
  pollen: 's31fg',
  warnings: { dwd: 'CAP', nws: 'NWS' },
  observations: 'SYNOP',
  pastReadings: 'POI',
  places: 'GeoNames',
};
const DEMO_SOURCE_NAMES: SourceNames = {
  forecasts: 'demo',
  nowcasts: 'demo',
  pollen: 'demo',
  warnings: { dwd: 'demo', nws: 'demo' },
  observations: 'demo',
  pastReadings: 'demo',
  places: 'demo',
};

/** The settings of the sources. */
export interface SourceSettings extends ForecastSettings {
  /** Whether the National Weather Service is asked for warnings: it requires a contact. The demo has one. */
  hasNws?: boolean | undefined;
}

/** Creates all sources on top of one open-data server. */
export function createSources(
  options: FetchOptions & Pick<NowcastOptions, 'decoder'>,
  gazetteer: Gazetteer,
  providerVersion: string,
  settings: SourceSettings,
): Sources {
  const isDemo = options.server.name === 'demo';
  const { name, create } = ANSWER_SOURCES[settings.source];
  const timeouts = options.timeouts ?? SOURCE_TIMEOUTS;
  const postcodeTables = createPostcodeTables(options);
  const nowcasts = createNowcasts(options);
  return {
    forecasts: createRadarForecasts(
      create(options, settings),
      nowcasts,
      options.clock,
      timeouts.radarHoursMs,
    ),
    nowcasts,
    pollen: createPollenForecasts(options),
    warnings: createWarningsByCountry(
      createWarnings(options),
      isDemo || settings.hasNws ? createNwsWarnings(options) : undefined,
    ),
    observations: createObservations(options),
    pastReadings: createPastReadings(options),
    postcodes: createPostcodes(options, postcodeTables),
    postcodeTables,
    gazetteer,
    clock: options.clock,
    timeouts,
    source: isDemo ? DEMO_SOURCE_NAMES : { ...LIVE_SOURCE_NAMES, forecasts: name },
    providerVersion,
  };
}
