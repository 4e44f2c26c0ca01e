import { OPERATION_PATHS } from './operation-paths.ts';

/** When open data fail: by day, with pollen in the air, and a gale in Hamburg that is warned of. */
export const NOW = '2026-04-08T12:02:00Z';

/** Requests during a fault. */
export const FAULT_PATHS = {
  ...OPERATION_PATHS,
  warningById: '/warnings/byId/2.49.0.0.276.0.DEMO.PVW.1775606400000.52',
};
