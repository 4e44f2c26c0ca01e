import { getIntentName, getLocale, getRequestType, type HandlerInput } from 'ask-sdk-core';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.ts';
import { turnOf } from './turn.ts';

/** Tells of a turn that has ended. */
export type TellTurn = (input: HandlerInput) => void;

/**
 * One line of each turn to the log, and its figures; neither tells anything of who spoke, of where, or
 * of what was said.
 */
export function tellingTurns(log: Logger, metrics: Metrics): TellTurn {
  const happened = metrics.events({
    name: 'turn',
    help: 'Turns of the skill by outcome',
    labels: ['outcome'],
    timed: true,
  });
  return (input) => {
    const { trace, operations, outcome, begun } = turnOf(input);
    const milliseconds = performance.now() - begun;
    happened({ outcome }, milliseconds / 1000);
    if (!log.isLevelEnabled('info')) return;
    const { requestEnvelope } = input;
    const request = getRequestType(requestEnvelope);
    const line = {
      trace,
      request,
      ...(request === 'IntentRequest' && { intent: getIntentName(requestEnvelope) }),
      locale: getLocale(requestEnvelope),
      operations,
      outcome,
      milliseconds: Math.round(milliseconds),
    };
    log.info(line, 'A turn');
  };
}
