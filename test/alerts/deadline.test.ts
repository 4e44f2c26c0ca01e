import { describe, expect, it } from 'vitest';
import { warning } from '../watch/warnings.ts';
import { anyTime, message, recipient } from './messages.ts';
import { startPlatform } from './platform.ts';
import { startReceiver } from './receiver.ts';
import { alexaAt, watchTown, webhooksAt } from './watched-town.ts';

/** Longer than any test. */
const NEVER_MS = 3_600_000;
const UNHURRIED = { passMs: NEVER_MS, privateMs: NEVER_MS, graceMs: NEVER_MS };

describe('a household whose receiver does not answer', () => {
  it('does not hold up the next pass, and gets its message then', async () => {
    const receiver = await startReceiver('hang');
    const ways = [webhooksAt([receiver.url], NEVER_MS)];
    const limits = { passMs: 200, privateMs: 100, graceMs: 50 };
    const town = watchTown({ ways, limits });
    await town.subscribe('anna');
    await town.pass(0, { warnings: [warning()] });
    const later = watchTown({ ways, records: town.records });
    await later.pass(5, { warnings: [warning()] });
    const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
    expect(new Set(ids).size).toBe(1);
    expect(await later.pass(10)).toMatchObject({ decided: 0, delivered: 0, later: 0 });
  });

  it('gets what it has not acknowledged once more when the server stops, with the same id', async () => {
    const receiver = await startReceiver('hang');
    const ways = [webhooksAt([receiver.url], NEVER_MS)];
    const town = watchTown({ ways, limits: { ...UNHURRIED, graceMs: 10 } });
    await town.subscribe('anna');
    await town.subscribe('bert');
    const shutdown = new AbortController();
    const [counts] = await Promise.all([
      town.pass(0, { warnings: [warning()] }, shutdown.signal),
      receiver.next().then(() => shutdown.abort()),
    ]);
    expect(counts).toMatchObject({ decided: 2, delivered: 0, later: 2 });
    expect(receiver.received).toHaveLength(1);
    expect(await town.pass(1)).toMatchObject({ decided: 0, delivered: 2 });
    const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });

  it('that answers while the server stops is not told again', async () => {
    const receiver = await startReceiver();
    const ways = [webhooksAt([receiver.url], NEVER_MS)];
    const town = watchTown({ ways, limits: UNHURRIED });
    await town.subscribe('anna');
    await town.subscribe('bert');
    const shutdown = new AbortController();
    const [counts] = await Promise.all([
      town.pass(0, { warnings: [warning()] }, shutdown.signal),
      receiver.next().then(() => shutdown.abort()),
    ]);
    expect(counts).toMatchObject({ delivered: 1, later: 1 });
    expect(await town.pass(1)).toMatchObject({ delivered: 1, later: 0 });
    expect(receiver.received).toHaveLength(2);
  });

  it('is told by the webhook though Alexa takes all the time that there is for users on their own', async () => {
    const platform = await startPlatform();
    platform.eventAnswers(...Array(10).fill('hang'));
    const receiver = await startReceiver();
    const ways = [alexaAt(platform.url), webhooksAt([receiver.url])];
    const town = watchTown({ ways, limits: { passMs: NEVER_MS, privateMs: 200, graceMs: 50 } });
    await town.subscribe('anna', { ways: ['alexa', 'webhook'] }, platform.url);
    expect(await town.pass(0, { warnings: [warning()] })).toMatchObject({ delivered: 1, later: 1 });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a way out', () => {
  it('does not try again after the end of a pass, nor waits for it', async () => {
    const receiver = await startReceiver(503, 503);
    const webhooks = webhooksAt([receiver.url]);
    const [to = ''] = webhooks.receivers;
    const time = { ...anyTime(), stop: AbortSignal.abort() };
    expect(await webhooks.send(to, message(), recipient(), time)).toBe('later');
    expect(receiver.received).toHaveLength(1);
  });

  it('gives up what is under way when the time for it is over', async () => {
    const receiver = await startReceiver('hang');
    const platform = await startPlatform();
    platform.eventAnswers('hang');
    const webhooks = webhooksAt([receiver.url], NEVER_MS);
    const [to = ''] = webhooks.receivers;
    const over = new AbortController();
    const time = { stop: over.signal, cut: over.signal };
    const user = recipient({ apiEndpoint: platform.url });
    const sent = [
      webhooks.send(to, message(), user, time),
      alexaAt(platform.url).send('alexa', message(), user, time),
    ];
    await receiver.next();
    await expect.poll(() => platform.paths.length).toBe(2);
    over.abort();
    expect(await Promise.all(sent)).toEqual(['later', 'later']);
  });
});
