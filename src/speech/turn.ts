import { getEventListeners } from 'node:events';
import { type HandlerInput, getIntentName, getLocale, getRequestType } from 'ask-sdk-core';
import type { Logger } from 'pino';
import type { VoiceTextId } from '../contract/voice-text/operations.ts';
import { deriveTrace } from '../telemetry/trace.ts';
import type { WeatherResponse, WeatherClient } from '../client/client.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { HOUR_MS } from '../time/units.ts';

/** What is known of a turn while it goes, and nothing of who speaks. */
interface TurnState {
  trace: string;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** What was asked of the weather service, in order. */
  operations: VoiceTextId[];
  /** `aged` where an answer had to be told that was given before. */
  outcome: 'answered' | 'aged' | 'failed';
  /** Told when its time is over, by who waits for something until then. */
  onTimeout?: (() => void) | undefined;
}

const turnStates = new WeakMap<object, TurnState>();

/** The turn of a request, which begins when it is first asked for. */
export function getTurnState({
  requestEnvelope,
}: Pick<HandlerInput, 'requestEnvelope'>): TurnState {
  const known = turnStates.get(requestEnvelope);
  if (known) return known;
  const turn: TurnState = {
    trace: deriveTrace(requestEnvelope.request.requestId),
    startedAt: performance.now(),
    operations: [],
    outcome: 'answered',
  };
  turnStates.set(requestEnvelope, turn);
  return turn;
}

/** Alexa gives up after eight seconds; what is left is for the way there and back. */
const TURN_TIMEOUT_MS = 6500;

/** Made once: reasons of its own for each turn would cost more than all else here. */
const TURN_OVER_ERROR = new Error('The turn is over');
const TURN_TIMEOUT_ERROR = new DOMException('The time of the turn is over', 'TimeoutError');

/** What a turn waits for. */
type TurnTask<T> = (signal: AbortSignal, deadline: number) => Promise<T>;

/**
 * Runs what a turn waits for under a signal that ends with it: when its time is over, which counts
 * from where the turn began, and when it is answered, so that nothing goes on behind the answer.
 * `deadline` is when the time is over, on the clock of `performance.now()`.
 */
export async function runWithinTurnTimeout<T>(
  input: Pick<HandlerInput, 'requestEnvelope'>,
  run: TurnTask<T>,
): Promise<T> {
  const deadline = turnDeadline(input);
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(TURN_TIMEOUT_ERROR);
    getTurnState(input).onTimeout?.();
  }, turnTimeLeft(input));
  try {
    return await run(controller.signal, deadline);
  } finally {
    clearTimeout(timer);
    if (getEventListeners(controller.signal, 'abort').length > 0) controller.abort(TURN_OVER_ERROR);
  }
}

/** Waits for what may as well come later, but not beyond the time of the turn. */
export async function waitWithinTurnTimeout(
  waiting: Promise<void>,
  input: Pick<HandlerInput, 'requestEnvelope'>,
): Promise<void> {
  if (turnTimeLeft(input) <= 0) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const turn = getTurnState(input);
  turn.onTimeout = resolve;
  await Promise.race([waiting, over]);
  turn.onTimeout = undefined;
}

/** Whole milliseconds: Node.js has a list for every length of its timers, and a new one costs time. */
function turnTimeLeft(input: Pick<HandlerInput, 'requestEnvelope'>): number {
  return Math.ceil(turnDeadline(input) - performance.now());
}

/** On the clock of `performance.now()`. */
function turnDeadline(input: Pick<HandlerInput, 'requestEnvelope'>): number {
  return getTurnState(input).startedAt + TURN_TIMEOUT_MS;
}

/** How old what a turn was told is, milliseconds. */
export interface TurnAges {
  /** Of the oldest answer that was given before; undefined where all are of now. */
  answer: number | undefined;
  /** Of the oldest data among those that should have been replaced by now. */
  data: number | undefined;
}

interface TurnClient extends WeatherClient {
  /** Of the answers so far. */
  ages: () => TurnAges;
}

interface TurnClientOptions {
  turn: TurnState;
  /** When the turn's time is over, on the clock of `performance.now()`. */
  deadline: number;
  /** IANA, of the place that is asked for. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Data that are replaced later than announced are told to be old after this, milliseconds. */
const MAX_DATA_DELAY_MS = HOUR_MS;

/** The client for one turn: its calls bear the turn's mark and keep its time, and how old their answers are is noted. */
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

/** Undefined where the data are the newest that there can be, or nothing tells. */
function findLateDataAge<Id extends VoiceTextId>(
  { body }: WeatherResponse<Id>,
  now: number,
): number | undefined {
  if (!('nextUpdate' in body)) return undefined;
  const isLate = now - Date.parse(body.nextUpdate) > MAX_DATA_DELAY_MS;
  return isLate ? now - Date.parse(body.forecastDate) : undefined;
}

/** Tells of a turn that has ended. */
export type LogTurn = (input: HandlerInput) => void;

/**
 * One line of each turn to the log, and its figures; neither tells anything of who spoke, of where, or
 * of what was said.
 */
export function createTurnLogger(log: Logger, metrics: Metrics): LogTurn {
  const happened = metrics.events({
    name: 'turn',
    help: 'Turns of the skill by outcome',
    labels: ['outcome'],
    timed: true,
  });
  return (input) => {
    const { trace, operations, outcome, startedAt } = getTurnState(input);
    const milliseconds = performance.now() - startedAt;
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
