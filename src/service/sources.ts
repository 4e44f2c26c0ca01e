import { createForecasts, type Forecasts } from '../opendata/forecast.ts';
import { createPollenForecasts, type PollenForecasts } from '../opendata/pollen/forecasts.ts';
import {
  createPostcodes,
  createPostcodeTables,
  type Postcodes,
  type PostcodeTables,
} from '../opendata/postcodes/postcodes.ts';
import type { FetchOptions } from '../opendata/products.ts';
import { createNowcasts, type Nowcasts } from '../opendata/radar/nowcasts.ts';
import type { Gazetteer } from '../place/gazetteer.ts';

/** What the operations are answered from. */
export interface Sources {
  forecasts: Forecasts;
  nowcasts: Nowcasts;
  pollen: PollenForecasts;
  postcodes: Postcodes;
  /** The same as whole tables, for what is asked the other way round. */
  postcodeTables: PostcodeTables;
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
  places: string;
}

const LIVE: SourceNames = {
  forecasts: 'MOSMIX_L',
  nowcasts: 'RV',
  pollen: 's31fg',
  places: 'GeoNames',
};
const DEMO: SourceNames = { forecasts: 'demo', nowcasts: 'demo', pollen: 'demo', places: 'demo' };

/** Everything that an open-data server has. */
export function createSources(
  options: FetchOptions,
  gazetteer: Gazetteer,
  providerVersion: string,
): Sources {
  const postcodeTables = createPostcodeTables(options);
  return {
    forecasts: createForecasts(options),
    nowcasts: createNowcasts(options),
    pollen: createPollenForecasts(options),
    postcodes: createPostcodes(options, postcodeTables),
    postcodeTables,
    gazetteer,
    clock: options.clock,
    source: options.server.name === 'demo' ? DEMO : LIVE,
    providerVersion,
  };
}
