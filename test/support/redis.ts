import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createClient } from '@redis/client';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from './temporary-directory.ts';

/** Whether Redis is installed, and the note for titles of skipped tests. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;
export const REDIS_NOTE = HAS_REDIS ? '' : ' (skipped: no redis-server on this machine)';

/** A Redis on a loopback port, which stops with its test. */
export interface TestRedis {
  /** `redis://127.0.0.1:PORT` */
  url: string;
  kill(): Promise<void>;
  /** At the same address, with nothing in it. */
  startAgain(): Promise<void>;
  /** It hangs: takes connections and commands, and answers none. */
  pause(): void;
  resume(): void;
  /** Runs a command with a separate client. */
  command(...words: string[]): Promise<unknown>;
}

export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const port = await freePort();
  const directory = await temporaryDirectory();
  const url = `redis://127.0.0.1:${port}`;
  const input = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory];
  let running = await start();
  onTestFinished(() => stop());

  function start() {
    const server = spawn('redis-server', [...input, ...settings]);
    return new Promise<typeof server>((resolve, reject) => {
      server.once('exit', () => reject(new Error('redis-server does not start')));
      server.stdout.on('data', (text) => {
        if (String(text).includes('Ready to accept connections')) resolve(server);
      });
    });
  }

  async function stop(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      running.once('exit', resolve);
    });
    running.kill('SIGKILL');
    await ended;
  }

  return {
    url,
    kill: stop,
    startAgain: async () => {
      running = await start();
    },
    pause: () => void running.kill('SIGSTOP'),
    resume: () => void running.kill('SIGCONT'),
    command: async (...words) => {
      const client = createClient({ url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await client.sendCommand(words);
      } finally {
        client.destroy();
      }
    },
  };
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
