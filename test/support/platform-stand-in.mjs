import { Socket } from 'node:net';

/*
 * Loaded by a process with `--import`: what it would send to Alexa's API goes to the port PLATFORM_PORT
 * of this machine, whose certificate must be for that name.
 */

const HOST = 'api.amazonalexa.com';

const { prototype } = Socket;
const connect = Reflect.get(prototype, 'connect');

prototype.connect = function connectToStandIn(...given) {
  // Node's own callers hand over their arguments as one list.
  const list = Array.isArray(given[0]) ? given[0] : given;
  const [target, ...rest] = list;
  if (typeof target !== 'object' || target.host !== HOST) return connect.apply(this, given);
  const inside = { ...target, host: '127.0.0.1', port: Number(process.env.PLATFORM_PORT) };
  return connect.call(this, inside, ...rest);
};
