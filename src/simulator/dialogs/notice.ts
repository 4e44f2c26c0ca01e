import type { ConversationTurn } from '../conversation.ts';
import type { Noticed, Saying } from './dialog.ts';

/** Where a turn is not as it is written. */
export interface Difference {
  of: 'answer' | 'notes';
  expected: string;
  heard: string;
}

/** Of every operation: what a note need not tell. */
const PLACE = new Set(['latitude', 'longitude', 'location']);

export function notice({ speech, calls, response, reprompt }: ConversationTurn): Noticed {
  const { card } = response.response;
  const asked = calls.map(({ operation, parameters }) => {
    const digits = Object.entries(parameters).filter(([name]) => !PLACE.has(name));
    return [operation, ...digits.map(([, value]) => String(value))].join(' ');
  });
  const listens = reprompt === null ? [] : ['listens'];
  const permission = card?.type === 'AskForPermissionsConsent' ? ['asks for permission'] : [];
  return { answer: speech, notes: [...asked, ...listens, ...permission] };
}

/** None where what was noticed is what is written. */
export function differences({ expected }: Saying, { answer, notes }: Noticed): Difference[] {
  if (!expected) return [];
  const isAsNoted = listed(expected.notes) === listed(notes);
  return [
    ...(fits(answer, expected.answer)
      ? []
      : [{ of: 'answer' as const, expected: expected.answer, heard: answer }]),
    ...(isAsNoted
      ? []
      : [{ of: 'notes' as const, expected: listed(expected.notes), heard: listed(notes) }]),
  ];
}

function listed(notes: readonly string[]): string {
  return notes.join(', ') || 'nothing';
}

/** Whether what was heard is what is written, where `...` stands for any words. */
export function fits(heard: string, written: string): boolean {
  const parts = written.split('...').map((part) => part.trim());
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 'su').test(heard);
}

/** What was heard, with the words that are written where they fit. */
export function corrected({ expected }: Saying, { answer, notes }: Noticed): Noticed {
  const isAsWritten = expected !== undefined && fits(answer, expected.answer);
  return { answer: isAsWritten ? expected.answer : answer, notes };
}
