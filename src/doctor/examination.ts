import { createProductFetcher } from '../opendata/product-fetcher.ts';
import type { Product } from '../opendata/revalidate.ts';
import {
  type OpenDataServer,
  type FileResponse,
  type Resource,
  stripQuery,
} from '../opendata/server.ts';
import type { Config } from '../config.ts';
import type { Place } from '../place/place.ts';
import type { CheckProblem } from './check.ts';
import { explainFailure } from './explain-failure.ts';

/** What checks work with. Each file is asked for once, however many checks need it. */
export interface Examination {
  config: Config;
  isDemo: boolean;
  clock: () => Date;
  /** Where forecasts are examined: the default place. */
  place: Place;
  /** Where files about Germany are examined: the default place if it lies there. */
  placeInGermany: Place;
  fetchFile: <T>(product: Product<T>, resource: Resource) => Promise<FetchedFile<T>>;
}

/** A file that was asked for, decoded by the service's own code. */
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
  /** Whether the server says that it has no such file. */
  isAbsent: boolean;
}

export interface ExaminationOptions extends Omit<Examination, 'fetchFile'> {
  server: OpenDataServer;
}

export function createExamination({ server, ...given }: ExaminationOptions): Examination {
  const { config, clock, isDemo } = given;
  const download = createSharedDownload(server);

  async function ask<T>(product: Product<T>, resource: Resource): Promise<FetchedFile<T>> {
    let downloaded: DownloadOutcome | undefined;
    const recorder: OpenDataServer = {
      name: server.name,
      async get(wanted) {
        downloaded = await download(wanted);
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
      url: urlOf(resource),
      milliseconds: Math.round(milliseconds + decoding),
      ...readDownloadFacts(reply),
    };
    if (value !== undefined) return { ...facts, value };
    const problem = explainFailure({ ...nameOf(resource), reply, error });
    return { ...facts, failure: { ...problem, isAbsent: reply?.status === 404 } };
  }

  function urlOf({ host, path }: Resource): string {
    const shown = host === 'openMeteo' ? stripQuery(path) : path;
    if (isDemo) return `demo:${shown}`;
    const { origin, pathname } = new URL(config.openData.hosts[host]);
    return origin + pathname.replace(/\/$/, '') + shown;
  }

  function nameOf({ host, path }: Resource): { host: string; path: string } {
    const name = isDemo ? 'the demo mirror' : new URL(config.openData.hosts[host]).host;
    return { host: name, path: stripQuery(path) };
  }

  return { ...given, fetchFile: ask };
}

/** How the download of a file went. */
interface DownloadOutcome {
  reply?: FileResponse;
  error?: unknown;
  milliseconds: number;
  /** When somebody took it in hand, by the clock of `performance`. */
  ended: number;
}

/** Downloads each file once, for all who need it. */
function createSharedDownload(
  server: OpenDataServer,
): (resource: Resource) => Promise<DownloadOutcome> {
  const running = new Map<string, Promise<Omit<DownloadOutcome, 'ended'>>>();

  async function download(resource: Resource): Promise<Omit<DownloadOutcome, 'ended'>> {
    const begun = performance.now();
    const milliseconds = () => performance.now() - begun;
    try {
      const reply = await server.get(resource);
      return { reply, milliseconds: milliseconds() };
    } catch (error) {
      return { error, milliseconds: milliseconds() };
    }
  }

  return async (resource) => {
    const key = resource.host + resource.path;
    const shared = running.get(key) ?? download(resource);
    running.set(key, shared);
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

/** The server's date counts only where it is one. */
function readDownloadFacts(
  reply: FileResponse | undefined,
): Pick<DownloadFacts, 'bytes' | 'modified'> {
  if (reply?.status !== 200) return {};
  const modified = Date.parse(reply.lastModified ?? '');
  return { bytes: reply.body.length, ...(!Number.isNaN(modified) && { modified }) };
}
