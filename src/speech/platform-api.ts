import type { HandlerInput } from 'ask-sdk-core';
import type { services } from 'ask-sdk-model';
import { Agent, request } from 'undici';

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
      apiClient: apiClient(AbortSignal.any([signal, AbortSignal.timeout(longestWait)])),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    },
  };
}

/** The SDK's own client knows no end to waiting, and never ends where an answer breaks off. */
function apiClient(signal: AbortSignal): services.ApiClient {
  return {
    async invoke({ url, headers }) {
      const { statusCode, ...response } = await request(url, {
        method: 'GET',
        headers: headers.flatMap(({ key, value }) => [key, value]),
        dispatcher,
        signal,
      });
      const received = Object.entries(response.headers).map(([key, value]) => ({
        key,
        value: String(value),
      }));
      return { statusCode, headers: received, body: await response.body.text() };
    },
  };
}
