import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

it('runs without any setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    logLevel: 'info',
    weatherData: 'auto',
    forecastSource: 'dwd',
    store: { file: undefined, table: undefined, dynamodbUrl: undefined },
    weatherApi: { url: undefined, paths: undefined, key: undefined, keys: [] },
    rateLimit: undefined,
    trustProxy: undefined,
    alexa: { skillId: undefined, verify: false },
    defaultPlace: 'Berlin',
  });
});

it('takes an empty variable as not set', () => {
  expect(readConfig({ PORT: '', WEATHER_API_KEY: '', DEFAULT_PLACE: '' })).toEqual(readConfig({}));
});

it('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    LOG_LEVEL: 'silent',
    WEATHER_DATA: 'demo',
    OPENDATA_URL: 'http://localhost:1',
    OPENDATA_WWW_URL: 'http://localhost:2',
    OPENDATA_MAPS_URL: 'http://localhost:4',
    GEONAMES_URL: 'http://localhost:5',
    FORECAST_SOURCE: 'open-meteo',
    OPEN_METEO_URL: 'http://localhost:6/mirror',
    OPEN_METEO_KEY: 'a&b',
    OPENDATA_CACHE: '/var/cache/weather',
    STORE_FILE: '/var/lib/weather/remembered.sqlite',
    STORE_TABLE: 'weather-voice-dev.remembered_1',
    STORE_DYNAMODB_URL: 'http://localhost:8000',
    WEATHER_API_URL: 'http://localhost:3/v4_0',
    WEATHER_API_PATHS: 'paths.json',
    WEATHER_API_KEY: 'secret, another',
    RATE_LIMIT: '60',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    ALEXA_SKILL_ID: 'amzn1.ask.skill.mine',
    ALEXA_VERIFY: 'on',
    DEFAULT_PLACE: 'Hamburg',
  });
  expect(config).toMatchObject({
    port: 8080,
    logLevel: 'silent',
    weatherData: 'demo',
    forecastSource: 'open-meteo',
    openData: {
      hosts: {
        opendata: 'http://localhost:1',
        www: 'http://localhost:2',
        maps: 'http://localhost:4',
        geonames: 'http://localhost:5',
        openMeteo: 'http://localhost:6/mirror?apikey=a%26b',
      },
      cache: '/var/cache/weather',
    },
    store: {
      file: '/var/lib/weather/remembered.sqlite',
      table: 'weather-voice-dev.remembered_1',
      dynamodbUrl: 'http://localhost:8000',
    },
    weatherApi: {
      url: 'http://localhost:3/v4_0',
      paths: 'paths.json',
      key: 'secret',
      keys: ['secret', 'another'],
    },
    rateLimit: 60,
    trustProxy: 'loopback, 10.0.0.0/8, ::1',
    alexa: { skillId: 'amzn1.ask.skill.mine', verify: true },
    defaultPlace: 'Hamburg',
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['LOG_LEVEL', 'loud'],
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
  ['STORE_TABLE', 'my table'],
  ['STORE_TABLE', 'ab'],
  ['STORE_DYNAMODB_URL', 'localhost:8000'],
  ['STORE_DYNAMODB_URL', 'http://localhost:8000'],
  ['ALEXA_VERIFY', 'yes'],
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
])('refuses %s=%s, by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} \\S`));
});

it.each([
  '/var/cache/weather',
  'cache',
  'redis://localhost',
  'redis://localhost:6379/2',
  'rediss://user:secret@cache.example.org:6380/0',
])('keeps open data at %s', (where) => {
  expect(readConfig({ OPENDATA_CACHE: where }).openData.cache).toBe(where);
});

it('does not repeat a password that it refuses', () => {
  expect(() => readConfig({ OPENDATA_CACHE: 'redis://user:secret@localhost/first' })).toThrow(
    /^OPENDATA_CACHE must be a directory or an address like \S+ or \S+$/,
  );
});

it('takes the number of proxies before it', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

it('names every setting that is wrong', () => {
  const wrong = { PORT: 'http', WEATHER_DATA: 'real' };
  expect(() => readConfig(wrong)).toThrow(
    /^PORT must be a number; WEATHER_DATA must be auto, live or demo$/,
  );
});

it('checks signatures in production, and lets nobody switch that off', () => {
  expect(readConfig({ NODE_ENV: 'production' }).alexa.verify).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production', ALEXA_VERIFY: 'off' })).toThrow(
    /^ALEXA_VERIFY must not be off in production$/,
  );
});

it.each([
  [{}, 'auto'],
  [{ NODE_ENV: 'production' }, 'live'],
  [{ NODE_ENV: 'production', WEATHER_DATA: 'demo' }, 'demo'],
])('falls back to demo weather only where nobody relies on it: %o', (environment, expected) => {
  expect(readConfig(environment).weatherData).toBe(expected);
});
