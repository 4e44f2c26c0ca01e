import type { services } from 'ask-sdk-model';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import { describeError } from '../store/store.ts';
import { MINUTE_MS, SECOND_MS } from '../time/units.ts';
import type { Message } from '../watch/subscriber.ts';
import {
  beforeSignal,
  readStatus,
  RETRIES,
  sendWithRetries,
  type PassTime,
  type SendResult,
  type Recipient,
  type RetryOptions,
  type WayOut,
} from './way-out.ts';

export interface ProactiveEventsOptions {
  /** Of the skill's messaging permissions. */
  clientId: string;
  clientSecret: string;
  stage: services.proactiveEvents.SkillStage;
  /** Locales of the skill: each event names its source in all of them. */
  locales: readonly string[];
  /** Origins of the platform's API; no other gets a token. */
  origins: readonly string[];
  /** Of the server of tokens; undefined: Amazon's. */
  authEndpoint?: string | undefined;
  clock: () => Date;
  log: Logger;
  retries?: RetryOptions;
  /** For one attempt. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5 * SECOND_MS;
const MAX_ANSWER_BYTES = 64 * 1024;

/** A token that is not taken is replaced at most once in this time: whoever is denied then is denied by any. */
const MIN_RENEWAL_MS = 5 * MINUTE_MS;

/** Who leaves a message, where the platform has no words for a warning. */
const CREATOR = 'Weather Voice';

/** The only receiver: the platform tells the devices of the user. */
const RECEIVER = 'alexa';

/** The server of tokens failed: no fault of the message. */
class TokenError extends Error {
  override name = 'TokenError';
}

/** A client of one region. */
interface RegionClient {
  events: services.proactiveEvents.ProactiveEventsServiceClient;
  /** How many tokens it was given. */
  countTokens: () => number;
}

/**
 * Notifications of Alexa, by its API of proactive events: a weather alert where the platform has words for it,
 * otherwise a message that waits. The platform takes an event of the same `referenceId` once.
 */
export function createProactiveEvents(options: ProactiveEventsOptions): WayOut {
  const { locales, origins, clock, log, stage, retries = RETRIES } = options;
  const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES });
  const clients = new Map<string, Promise<RegionClient>>();
  const renewed = new Map<string, number>();

  function openClient(origin: string): Promise<RegionClient> {
    const known = clients.get(origin);
    if (known) return known;
    const client = createRegionClient(origin, agent, options);
    clients.set(origin, client);
    return client;
  }

  /** Whether another token may help; the next client asks for one. */
  function renew(origin: string, denied: Promise<RegionClient>): boolean {
    // Somebody else's event was denied, too.
    if (clients.get(origin) !== denied) return true;
    const now = clock().getTime();
    if (now - (renewed.get(origin) ?? -Infinity) < MIN_RENEWAL_MS) return false;
    renewed.set(origin, now);
    clients.delete(origin);
    return true;
  }

  async function attemptOnce(
    event: services.proactiveEvents.CreateProactiveEventRequest,
    origin: string,
    time: PassTime,
  ): Promise<SendResult> {
    const opened = openClient(origin);
    const client = await opened;
    const tokens = client.countTokens();
    try {
      await beforeSignal(time.cut, async () => client.events.createProactiveEvent(event, stage));
      return 'delivered';
    } catch (error) {
      const status = readErrorStatus(error);
      const isDenied = status === UNAUTHORIZED || status === FORBIDDEN;
      const isTokenOld = client.countTokens() === tokens;
      if (isDenied && isTokenOld && renew(origin, opened)) return attemptOnce(event, origin, time);
      // It has come before.
      if (status === CONFLICT) return 'delivered';
      log.warn({ status, reason: describeFailure(error) }, 'Alexa did not take a notification');
      const isLater = status === undefined || status === LIMITED || status === UNAUTHORIZED;
      return isLater ? 'later' : readStatus(status, undefined);
    }
  }

  return {
    way: 'alexa',
    receivers: [RECEIVER],
    isShared: false,
    async send(_receiver, message, { apiEndpoint, readUserId }, time) {
      const user = readUser(readUserId, log);
      if (user === undefined || apiEndpoint === undefined || !origins.includes(apiEndpoint)) {
        log.error({ apiEndpoint }, 'A notification has no user of Alexa');
        return 'refused';
      }
      const event = createEvent(message, user, locales);
      return sendWithRetries(() => attemptOnce(event, apiEndpoint, time), retries, time.stop);
    },
    close: async () => agent.destroy(),
  };
}

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const CONFLICT = 409;
/** Amazon's limit of notifications of a skill. */
const LIMITED = 432;

