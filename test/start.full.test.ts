import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** A first start makes the index of places, on a machine that may be busy. */
const LONGEST_START = 120_000;

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** `npm start` with demo weather. It ends with the test. */
async function npmStart(settingsIn: (folder: string) => Promise<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const { PATH, HOME } = process.env;
  const start = spawn('npm', ['start'], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      WEATHER_DATA: 'demo',
      STORE_FILE: join(folder, 'remembered.sqlite'),
      ...(await settingsIn(folder)),
    },
    detached: true,
  });
  const { pid } = start;
  const closed = once(start, 'close');
  const end = async () => {
    if (pid !== undefined && isRunning(start)) process.kill(-pid, 'SIGKILL');
    await closed;
  };
  onTestFinished(async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  let log = '';
  start.stderr.on('data', (chunk) => {
    log += String(chunk);
  });
  const ready = await new Promise<boolean>((resolve) => {
    start.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('is ready at')) resolve(true);
    });
    start.once('exit', () => resolve(false));
  });
  const readWholeLog = async () => {
    await end();
    return log;
  };
  return { ready, said, log, pid, address: /http:\S+/.exec(said)?.[0] ?? '', readWholeLog };
}

/** The first start on a new machine makes the index of places, within the memory that it is given. */
it('npm start is ready without a place index', { timeout: LONGEST_START }, async () => {
  const { ready, said, pid, address } = await npmStart(async (folder) => ({
    PLACES_INDEX: join(folder, 'places'),
  }));
  expect({ ready, said }).toEqual({
    ready: true,
    said: expect.stringMatching(
      /Weather Voice \(demo weather\) is ready at http:\/\/localhost:\d+\n$/,
    ),
  });

  // As who runs it in a terminal, a container or below systemd tells it to end.
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  if (pid !== undefined) process.kill(pid, 'SIGTERM');
  const isGone = async () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
});

it(
  'npm start is ready if the place index cannot be saved, and names the setting',
  { timeout: LONGEST_START },
  async () => {
    const { ready, log, address } = await npmStart(async (folder) => {
      await writeFile(join(folder, 'file'), 'in the way');
      return { PLACES_INDEX: join(folder, 'file', 'places') };
    });
    expect({ ready, log }).toMatchObject({ ready: true });
    expect(log).toContain('Could not save the place index');
    expect(log).toContain('Set PLACES_INDEX to a writable file');
    const found = await fetch(`${address}/v4_0/locations/search/Hamburg`);
    expect(await found.text()).toContain('Hamburg');
  },
);

it('npm start is ready if npm runs no scripts before it', { timeout: LONGEST_START }, async () => {
  const { ready, log } = await npmStart(async (folder) => ({
    npm_config_ignore_scripts: 'true',
    PLACES_INDEX: join(folder, 'places'),
  }));
  expect({ ready, log }).toMatchObject({ ready: true });
});

/** What Node.js reports of a module that it finds in no cache. */
const NOT_CACHED = /file:\S+\/((?:src|intents)\/\S+) was not initialized/g;

it(
  'the first start finds its modules compiled, so that it needs no memory for the compiler',
  { timeout: LONGEST_START },
  async () => {
    const { ready, readWholeLog } = await npmStart(async (folder) => {
      const settings = {
        PLACES_INDEX: join(folder, 'places'),
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      };
      const { PATH, HOME } = process.env;
      await promisify(execFile)('npm', ['run', 'prestart'], { env: { PATH, HOME, ...settings } });
      return {
        ...settings,
        npm_config_ignore_scripts: 'true',
        NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
      };
    });
    expect(ready).toBe(true);
    const log = await readWholeLog();
    expect(log).toContain('src/cli/server.ts was accepted');
    expect([...log.matchAll(NOT_CACHED)].map(([, module]) => module)).toEqual([]);
  },
);
