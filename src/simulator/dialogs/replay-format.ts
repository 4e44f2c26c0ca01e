import * as z from 'zod';
import type { DeviceDescription } from '../device-description.ts';
import { DialogError, type Dialog, type DialogStep } from './dialog.ts';
import { canUnderstandLocale } from '../../understanding/locales.ts';

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