function readUser(readUserId: Recipient['readUserId'], log: Logger): string | undefined {
  try {
    return readUserId();
  } catch (error) {
    log.error({ reason: describeError(error) }, 'Could not read the user of a notification');
    return undefined;
  }
}

/** The status of an answer to an event; undefined if there was none. */
function readErrorStatus(error: unknown): number | undefined {
  if (error instanceof TokenError || !(error instanceof Error)) return undefined;
  return 'statusCode' in error ? Number(error.statusCode) : undefined;
}

/** Without the body of the answer, which may name the user. */
function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function createRegionClient(
  origin: string,
  agent: Agent,
  { clientId, clientSecret, authEndpoint, timeoutMs = TIMEOUT_MS }: ProactiveEventsOptions,
): Promise<RegionClient> {
  const { services: clients } = await import('ask-sdk-model');
  const api = createApiClient(agent, timeoutMs);
  return {
    events: new clients.proactiveEvents.ProactiveEventsServiceClient(
      // The value is that of the client's own token.
      { apiClient: api.client, apiEndpoint: origin, authorizationValue: '' },
      {
        // The client does not encode what it puts into the form.
        clientId: encodeURIComponent(clientId),
        clientSecret: encodeURIComponent(clientSecret),
        ...(authEndpoint !== undefined && { authEndpoint }),
      },
    ),
    countTokens: api.countTokens,
  };
}

/** The path of the server of tokens, as the client writes it. */
const TOKEN_PATH = '/auth/O2/token';

/** An API client with a timeout, in which requests for a token at the same time share one. */
function createApiClient(agent: Agent, timeoutMs: number) {
  let tokens = 0;
  let fetching: Promise<services.ApiClientResponse> | undefined;

  async function send({
    url,
    method,
    headers,
    body,
  }: services.ApiClientRequest): Promise<services.ApiClientResponse> {
    const { origin, pathname, search } = new URL(url);
    const { statusCode, ...answer } = await agent.request({
      origin,
      path: pathname + search,
      method,
      headers: headers.flatMap(({ key, value }) => [key, value]),
      body: body ?? null,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.body.text();
    // The client parses the bodies of errors, too, which may be of any kind.
    const isSuccess = statusCode < 300;
    const json = { key: 'content-type', value: 'application/json' };
    return { statusCode, headers: [json], body: isSuccess ? text : '' };
  }

  async function fetchToken(request: services.ApiClientRequest) {
    const response = await send(request);
    if (response.statusCode >= 300) {
      throw new TokenError(`The server of tokens answers ${response.statusCode}`);
    }
    tokens += 1;
    return response;
  }

  const client: services.ApiClient = {
    async invoke(request) {
      if (new URL(request.url).pathname !== TOKEN_PATH) return send(request);
      fetching ??= fetchToken(request).finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
  };
  return { client, countTokens: () => tokens };
}

/** The event for a message: of the same id whenever it is sent again. */
function createEvent(
  message: Message,
  user: string,
  locales: readonly string[],
): services.proactiveEvents.CreateProactiveEventRequest {
  const { id, decided, until, alertType, source } = message;
  const named = alertType === null ? { creator: CREATOR } : { source: source ?? CREATOR };
  return {
    timestamp: new Date(decided).toISOString(),
    referenceId: id,
    expiryTime: new Date(until).toISOString(),
    event: alertType === null ? createMessageAlert(message) : createWeatherAlert(alertType),
    localizedAttributes: locales.map((locale) => ({ locale, ...named })),
    relevantAudience: { type: 'Unicast', payload: { user } },
  };
}

/** "There is a thunderstorm alert for your area. Provided by …" */
function createWeatherAlert(
  alertType: NonNullable<Message['alertType']>,
): services.proactiveEvents.Event {
  const weatherAlert = { source: 'localizedattribute:source', alertType };
  return { name: 'AMAZON.WeatherAlert.Activated', payload: { weatherAlert } };
}

/** "You have one new message from …" */
function createMessageAlert({ isUrgent }: Message): services.proactiveEvents.Event {
  return {
    name: 'AMAZON.MessageAlert.Activated',
    payload: {
      state: { status: 'UNREAD', freshness: 'NEW' },
      messageGroup: {
        creator: { name: 'localizedattribute:creator' },
        count: 1,
        ...(isUrgent && { urgency: 'URGENT' }),
      },
    },
  };
}
