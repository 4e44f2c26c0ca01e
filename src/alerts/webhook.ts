import { createHmac, hash } from 'node:crypto';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import { SECOND_MS } from '../time/units.ts';
import type { Message } from '../watch/subscriber.ts';
import {
  limitAttempt,
  readStatus,
  RETRIES,
  sendWithRetries,
  type PassTime,
  type SendResult,
  type RetryOptions,
  type WayOut,
} from './way-out.ts';

export interface WebhookOptions {
  /** Each gets every message. They may hold passwords, and are never logged. */
  urls: readonly string[];
  /** Signs the requests. */
  secret: string;
  userAgent: string;
  clock: () => Date;
  log: Logger;
  retries?: RetryOptions;
  /** For one attempt. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5 * SECOND_MS;
const MAX_ANSWER_BYTES = 64 * 1024;
const ID_DIGITS = 12;

/**
 * Posts messages to addresses of the operator: an automation of Home Assistant, ntfy, or a program of their own. A
 * message may come twice after a crash; its `id` tells.
 */
export function createWebhooks({
  urls,
  secret,
  userAgent,
  clock,
  log,
  retries = RETRIES,
  timeoutMs = TIMEOUT_MS,
}: WebhookOptions): WayOut {
  const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES });
  const addresses = new Map(urls.map((url) => [idOfWebhook(url), new URL(url)]));

  async function post(
    { origin, pathname, search, username, password }: URL,
    message: Message,
    time: PassTime,
  ): Promise<SendResult> {
    const body = JSON.stringify(describeMessage(message));
    const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const {
      statusCode,
      headers,
      body: answer,
    } = await agent.request({
      origin,
      path: pathname + search,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'idempotency-key': message.id,
        'x-weather-voice-signature': signBody(body, clock(), secret),
        ...(login !== ':' && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
      },
      body,
      signal: limitAttempt(time, timeoutMs),
    });
    await answer.dump();
    return readStatus(statusCode, headers['retry-after']);
  }

  return {
    way: 'webhook',
    receivers: [...addresses.keys()],
    isShared: true,
    async send(receiver, message, _recipient, time) {
      const url = addresses.get(receiver);
      // The operator has taken it out of the settings.
      if (!url) return 'refused';
      let reason: string | undefined;
      const attempt = async (): Promise<SendResult> => {
        try {
          const result = await post(url, message, time);
          reason = result === 'delivered' ? undefined : 'its answer is no success';
          return result;
        } catch (error) {
          reason = nameFailure(error);
          return 'later';
        }
      };
      const outcome = await sendWithRetries(attempt, retries, time.stop);
      if (reason !== undefined) {
        log.warn(
          { receiver, message: message.id, outcome, reason },
          'A webhook did not take a message',
        );
      }
      return outcome;
    },
    close: async () => agent.destroy(),
  };
}

/** A failure by its code: its message may name the host. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** `webhook:1f0a33c2d9b4`: tells webhooks apart in the store and in the log without their addresses. */
export function idOfWebhook(url: string): string {
  return `webhook:${hash('sha256', url, 'hex').slice(0, ID_DIGITS)}`;
}

/** `t=1795255200,v1=5257a8…`: the HMAC-SHA256 of the time (epoch seconds), a full stop and the body. */
function signBody(body: string, time: Date, secret: string): string {
  const seconds = Math.floor(time.getTime() / SECOND_MS);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** The body of a request, as docs/settings.md describes it. */
function describeMessage(message: Message) {
  const { id, event, change, kind, severity, isUrgent, text, locale, place, source } = message;
  const [name = kind, of = null] = kind.split(':');
  const { start, end, decided } = message;
  return {
    id,
    event,
    change,
    kind: name,
    of,
    level: severity,
    urgent: isUrgent,
    text,
    locale,
    place,
    source,
    start: new Date(start).toISOString(),
    end: end === null ? null : new Date(end).toISOString(),
    time: new Date(decided).toISOString(),
  };
}
