import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const GUARD = new URL('loopback-only.mjs', import.meta.url);

/** `npm start` in production, as a process that reaches nothing beyond this machine. */
export interface ProductionProcess {
  /** `http://localhost:3000` */
  url: string;
  /** `host:port` of each outgoing connection that it tried. */
  outside(): string[];
  log(): string;
  isRunning(): boolean;
}

/** It ends with the test that started it, and everything that it wrote with it. */
export async function startProduction(
  settings: Record<string, string>,
): Promise<ProductionProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const outside = join(folder, 'outside');
  writeFileSync(outside, '');
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${GUARD.href}`,
      npm_config_update_notifier: 'false',
      OUTSIDE_LOG: outside,
      PORT: '0',
      WEATHER_DATA: 'demo',
      STORE_FILE: ':memory:',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(async () => {
    // The group: npm, and what it started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  let log = '';
  child.stderr.on('data', (text) => {
    log += String(text);
  });
  const { promise: started, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (text) => {
    said += String(text);
    const [, url] = /is ready at (http:\S+)/.exec(said) ?? [];
    if (url !== undefined) resolve(url);
  });
  child.once('exit', () => reject(new Error(`npm start ends: ${said}${log}`)));
  return {
    url: await started,
    outside: () => readFileSync(outside, 'utf8').split('\n').filter(Boolean),
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}
