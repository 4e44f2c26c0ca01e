import findTimeZone from '@photostructure/tz-lookup';
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
  unknownPostcode,
} from '../http/problems.ts';
import { describeIssue } from '../contract/validation-messages.ts';
import { OpenDataError } from '../opendata/server.ts';
import { toLocalDate, type LocalDate } from '../time/local-time.ts';
import type { Sources } from './sources.ts';
import type { PostcodeCountry } from '../contract/parameters.ts';
import { findPostcodePlace } from '../place/postcodes/place-at-postcode.ts';

/** Country of DWD: its warnings and pollen forecasts cover no other. */
export const DWD_COUNTRY = 'DE';

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

/** Resolves to undefined if the open data are not available. */
export async function ignoreOpenDataError<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}

/** The place of a request. */
export interface LocationQuery {
  latitude: number;
  longitude: number;
  location?: string | undefined;
}

/** Time and date at the place of a request. */
export interface PlaceTime {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  today: LocalDate;
}

/** Properties that a place takes from the closest town. */
export interface NamedPlace {
  /** Empty if there is no town nearby, as on the open sea. */
  region: string;
  /** Metres above sea level; null if unknown. */
  elevation: number | null;
  /** ISO 3166 code of the closest town's country; undefined if there is no town nearby. */
  country: string | undefined;
}

export function resolvePlaceTime(
  { latitude, longitude }: LocationQuery,
  { clock }: Sources,
): PlaceTime {
  const now = clock().getTime();
  const timeZone = findTimeZone(latitude, longitude);
  return { now, timeZone, today: toLocalDate(now, timeZone) };
}

/** Names a place by the `location` of the request, else by the closest town. */
export function namePlace(
  { latitude, longitude, location }: LocationQuery,
  locale: Locale,
  { gazetteer }: Sources,
): NamedPlace {
  const town = gazetteer.findNearest(latitude, longitude, primaryLanguageOf(locale));
  return {
    region: location ?? town?.name ?? '',
    elevation: town?.elevation ?? null,
    country: town?.country,
  };
}

/** `de` of `de-DE`: place names depend on the language, not on the country. */
export function primaryLanguageOf({ tag }: Locale): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * Finds the coordinates of a postcode and its name in the language of the locale.
 *
 * @throws {ServiceError} for unknown postcodes
 */
export async function resolvePostcode(
  country: PostcodeCountry,
  code: string,
  locale: Locale,
  { postcodes, gazetteer }: Sources,
): Promise<LocationQuery & { name: string }> {
  const areas = await postcodes.find(country, code);
  const place = findPostcodePlace(areas, country, gazetteer, primaryLanguageOf(locale));
  if (!place) throw unknownPostcode(country, code);
  return place;
}
