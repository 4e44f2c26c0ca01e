import type { HandlerInput } from 'ask-sdk-core';
import type { services } from 'ask-sdk-model';
import { Agent } from 'undici';

/** What a turn needs to ask the platform about its device. */
export interface PlatformApi {
  deviceId: string;
  /** For a service client of the SDK's model. */
  configuration: services.ApiConfiguration;
}

const LARGEST_ANSWER = 16 * 1024;
const dispatcher = new Agent({ maxResponseSize: LARGEST_ANSWER });

/**
 * The platform's API as a request opens it, for so many milliseconds; undefined where it brings no token or names no device.
 * Its clients' errors may hold what is personal: they are not to be logged.
 */
export function platformApi(
  { requestEnvelope: { context } }: Pick<HandlerInput, 'requestEnvelope'>,
  signal: AbortSignal,
  longestWait: number,
): PlatformApi | undefined {
  const { apiAccessToken, apiEndpoint, device } = context.System;
  if (!apiAccessToken || !apiEndpoint || !device?.deviceId) return undefined;
  return {
    deviceId: device.deviceId,
    configuration: {
      apiClient: apiClient(signal, longestWait),
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
export function apiClient(signal: AbortSignal, longestWait: number): services.ApiClient {
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
