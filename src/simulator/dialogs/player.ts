import type { Conversation, ConversationOptions, ConversationTurn } from '../conversation.ts';
import {
  startDeviceConversation,
  type DeviceEndpoint,
  type PlaceLookup,
} from '../device-description.ts';
import {
  type Dialog,
  type TurnSummary,
  type UtteranceStep,
  compareDeployedTurn,
  compareTurn,
  summarizeTurn,
  type TurnDifference,
} from './dialog.ts';
import { startFaultyUpstream } from './text-format.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** A running skill with its weather service. */
export interface DemoApp
  extends PlaceLookup, Pick<ConversationOptions, 'applicationId' | 'findTurn'> {
  /** `http://localhost:3000` */
  url: string;
  close: () => Promise<void>;
}

export interface DemoAppOptions {
  clock: () => Date;
  /** A foreign weather service instead of its own. */
  upstream?: string;
}

/** Starts a skill with demo weather and an empty store. */
export type StartDemoApp = (settings: DemoAppOptions) => Promise<DemoApp>;

/** A played turn. */
export interface PlayedTurn {
  step: UtteranceStep;
  turn: ConversationTurn;
  summary: TurnSummary;
  /** Differences to the expectation; empty if there are none. */
  differences: TurnDifference[];
  /** Duration of the request to the skill. */
  milliseconds: number;
}

/** The skill did not answer an utterance. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
  readonly step: UtteranceStep;

  constructor(step: UtteranceStep, cause: unknown) {
    super(`no answer to "${step.utterance}": ${formatError(cause)}`, { cause });
    this.step = step;
  }
}

type OnTurn = (played: PlayedTurn) => void;

/** A skill that is deployed somewhere: with its own clock, weather and store, and without the platform's API. */
export interface DeployedSkill
  extends PlaceLookup, Pick<DeviceEndpoint, 'applicationId' | 'clock'> {
  /** Where it takes requests: `https://weather.example.org/alexa`, or the address that invokes a function. */
  endpoint: string;
  /** How long a turn may take. */
  timeoutMs: number;
}

/**
 * Plays a conversation with a deployed skill, at its time.
 *
 * @param onTurn called after each turn
 * @throws {UnknownPlaceError}
 * @throws {UnansweredError}
 */
export async function playDeployedDialog(
  dialog: Dialog,
  skill: DeployedSkill,
  onTurn: OnTurn = () => {},
): Promise<PlayedTurn[]> {
  const conversation = startDeviceConversation(
    { ...skill, findTurn: () => undefined, platform: null },
    dialog,
  );
  const playedTurns: PlayedTurn[] = [];
  for (const step of dialog.steps) {
    if (step.kind !== 'saying') continue;
    const played = await playTurn(step, conversation, compareDeployedTurn);
    playedTurns.push(played);
    onTurn(played);
  }
  return playedTurns;
}

/**
 * Plays a conversation with the complete skill, on the clock of the dialog.
 *
 * @param onTurn called after each turn
 * @throws {UnknownPlaceError}
 * @throws {UnansweredError}
 */
export async function playDialog(
  dialog: Dialog,
  start: StartDemoApp,
  onTurn: OnTurn = () => {},
): Promise<PlayedTurn[]> {
  let now = Date.parse(dialog.now);
  const clock = () => new Date(now);
  await using resources = new AsyncDisposableStack();
  const startApp = async (settings: DemoAppOptions) => {
    const app = await start(settings);
    resources.defer(app.close);
    return app;
  };
  const ownApp = await startApp({ clock });
  const faultyUpstream =
    dialog.upstream === 'own' ? undefined : await startFaultyUpstream(ownApp.url, dialog.upstream);
  if (faultyUpstream) resources.defer(faultyUpstream.close);
  const app = faultyUpstream ? await startApp({ clock, upstream: faultyUpstream.url }) : ownApp;
  const conversation = startDeviceConversation(
    { ...app, endpoint: `${app.url}/alexa`, clock },
    dialog,
  );
  const playedTurns: PlayedTurn[] = [];
  for (const step of dialog.steps) {
    if (step.kind === 'waiting') {
      now += step.minutes * MINUTE_MS;
    } else if (step.kind === 'upstream') {
      faultyUpstream?.setBehavior(step.behavior);
    } else {
      const played = await playTurn(step, conversation, compareTurn);
      playedTurns.push(played);
      onTurn(played);
    }
  }
  return playedTurns;
}

async function playTurn(
  step: UtteranceStep,
  conversation: Conversation,
  compare: typeof compareTurn,
): Promise<PlayedTurn> {
  const { turn, milliseconds } = await conversation.say(step.utterance).catch((error: unknown) => {
    throw new UnansweredError(step, error);
  });
  const summary = summarizeTurn(turn);
  return { step, turn, summary, differences: compare(step, summary), milliseconds };
}

/** Formats an error as a sentence. */
export function formatError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
