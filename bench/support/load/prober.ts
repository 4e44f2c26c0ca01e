import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_MS = 25;
const PATIENCE = 10_000;

/**
 * Asks for `/healthz` all the time, each time on a new connection; in a process of its own, whose
 * clock no load delays. Tells its parent the milliseconds of all, when it is told to stop; one that
 * failed took for ever.
 */
process.once('message', (url: string) => void probe(url));
process.once('disconnect', () => process.exit());

async function probe(url: string): Promise<void> {
  const times: Promise<number>[] = [];
  const stopped = new AbortController();
  process.once('message', () => stopped.abort());
  while (!stopped.signal.aborted) {
    times.push(timeOf(`${url}/healthz`));
    await sleep(PROBE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
  const all = await Promise.all(times);
  process.send?.(all, () => process.exit());
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const fail = () => resolve(PATIENCE);
    const asked = request(url, { agent: false }, (response) => {
      response.on('error', fail).resume();
      response.on('end', () =>
        resolve(response.statusCode === 200 ? performance.now() - begun : PATIENCE),
      );
    });
    asked.setTimeout(PATIENCE, () => asked.destroy()).on('error', fail);
    asked.end();
  });
}
