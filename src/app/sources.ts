import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { noMetrics, type Metrics } from '../telemetry/metrics.ts';
import { noCache } from '../opendata/cache/cache.ts';
import { openCache } from '../opendata/cache/open.ts';
import type { ForecastSource } from '../opendata/forecast.ts';
import { createLiveServer, isReachable } from '../opendata/live-server.ts';
import { withDownloadMetrics, type DownloadRecord } from '../opendata/download-metrics.ts';
import { createForecastRequest } from '../opendata/open-meteo/forecasts.ts';
import type { Host, OpenDataServer, Resource } from '../opendata/server.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { loadGazetteer } from '../place/load-gazetteer.ts';
import { createSources, type Sources } from '../service/sources.ts';

const { name, version } = packageJson;

/** Longest wait at start for the open-data server to show that it answers, milliseconds. */
const PROBE_TIMEOUT_MS = 3000;

/** What is asked for at start, of the server that the forecasts come from. */
export const PROBES: Record<ForecastSource, Resource> = {
  dwd: { host: 'opendata', path: '/weather/local_forecasts/mos/MOSMIX_L/' },
  'open-meteo': createForecastRequest({ latitude: 52.52, longitude: 13.41, elevation: null }),
};

const INDEX_NOT_SAVED =
  'The index of places cannot be kept: each start makes it anew, which takes seconds and 300 MB. Set ' +
  'PLACES_INDEX to a file that can be written, or to the dist/places that `npm run build` makes';

/** Sources that hold on to what they share with other processes. */
export interface OpenSources extends Sources {
  close: () => Promise<void>;
}

/** What a process has of its own. */
export interface OpenSourcesOptions {
  /** Told of each download; undefined: nobody is. */
  metrics?: Metrics | undefined;
  /** By default the one over the index that the settings name, which is made where it is missing. */
  gazetteer?: Gazetteer | undefined;
}

/** Brings together what the service answers from: live weather, or the demo's. */
export async function openSources(
  config: Config,
  clock: () => Date,
  log: Logger,
  {
    metrics = noMetrics,
    gazetteer = loadConfiguredGazetteer(config, log),
  }: OpenSourcesOptions = {},
): Promise<OpenSources> {
  const server = withDownloadMetrics(
    await chooseServer(config, clock, log),
    recordDownloads(log, metrics),
  );
  // Demo files are made anew for every clock and never kept where others find them.
  const isDemo = server.name === 'demo';
  const cache = isDemo ? noCache : await openCache(config.openData.cache, clock, log);
  const { forecastSource } = config;
  const opened = { server, clock, cache };
  const sources = createSources(opened, gazetteer, `${name}/${version}`, forecastSource);
  return { ...sources, close: async () => cache.close() };
}

function loadConfiguredGazetteer({ placesIndex }: Config, log: Logger): Gazetteer {
  return loadGazetteer(placesIndex, (err) => log.warn({ err }, INDEX_NOT_SAVED));
}

/** To the figures and, where one failed, to the log. */
function recordDownloads(log: Logger, metrics: Metrics): (download: DownloadRecord) => void {
  const happened = metrics.events({
    name: 'download',
    help: 'Askings of the open-data servers by product, host and outcome',
    labels: ['product', 'host', 'outcome'],
    timed: true,
  });
  return ({ product, host, outcome, seconds, error }) => {
    happened({ product, host, outcome }, seconds);
    if (outcome === 'failed') log.warn({ err: error, product, host }, 'A download failed');
  };
}

/** @param timeout milliseconds for a whole download; by default the service's own */
export function openLiveServer(hosts: Record<Host, string>, timeout?: number): OpenDataServer {
  const userAgent = `${name}/${version}`;
  return createLiveServer({
    hosts,
    userAgent,
    ...(timeout !== undefined && { timeoutMs: timeout }),
  });
}

async function chooseServer(
  { weatherData, openData: { hosts }, forecastSource }: Config,
  clock: () => Date,
  log: Logger,
): Promise<OpenDataServer> {
  if (weatherData === 'live') return openLiveServer(hosts);
  if (weatherData === 'auto') {
    const probe = openLiveServer(hosts, PROBE_TIMEOUT_MS);
    if (await isReachable(probe, PROBES[forecastSource])) return openLiveServer(hosts);
    log.warn('The open-data server does not answer: the weather is DEMO weather, made up');
  }
  const { createDemoServer } = await import('../opendata/demo/mirror.ts');
  return createDemoServer(clock);
}
