import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../support/free-ports.ts';
import { connectClient, writeEvent } from './client.ts';
import { readPort, saySentence } from './house.ts';

const QUESTION = { text: 'wie wird das wetter morgen', language: 'de' };

interface StartedProgram {
  pid: number;
  /** Address of the open speakers. */
  port: number;
  stdout: () => string;
  exitCode: Promise<unknown>;
  signal: (name: NodeJS.Signals) => void;
}

/** Starts a program of `src/cli` with demo weather, until it serves open speakers. It ends with the test. */
async function start(program: string, settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [`src/cli/${program}`], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      WYOMING_PORT: '0',
      WEATHER_DATA: 'demo',
      STORE_FILE: ':memory:',
      DEFAULT_PLACE: 'Köln',
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exitCode = once(child, 'exit').then(([code]): unknown => code);
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk);
      if (/ at tcp:\S+\n/.test(stdout)) resolve();
    });
  });
  await Promise.race([ready, exitCode]);
  const url = / at (?<url>tcp:\S+)\n/.exec(stdout)?.groups?.['url'];
  if (url === undefined || child.pid === undefined) throw new Error(`Does not start: ${stderr}`);
  const started: StartedProgram = {
    pid: child.pid,
    port: readPort({ url }),
    stdout: () => stdout,
    exitCode,
    signal: (name) => void child.kill(name),
  };
  return started;
}

/** Ports on which a process listens, by `/proc`. */
async function listListening(pid: number): Promise<{ address: string; port: number }[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(
    descriptors.map(async (fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')),
  );
  const own = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  const table = await readFile('/proc/net/tcp', 'utf8');
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && own.has(inode ?? ''))
    .map(([, local = '']) => {
      const [address = '', port = ''] = local.split(':');
      return { address, port: Number.parseInt(port, 16) };
    });
}

it('npm run wyoming serves open speakers and nothing else that others could reach', async () => {
  const { pid, port, stdout } = await start('wyoming.ts');
  expect(stdout()).toBe(`Open speakers are served (demo weather) at tcp://127.0.0.1:${port}\n`);
  const { data } = await saySentence(port, QUESTION);
  expect(data['text']).toMatch(/Morgen .*in Köln/);
  const others = (await listListening(pid)).filter((socket) => socket.port !== port);
  // The server of the skill in the process accepts nobody else.
  expect(others).toHaveLength(1);
  await expect(fetch(`http://127.0.0.1:${others[0]?.port}/healthz`)).rejects.toThrow(
    'fetch failed',
  );
});

it('npm start serves them beside the service, and both answer alike', async () => {
  const { port, stdout } = await start('server.ts');
  const { url = '' } = /is ready at (?<url>http:\S+)/.exec(stdout())?.groups ?? {};
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await saySentence(port, QUESTION)).data['text']).toMatch(/Morgen .*in Köln/);
});

it('a sentence that has arrived is answered before the process ends', async () => {
  const { port, signal, exitCode } = await start('wyoming.ts');
  const [asking, idle] = [await connectClient(port), await connectClient(port)];
  expect((await idle.ask('ping'))?.type).toBe('pong');
  asking.send(writeEvent('ping'), writeEvent('transcript', QUESTION));
  expect((await asking.receive())?.type).toBe('pong');
  signal('SIGTERM');
  const heard = await asking.receiveAll();
  expect(heard.find(({ type }) => type === 'handled')?.data['text']).toMatch(/Morgen/);
  asking.socket.end();
  expect(await idle.receive()).toBeUndefined();
  idle.socket.end();
  expect(await exitCode).toBe(0);
});

it.each(['wyoming.ts', 'server.ts'])(
  '%s ends with a sentence if the port is taken',
  async (program) => {
    const { port } = await start('wyoming.ts');
    const taken = start(program, { WYOMING_PORT: String(port) });
    await expect(taken).rejects.toThrow(
      /Does not start: (?:.*\n)?WYOMING_PORT must be a free port: another program listens on it\.\n$/,
    );
  },
);

it('ends with a sentence if a setting is wrong', async () => {
  await expect(start('wyoming.ts', { LOCALE: 'xx-XX' })).rejects.toThrow(
    /LOCALE must name locales of de-DE, .*, not "xx-XX"\.\n$/,
  );
});

it('announces itself where the network can reach it, and goes on if that fails', async () => {
  const [port = 0] = await freePorts(1);
  const settings = { WYOMING_HOST: '0.0.0.0', WYOMING_PORT: String(port) };
  const { stdout, signal, exitCode } = await start('wyoming.ts', settings);
  expect(stdout()).toContain(`tcp://0.0.0.0:${port}`);
  expect((await saySentence(port, QUESTION)).type).toBe('handled');
  signal('SIGTERM');
  expect(await exitCode).toBe(0);
});

it('explains itself', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['src/cli/wyoming.ts', '--help']);
  expect(stdout).toMatch(/^Usage: npm run wyoming\n/);
});
