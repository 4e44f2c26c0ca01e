import type { UtteranceStep } from './dialog.ts';
import type { PlayedTurn } from './player.ts';
import { formatTurnSummary } from './text-format.ts';
import { SECOND_MS } from '../../time/units.ts';

export type PlayedOutcome = 'passed' | 'failed' | 'skipped' | 'updated';

/** What became of a dialog file. */
export interface FileResult {
  path: string;
  startedAt: Date;
  milliseconds: number;
  outcome: PlayedOutcome;
  /** All utterances of the file; none if it could not be read. */
  steps: readonly UtteranceStep[];
  /** The utterances that were answered. */
  turns: readonly PlayedTurn[];
  /** Why the file was not played. */
  skipReason?: string | undefined;
  /** Why the file could not be read, or not be played to its end; a sentence. */
  error?: string | undefined;
}

export function hasDifferences({ differences }: PlayedTurn): boolean {
  return differences.length > 0;
}

/** Formats a turn for people: the utterance and the summary of the answer. */
export function formatPlayedTurn({ step, summary }: PlayedTurn): string {
  return [`> ${step.utterance}`, ...formatTurnSummary(summary)].join('\n');
}

/** Formats the differences of a turn: line, expected and heard. */
export function formatDifferences(path: string, { step, differences }: PlayedTurn): string {
  return differences
    .map(({ of, expected, heard }) =>
      [
        `${path}, line ${step.line}: other ${of} to "${step.utterance}"`,
        `  expected: ${expected}`,
        `  heard:    ${heard}`,
      ].join('\n'),
    )
    .join('\n');
}

/** Formats a turn with all details as one line of JSON. */
export function formatTurnJson(path: string, { step, turn, differences }: PlayedTurn): string {
  const { line, expected = null } = step;
  return JSON.stringify({ file: path, line, ...turn, expected, differences });
}

/** Formats the outcome of a file: `passed a.txt`, `skipped b.txt: needs stand-ins (clock)`. */
export function formatOutcome({ outcome, path, skipReason }: FileResult): string {
  return skipReason === undefined ? `${outcome} ${path}` : `${outcome} ${path}: ${skipReason}`;
}

/** Counts files by their outcome: `3 passed, 1 failed`. */
export function formatSummary(results: readonly FileResult[]): string {
  const count = (of: PlayedOutcome) => results.filter(({ outcome }) => outcome === of).length;
  const others = (['skipped', 'updated'] as const).filter((of) => count(of) > 0);
  return [
    `${count('passed')} passed`,
    `${count('failed')} failed`,
    ...others.map((of) => `${count(of)} ${of}`),
  ].join(', ');
}

/** A test case of JUnit: an utterance, or a file that could not be read or written. */
interface JunitCase {
  name: string;
  /** From 1. */
  line: number;
  milliseconds: number;
  outcome: 'passed' | 'failure' | 'error' | 'skipped';
  message?: string;
  details?: string;
}

/**
 * Formats results as JUnit XML, in the form that Jenkins and GitLab read: a test suite for each file, a test case for
 * each utterance. An utterance that was not answered is an error; those after it are skipped.
 */
export function formatJunit(results: readonly FileResult[]): string {
  const suites = results.map((result) => ({ result, cases: listCases(result) }));
  const all = suites.flatMap(({ cases }) => cases);
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
  const attributes = { name: 'dialogs', ...countCases(all), time: formatSeconds(milliseconds) };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${formatAttributes(attributes)}>`,
    ...suites.flatMap(({ result, cases }) => formatSuite(result, cases)),
    '</testsuites>',
    '',
  ].join('\n');
}

function listCases({ steps, turns, skipReason, error }: FileResult): JunitCase[] {
  const cases = steps.map((step, i): JunitCase => {
    const turn = turns[i];
    const { utterance: name, line } = step;
    if (turn) return { name, line, milliseconds: turn.milliseconds, ...judgeTurn(turn) };
    const unplayed = { name, line, milliseconds: 0 };
    if (error !== undefined && i === turns.length) {
      return { ...unplayed, outcome: 'error', message: error };
    }
    return {
      ...unplayed,
      outcome: 'skipped',
      message: skipReason ?? 'a turn before has no answer',
    };
  });
  if (error === undefined || turns.length < steps.length) return cases;
  const file = { name: 'the file', line: 1, milliseconds: 0 };
  return [...cases, { ...file, outcome: 'error', message: error }];
}

function judgeTurn({
  differences,
}: PlayedTurn): Pick<JunitCase, 'outcome' | 'message' | 'details'> {
  if (differences.length === 0) return { outcome: 'passed' };
  return {
    outcome: 'failure',
    message: differences.map(({ of }) => `other ${of}`).join(', '),
    details: differences
      .map(({ expected, heard }) => `expected: ${expected}\nheard:    ${heard}`)
      .join('\n'),
  };
}

function formatSuite({ path, startedAt, milliseconds }: FileResult, cases: JunitCase[]): string[] {
  const attributes = {
    name: path,
    file: path,
    ...countCases(cases),
    time: formatSeconds(milliseconds),
    timestamp: startedAt.toISOString(),
  };
  return [
    `  <testsuite${formatAttributes(attributes)}>`,
    ...cases.flatMap((one) => formatCase(path, one)),
    '  </testsuite>',
  ];
}

function formatCase(path: string, { name, line, milliseconds, ...judged }: JunitCase): string[] {
  const attributes = { name, classname: path, file: path, line, time: formatSeconds(milliseconds) };
  const start = `    <testcase${formatAttributes(attributes)}`;
  const { outcome, message = '', details } = judged;
  if (outcome === 'passed') return [`${start}/>`];
  const type = outcome === 'skipped' ? {} : { type: outcome };
  const cause = `      <${outcome}${formatAttributes({ message, ...type })}`;
  const content = details === undefined ? '/>' : `>${escapeXml(details)}</${outcome}>`;
  return [`${start}>`, cause + content, '    </testcase>'];
}

function countCases(cases: readonly JunitCase[]) {
  const count = (of: JunitCase['outcome']) => cases.filter(({ outcome }) => outcome === of).length;
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  };
}

function formatSeconds(milliseconds: number): string {
  return (milliseconds / SECOND_MS).toFixed(3);
}

function formatAttributes(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${escapeXml(String(value)).replaceAll(/[\n\t]/g, toReference)}"`,
    )
    .join('');
}

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 has not, not even as a reference; section 2.2 lists those that it has. */
// oxlint-disable-next-line no-control-regex -- These are the characters that are meant.
const NO_XML_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes a text for an element; characters that XML has not are written as `\u0007`. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NO_XML_CHARACTERS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll(/[&<>"\r]/g, (one) => XML_ENTITIES[one] ?? one);
}

/** In an attribute, a line break would be read as a space. */
function toReference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
