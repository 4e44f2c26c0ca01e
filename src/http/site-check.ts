import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ServiceError } from '../service/problems.ts';
import { canonicalAddress, isAddress, isLoopbackName, parseHost, type HostPort } from './host.ts';

export interface SiteOptions {
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
  next(hostOf(request) === undefined ? badHost() : undefined);
};

/**
 * Keeps pages of other sites out, which browsers let send requests to any server that they can reach:
 * 421 for a `Host` that is not ours (such a page can give its own name our address, "DNS rebinding"),
 * 403 for an `Origin` that is not ours, or for what `Sec-Fetch-Site` says comes from another site
 * unless somebody opens it in a tab. Routes behind a key do without: a page cannot know the key.
 */
export function checkSite({ allowedHosts, hasProxy }: SiteOptions): RequestHandler {
  const isAllowedHost = (host: HostPort, request: IncomingMessage) =>
    isLoopbackName(host.name) ||
    allowedHosts.some((allowed) => isNamed(allowed, host)) ||
    isOwnAddress(host.name, request);

  return (request, _response, next) => {
    const host = hostOf(request);
    if (host === undefined) return next(badHost());
    const forwarded = hasProxy ? forwardedHosts(request) : [];
    if (forwarded === undefined) return next(badHost());
    // A proxy passes on what its client sent: whatever is said must be right.
    const hosts = [host, ...forwarded];
    if (!hosts.every((each) => isAllowedHost(each, request))) return next(foreignHost());
    next(isOfOwnPage(request, hosts, allowedHosts) ? undefined : foreignPage());
  };
}

/** The host that a request asks for; undefined where it is missing, told twice, or none. */
function hostOf(request: IncomingMessage & { originalUrl?: string }): HostPort | undefined {
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
function forwardedHosts({ headers }: IncomingMessage): HostPort[] | undefined {
  const given = headers['x-forwarded-host'];
  if (given === undefined) return [];
  const hosts = String(given)
    .split(',')
    .map((host) => parseHost(host.trim()));
  const known = hosts.filter((host) => host !== undefined);
  return known.length < hosts.length ? undefined : known;
}

/** Without a port, a name goes with any. */
function isNamed(allowed: HostPort, { name, port }: HostPort): boolean {
  return allowed.name === name && (allowed.port === undefined || allowed.port === port);
}

/** Whoever asks by address has not been sent here by a name that somebody gave to it. */
function isOwnAddress(name: string, { socket }: IncomingMessage): boolean {
  const { localAddress } = socket;
  return localAddress !== undefined && isAddress(name) && canonicalAddress(localAddress) === name;
}

/** Whether no page asks, or one of ours; or somebody follows a link. */
function isOfOwnPage(
  request: IncomingMessage,
  hosts: readonly HostPort[],
  allowedHosts: readonly HostPort[],
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return isOfOwnSite(request);
  const asking = parseOrigin(origin);
  if (asking === undefined || countHeader(request.rawHeaders, 'origin') !== 1) return false;
  if (allowedHosts.some((allowed) => isSameOrigin(allowed, asking))) return true;
  const isOurs = hosts.some(
    (host) =>
      isSameOrigin(host, asking) || (isLoopbackName(host.name) && isLoopbackName(asking.name)),
  );
  return isOurs && isOfOwnSite(request);
}

/** By the headers that browsers alone can set (Fetch Metadata); other clients send none. */
function isOfOwnSite({ method, headers }: IncomingMessage): boolean {
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

function badHost(): ServiceError {
  return refusal(400, 'bad-host', 'Bad Request', 'The header Host must name one host, once.');
}

function foreignHost(): ServiceError {
  const detail =
    'This server does not answer by the name in the header Host: its setting ALLOWED_HOSTS names others than localhost.';
  return refusal(421, 'misdirected-request', 'Misdirected Request', detail);
}

function foreignPage(): ServiceError {
  const detail =
    'Pages of other sites may not ask this server: its setting ALLOWED_HOSTS names those that may.';
  return refusal(403, 'foreign-page', 'Forbidden', detail);
}

function refusal(status: number, kind: string, title: string, detail: string): ServiceError {
  return new ServiceError({ type: `/problems/${kind}`, title, status, detail });
}
