import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { UnknownPlaceError } from './device.ts';
import { DialogError, type Dialog, type Noticed, type Saying } from './dialog.ts';
import { corrected } from './notice.ts';
import { play, type PlayedTurn, type StartStage } from './play.ts';
import { readReplayForm, replayForm, type ReplaySettings } from './replay-form.ts';
import { readTextForm, textForm, withAnswers } from './text-form.ts';

/** A file with a dialog, of the form that its ending tells. */
export interface DialogFile {
  path: string;
  text: string;
  dialog: Dialog;
}

export const ENDING_RULE = 'must end in .txt or, for a replay file, in .json';

export function isDialogPath(path: string): boolean {
  return isReplay(path) || path.endsWith('.txt');
}

function isReplay(path: string): boolean {
  return path.endsWith('.json');
}

/**
 * @param settings what a replay file leaves open
 * @throws {DialogError} for a file that breaks a rule of its form
 * @throws {Error} for one that cannot be read
 */
export async function readDialog(path: string, settings: ReplaySettings): Promise<DialogFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read`, { cause });
  });
  const dialog = isReplay(path) ? readReplayForm(text, path, settings) : readTextForm(text, path);
  return { path, text, dialog };
}

/** As {@link play}, where what is wrong with the file is said with its line. */
export async function playFile(
  { path, text, dialog }: DialogFile,
  start: StartStage,
  onTurn?: (played: PlayedTurn) => void,
): Promise<PlayedTurn[]> {
  try {
    return await play(dialog, start, onTurn);
  } catch (error) {
    if (!(error instanceof UnknownPlaceError) || isReplay(path)) throw error;
    const line = text.split('\n').findIndex((other) => other.startsWith('device:')) + 1;
    const rule = `device must be in a place that is known, not "${dialog.device.place}"`;
    throw new DialogError(path, line, rule, { cause: error });
  }
}

/**
 * Writes what was heard where something else is written, or nothing; a replay file has no answers.
 *
 * @returns whether the file is another now
 */
export async function updateDialog(
  { path, text }: DialogFile,
  played: readonly PlayedTurn[],
): Promise<boolean> {
  if (isReplay(path)) return false;
  const changed = played.filter(
    ({ saying, differences }) => saying.expected === undefined || differences.length > 0,
  );
  if (changed.length === 0) return false;
  const answers = changed.map(({ saying, noticed }): [Saying, Noticed] => [
    saying,
    corrected(saying, noticed),
  ]);
  await writeFile(path, withAnswers(text, new Map(answers)));
  return true;
}

/** A dialog as its file's ending wants it. */
export function dialogText(path: string, dialog: Dialog, skillId: string): string {
  return isReplay(path) ? replayForm(dialog, skillId) : textForm(dialog);
}

/**
 * Writes a dialog to a file that is not there yet.
 *
 * @throws {Error} where there is one already, or none can be written
 */
export function writeNewDialog(path: string, dialog: Dialog, skillId: string): void {
  try {
    writeFileSync(path, dialogText(path, dialog, skillId), { flag: 'wx' });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new Error(`${path} ${isThere ? 'is there already' : 'cannot be written'}`, { cause });
  }
}

/** A dialog as it went when it was played. */
export function asPlayed(dialog: Dialog, played: readonly PlayedTurn[]): Dialog {
  const heard = new Map(played.map(({ saying, noticed }) => [saying, noticed]));
  const steps = dialog.steps.map((step) =>
    step.kind === 'saying' ? { ...step, expected: heard.get(step) } : step,
  );
  return { ...dialog, steps };
}
