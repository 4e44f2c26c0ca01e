import { createClient } from '@redis/client';
import { inTime } from '../in-time.ts';
import type { Outage } from './outage.ts';

/** Redis or Valkey, for whom an answer never waits for long. */
export interface RedisConnection {
  /** Undefined where Redis is gone, refuses, or takes too long. */
  ask<T>(task: string, command: (client: Client) => Promise<T>): Promise<T | undefined>;
  close(): void;
}

export type Client = ReturnType<typeof clientFor>;

/** Milliseconds that a command may take, and the connecting before the first of them. */
const PATIENCE = 300;

/** Milliseconds. A connection that says nothing for so long is made anew. */
const SILENT_FOR = 4000;
const PING_EVERY = 1500;
const LONGEST_PAUSE = 2000;

const tooLong = new Error('TIMEOUT');

/** Connects in the background, again and again where that fails. */
export async function connectToRedis(url: string, outage: Outage): Promise<RedisConnection> {
  const client = clientFor(url);
  let isHung = false;
  client.on('error', (error) => outage.fails('connect', error));
  client.on('ready', () => {
    isHung = false;
    outage.works();
  });
  // It goes on trying until it is closed: each failure is told above.
  await inTime(
    client.connect().catch(() => undefined),
    PATIENCE,
  );

  async function ask<T>(
    task: string,
    command: (client: Client) => Promise<T>,
  ): Promise<T | undefined> {
    if (isHung || !client.isReady) return undefined;
    const reply = command(client).then(
      (value) => {
        outage.works(task);
        return { value };
      },
      (error: unknown) => {
        outage.fails(task, error);
        return {};
      },
    );
    const inGoodTime: { value?: T } | undefined = await inTime(reply, PATIENCE);
    if (!inGoodTime) waitOut(task);
    return inGoodTime?.value;
  }

  /** One waits in vain, not everybody: nobody asks until Redis answers again. */
  function waitOut(task: string): void {
    outage.fails(task, tooLong);
    isHung = true;
    const answers = () => {
      isHung = false;
      outage.works(task);
    };
    // Where the connection breaks instead, its successor says that it is ready.
    client.ping().then(answers, () => undefined);
  }

  return { ask, close: () => client.destroy() };
}

function clientFor(url: string) {
  return createClient({
    url,
    socket: {
      socketTimeout: SILENT_FOR,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE),
    },
    pingInterval: PING_EVERY,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
}
