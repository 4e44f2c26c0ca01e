import * as z from 'zod';
import { textForm } from '../dialogs/text-form.ts';
import { checked } from './checked.ts';
import { Device, Locale, Time, Utterance } from './question.ts';

const MOST_TURNS = 200;
const LONGEST_SPEECH = 8000;

/** What goes into one line of the file. */
const place = z
  .string('must be a string')
  .regex(/^\P{Cc}{1,100}$/u, 'must be the name of a place, of at most 100 characters');

const SavedDialog = z.strictObject(
  {
    turns: z
      .array(
        z.object({
          utterance: Utterance.transform(inOneLine),
          speech: z
            .string('must be a string')
            .max(LONGEST_SPEECH, `must have at most ${LONGEST_SPEECH} characters`)
            .transform(inOneLine),
        }),
        'must be a list of turns',
      )
      .min(1, 'must have a turn')
      .max(MOST_TURNS, `must have at most ${MOST_TURNS} turns`),
    locale: Locale,
    now: Time,
    device: Device,
    place,
  },
  'must be a JSON object',
);

/** What was noticed beside the words of an answer; none where that is not known any more. */
export type NotesOf = (utterance: string, speech: string) => readonly string[];

/**
 * A conversation as a dialog file that can be played again.
 *
 * @throws {ServiceError} 400, naming what breaks a rule
 */
export function dialogFile(body: unknown, notesOf: NotesOf): string {
  const { turns, locale, now, device, place: town } = checked(SavedDialog, body);
  return textForm({
    locale,
    now,
    device: {
      kind: device === 'phone' ? 'phone' : 'speaker',
      place: town,
      hasScreen: device === 'screen',
    },
    upstream: 'own',
    steps: turns.map(({ utterance, speech }) => ({
      kind: 'saying' as const,
      line: 0,
      said: utterance,
      expected: { answer: speech, notes: [...notesOf(utterance, speech)] },
    })),
  });
}

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
