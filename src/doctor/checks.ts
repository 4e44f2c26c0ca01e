import type { Check } from './check.ts';
import { FORECAST_CHECKS } from './products/forecasts.ts';
import { POLLEN_CHECKS } from './products/pollen.ts';
import { POSTCODE_CHECKS } from './products/postcodes.ts';
import { RADAR_CHECK } from './products/radar.ts';
import { STATION_CHECKS } from './products/stations.ts';
import { SYNOP_CHECKS } from './products/synop.ts';
import { WARNING_CHECKS } from './products/warnings.ts';
import { CACHE_CHECKS } from './storage/cache.ts';
import { STORE_CHECKS } from './storage/store.ts';

/** Everything that the service can need, in the order in which it is told. */
export const CHECKS: readonly Check[] = [
  ...FORECAST_CHECKS,
  RADAR_CHECK,
  ...POLLEN_CHECKS,
  ...WARNING_CHECKS,
  ...SYNOP_CHECKS,
  ...STATION_CHECKS,
  ...POSTCODE_CHECKS,
  ...CACHE_CHECKS,
  ...STORE_CHECKS,
];
