import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  operationIds,
  operations,
  type OperationId,
  type ParametersOf,
  type ResponseOf,
} from '../contract/operations.ts';
import { type Limiter, OverloadError } from '../http/overload.ts';
import {
  negotiateLocale,
  type NegotiatedLocale,
  allowMethods,
  versionedPaths,
  type OwnRequestCheck,
} from './middleware.ts';
import { contextOf, tagOperation } from '../telemetry/request-log.ts';
import { sendOverloaded } from './problem-handler.ts';
import {
  createCachedResponse,
  createCoalescer,
  createResponseCache,
  sendResponse,
  type CachedResponse,
} from './response-cache.ts';
import type { Locale } from '../wording/language.ts';
import { withTimeout } from '../opendata/timeouts.ts';
import {
  timedOut,
  overloaded,
  invalidParameters,
  offGrid,
  listViolations,
} from '../http/problems.ts';
import { describeIssue } from '../contract/problem.ts';

interface RouteOptions {
  clock: () => Date;
  /** Middleware that runs before every answer, fresh or cached. */
  guards: readonly RequestHandler[];
  /** Whether callers need a key, so that shared caches must not store answers. */
  isPrivate: boolean;
  /** Timeout of an operation. */
  timeoutMs: number;
  limiter: Limiter;
  /** Recognizes the skill in the same process, whose requests skip the queue. */
  isOwnRequest: OwnRequestCheck | undefined;
}

/** The operations of the contract over HTTP. */
export interface ServiceRoutes {
  /** Sends cached answers. It comes before all middleware that only fresh answers need. */
  cachedRoutes: Router;
  /** One GET route for each operation. */
  routes: Router;
}

/** Locals of a response that identify the answer. */
interface LookupLocals {
  lookup?: CacheLookup;
}

interface CacheLookup {
  /** The language of the answer. */
  language: NegotiatedLocale;
  key: string;
}

/** Looks the request up once: the cached routes and the routes share the result. */
function lookupOf(
  request: Request,
  { locals }: Pick<Response<unknown, LookupLocals>, 'locals'>,
): CacheLookup {
  if (locals.lookup) return locals.lookup;
  const language = negotiateLocale(request);
  locals.lookup = { language, key: `${language.tag} ${request.originalUrl}` };
  return locals.lookup;
}

export function createServiceRoutes(
  handlers: OperationHandlers,
  options: RouteOptions,
): ServiceRoutes {
  const { clock, guards, isPrivate, timeoutMs, limiter, isOwnRequest } = options;
  const cache = createResponseCache();
  const coalescer = createCoalescer<CachedResponse>();
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;
  const nowByClock = () => clock().getTime();

  const findCached: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead && cache.get(lookupOf(request, response).key, nowByClock());
    if (!cached) return next('router');
    response.locals['answer'] = cached;
    const context = contextOf(response);
    if (context) context.operation = cached.operation;
    next();
  };

  const sendCached: RequestHandler<object, unknown, unknown, object, { answer: CachedResponse }> = (
    request,
    response,
  ) => sendResponse(request, response, response.locals.answer, scope, nowByClock());

  function createHandler(id: OperationId): RequestHandler {
    return async (request, response) => {
      const { language, key } = lookupOf(request, response);
      const isOwn = isOwnRequest?.(request) === true;
      // A request of the skill must not join one that waits in the queue.
      const sharedKey = `${isOwn} ${key}`;
      // Under overload, most requests end here: an error would cost as much as the rest of the request.
      if (!isOwn && limiter.isFull() && !coalescer.isInFlight(sharedKey)) {
        return sendOverloaded(response);
      }
      const answer = await coalescer.share(sharedKey, async () =>
        createResponse(id, request, language, isOwn ? limiter.runPreferred : limiter.run),
      );
      cache.set(key, answer);
      sendResponse(request, response, answer, scope, nowByClock());
    };
  }

  async function createResponse(
    id: OperationId,
    { query, params }: Request,
    { tag, locale }: NegotiatedLocale,
    limit: RunLimited,
  ): Promise<CachedResponse> {
    let now = NaN;
    const body = await executeOperation(
      { id, rawParameters: { ...query, ...params }, locale },
      handlers,
      timeoutMs,
      async (task) =>
        limit(async (waitedMs) => {
          now = nowByClock();
          return task(waitedMs);
        }),
    );
    return createCachedResponse(id, body, { language: tag, vary, now });
  }

  const cachedRoutes = Router();
  cachedRoutes.use(findCached, ...guards, sendCached);
  const routes = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    routes
      .route(versionedPaths(path))
      .all(tagOperation(id), ...guards)
      .get(createHandler(id))
      .all(allowMethods('GET', 'HEAD'));
  }
  return { cachedRoutes, routes };
}

