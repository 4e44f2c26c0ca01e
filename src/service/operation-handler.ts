import {
  type OperationId,
  type ParametersOf,
  type ResponseOf,
  operations,
} from '../contract/operations.ts';
import type { Locale } from '../wording/language.ts';
import { OverloadError } from '../http/overload.ts';
import { withTimeout } from '../time/timeout.ts';
import { loadLocale } from '../languages/locales.ts';
import {
  timedOut,
  overloaded,
  invalidParameters,
  offGrid,
  listViolations,
} from '../http/problems.ts';
import { describeIssue } from '../contract/validation-messages.ts';
import { ignoreOpenDataError } from '../opendata/server.ts';

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
  /** Tag of the language of the answer. */
  language: string;
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
  { id, rawParameters, language }: OperationRequest<Id>,
  handlers: Pick<OperationHandlers, Id>,
  timeoutMs: number,
  limit: RunLimited,
): Promise<ResponseOf<Id>> {
  const locale = await loadLocale(language);
  const parameters = parseParameters(id, rawParameters);
  try {
    return await limit(async (waitedMs) => {
      const leftMs = Math.max(timeoutMs - waitedMs, timeoutMs / 2);
      const body = await withTimeout(handlers[id](parameters, locale), leftMs);
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

/** Awaits an optional part of an answer; undefined on open-data errors and on timeout. */
export async function optionalWithTimeout<T>(
  part: Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  return withTimeout(ignoreOpenDataError(part), timeoutMs);
}
