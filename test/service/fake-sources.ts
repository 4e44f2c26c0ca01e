import type { PointForecast } from '../../src/opendata/forecast.ts';
import { OpenDataError } from '../../src/opendata/server.ts';
import type { WarnedPoint, WarningService } from '../../src/opendata/warnings/warnings.ts';
import type { Sources } from '../../src/service/sources.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { NOWCAST_STEP_MS, type Nowcast } from '../../src/weather/nowcast.ts';
import { hoursFrom } from '../support/hours.ts';
import { BERLIN, gazetteerWith } from '../support/places.ts';
import { UNHURRIED } from '../support/limits.ts';

/** Sources in memory at a time of a test: all others are down, and every place is Berlin. */
export function sourcesWith(now: string, overrides: Partial<Sources>): Sources {
  return {
    forecasts: { at: down },
    nowcasts: { at: down },
    pollen: { at: down },
    warnings: {
      serviceAt: servesGermany,
      at: down,
      ofCell: down,
      find: down,
      cellAt: down,
      cell: down,
    },
    observations: { all: down, station: down, closest: down },
    pastReadings: { near: down },
    postcodes: { find: down },
    postcodeTables: down,
    gazetteer: gazetteerWith(BERLIN),
    clock: () => new Date(now),
    timeouts: UNHURRIED.sourceTimeouts,
    source: {
      forecasts: 'MOSMIX_L',
      nowcasts: 'RV',
      pollen: 's31fg',
      warnings: { dwd: 'CAP', nws: 'NWS' },
      observations: 'SYNOP',
      pastReadings: 'POI',
      places: 'GeoNames',
    },
    providerVersion: 'test',
    ...overrides,
  };
}

/** As with the warnings of DWD alone. */
export function servesGermany({ country }: WarnedPoint): WarningService | null {
  return country === 'DE' ? 'dwd' : null;
}

export async function down(): Promise<never> {
  throw new OpenDataError('The open-data server is out of reach');
}

/** A run of radar from an instant on (`2026-11-18T14:00Z`), mm per hour for every five minutes. */
export function nowcastFrom(start: string, rates: readonly (number | null)[]): Nowcast {
  const first = Date.parse(start);
  return {
    issued: first,
    steps: rates.map((rate, index) => ({ start: first + index * NOWCAST_STEP_MS, rate })),
  };
}

/** A run of the forecast from an instant on, with the values of each hour. */
export function forecastFrom(start: string, hours: readonly Partial<Hour>[]): PointForecast {
  const issued = Date.parse(start);
  return {
    series: { issued, hours: hoursFrom(start, hours) },
    station: '10384',
    nextUpdate: issued,
  };
}
