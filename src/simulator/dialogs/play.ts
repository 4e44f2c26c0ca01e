import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { NextHourResponse } from '../../contract/voice-text/next-hour.ts';
import {
  startConversation,
  type ConversationOptions,
  type ConversationTurn,
} from '../conversation.ts';
import { deviceOf, type Surroundings } from './device.ts';
import type { Dialog, Noticed, Saying } from './dialog.ts';
import { startForeignUpstream } from './foreign-upstream.ts';
import { differences, notice, type Difference } from './notice.ts';

/** A running skill with its weather service. */
export interface Stage extends Surroundings, Pick<ConversationOptions, 'applicationId' | 'turnOf'> {
  /** `http://localhost:3000` */
  url: string;
  close: () => Promise<void>;
}

export interface StageSettings {
  clock: () => Date;
  /** Another weather service to ask than its own. */
  upstream?: string;
}

/** Starts a skill with demo weather that remembers nobody from before. */
export type StartStage = (settings: StageSettings) => Promise<Stage>;

/** A turn as it went. */
export interface PlayedTurn {
  saying: Saying;
  turn: ConversationTurn;
  noticed: Noticed;
  /** What is not as it is written; none where all is. */
  differences: Difference[];
}

/** Milliseconds. */
const MINUTE = 60_000;
const NEXT_HOUR = 'precipitationNextHour';
/** That an hour from now touches. */
const HOURS_AT_MOST = 2;
/** How long the first radar may take, and between two looks for it, milliseconds. */
const RADAR_TIMEOUT = 60_000;
const RADAR_INTERVAL = 100;

/**
 * Plays a conversation with the whole skill, by the dialog's own clock.
 *
 * @param onTurn told of each turn as it ends
 * @throws {UnknownPlaceError}
 * @throws {Error} when the skill does not answer
 */
export async function play(
  dialog: Dialog,
  start: StartStage,
  onTurn: (played: PlayedTurn) => void = () => {},
): Promise<PlayedTurn[]> {
  let now = Date.parse(dialog.now);
  const clock = () => new Date(now);
  await using open = new AsyncDisposableStack();
  const opened = async (settings: StageSettings) => {
    const stage = await start(settings);
    open.defer(stage.close);
    return stage;
  };
  const own = await opened({ clock });
  if (mayAskRadar(dialog)) await radarIsRead(own.url);
  const foreign =
    dialog.upstream === 'own' ? undefined : await startForeignUpstream(own.url, dialog.upstream);
  if (foreign) open.defer(foreign.close);
  const stage = foreign ? await opened({ clock, upstream: foreign.url }) : own;
  const conversation = converse(dialog, stage, clock);
  const all: PlayedTurn[] = [];
  for (const step of dialog.steps) {
    if (step.kind === 'waiting') {
      now += step.minutes * MINUTE;
    } else if (step.kind === 'upstream') {
      foreign?.become(step.manner);
    } else {
      const played = judged(step, await conversation.say(step.said));
      all.push(played);
      onTurn(played);
    }
  }
  return all;
}

function converse({ device, locale }: Dialog, stage: Stage, clock: () => Date) {
  const { url, applicationId, gazetteer, turnOf } = stage;
  const endpoint = `${url}/alexa`;
  return startConversation({
    endpoint,
    locale,
    device: deviceOf(device, locale, stage),
    applicationId,
    clock,
    gazetteer,
    turnOf,
  });
}

function judged(saying: Saying, turn: ConversationTurn): PlayedTurn {
  const noticed = notice(turn);
  return { saying, turn, noticed, differences: differences(saying, noticed) };
}

/** Whether an answer could come from the radar: without an expectation nobody knows. */
function mayAskRadar({ steps }: Dialog): boolean {
  return steps.some(
    (step) =>
      step.kind === 'saying' &&
      (step.expected?.notes.some((note) => note.startsWith(NEXT_HOUR)) ?? true),
  );
}

/** The first radar takes its time, and until then the forecast has to do: conversations begin later. */
async function radarIsRead(url: string): Promise<void> {
  const nextHour = `${url}/v4_0/voicetext/precipitation/nextHour/52.52/13.41`;
  const deadline = performance.now() + RADAR_TIMEOUT;
  while (performance.now() < deadline) {
    const { body } = await request(nextHour);
    const { items } = NextHourResponse.parse(await body.json());
    if (items.length > HOURS_AT_MOST) return;
    await pause(RADAR_INTERVAL);
  }
  throw new Error('The next hour is still told by the hour: the radar is not read');
}
