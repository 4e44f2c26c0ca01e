import { createForecasts, type Forecasts } from '../opendata/forecast.ts';
import { createObservations, type Observations } from '../opendata/observations/observations.ts';
import { createPollenForecasts, type PollenForecasts } from '../opendata/pollen/forecasts.ts';
import { createPostcodes, type Postcodes } from '../opendata/postcodes/postcodes.ts';
import type { FetchOptions } from '../opendata/products.ts';
import { createNowcasts, type Nowcasts } from '../opendata/radar/nowcasts.ts';
import type { Gazetteer } from '../place/gazetteer.ts';

/** What the operations are answered from. */
export interface Sources {
  forecasts: Forecasts;
  nowcasts: Nowcasts;
  pollen: PollenForecasts;
  observations: Observations;
  postcodes: Postcodes;
  gazetteer: Gazetteer;
  clock: () => Date;
  source: SourceNames;
  providerVersion: string;
}

/** What answers call their source. */
export interface SourceNames {
  forecasts: string;
  nowcasts: string;
  pollen: string;
  observations: string;
}

const LIVE: SourceNames = {
  forecasts: 'MOSMIX_L',
  nowcasts: 'RV',
  pollen: 's31fg',
  observations: 'SYNOP',
};
const DEMO: SourceNames = {
  forecasts: 'demo',
  nowcasts: 'demo',
  pollen: 'demo',
  observations: 'demo',
};

/** Everything that an open-data server has. */
export function createSources(
  options: FetchOptions,
  gazetteer: Gazetteer,
  providerVersion: string,
): Sources {
  return {
    forecasts: createForecasts(options),
    nowcasts: createNowcasts(options),
    pollen: createPollenForecasts(options),
    observations: createObservations(options),
    postcodes: createPostcodes(options),
    gazetteer,
    clock: options.clock,
    source: options.server.name === 'demo' ? DEMO : LIVE,
    providerVersion,
  };
}
