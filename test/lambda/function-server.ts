import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('function-server.mjs', import.meta.url));
/** A module that stops the clock of a process at FIXED_TIME. */
export const FIXED_CLOCK = new URL('../support/fixed-clock.mjs', import.meta.url).href;

/** A bundled function in a process of its own, on loopback. */
export interface FunctionServer {
  /** Where it is invoked. */
  url: string;
  kill: () => void;
}

/**
 * Starts a function at a set time, with nothing of this process's settings.
 *
 * @param module path of its handler
 */
export async function serveFunction(
  module: string,
  time: string,
  variables: Record<string, string>,
): Promise<FunctionServer> {
  const child = spawn(process.execPath, ['--import', FIXED_CLOCK, SERVER, module], {
    env: { FIXED_TIME: time, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The function ends with ${code} before it listens`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${Number(port)}/2015-03-31/functions/skill/invocations`,
    kill: () => void child.kill(),
  };
}
