import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { createClient, type ClientOptions, type OpenClient } from './client/client.ts';
import { ConfigError, type Config } from './config.ts';
import { voiceTextIds } from './contract/voice-text/operations.ts';

type Inside = Pick<ClientOptions, 'observe' | 'clock'>;

/** The client for a foreign service where one is set, else for the one in this process. */
export function clientOf(
  config: Config,
  own: OwnService,
  paths: ClientOptions['paths'],
  options: Inside = {},
): OpenClient {
  const { url, key } = config.weatherApi;
  if (url === undefined) return ownClient(own, options);
  return createClient({ ...options, baseUrl: url, apiKey: key, paths });
}

/** Where the service in this process is, and the key that lets its client in. */
export interface OwnService {
  url: string;
  key: string;
}

/** The client for the service in this process. */
export function ownClient({ url, key }: OwnService, options: Inside = {}): OpenClient {
  return createClient({ ...options, baseUrl: `${url}/v4_0`, apiKey: key });
}

/** @throws {ConfigError} when the file with the paths of a foreign service cannot be used */
export function foreignPaths({ weatherApi }: Config): ClientOptions['paths'] {
  if (weatherApi.paths === undefined) return {};
  const Paths = z.partialRecord(z.enum(voiceTextIds), z.string().startsWith('/'));
  try {
    return Paths.parse(JSON.parse(readFileSync(weatherApi.paths, 'utf8')));
  } catch (cause) {
    const rule = 'must be a JSON file with paths by operation id';
    throw new ConfigError(`WEATHER_API_PATHS ${rule}`, { cause });
  }
}
