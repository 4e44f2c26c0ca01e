import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWebhooks } from '../../src/alerts/webhook.ts';
import { logLines } from '../support/log-lines.ts';
import { NOON } from '../watch/warnings.ts';
import { anyTime, message, recipient } from './messages.ts';
import { startReceiver } from './receiver.ts';

const SECRET = 'a secret of the operator';
const QUICK = { attempts: 3, firstDelayMs: 5 };

/** Long enough for a busy machine; where something hangs, the test waits for it. */
const TIMEOUTS = { usual: 5000, hanging: 100 };

function open(url: string, timeoutMs = TIMEOUTS.usual) {
  const { log, fields: lines } = logLines();
  const webhooks = createWebhooks({
    urls: [url],
    secret: SECRET,
    userAgent: 'weather-voice/test',
    clock: () => new Date(NOON),
    log,
    retries: QUICK,
    timeoutMs,
  });
  onTestFinished(webhooks.close);
  const [first = ''] = webhooks.receivers;
  return {
    ...webhooks,
    lines,
    post: async (sent = message(), time = anyTime()) =>
      webhooks.send(first, sent, recipient(), time),
  };
}

describe('a webhook', () => {
  it('gets text, kind, level and hours of a warning, and where it holds', async () => {
    const receiver = await startReceiver();
    expect(await open(receiver.url).post()).toBe('delivered');
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
      {
        id: 'a1',
        event: 'e1',
        change: 'new',
        kind: 'warning',
        of: 'WIND',
        level: 2,
        urgent: false,
        text: 'Amtliche Warnung vor Sturmböen, bis heute 18 Uhr.',
        locale: 'de-DE',
        place: 'Hamburg',
        source: 'Deutscher Wetterdienst',
        start: '2026-11-21T11:00:00.000Z',
        end: '2026-11-21T17:00:00.000Z',
        time: '2026-11-21T11:00:00.000Z',
      },
    ]);
  });

  it('can check by the signature that it is from this service, and when it was sent', async () => {
    const receiver = await startReceiver();
    await open(receiver.url).post();
    const [sent] = receiver.received;
    const seconds = NOON / 1000;
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${sent?.body}`).digest('hex');
    expect(sent?.headers['x-weather-voice-signature']).toBe(`t=${seconds},v1=${digest}`);
    expect(sent?.headers['idempotency-key']).toBe('a1');
  });

  it('keeps query and password of its address', async () => {
    const receiver = await startReceiver();
    await open(receiver.url.replace('//', '//home:pass%40word@') + '/hook?tpl=1').post();
    const [sent] = receiver.received;
    expect(sent?.url).toBe('/hook?tpl=1');
    expect(sent?.headers.authorization).toBe(
      `Basic ${Buffer.from('home:pass@word').toString('base64')}`,
    );
  });

  it('keeps a token that is a password without a name', async () => {
    const receiver = await startReceiver();
    await open(receiver.url.replace('//', '//:tk_1@')).post();
    const login = Buffer.from(':tk_1').toString('base64');
    expect(receiver.received[0]?.headers.authorization).toBe(`Basic ${login}`);
  });

  it.each([500, 503, 429, 408])('that answers %i is asked again', async (status) => {
    const receiver = await startReceiver(status, status, 204);
    expect(await open(receiver.url).post()).toBe('delivered');
    expect(receiver.received.map(({ body }) => JSON.parse(body).id)).toEqual(['a1', 'a1', 'a1']);
  });

  it.each([400, 401, 404, 410, 302])('that answers %i is not asked again', async (status) => {
    const receiver = await startReceiver(status);
    const webhook = open(receiver.url);
    expect(await webhook.post()).toBe('refused');
    expect(receiver.received).toHaveLength(1);
    expect(webhook.lines()).toMatchObject([{ outcome: 'refused', message: 'a1' }]);
  });

  it('that fails, hangs or is not there gets the message later', async () => {
    const failing = await startReceiver(500, 500, 500, 204);
    expect(await open(failing.url).post()).toBe('later');
    const hanging = await startReceiver('hang', 'hang', 'hang');
    expect(await open(hanging.url, TIMEOUTS.hanging).post()).toBe('later');
    expect(await open('http://127.0.0.1:1').post()).toBe('later');
  });

  it('that asks for more time than a pass has gets the message later, at once', async () => {
    const receiver = await startReceiver({ status: 503, retryAfter: '3600' });
    expect(await open(receiver.url).post()).toBe('later');
    expect(receiver.received).toHaveLength(1);
  });

  it('is not named in the log by its address, which may hold a password', async () => {
    const receiver = await startReceiver(500, 500, 500);
    const webhook = open(`${receiver.url}/secret-path`);
    await webhook.post();
    const absent = open('https://household.invalid/hook');
    await absent.post();
    expect(JSON.stringify(absent.lines())).not.toContain('household');
    const text = JSON.stringify(webhook.lines());
    expect(text).toMatch(/webhook:[0-9a-f]{12}/);
    expect(text).not.toMatch(/secret-path|127\.0\.0\.1/);
  });
});
