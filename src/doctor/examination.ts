import { fetchProduct, type Product } from '../opendata/products.ts';
import type { OpenDataServer, Reply, Resource } from '../opendata/server.ts';
import { withoutQuery } from '../opendata/server.ts';
import type { Config } from '../config.ts';
import type { Place } from '../place/place.ts';
import type { Problem } from './check.ts';
import { problemOf } from './problem-of.ts';

/** What checks work with. Each file is asked for once, however many checks need it. */
export interface Examination {
  config: Config;
  isDemo: boolean;
  clock: () => Date;
  /** Where forecasts are examined: the default place. */
  place: Place;
  /** Where files about Germany are examined: the default place if it lies there. */
  placeInGermany: Place;
  ask: <T>(product: Product<T>, resource: Resource) => Promise<Asked<T>>;
}

/** A file that was asked for, decoded by the service's own code. */
export type Asked<T> = Download &
  ({ value: T; failure?: never } | { value?: never; failure: Failure });

export interface Download {
  url: string;
  bytes?: number;
  /** `Last-Modified`, epoch milliseconds. */
  modified?: number;
  milliseconds: number;
}

export interface Failure extends Problem {
  /** Whether the server says that it has no such file. */
  isAbsent: boolean;
}

export interface ExaminationOptions extends Omit<Examination, 'ask'> {
  server: OpenDataServer;
}

export function createExamination({ server, ...given }: ExaminationOptions): Examination {
  const { config, clock, isDemo } = given;
  const download = askOnce(server);

  async function ask<T>(product: Product<T>, resource: Resource): Promise<Asked<T>> {
    let downloaded: Downloaded | undefined;
    const recorder: OpenDataServer = {
      name: server.name,
      async get(wanted) {
        downloaded = await download(wanted);
        if (downloaded.reply) return downloaded.reply;
        throw downloaded.error;
      },
    };
    const { value, error } = await outcomeOf(
      fetchProduct(product, { server: recorder, clock })(resource),
    );
    const { reply, ended = 0, milliseconds = 0 } = downloaded ?? {};
    const decoding = performance.now() - ended;
    const facts = {
      url: urlOf(resource),
      milliseconds: Math.round(milliseconds + decoding),
      ...factsOf(reply),
    };
    if (value !== undefined) return { ...facts, value };
    const problem = problemOf({ ...nameOf(resource), reply, error });
    return { ...facts, failure: { ...problem, isAbsent: reply?.status === 404 } };
  }

  function urlOf({ host, path }: Resource): string {
    const shown = host === 'openMeteo' ? withoutQuery(path) : path;
    if (isDemo) return `demo:${shown}`;
    const { origin, pathname } = new URL(config.openData.hosts[host]);
    return origin + pathname.replace(/\/$/, '') + shown;
  }

  function nameOf({ host, path }: Resource): { host: string; path: string } {
    const name = isDemo ? 'the demo mirror' : new URL(config.openData.hosts[host]).host;
    return { host: name, path: withoutQuery(path) };
  }

  return { ...given, ask };
}

/** How the download of a file went. */
interface Downloaded {
  reply?: Reply;
  error?: unknown;
  milliseconds: number;
  /** When somebody took it in hand, by the clock of `performance`. */
  ended: number;
}

/** Downloads each file once, for all who need it. */
function askOnce(server: OpenDataServer): (resource: Resource) => Promise<Downloaded> {
  const running = new Map<string, Promise<Omit<Downloaded, 'ended'>>>();

  async function download(resource: Resource): Promise<Omit<Downloaded, 'ended'>> {
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

async function outcomeOf<T>(
  fetching: Promise<T | undefined>,
): Promise<{ value?: T | undefined; error?: unknown }> {
  try {
    return { value: await fetching };
  } catch (error) {
    return { error };
  }
}

/** The server's date counts only where it is one. */
function factsOf(reply: Reply | undefined): Pick<Download, 'bytes' | 'modified'> {
  if (reply?.status !== 200) return {};
  const modified = Date.parse(reply.lastModified ?? '');
  return { bytes: reply.body.length, ...(!Number.isNaN(modified) && { modified }) };
}
