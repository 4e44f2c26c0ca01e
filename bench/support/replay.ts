import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RecordedBodies } from './record.ts';

/** A static server in a second process. */
export interface Replay {
  url: string;
  /** Of its process. */
  pid: number | undefined;
  stop(): void;
}

/** Starts a process that answers with the recorded bodies, and every other request with `body`. */
export async function replay(body: string, recorded: RecordedBodies = {}): Promise<Replay> {
  const child: ChildProcess = fork(new URL('static-server.ts', import.meta.url));
  child.send({ body, recorded });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${String(port)}`, pid: child.pid, stop: () => void child.kill() };
}
