import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SECOND_MS } from '../time/units.ts';

/** The network is told of a server until this is closed. */
export interface Announcement {
  close: () => Promise<void>;
}

const SERVICE_TYPE = 'wyoming';
const NOT_ANNOUNCED = 'Could not announce the server by multicast DNS: add it by host and port';

/** The goodbye is optional: what was announced expires. */
const GOODBYE_MS = SECOND_MS;

/** The part of the library that is used. */
export interface Responder {
  publish: (service: {
    name: string;
    type: string;
    port: number;
    host: string;
    probe: boolean;
  }) => unknown;
  unpublishAll: (done?: CallableFunction) => void;
  destroy: (done?: CallableFunction) => void;
}

type CreateResponder = (onError: (error: unknown) => void) => Responder;

/** Loaded only where something is announced. */
async function loadResponder(): Promise<CreateResponder> {
  const { Bonjour } = await import('bonjour-service');
  return (onError) => new Bonjour({}, onError);
}

/** Announces a Wyoming server by multicast DNS, where Home Assistant finds it. Never rejects. */
export async function announceWyoming(
  port: number,
  log: Logger,
  load: () => Promise<CreateResponder> = loadResponder,
): Promise<Announcement> {
  const warn = (err: unknown) => log.warn({ err }, NOT_ANNOUNCED);
  try {
    const createResponder = await load();
    const responder = createResponder(warn);
    handleErrors(responder, warn);
    const host = hostname().replace(/\.local$/, '');
    // The name is unique in the network as it is, and a probe for it would write to standard output.
    const name = `Weather Voice ${host} ${port}`;
    responder.publish({ name, type: SERVICE_TYPE, port, host: `${host}.local`, probe: false });
    return {
      close: async () => {
        const goodbye = new Promise<void>((done) => {
          responder.unpublishAll(() => responder.destroy(done));
        });
        await Promise.race([goodbye, sleep(GOODBYE_MS, undefined, { ref: false })]).catch(warn);
      },
    };
  } catch (error) {
    warn(error);
    return { close: async () => {} };
  }
}

/** Without a listener, the error of a socket that cannot be opened would end the process. */
function handleErrors(responder: object, warn: (error: unknown) => void): void {
  const server: unknown = Reflect.get(responder, 'server');
  const mdns = typeof server === 'object' && server !== null ? Reflect.get(server, 'mdns') : null;
  if (mdns instanceof EventEmitter) mdns.on('error', warn);
}
