import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { NextHourResponse } from '../../contract/voice-text/responses.ts';
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
import { startFaultyUpstream } from './upstream-faults.ts';
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
const NEXT_HOUR_OPERATION = 'precipitationNextHour';
/** Maximum number of hourly items that overlap the next hour. */
const MAX_HOURLY_ITEMS = 2;
/** Timeout and poll interval for the first radar data. */
const RADAR_TIMEOUT_MS = MINUTE_MS;
const RADAR_POLL_MS = 100;

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
  if (needsRadar(dialog)) await waitForRadar(ownApp.url);
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

/** Whether an answer may use radar data, which is unknown without an expectation. */
function needsRadar({ steps }: Dialog): boolean {
  return steps.some(
    (step) =>
      step.kind === 'saying' &&
      (step.expected?.notes.some((note) => note.startsWith(NEXT_HOUR_OPERATION)) ?? true),
  );
}

/** Waits for the first radar data; until then the service falls back to the forecast. */
async function waitForRadar(url: string): Promise<void> {
  const nextHour = `${url}/v4_0/voicetext/precipitation/nextHour/52.52/13.41`;
  const deadline = performance.now() + RADAR_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { body } = await request(nextHour);
    const { items } = NextHourResponse.parse(await body.json());
    if (items.length > MAX_HOURLY_ITEMS) return;
    await pause(RADAR_POLL_MS);
  }
  throw new Error('The radar nowcast was not available in time');
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
