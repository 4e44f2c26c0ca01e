import { DOMParser, type Element } from '@xmldom/xmldom';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../../../src/simulator/conversation.ts';
import type { UtteranceStep } from '../../../src/simulator/dialogs/dialog.ts';
import type { PlayedTurn } from '../../../src/simulator/dialogs/player.ts';
import { intentRequest } from '../../support/alexa-requests.ts';
import { formatJunit, type FileResult } from '../../../src/simulator/dialogs/report.ts';

const STARTED = new Date('2026-04-18T09:55:00Z');

function saying(line: number, utterance: string): UtteranceStep {
  return { kind: 'saying', line, utterance, expected: undefined };
}

function played(step: UtteranceStep, differences: PlayedTurn['differences'] = []): PlayedTurn {
  const summary = { answer: 'Ja.', notes: [] };
  const turn: ConversationTurn = {
    utterance: step.utterance,
    locale: 'de-DE',
    intent: 'AMAZON.HelpIntent',
    slots: {},
    place: null,
    units: null,
    calls: [],
    speech: 'Ja.',
    reprompt: null,
    request: intentRequest('AMAZON.HelpIntent'),
    response: { version: '1.0', response: {} },
  };
  return { step, turn, summary, differences, milliseconds: 250 };
}

function resultOf(result: Partial<FileResult>): FileResult {
  const file = {
    path: 'a.txt',
    startedAt: STARTED,
    milliseconds: 1500,
    outcome: 'passed' as const,
  };
  return { ...file, steps: [], turns: [], ...result };
}

function onError(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}

/** Reads XML with a parser that is not ours, which refuses what is not well-formed. */
function readXml(text: string): Element {
  const { documentElement } = new DOMParser({ onError }).parseFromString(text, 'text/xml');
  if (!documentElement) throw new Error('no element');
  return documentElement;
}

function attributesOf(element: Element | undefined): Record<string, string> {
  return Object.fromEntries(
    Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]),
  );
}

const [first, second, third] = [saying(5, 'Hilfe'), saying(8, 'Und?'), saying(9, 'Stopp')];

/** The messages of all elements of a name. */
function messagesOf(element: Element, tag: string): (string | null)[] {
  return Array.from(element.getElementsByTagName(tag), (one) => one.getAttribute('message'));
}

describe('the JUnit report', () => {
  const results = [
    resultOf({
      outcome: 'failed',
      steps: [first, second, third],
      turns: [
        played(first),
        played(second, [
          { of: 'answer', expected: 'Nein.', heard: 'Ja.' },
          { of: 'notes', expected: 'listens', heard: 'nothing' },
        ]),
      ],
      error: 'a.txt, line 9: no answer to "Stopp": The skill closed the connection.',
    }),
    resultOf({ path: 'b.txt', outcome: 'failed', error: 'b.txt cannot be read.' }),
    resultOf({
      path: 'c.txt',
      outcome: 'skipped',
      steps: [first, second],
      skipReason: 'needs stand-ins (clock)',
    }),
  ];
  const report = readXml(formatJunit(results));

  it('has a suite for each file and a case for each turn, with their counts and times', () => {
    expect(attributesOf(report)).toEqual({
      name: 'dialogs',
      tests: '6',
      failures: '1',
      errors: '2',
      skipped: '2',
      time: '4.500',
    });
    const suites = Array.from(report.getElementsByTagName('testsuite'));
    const counts = { errors: '1', failures: '0', skipped: '0', tests: '1' };
    const times = { time: '1.500', timestamp: '2026-04-18T09:55:00.000Z' };
    expect(suites.map(attributesOf)).toEqual([
      { name: 'a.txt', file: 'a.txt', ...counts, tests: '3', failures: '1', ...times },
      { name: 'b.txt', file: 'b.txt', ...counts, ...times },
      { name: 'c.txt', file: 'c.txt', ...counts, tests: '2', errors: '0', skipped: '2', ...times },
    ]);
    const cases = Array.from(report.getElementsByTagName('testcase'), attributesOf);
    const inFile = { classname: 'a.txt', file: 'a.txt', time: '0.250' };
    expect(cases.slice(0, 3)).toEqual([
      { ...inFile, name: 'Hilfe', line: '5' },
      { ...inFile, name: 'Und?', line: '8' },
      { ...inFile, name: 'Stopp', line: '9', time: '0.000' },
    ]);
    expect(cases[3]).toMatchObject({ classname: 'b.txt', name: 'the file' });
  });

  it('says what was expected and what was heard', () => {
    const [failure] = Array.from(report.getElementsByTagName('failure'));
    expect(attributesOf(failure)).toEqual({
      type: 'failure',
      message: 'other answer, other notes',
    });
    expect(failure?.textContent).toBe(
      'expected: Nein.\nheard:    Ja.\nexpected: listens\nheard:    nothing',
    );
  });

  it('says why a turn has no answer, why a file is not read, and why one is skipped', () => {
    expect(messagesOf(report, 'error')).toEqual([
      'a.txt, line 9: no answer to "Stopp": The skill closed the connection.',
      'b.txt cannot be read.',
    ]);
    expect(messagesOf(report, 'skipped')).toEqual([
      'needs stand-ins (clock)',
      'needs stand-ins (clock)',
    ]);
  });

  it('tells of a file that cannot be written after its turns', () => {
    const error = 'a.txt cannot be written.';
    const result = resultOf({ outcome: 'failed', steps: [first], turns: [played(first)], error });
    const xml = readXml(formatJunit([result]));
    expect(attributesOf(xml)).toMatchObject({ tests: '2', failures: '0', errors: '1' });
    expect(messagesOf(xml, 'error')).toEqual([error]);
  });

  it('skips what comes after a turn without an answer', () => {
    const steps = [first, second, third];
    const stopped = resultOf({ outcome: 'failed', steps, turns: [played(first)], error: 'No.' });
    const cases = readXml(formatJunit([stopped])).getElementsByTagName('testcase');
    expect(Array.from(cases, (one) => one.childNodes[1]?.nodeName)).toEqual([
      undefined,
      'error',
      'skipped',
    ]);
  });

  it('is XML whatever is said, and keeps every character that XML has', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(anything, anything, (utterance, heard) => {
        const step = saying(5, utterance);
        const turn = played(step, [{ of: 'answer', expected: 'Ja.', heard }]);
        const xml = readXml(formatJunit([resultOf({ steps: [step], turns: [turn] })]));
        const [testcase] = Array.from(xml.getElementsByTagName('testcase'));
        expect(testcase?.getAttribute('name')).toBe(visible(utterance));
        expect(testcase?.textContent).toContain(`heard:    ${visible(heard)}`);
      }),
      {
        examples: [
          ['<a href="x">&amp;</a>]]>', 'one\r\ntwo\tthree'],
          ['\u0000\u001b[31m', '\ud800\uffff'],
        ],
      },
    );
  });
});

/** As the report shows what XML cannot have. */
function visible(text: string): string {
  return Array.from(text.toWellFormed(), (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isText = code >= 0x20 || [0x09, 0x0a, 0x0d].includes(code);
    const isAllowed = isText && code !== 0xfffe && code !== 0xffff;
    return isAllowed ? character : `\\u${code.toString(16).padStart(4, '0')}`;
  }).join('');
}
