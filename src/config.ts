import * as z from 'zod';
import type { HostPort } from './http/host.ts';
import {
  findBrokenAccessRules,
  hostList,
  isApiKeyRequired,
  listAccessWarnings,
  listenAddress,
  trustedProxies,
} from './http/access-settings.ts';
import { cacheLocation } from './opendata/cache/cache.ts';
import { FORECAST_SOURCES, type ForecastSettings } from './opendata/forecast.ts';
import type { Host } from './opendata/server.ts';
import type { StoreSettings } from './store/open.ts';
import {
  findBrokenWatchRules,
  toWatchSettings,
  WATCH_VARIABLES,
  type WatchSettings,
} from './watch/settings.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535';
const COUNT_RULE = 'must be a whole number above zero';
const LOCALES_RULE = 'must be locales such as de-DE or en-GB, separated by commas';

/** Case and surrounding spaces do not matter. */
const environmentName = z
  .string()
  .transform((name) => name.trim().toLowerCase())
  .pipe(z.enum(['production', 'development', 'test'], 'must be production, development or test'));

const portNumber = createWholeNumber(0, 65_535, PORT_RULE);
const countAboveZero = createWholeNumber(1, Number.MAX_SAFE_INTEGER, COUNT_RULE);

/** `de-DE, en-GB` */
const localeList = z
  .string()
  .transform((text) => text.split(',').map((tag) => tag.trim()))
  .refine((tags) => tags.every((tag) => /^[a-z]{2}-[A-Z]{2}$/.test(tag)), LOCALES_RULE);

function createWholeNumber(min: number, max: number, rule: string) {
  return z
    .string()
    .regex(/^[-+]?[\d.]+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number('must be a number').int(rule).min(min, rule).max(max, rule));
}

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const onOrOff = z.enum(['on', 'off'], 'must be on or off');
const KEY_RULE =
  'must be a key of ASCII letters, digits and signs, or several, separated by commas';
