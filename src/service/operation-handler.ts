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
import { findTimeZone } from '../time/time-zone.ts';
import { toLocalDate, type LocalDate } from '../time/local-time.ts';
import type { Sources } from './sources.ts';
import type { PostcodeCountry } from '../contract/parameters.ts';
import { findPostcodePlace } from '../place/postcodes/place-at-postcode.ts';

/** The function that answers an operation, in the language asked for. */
type OperationHandler<Id extends OperationId> = (
  parameters: ParametersOf<Id>,
  locale: Locale,
) => Promise<ResponseOf<Id>>;

export type OperationHandlers = { [Id in OperationId]: OperationHandler<Id> };

/** Those of a group: `AnswersOf<keyof typeof forecastTable>`. */
export type OperationHandlersFor<Ids extends OperationId> = Pick<OperationHandlers, Ids>;

/** What is asked, by whatever way it came. */
interface OperationRequest<Id extends OperationId> {
  id: Id;
  /** By name, as strings of a URL. */
  rawParameters: Record<string, unknown>;
  /** Tag of the language to answer in. */
  language: string;
}

/** Begins an answer when there is room for it, and tells how long that took in milliseconds. */
export type RunLimited = <T>(task: (waitedMs: number) => Promise<T>) => Promise<T>;

/**
 * The answer to a question, within so many milliseconds; one that had to wait has half of them at least.
 *
 * @throws {ServiceError} for parameters that break a rule, and where it takes longer
 *   or there are too many to answer
 */
export async function executeOperation<Id extends OperationId>(
  { id, rawParameters, language }: OperationRequest<Id>,
  answers: Pick<OperationHandlers, Id>,
  deadline: number,
  limit: RunLimited,
): Promise<ResponseOf<Id>> {
  const locale = await loadLocale(language);
  const parameters = parseParameters(id, rawParameters);
  try {
    return await limit(async (waitedMs) => {
      const left = Math.max(deadline - waitedMs, deadline / 2);
      const body = await withTimeout(answers[id](parameters, locale), left);
      if (body === undefined) throw timedOut();
      return body;
    });
  } catch (error) {
    if (error instanceof OverloadError) throw overloaded();
    throw error;
  }
}

/** Beyond these the forecast grid has no cells, by the public weather API's document. */
const MAX_GRID_LATITUDE = 89.995;
const MAX_GRID_LONGITUDE = 179.995;
const MIN_POLAR_LATITUDE = 60;

interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * What is asked of an operation.
 *
 * @param given values by the names of the parameters, as strings of a URL
 * @throws {ServiceError} naming each parameter that breaks a rule of the contract
 */
export function parseParameters<Id extends OperationId>(
  id: Id,
  given: Record<string, unknown>,
): ParametersOf<Id> {
  const parsed = operations[id].parameters.safeParse(given, { error: describeIssue });
  if (!parsed.success) throw invalidParameters(listViolations(parsed.error, given));
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

/** What only adds to an answer; undefined where the open data fails, or takes more than so many ms. */
export async function optionalWithTimeout<T>(
  asked: Promise<T>,
  patience: number,
): Promise<T | undefined> {
  return withTimeout(ignoreOpenDataError(asked), patience);
}

async function ignoreOpenDataError<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}

/** The place that a request names. */
export interface LocationQuery {
  latitude: number;
  longitude: number;
  location?: string | undefined;
}

/** The clock and calendar at the place asked for. */
export interface PlaceTime {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  today: LocalDate;
}

/** What is known of a place by the closest town. */
export interface NamedPlace {
  /** Empty where there is no town, as at open sea. */
  region: string;
  /** Metres above sea level; null where it is not known. */
  elevation: number | null;
  /** ISO 3166 code of the closest town's country; undefined where there is none. */
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

/** By the name that the caller gives it, else by that of the closest town. */
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

/** `de` of `de-DE`: names of places are the same in all countries of a language. */
export function primaryLanguageOf({ tag }: Locale): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * Where a postcode is, and what people there call it, in the language asked for.
 *
 * @throws {ServiceError} for a postcode that no place has
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
