import type { RequestInterceptor } from 'ask-sdk-core';
import type { Logger } from 'pino';
import { turnOf } from './turn.ts';

/** The platform's API by region (Alexa Skills Kit, "Alexa API endpoints"). */
const PLATFORM_ORIGINS: readonly string[] = [
  'https://api.amazonalexa.com',
  'https://api.eu.amazonalexa.com',
  'https://api.fe.amazonalexa.com',
];

export interface PlatformEndpointOptions {
  log: Logger;
  /** Where this server itself stands in for the platform; undefined where it does not. */
  simulatorOrigin: string | undefined;
}

/**
 * Takes the API token out of a request that names another API than the platform's, before a handler
 * sees it: the token cannot be sent anywhere, and the turn goes on as if there were none.
 */
export function withholdToken({
  log,
  simulatorOrigin,
}: PlatformEndpointOptions): RequestInterceptor {
  const trusted = new Set([...PLATFORM_ORIGINS, ...(simulatorOrigin ? [simulatorOrigin] : [])]);
  return {
    process(input) {
      const { System: system } = input.requestEnvelope.context;
      if (!system.apiAccessToken) return;
      const origin = originOf(system.apiEndpoint ?? '');
      if (origin !== undefined && trusted.has(origin)) {
        system.apiEndpoint = origin;
        return;
      }
      delete system.apiAccessToken;
      const { trace } = turnOf(input);
      log.warn({ trace, origin }, 'API endpoint is not the platform; the turn makes no API calls');
    },
  };
}

/** `https://api.eu.amazonalexa.com`; undefined where an address is anything else than its origin. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}
