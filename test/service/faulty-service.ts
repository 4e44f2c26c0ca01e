import type { SourceTimeouts } from '../../src/opendata/timeouts.ts';
import { onTestFinished } from 'vitest';
import { ProblemDetails, PROBLEM_MEDIA_TYPE } from '../../src/contract/problem.ts';
import { operations, type OperationId } from '../../src/contract/operations.ts';
import { liveServer } from '../support/live-server.ts';
import { hostsAt } from '../support/open-data-server.ts';
import { startFaultyServer, type FaultyServer } from '../support/faulty-server.ts';
import { startTestService, type Reply } from '../support/service.ts';
import { FAULT_PATHS, NOW } from './fault-paths.ts';
import { filesAt, type Files } from './laid-files.ts';

const MINUTE = 60_000;

/** Milliseconds that a file may take that is sent badly. */
const FILE_LIMIT = 300;

/** Milliseconds: an answer that takes longer waits for something that never comes. */
export const ANSWER_LIMIT = 30_000;

/** Operations that between them read every product. */
export const REQUESTED = [
  'forecastDays',
  'precipitationNextHour',
  'pollenTextByCoordinates',
  'pollenTextByZip',
  'forecast2ByLocation',
  'nowcastByCoordinates',
  'pollenByCoordinates',
  'warningById',
  'activeWarningsByCoordinates',
  'activeWarningsByWarncell',
  'weatherStations',
  'closestWeatherStation',
  'pastReadingsByCoordinates',
] as const satisfies OperationId[];

let laid: Promise<Files> | undefined;

/** The files of an open-data server that is well. */
export async function wellFiles(): Promise<Files> {
  laid ??= filesAt(NOW);
  return laid;
}

/** A whole service on an open-data server with simulated faults. */
export interface FaultyService {
  server: FaultyServer;
  ask: (operation: OperationId) => Promise<Answer>;
  /** From {@link NOW}. */
  setClock: (minutes: number) => void;
  clock: () => Date;
  /** Starts another service with an empty cache on the same server. */
  again: () => Promise<FaultyService>;
  close: () => Promise<void>;
}

export interface Answer {
  status: number;
  body: Reply['body'];
  /** Milliseconds. */
  took: number;
}

interface FaultyServiceOptions {
  endsWithTest?: boolean;
  /** Milliseconds that a download may take. */
  fileLimit?: number;
  /** By default nobody is in a hurry. */
  timeouts?: SourceTimeouts;
}

export async function startFaultyService(
  files?: Files,
  { endsWithTest = true, fileLimit = FILE_LIMIT, timeouts }: FaultyServiceOptions = {},
): Promise<FaultyService> {
  const server = await startFaultyServer(files ?? (await wellFiles()));
  const faulty = await startServiceOn(server, fileLimit, timeouts);
  const close = async (): Promise<void> => {
    await faulty.close();
    await server.down();
  };
  if (endsWithTest) onTestFinished(close);
  return { ...faulty, close };
}

async function startServiceOn(
  server: FaultyServer,
  fileLimit: number,
  timeouts: SourceTimeouts | undefined,
): Promise<FaultyService> {
  const hosts = hostsAt(server.url);
  const live = liveServer(hosts, fileLimit, server.isFaulty);
  const service = await startTestService(NOW, { server: live, timeouts });
  let now = new Date(NOW);
  return {
    server,
    close: service.close,
    again: async () => startServiceOn(server, fileLimit, timeouts),
    clock: () => now,
    setClock(minutes) {
      now = new Date(Date.parse(NOW) + minutes * MINUTE);
      service.setClock(now.toISOString());
    },
    async ask(operation) {
      const begun = performance.now();
      const { status, body, headers } = await service.get(FAULT_PATHS[operation]);
      const took = performance.now() - begun;
      expectClean(operation, status, headers.get('content-type') ?? '', body, server.url);
      return { status, body, took };
    },
  };
}

/** Expects an answer of the operation's schema, or problem details without internals. */
function expectClean(
  operation: OperationId,
  status: number,
  type: string,
  body: unknown,
  url: string,
): void {
  const text = JSON.stringify(body);
  const port = url.slice(url.lastIndexOf(':'));
  for (const inside of ['OpenDataError', 'node_modules', '.ts:', '    at ', '127.0.0.1', port]) {
    if (text.includes(inside)) throw new Error(`An answer tells of ${inside}: ${text}`);
  }
  if (status === 200) return void operations[operation].response.parse(body);
  if (!type.startsWith(PROBLEM_MEDIA_TYPE)) throw new Error(`${status} comes as ${type}`);
  ProblemDetails.parse(body);
}
