import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Talk } from '../../src/wyoming/talk.ts';
import { connectClient, writeEvent } from './client.ts';
import { question, receive, repeat, serve, typesOf } from './repeating-server.ts';

/** Sockets and waiting go on as ever; the server's clock and its look at its connections are the test's. */
function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
}

describe('a client that takes its time', () => {
  const MINUTE = 60_000;

  afterEach(() => void vi.useRealTimers());

  it('stays for an hour if it says something now and then', async () => {
    fakeTime();
    const { connect, countConnections } = await serve();
    const client = await connect();
    for (let minute = 0; minute < 60; minute += 1) {
      expect((await client.ask('transcript', question))?.type).toBe('handled-start');
      expect(typesOf([await receive(client), await receive(client)])).toEqual([
        'handled-chunk',
        'handled',
      ]);
      expect((await receive(client)).type).toBe('handled-stop');
      vi.advanceTimersByTime(MINUTE);
    }
    expect(countConnections()).toBe(1);
  });

  it('is let go if it says nothing for ten minutes', async () => {
    fakeTime();
    const { connect, countConnections } = await serve();
    const client = await connect();
    expect((await client.ask('ping'))?.type).toBe('pong');
    await expect.poll(countConnections).toBe(1);
    vi.advanceTimersByTime(11 * MINUTE);
    expect(await client.receive()).toBeUndefined();
    // It does not close its own side.
    vi.advanceTimersByTime(MINUTE);
    await expect.poll(countConnections).toBe(0);
  });

  it('is let go if it does not finish an event', async () => {
    fakeTime();
    const { connect } = await serve();
    const [client, other] = [await connect(), await connect()];
    client.send(writeEvent('ping', { text: 'whole' }), '{"type":"pi');
    expect((await client.receive())?.type).toBe('pong');
    await new Promise(setImmediate);
    vi.advanceTimersByTime(MINUTE);
    expect(await client.receive()).toBeUndefined();
    expect((await other.ask('ping'))?.type).toBe('pong');
  });

  it('is let go if it reads no answers, and costs no memory until then', async () => {
    fakeTime();
    let answered = 0;
    const long: Talk = async () => {
      answered += 1;
      return { text: 'a'.repeat(100_000), isUnderstood: true };
    };
    const { connect, countConnections } = await serve(long);
    const [client, other] = [await connect(), await connect()];
    client.socket.pause();
    const sentences = 1000;
    client.send(
      Buffer.concat(Array.from({ length: sentences }, () => writeEvent('recognize', question))),
    );
    await expect
      .poll(async () => {
        const before = answered;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return before > 0 && answered === before;
      })
      .toBe(true);
    expect(answered).toBeLessThan(sentences);
    expect((await other.ask('ping'))?.type).toBe('pong');
    vi.advanceTimersByTime(MINUTE);
    await expect.poll(countConnections).toBe(1);
  });
});

describe('many clients', () => {
  it('beyond the limit take the place of one that says nothing, never of one that waits', async () => {
    const waiting = Promise.withResolvers<void>();
    const slow: Talk = async (sentence) => {
      await waiting.promise;
      return repeat(sentence);
    };
    const { connect } = await serve(slow, { maxConnections: 2 });
    const asking = await connect();
    asking.send(writeEvent('recognize', question));
    const idle = await connect();
    expect((await idle.ask('ping'))?.type).toBe('pong');
    const next = await connect();
    expect((await next.ask('ping'))?.type).toBe('pong');
    expect(await idle.receive()).toBeUndefined();
    waiting.resolve();
    expect((await asking.receive())?.type).toBe('handled-start');
  });

  it('that come and go leave nothing behind', async () => {
    const { connect, countConnections } = await serve();
    for (let round = 0; round < 20; round += 1) {
      const clients = await Promise.all(Array.from({ length: 10 }, connect));
      await Promise.all(clients.map(async (client) => client.ask('recognize', question)));
      for (const [at, client] of clients.entries()) {
        if (at % 3 === 0) client.socket.resetAndDestroy();
        else if (at % 3 === 1) client.socket.end();
        else client.socket.destroy();
      }
    }
    await expect.poll(countConnections).toBe(0);
  });
});

describe('a server that shuts down', () => {
  it('answers what it has heard, lets idle clients go and takes no more', async () => {
    const waiting = Promise.withResolvers<void>();
    const slow: Talk = async (sentence) => {
      await waiting.promise;
      return repeat(sentence);
    };
    const { connect, close, port, countConnections } = await serve(slow);
    const [asking, idle] = [await connect(), await connect()];
    asking.send(writeEvent('recognize', question), writeEvent('recognize', question));
    expect((await idle.ask('ping'))?.type).toBe('pong');
    const closed = close();
    expect(await idle.receive()).toBeUndefined();
    idle.socket.end();
    await expect(connectClient(port)).rejects.toThrow('ECONNREFUSED');
    waiting.resolve();
    const heard = typesOf(await asking.receiveAll());
    expect(heard.filter((type) => type === 'handled').length).toBeGreaterThanOrEqual(1);
    asking.socket.end();
    await closed;
    expect(countConnections()).toBe(0);
  });

  it('leaves no timer and no socket', async () => {
    const before = process.getActiveResourcesInfo().length;
    const { connect, close } = await serve();
    const client = await connect();
    expect((await client.ask('ping'))?.type).toBe('pong');
    await client.close();
    await close();
    await expect.poll(() => process.getActiveResourcesInfo().length).toBeLessThanOrEqual(before);
  });
});
