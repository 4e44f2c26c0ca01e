import { isIPv6 } from 'node:net';
import { isLoopbackHost } from './host.ts';

/** Addresses that stand for all of a machine, and what a process reaches itself by. */
const ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Where a server is that listens at an address and a port: `url` for people, `innerUrl` for the process
 * itself. The latter holds no name, since another program may listen where a name leads first.
 */
export function addressesOf(address: string, port: number): { url: string; innerUrl: string } {
  const own = ALL[address] ?? address;
  const innerUrl = `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
  return { url: isLoopbackHost(own) ? `http://localhost:${port}` : innerUrl, innerUrl };
}
