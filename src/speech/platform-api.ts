import type { RequestInterceptor, HandlerInput } from 'ask-sdk-core';
import type { Logger } from 'pino';
import { services } from 'ask-sdk-model';
import { Agent } from 'undici';
import { getTurnState } from './turn.ts';
import { escapeSsml } from './request-response.ts';

/** The platform's API by region (Alexa Skills Kit, "Alexa API endpoints"). */
const PLATFORM_ORIGINS: readonly string[] = [
  'https://api.amazonalexa.com',
  'https://api.eu.amazonalexa.com',
  'https://api.fe.amazonalexa.com',
];

interface TokenGuardOptions {
  log: Logger;
  /** Where this server itself stands in for the platform; undefined where it does not. */
  simulatorOrigin: string | undefined;
}

/**
 * Takes the API token out of a request that names another API than the platform's, before a handler
 * sees it: the token cannot be sent anywhere, and the turn goes on as if there were none.
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

/** `https://api.eu.amazonalexa.com`; undefined where an address is anything else than its origin. */
export function parseOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

/** What a turn needs to ask the platform about its device. */
interface PlatformApi {
  deviceId: string;
  /** For a service client of the SDK's model. */
  configuration: services.ApiConfiguration;
}

const MAX_PLATFORM_ANSWER_BYTES = 16 * 1024;
const dispatcher = new Agent({ maxResponseSize: MAX_PLATFORM_ANSWER_BYTES });

/**
 * The platform's API as a request opens it, for so many milliseconds; undefined where it brings no token or names no device.
 * Its clients' errors may hold what is personal: they are not to be logged.
 */
export function openPlatformApi(
  { requestEnvelope: { context } }: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
  longestWait: number,
): PlatformApi | undefined {
  const { apiAccessToken, apiEndpoint, device } = context.System;
  if (!apiAccessToken || !apiEndpoint || !device?.deviceId) return undefined;
  return {
    deviceId: device.deviceId,
    configuration: {
      apiClient: createPlatformApiClient(signal, longestWait),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    },
  };
}

/**
 * For service clients of the SDK's model, whose own knows no end to waiting, and never ends where an
 * answer breaks off.
 *
 * @param longestWait milliseconds
 */
function createPlatformApiClient(signal: AbortSignal, longestWait: number): services.ApiClient {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
  return {
    async invoke({ url, method, headers, body }) {
      const { origin, pathname, search } = new URL(url);
      const { statusCode, ...response } = await dispatcher.request({
        origin,
        path: pathname + search,
        method,
        headers: headers.flatMap(({ key, value }) => [key, value]),
        body: body ?? null,
        signal: ended,
      });
      const received = Object.entries(response.headers).map(([key, value]) => ({
        key,
        value: String(value),
      }));
      return { statusCode, headers: received, body: await response.body.text() };
    },
  };
}

/** So long a listener waits in silence, milliseconds. */
const PROGRESSIVE_DELAY_MS = 1500;

/** What is said in between must not come after the answer, milliseconds. */
const PROGRESSIVE_TIMEOUT_MS = 2000;

/** The requests that the platform lets be answered in parts. */
const PROGRESSIVE_REQUEST_TYPES: ReadonlySet<string> = new Set(['IntentRequest', 'LaunchRequest']);

/**
 * Has the platform say a sentence while a turn's answer takes its time: once, unless the turn is
 * over before. Never fails; where the request brings no token, nothing is said.
 *
 * @param sentence plain text
 * @param signal ends with the turn
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
    const service = new services.directive.DirectiveServiceClient({
      apiClient: createPlatformApiClient(signal, PROGRESSIVE_TIMEOUT_MS),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    });
    const speech = `<speak>${escapeSsml(sentence)}</speak>`;
    const directive = { type: 'VoicePlayer.Speak', speech } as const;
    // The SDK's errors hold the token, and the answer comes anyhow: they go no further.
    await service.enqueue({ header: { requestId }, directive }).catch(() => undefined);
  };
  const timer = setTimeout(() => void speak(), PROGRESSIVE_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
