import { expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { openPlacedRecords } from '../../src/store/placed-records.ts';
import { createSubscriptions, createUserCipher } from '../../src/watch/subscriber.ts';
import { logLines } from '../support/log-lines.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { NOON } from '../watch/warnings.ts';
import { startReceiver } from './receiver.ts';
import { subscription, userId } from './watched-town.ts';

const KEY = Buffer.alloc(32, 3);
const silent = pino({ level: 'silent' });
const clock = () => new Date(NOON);

it('a server at home tells a household of gusts, by what its demo weather has', async () => {
  const receiver = await startReceiver();
  const file = `${await temporaryDirectory()}/store.sqlite`;
  const config = readConfig({
    PORT: '0',
    PAGE: 'off',
    WEATHER_DATA: 'demo',
    STORE_FILE: file,
    WATCH_KEY: KEY.toString('base64'),
    WATCH_WEBHOOKS: receiver.url,
    WATCH_WEBHOOK_SECRET: 'a secret of many signs',
  });
  const records = await openPlacedRecords(config.store, clock, silent);
  const subscriptions = createSubscriptions(records, createUserCipher(KEY));
  const wishes = [{ kind: 'gusts' as const, minKmh: 20 }];
  const user = { id: userId('anna'), apiEndpoint: null, at: NOON };
  await subscriptions.save(user, subscription({ wishes }));
  records.close();
  const app = await startApp({ config, clock, log: silent });
  onTestFinished(app.close);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  const [message] = receiver.received.map(({ body }) => JSON.parse(body));
  expect(message).toMatchObject({ kind: 'gusts', place: 'Hamburg', change: 'new' });
  expect(message.text).toMatch(/Hamburg.*Kilometer pro Stunde/);
});

it('a server that has only demo weather for want of live weather tells nobody', async () => {
  const receiver = await startReceiver();
  const config = readConfig({
    PORT: '0',
    PAGE: 'off',
    WEATHER_DATA: 'auto',
    FORECAST_SOURCE: 'open-meteo',
    OPEN_METEO_URL: 'http://127.0.0.1:1',
    STORE_FILE: `${await temporaryDirectory()}/store.sqlite`,
    WATCH_KEY: KEY.toString('base64'),
    WATCH_WEBHOOKS: receiver.url,
    WATCH_WEBHOOK_SECRET: 'a secret of many signs',
  });
  const { log, fields } = logLines();
  const app = await startApp({ config, clock, log });
  onTestFinished(app.close);
  expect(app.source).toBe('demo');
  expect(fields().map(({ msg }) => msg)).toContain(
    'Nobody is told of warnings: there is no live weather, only the demo',
  );
});
