import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { announceWyoming, type Responder } from '../../src/wyoming/server.ts';

function collectLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) };
}

/** A responder that announces nothing, and what it was asked to. */
function fakeResponder(published: object[], calls: string[] = []) {
  const mdns = new EventEmitter();
  const create = (): Responder =>
    Object.assign(
      {
        publish: (service: object) => published.push(service),
        unpublishAll: (done?: CallableFunction) => {
          calls.push('goodbye');
          done?.();
        },
        destroy: (done?: CallableFunction) => {
          calls.push('closed');
          done?.();
        },
      },
      { server: { mdns } },
    );
  return { mdns, create };
}

it('tells the network of a Wyoming server and its port, and says goodbye', async () => {
  const published: object[] = [];
  const calls: string[] = [];
  const { lines, log } = collectLog();
  const { create } = fakeResponder(published, calls);
  const announcement = await announceWyoming(10_500, log, async () => create);
  expect(published).toEqual([
    expect.objectContaining({ type: 'wyoming', port: 10_500, probe: false }),
  ]);
  expect(published[0]).toHaveProperty('host', expect.stringMatching(/\.local$/));
  await announcement.close();
  expect(calls).toEqual(['goodbye', 'closed']);
  expect(lines).toEqual([]);
});

it('goes on without it if the port of multicast is taken', async () => {
  const { lines, log } = collectLog();
  const { mdns, create } = fakeResponder([]);
  const announcement = await announceWyoming(10_500, log, async () => create);
  mdns.emit('error', new Error('bind EADDRINUSE 0.0.0.0:5353'));
  expect(lines.join('')).toMatch(/Could not announce .*EADDRINUSE|EADDRINUSE.*Could not announce/);
  await announcement.close();
});

it('goes on without it if there is no network or no library', async () => {
  const { lines, log } = collectLog();
  const announcement = await announceWyoming(10_500, log, async () => {
    throw new Error('no network');
  });
  await announcement.close();
  expect(lines.join('')).toContain('Could not announce');
});
