import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { request } from 'undici';
import { startApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLiveServer } from '../../src/opendata/live-server.ts';
import { createNowcasts } from '../../src/opendata/radar/nowcasts.ts';
import { SOURCE_TIMEOUTS } from '../../src/opendata/timeouts.ts';

/** What a process measures. */
export interface RadarOrder {
  /** `memory` of the responding server, or the time for which its main thread is `blocked`. */
  measure: 'memory' | 'blocked';
  /** The open-data server. */
  url: string;
  /** Issue time of the run, epoch milliseconds. */
  issued: number;
}

export interface RadarMeasure {
  /** Maximum, MiB or milliseconds. */
  most: number;
  /** Maximum of an idle process, milliseconds; for `blocked`. */
  idle: number;
}

/** Minutes after the run at which the radar is requested: each time it looks for a newer run. */
const ASKED_AT = [5, 10, 11, 12, 13, 14];
/** Requests each time, so that the garbage of downloads is collected. */
const ASKED_EACH = 100;

/** Time after which the garbage of the start is collected, milliseconds. */
const REST = 3000;

const COLOGNE = { latitude: 50.94, longitude: 6.96 };

process.once('message', (order: RadarOrder) => void answer(order));

async function answer(order: RadarOrder): Promise<void> {
  const measured = order.measure === 'memory' ? await memory(order) : await blocked(order);
  process.send?.(measured, () => process.exit());
}

/** The whole server, with requests for the next hour over HTTP. */
async function memory({ url, issued }: RadarOrder): Promise<RadarMeasure> {
  let now = issued;
  const app = await startServer(url, () => new Date(now));
  const { latitude, longitude } = COLOGNE;
  for (const minutes of ASKED_AT) {
    now = issued + minutes * 60_000;
    const path = `/v4_0/voicetext/precipitation/nextHour/${latitude}/${longitude}`;
    for (let question = 0; question < ASKED_EACH; question++) {
      const { body } = await request(app.url + path);
      await body.dump();
    }
  }
  await app.close();
  return { most: peakMemory(), idle: 0 };
}

function startServer(url: string, clock: () => Date): Promise<App> {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    WEATHER_DATA: 'live',
    OPENDATA_URL: url,
    OPENDATA_WWW_URL: url,
    OPENDATA_MAPS_URL: url,
    GEONAMES_URL: url,
  });
  return startApp({ config, clock, log: pino({ level: 'silent' }) });
}

/**
 * Reads the peak memory from /proc if possible, MiB: `maxRSS` starts with that of the parent process.
 */
function peakMemory(): number {
  const status = '/proc/self/status';
  const [, kilobytes] = existsSync(status)
    ? (/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8')) ?? [])
    : [];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1024;
}

/** In a server without other requests, when it is idle. */
async function blocked({ url, issued }: RadarOrder): Promise<RadarMeasure> {
  let now = issued;
  const app = await startServer(url, () => new Date(now));
  await sleep(REST);
  const hosts = { opendata: url, www: url, maps: url, geonames: url, openMeteo: url, nws: url };
  const server = createLiveServer({ hosts, userAgent: 'bench' });
  const nowcasts = createNowcasts({
    server,
    clock: () => new Date(now),
    timeouts: { ...SOURCE_TIMEOUTS, newerFileMs: 60_000 },
  });
  const start = performance.now();
  const most = await longestDelay(async () => {
    for (const minutes of ASKED_AT) {
      now = issued + minutes * 60_000;
      await nowcasts.at(COLOGNE);
    }
  });
  const taken = performance.now() - start;
  const idle = await longestDelay(async () => sleep(taken));
  await app.close();
  return { most, idle };
}

/** The longest delay of the event loop, milliseconds. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return delays.max / 1e6;
}
