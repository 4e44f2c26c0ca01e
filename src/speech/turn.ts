import { getEventListeners } from 'node:events';
import {
  getIntentName,
  getRequestType,
  type HandlerInput,
  getRequest,
  getLocale,
  type RequestInterceptor,
} from 'ask-sdk-core';
import type { IntentRequest, RequestEnvelope, Response } from 'ask-sdk-model';
import type { Logger } from 'pino';
import { parseSlots, type SpokenSlots } from '../slots/spoken-slots.ts';
import { readSession } from './profile.ts';
import { loadPhrases, selectRequestPhrases, pickVariant } from '../languages/phrases.ts';
import type { Prompt } from '../languages/types.ts';
import type { CallId } from '../contract/client-calls.ts';
import { deriveTrace } from '../telemetry/request-log.ts';
import type { WeatherResponse, WeatherClient } from '../client/client.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createSharedTimer, type StartTimeout } from '../time/shared-timer.ts';
import { HOUR_MS } from '../time/units.ts';
import type { TurnStart } from '../http/turn-queue.ts';

/** Whether a request is for one of the intents. */
export function isIntent({ requestEnvelope }: HandlerInput, ...names: string[]): boolean {
  return (
    getRequestType(requestEnvelope) === 'IntentRequest' &&
    names.includes(getIntentName(requestEnvelope))
  );
}

/** Parses the slots of an intent request. */
export function readRequestSlots({ requestEnvelope }: HandlerInput): SpokenSlots {
  return parseSlots(getRequest<IntentRequest>(requestEnvelope).intent.slots);
}

/** Speaks a text and ends the session. */
export function speakAndEnd({ responseBuilder }: HandlerInput, text: string): Response {
  return responseBuilder.speak(escapeSsml(text)).withShouldEndSession(true).getResponse();
}

/** Speaks a text; in a conversation asks for more, otherwise ends the session. */
export function speakAndContinue(input: HandlerInput, text: string): Response {
  if (!readSession(input).isConversation) return speakAndEnd(input, text);
  const anythingElse = pickVariant(input, selectRequestPhrases(input).anythingElse);
  return speakAndListen(input, { speech: `${text} ${anythingElse}`, reprompt: anythingElse });
}

/** Speaks a prompt and listens for the answer. */
export function speakAndListen(
  { responseBuilder }: HandlerInput,
  { speech, reprompt }: Prompt,
): Response {
  return responseBuilder
    .speak(escapeSsml(speech))
    .reprompt(escapeSsml(reprompt))
    .withShouldEndSession(false)
    .getResponse();
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes plain text for SSML and drops characters that XML forbids. The escaper of the SDK corrupts apostrophes. */
export function escapeSsml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters to be dropped
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '')
  );
}

/** The state of a turn, without personal data. */
interface TurnState {
  trace: string;
  /** When the request arrived, on the clock of `performance.now()`. */
  startedAt: number;
  /** When its time is over, on the same clock. */
  deadline: number;
  /** The called operations, in order. */
  operations: CallId[];
  /** `aged` if a stale answer was spoken. */
  outcome: 'answered' | 'aged' | 'failed';
  startTimeout: StartTimeout;
  /** Called at the timeout of the turn. */
  onTimeout?: (() => void) | undefined;
}

/** How long a turn waits, milliseconds. */
export interface TurnTimeouts {
  /** For everything. */
  turnMs: number;
  /** For the settings of the device. */
  deviceSettingsMs: number;
  /** For the address of the device. */
  deviceAddressMs: number;
}

export const TURN_TIMEOUTS: TurnTimeouts = {
  // Alexa times out after eight seconds; the rest is for the network.
  turnMs: 6500,
  // Short, because every turn may load the settings.
  deviceSettingsMs: 1000,
  // Short, because the skill can answer without an address, for another place.
  deviceAddressMs: 2000,
};

/** The state of a turn is kept in its envelope: a WeakMap would take a tenth of a warm turn's processor time. */
const TURN = Symbol('turn');
type StartedEnvelope = RequestEnvelope & { [TURN]?: TurnState };

/** Starts the turn of each request before its handler runs, and loads the sentences of its locale. */
export function createTurnStarter({ turnMs } = TURN_TIMEOUTS): RequestInterceptor['process'] {
  const startTimeout = createSharedTimer();
  return ({ requestEnvelope, context }) => {
    startTurn(requestEnvelope, turnMs, startTimeout, readTurnStart(context));
    return loadPhrases(getLocale(requestEnvelope));
  };
}

/** The state of a request; starts the turn if nothing has started it. */
export function getTurnState({ requestEnvelope }: { requestEnvelope: StartedEnvelope }): TurnState {
  return (
    requestEnvelope[TURN] ?? startTurn(requestEnvelope, TURN_TIMEOUTS.turnMs, createSharedTimer())
  );
}

