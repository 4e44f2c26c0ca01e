import { readFileSync } from 'node:fs';
import * as z from 'zod';
import {
  createClient,
  type WeatherClientOptions,
  type ClosableWeatherClient,
} from '../client/client.ts';
import { ConfigError, type Config } from '../config.ts';
import { describeIssue } from '../contract/problem.ts';
import { voiceTextIds } from '../contract/client-calls.ts';

type ObserverOptions = Pick<WeatherClientOptions, 'observe' | 'clock'>;

/** Creates the client for the configured foreign service, or else for this process's own. */
export function createWeatherClient(
  config: Config,
  ownService: OwnService,
  paths: WeatherClientOptions['paths'],
  options: ObserverOptions = {},
): ClosableWeatherClient {
  const { url, key, hasExtensions } = config.weatherApi;
  if (url === undefined) return createOwnClient(ownService, options);
  return createClient({ ...options, baseUrl: url, apiKey: key, paths, hasExtensions });
}

/** Address and key of the service in this process. */
export interface OwnService {
  url: string;
  key: string;
}

export function createOwnClient(
  { url, key }: OwnService,
  options: ObserverOptions = {},
): ClosableWeatherClient {
  return createClient({ ...options, baseUrl: `${url}/v4_0`, apiKey: key, hasExtensions: true });
}

/** @throws {ConfigError} if the file with the paths of a foreign service is invalid */
export function loadPathOverrides({ weatherApi }: Config): WeatherClientOptions['paths'] {
  if (weatherApi.paths === undefined) return {};
  const Paths = z.partialRecord(z.enum(voiceTextIds), z.string().startsWith('/'));
  const { data, error } = Paths.safeParse(readJsonFile(weatherApi.paths), { error: describeIssue });
  if (data) return data;
  const rules = error.issues.map(({ path, message }) => [...path, message].join(' '));
  throw new ConfigError(`WEATHER_API_PATHS names an invalid file: ${rules.join('; ')}`);
}

function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    const rule = 'must be a JSON file with paths by operation id';
    throw new ConfigError(`WEATHER_API_PATHS ${rule}`, { cause });
  }
}
