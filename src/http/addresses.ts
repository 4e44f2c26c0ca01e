import { isIPv6 } from 'node:net';
import { ConfigError } from '../config.ts';
import { isLoopbackHost } from './host.ts';

/** Addresses that stand for all of a machine, and what the machine reaches itself by. */
const ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Where a server is that listens at an address and a port: `http://localhost:3000`. */
export function urlOf(address: string, port: number): string {
  const own = ALL[address] ?? address;
  if (isLoopbackHost(own)) return `http://localhost:${port}`;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
}

const NO_ADDRESS = 'HOST must be an address or a name of this machine';

/** What the system says of an address that cannot be listened on, by its code. */
const RULES: Readonly<Record<string, string>> = {
  EACCES: 'PORT must be one that this user may listen on, above 1023',
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
};

/**
 * Tells why a server cannot listen where it should.
 *
 * @throws {ConfigError} naming the setting, or the error itself
 */
export function explainListenError(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const rule = RULES[code];
  throw rule === undefined ? error : new ConfigError(rule, { cause: error });
}
