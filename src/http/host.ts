import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { ServiceError } from './problems.ts';

interface SiteOptions {
  /** Names that the server answers by besides those of loopback; without a port, with any. */
  allowedHosts: readonly HostPort[];
  /** Whether a proxy before the server is believed, which may name the host that was asked for. */
  hasProxy: boolean;
}

/**
 * Refuses a request that does not name its host once and in the right form: 400. RFC 9112, section
 * 3.2; without it, two programs on a request's way may each take another host for the one asked for.
 */
export const requireHost: RequestHandler = (request, _response, next) => {
  next(readHost(request) === undefined ? createBadHost() : undefined);
};

/**
 * Keeps pages of other sites out, which browsers let send requests to any server that they can reach:
 * 421 for a `Host` that is not ours (such a page can give its own name our address, "DNS rebinding"),
 * 403 for an `Origin` that is not ours, or for what `Sec-Fetch-Site` says comes from another site
 * unless somebody opens it in a tab. Routes behind a key do without: a page cannot know the key.
 */
export function createSiteCheck({ allowedHosts, hasProxy }: SiteOptions): RequestHandler {
  const isAllowedHost = (host: HostPort, request: IncomingMessage) =>
    isLoopbackName(host.name) ||
    allowedHosts.some((allowed) => isMatchingHost(allowed, host)) ||
    isOwnAddress(host.name, request);

  return (request, _response, next) => {
    const host = readHost(request);
    if (host === undefined) return next(createBadHost());
    const forwarded = hasProxy ? readForwardedHosts(request) : [];
    if (forwarded === undefined) return next(createBadHost());
    // A proxy passes on what its client sent: whatever is said must be right.
    const hosts = [host, ...forwarded];
    if (!hosts.every((each) => isAllowedHost(each, request))) return next(createForeignHost());
    next(isFromOwnPage(request, hosts, allowedHosts) ? undefined : createForeignPage());
  };
}

