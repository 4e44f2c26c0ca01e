import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { listen } from '../../src/http/listen.ts';
import { openSources } from '../../src/app/sources.ts';
import { createServiceApp } from '../../src/app/service-app.ts';
import { startFaultyServer } from '../support/faulty-server.ts';
import { NOW } from './fault-paths.ts';
import { wellFiles } from './faulty-service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

const log = pino({ level: 'silent' });
const clock = () => new Date(NOW);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  return async () => rm(folder, { recursive: true });
});

/** The body of an answer of a service that keeps its files somewhere, and has just been started. */
async function answerWith(cache: string): Promise<unknown> {
  const { url, down } = await startFaultyServer(await wellFiles());
  onTestFinished(down);
  const config = readConfig({
    WEATHER_DATA: 'live',
    OPENDATA_URL: url,
    OPENDATA_WWW_URL: url,
    OPENDATA_MAPS_URL: url,
    GEONAMES_URL: url,
    OPENDATA_CACHE: cache,
  });
  const app = createServiceApp(await openSources(config, clock, log), config, log);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  const paths = [OPERATION_PATHS.forecastDays, OPERATION_PATHS.pollenTextByZip];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}/v4_0${path}`);
      expect(response.status).toBe(200);
      return response.json();
    }),
  );
}

test.each(['place', 'place/below'])(
  'a file in the way of the folder %s costs no answer',
  async (name) => {
    const well = await answerWith(join(folder, 'well'));
    await writeFile(join(folder, 'place'), 'in the way');
    expect(await answerWith(join(folder, name))).toEqual(well);
  },
);

test.each(['/dev/null/weather', '/dev/full'])(
  'a cache folder that is not writable, as %s, fails no request',
  async (place) => {
    expect(await answerWith(place)).toEqual(await answerWith(join(folder, 'well')));
  },
);

test.each<[string, (file: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (file) => file.subarray(0, file.length / 2)],
  ['other bytes', (file) => Buffer.from(file.map((byte, at) => (at % 7 === 0 ? byte ^ 1 : byte)))],
  ['something else', () => Buffer.from('{"body":{"toString":1}}')],
  ['lists in lists', () => Buffer.from('['.repeat(100_000))],
])('downloads that are %s on the disk are cache misses', async (_what, spoil) => {
  const well = await answerWith(folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(1);
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    await writeFile(path, spoil(await readFile(path)));
  }
  expect(await answerWith(folder)).toEqual(well);
});

test('a folder in place of each download fails no request', async () => {
  const well = await answerWith(folder);
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true });
    await mkdir(join(folder, name));
  }
  expect(await answerWith(folder)).toEqual(well);
});
