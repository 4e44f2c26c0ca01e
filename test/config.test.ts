import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { listSettings } from './support/settings.ts';

it('has a default for every setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    allowedHosts: [],
    page: true,
    logLevel: 'info',
    logsRefused: false,
    weatherData: 'auto',
    forecasts: { source: 'dwd' },
    store: { file: undefined, table: undefined, dynamodbUrl: undefined },
    weatherApi: { url: undefined, paths: undefined, key: undefined, keys: [], needsKey: false },
    warnings: [],
    rateLimit: undefined,
    trustProxy: undefined,
    alexa: { skillId: undefined, verify: false },
    defaultPlace: 'Berlin',
    wyoming: {
      port: undefined,
      host: '127.0.0.1',
      announces: true,
      locales: [],
      units: undefined,
      hasHome: false,
    },
  });
});

it('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', WEATHER_API_KEY: '', DEFAULT_PLACE: '' })).toEqual(readConfig({}));
});

it('reads every setting', () => {
  const environment = {
    NODE_ENV: 'development',
    PORT: '8080',
    HOST: '0.0.0.0',
    ALLOWED_HOSTS: 'Weather.home, 192.168.1.5:3000,[2001:DB8::1]',
    PAGE: 'on',
    LOG_LEVEL: 'silent',
    LOG_REFUSED: 'on',
    WEATHER_DATA: 'demo',
    OPENDATA_URL: 'http://localhost:1',
    OPENDATA_WWW_URL: 'http://localhost:2',
    OPENDATA_MAPS_URL: 'http://localhost:4',
    GEONAMES_URL: 'http://localhost:5',
    FORECAST_SOURCE: 'open-meteo',
    OPEN_METEO_URL: 'http://localhost:6/mirror',
    OPEN_METEO_KEY: 'a&b',
    NWS_CONTACT: 'weather@example.org',
    NWS_URL: 'http://localhost:7',
    OPENDATA_CACHE: '/var/cache/weather',
    PLACES_INDEX: 'dist/places',
    STORE_FILE: '/var/lib/weather/remembered.sqlite',
    STORE_TABLE: 'weather-voice-dev.remembered_1',
    STORE_DYNAMODB_URL: 'http://localhost:8000',
    WEATHER_API_URL: 'http://localhost:3/v4_0',
    WEATHER_API_PATHS: 'paths.json',
    WEATHER_API_EXTENSIONS: 'on',
    WEATHER_API_KEY: 'secret, another',
    OPEN_API: 'off',
    RATE_LIMIT: '60',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    ALEXA_SKILL_ID: 'amzn1.ask.skill.mine',
    ALEXA_VERIFY: 'on',
    DEFAULT_PLACE: 'Hamburg',
    WYOMING_PORT: '10500',
    WYOMING_HOST: '192.168.1.5',
    WYOMING_MDNS: 'off',
    LOCALE: 'de-DE, en-GB',
    UNITS: 'british',
    WATCH_KEY: Buffer.alloc(32, 1).toString('base64'),
    WATCH_WEBHOOKS: 'http://ha.home/api/webhook/1, https://ntfy.home/weather',
    WATCH_WEBHOOK_SECRET: 'a secret of many signs',
    ALEXA_EVENTS_CLIENT_ID: 'amzn1.client',
    ALEXA_EVENTS_CLIENT_SECRET: 'hidden',
    ALEXA_EVENTS_STAGE: 'development',
  };
  expect(Object.keys(environment)).toEqual(listSettings());
  const config = readConfig(environment);
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    allowedHosts: [
      { name: 'weather.home', port: undefined },
      { name: '192.168.1.5', port: 3000 },
      { name: '2001:db8::1', port: undefined },
    ],
    page: true,
    logLevel: 'silent',
    logsRefused: true,
    weatherData: 'demo',
    forecasts: { source: 'open-meteo' },
    openData: {
      hosts: {
        opendata: 'http://localhost:1',
        www: 'http://localhost:2',
        maps: 'http://localhost:4',
        geonames: 'http://localhost:5',
        openMeteo: 'http://localhost:6/mirror?apikey=a%26b',
        nws: 'http://localhost:7',
      },
      nwsContact: 'weather@example.org',
      cache: '/var/cache/weather',
    },
    placesIndex: 'dist/places',
    store: {
      file: '/var/lib/weather/remembered.sqlite',
      table: 'weather-voice-dev.remembered_1',
      dynamodbUrl: 'http://localhost:8000',
    },
    weatherApi: {
      url: 'http://localhost:3/v4_0',
      paths: 'paths.json',
      hasExtensions: true,
      key: 'secret',
      keys: ['secret', 'another'],
      needsKey: true,
    },
    rateLimit: 60,
    trustProxy: 'loopback, 10.0.0.0/8, ::1',
    alexa: { skillId: 'amzn1.ask.skill.mine', verify: true },
    defaultPlace: 'Hamburg',
    wyoming: {
      port: 10_500,
      host: '192.168.1.5',
      announces: false,
      locales: ['de-DE', 'en-GB'],
      units: 'british',
      hasHome: true,
    },
    watch: {
      key: Buffer.alloc(32, 1),
      webhooks: {
        urls: ['http://ha.home/api/webhook/1', 'https://ntfy.home/weather'],
        secret: 'a secret of many signs',
      },
      alexa: { clientId: 'amzn1.client', clientSecret: 'hidden', stage: 'DEVELOPMENT' },
    },
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['NODE_ENV', 'prod'],
  ['HOST', '*'],
  ['HOST', 'localhost:3000'],
  ['HOST', '[::1]'],
  ['ALLOWED_HOSTS', '*'],
  ['ALLOWED_HOSTS', 'weather.home,'],
  ['ALLOWED_HOSTS', 'http://weather.home'],
  ['ALLOWED_HOSTS', '*.home'],
  ['ALLOWED_HOSTS', 'weather.home:99999'],
  ['PAGE', 'yes'],
  ['OPEN_API', 'true'],
  ['RATE_LIMIT', '1e400'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_REFUSED', 'true'],
  ['WEATHER_DATA', 'real'],
  ['OPENDATA_URL', 'opendata'],
  ['OPENDATA_WWW_URL', 'www'],
  ['WEATHER_API_URL', 'localhost'],
  ['WEATHER_API_URL', 'localhost:3000'],
  ['WEATHER_API_URL', 'ftp://example.org'],
  ['OPENDATA_URL', 'file:///etc'],
  ['FORECAST_SOURCE', 'openmeteo'],
  ['OPEN_METEO_URL', 'open-meteo.com'],
  ['OPEN_METEO_KEY', 'my key'],
  ['NWS_CONTACT', 'the operator'],
  ['NWS_CONTACT', 'me@example.org) (other'],
  ['NWS_CONTACT', 'bö@example.org\r\nHost: x'],
  ['NWS_URL', 'api.weather.gov'],
  ['STORE_TABLE', 'my table'],
  ['STORE_TABLE', 'ab'],
  ['STORE_DYNAMODB_URL', 'localhost:8000'],
  ['STORE_DYNAMODB_URL', 'http://localhost:8000'],
  ['ALEXA_VERIFY', 'yes'],
  ['WYOMING_PORT', '70000'],
  ['WYOMING_HOST', '*'],
  ['WYOMING_MDNS', 'yes'],
  ['LOCALE', 'german'],
  ['LOCALE', 'de'],
  ['LOCALE', 'de-DE,'],
  ['UNITS', 'celsius'],
  ['OPENDATA_CACHE', 'memcached://localhost:11211'],
  ['OPENDATA_CACHE', 'redis://'],
  ['OPENDATA_CACHE', 'redis://localhost:port'],
  ['OPENDATA_CACHE', 'redis://localhost/first'],
  ['WEATHER_API_KEY', 'one,,two'],
  ['WEATHER_API_KEY', 'one two'],
  ['WEATHER_API_KEY', 'schlüssel'],
  ['RATE_LIMIT', 'often'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', '1.5'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'loopback,'],
])('rejects %s=%s and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} \\S`));
});

it.each([
  '/var/cache/weather',
  'cache',
  'redis://localhost',
  'redis://localhost:6379/2',
  'rediss://user:secret@cache.example.org:6380/0',
])('accepts %s as the cache', (where) => {
  expect(readConfig({ OPENDATA_CACHE: where }).openData.cache).toBe(where);
});

it('does not repeat a rejected password', () => {
  expect(() => readConfig({ OPENDATA_CACHE: 'redis://user:secret@localhost/first' })).toThrow(
    /^OPENDATA_CACHE must be a directory or an address like \S+ or \S+$/,
  );
});

it('accepts a number of proxies', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

it('names every invalid setting', () => {
  const wrong = { PORT: 'http', WEATHER_DATA: 'real' };
  expect(() => readConfig(wrong)).toThrow(
    /^PORT must be a number; WEATHER_DATA must be auto, live or demo$/,
  );
});

it.each([
  [{}, 'auto'],
  [{ NODE_ENV: 'production' }, 'live'],
  [{ NODE_ENV: 'production', WEATHER_DATA: 'demo' }, 'demo'],
])('falls back to demo weather only outside of production: %o', (environment, expected) => {
  expect(readConfig(environment).weatherData).toBe(expected);
});

it.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535'],
  ['RATE_LIMIT', '0', 'RATE_LIMIT must be a whole number above zero'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug, info, warn, error or silent'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be production, development or test'],
])('lists the valid values of %s=%s', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${sentence}$`));
});

it.each([
  ['WATCH_WEBHOOKS', 'http://ha.home', 'WATCH_KEY'],
  ['WATCH_WEBHOOK_SECRET', 'a secret of many signs', 'WATCH_WEBHOOKS'],
  ['ALEXA_EVENTS_CLIENT_ID', 'amzn1.client', 'WATCH_KEY'],
  ['ALEXA_EVENTS_CLIENT_SECRET', 'hidden', 'ALEXA_EVENTS_CLIENT_ID'],
])('names what %s=%s lacks: %s', (name, value, other) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} requires ${other}`);
});

