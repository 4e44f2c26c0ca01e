import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './support/compare.ts';
import type { Order } from './support/load/client.ts';
import { MEMORY, startLimited, type LimitedServer } from './support/load/limited-server.ts';
import type { Outcome } from './support/load/requests.ts';
import { started } from './support/started.ts';

const KEY = 'load';

/** What must not be exceeded: milliseconds, MiB, or a share. */
const HEALTH_MS = 500;
const SHED_MS = 2000;
const IDLE_MIB = 150;
const LEAST_GOODPUT = 0.7;

/** Requests at once that are no excess. */
const POLITE = 32;

const HOLD_SECONDS = 8;
const LATER_SECONDS = 60;

interface Attack {
  name: string;
  attack: Extract<Order, { do: 'attack' }>['attack'];
  count: number;
}

const ATTACKS: readonly Attack[] = [
  { name: '500 held bodies', attack: 'held', count: 500 },
  { name: '600 pipelined unread connections', attack: 'unread', count: 600 },
  { name: '3,000 slow sockets', attack: 'slow', count: 3000 },
  { name: '200 certificate URLs', attack: 'certificates', count: 200 },
];

interface Burst {
  name: string;
  what: 'same' | 'distinct';
  count: number;
  /** Of all requests, so many must be answered right. */
  leastRight: number;
}

const DEMO_BURSTS: readonly Burst[] = [
  { name: '2,000 cold identical', what: 'same', count: 2000, leastRight: 0.9 },
  { name: '2,000 cold distinct', what: 'distinct', count: 2000, leastRight: 0.2 },
];
const LIVE_BURSTS: readonly Burst[] = [
  { name: '1,500 distinct live', what: 'distinct', count: 1500, leastRight: 0.2 },
];

let series = 0;

/**
 * `npm start` in production with 512 MB, under bounded loads on loopback, with the demo's weather and
 * with that of a mirror. Figures stand beside what they must not exceed, or must reach; where one does
 * not, or the process ends, the exit code is 1.
 */
export async function load({
  seconds = LATER_SECONDS,
}: {
  seconds?: number | undefined;
}): Promise<Figure[]> {
  const demo = await withServer(
    'demo',
    { WEATHER_DATA: 'demo' },
    async (server) => [
      ...(await each(ATTACKS, async (attack) => underAttack(server, attack))),
      ...(await each(DEMO_BURSTS, async (burst) => underBurst(server, burst))),
    ],
    seconds,
  );
  const [mirror, url] = await started('load/mirror.ts', []);
  const settings = {
    WEATHER_DATA: 'live',
    OPENDATA_URL: url,
    OPENDATA_WWW_URL: url,
    OPENDATA_MAPS_URL: url,
    GEONAMES_URL: url,
  };
  try {
    const live = await withServer(
      'live',
      settings,
      async (server) => each(LIVE_BURSTS, async (burst) => underBurst(server, burst)),
      seconds,
    );
    return [...demo, ...live];
  } finally {
    mirror.kill();
  }
}

async function withServer(
  name: string,
  settings: Record<string, string>,
  run: (server: LimitedServer) => Promise<Figure[]>,
  later: number,
): Promise<Figure[]> {
  const server = await startLimited({ ...settings, WEATHER_API_KEY: KEY });
  try {
    await sleep(5000);
    const idle = atMost(`${name}, idle after start`, server.memory().now, IDLE_MIB, 'MiB');
    const before = await askPolitely(server, 4);
    const figures = await run(server);
    await sleep(later * 1000);
    const after = await askPolitely(server, 4);
    const { most, now } = server.memory();
    process.stderr.write(`${name}: ${now.toFixed(0)} MiB ${later} s later\n`);
    return [
      idle,
      ...figures,
      atLeast(`${name}, goodput ${later} s later`, after, LEAST_GOODPUT * before, 'answers/s'),
      atMost(`${name}, most memory`, server.isAlive() ? most : Infinity, MEMORY, 'MiB'),
    ];
  } finally {
    await server.stop();
  }
}

