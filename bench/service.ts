import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import autocannon, { type Result } from 'autocannon';
import packageJson from '../package.json' with { type: 'json' };
import { operationIds, type OperationId } from '../src/contract/operations.ts';
import { BEST_KNOWN } from '../src/opendata/demo/postcodes/best-known.ts';
import type { Recorded } from './support/bare-express.ts';
import type { Figure } from './support/compare.ts';

const CONNECTIONS = 32;
const SECONDS = 1;
const RUNS = 5;

/** Questions differ in their places: fifty towns of Germany. */
const SPOTS: readonly Spot[] = BEST_KNOWN.DE.filter((_, index) => index % 3 === 0).slice(0, 50);

interface Spot {
  code: string;
  latitude: number;
  longitude: number;
}

/**
 * Requests per second of each operation with warm data, and the slowest hundredth of its answers
 * beside the middle one; ours is the whole server, as it starts, the baseline a bare express 5 that
 * sends the same bytes. Both take turns under the same load, each in a process of its own.
 */
export async function service(): Promise<Figure[]> {
  const [ours, url] = await started('service-process.ts', flagsOfStart());
  try {
    const figures: Figure[] = [];
    for (const id of operationIds) figures.push(...(await figuresOf(id, url)));
    return figures;
  } finally {
    ours.kill();
  }
}

async function figuresOf(id: OperationId, url: string): Promise<Figure[]> {
  const paths = SPOTS.map((spot) => `/v4_0/voicetext${pathOf(id, spot)}`);
  const [bare, bareUrl] = await started('bare-express.ts', [], await record(url, paths));
  try {
    const found: { ours: Result; baseline: Result }[] = [];
    await load(url, paths);
    await load(bareUrl, paths);
    for (let run = 0; run < RUNS; run++) {
      found.push({ ours: await load(url, paths), baseline: await load(bareUrl, paths) });
    }
    const median = middle(found.map(({ ours }) => ours.requests.average));
    const baseline = middle(found.map((each) => each.baseline.requests.average));
    const [p50, p99] = [
      middle(found.map(({ ours }) => ours.latency.p50)),
      middle(found.map(({ ours }) => ours.latency.p99)),
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

/** Below `voicetext`. */
function pathOf(id: OperationId, { code, latitude, longitude }: Spot): string {
  const place = `${latitude.toFixed(4)}/${longitude.toFixed(4)}`;
  const paths: Record<OperationId, string> = {
    pollenTextByCoordinates: `/pollen/byCoordinates/${place}`,
    pollenTextByZip: `/pollen/byLocation/DE/${code}`,
    precipitationNextHour: `/precipitation/nextHour/${place}`,
    forecastNextThreeHours: `/forecast/nextThreeHours/${place}`,
    forecastHours: `/forecast/hours/${place}`,
    forecastDayPart: `/forecast/dayPart/${place}?space=night`,
    forecastDays: `/forecast/days/${place}`,
    forecastWeekend: `/forecast/weekend/${place}`,
    forecastNextThreeDays: `/forecast/nextThreeDays/${place}`,
  };
  return paths[id];
}

/** What the service answers; asking for it brings the data, too. */
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

async function load(url: string, paths: readonly string[]): Promise<Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} requests failed`);
  }
  return result;
}

/** A program in a process of its own, and the address that it tells. */
async function started(
  program: string,
  execArgv: string[],
  message?: Recorded,
): Promise<[ChildProcess, string]> {
  const child = fork(new URL(`support/${program}`, import.meta.url), [], { execArgv });
  if (message) child.send(message);
  const [url]: unknown[] = await once(child, 'message');
  return [child, String(url)];
}

/** What stands between `node` and its program in the script that starts the server. */
function flagsOfStart(): string[] {
  return packageJson.scripts.start.split(' ').slice(1, -1);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