function startTurn(
  requestEnvelope: StartedEnvelope,
  turnMs: number,
  startTimeout: StartTimeout,
  { waitedMs, isOverdue }: TurnStart = { waitedMs: 0, isOverdue: false },
): TurnState {
  const now = performance.now();
  const startedAt = now - waitedMs;
  const turn: TurnState = {
    trace: deriveTrace(requestEnvelope.request.requestId),
    startedAt,
    deadline: isOverdue ? now : startedAt + turnMs,
    operations: [],
    outcome: 'answered',
    startTimeout,
  };
  requestEnvelope[TURN] = turn;
  return turn;
}

function readTurnStart(context: unknown): TurnStart | undefined {
  if (typeof context !== 'object' || context === null || !('waitedMs' in context)) return undefined;
  const { waitedMs } = context;
  if (typeof waitedMs !== 'number') return undefined;
  return { waitedMs, isOverdue: 'isOverdue' in context && context.isOverdue === true };
}

/** Created once: a new error with its stack for each turn is expensive. */
const TURN_OVER_ERROR = new Error('The turn has ended');
const TURN_TIMEOUT_ERROR = new DOMException('The turn timed out', 'TimeoutError');

/** The asynchronous work of a turn. */
type TurnTask<T> = (signal: AbortSignal, deadline: number) => Promise<T>;

/**
 * Runs the work of a turn with a signal that aborts at the turn timeout and after the answer, so that no work
 * continues behind it. `deadline` is the end of the timeout, on the clock of `performance.now()`.
 */
export async function runWithinTurnTimeout<T>(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  run: TurnTask<T>,
): Promise<T> {
  const turn = getTurnState(input);
  const controller = new AbortController();
  const cancelTimeout = turn.startTimeout(turnTimeLeft(turn), () => {
    controller.abort(TURN_TIMEOUT_ERROR);
    turn.onTimeout?.();
  });
  try {
    return await run(controller.signal, turn.deadline);
  } finally {
    cancelTimeout();
    if (getEventListeners(controller.signal, 'abort').length > 0) controller.abort(TURN_OVER_ERROR);
  }
}

/** Waits for optional work that never rejects, but not beyond the turn timeout. */
export async function waitWithinTurnTimeout(
  work: Promise<void>,
  input: Pick<HandlerInput, 'requestEnvelope'>,
): Promise<void> {
  const turn = getTurnState(input);
  if (turnTimeLeft(turn) <= 0) return;
  await new Promise<void>((resolve) => {
    turn.onTimeout = resolve;
    void work.then(resolve);
  });
  turn.onTimeout = undefined;
}

/** Milliseconds, not below 0. */
function turnTimeLeft({ deadline }: TurnState): number {
  return Math.max(0, deadline - performance.now());
}

/** The ages of the answers and data of a turn, milliseconds. */
export interface TurnAges {
  /** Age of the oldest stale answer; undefined if all are fresh. */
  answer: number | undefined;
  /** Age of the oldest data that are overdue for an update. */
  data: number | undefined;
}

interface TurnClient extends WeatherClient {
  /** The ages of the answers so far. */
  ages: () => TurnAges;
}

interface TurnClientOptions {
  turn: TurnState;
  /** Deadline of the turn, on the clock of `performance.now()`. */
  deadline: number;
  /** IANA time zone of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Data whose announced update is this late are reported as old. */
const MAX_DATA_DELAY_MS = HOUR_MS;

/**
 * Creates the weather client of a turn: calls carry its trace and deadline, and the client records the ages of
 * answers.
 */
export function createTurnClient(
  client: WeatherClient,
  { turn, deadline, timeZone, now }: TurnClientOptions,
): TurnClient {
  const ages: TurnAges = { answer: undefined, data: undefined };
  return {
    ages: () => ages,
    async call(id, parameters, options) {
      turn.operations.push(id);
      const { trace } = turn;
      const answer = await client.call(id, parameters, { ...options, trace, deadline, timeZone });
      ages.answer = maxAge(ages.answer, answer.age);
      ages.data = maxAge(ages.data, findLateDataAge(answer, now));
      return answer;
    },
  };
}

function maxAge(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}

/** Undefined if the data are up to date or have no update time. */
function findLateDataAge<Id extends CallId>(
  { body }: WeatherResponse<Id>,
  now: number,
): number | undefined {
  if (!('nextUpdate' in body)) return undefined;
  const isLate = now - Date.parse(body.nextUpdate) > MAX_DATA_DELAY_MS;
  return isLate ? now - Date.parse(body.forecastDate) : undefined;
}

/** Logs a completed turn. */
export type LogTurn = (input: HandlerInput) => void;

/** Creates a logger that writes one line and the metrics of each turn, without user, place or utterance. */
export function createTurnLogger(log: Logger, metrics: Metrics | undefined): LogTurn {
  const recordTurn = metrics?.events({
    name: 'turn',
    help: 'Turns of the skill by outcome',
    labels: ['outcome'],
    timed: true,
  });
  return (input) => {
    const { trace, operations, outcome, startedAt } = getTurnState(input);
    const milliseconds = performance.now() - startedAt;
    recordTurn?.({ outcome }, milliseconds / 1000);
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
