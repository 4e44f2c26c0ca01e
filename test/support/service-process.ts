import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

const PROGRAM = fileURLToPath(new URL('./service-program.ts', import.meta.url));

/** The program in its own process, which stops with its test. */
export interface ServiceProcess {
  setClock(now: number): void;
  /** Requests a path below the version. */
  ask(path: string): Promise<{ status: number; text: string }>;
  /** Port of the open speakers; NaN without `WYOMING_PORT`. */
  wyomingPort: number;
  /** Its log and last output. */
  log(): string;
  isRunning(): boolean;
  kill(): void;
}

const Started = z.object({ url: z.string(), wyomingUrl: z.string().optional() });

/** @param flags of Node.js; by default those of the test */
export async function startServiceProcess(
  settings: Record<string, string>,
  now: number,
  flags: string[] = process.execArgv,
): Promise<ServiceProcess> {
  const { PATH, HOME } = process.env;
  const child = fork(PROGRAM, {
    env: { PATH, HOME, PORT: '0', ...settings },
    execArgv: flags,
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr?.on('data', (text) => {
    log += String(text);
  });
  child.send(now);
  const [message]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const started = Started.safeParse(message);
  if (!started.success) throw new Error(`The program does not start: ${log}`);
  const { url, wyomingUrl = '' } = started.data;
  return {
    setClock: (time) => void child.send(time),
    ask: async (path) => {
      const { statusCode, body } = await request(`${url}/v4_0${path}`);
      return { status: statusCode, text: await body.text() };
    },
    wyomingPort: Number(URL.parse(wyomingUrl)?.port ?? NaN),
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => void child.kill('SIGKILL'),
  };
}
