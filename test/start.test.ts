import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** The first start on a new machine makes the index of places, within the memory that it is given. */
it('npm start is ready where nothing has been made yet', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const { PATH, HOME } = process.env;
  const start = spawn('npm', ['start'], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      WEATHER_DATA: 'demo',
      PLACES_INDEX: join(folder, 'places'),
      STORE_FILE: join(folder, 'remembered.sqlite'),
    },
    detached: true,
  });
  const { pid } = start;
  onTestFinished(async () => {
    if (pid !== undefined && start.exitCode === null) process.kill(-pid);
    await rm(folder, { recursive: true, force: true });
  });
  let said = '';
  const ready = await new Promise<boolean>((resolve) => {
    start.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('is ready at')) resolve(true);
    });
    start.once('exit', () => resolve(false));
  });
  const address = /http:\S+/.exec(said)?.[0] ?? '';
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
  await expect.poll(isGone, { timeout: 10_000 }).toBe(true);
});
