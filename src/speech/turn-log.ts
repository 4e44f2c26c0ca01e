import { getIntentName, getLocale, getRequestType, type HandlerInput } from 'ask-sdk-core';
import type { Logger } from 'pino';
import { turnOf } from './turn.ts';

/** The one line that a log has of each turn; it tells nothing of who spoke, of where, or of what was said. */
export function logTurn(input: HandlerInput, log: Logger): void {
  if (!log.isLevelEnabled('info')) return;
  const { requestEnvelope } = input;
  const { trace, operations, outcome, begun } = turnOf(input);
  const request = getRequestType(requestEnvelope);
  const line = {
    trace,
    request,
    ...(request === 'IntentRequest' && { intent: getIntentName(requestEnvelope) }),
    locale: getLocale(requestEnvelope),
    operations,
    outcome,
    milliseconds: Math.round(performance.now() - begun),
  };
  log.info(line, 'A turn');
}
