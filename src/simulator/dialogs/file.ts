import * as z from 'zod';
import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import {
  UnknownPlaceError,
  resolveDevice,
  type DeviceDescription,
  type PlaceLookup,
} from '../device-description.ts';
import {
  DialogError,
  type Dialog,
  type TurnSummary,
  type UtteranceStep,
  correctExpectation,
  summarizeTurn,
  type DialogStep,
} from './dialog.ts';
import {
  playDeployedDialog,
  playDialog,
  UnansweredError,
  type DeployedSkill,
  type PlayedTurn,
  type StartDemoApp,
} from './player.ts';
import { parseTextDialog, formatTextDialog, replaceAnswers } from './text-format.ts';
import type { ConversationTurn } from '../conversation.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { formatIsoMinute } from '../../time/local-time.ts';
import { canUnderstandLocale } from '../../understanding/lexicons.ts';

/** A dialog file; its extension determines the format. */
export interface DialogFile {
  path: string;
  text: string;
  dialog: Dialog;
}

export const EXTENSION_RULE = 'must end in .txt or, for a replay file, in .json';

export function isDialogPath(path: string): boolean {
  return isReplayPath(path) || path.endsWith('.txt');
}

function isReplayPath(path: string): boolean {
  return path.endsWith('.json');
}

/**
 * @param settings that a replay file lacks
 * @throws {DialogError} for an invalid file
 * @throws {Error} for an unreadable file
 */
