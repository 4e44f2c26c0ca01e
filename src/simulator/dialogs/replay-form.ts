import * as z from 'zod';
import type { DeviceInWords } from './device.ts';
import { DialogError, type Dialog, type Step } from './dialog.ts';
import { checkLocale } from './locale.ts';

/** What a replay file leaves open. */
export interface ReplaySettings {
  /** ISO 8601 time at which the conversation begins. */
  now: string;
  device: DeviceInWords;
}

const QUIT = '.quit';

const notBlank = z.string('must be text').trim().min(1, 'must not be empty');

/** The file that `ask dialog --replay` of the platform's command line plays. */
const Replay = z.object(
  {
    skillId: notBlank,
    locale: notBlank.refine(isUnderstood, 'must be one that is understood'),
    type: z.literal('text', 'must be "text"').optional(),
    userInput: z.array(notBlank, 'must be a list of sentences'),
  },
  'must be an object with skillId, locale, type and userInput',
);

function isUnderstood(locale: string): boolean {
  try {
    checkLocale(locale);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a replay file, up to its `.quit`; any answer will do.
 *
 * @throws {DialogError}
 */
export function readReplayForm(text: string, file: string, settings: ReplaySettings): Dialog {
  const parsed = Replay.safeParse(parse(text, file));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is none' };
    const field = path.length === 0 ? 'a replay file' : path.join('.');
    throw new DialogError(file, lineOf(text, path), `${field} ${message}`);
  }
  const { locale, userInput } = parsed.data;
  const end = userInput.indexOf(QUIT);
  const steps = userInput.slice(0, end === -1 ? undefined : end).map((said, i): Step => ({
    kind: 'saying',
    line: lineOf(text, ['userInput', i]),
    said,
    expected: undefined,
  }));
  return { ...settings, locale, upstream: 'own', steps };
}

/** The text of a replay file with all that is said. */
export function replayForm({ locale, steps }: Dialog, skillId: string): string {
  const said = steps.flatMap((step) => (step.kind === 'saying' ? [step.said] : []));
  const replay = { skillId, locale, type: 'text', userInput: [...said, QUIT] };
  return `${JSON.stringify(replay, undefined, 2)}\n`;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const [, line] = /\(line (\d+) column/.exec(String(cause)) ?? [];
    const last = text.trimEnd().split('\n').length;
    throw new DialogError(file, Number(line ?? last), 'a replay file must be JSON', { cause });
  }
}

/** The line of a field that JSON holds, or of an entry of its list; the first where there is none. */
function lineOf(text: string, [field, entry]: readonly PropertyKey[]): number {
  const key = field === undefined ? -1 : text.indexOf(`"${String(field)}"`);
  if (key === -1) return 1;
  const values = text.slice(text.indexOf(':', key)).matchAll(/"(?:[^"\\]|\\.)*"|[^\s,:[\]]+/g);
  const value = typeof entry === 'number' ? [...values][entry] : undefined;
  const at = value ? text.indexOf(':', key) + value.index : key;
  return text.slice(0, at).split('\n').length;
}
