import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running `npm start`. */
export interface Started {
  /** As it is printed; empty where it did not start. */
  url: string;
  port: number;
  /** Its output so far. */
  stdout: () => string;
  stderr: () => string;
  /** Undefined while it runs. */
  exitCode: () => number | undefined;
  stop: () => Promise<void>;
}

/** Runs `npm start` with demo weather on a free port, until it is ready or has ended. */
export async function npmStart(settings: Record<string, string> = {}): Promise<Started> {
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    env: { PATH, HOME, PORT: '0', WEATHER_DATA: 'demo', STORE_FILE: ':memory:', ...settings },
    detached: true,
  });
  const exited = once(child, 'close');
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk);
      if (stdout.includes('is ready at')) resolve();
    });
  });
  await Promise.race([ready, exited]);
  const url = /is ready at (?<url>http:\S+)/.exec(stdout)?.groups?.['url'] ?? '';
  return {
    url,
    port: Number(URL.parse(url)?.port),
    stdout: () => stdout,
    stderr: () => stderr,
    exitCode: () => child.exitCode ?? undefined,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}
