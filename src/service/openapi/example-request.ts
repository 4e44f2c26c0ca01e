import type { ParameterObject } from './types.ts';

/** Path and query of a request with the examples of all parameters that it needs. */
export function exampleRequest(path: string, parameters: readonly ParameterObject[]): string {
  const needed = parameters
    .filter(({ required }) => required)
    .map(({ name, in: where, example }) => ({
      name,
      where,
      value: encodeURIComponent(String(example)),
    }));
  const filled = needed.reduce((way, { name, value }) => way.replace(`{${name}}`, value), path);
  const query = needed
    .filter(({ where }) => where === 'query')
    .map(({ name, value }) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}
