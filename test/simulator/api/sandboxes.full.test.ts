import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../../src/app/app.ts';
import { post, startSimulator } from './simulator.ts';

let app: App;
beforeAll(async () => {
  app = await startSimulator();
});
afterAll(() => app.close());

/** Of this process, which are both ends of each connection. */
function openSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
}

/** A turn of a conversation at a time of its own. */
async function turnAt(minute: number): Promise<{ status: number; text: string }> {
  const now = new Date(Date.parse('2026-07-01T08:00+02:00') + minute * 60_000).toISOString();
  return post(`${app.url}/simulator/turns`, {
    conversation: randomUUID(),
    locale: 'de-DE',
    utterance: 'Wie wird das Wetter morgen?',
    now,
    weather: 'storm',
  });
}

it('holds no sockets for idle sandboxes', { timeout: 120_000 }, async () => {
  for (let minute = 0; minute < 6; minute++) await turnAt(minute);
  const held = openSockets();
  for (let minute = 6; minute < 30; minute++) expect((await turnAt(minute)).status).toBe(200);
  await expect.poll(openSockets, { timeout: 20_000 }).toBeLessThan(held + 6);
});

it('never evicts the sandbox of a turn in flight', { timeout: 120_000 }, async () => {
  const turns = await Promise.all(Array.from({ length: 12 }, (_, i) => turnAt(100 + i)));
  expect(turns.map(({ status }) => status)).toEqual(turns.map(() => 200));
});

it('answers or rejects turns in more sandboxes than the limit', async () => {
  const turns = await Promise.all(Array.from({ length: 30 }, (_, i) => turnAt(200 + i)));
  const others = turns.filter(({ status }) => status !== 200);
  const refused = {
    status: 503,
    text: expect.stringContaining('Too many simulated conversations'),
  };
  expect(others).toEqual(others.map(() => expect.objectContaining(refused)));
  expect((await turnAt(300)).status).toBe(200);
}, 120_000);