async function underAttack(
  server: LimitedServer,
  { name, attack, count }: Attack,
): Promise<Figure[]> {
  const before = await askPolitely(server, 4);
  const health = await startProber(server);
  const attacking = carryOut(server, { do: 'attack', attack, count, seconds: HOLD_SECONDS });
  await sleep(1000);
  const during = await askPolitely(server, HOLD_SECONDS - 2);
  await attacking;
  const p99 = await health();
  tellMemory(server, name);
  return [
    atMost(`${name}, /healthz p99`, p99, HEALTH_MS, 'ms'),
    atLeast(`${name}, goodput`, during, LEAST_GOODPUT * before, 'answers/s'),
  ];
}

async function underBurst(
  server: LimitedServer,
  { name, what, count, leastRight }: Burst,
): Promise<Figure[]> {
  const polite = { do: 'ask', what, count: 200, atOnce: POLITE } as const;
  const before = outcomeOf(await carryOut(server, { ...polite, series: (series += 1) }));
  const health = await startProber(server);
  const excess = { do: 'ask', what, count, atOnce: count, series: (series += 1) } as const;
  const outcome = outcomeOf(await carryOut(server, excess));
  const p99 = await health();
  tellMemory(server, name);
  process.stderr.write(`${name}: ${JSON.stringify(outcome)}\n`);
  return [
    atMost(`${name}, /healthz p99`, p99, HEALTH_MS, 'ms'),
    atLeast(`${name}, right`, (100 * outcome.right) / count, 100 * leastRight, '%'),
    atMost(`${name}, wrong or lost`, outcome.wrong + outcome.lost, 0, ''),
    atMost(`${name}, last 503`, outcome.latestShed, SHED_MS, 'ms'),
    atLeast(`${name}, goodput`, outcome.goodput, LEAST_GOODPUT * before.goodput, 'answers/s'),
  ];
}

/** Right answers a second of clients that are no load. */
async function askPolitely(server: LimitedServer, seconds: number): Promise<number> {
  const asking = { do: 'ask on', series: 0, atOnce: POLITE, seconds } as const;
  const { goodput, wrong, lost, shed } = outcomeOf(await carryOut(server, asking));
  if (wrong + lost + shed > 0) {
    process.stderr.write(`of polite requests ${wrong} wrong, ${lost} lost, ${shed} shed\n`);
  }
  return goodput;
}

type Task<T> = T extends unknown ? Omit<T, 'url' | 'key'> : never;

async function carryOut({ url }: LimitedServer, task: Task<Order>): Promise<unknown> {
  const child = fork(new URL('support/load/client.ts', import.meta.url));
  child.send({ ...task, url, key: KEY });
  const [outcome]: unknown[] = await once(child, 'message');
  return outcome;
}

function outcomeOf(told: unknown): Outcome {
  if (!isOutcome(told)) throw new Error('The client does not tell what came of it');
  return told;
}

function isOutcome(told: unknown): told is Outcome {
  return typeof told === 'object' && told !== null && 'goodput' in told;
}

/** Ends with the slowest hundredth of its times, milliseconds. */
async function startProber({ url }: LimitedServer): Promise<() => Promise<number>> {
  const child = fork(new URL('support/load/prober.ts', import.meta.url));
  child.send(url);
  await sleep(500);
  return async () => {
    child.send('stop');
    const [times]: number[][] = await once(child, 'message');
    const sorted = (times ?? []).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
  };
}

function tellMemory(server: LimitedServer, name: string): void {
  const { now, most } = server.memory();
  const how = server.isAlive() ? 'alive' : 'ENDED';
  process.stderr.write(`${name}: ${how}, ${now.toFixed(0)} MiB, at most ${most.toFixed(0)}\n`);
}

function atMost(name: string, value: number, bar: number, unit: string): Figure {
  if (!(value <= bar)) process.exitCode = 1;
  return {
    name: `load: ${name}`,
    ratio: bar === 0 ? value : value / bar,
    median: value,
    baseline: bar,
    unit,
    runs: 1,
  };
}

function atLeast(name: string, value: number, bar: number, unit: string): Figure {
  if (!(value >= bar)) process.exitCode = 1;
  const figure = { name: `load: ${name}`, ratio: value / bar, median: value, baseline: bar, unit };
  return { ...figure, runs: 1, higherIsBetter: true };
}

async function each<T>(all: readonly T[], run: (one: T) => Promise<Figure[]>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const one of all) figures.push(...(await run(one)));
  return figures;
}
