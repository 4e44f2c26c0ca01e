import type { DeviceDescription } from '../device-description.ts';
import type { UpstreamBehavior } from './upstream-faults.ts';
import type { ConversationTurn } from '../conversation.ts';

/** A conversation that can be played. */
export interface Dialog {
  /** BCP 47. */
  locale: string;
  /** ISO 8601 time at which it begins. */
  now: string;
  device: DeviceDescription;
  /** Whom the skill asks: the project's `own` service, or somebody else's with its manner. */
  upstream: 'own' | UpstreamBehavior;
  steps: DialogStep[];
}

export type DialogStep = UtteranceStep | WaitStep | UpstreamStep;

/** Something is said to the skill. */
export interface UtteranceStep {
  kind: 'saying';
  /** Of its file, from 1. */
  line: number;
  utterance: string;
  /** Undefined where any answer will do. */
  expected: TurnSummary | undefined;
}

/** What a listener hears of a turn, and whoever looks inside sees. */
export interface TurnSummary {
  /** As it is heard; in an expectation `...` stands for any words. */
  answer: string;
  /** Operations with their digits, `listens`, `asks for permission`. */
  notes: string[];
}

interface WaitStep {
  kind: 'waiting';
  minutes: number;
}

/** The service of somebody else's takes to another manner. */
interface UpstreamStep {
  kind: 'upstream';
  behavior: UpstreamBehavior;
}

/** A dialog's file breaks a rule. */
export class DialogError extends Error {
  override name = 'DialogError';

  /** @param line from 1 */
  constructor(file: string, line: number, rule: string, options?: ErrorOptions) {
    super(`${file}, line ${line}: ${rule}`, options);
  }
}

/** Where a turn is not as it is written. */
export interface TurnDifference {
  of: 'answer' | 'notes';
  expected: string;
  heard: string;
}

/** Of every operation: what a note need not tell. */
const PLACE_PARAMETERS = new Set(['latitude', 'longitude', 'location']);

export function summarizeTurn({
  speech,
  calls,
  response,
  reprompt,
}: ConversationTurn): TurnSummary {
  const { card } = response.response;
  const asked = calls.map(({ operation, parameters }) => {
    const digits = Object.entries(parameters).filter(([name]) => !PLACE_PARAMETERS.has(name));
    return [operation, ...digits.map(([, value]) => String(value))].join(' ');
  });
  const listens = reprompt === null ? [] : ['listens'];
  const permission = card?.type === 'AskForPermissionsConsent' ? ['asks for permission'] : [];
  return { answer: speech, notes: [...asked, ...listens, ...permission] };
}

/** None where what was noticed is what is written. */
export function compareTurn(
  { expected }: UtteranceStep,
  { answer, notes }: TurnSummary,
): TurnDifference[] {
  if (!expected) return [];
  const isAsNoted = formatNotes(expected.notes) === formatNotes(notes);
  return [
    ...(matchesAnswer(answer, expected.answer)
      ? []
      : [{ of: 'answer' as const, expected: expected.answer, heard: answer }]),
    ...(isAsNoted
      ? []
      : [
          {
            of: 'notes' as const,
            expected: formatNotes(expected.notes),
            heard: formatNotes(notes),
          },
        ]),
  ];
}

function formatNotes(notes: readonly string[]): string {
  return notes.join(', ') || 'nothing';
}

/** Whether what was heard is what is written, where `...` stands for any words. */
function matchesAnswer(heard: string, written: string): boolean {
  const parts = written.split('...').map((part) => part.trim());
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 'su').test(heard);
}

/** What was heard, with the words that are written where they fit. */
export function correctExpectation(
  { expected }: UtteranceStep,
  { answer, notes }: TurnSummary,
): TurnSummary {
  const isAsWritten = expected !== undefined && matchesAnswer(answer, expected.answer);
  return { answer: isAsWritten ? expected.answer : answer, notes };
}
