/** Share of the runs that a property names; the projects in `vitest.config.ts` set it. */
const FACTOR = Number(process.env['PROPERTY_RUNS'] ?? 1);

/** How often a property is tried in this run of the tests: a few times in the fast one, so often in the full one. */
export function propertyRuns(inFull: number): number {
  return Math.max(1, Math.round(inFull * FACTOR));
}