/** The host that a request asks for; undefined where it is missing, told twice, or none. */
function readHost(request: IncomingMessage & { originalUrl?: string }): HostPort | undefined {
  const { host } = request.headers;
  if (host === undefined || countHeader(request.rawHeaders, 'host') !== 1) return undefined;
  const named = parseHost(host);
  const target = request.originalUrl ?? request.url ?? '';
  if (target.startsWith('/') || target === '*') return named;
  // An absolute target names the host itself, which then counts: RFC 9112, section 3.2.2.
  const { authority } = /^https?:\/\/(?<authority>[^/?#]*)/i.exec(target)?.groups ?? {};
  return authority === undefined ? undefined : named && parseHost(authority);
}

/** Names and values alternate. */
function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? '';
    if (given.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Undefined where one of them is none. */
function readForwardedHosts({ headers }: IncomingMessage): HostPort[] | undefined {
  const given = headers['x-forwarded-host'];
  if (given === undefined) return [];
  const hosts = String(given)
    .split(',')
    .map((host) => parseHost(host.trim()));
  const known = hosts.filter((host) => host !== undefined);
  return known.length < hosts.length ? undefined : known;
}

/** Without a port, a name goes with any. */
function isMatchingHost(allowed: HostPort, { name, port }: HostPort): boolean {
  return allowed.name === name && (allowed.port === undefined || allowed.port === port);
}

/** Whoever asks by address has not been sent here by a name that somebody gave to it. */
function isOwnAddress(name: string, { socket }: IncomingMessage): boolean {
  const { localAddress } = socket;
  return (
    localAddress !== undefined && isIpAddress(name) && canonicalizeAddress(localAddress) === name
  );
}

/** Whether no page asks, or one of ours; or somebody follows a link. */
function isFromOwnPage(
  request: IncomingMessage,
  hosts: readonly HostPort[],
  allowedHosts: readonly HostPort[],
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return isFromOwnSite(request);
  const asking = parseOrigin(origin);
  if (asking === undefined || countHeader(request.rawHeaders, 'origin') !== 1) return false;
  if (allowedHosts.some((allowed) => isSameOrigin(allowed, asking))) return true;
  const isOurs = hosts.some(
    (host) =>
      isSameOrigin(host, asking) || (isLoopbackName(host.name) && isLoopbackName(asking.name)),
  );
  return isOurs && isFromOwnSite(request);
}

/** By the headers that browsers alone can set (Fetch Metadata); other clients send none. */
function isFromOwnSite({ method, headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isOpened =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isOpened && (method === 'GET' || method === 'HEAD');
}

interface Origin extends HostPort {
  port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** Undefined for `null`, and for whatever has no host. */
function parseOrigin(text: string): Origin | undefined {
  const { scheme = '', rest = '' } = /^(?<scheme>https?):\/\/(?<rest>.+)$/.exec(text)?.groups ?? {};
  const host = parseHost(rest);
  const defaultPort = DEFAULT_PORTS[scheme];
  if (host === undefined || defaultPort === undefined) return undefined;
  return { ...host, port: host.port ?? defaultPort };
}

/** A host without a port has the default one of whichever scheme. */
function isSameOrigin({ name, port }: HostPort, origin: Origin): boolean {
  if (name !== origin.name) return false;
  return port === undefined
    ? Object.values(DEFAULT_PORTS).includes(origin.port)
    : port === origin.port;
}

function createBadHost(): ServiceError {
  return createSiteProblem(
    400,
    'bad-host',
    'Bad Request',
    'The header Host must name one host, once.',
  );
}

function createForeignHost(): ServiceError {
  const detail =
    'This server does not answer by the name in the header Host: its setting ALLOWED_HOSTS names others than localhost.';
  return createSiteProblem(421, 'misdirected-request', 'Misdirected Request', detail);
}

function createForeignPage(): ServiceError {
  const detail =
    'Pages of other sites may not ask this server: its setting ALLOWED_HOSTS names those that may.';
  return createSiteProblem(403, 'foreign-page', 'Forbidden', detail);
}

function createSiteProblem(
  status: number,
  kind: string,
  title: string,
  detail: string,
): ServiceError {
  return new ServiceError({ type: `/problems/${kind}`, title, status, detail });
}

/** A host as `Host`, `Origin` and the settings name it: `weather.home:3000`, `[::1]`. */
export interface HostPort {
  /** In lower case; an IPv6 address in its shortest form, without brackets. */
  name: string;
  /** Undefined where none is written. */
  port: number | undefined;
}

const HOST_PATTERN =
  /^(?:\[(?<v6>[\da-f:.]{2,45})\]|(?<name>[\w.-]{1,253}))(?::(?<port>\d{0,5}))?$/i;

const MAX_PORT = 65_535;

/**
 * Reads `host` or `host:port` (RFC 9110, section 7.2). Names have ASCII letters, digits, `-`, `_` and
 * dots; numbers that only some resolvers take for an address stay names. Undefined for anything else.
 */
export function parseHost(text: string): HostPort | undefined {
  const { v6, name = '', port: digits = '' } = HOST_PATTERN.exec(text)?.groups ?? {};
  const port = digits === '' ? undefined : Number(digits);
  if (port !== undefined && port > MAX_PORT) return undefined;
  if (v6 !== undefined) return isIPv6(v6) ? { name: canonicalizeAddress(v6), port } : undefined;
  return name === '' ? undefined : { name: name.toLowerCase(), port };
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a name of the `Host` header can only be this machine, whatever a resolver says. */
function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.has(name);
}

/** An address as {@link parseHost} names it; IPv4 within IPv6 is IPv4. */
export function canonicalizeAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const shortest = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
  const { high, low } = /^::ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/.exec(shortest)?.groups ?? {};
  if (high === undefined || low === undefined) return shortest;
  return [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [Math.floor(part / 256), part % 256])
    .join('.');
}

function isIpAddress(name: string): boolean {
  return isIP(name) !== 0;
}

/** Whether a server can be told to listen there: an address without brackets, or a name. */
export function isListenAddress(host: string): boolean {
  return isIpAddress(host) || (/^[a-z\d][\w.-]*$/i.test(host) && parseHost(host) !== undefined);
}

/** Whether a server that listens there is reached from this machine alone. */
export function isLoopbackHost(host: string): boolean {
  if (isLoopbackName(host.toLowerCase())) return true;
  const address = canonicalizeAddress(host);
  return isLoopbackName(address) || isLoopbackIPv4(address);
}

function isLoopbackIPv4(address: string): boolean {
  return isIPv4(address) && address.startsWith('127.');
}
