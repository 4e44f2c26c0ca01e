import type { WayOut } from '../../src/alerts/way-out.ts';
import type { PlacedRecords } from '../../src/store/placed-records.ts';
import type { Way } from '../../src/watch/subscription.ts';
import type { Message } from '../../src/watch/subscriber.ts';

/** The process ends here. */
class Crash extends Error {
  override name = 'Crash';
}

/** When a step crashes the process: before it has an effect, or after it, before its answer is read. */
export type CrashPoint = 'before' | 'after' | undefined;

/**
 * Writes and messages that crash the process as a test says. Each process has its own: after its crash, what it still
 * does has no effect.
 */
export function crashing(plan: (step: number) => CrashPoint) {
  let steps = 0;

  function start() {
    const down = new AbortController();

    async function run<T>(step: () => Promise<T>): Promise<T> {
      if (down.signal.aborted) throw new Crash();
      steps += 1;
      const point = plan(steps);
      if (point !== undefined) down.abort();
      if (point === 'before') throw new Crash();
      const result = await step();
      if (point === 'after') throw new Crash();
      return result;
    }

    return {
      /** Aborted by the crash: what it says and counts since is nothing. */
      down: down.signal,
      records: (records: PlacedRecords): PlacedRecords => ({
        ...records,
        write: async (record) => run(async () => records.write(record)),
      }),
      /** A way that takes every message. */
      way: (way: Way, onMessage: (message: Message, key: string) => void): WayOut => ({
        way,
        receivers: way === 'alexa' ? ['alexa'] : ['webhook:1', 'webhook:2'],
        isShared: way === 'webhook',
        send: async (receiver, message, { key }) =>
          run(async () => {
            onMessage({ ...message, id: `${receiver} ${message.id}` }, key);
            return 'delivered' as const;
          }),
        close: async () => undefined,
      }),
    };
  }

  return {
    start,
    countSteps: () => steps,
  };
}
