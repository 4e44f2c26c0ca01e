import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { ServiceError } from './problems.ts';

interface SiteOptions {
  /** Accepted host names besides those of loopback; a name without a port matches any port. */
  allowedHosts: readonly HostPort[];
  /** Whether a trusted proxy may name the requested host in `X-Forwarded-Host`. */
  hasProxy: boolean;
}

/**
 * Rejects a request without exactly one valid `Host` with 400 (RFC 9112, section 3.2). Otherwise two
 * servers on the request's path could each assume a different host.
 */
export const requireHost: RequestHandler = (request, _response, next) => {
  next(readHost(request) === undefined ? createBadHost() : undefined);
};

/**
 * Rejects requests from pages of other sites, because browsers let them send requests to any reachable
 * server: 421 for a foreign `Host` (a page can point its own name at our address, "DNS rebinding"), 403
 * for a foreign `Origin` or a cross-site `Sec-Fetch-Site`, except for navigation in a tab. Routes that
 * need a key skip this check: a page cannot know the key.
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
    // A proxy may pass on the client's header, so every host in it must be allowed.
    const hosts = [host, ...forwarded];
    if (!hosts.every((each) => isAllowedHost(each, request))) return next(createForeignHost());
    next(isFromOwnPage(request, hosts, allowedHosts) ? undefined : createForeignPage());
  };
}

/** The requested host; undefined if it is missing, repeated or malformed. */
function readHost(request: IncomingMessage & { originalUrl?: string }): HostPort | undefined {
  const { host } = request.headers;
  if (host === undefined || countHeader(request.rawHeaders, 'host') !== 1) return undefined;
  const named = parseHost(host);
  const target = request.originalUrl ?? request.url ?? '';
  if (target.startsWith('/') || target === '*') return named;
  // The host of an absolute target takes precedence: RFC 9112, section 3.2.2.
  const { authority } = /^https?:\/\/(?<authority>[^/?#]*)/i.exec(target)?.groups ?? {};
  return authority === undefined ? undefined : named && parseHost(authority);
}

/** @param rawHeaders names and values alternate */
function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] ?? '';
    if (header.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Undefined if one of them is malformed. */
function readForwardedHosts({ headers }: IncomingMessage): HostPort[] | undefined {
  const header = headers['x-forwarded-host'];
  if (header === undefined) return [];
  const hosts = String(header)
    .split(',')
    .map((host) => parseHost(host.trim()));
  const valid = hosts.filter((host) => host !== undefined);
  return valid.length < hosts.length ? undefined : valid;
}

/** An allowed name without a port matches any port. */
function isMatchingHost(allowed: HostPort, { name, port }: HostPort): boolean {
  return allowed.name === name && (allowed.port === undefined || allowed.port === port);
}

/** A request by address cannot be DNS rebinding. */
function isOwnAddress(name: string, { socket }: IncomingMessage): boolean {
  const { localAddress } = socket;
  return (
    localAddress !== undefined && isIpAddress(name) && canonicalizeAddress(localAddress) === name
  );
}

/** Whether a request comes from no page, from one of ours, or from a followed link. */
function isFromOwnPage(
  request: IncomingMessage,
  hosts: readonly HostPort[],
  allowedHosts: readonly HostPort[],
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return isFromOwnSite(request);
  const pageOrigin = parseOrigin(origin);
  if (pageOrigin === undefined || countHeader(request.rawHeaders, 'origin') !== 1) return false;
  if (allowedHosts.some((allowed) => isSameOrigin(allowed, pageOrigin))) return true;
  const isOurs = hosts.some(
    (host) =>
      isSameOrigin(host, pageOrigin) ||
      (isLoopbackName(host.name) && isLoopbackName(pageOrigin.name)),
  );
  return isOurs && isFromOwnSite(request);
}

/** Checks the Fetch Metadata headers, which only browsers send and pages cannot set. */
function isFromOwnSite({ method, headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isNavigation && (method === 'GET' || method === 'HEAD');
}

interface Origin extends HostPort {
  port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** Undefined for `null` and anything else without a host. */
function parseOrigin(text: string): Origin | undefined {
  const { scheme = '', rest = '' } = /^(?<scheme>https?):\/\/(?<rest>.+)$/.exec(text)?.groups ?? {};
  const host = parseHost(rest);
  const defaultPort = DEFAULT_PORTS[scheme];
  if (host === undefined || defaultPort === undefined) return undefined;
  return { ...host, port: host.port ?? defaultPort };
}

/** A host without a port matches the default port of either scheme. */
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
    'The request must have exactly one valid Host header.',
  );
}

function createForeignHost(): ServiceError {
  const detail =
    'This server does not accept the name in the Host header; its setting ALLOWED_HOSTS lists the names besides localhost.';
  return createSiteProblem(421, 'misdirected-request', 'Misdirected Request', detail);
}

function createForeignPage(): ServiceError {
  const detail =
    'Pages of other sites must not call this server; its setting ALLOWED_HOSTS lists those that may.';
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

/** A host from `Host`, `Origin` or the settings: `weather.home:3000`, `[::1]`. */
export interface HostPort {
  /** Lower case; an IPv6 address in its shortest form, without brackets. */
  name: string;
  /** Undefined if none is given. */
  port: number | undefined;
}

const HOST_PATTERN =
  /^(?:\[(?<v6>[\da-f:.]{2,45})\]|(?<name>[\w.-]{1,253}))(?::(?<port>\d{0,5}))?$/i;

const MAX_PORT = 65_535;

/**
 * Parses `host` or `host:port` (RFC 9110, section 7.2). Names have ASCII letters, digits, `-`, `_` and
 * dots; numbers that only some resolvers accept as an address stay names. Undefined for anything else.
 */
export function parseHost(text: string): HostPort | undefined {
  const { v6, name = '', port: digits = '' } = HOST_PATTERN.exec(text)?.groups ?? {};
  const port = digits === '' ? undefined : Number(digits);
  if (port !== undefined && port > MAX_PORT) return undefined;
  if (v6 !== undefined) return isIPv6(v6) ? { name: canonicalizeAddress(v6), port } : undefined;
  return name === '' ? undefined : { name: name.toLowerCase(), port };
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a name in `Host` always means this machine, whatever a resolver returns. */
function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.has(name);
}

/** An address in the form of {@link parseHost}; IPv4-mapped IPv6 becomes IPv4. */
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

/** Whether a server can listen there: an address without brackets, or a name. */
export function isListenAddress(host: string): boolean {
  return isIpAddress(host) || (/^[a-z\d][\w.-]*$/i.test(host) && parseHost(host) !== undefined);
}

/** Whether a server that listens there is reachable only from this machine. */
export function isLoopbackHost(host: string): boolean {
  if (isLoopbackName(host.toLowerCase())) return true;
  const address = canonicalizeAddress(host);
  return isLoopbackName(address) || isLoopbackIPv4(address);
}

function isLoopbackIPv4(address: string): boolean {
  return isIPv4(address) && address.startsWith('127.');
}
