import * as z from 'zod';
import { isListenAddress, parseHost, type HostPort } from './http/host.ts';
import {
  findBrokenAccessRules,
  listAccessWarnings,
  isApiKeyRequired,
} from './http/access-settings.ts';
import { FORECAST_SOURCES, type ForecastSource } from './opendata/forecast.ts';
import type { Host } from './opendata/server.ts';
import type { StoreSettings } from './store/open.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535';
const COUNT_RULE = 'must be a whole number above zero';
const HOSTS_RULE =
  'must be host names or addresses with commas between, each perhaps with a port, such as weather.home';
const PROXY_RULE = 'must be a number of proxies, or loopback or addresses with commas between';

/** How the process runs, however it is written. */
const environmentName = z
  .string()
  .transform((name) => name.trim().toLowerCase())
  .pipe(z.enum(['production', 'development', 'test'], 'must be production, development or test'));

const portNumber = createWholeNumber(0, 65_535, PORT_RULE);
const countAboveZero = createWholeNumber(1, Number.MAX_SAFE_INTEGER, COUNT_RULE);

const listenAddress = z
  .string()
  .trim()
  .refine(isListenAddress, 'must be an address or a name of this machine, such as 0.0.0.0');

/** `weather.home, 192.168.1.5:3000` */
const hostList = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => parseHost(host.trim()));
  const known = hosts.filter((host) => host !== undefined);
  if (known.length < hosts.length) context.addIssue({ code: 'custom', message: HOSTS_RULE });
  return known;
});

/** How many proxies there are, or where: Express' `trust proxy`. */
const trustedProxies = z
  .string()
  .refine(
    (proxies) => isProxyCount(proxies) || proxies.split(',').every(isProxyAddress),
    PROXY_RULE,
  )
  .transform((proxies) => (isProxyCount(proxies) ? Number(proxies) : proxies));

function createWholeNumber(min: number, max: number, rule: string) {
  return z
    .string()
    .regex(/^[-+]?[\d.]+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number('must be a number').int(rule).min(min, rule).max(max, rule));
}

function isProxyCount(proxies: string): boolean {
  return /^\d{1,2}$/.test(proxies);
}

/** A network that has a name, or an address, perhaps with the length of its prefix. */
function isProxyAddress(proxy: string): boolean {
  const name = proxy.trim();
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const addresses = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];
  return addresses.some((form) => form.safeParse(name).success);
}

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const onOrOff = z.enum(['on', 'off'], 'must be on or off');

/** A directory, or the address of a Redis; a password in it is never repeated in an error. */
const cacheLocation = z
  .string()
  .refine(
    (where) => !where.includes('://') || isRedisAddress(where),
    'must be a directory or an address like redis://host:6379 or rediss://host:6379/0',
  );

function isRedisAddress(text: string): boolean {
  const { protocol, hostname, pathname } = URL.parse(text) ?? {};
  return (
    (protocol === 'redis:' || protocol === 'rediss:') &&
    hostname !== '' &&
    /^(\/\d*)?$/.test(pathname ?? '')
  );
}
const KEY_RULE = 'must be a key of ASCII letters, digits and signs, or several with commas between';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every setting, with its environment variable. */
const EnvironmentSchema = z.object({
  NODE_ENV: environmentName.default('development'),
  PORT: portNumber.default(3000),
  /** Where it listens: an address of this machine, or `0.0.0.0` for all. */
  HOST: listenAddress.default('127.0.0.1'),
  /** Names that it answers by besides those of loopback. */
  ALLOWED_HOSTS: hostList.default([]),
  /** Whether the simulator page is served. */
  PAGE: onOrOff.optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, 'must be trace, debug, info, warn, error or silent')
    .default('info'),

  /** `live` or `demo` weather; `auto` takes live where the open-data server answers at start. */
  WEATHER_DATA: z.enum(['auto', 'live', 'demo'], 'must be auto, live or demo').optional(),
  OPENDATA_URL: address.default('https://opendata.dwd.de'),
  OPENDATA_WWW_URL: address.default('https://www.dwd.de'),
  OPENDATA_MAPS_URL: address.default('https://maps.dwd.de'),
  GEONAMES_URL: address.default('https://download.geonames.org'),
  /** Whose forecasts; `open-meteo` asks for its terms to be kept. */
  FORECAST_SOURCE: z.enum(FORECAST_SOURCES, 'must be dwd or open-meteo').default('dwd'),
  /** Open-Meteo's host, the one for its customers, or one of your own. */
  OPEN_METEO_URL: address.default('https://api.open-meteo.com'),
  /** Of a customer. */
  OPEN_METEO_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be ASCII letters, digits and signs')
    .optional(),
  /**
   * Where downloaded files are kept: a directory, or a Redis or Valkey that many processes share;
   * without it they are kept in memory only.
   */
  OPENDATA_CACHE: cacheLocation.optional(),

  /** File with the index of places, made by `npm run build`; without it one is made and cached. */
  PLACES_INDEX: z.string().optional(),

  /** SQLite file for what is remembered of users; `:memory:` forgets it with the process. */
  STORE_FILE: z.string().optional(),
  /** DynamoDB table for it, in place of a file. */
  STORE_TABLE: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a DynamoDB table')
    .optional(),
  /** Address of a local DynamoDB with that table. */
  STORE_DYNAMODB_URL: address.optional(),

  /** Another weather service for the skill to ask, with its version segment. */
  WEATHER_API_URL: address.optional(),
  /** JSON file with that service's paths by operation. */
  WEATHER_API_PATHS: z.string().optional(),
  /**
   * Asked for by the service; without it the service is open, in production closed. Several are
   * separated by commas: each serves, and the skill sends the first.
   */
  WEATHER_API_KEY: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => /^[\x21-\x7e]+$/.test(key)), KEY_RULE)
    .optional(),
  /** Whether anyone may ask the service; without it, anyone but in production. */
  OPEN_API: onOrOff.optional(),
  /** Requests a minute of a key, or of an address where no key is set; without it, any number. */
  RATE_LIMIT: countAboveZero.optional(),
  /** The proxies before the service, which name the client's address: how many, or their addresses. */
  TRUST_PROXY: trustedProxies.optional(),

  /** Requests for another skill than this are refused. */
  ALEXA_SKILL_ID: z.string().optional(),
  /** Whether requests must carry the platform's signature. */
  ALEXA_VERIFY: onOrOff.optional(),
  /** Where a device is that does not say. */
  DEFAULT_PLACE: z.string().default('Berlin'),
});

