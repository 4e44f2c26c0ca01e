import type { Forecasts, ForecastSource } from '../opendata/forecast.ts';
import { createMosmixForecasts } from '../opendata/mosmix/forecasts.ts';
import { createOpenMeteoForecasts } from '../opendata/open-meteo/forecasts.ts';
import { createPollenForecasts, type PollenForecasts } from '../opendata/pollen/forecasts.ts';
import { createPostcodes, type Postcodes } from '../opendata/postcodes/postcodes.ts';
import type { FetchOptions } from '../opendata/products.ts';
import { createNowcasts, type Nowcasts } from '../opendata/radar/nowcasts.ts';
import { createWarnings, type Warnings } from '../opendata/warnings/warnings.ts';
import type { Gazetteer } from '../place/gazetteer.ts';

/** What the operations are answered from. */
export interface Sources {
  forecasts: Forecasts;
  nowcasts: Nowcasts;
  pollen: PollenForecasts;
  warnings: Warnings;
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
  warnings: string;
}

const FORECASTS: Record<
  ForecastSource,
  { name: string; create: (options: FetchOptions) => Forecasts }
> = {
  dwd: { name: 'MOSMIX_L', create: createMosmixForecasts },
  'open-meteo': { name: 'Open-Meteo', create: createOpenMeteoForecasts },
};

const LIVE = { nowcasts: 'RV', pollen: 's31fg', warnings: 'CAP' };
const DEMO: SourceNames = { forecasts: 'demo', nowcasts: 'demo', pollen: 'demo', warnings: 'demo' };

/** Everything that an open-data server has. */
export function createSources(
  options: FetchOptions,
  gazetteer: Gazetteer,
  providerVersion: string,
  forecastSource: ForecastSource = 'dwd',
): Sources {
  const { name, create } = FORECASTS[forecastSource];
  return {
    forecasts: create(options),
    nowcasts: createNowcasts(options),
    pollen: createPollenForecasts(options),
    warnings: createWarnings(options),
    postcodes: createPostcodes(options),
    gazetteer,
    clock: options.clock,
    source: options.server.name === 'demo' ? DEMO : { ...LIVE, forecasts: name },
    providerVersion,
  };
}
