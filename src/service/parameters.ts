import { operations, type OperationId, type ParametersOf } from '../contract/operations.ts';
import { ruleOf } from '../contract/rules.ts';
import { invalidParameters, offGrid, violationsOf } from './problems.ts';

/** Beyond these the forecast grid has no cells, by the public weather API's document. */
const LAST_LATITUDE = 89.995;
const LAST_LONGITUDE = 179.995;
const POLAR_LATITUDE = 60;

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
export function parametersFrom<Id extends OperationId>(
  id: Id,
  given: Record<string, unknown>,
): ParametersOf<Id> {
  const parsed = operations[id].parameters.safeParse(given, { error: ruleOf });
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
