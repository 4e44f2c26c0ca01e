import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

it('checks signatures in production, and no setting disables that', () => {
  expect(readConfig({ NODE_ENV: 'production' }).alexa.verify).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production', ALEXA_VERIFY: 'off' })).toThrow(
    /^ALEXA_VERIFY must not be off in production$/,
  );
});

it.each(['production', 'Production', ' PRODUCTION '])(
  'treats NODE_ENV=%s as production',
  (name) => {
    expect(readConfig({ NODE_ENV: name })).toMatchObject({ page: false, alexa: { verify: true } });
  },
);

it.each([
  [{}, false],
  [{ OPEN_API: 'off' }, true],
  [{ WEATHER_API_KEY: 'sesame' }, true],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', OPEN_API: 'on' }, false],
  [{ NODE_ENV: 'production', OPEN_API: 'off' }, true],
  [{ NODE_ENV: 'production', WEATHER_API_KEY: 'sesame' }, true],
])('requires a key with %o: %s', (environment, needsKey) => {
  expect(readConfig(environment).weatherApi.needsKey).toBe(needsKey);
});

it.each([
  [{}, true],
  [{ ALEXA_VERIFY: 'on' }, false],
  [{ ALEXA_VERIFY: 'on', PAGE: 'on' }, true],
  [{ PAGE: 'off' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', PAGE: 'on' }, true],
  [{ NODE_ENV: 'production', PAGE: 'on', HOST: '0.0.0.0', ALLOWED_HOSTS: 'weather.home' }, true],
])('serves the page with %o: %s', (environment, page) => {
  expect(readConfig(environment).page).toBe(page);
});

it.each(['127.0.0.1', '127.3.4.5', '::1', 'localhost', 'LOCALHOST'])('listens on %s', (HOST) => {
  expect(readConfig({ HOST }).host).toBe(HOST);
});

it.each(['0.0.0.0', '::', '192.168.1.5', 'weather.home', '127.0.0.1.evil.example', '127.1'])(
  'listens on %s only with names or keys',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/^HOST .* ALLOWED_HOSTS, .* or WEATHER_API_KEY$/);
    expect(readConfig({ HOST, ALLOWED_HOSTS: 'weather.home' }).host).toBe(HOST);
    expect(readConfig({ HOST, WEATHER_API_KEY: 'sesame' }).host).toBe(HOST);
  },
);

it.each([
  [{ OPEN_API: 'on', WEATHER_API_KEY: 'sesame' }, /^OPEN_API must not be on if WEATHER_API_KEY is/],
  [
    { NODE_ENV: 'production', PAGE: 'on', HOST: '0.0.0.0', WEATHER_API_KEY: 'sesame' },
    /^PAGE must not be on in production .* no ALLOWED_HOSTS$/,
  ],
])('rejects contradicting settings: %o', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(() => readConfig(environment)).not.toThrow('sesame');
});
