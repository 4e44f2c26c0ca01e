import { describe, expect, it } from 'vitest';
import { readPage } from '../docs/pages.ts';
import { listSettings } from '../support/settings.ts';

/** Settings that `npx osls deploy` does not pass to the functions, each with the reason. */
const NOT_ON_LAMBDA: Record<string, string> = {
  PORT: 'AWS calls the functions: they listen on no port',
  HOST: 'AWS calls the functions: they listen on no address',
  ALLOWED_HOSTS: 'the HTTP API forwards only its own host names',
  PAGE: 'the functions serve no page',
  LOG_REFUSED: 'Alexa sends intents, no sentences',
  LOG_LEVEL: 'the alarms read metrics, which no level suppresses; the default logs what failed',
  OPENDATA_URL: 'a mirror in a local network is out of reach of the functions',
  OPENDATA_WWW_URL: 'as OPENDATA_URL',
  OPENDATA_MAPS_URL: 'as OPENDATA_URL',
  GEONAMES_URL: 'as OPENDATA_URL',
  NWS_URL: 'as OPENDATA_URL',
  STORE_FILE: 'a file ends with its instance: STORE_TABLE',
  WEATHER_API_PATHS: 'the archive of a function contains no JSON file of the user',
  WEATHER_API_EXTENSIONS: 'Alexa sends no words of a date, which are all that it is about',
  OPEN_API: 'the deployment always has a key',
  RATE_LIMIT: 'each instance would count by itself: ThrottlingRateLimit of the HTTP API',
  TRUST_PROXY: 'only the HTTP API calls the service',
  ALEXA_VERIFY: 'AWS admits only Alexa to the function, which receives no signature',
  DEFAULT_PLACE: 'Alexa devices send a position or an address; otherwise Berlin',
  WYOMING_PORT: 'a function has no socket for open speakers',
  WYOMING_HOST: 'as WYOMING_PORT',
  WYOMING_MDNS: 'as WYOMING_PORT',
  LOCALE: 'Alexa sends the whole locale',
  UNITS: 'Alexa devices have settings of their own',
};

const settings = listSettings();
const deployment = readPage('serverless.yml').text;

describe('an operator who deploys to AWS Lambda', () => {
  it.each(settings)('sets %s for the functions, or finds the reason why not', (name) => {
    const isPassed = new RegExp(`^ +${name}: `, 'm').test(deployment);
    expect({ name, isPassed }).toEqual({ name, isPassed: !(name in NOT_ON_LAMBDA) });
  });

  it('finds no reason for a setting that is gone', () => {
    expect(Object.keys(NOT_ON_LAMBDA).filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('finds in docs/settings.md all that `npx osls deploy` reads', () => {
    const [, page = ''] = readPage('docs/settings.md').text.split('## Building and deploying');
    const [section = ''] = page.split(/^## /m);
    const read = Array.from(deployment.matchAll(/\$\{env:([A-Z_]+)/g), ([, name = '']) => name);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
