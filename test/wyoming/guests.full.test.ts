import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectClient, writeEvent, type ReceivedEvent, type WyomingClient } from './client.ts';
import { openHouse, saySentence } from './house.ts';

const QUESTION = { text: 'wie wird das wetter morgen', language: 'de' };
const AT_HOME = { DEFAULT_PLACE: 'Köln' };
const ANSWER = /^Morgen .*in Köln/;

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-18T14:05:00+01:00');

/** Comes, does what it does, and is let go or goes. */
type Guest = (port: number) => Promise<void>;

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** What other clients of the network do; each checks what it gets for it. */
const GUESTS: Readonly<Record<string, Guest>> = {
  'one that asks': async (port) => {
    expectAnswer(await saySentence(port, QUESTION));
  },
  'ten that ask at once': async (port) => {
    const ten = Array.from({ length: 10 }, async (_, at) =>
      saySentence(port, { ...QUESTION, satellite: `guest ${at}` }),
    );
    for (const answer of await Promise.all(ten)) expectAnswer(answer);
  },
  'one whose bytes come alone': async (port) => {
    const client = await connectClient(port);
    for (const byte of writeEvent('transcript', QUESTION)) {
      client.send(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    expectAnswer(await hearAnswer(client));
    await client.close();
  },
  'one that hangs up before its answer': async (port) => {
    const client = await connectClient(port);
    client.send(writeEvent('transcript', QUESTION));
    client.socket.resetAndDestroy();
  },
  'one that hangs up within its question': async (port) => {
    const client = await connectClient(port);
    client.send(writeEvent('transcript', QUESTION).subarray(0, -5));
    client.socket.end();
    expect(await client.receive()).toBeUndefined();
  },
  'one of another protocol': async (port) =>
    expectTurnedAway(port, 'GET / HTTP/1.1\r\nHost: weather\r\n\r\n', 'invalid-event'),
  'one with bytes that are no text': async (port) =>
    expectTurnedAway(port, Buffer.from([0xff, 0xfe, 0x0a]), 'invalid-event'),
  'one with a header of 10 MB': async (port) =>
    expectTurnedAway(
      port,
      writeEvent('transcript', { ...QUESTION, text: 'a'.repeat(TEN_MEGABYTES) }, 'inline'),
      'event-too-large',
    ),
  'one with a header of 10 MB that has no end': async (port) =>
    expectTurnedAway(port, Buffer.alloc(TEN_MEGABYTES, '{'), 'event-too-large'),
  'one with 10 MB of data': async (port) =>
    expectTurnedAway(
      port,
      writeEvent('transcript', { ...QUESTION, text: 'a'.repeat(TEN_MEGABYTES) }, 'block'),
      'event-too-large',
    ),
};

function expectAnswer(answer: ReceivedEvent | undefined): void {
  expect(answer).toMatchObject({
    type: 'handled',
    data: { text: expect.stringMatching(ANSWER) },
  });
}

async function expectTurnedAway(port: number, bytes: Buffer | string, code: string) {
  const client = await connectClient(port);
  client.send(bytes);
  expect(await client.receive()).toMatchObject({ type: 'error', data: { code } });
  expect(await client.receive()).toBeUndefined();
  await client.close();
}

/** Reads to the event that Home Assistant speaks. */
async function hearAnswer(client: WyomingClient): Promise<ReceivedEvent | undefined> {
  let event = await client.receive();
  while (event && !['handled', 'not-handled', 'error'].includes(event.type)) {
    event = await client.receive();
  }
  return event;
}

/** Reads a whole answer, so that the next one is that of the next question. */
async function askAgain(client: WyomingClient): Promise<ReceivedEvent | undefined> {
  client.send(writeEvent('transcript', QUESTION));
  const answer = await hearAnswer(client);
  expect((await client.receive())?.type).toBe('handled-stop');
  return answer;
}

describe('a house with many clients', () => {
  afterEach(() => void vi.useRealTimers());

  it.each(Object.entries(GUESTS))('deals with %s', async (_who, comes) => {
    const { port } = await openHouse(AT_HOME);
    await comes(port);
    expectAnswer(await saySentence(port, QUESTION));
  });

  it('answers one that stays for an hour every minute, whoever comes and goes', async () => {
    // Sockets and the skill go on as ever; the look at the connections is the test's.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { port, setTime } = await openHouse(AT_HOME);
    const staying = await connectClient(port);
    const guests = Object.values(GUESTS);
    for (let minute = 0; minute < 60; minute += 1) {
      setTime(new Date(START + minute * MINUTE_MS).toISOString());
      const comes = guests[minute % guests.length];
      const [answer] = await Promise.all([askAgain(staying), comes?.(port)]);
      expectAnswer(answer);
      vi.advanceTimersByTime(MINUTE_MS);
    }
    await staying.close();
  });
});
