import type { Server } from '@modelcontextprotocol/server';
import type { RequestListener } from 'node:http';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createSiteCheck, requireHost } from '../http/host.ts';
import { listen } from '../http/listen.ts';
import { createFailedAuthLimiter, type FailedAuthLimiter } from '../http/rate-limit.ts';
import { createLimiter } from '../http/overload.ts';
import { matchLanguageRange } from '../languages/locales.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { logRequests } from '../telemetry/request-log.ts';
import {
  requestContext,
  type AdmissionOptions,
  type OwnRequestCheck,
} from '../service/middleware.ts';
import { notFound, problemHandler } from '../service/problem-handler.ts';
import {
  createOperationHandlers,
  createWeatherService,
  LIMITER_LIMITS,
  type ServiceLimits,
} from '../service/service.ts';
import type { Sources } from '../service/sources.ts';
import type { SourceTimeouts } from '../opendata/timeouts.ts';
import type { TurnTimeouts } from '../speech/turn.ts';

export interface ServiceAppOptions extends ServiceLimits {
  /** Recognizes the skill in the same process. */
  isOwnRequest?: OwnRequestCheck | undefined;
  /** Counts requests. */
  metrics?: Metrics | undefined;
  /** Whether a gateway, which forwards only its own host names, is in front. */
  isBehindGateway?: boolean | undefined;
}

/** The weather service without the skill, with its error handlers. */
export function createServiceApp(
  sources: Sources,
  config: Config,
  log: Logger,
  { isOwnRequest, metrics, isBehindGateway = false, ...limits }: ServiceAppOptions = {},
): Express {
  const site = isBehindGateway ? undefined : createSiteChecks(config);
  const admissionOptions = {
    ...createAdmissionOptions(config, isOwnRequest),
    checkSite: site?.checkSite,
    ...limits,
  };
  const { cachedRoutes, routes, documentRoutes } = createWeatherService(sources, admissionOptions);
  const app = createExpressApp(config, log, metrics, [
    ...(site ? [site.requireHost] : []),
    cachedRoutes,
  ]);
  app.use(routes, ...(site ? [site.checkSite] : []), documentRoutes, notFound, problemHandler);
  return app;
}

/** Loads the factory of MCP servers for an assistant that connects without HTTP. */
export async function loadToolServers(
  sources: Sources,
  { language, timeoutMs, limits = LIMITER_LIMITS, log }: ToolServerOptions,
): Promise<() => Server> {
  const { createMcpServer } = await import('../service/mcp/server.ts');
  const handlers = createOperationHandlers(sources);
  const limit = createLimiter(limits).run;
  return () =>
    createMcpServer({
      handlers,
      timeoutMs,
      limit,
      language: matchLanguageRange(language) ?? language,
      logFault: (err) => log.error({ err }, 'A tool failed'),
    });
}

export interface ToolServerOptions extends Pick<ServiceLimits, 'limits'> {
  /** BCP 47, of answers where a call names none. */
  language: string;
  /** Timeout of a tool. */
  timeoutMs: number;
  log: Logger;
}

/**
 * Rejects pages of other sites: `requireHost` on every request, `checkSite` on routes without a key.
 */
export function createSiteChecks({ allowedHosts, trustProxy }: Config): {
  requireHost: RequestHandler;
  checkSite: RequestHandler;
} {
  return {
    requireHost,
    checkSite: createSiteCheck({ allowedHosts, hasProxy: trustProxy !== undefined }),
  };
}

/** Options that admit the configured clients and the skill in the same process. */
export function createAdmissionOptions(
  { weatherApi: { keys, needsKey }, rateLimit }: Config,
  isOwnRequest: OwnRequestCheck | undefined,
): AdmissionOptions & { failedAuthLimiter: FailedAuthLimiter } {
  return {
    keys,
    needsKey,
    isOwnRequest,
    perMinute: rateLimit,
    failedAuthLimiter: createFailedAuthLimiter(),
  };
}

/**
 * An app that logs requests and sets the common headers.
 *
 * @param first handlers that run before the common headers are set and set them themselves
 */
export function createExpressApp(
  { trustProxy }: Config,
  log: Logger,
  metrics?: Metrics,
  first: readonly RequestHandler[] = [],
): Express {
  const app = express();
  app.disable('x-powered-by');
  // Handlers set their own.
  app.disable('etag');
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  app.use(logRequests(log, metrics), ...first, requestContext);
  return app;
}

/** How long a process lets its users wait; by default as long as Alexa does. */
export interface AppLimits extends ServiceLimits {
  turnTimeouts?: TurnTimeouts | undefined;
  sourceTimeouts?: SourceTimeouts | undefined;
}

/** Limits for users who do not hang up: a slow machine answers late, but the same. */
export function createUnhurriedLimits(timeoutMs: number) {
  return {
    operationTimeoutMs: timeoutMs,
    limits: { ...LIMITER_LIMITS, queueTimeoutMs: timeoutMs, maxWaitMs: timeoutMs },
    turnTimeouts: {
      turnMs: timeoutMs,
      deviceSettingsMs: timeoutMs,
      deviceAddressMs: timeoutMs,
    },
    sourceTimeouts: {
      downloadMs: timeoutMs,
      decodeMs: timeoutMs,
      lockMs: timeoutMs,
      newerFileMs: timeoutMs,
      rarelyNewerFileMs: timeoutMs,
      stationListMs: timeoutMs,
      reportsMs: timeoutMs,
      completionMs: timeoutMs,
      nowcastMs: timeoutMs,
      radarHoursMs: timeoutMs,
      warningIconsMs: timeoutMs,
      warningAreaMs: timeoutMs,
      postcodesMs: timeoutMs,
    },
  } satisfies AppLimits;
}

/** A server for the skill alone. */
interface InnerServer {
  url: string;
  close: () => Promise<void>;
}

const INNER_HOST = '127.0.0.1';

/**
 * Starts the server through which the skill calls the service in its process. Clients of the public
 * server cannot use up its connections, and it stays open while that one shuts down. It listens on a
 * free port of loopback and closes connections of others.
 */
export async function startInnerServer(
  handler: RequestListener,
  isOwnRequest: OwnRequestCheck,
): Promise<InnerServer> {
  const { port, close } = await listen(
    (request, response) => {
      if (isOwnRequest(request)) handler(request, response);
      else request.socket.destroy();
    },
    0,
    INNER_HOST,
  );
  return { url: `http://${INNER_HOST}:${port}`, close: async () => close() };
}
