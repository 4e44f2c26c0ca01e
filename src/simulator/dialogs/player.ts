import type { ConversationOptions, ConversationTurn } from '../conversation.ts';
import { startDeviceConversation, type PlaceLookup } from '../device-description.ts';
import {
  type Dialog,
  type TurnSummary,
  type UtteranceStep,
  compareTurn,
  summarizeTurn,
  type TurnDifference,
} from './dialog.ts';
import { startFaultyUpstream } from './text-format.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { formatTurnSummary } from './text-format.ts';

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
}

/**
 * Plays a conversation with the complete skill, on the clock of the dialog.
 *
 * @param onTurn called after each turn
 * @throws {UnknownPlaceError}
 * @throws {Error} if the skill does not respond
 */
export async function playDialog(
  dialog: Dialog,
  start: StartDemoApp,
  onTurn: (played: PlayedTurn) => void = () => {},
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
      const { turn } = await conversation.say(step.utterance);
      const played = createPlayedTurn(step, turn);
      playedTurns.push(played);
      onTurn(played);
    }
  }
  return playedTurns;
}

function createPlayedTurn(step: UtteranceStep, turn: ConversationTurn): PlayedTurn {
  const summary = summarizeTurn(turn);
  return { step, turn, summary, differences: compareTurn(step, summary) };
}

/** Formats a turn for people: the utterance and the summary of the answer. */
export function formatPlayedTurn({ step, summary }: PlayedTurn): string {
  return [`> ${step.utterance}`, ...formatTurnSummary(summary)].join('\n');
}

/** Formats the differences of a turn: line, expected and heard. */
export function formatDifferences(path: string, { step, differences }: PlayedTurn): string {
  return differences
    .map(({ of, expected, heard }) =>
      [
        `${path}, line ${step.line}: other ${of} to "${step.utterance}"`,
        `  expected: ${expected}`,
        `  heard:    ${heard}`,
      ].join('\n'),
    )
    .join('\n');
}

/** Formats a turn with all details as one line of JSON. */
export function formatTurnJson(path: string, { step, turn, differences }: PlayedTurn): string {
  const { line, expected = null } = step;
  return JSON.stringify({ file: path, line, ...turn, expected, differences });
}

/** Formats an error as a sentence. */
export function formatError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