const CONTACT_RULE = 'must be a mail address or a web site, in ASCII without spaces and brackets';
/** `british` has degrees Celsius and miles per hour. */
const UNIT_SYSTEMS = ['metric', 'british', 'us'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** All settings by environment variable. */
const EnvironmentSchema = z.object({
  NODE_ENV: environmentName.default('development'),
  PORT: portNumber.default(3000),
  /** Listening address: one of this machine, or `0.0.0.0` for all. */
  HOST: listenAddress.default('127.0.0.1'),
  /** Accepted `Host` names besides those of loopback. */
  ALLOWED_HOSTS: hostList.default([]),
  /** Whether the simulator page is served. */
  PAGE: onOrOff.optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, 'must be trace, debug, info, warn, error or silent')
    .default('info'),
  /** Whether sentences that are not understood are logged. They can hold what somebody said about themselves. */
  LOG_REFUSED: onOrOff.default('off'),

  /** `live` or `demo`; `auto` uses live weather if the open-data server answers at start. */
  WEATHER_DATA: z.enum(['auto', 'live', 'demo'], 'must be auto, live or demo').optional(),
  OPENDATA_URL: address.default('https://opendata.dwd.de'),
  OPENDATA_WWW_URL: address.default('https://www.dwd.de'),
  OPENDATA_MAPS_URL: address.default('https://maps.dwd.de'),
  GEONAMES_URL: address.default('https://download.geonames.org'),
  /** Provider of forecasts. Using `open-meteo` means accepting Open-Meteo's terms. */
  FORECAST_SOURCE: z.enum(FORECAST_SOURCES, 'must be dwd or open-meteo').default('dwd'),
  /** Open-Meteo's public host, its customers' host, or a self-hosted one. */
  OPEN_METEO_URL: address.default('https://api.open-meteo.com'),
  /** API key of an Open-Meteo customer. */
  OPEN_METEO_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be ASCII letters, digits and signs')
    .optional(),
  /** The operator's mail address or site, which the National Weather Service asks for. Unset: it is not asked. */
  NWS_CONTACT: z
    .string()
    .trim()
    .regex(/^[\x21-\x27\x2a-\x7e]{3,200}$/, CONTACT_RULE)
    .optional(),
  NWS_URL: address.default('https://api.weather.gov'),
  /**
   * Cache of downloaded files: a directory, or a Redis or Valkey that processes share. Unset: memory
   * only.
   */
  OPENDATA_CACHE: cacheLocation.optional(),

  /** Place index from `npm run build`. Unset: the start builds one and caches it. */
  PLACES_INDEX: z.string().optional(),

  /** SQLite file for user profiles; `:memory:` drops them when the process ends. */
  STORE_FILE: z.string().optional(),
  /** DynamoDB table for user profiles, instead of a file. */
  STORE_TABLE: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a DynamoDB table')
    .optional(),
  /** URL of a local DynamoDB with that table. */
  STORE_DYNAMODB_URL: address.optional(),

  ...WATCH_VARIABLES,

  /** Base URL of another weather service for the skill, with its version segment. */
  WEATHER_API_URL: address.optional(),
  /** JSON file with that service's paths by operation id. */
  WEATHER_API_PATHS: z.string().optional(),
  /** Whether that service is one of this project, which knows the parameters that extend the documents. */
  WEATHER_API_EXTENSIONS: onOrOff.default('off'),
  /**
   * The key, or several separated by commas, that clients must send; the skill sends the first. Unset:
   * the service is open, or closed in production.
   */
  WEATHER_API_KEY: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => /^[\x21-\x7e]+$/.test(key)), KEY_RULE)
    .optional(),
  /** Whether the service works without a key. Unset: it does, except in production. */
  OPEN_API: onOrOff.optional(),
  /** Requests per minute and key, or per client address if no key is set. Unset: no limit. */
  RATE_LIMIT: countAboveZero.optional(),
  /** Trusted proxies in front of the service: their number or addresses. */
  TRUST_PROXY: trustedProxies.optional(),

  /** Requests for other skills are rejected. */
  ALEXA_SKILL_ID: z.string().optional(),
  /** Whether requests must be signed by Alexa. */
  ALEXA_VERIFY: onOrOff.optional(),
  /** Place for devices that send no location; if it is set, speakers of the house are there. */
  DEFAULT_PLACE: z.string().optional(),

  /** Port for open speakers, which speak Wyoming. Unset: they are not served. */
  WYOMING_PORT: portNumber.optional(),
  /** Listening address for them. Unset: `HOST`. */
  WYOMING_HOST: listenAddress.optional(),
  /** Whether the network is told of the server by multicast DNS. */
  WYOMING_MDNS: onOrOff.default('on'),
  /** Variants of languages for speakers that send a bare language; the first is for those that send none. */
  LOCALE: localeList.default([]),
  /** Units for speakers. Unset: those of the locale. */
  UNITS: z.enum(UNIT_SYSTEMS, 'must be metric, british or us').optional(),
});

export interface Config {
  port: number;
  host: string;
  /** A name without a port matches any port. */
  allowedHosts: readonly HostPort[];
  /** Whether the simulator page is served. */
  page: boolean;
  logLevel: string;
  /** Whether sentences that are not understood are logged. */
  logsRefused: boolean;
  weatherData: 'auto' | 'live' | 'demo';
  openData: {
    hosts: Record<Host, string>;
    nwsContact: string | undefined;
    cache: string | undefined;
  };
  forecasts: ForecastSettings;
  placesIndex: string | undefined;
  store: StoreSettings;
  /** Undefined: nobody is told of warnings. */
  watch: WatchSettings | undefined;
  weatherApi: {
    url: string | undefined;
    paths: string | undefined;
    /** Whether the service at `url` knows the parameters that extend the documents. */
    hasExtensions: boolean;
    /** The key that the skill sends. */
    key: string | undefined;
    /** The keys that the service accepts. */
    keys: readonly string[];
    /** Whether requests need a key; with no `keys`, only the skill in this process has one. */
    needsKey: boolean;
  };
  /** Requests per minute and caller; undefined: no limit. */
  rateLimit: number | undefined;
  trustProxy: number | string | undefined; // Express' `trust proxy`; undefined: no proxy.
  alexa: { skillId: string | undefined; verify: boolean };
  defaultPlace: string;
  wyoming: WyomingSettings;
  warnings: readonly string[]; // Sentences to print at start.
}

