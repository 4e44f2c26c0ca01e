import type { RequestInterceptor, HandlerInput } from 'ask-sdk-core';
import type { Logger } from 'pino';
import type { services } from 'ask-sdk-model';
import { Agent } from 'undici';
import { getTurnState, escapeSsml } from './turn.ts';

/** The origins of the platform API by region (Alexa Skills Kit, "Alexa API endpoints"). */
export const PLATFORM_ORIGINS: readonly string[] = [
  'https://api.amazonalexa.com',
  'https://api.eu.amazonalexa.com',
  'https://api.fe.amazonalexa.com',
];

interface TokenGuardOptions {
  log: Logger;
  /** The origin of this server if it simulates the platform. */
  simulatorOrigin: string | undefined;
}

/**
 * Deletes the API token from requests with a foreign API endpoint before a handler runs, so that no handler can
 * leak it. The turn continues without the token.
 */
export function createTokenGuard({ log, simulatorOrigin }: TokenGuardOptions): RequestInterceptor {
  const trusted = new Set([...PLATFORM_ORIGINS, ...(simulatorOrigin ? [simulatorOrigin] : [])]);
  return {
    process(input) {
      const { System: system } = input.requestEnvelope.context;
      if (!system.apiAccessToken) return;
      const origin = parseOrigin(system.apiEndpoint ?? '');
      if (origin !== undefined && trusted.has(origin)) {
        system.apiEndpoint = origin;
        return;
      }
      delete system.apiAccessToken;
      const { trace } = getTurnState(input);
      log.warn({ trace, origin }, 'API endpoint is not the platform; the turn makes no API calls');
    },
  };
}

/** `https://api.eu.amazonalexa.com`; undefined if an address is more than an origin. */
export function parseOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

/** What a turn needs to call the platform API for its device. */
interface PlatformApi {
  deviceId: string;
  /** Configuration for a service client of `ask-sdk-model`. */
  configuration: services.ApiConfiguration;
}

const MAX_PLATFORM_RESPONSE_BYTES = 16 * 1024;
const dispatcher = new Agent({ maxResponseSize: MAX_PLATFORM_RESPONSE_BYTES });

/**
 * Opens the platform API with the token of a request; undefined without a token or a device. Errors of its
 * clients may contain personal data: do not log them.
 */
export function openPlatformApi(
  { requestEnvelope: { context } }: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
  timeoutMs: number,
): PlatformApi | undefined {
  const { apiAccessToken, apiEndpoint, device } = context.System;
  if (!apiAccessToken || !apiEndpoint || !device?.deviceId) return undefined;
  return {
    deviceId: device.deviceId,
    configuration: {
      apiClient: createPlatformApiClient(signal, timeoutMs),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    },
  };
}

/** An API client with a timeout. That of the SDK has none and never settles if a response breaks off. */
function createPlatformApiClient(signal: AbortSignal, timeoutMs: number): services.ApiClient {
  const anySignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return {
    async invoke({ url, method, headers, body }) {
      const { origin, pathname, search } = new URL(url);
      const { statusCode, ...response } = await dispatcher.request({
        origin,
        path: pathname + search,
        method,
        headers: headers.flatMap(({ key, value }) => [key, value]),
        body: body ?? null,
        signal: anySignal,
      });
      const received = Object.entries(response.headers).map(([key, value]) => ({
        key,
        value: String(value),
      }));
      return { statusCode, headers: received, body: await response.body.text() };
    },
  };
}

/** Delay before the progressive response. */
const PROGRESSIVE_DELAY_MS = 1500;

/** The progressive response must not arrive after the answer. */
const PROGRESSIVE_TIMEOUT_MS = 2000;

/** The request types for which the platform accepts progressive responses. */
const PROGRESSIVE_REQUEST_TYPES: ReadonlySet<string> = new Set(['IntentRequest', 'LaunchRequest']);

/**
 * Has the platform speak a sentence once if the answer of a turn is slow. Never fails; sends nothing without a
 * token.
 *
 * @param sentence plain text
 * @param signal aborted at the end of the turn
 */
export function sendProgressiveResponse(
  { requestEnvelope }: Pick<HandlerInput, 'requestEnvelope'>,
  sentence: string,
  signal: AbortSignal,
): void {
  const { type, requestId } = requestEnvelope.request;
  const { apiEndpoint, apiAccessToken } = requestEnvelope.context.System;
  if (!PROGRESSIVE_REQUEST_TYPES.has(type) || !apiEndpoint || !apiAccessToken || signal.aborted) {
    return;
  }
  const speak = async () => {
    const { services } = await import('ask-sdk-model');
    const service = new services.directive.DirectiveServiceClient({
      apiClient: createPlatformApiClient(signal, PROGRESSIVE_TIMEOUT_MS),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    });
    const speech = `<speak>${escapeSsml(sentence)}</speak>`;
    const directive = { type: 'VoicePlayer.Speak', speech } as const;
    // SDK errors contain the token, and the answer follows anyway: ignore them.
    await service.enqueue({ header: { requestId }, directive }).catch(() => undefined);
  };
  const timer = setTimeout(() => void speak(), PROGRESSIVE_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** The platform event for a disabled skill. */
export const SKILL_DISABLED = 'AlexaSkillEvent.SkillDisabled';

/** Whether a request tells of a change of the skill for its user; the response must not contain speech. */
export function isSkillEvent(type: string): boolean {
  return type.startsWith('AlexaSkillEvent.');
}

/** The permission to notify (Alexa Skills Kit, "About Proactive Events"). */
export const NOTIFICATION_PERMISSION = 'alexa::devices:all:notifications:write';

/** The skill could not handle a platform event. The failure makes the platform retry; the log has the cause. */
export class EventFailedError extends Error {
  override name = 'EventFailedError';

  constructor() {
    super('Could not handle the event; send it again');
  }
}
