import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { services } from 'ask-sdk-model';
import { startLoopbackHttp } from '../support/loopback-http.ts';
import * as z from 'zod';

/*
 * A stand-in for Amazon's servers of tokens and of proactive events, after the types of `ask-sdk-model` and "Proactive
 * Events API Reference" of the Alexa Skills Kit.
 */

const LOCALES = [
  'de-DE', 'en-AU', 'en-CA', 'en-GB', 'en-IN', 'en-US', 'es-ES', 'es-MX', 'es-US', 'fr-CA', 'fr-FR', 'it-IT', 'nl-NL',
] as const; // prettier-ignore

const weatherAlert = z.strictObject({
  name: z.literal('AMAZON.WeatherAlert.Activated'),
  payload: z.strictObject({
    weatherAlert: z.strictObject({
      source: z.literal('localizedattribute:source'),
      alertType: z.enum(['TORNADO', 'HURRICANE', 'SNOW_STORM', 'THUNDER_STORM']),
    }),
  }),
});

const messageAlert = z.strictObject({
  name: z.literal('AMAZON.MessageAlert.Activated'),
  payload: z.strictObject({
    state: z.strictObject({
      status: z.enum(['UNREAD', 'FLAGGED']),
      freshness: z.enum(['NEW', 'OVERDUE']).optional(),
    }),
    messageGroup: z.strictObject({
      creator: z.strictObject({ name: z.literal('localizedattribute:creator') }),
      count: z.int().min(1),
      urgency: z.literal('URGENT').optional(),
    }),
  }),
});

const attributes = (name: 'source' | 'creator') =>
  z.array(z.strictObject({ locale: z.enum(LOCALES), [name]: z.string().min(1).max(100) })).min(1);

const base = {
  timestamp: z.iso.datetime(),
  referenceId: z.string().regex(/^[a-zA-Z0-9~]{1,100}$/),
  expiryTime: z.iso.datetime(),
  relevantAudience: z.strictObject({
    type: z.literal('Unicast'),
    payload: z.strictObject({ user: z.string().startsWith('amzn1.ask.account.') }),
  }),
};

const DAY_MS = 86_400_000;

const EventSchema = z
  .union([
    z.strictObject({ ...base, event: weatherAlert, localizedAttributes: attributes('source') }),
    z.strictObject({ ...base, event: messageAlert, localizedAttributes: attributes('creator') }),
  ])
  .refine(({ timestamp, expiryTime }) => {
    const lasts = Date.parse(expiryTime) - Date.parse(timestamp);
    return lasts > 0 && lasts <= DAY_MS;
  }, 'must expire within 24 hours') satisfies z.ZodType<services.proactiveEvents.CreateProactiveEventRequest>;

const TokenSchema = z.strictObject({
  grant_type: z.literal('client_credentials'),
  client_id: z.literal('client of a test'),
  client_secret: z.literal('s&cret=+%'),
  scope: z.literal('alexa::proactive_events'),
});

export type SentEvent = z.output<typeof EventSchema>;

/** How it answers the next requests: a status, or no answer. */
export type PlatformAnswer = number | 'hang';

export async function startPlatform() {
  const accepted: SentEvent[] = [];
  const problems: string[] = [];
  const paths: string[] = [];
  const eventAnswers: PlatformAnswer[] = [];
  const tokenAnswers: PlatformAnswer[] = [];
  let valid = new Set<string>();
  let tokens = 0;

  function answerToken(body: string, response: ServerResponse): void {
    const parsed = TokenSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
    if (!parsed.success) {
      problems.push(`token: ${parsed.error.message}`);
      response.writeHead(400).end('{"error":"invalid_client"}');
      return;
    }
    tokens += 1;
    const token = `token-${tokens}`;
    valid.add(token);
    response.setHeader('content-type', 'application/json;charset=UTF-8');
    response.end(
      JSON.stringify({
        access_token: token,
        scope: parsed.data.scope,
        token_type: 'bearer',
        expires_in: 3600,
      }),
    );
  }

  function answerEvent({ headers }: IncomingMessage, body: string, response: ServerResponse): void {
    if (!valid.has(headers.authorization?.replace('Bearer ', '') ?? '')) {
      response.writeHead(403).end('Not authorized');
      return;
    }
    const parsed = EventSchema.safeParse(JSON.parse(body));
    if (!parsed.success) {
      problems.push(`event: ${parsed.error.message}`);
      response.writeHead(400).end('{"message":"invalid"}');
      return;
    }
    const event = parsed.data;
    const isKnown = accepted.some(
      ({ referenceId, relevantAudience: { payload } }) =>
        referenceId === event.referenceId && payload.user === event.relevantAudience.payload.user,
    );
    if (!isKnown) accepted.push(event);
    response.writeHead(isKnown ? 409 : 202).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    paths.push(`${request.method} ${path}`);
    const isToken = path === '/auth/O2/token';
    const planned = (isToken ? tokenAnswers : eventAnswers).shift();
    if (planned === 'hang') return;
    if (planned !== undefined) response.writeHead(planned).end('<html>an error page</html>');
    else if (isToken) answerToken(body, response);
    else answerEvent(request, body, response);
  }

  const url = await startLoopbackHttp((request, response) => void answer(request, response));
  return {
    url,
    /** Events that were taken. */
    accepted,
    /** What was wrong with requests. */
    problems,
    paths,
    eventAnswers: (...answers: PlatformAnswer[]) => void eventAnswers.push(...answers),
    tokenAnswers: (...answers: PlatformAnswer[]) => void tokenAnswers.push(...answers),
    /** Answers as usual from now on. */
    recover: () => {
      eventAnswers.length = 0;
      tokenAnswers.length = 0;
    },
    /** All tokens so far are not valid any more. */
    withdrawTokens: () => {
      valid = new Set();
    },
    countTokens: () => tokens,
  };
}
