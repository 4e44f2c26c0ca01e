import type { Logger } from 'pino';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { noCache } from '../opendata/cache/cache.ts';
import { openCache } from '../opendata/cache/disk.ts';
import type { ForecastSource } from '../opendata/forecast.ts';
import {
  createLiveServer,
  isReachable,
  withDownloadMetrics,
  type DownloadRecord,
} from '../opendata/live-server.ts';
import { createForecastRequest } from '../opendata/open-meteo/forecasts.ts';
import type { SourceTimeouts } from '../opendata/timeouts.ts';
import type { Host, OpenDataServer, Resource } from '../opendata/server.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { loadGazetteer } from '../place/load-gazetteer.ts';
import { createPostcodeLookup } from '../place/postcodes/place-at-postcode.ts';
import { createSources, type Sources, type SourceSettings } from '../service/sources.ts';
import type { SkillDependencies } from '../speech/skill-dependencies.ts';

const { name, version } = packageJson;

/** Time for the open-data server to answer the probe at start. */
const PROBE_TIMEOUT_MS = 3000;

/** The file that the start requests from each forecast server, to see whether it answers. */
export const PROBES: Record<ForecastSource, Resource> = {
  dwd: { host: 'opendata', path: '/weather/local_forecasts/mos/MOSMIX_L/' },
  'open-meteo': createForecastRequest({ latitude: 52.52, longitude: 13.41, elevation: null }),
};

const INDEX_NOT_SAVED =
  'Could not save the place index: each start rebuilds it, which takes seconds and 300 MB. Set ' +
  'PLACES_INDEX to a writable file, or to the dist/places that `npm run build` writes';

/** Sources with a cache to close. */
export interface OpenSources extends Sources {
  close: () => Promise<void>;
}

export interface OpenSourcesOptions {
  /** Counts downloads; undefined: no metrics. */
  metrics?: Metrics | undefined;
  /** By default the one over the configured index, which is built if it is missing. */
  gazetteer?: Gazetteer | undefined;
  timeouts?: SourceTimeouts | undefined;
}

/** Opens the data sources of the service: live weather or demo weather. */
export async function openSources(
  config: Config,
  clock: () => Date,
  log: Logger,
  { metrics, gazetteer = loadConfiguredGazetteer(config, log), timeouts }: OpenSourcesOptions = {},
): Promise<OpenSources> {
  const server = withDownloadMetrics(
    await chooseServer(config, clock, log, timeouts),
    recordDownloads(log, metrics),
  );
  // Demo files depend on the clock of the process, so they are never cached.
  const isDemo = server.name === 'demo';
  const cache = isDemo ? noCache : await openCache(config.openData.cache, clock, log);
  const opened = { server, clock, cache, timeouts };
  const settings = toSourceSettings(config);
  const sources = createSources(opened, gazetteer, `${name}/${version}`, settings);
  return { ...sources, close: async () => cache.close() };
}

/** The names and postcodes by which a skill beside the sources finds places. */
export function createPlaceLookups({
  gazetteer,
  postcodes,
}: Sources): Pick<SkillDependencies, 'gazetteer' | 'postcodes'> {
  return { gazetteer, postcodes: createPostcodeLookup(postcodes, gazetteer) };
}

export function toSourceSettings({ forecasts, openData }: Config): SourceSettings {
  return { ...forecasts, hasNws: openData.nwsContact !== undefined };
}

function loadConfiguredGazetteer({ placesIndex }: Config, log: Logger): Gazetteer {
  return loadGazetteer(placesIndex, (err) => log.warn({ err }, INDEX_NOT_SAVED));
}

/** Counts each download, and logs those that failed. */
function recordDownloads(
  log: Logger,
  metrics: Metrics | undefined,
): (download: DownloadRecord) => void {
  const recordEvent = metrics?.events({
    name: 'download',
    help: 'Requests to open-data servers by product, host and outcome',
    labels: ['product', 'host', 'outcome'],
    timed: true,
  });
  return ({ product, host, outcome, seconds, error }) => {
    recordEvent?.({ product, host, outcome }, seconds);
    if (outcome === 'failed') log.warn({ err: error, product, host }, 'Download failed');
  };
}

/**
 * @param timeoutMs for a whole download; by default the service's own
 * @param nwsContact the operator's address or site, for the National Weather Service
 */
export function openLiveServer(
  hosts: Record<Host, string>,
  timeoutMs?: number,
  nwsContact?: string,
): OpenDataServer {
  const userAgent = `${name}/${version}`;
  return createLiveServer({
    hosts,
    userAgent,
    nwsContact,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

async function chooseServer(
  { weatherData, openData: { hosts, nwsContact }, forecasts }: Config,
  clock: () => Date,
  log: Logger,
  timeouts: SourceTimeouts | undefined,
): Promise<OpenDataServer> {
  const openLive = () => openLiveServer(hosts, timeouts?.downloadMs, nwsContact);
  if (weatherData === 'live') return openLive();
  if (weatherData === 'auto') {
    const probe = openLiveServer(hosts, PROBE_TIMEOUT_MS);
    if (await isReachable(probe, PROBES[forecasts.source])) return openLive();
    log.warn('The open-data server does not answer: serving made-up DEMO weather');
  }
  const { createDemoServer } = await import('../opendata/demo/mirror.ts');
  return createDemoServer(clock);
}
