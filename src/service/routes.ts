import { Router, type Request, type RequestHandler } from 'express';
import {
  operationIds,
  operations,
  type OperationId,
  type ParametersOf,
} from '../contract/operations.ts';
import { findTag, loadLocale } from '../wording/locales.ts';
import { DEFAULT_TAG } from '../wording/skill-locales.ts';
import type { Answers } from './answers.ts';
import { invalidParameters, offGrid, violationsOf } from './problems.ts';

/** Beyond these the forecast grid has no cells, by the public weather API's document. */
const LAST_LATITUDE = 89.995;
const LAST_LONGITUDE = 179.995;
const POLAR_LATITUDE = 60;

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** One GET route for each operation of the contract. */
export function serviceRoutes(answers: Answers): Router {
  const router = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.get(path, route(id, answers));
  }
  return router;
}

function route<Id extends OperationId>(id: Id, answers: Pick<Answers, Id>): RequestHandler {
  return async (request, response) => {
    const parameters = parametersOf(id, request);
    const locale = await loadLocale(tagOf(request));
    const body = await answers[id](parameters, locale);
    response.set('Content-Language', locale.tag).set('Vary', 'Accept-Language').json(body);
  };
}

function parametersOf<Id extends OperationId>(
  id: Id,
  { params, query }: Request,
): ParametersOf<Id> {
  const given = { ...query, ...params };
  const parsed = operations[id].parameters.safeParse(given);
  if (!parsed.success) throw invalidParameters(violationsOf(parsed.error, given));
  if (hasCoordinates(parsed.data) && isOffGrid(parsed.data)) throw offGrid();
  return parsed.data;
}

function isOffGrid({ latitude, longitude }: Coordinates): boolean {
  const isPole = Math.abs(latitude) > LAST_LATITUDE;
  const isPolarDateLine =
    Math.abs(longitude) > LAST_LONGITUDE && Math.abs(latitude) > POLAR_LATITUDE;
  return isPole || isPolarDateLine;
}

function hasCoordinates<T extends object>(parameters: T): parameters is T & Coordinates {
  return 'latitude' in parameters && 'longitude' in parameters;
}

/** The first language asked for that texts exist in. */
function tagOf(request: Request): string {
  for (const asked of request.acceptsLanguages()) {
    const tag = findTag(asked);
    if (tag !== undefined) return tag;
  }
  return DEFAULT_TAG;
}