export interface Config {
  port: number;
  host: string;
  /** Without a port, a name goes with any. */
  allowedHosts: readonly HostPort[];
  /** Whether the simulator page is served. */
  page: boolean;
  logLevel: string;
  weatherData: 'auto' | 'live' | 'demo';
  openData: { hosts: Record<Host, string>; cache: string | undefined };
  forecastSource: ForecastSource;
  placesIndex: string | undefined;
  store: StoreSettings;
  weatherApi: {
    url: string | undefined;
    paths: string | undefined;
    /** What the skill sends. */
    key: string | undefined;
    /** What the service takes. */
    keys: readonly string[];
    /** Whether it asks for a key; without any in `keys`, it answers the skill in this process alone. */
    needsKey: boolean;
  };
  /** Requests a minute of a caller; undefined: any number. */
  rateLimit: number | undefined;
  /** Express' `trust proxy`; undefined: there is none. */
  trustProxy: number | string | undefined;
  alexa: { skillId: string | undefined; verify: boolean };
  defaultPlace: string;
  /** What the operator should hear at start: sentences. */
  warnings: readonly string[];
}

/** The environment holds something that cannot be used. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings, once, at start.
 *
 * @throws {ConfigError} naming each variable and its rule
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    const rules = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(rules.join('; '));
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const broken = findBrokenAccessRules(settings);
  if (broken.length > 0) throw new ConfigError(broken.join('; '));
  const verify = isProduction || settings.ALEXA_VERIFY === 'on';
  if (settings.STORE_DYNAMODB_URL !== undefined && settings.STORE_TABLE === undefined) {
    throw new ConfigError('STORE_DYNAMODB_URL must come with STORE_TABLE');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    allowedHosts: settings.ALLOWED_HOSTS,
    page: settings.PAGE === undefined ? !verify : settings.PAGE === 'on',
    logLevel: settings.LOG_LEVEL,
    // Made-up weather must not take the place of real weather where people rely on it.
    weatherData: settings.WEATHER_DATA ?? (isProduction ? 'live' : 'auto'),
    openData: {
      hosts: {
        opendata: settings.OPENDATA_URL,
        www: settings.OPENDATA_WWW_URL,
        maps: settings.OPENDATA_MAPS_URL,
        geonames: settings.GEONAMES_URL,
        openMeteo: addApiKey(settings.OPEN_METEO_URL, settings.OPEN_METEO_KEY),
      },
      cache: settings.OPENDATA_CACHE,
    },
    forecastSource: settings.FORECAST_SOURCE,
    placesIndex: settings.PLACES_INDEX,
    store: {
      file: settings.STORE_FILE,
      table: settings.STORE_TABLE,
      dynamodbUrl: settings.STORE_DYNAMODB_URL,
    },
    weatherApi: {
      url: settings.WEATHER_API_URL,
      paths: settings.WEATHER_API_PATHS,
      key: settings.WEATHER_API_KEY?.[0],
      keys: settings.WEATHER_API_KEY ?? [],
      needsKey: isApiKeyRequired(settings),
    },
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    alexa: { skillId: settings.ALEXA_SKILL_ID, verify },
    defaultPlace: settings.DEFAULT_PLACE,
    warnings: listAccessWarnings(settings),
  };
}

/** The key goes where the host does, so that nothing else holds it. */
function addApiKey(host: string, key: string | undefined): string {
  if (key === undefined) return host;
  const url = new URL(host);
  url.searchParams.set('apikey', key);
  return url.href;
}
