import type { HandlerInput } from 'ask-sdk-core';
import { services } from 'ask-sdk-model';
import { apiClient } from './platform-api.ts';
import { toSsml } from './ssml.ts';

/** So long a listener waits in silence, milliseconds. */
const PATIENCE = 1500;

/** What is said in between must not come after the answer, milliseconds. */
const LONGEST_WAIT = 2000;

/** The requests that the platform lets be answered in parts. */
const ANSWERED_IN_PARTS: ReadonlySet<string> = new Set(['IntentRequest', 'LaunchRequest']);

/**
 * Has the platform say a sentence while a turn's answer takes its time: once, unless the turn is
 * over before. Never fails; where the request brings no token, nothing is said.
 *
 * @param sentence plain text
 * @param signal ends with the turn
 */
export function whileWaiting(
  { requestEnvelope }: Pick<HandlerInput, 'requestEnvelope'>,
  sentence: string,
  signal: AbortSignal,
): void {
  const { type, requestId } = requestEnvelope.request;
  const { apiEndpoint, apiAccessToken } = requestEnvelope.context.System;
  if (!ANSWERED_IN_PARTS.has(type) || !apiEndpoint || !apiAccessToken || signal.aborted) return;
  const speak = async () => {
    const service = new services.directive.DirectiveServiceClient({
      apiClient: apiClient(signal, LONGEST_WAIT),
      apiEndpoint,
      authorizationValue: apiAccessToken,
    });
    const speech = `<speak>${toSsml(sentence)}</speak>`;
    const directive = { type: 'VoicePlayer.Speak', speech } as const;
    // The SDK's errors hold the token, and the answer comes anyhow: they go no further.
    await service.enqueue({ header: { requestId }, directive }).catch(() => undefined);
  };
  const timer = setTimeout(() => void speak(), PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
