import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { NextHourResponse } from '../../contract/voice-text/responses.ts';
import {
  startConversation,
  type ConversationOptions,
  type ConversationTurn,
} from '../conversation.ts';
import { resolveDevice, type PlaceLookup } from '../device-description.ts';
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
  /** Another weather service to ask than its own. */
  upstream?: string;
}

/** Starts a skill with demo weather that remembers nobody from before. */
export type StartDemoApp = (settings: DemoAppOptions) => Promise<DemoApp>;

/** A turn as it went. */
export interface PlayedTurn {
  step: UtteranceStep;
  turn: ConversationTurn;
  summary: TurnSummary;
  /** What is not as it is written; none where all is. */
  differences: TurnDifference[];
}
const NEXT_HOUR_OPERATION = 'precipitationNextHour';
/** That an hour from now touches. */
const MAX_HOURLY_ITEMS = 2;
/** How long the first radar may take, and between two looks for it, milliseconds. */
const RADAR_TIMEOUT_MS = MINUTE_MS;
const RADAR_POLL_MS = 100;

/**
 * Plays a conversation with the whole skill, by the dialog's own clock.
 *
 * @param onTurn told of each turn as it ends
 * @throws {UnknownPlaceError}
 * @throws {Error} when the skill does not answer
 */
export async function playDialog(
  dialog: Dialog,
  start: StartDemoApp,
  onTurn: (played: PlayedTurn) => void = () => {},
): Promise<PlayedTurn[]> {
  let now = Date.parse(dialog.now);
  const clock = () => new Date(now);
  await using open = new AsyncDisposableStack();
  const opened = async (settings: DemoAppOptions) => {
    const stage = await start(settings);
    open.defer(stage.close);
    return stage;
  };
  const own = await opened({ clock });
  if (needsRadar(dialog)) await waitForRadar(own.url);
  const foreign =
    dialog.upstream === 'own' ? undefined : await startFaultyUpstream(own.url, dialog.upstream);
  if (foreign) open.defer(foreign.close);
  const stage = foreign ? await opened({ clock, upstream: foreign.url }) : own;
  const conversation = startDialogConversation(dialog, stage, clock);
  const all: PlayedTurn[] = [];
  for (const step of dialog.steps) {
    if (step.kind === 'waiting') {
      now += step.minutes * MINUTE_MS;
    } else if (step.kind === 'upstream') {
      foreign?.setBehavior(step.behavior);
    } else {
      const played = createPlayedTurn(step, await conversation.say(step.utterance));
      all.push(played);
      onTurn(played);
    }
  }
  return all;
}

function startDialogConversation({ device, locale }: Dialog, stage: DemoApp, clock: () => Date) {
  const { url, applicationId, gazetteer, findTurn } = stage;
  const endpoint = `${url}/alexa`;
  return startConversation({
    endpoint,
    locale,
    device: resolveDevice(device, locale, stage),
    applicationId,
    clock,
    gazetteer,
    findTurn,
  });
}

function createPlayedTurn(saying: UtteranceStep, turn: ConversationTurn): PlayedTurn {
  const noticed = summarizeTurn(turn);
  return { step: saying, turn, summary: noticed, differences: compareTurn(saying, noticed) };
}

/** Whether an answer could come from the radar: without an expectation nobody knows. */
function needsRadar({ steps }: Dialog): boolean {
  return steps.some(
    (step) =>
      step.kind === 'saying' &&
      (step.expected?.notes.some((note) => note.startsWith(NEXT_HOUR_OPERATION)) ?? true),
  );
}

/** The first radar takes its time, and until then the forecast has to do: conversations begin later. */
async function waitForRadar(url: string): Promise<void> {
  const nextHour = `${url}/v4_0/voicetext/precipitation/nextHour/52.52/13.41`;
  const deadline = performance.now() + RADAR_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { body } = await request(nextHour);
    const { items } = NextHourResponse.parse(await body.json());
    if (items.length > MAX_HOURLY_ITEMS) return;
    await pause(RADAR_POLL_MS);
  }
  throw new Error('The next hour is still told by the hour: the radar is not read');
}

/** A turn for people to read: what was said, and what was noticed. */
export function formatPlayedTurn({ step, summary }: PlayedTurn): string {
  return [`> ${step.utterance}`, ...formatTurnSummary(summary)].join('\n');
}

/** Where a turn is not as its file has it: expected, heard, where. */
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

/** A turn with all that is known of it, as one line of JSON. */
export function formatTurnJson(path: string, { step, turn, differences }: PlayedTurn): string {
  const { line, expected = null } = step;
  return JSON.stringify({ file: path, line, ...turn, expected, differences });
}

/** What went wrong, as a sentence. */
export function formatError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
