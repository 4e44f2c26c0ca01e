import type { Result } from 'autocannon';
import type { Recorded } from './support/bare-express.ts';
import { medianOf, type Figure } from './support/compare.ts';
import { load, loadedIds, pathOf, SPOTS, type LoadedId } from './support/service-load.ts';
import { flagsOfStart, started } from './support/started.ts';

const SECONDS = 1;
const RUNS = 5;

/**
 * Requests per second of each operation with warm data, and the 99th percentile of its latency beside
 * the median; ours is the whole server, as it starts, the baseline a bare express 5 that sends the same
 * bytes. Both alternate under the same load, each in its own process.
 */
export async function service(): Promise<Figure[]> {
  const [ours, url] = await started('service-process.ts', flagsOfStart());
  try {
    const figures: Figure[] = [];
    for (const id of loadedIds) figures.push(...(await figuresOf(id, url)));
    return figures;
  } finally {
    ours.kill();
  }
}

async function figuresOf(id: LoadedId, url: string): Promise<Figure[]> {
  const paths = SPOTS.map((spot) => pathOf(id, spot));
  const [bare, bareUrl] = await started('bare-express.ts', [], await record(url, paths));
  try {
    const found: { ours: Result; baseline: Result }[] = [];
    const requests = paths.map((path) => ({ path }));
    await load(url, requests, SECONDS);
    await load(bareUrl, requests, SECONDS);
    for (let run = 0; run < RUNS; run++) {
      const ours = await load(url, requests, SECONDS);
      found.push({ ours, baseline: await load(bareUrl, requests, SECONDS) });
    }
    const median = medianOf(found.map(({ ours }) => ours.requests.average));
    const baseline = medianOf(found.map((each) => each.baseline.requests.average));
    const [p50, p99] = [
      medianOf(found.map(({ ours }) => ours.latency.p50)),
      medianOf(found.map(({ ours }) => ours.latency.p99)),
    ];
    return [
      {
        name: `service: ${id}`,
        ratio: median / baseline,
        median,
        baseline,
        unit: 'requests/s',
        runs: RUNS,
        higherIsBetter: true,
      },
      {
        name: `service: ${id}, p99 beside p50`,
        ratio: p99 / p50,
        median: p99,
        baseline: p50,
        unit: 'ms',
        runs: RUNS,
      },
    ];
  } finally {
    bare.kill();
  }
}

/** Fetches the answer of the service, which also loads the data. */
async function record(url: string, paths: readonly string[]): Promise<Recorded> {
  const bodies: Record<string, string> = {};
  let contentType = '';
  for (const path of paths) {
    const response = await fetch(url + path);
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}`);
    bodies[path] = await response.text();
    contentType = response.headers.get('content-type') ?? '';
  }
  return { contentType, bodies };
}
