import { appendFileSync } from 'node:fs';
import { isIP, Socket } from 'node:net';

/*
 * Loaded by a process with `--import`: its connections end at this machine. Each that was to go beyond
 * is refused as if nobody listened there, and its host and port are a line of the file OUTSIDE_LOG.
 */

const LOOPBACK = /^(127\.|::1$)/;

const { prototype } = Socket;
const connect = Reflect.get(prototype, 'connect');

prototype.connect = function connectInside(...given) {
  // Node's own callers hand over their arguments as one list.
  const [target] = Array.isArray(given[0]) ? given[0] : given;
  const { host = 'localhost', port, path } = typeof target === 'object' ? target : { port: target };
  const isInside = isIP(host) === 0 ? host === 'localhost' : LOOPBACK.test(host);
  if (path !== undefined || isInside) return connect.apply(this, given);
  appendFileSync(process.env.OUTSIDE_LOG, `${host}:${port}\n`);
  const error = new Error(`${host}:${port} is beyond this machine`);
  setImmediate(() => this.destroy(Object.assign(error, { code: 'ECONNREFUSED' })));
  return this;
};