/** Answers an operation in the language of the locale. */
type OperationHandler<Id extends OperationId> = (
  parameters: ParametersOf<Id>,
  locale: Locale,
) => Promise<ResponseOf<Id>>;

export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

/** The handlers of a group: `OperationHandlersFor<keyof typeof forecastTable>`. */
export type OperationHandlersFor<Ids extends OperationId> = Pick<OperationHandlers, Ids>;

/** A request for an operation, over HTTP or MCP. */
interface OperationRequest<Id extends OperationId> {
  id: Id;
  /** Values by parameter name, as strings of a URL. */
  rawParameters: Record<string, unknown>;
  /** The language of the answer. */
  locale: Promise<Locale>;
}

/** Runs a task when the limiter allows it, and passes it the time in the queue, milliseconds. */
export type RunLimited = <T>(task: (waitedMs: number) => Promise<T>) => Promise<T>;

/**
 * Validates the parameters and runs the handler. Time in the queue counts towards the timeout, but
 * at least half of the timeout remains.
 *
 * @throws {ServiceError} for invalid parameters, on timeout and under overload
 */
export async function executeOperation<Id extends OperationId>(
  { id, rawParameters, locale }: OperationRequest<Id>,
  handlers: Pick<OperationHandlers, Id>,
  timeoutMs: number,
  limit: RunLimited,
): Promise<ResponseOf<Id>> {
  const parameters = parseParameters(id, rawParameters);
  try {
    return await limit(async (waitedMs) => {
      const leftMs = Math.max(timeoutMs - waitedMs, timeoutMs / 2);
      const body = await withTimeout(handlers[id](parameters, await locale), leftMs);
      if (body === undefined) throw timedOut();
      return body;
    });
  } catch (error) {
    if (error instanceof OverloadError) throw overloaded();
    throw error;
  }
}

/** Limits of the forecast grid, by the public weather API's document. */
const MAX_GRID_LATITUDE = 89.995;
const MAX_GRID_LONGITUDE = 179.995;
const MIN_POLAR_LATITUDE = 60;

interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Parses the parameters of an operation.
 *
 * @param rawParameters values by parameter name, as strings of a URL
 * @throws {ServiceError} that lists each invalid parameter, or for coordinates outside the grid
 */
export function parseParameters<Id extends OperationId>(
  id: Id,
  rawParameters: Record<string, unknown>,
): ParametersOf<Id> {
  const parsed = operations[id].parameters.safeParse(rawParameters, { error: describeIssue });
  if (!parsed.success) throw invalidParameters(listViolations(parsed.error, rawParameters));
  if (hasCoordinates(parsed.data) && isOffGrid(parsed.data)) throw offGrid();
  return parsed.data;
}

function isOffGrid({ latitude, longitude }: Coordinates): boolean {
  const isPole = Math.abs(latitude) > MAX_GRID_LATITUDE;
  const isPolarDateLine =
    Math.abs(longitude) > MAX_GRID_LONGITUDE && Math.abs(latitude) > MIN_POLAR_LATITUDE;
  return isPole || isPolarDateLine;
}

function hasCoordinates<T extends object>(parameters: T): parameters is T & Coordinates {
  return 'latitude' in parameters && 'longitude' in parameters;
}
