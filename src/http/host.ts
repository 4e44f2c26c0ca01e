import { isIP, isIPv4, isIPv6 } from 'node:net';

/** A host as `Host`, `Origin` and the settings name it: `weather.home:3000`, `[::1]`. */
export interface HostPort {
  /** In lower case; an IPv6 address in its shortest form, without brackets. */
  name: string;
  /** Undefined where none is written. */
  port: number | undefined;
}

const HOST = /^(?:\[(?<v6>[\da-f:.]{2,45})\]|(?<name>[\w.-]{1,253}))(?::(?<port>\d{0,5}))?$/i;

const MAX_PORT = 65_535;

/**
 * Reads `host` or `host:port` (RFC 9110, section 7.2). Names have ASCII letters, digits, `-`, `_` and
 * dots; numbers that only some resolvers take for an address stay names. Undefined for anything else.
 */
export function parseHost(text: string): HostPort | undefined {
  const { v6, name = '', port: digits = '' } = HOST.exec(text)?.groups ?? {};
  const port = digits === '' ? undefined : Number(digits);
  if (port !== undefined && port > MAX_PORT) return undefined;
  if (v6 !== undefined) return isIPv6(v6) ? { name: canonicalAddress(v6), port } : undefined;
  return name === '' ? undefined : { name: name.toLowerCase(), port };
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a name of the `Host` header can only be this machine, whatever a resolver says. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.has(name);
}

/** An address as {@link parseHost} names it; IPv4 within IPv6 is IPv4. */
export function canonicalAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const shortest = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
  const { high, low } = /^::ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/.exec(shortest)?.groups ?? {};
  if (high === undefined || low === undefined) return shortest;
  return [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [Math.floor(part / 256), part % 256])
    .join('.');
}

export function isAddress(name: string): boolean {
  return isIP(name) !== 0;
}

/** Whether a server can be told to listen there: an address without brackets, or a name. */
export function isListenAddress(host: string): boolean {
  return isAddress(host) || (/^[a-z\d][\w.-]*$/i.test(host) && parseHost(host) !== undefined);
}

/** Whether a server that listens there is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  if (isLoopbackName(host.toLowerCase())) return true;
  const address = canonicalAddress(host);
  return isLoopbackName(address) || isLoopbackIPv4(address);
}

function isLoopbackIPv4(address: string): boolean {
  return isIPv4(address) && address.startsWith('127.');
}
