import { once } from 'node:events';
import { createClient } from '@redis/client';
import { inTime } from '../in-time.ts';
import type { Outage } from './outage.ts';

/** Redis or Valkey, for whom an answer never waits for long. */
export interface RedisConnection {
  /** Undefined where Redis is gone, refuses, or takes too long. */
  ask<T>(task: string, command: (client: Client) => Promise<T>): Promise<T | undefined>;
  /** For what nobody waits for: it is done as soon as Redis answers. */
  tell(task: string, command: (client: Client) => Promise<unknown>): void;
  close(): void;
}

export type Client = ReturnType<typeof clientFor>;

/** Milliseconds that a command may take, and the connecting before the first of them. */
const PATIENCE = 500;

/** Milliseconds. A connection that has been silent for so long when asked is made anew. */
const SILENT_FOR = 4000;
const LONGEST_PAUSE = 2000;

const tooLong = new Error('TIMEOUT');

/** Connects in the background, again and again where that fails. */
export async function connectToRedis(url: string, outage: Outage): Promise<RedisConnection> {
  let isHung = false;
  let watch: NodeJS.Timeout | undefined;
  let client = connect();
  // Where that fails, it is told below.
  const ready = once(client, 'ready').catch(() => undefined);
  await inTime(ready, PATIENCE);

  function connect(): Client {
    const made = clientFor(url);
    made.on('error', (error) => outage.fails('connect', error));
    made.on('ready', () => {
      isHung = false;
      clearTimeout(watch);
      outage.works();
    });
    made.on('reconnecting', watchOver);
    watchOver();
    // It goes on trying until it is closed: each failure is told above.
    made.connect().catch(() => undefined);
    return made;
  }

  function watchOver(): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      // Where packets vanish, there is no error for a long time.
      outage.fails('connect', tooLong);
      client.destroy();
      client = connect();
    }, SILENT_FOR).unref();
  }

  async function ask<T>(
    task: string,
    command: (client: Client) => Promise<T>,
  ): Promise<T | undefined> {
    if (isHung || !client.isReady) return undefined;
    const inGoodTime = await inTime(answerTo(task, command), PATIENCE);
    if (!inGoodTime) waitOut(task);
    return inGoodTime?.value;
  }

  function tell(task: string, command: (client: Client) => Promise<unknown>): void {
    if (client.isReady) void answerTo(task, command);
  }

  /** Without a value where Redis refuses. */
  async function answerTo<T>(
    task: string,
    command: (client: Client) => Promise<T>,
  ): Promise<{ value?: T }> {
    try {
      const value = await command(client);
      outage.works(task);
      return { value };
    } catch (error) {
      outage.fails(task, error);
      return {};
    }
  }

  /** One waits in vain, not everybody: nobody asks until Redis answers again. */
  function waitOut(task: string): void {
    outage.fails(task, tooLong);
    isHung = true;
    watchOver();
    const answers = () => {
      isHung = false;
      clearTimeout(watch);
      outage.works(task);
    };
    // Where the connection breaks instead, its successor says that it is ready.
    client.ping().then(answers, () => undefined);
  }

  function close(): void {
    clearTimeout(watch);
    client.destroy();
  }

  return { ask, tell, close };
}

function clientFor(url: string) {
  return createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE) },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
}
