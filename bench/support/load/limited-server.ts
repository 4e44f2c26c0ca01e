import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { separateFrom } from '../cores.ts';
import { flagsOfStart } from '../started.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Memory limit of the process, MiB. */
export const MEMORY = 512;

export interface LimitedServerOptions {
  /** A program of `src/cli`. */
  program?: 'server.ts' | 'wyoming.ts';
  /** Whether it has one core, and the process that started it the other. */
  isOnOneCore?: boolean;
}

/** `npm start` or `npm run wyoming` without npm, in a memory control group if possible. */
export interface LimitedServer {
  url: string;
  /** Whether the kernel enforces the limit; otherwise the peak memory is compared with it. */
  isConfined: boolean;
  isAlive: () => boolean;
  /** Current and peak memory, MiB. */
  memory: () => { now: number; most: number };
  /** Its log output. */
  log: () => string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

export async function startLimited(
  settings: Record<string, string>,
  { program = 'server.ts', isOnOneCore = false }: LimitedServerOptions = {},
): Promise<LimitedServer> {
  const { PATH, HOME, TMPDIR } = process.env;
  const group = makeGroup();
  const env = { PATH, HOME, TMPDIR, PORT: '0', NODE_ENV: 'production', STORE_FILE: ':memory:' };
  const child = spawn(process.execPath, [...flagsOfStart(), `src/cli/${program}`], {
    cwd: ROOT,
    env: { ...env, ...settings },
  });
  if (group) writeFileSync(`${group}/cgroup.procs`, String(child.pid));
  if (isOnOneCore) separateFrom(child.pid);
  let log = '';
  child.stderr.on('data', (text) => {
    log = (log + String(text)).slice(-20_000);
  });
  const ended = once(child, 'exit');
  const [ready] = await Promise.race([once(child.stdout, 'data'), ended]);
  const url = /(?:http|tcp):\/\/\S+/.exec(String(ready))?.[0];
  if (url === undefined) throw new Error(`The server does not start: ${log}`);
  child.stdout.resume();
  return {
    url: url.replace('localhost', '127.0.0.1'),
    isConfined: group !== undefined,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => readMemory(child),
    log: () => log,
    child,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      if (group) rmdirSync(group);
    },
  };
}

const LINE = { now: /VmRSS:\s+(\d+) kB/, most: /VmHWM:\s+(\d+) kB/ };

/** Reads current and peak memory from /proc, MiB; NaN after the process has exited. */
export function readMemory({ pid = 0 }: ChildProcess): { now: number; most: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const mebibytes = (line: RegExp) => Number(line.exec(status)?.[1]) / 1024;
  return { now: mebibytes(LINE.now), most: mebibytes(LINE.most) };
}

/** Creates a Linux control group, version 1 or 2; undefined if that is not permitted. */
function makeGroup(): string | undefined {
  const name = `weather-voice-bench-${process.pid}-${Date.now()}`;
  const kinds = [
    { folder: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
    { folder: '/sys/fs/cgroup', file: 'memory.max' },
  ];
  for (const { folder, file } of kinds) {
    const group = `${folder}/${name}`;
    try {
      mkdirSync(group);
      writeFileSync(`${group}/${file}`, String(MEMORY * 1024 * 1024));
      return group;
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return undefined;
}