export async function readDialogFile(path: string, settings: ReplayOptions): Promise<DialogFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read`, { cause });
  });
  const dialog = isReplayPath(path)
    ? parseReplayDialog(text, path, settings)
    : parseTextDialog(text, path);
  return { path, text, dialog };
}

/**
 * Plays a dialog file with a demo app of its own, or with a deployed skill; errors name the line in the file.
 *
 * @throws {DialogError} for an unknown place of the device, and for a turn without an answer
 */
export async function playDialogFile(
  { path, text, dialog }: DialogFile,
  skill: StartDemoApp | DeployedSkill,
  onTurn?: (played: PlayedTurn) => void,
): Promise<PlayedTurn[]> {
  try {
    return typeof skill === 'function'
      ? await playDialog(dialog, skill, onTurn)
      : await playDeployedDialog(dialog, skill, onTurn);
  } catch (error) {
    if (error instanceof UnansweredError) {
      throw new DialogError(path, error.step.line, error.message, { cause: error });
    }
    if (!(error instanceof UnknownPlaceError) || isReplayPath(path)) throw error;
    const line = text.split('\n').findIndex((other) => other.startsWith('device:')) + 1;
    const rule = `device must be in a known place, not "${dialog.device.place}"`;
    throw new DialogError(path, line, rule, { cause: error });
  }
}

/**
 * Writes the heard answers to the file where they differ or are missing; a replay file has no answers.
 *
 * @returns whether the file has changed
 */
export async function updateDialogFile(
  { path, text }: DialogFile,
  played: readonly PlayedTurn[],
): Promise<boolean> {
  if (isReplayPath(path)) return false;
  const changed = played.filter(
    ({ step, differences }) => step.expected === undefined || differences.length > 0,
  );
  if (changed.length === 0) return false;
  const answers = changed.map(({ step, summary }): [UtteranceStep, TurnSummary] => [
    step,
    correctExpectation(step, summary),
  ]);
  await writeFile(path, replaceAnswers(text, new Map(answers)));
  return true;
}

/** Formats a dialog by the extension of its file. */
function formatDialog(path: string, dialog: Dialog, skillId: string): string {
  return isReplayPath(path) ? formatReplayDialog(dialog, skillId) : formatTextDialog(dialog);
}

/**
 * Writes a dialog to a new file.
 *
 * @throws {Error} if the file exists or is not writable
 */
export function createDialogFile(path: string, dialog: Dialog, skillId: string): void {
  try {
    writeFileSync(path, formatDialog(path, dialog, skillId), { flag: 'wx' });
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new Error(`${path} ${exists ? 'already exists' : 'cannot be written'}`, { cause });
  }
}

/** Replaces the expectations of a dialog by its played answers. */
export function applyPlayedAnswers(dialog: Dialog, played: readonly PlayedTurn[]): Dialog {
  const heard = new Map(played.map(({ step, summary }) => [step, summary]));
  const steps = dialog.steps.map((step) =>
    step.kind === 'saying' ? { ...step, expected: heard.get(step) } : step,
  );
  return { ...dialog, steps };
}

/** A dialog file that records turns. */
export interface Recording {
  path: string;
  add(turn: ConversationTurn): void;
}

interface RecordingOptions {
  locale: string;
  device: DeviceDescription;
  placeLookup: PlaceLookup;
  clock: () => Date;
  /** The skill id for replay files. */
  skillId: string;
  /** Whether to record answers as expectations: demo data are reproducible. */
  hasAnswers: boolean;
}

/**
 * Starts a recording in the format of the extension; the file is complete after each turn.
 *
 * @throws {Error} if the file exists or is not writable
 */
export function startRecording(path: string, options: RecordingOptions): Recording {
  const { locale, device, placeLookup, clock, skillId, hasAnswers } = options;
  let now = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
  const { name, timeZone } = resolveDevice(device, locale, placeLookup).place;
  const dialog: Dialog = {
    locale,
    now: formatIsoMinute(now, timeZone),
    // The default place may differ when the dialog is played.
    device: device.postcode ? device : { ...device, place: device.place ?? name },
    upstream: 'own',
    steps: [],
  };
  createDialogFile(path, dialog, skillId);
  return {
    path,
    add(turn) {
      const minutes = Math.floor((clock().getTime() - now) / MINUTE_MS);
      if (minutes > 0) dialog.steps.push({ kind: 'waiting', minutes });
      now += minutes * MINUTE_MS;
      dialog.steps.push({
        kind: 'saying',
        line: 0,
        utterance: turn.utterance.trim(),
        expected: hasAnswers ? summarizeTurn(turn) : undefined,
      });
      writeFileSync(path, formatDialog(path, dialog, skillId));
    },
  };
}

/** Settings that a replay file lacks. */
export interface ReplayOptions {
  /** ISO 8601 start time of the conversation. */
  now: string;
  device: DeviceDescription;
}

const QUIT_COMMAND = '.quit';

const NonBlankText = z.string('must be text').trim().min(1, 'must not be empty');

/** The file format of `ask dialog --replay` of the platform's command line. */
const ReplayFile = z.object(
  {
    skillId: NonBlankText,
    locale: NonBlankText.refine(canUnderstandLocale, 'must be a supported locale'),
    type: z.literal('text', 'must be "text"').optional(),
    userInput: z.array(NonBlankText, 'must be a list of sentences'),
  },
  'must be an object with skillId, locale, type and userInput',
);

/**
 * Parses a replay file up to `.quit`, without expected answers.
 *
 * @throws {DialogError}
 */
export function parseReplayDialog(text: string, file: string, settings: ReplayOptions): Dialog {
  const parsed = ReplayFile.safeParse(parseJson(text, file));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is invalid' };
    const field = path.length === 0 ? 'a replay file' : path.join('.');
    throw new DialogError(file, findLine(text, path), `${field} ${message}`);
  }
  const { locale, userInput } = parsed.data;
  const end = userInput.indexOf(QUIT_COMMAND);
  const steps = userInput
    .slice(0, end === -1 ? undefined : end)
    .map((utterance, i): DialogStep => ({
      kind: 'saying',
      line: findLine(text, ['userInput', i]),
      utterance,
      expected: undefined,
    }));
  return { ...settings, locale, upstream: 'own', steps };
}

/** Formats a replay file with all utterances. */
export function formatReplayDialog({ locale, steps }: Dialog, skillId: string): string {
  const utterances = steps.flatMap((step) => (step.kind === 'saying' ? [step.utterance] : []));
  const replay = { skillId, locale, type: 'text', userInput: [...utterances, QUIT_COMMAND] };
  return `${JSON.stringify(replay, undefined, 2)}\n`;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const [, line] = /\(line (\d+) column/.exec(String(cause)) ?? [];
    const last = text.trimEnd().split('\n').length;
    throw new DialogError(file, Number(line ?? last), 'a replay file must be JSON', { cause });
  }
}

/** Finds the line of a JSON field or of an entry of its list; defaults to the first line. */
function findLine(text: string, [field, entry]: readonly PropertyKey[]): number {
  const key = field === undefined ? -1 : text.indexOf(`"${String(field)}"`);
  if (key === -1) return 1;
  const values = text.slice(text.indexOf(':', key)).matchAll(/"(?:[^"\\]|\\.)*"|[^\s,:[\]]+/g);
  const value = typeof entry === 'number' ? [...values][entry] : undefined;
  const at = value ? text.indexOf(':', key) + value.index : key;
  return text.slice(0, at).split('\n').length;
}
