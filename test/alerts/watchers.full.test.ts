import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { createPlaceViewer } from '../../src/alerts/place-view.ts';
import { openSources } from '../../src/app/sources.ts';
import { openWatcher, startWatching, type Watcher } from '../../src/app/watch.ts';
import { readConfig } from '../../src/config.ts';
import { startLoopbackHttp } from '../support/loopback-http.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { NOON } from '../watch/warnings.ts';
import { HAMBURG, subscription, userId } from './watched-town.ts';
import { startReceiver } from './receiver.ts';

const silent = pino({ level: 'silent' });
const clock = () => new Date(NOON);

const hanging = async () => Promise.withResolvers<never>().promise;

/** Opens watchers of one store, with demo weather, and a subscriber who is told of gusts by a webhook. */
async function openStore(webhook: string) {
  const config = readConfig({
    WEATHER_DATA: 'demo',
    STORE_FILE: `${await temporaryDirectory()}/store.sqlite`,
    WATCH_KEY: Buffer.alloc(32, 3).toString('base64'),
    WATCH_WEBHOOKS: webhook,
    WATCH_WEBHOOK_SECRET: 'a secret of many signs',
  });
  const { watch } = config;
  if (!watch) throw new Error('Nobody is told');
  const sources = await openSources(config, clock, silent);
  onTestFinished(sources.close);
  const open = async () => openWatcher({ config, watch, sources, log: silent });
  const first = await open();
  const wishes = [{ kind: 'gusts' as const, minKmh: 20 }];
  const user = { id: userId('anna'), apiEndpoint: null, at: NOON };
  await first.subscriptions.save(user, subscription({ wishes }));
  return { first, open, sources };
}

it('a household that two watchers of one store know is told once', async () => {
  let posts = 0;
  const passes: Promise<unknown>[] = [];
  const second = Promise.withResolvers<Watcher>();
  const answer = async (response: ServerResponse) => {
    const other = await second.promise;
    expect(await other.runPass()).toMatchObject({ subscribers: 0, delivered: 0 });
    response.writeHead(204).end();
  };
  const url = await startLoopbackHttp((_request, response) => {
    posts += 1;
    // The other one looks while the first waits for this answer.
    passes.push(answer(response));
  });
  const { first, open } = await openStore(url);
  const other = await open();
  second.resolve(other);
  expect(await first.runPass()).toMatchObject({ delivered: 1 });
  await Promise.all(passes);
  expect(posts).toBe(1);
  expect(await other.runPass()).toMatchObject({ subscribers: 1, decided: 0, delivered: 0 });
  await Promise.all([first.close(), other.close()]);
});

it('a server that stops does not wait for a receiver that hangs, and tells it after the restart', async () => {
  const receiver = await startReceiver('hang');
  const { first, open } = await openStore(receiver.url);
  const watching = startWatching(first, silent);
  await receiver.next();
  await watching.close();
  expect(receiver.received).toHaveLength(1);
  const restarted = await open();
  expect(await restarted.runPass()).toMatchObject({ decided: 0, delivered: 1 });
  const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await restarted.close();
});

it('a source that does not answer holds up a look until the end of the pass, no longer', async () => {
  const { first, sources } = await openStore('http://127.0.0.1:1');
  const viewPlace = createPlaceViewer(
    { ...sources, warnings: { ...sources.warnings, at: hanging } },
    silent,
  );
  const needs = { warnings: true, hours: false, nextHour: false, pollen: false };
  const stop = new AbortController();
  const view = viewPlace(HAMBURG, needs, stop.signal);
  stop.abort();
  expect(await view).toMatchObject({ warnings: null });
  await first.close();
});
