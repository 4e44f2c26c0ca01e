import { ConfigError } from '../config.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';

/** @throws {ConfigError} for a name that no place has */
export function findDefaultPlace(gazetteer: Gazetteer, name: string): Place {
  const place = gazetteer.find(name, { language: 'de' });
  if (!place) throw new ConfigError(`DEFAULT_PLACE must be the name of a place, not "${name}"`);
  return place;
}
