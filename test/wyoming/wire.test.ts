import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../support/property-runs.ts';
import { DATA_FORMS, writeEvent } from './client.ts';
import { question, serve } from './repeating-server.ts';
import { codePoint } from '../support/code-points.ts';

describe('a client that describes the server', () => {
  it('finds one program that handles sentences, and nothing that hears or speaks', async () => {
    const client = await (await serve()).connect();
    const info = await client.ask('describe');
    expect(info).toMatchObject({
      type: 'info',
      data: { asr: [], tts: [], wake: [], intent: [], mic: [], snd: [] },
    });
    expect(info?.data['handle']).toEqual([
      {
        name: 'Weather Voice',
        attribution: { name: 'A weather service', url: 'https://weather.example' },
        installed: true,
        description: 'Weather',
        version: '1.2.3',
        models: [
          {
            name: 'Weather Voice',
            attribution: { name: 'A weather service', url: 'https://weather.example' },
            installed: true,
            description: 'Weather',
            version: '1.2.3',
            languages: expect.arrayContaining(['de', 'en', 'fr', 'it', 'es', 'nl', 'en-GB']),
          },
        ],
        supports_handled_streaming: true,
        supports_home_control: false,
      },
    ]);
  });
});

describe('a client that sends a sentence', () => {
  it.each(['transcript', 'recognize'])('as a %s hears the answer', async (type) => {
    const client = await (await serve()).connect();
    client.send(writeEvent(type, { text: 'Hello. Bye.', language: 'en', context: { a: 1 } }));
    client.socket.end();
    expect(await client.receiveAll()).toEqual([
      { type: 'handled-start', data: { context: { a: 1 } } },
      { type: 'handled-chunk', data: { text: 'en-GB: Hello. ' } },
      { type: 'handled-chunk', data: { text: 'Bye.' } },
      { type: 'handled', data: { text: 'en-GB: Hello. Bye.', context: { a: 1 } } },
      { type: 'handled-stop', data: {} },
    ]);
  });

  it('of something else hears that it is not handled, so that others can go on', async () => {
    const client = await (await serve()).connect();
    expect(await client.ask('transcript', { text: 'play music' })).toEqual({
      type: 'not-handled',
      data: { text: 'en-GB: play music' },
    });
  });

  it.each(DATA_FORMS)('with its data in the form "%s" is understood', async (form) => {
    const client = await (await serve()).connect();
    client.send(writeEvent('transcript', question, form));
    client.socket.end();
    const events = await client.receiveAll();
    expect(events.find(({ type }) => type === 'handled')?.data).toEqual({
      text: 'en-GB: Will it rain?',
      context: { conversation_id: 'c1' },
    });
  });

  it('with data in both places has those of the block', async () => {
    const client = await (await serve()).connect();
    const block = '{"text":"two"}';
    client.send(
      `{"type":"recognize","data":{"text":"one"},"data_length":${block.length}}\n${block}`,
    );
    client.socket.end();
    const events = await client.receiveAll();
    expect(events.find(({ type }) => type === 'handled')?.data['text']).toBe('en-GB: two');
  });

  it('in a language that nobody here speaks hears which ones are', async () => {
    const client = await (await serve()).connect();
    const answer = await client.ask('transcript', { ...question, language: 'ja' });
    expect(answer).toMatchObject({ type: 'error', data: { code: 'unsupported-language' } });
    expect(answer?.data['text']).toMatch(/must be one of de, en, /);
    expect((await client.ask('ping', { text: 'still there?' }))?.type).toBe('pong');
  });

  it.each([
    ['no text', {}, 'transcript text is required.'],
    ['a number as text', { text: 5 }, 'transcript text must be a string.'],
    [
      'no id as id',
      { text: 'a', context: { satellite_id: 7 } },
      'transcript context satellite_id must be a string.',
    ],
  ])('with %s hears what is wrong, and may go on', async (_what, data, text) => {
    const client = await (await serve()).connect();
    expect(await client.ask('transcript', data)).toEqual({
      type: 'error',
      data: { text, code: 'invalid-data' },
    });
    expect((await client.ask('ping'))?.type).toBe('pong');
  });

  it('that breaks the skill hears of an error, not why', async () => {
    const { connect } = await serve(async () => {
      throw new Error('a secret');
    });
    const client = await connect();
    const answer = await client.ask('transcript', question);
    expect(answer).toMatchObject({ type: 'error', data: { code: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('a client that pings', () => {
  it('gets its text back', async () => {
    const client = await (await serve()).connect();
    expect(await client.ask('ping', { text: 'é' })).toEqual({ type: 'pong', data: { text: 'é' } });
    expect(await client.ask('ping')).toEqual({ type: 'pong', data: {} });
  });
});

describe('what arrives in other pieces than it was sent', () => {
  it('is answered if each byte comes alone', async () => {
    const client = await (await serve()).connect();
    for (const form of DATA_FORMS) {
      for (const byte of writeEvent('ping', { text: 'ü' }, form)) {
        client.send(Buffer.from([byte]));
        await new Promise(setImmediate);
      }
      expect(await client.receive()).toEqual({ type: 'pong', data: { text: 'ü' } });
    }
  });

  it('is answered in order if ten come at once', async () => {
    const client = await (await serve()).connect();
    const texts = Array.from({ length: 10 }, (_, at) => `number ${at}`);
    client.send(Buffer.concat(texts.map((text) => writeEvent('recognize', { text }))));
    client.socket.end();
    const events = await client.receiveAll();
    const handled = events.filter(({ type }) => type === 'handled');
    expect(handled.map(({ data }) => data['text'])).toEqual(texts.map((text) => `en-GB: ${text}`));
  });

  it('is the same however it is cut', async () => {
    const { connect } = await serve();
    const event = fc.record({
      text: fc.string({ unit: codePoint, maxLength: 20 }),
      form: fc.constantFrom(...DATA_FORMS),
      payload: fc.uint8Array({ maxLength: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(400), { maxLength: 8 }),
        async (events, cuts) => {
          const client = await connect();
          const all = Buffer.concat(
            events.map(({ text, form, payload }) =>
              writeEvent('ping', { text }, form, Buffer.from(payload)),
            ),
          );
          const ends = [0, ...cuts.toSorted((one, other) => one - other), all.length];
          for (const [at, end] of ends.entries()) client.send(all.subarray(ends[at - 1] ?? 0, end));
          client.socket.end();
          const heard = await client.receiveAll();
          await client.close();
          expect(heard.map(({ data }) => data['text'])).toEqual(events.map(({ text }) => text));
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });
});

describe('what is no event', () => {
  const tooLong = Buffer.alloc(10 * 1024 * 1024, 'x');

  it.each([
    ['garbage', Buffer.from('GET / HTTP/1.1\r\n\r\n'), 'invalid-event'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x0a]), 'invalid-event'],
    ['an empty line', '\n', 'invalid-event'],
    ['a list', '[]\n', 'invalid-event'],
    ['an event without a type', '{"data":{}}\n', 'invalid-event'],
    ['data that are a list', '{"type":"ping","data_length":2}\n[]', 'invalid-event'],
    ['data that are no JSON', '{"type":"ping","data_length":2}\nxx', 'invalid-event'],
    ['a negative length', '{"type":"ping","data_length":-1}\n', 'invalid-event'],
    ['half a byte', '{"type":"ping","payload_length":0.5}\n', 'invalid-event'],
    ['a header of 10 MB', tooLong, 'event-too-large'],
    ['data of 1 GB', '{"type":"ping","data_length":1000000000}\n', 'event-too-large'],
    ['audio of 1 TB', '{"type":"a","payload_length":1000000000000}\n', 'event-too-large'],
  ])('closes the connection with an error: %s', async (_what, bytes, code) => {
    const { connect, countConnections } = await serve();
    const [client, other] = [await connect(), await connect()];
    client.send(writeEvent('ping', { text: 'before' }), bytes, writeEvent('ping'));
    expect(await client.receive()).toEqual({ type: 'pong', data: { text: 'before' } });
    expect(await client.receive()).toMatchObject({ type: 'error', data: { code } });
    expect(await client.receive()).toBeUndefined();
    client.socket.end();
    await expect.poll(countConnections).toBe(1);
    expect((await other.ask('ping'))?.type).toBe('pong');
  });

  it('but an event of another kind gets no answer, with its audio', async () => {
    const client = await (await serve()).connect();
    const audio = Buffer.alloc(3 * 1024 * 1024, '\n{}');
    client.send(
      writeEvent('audio-start', { rate: 16_000, width: 2, channels: 1 }),
      writeEvent('audio-chunk', { rate: 16_000 }, 'block', audio),
      writeEvent('audio-stop'),
      writeEvent('toString'),
      writeEvent('ping', { text: 'after' }),
    );
    expect(await client.receive()).toEqual({ type: 'pong', data: { text: 'after' } });
  });

  it('lets the parent of all objects alone', async () => {
    const client = await (await serve()).connect();
    client.send('{"type":"ping","data":{"__proto__":{"text":"no"}}}\n');
    expect(await client.receive()).toEqual({ type: 'pong', data: {} });
    expect(Reflect.get({}, 'text')).toBeUndefined();
  });
});
