import type { DeviceDescription } from '../device-description.ts';
import type { UpstreamBehavior } from './text-format.ts';
import type { ConversationTurn } from '../conversation.ts';

/** A replayable conversation. */
export interface Dialog {
  /** BCP 47. */
  locale: string;
  /** ISO 8601 start time. */
  now: string;
  device: DeviceDescription;
  /** The weather service of the skill: the project's `own`, or a foreign one with simulated faults. */
  upstream: 'own' | UpstreamBehavior;
  steps: DialogStep[];
}

export type DialogStep = UtteranceStep | WaitStep | UpstreamStep;

/** An utterance of the user. */
export interface UtteranceStep {
  kind: 'saying';
  /** Line in the file, from 1. */
  line: number;
  utterance: string;
  /** Undefined to accept any answer. */
  expected: TurnSummary | undefined;
}

/** The answer of a turn with its notes. */
export interface TurnSummary {
  /** Heard text; in an expectation, `...` matches any words. */
  answer: string;
  /** Operations with their parameters, `listens`, `asks for permission`. */
  notes: string[];
}

interface WaitStep {
  kind: 'waiting';
  minutes: number;
}

/** Changes the behavior of the foreign weather service. */
interface UpstreamStep {
  kind: 'upstream';
  behavior: UpstreamBehavior;
}

/** A dialog file is invalid. */
export class DialogError extends Error {
  override name = 'DialogError';

  /** @param line from 1 */
  constructor(file: string, line: number, rule: string, options?: ErrorOptions) {
    super(`${file}, line ${line}: ${rule}`, options);
  }
}

/** A difference between a turn and its expectation. */
export interface TurnDifference {
  of: 'answer' | 'notes';
  expected: string;
  heard: string;
}

/** Parameters of every operation, which notes omit. */
const PLACE_PARAMETERS = new Set(['latitude', 'longitude', 'location']);

export function summarizeTurn({
  speech,
  calls,
  response,
  reprompt,
}: ConversationTurn): TurnSummary {
  const { card } = response.response;
  const operations = calls.map(({ operation, parameters }) => {
    const digits = Object.entries(parameters).filter(([name]) => !PLACE_PARAMETERS.has(name));
    return [operation, ...digits.map(([, value]) => String(value))].join(' ');
  });
  const listens = reprompt === null ? [] : ['listens'];
  const permission = card?.type === 'AskForPermissionsConsent' ? ['asks for permission'] : [];
  return { answer: speech, notes: [...operations, ...listens, ...permission] };
}

/** Lists the differences to the expectation; empty if there are none. */
export function compareTurn(
  { expected }: UtteranceStep,
  { answer, notes }: TurnSummary,
): TurnDifference[] {
  if (!expected) return [];
  const hasSameNotes = formatNotes(expected.notes) === formatNotes(notes);
  return [
    ...(matchesAnswer(answer, expected.answer)
      ? []
      : [{ of: 'answer' as const, expected: expected.answer, heard: answer }]),
    ...(hasSameNotes
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

/** Whether a heard text matches the expected one, in which `...` matches any words. */
function matchesAnswer(heard: string, expected: string): boolean {
  const parts = expected.split('...').map((part) => part.trim());
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 'su').test(heard);
}

/** Replaces the expected answer by the heard one unless it matches. */
export function correctExpectation(
  { expected }: UtteranceStep,
  { answer, notes }: TurnSummary,
): TurnSummary {
  const matches = expected !== undefined && matchesAnswer(answer, expected.answer);
  return { answer: matches ? expected.answer : answer, notes };
}
