import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_MS = 25;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Requests `/healthz` continuously, each time on a new connection, in its own process, whose clock is
 * not delayed by the load. Sends the latencies to its parent on `stop`; a failed request counts as
 * infinite.
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
    const fail = () => resolve(REQUEST_TIMEOUT_MS);
    const outgoing = request(url, { agent: false }, (response) => {
      response.on('error', fail).resume();
      response.on('end', () =>
        resolve(response.statusCode === 200 ? performance.now() - begun : REQUEST_TIMEOUT_MS),
      );
    });
    outgoing.setTimeout(REQUEST_TIMEOUT_MS, () => outgoing.destroy()).on('error', fail);
    outgoing.end();
  });
}