it.each(['ftp://home:secret@host', 'https://home:100%secret@host'])(
  'does not repeat the address of a webhook, which may hold a password: %s',
  (address) => {
    const [refusal] = refusalOf({ WATCH_WEBHOOKS: address });
    expect(refusal).toMatch(/^ConfigError: WATCH_WEBHOOKS must be http or https addresses/);
    expect(refusal).not.toContain('secret');
  },
);

it('tells nobody of warnings unless it is set', () => {
  expect(readConfig({}).watch).toBeUndefined();
});

it('describes every setting in its own words', () => {
  const junk = [
    ' ',
    '\u0000',
    '-1',
    '1e999',
    'NaN',
    '{}',
    'x'.repeat(100_000),
    '://',
    '\u{1f600}',
    'a,,b',
  ];
  const refusals = listSettings().flatMap((name) =>
    junk.flatMap((value) => refusalOf({ [name]: value }).map((refusal) => ({ name, refusal }))),
  );
  expect(refusals.length).toBeGreaterThan(100);
  for (const { name, refusal } of refusals) {
    expect(refusal).toMatch(new RegExp(`^ConfigError: ${name} [a-z]`));
    expect(refusal).not.toMatch(/invalid|expected|received|too (big|small)/i);
  }
});

/** The error message for an environment. */
function refusalOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it('serves open speakers at the address of the server unless they have their own', () => {
  expect(readConfig({ HOST: 'localhost' }).wyoming.host).toBe('localhost');
  const both = { HOST: 'localhost', WYOMING_HOST: '0.0.0.0' };
  expect(readConfig(both)).toMatchObject({ host: 'localhost', wyoming: { host: '0.0.0.0' } });
});
