import { createProductFetcher } from '../opendata/product-fetcher.ts';
import type { Product } from '../opendata/product.ts';
import {
  type OpenDataServer,
  type FileResponse,
  type Resource,
  stripQuery,
} from '../opendata/server.ts';
import type { Config } from '../config.ts';
import type { Place } from '../place/place.ts';
import type { CheckProblem } from './product-check.ts';
import { explainFailure } from './explain-failure.ts';

/** Context of the checks. Each file is downloaded once, even if several checks need it. */
export interface Examination {
  config: Config;
  isDemo: boolean;
  clock: () => Date;
  /** The place for forecasts: the default place. */
  place: Place;
  /** The place for German data: the default place if it is in Germany. */
  placeInGermany: Place;
  fetchFile: <T>(product: Product<T>, resource: Resource) => Promise<FetchedFile<T>>;
}

/** A file, decoded by the service's own code, or its failure. */
export type FetchedFile<T> = DownloadFacts &
  ({ value: T; failure?: never } | { value?: never; failure: FetchFailure });

export interface DownloadFacts {
  url: string;
  bytes?: number;
  /** `Last-Modified`, epoch milliseconds. */
  modified?: number;
  milliseconds: number;
}

export interface FetchFailure extends CheckProblem {
  /** Whether the server responded with 404. */
  isAbsent: boolean;
}

export interface ExaminationOptions extends Omit<Examination, 'fetchFile'> {
  server: OpenDataServer;
}

export function createExamination({ server, ...context }: ExaminationOptions): Examination {
  const { config, clock, isDemo } = context;
  const download = createSharedDownload(server);

  async function fetchFile<T>(product: Product<T>, resource: Resource): Promise<FetchedFile<T>> {
    let downloaded: DownloadOutcome | undefined;
    const recorder: OpenDataServer = {
      name: server.name,
      async get(requested) {
        downloaded = await download(requested);
        if (downloaded.reply) return downloaded.reply;
        throw downloaded.error;
      },
    };
    const { value, error } = await settleFetch(
      createProductFetcher(product, { server: recorder, clock })(resource),
    );
    const { reply, ended = 0, milliseconds = 0 } = downloaded ?? {};
    const decoding = performance.now() - ended;
    const facts = {
      url: formatUrl(resource),
      milliseconds: Math.round(milliseconds + decoding),
      ...readDownloadFacts(reply),
    };
    if (value !== undefined) return { ...facts, value };
    const problem = explainFailure({ ...nameResource(resource), reply, error });
    return { ...facts, failure: { ...problem, isAbsent: reply?.status === 404 } };
  }

  function formatUrl({ host, path }: Resource): string {
    const shown = host === 'openMeteo' ? stripQuery(path) : path;
    if (isDemo) return `demo:${shown}`;
    const { origin, pathname } = new URL(config.openData.hosts[host]);
    return origin + pathname.replace(/\/$/, '') + shown;
  }

  function nameResource({ host, path }: Resource): { host: string; path: string } {
    const name = isDemo ? 'the demo mirror' : new URL(config.openData.hosts[host]).host;
    return { host: name, path: stripQuery(path) };
  }

  return { ...context, fetchFile };
}

/** Response or error of a download. */
interface DownloadOutcome {
  reply?: FileResponse;
  error?: unknown;
  milliseconds: number;
  /** When the check received it, on the clock of `performance.now()`. */
  ended: number;
}

/** Shares one download of each file between all checks. */
function createSharedDownload(
  server: OpenDataServer,
): (resource: Resource) => Promise<DownloadOutcome> {
  const downloads = new Map<string, Promise<Omit<DownloadOutcome, 'ended'>>>();

  async function download(resource: Resource): Promise<Omit<DownloadOutcome, 'ended'>> {
    const startedAt = performance.now();
    const milliseconds = () => performance.now() - startedAt;
    try {
      const reply = await server.get(resource);
      return { reply, milliseconds: milliseconds() };
    } catch (error) {
      return { error, milliseconds: milliseconds() };
    }
  }

  return async (resource) => {
    const key = resource.host + resource.path;
    const shared = downloads.get(key) ?? download(resource);
    downloads.set(key, shared);
    return { ...(await shared), ended: performance.now() };
  };
}

async function settleFetch<T>(
  fetching: Promise<T | undefined>,
): Promise<{ value?: T | undefined; error?: unknown }> {
  try {
    return { value: await fetching };
  } catch (error) {
    return { error };
  }
}

/** Ignores an invalid `Last-Modified`. */
function readDownloadFacts(
  reply: FileResponse | undefined,
): Pick<DownloadFacts, 'bytes' | 'modified'> {
  if (reply?.status !== 200) return {};
  const modified = Date.parse(reply.lastModified ?? '');
  return { bytes: reply.body.length, ...(!Number.isNaN(modified) && { modified }) };
}
