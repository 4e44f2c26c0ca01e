import type { DeviceDescription } from '../device-description.ts';
import type { UpstreamBehavior } from './text-format.ts';
import type { ConversationTurn } from '../conversation.ts';
import { ALEXA_LOCALES, languageSubtag } from '../../skill-package/locales.ts';

/** A replayable conversation. */
export interface Dialog {
  /** BCP 47. */
  locale: string;
  /** ISO 8601 start time. */
  now: string;
  device: DeviceDescription;
  /** The weather service of the skill: the project's `own`, or a foreign one with simulated faults. */
  upstream: 'own' | UpstreamBehavior;
  /** Stand-ins that the file names; {@link listNeededStandIns} has those that follow from its lines as well. */
  needs?: readonly StandIn[] | undefined;
  /** `weather`: a deployed skill, whose weather is another one, may say other words about it. */
  differs?: 'weather' | undefined;
  steps: DialogStep[];
}

/**
 * What the command sets up around its own skill, and what a deployed skill cannot be given: the clock of the file, demo
 * weather, the platform's API with addresses and settings, the notifications of a watcher, a weather service with faults,
 * a speaker that speaks languages which Alexa does not have.
 */
export const STAND_INS = [
  'clock',
  'demo weather',
  'permissions',
  'notifications',
  'faulty upstream',
  'open speaker',
] as const;

export type StandIn = (typeof STAND_INS)[number];

export type DialogStep = UtteranceStep | WaitStep | UpstreamStep;

/** An utterance of the user. */
export interface UtteranceStep {
  kind: 'saying';
  /** Line in the file, from 1. */
  line: number;
  utterance: string;
  /** Undefined to accept any answer. */
  expected: TurnSummary | undefined;
  /** The answer of a deployed skill, whose weather is another one; `...` matches any words. */
  elsewhere?: string | undefined;
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

/** A dialog file is invalid, or a line of it cannot be played. */
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

/** Notes that a response shows; the others are operations, which only the command's own skill shows. */
const RESPONSE_NOTES: ReadonlySet<string> = new Set(['listens', 'asks for permission']);

/**
 * Compares a turn of a deployed skill: operations are not compared, and where the weather decides what is said, only
 * what the file expects elsewhere, or else that there is an answer.
 */
export function compareDeployedTurn(
  step: UtteranceStep,
  { answer, notes }: TurnSummary,
): TurnDifference[] {
  const { expected, elsewhere } = step;
  if (!expected) return [];
  const isFree = elsewhere === undefined && dependsOnWeather(step);
  const shown = {
    answer: elsewhere ?? (isFree ? '...' : expected.answer),
    notes: expected.notes.filter((note) => RESPONSE_NOTES.has(note)),
  };
  const silence: TurnDifference[] =
    isFree && answer === '' ? [{ of: 'answer', expected: 'any words', heard: 'nothing' }] : [];
  return [...silence, ...compareTurn({ ...step, expected: shown }, { answer, notes })];
}

/** Whether the answer of a step is that of the demo weather, and the file has no other one for elsewhere. */
function isOfDemo(step: DialogStep): boolean {
  return step.kind === 'saying' && step.elsewhere === undefined && dependsOnWeather(step);
}

function dependsOnWeather({ expected }: UtteranceStep): boolean {
  return expected?.notes.some((note) => !RESPONSE_NOTES.has(note)) ?? false;
}

const ALEXA_LANGUAGES: ReadonlySet<string> = new Set(ALEXA_LOCALES.map(languageSubtag));

/** Lists the stand-ins without which a dialog cannot be compared: those that it names, and those of its lines. */
export function listNeededStandIns(dialog: Dialog): StandIn[] {
  const { device, differs, locale, needs = [], steps, upstream } = dialog;
  const needed: Readonly<Record<StandIn, boolean>> = {
    clock: steps.some(({ kind }) => kind === 'waiting'),
    'demo weather': differs === undefined && steps.some(isOfDemo),
    permissions: device.kind === 'speaker' || device.temperature !== undefined,
    notifications: false,
    'faulty upstream': upstream !== 'own',
    'open speaker': !ALEXA_LANGUAGES.has(languageSubtag(locale)),
  };
  return STAND_INS.filter((standIn) => needed[standIn] || needs.includes(standIn));
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