/** How open speakers are served. */
export interface WyomingSettings {
  /** Undefined: they are not. */
  port: number | undefined;
  host: string;
  announces: boolean;
  /** Their locales, at most one per language; the first is for speakers that name no language. */
  locales: readonly string[];
  units: (typeof UNIT_SYSTEMS)[number] | undefined;
  /** Whether the default place is set, and so the home of the speakers. */
  hasHome: boolean;
}

/** A setting is invalid. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings, once, at start.
 *
 * @throws {ConfigError} naming each variable and its rule
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = EnvironmentSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    const rules = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(rules.join('; '));
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const broken = [...findBrokenAccessRules(settings), ...findBrokenWatchRules(settings)];
  if (broken.length > 0) throw new ConfigError(broken.join('; '));
  const verify = isProduction || settings.ALEXA_VERIFY === 'on';
  if (settings.STORE_DYNAMODB_URL !== undefined && settings.STORE_TABLE === undefined) {
    throw new ConfigError('STORE_DYNAMODB_URL requires STORE_TABLE');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    allowedHosts: settings.ALLOWED_HOSTS,
    page: settings.PAGE === undefined ? !verify : settings.PAGE === 'on',
    logLevel: settings.LOG_LEVEL,
    logsRefused: settings.LOG_REFUSED === 'on',
    // In production, demo weather must never replace real weather.
    weatherData: settings.WEATHER_DATA ?? (isProduction ? 'live' : 'auto'),
    openData: {
      hosts: {
        opendata: settings.OPENDATA_URL,
        www: settings.OPENDATA_WWW_URL,
        maps: settings.OPENDATA_MAPS_URL,
        geonames: settings.GEONAMES_URL,
        openMeteo: addApiKey(settings.OPEN_METEO_URL, settings.OPEN_METEO_KEY),
        nws: settings.NWS_URL,
      },
      nwsContact: settings.NWS_CONTACT,
      cache: settings.OPENDATA_CACHE,
    },
    forecasts: { source: settings.FORECAST_SOURCE },
    placesIndex: settings.PLACES_INDEX,
    store: {
      file: settings.STORE_FILE,
      table: settings.STORE_TABLE,
      dynamodbUrl: settings.STORE_DYNAMODB_URL,
    },
    watch: toWatchSettings(settings),
    weatherApi: {
      url: settings.WEATHER_API_URL,
      paths: settings.WEATHER_API_PATHS,
      hasExtensions: settings.WEATHER_API_EXTENSIONS === 'on',
      key: settings.WEATHER_API_KEY?.[0],
      keys: settings.WEATHER_API_KEY ?? [],
      needsKey: isApiKeyRequired(settings),
    },
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    alexa: { skillId: settings.ALEXA_SKILL_ID, verify },
    defaultPlace: settings.DEFAULT_PLACE ?? 'Berlin',
    wyoming: {
      port: settings.WYOMING_PORT,
      host: settings.WYOMING_HOST ?? settings.HOST,
      announces: settings.WYOMING_MDNS === 'on',
      locales: settings.LOCALE,
      units: settings.UNITS,
      hasHome: settings.DEFAULT_PLACE !== undefined,
    },
    warnings: listAccessWarnings(settings),
  };
}

/** Puts the key into the host's URL, so that no other setting has to hold it. */
function addApiKey(host: string, key: string | undefined): string {
  if (key === undefined) return host;
  const url = new URL(host);
  url.searchParams.set('apikey', key);
  return url.href;
}
