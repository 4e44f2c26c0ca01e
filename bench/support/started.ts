import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import packageJson from '../../package.json' with { type: 'json' };

/** A program of `support/` in its own process, and the address that it sends. */
export async function started(
  program: string,
  execArgv: string[],
  message?: Serializable,
): Promise<[ChildProcess, string]> {
  const child = fork(new URL(program, import.meta.url), [], { execArgv });
  if (message !== undefined) child.send(message);
  const [url]: unknown[] = await once(child, 'message');
  return [child, String(url)];
}

/** The Node.js options of the start script. */
export function flagsOfStart(): string[] {
  return packageJson.scripts.start.split(' ').slice(1, -1);
}
