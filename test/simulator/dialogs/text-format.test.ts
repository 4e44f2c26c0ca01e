import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialog, DialogStep } from '../../../src/simulator/dialogs/dialog.ts';
import { parseTextDialog, formatTextDialog } from '../../../src/simulator/dialogs/text-format.ts';

const HEADER = ['locale: de-DE', 'now: 2026-04-18T11:55+02:00', 'device: phone in Hamburg'];

function read(...lines: string[]): Dialog {
  return parseTextDialog(lines.join('\n'), 'a.txt');
}

describe('a dialog for people to read', () => {
  it('has device, utterances, answers and events between them', () => {
    const dialog = read(
      ...HEADER,
      'upstream: faithful',
      '',
      '# Somebody comes home.',
      '> Wie wird das Wetter?',
      '< Heute ist es ... wolkig.',
      '  forecastDays 20260418',
      '  listens',
      '-- 1 minute later',
      '-- upstream answers 429',
      '> Und morgen?',
      '> Stopp',
      '<',
    );
    expect(dialog).toEqual({
      locale: 'de-DE',
      now: '2026-04-18T11:55+02:00',
      device: { kind: 'phone', place: 'Hamburg' },
      upstream: 'faithful',
      steps: [
        {
          kind: 'saying',
          line: 7,
          utterance: 'Wie wird das Wetter?',
          expected: {
            answer: 'Heute ist es ... wolkig.',
            notes: ['forecastDays 20260418', 'listens'],
          },
        },
        { kind: 'waiting', minutes: 1 },
        { kind: 'upstream', behavior: 'answers 429' },
        { kind: 'saying', line: 13, utterance: 'Und morgen?', expected: undefined },
        { kind: 'saying', line: 14, utterance: 'Stopp', expected: { answer: '', notes: [] } },
      ],
    });
  });

  it('has what a deployed skill needs, and what it may say', () => {
    const dialog = read(
      ...HEADER,
      'needs: clock, notifications',
      'differs: weather',
      '> Und morgen?',
      '< Morgen wird es warm.',
      '  forecastDays 20260419',
      '<~ ... Hamburg ...',
    );
    expect(dialog).toMatchObject({
      needs: ['clock', 'notifications'],
      differs: 'weather',
      steps: [{ expected: { notes: ['forecastDays 20260419'] }, elsewhere: '... Hamburg ...' }],
    });
  });

  it.each([
    ['no locale', [], 'a.txt, line 1: a dialog must have a line "locale: ..."'],
    ['no device', HEADER.slice(0, 2), 'a.txt, line 1: a dialog must have a line "device: ..."'],
    [
      'a language that nobody understands',
      ['locale: xx-XX', ...HEADER.slice(1)],
      'a.txt, line 1: locale must be a supported one, not "xx-XX"',
    ],
    [
      'a time that is none',
      ['', 'locale: de-DE', 'now: soon', 'device: phone'],
      'a.txt, line 3: now must be a time such as 2026-04-18T11:55+02:00, not "soon"',
    ],
    [
      'a device that is none',
      [...HEADER.slice(0, 2), 'device: radio'],
      /^a\.txt, line 3: device must be a device such as "phone in Hamburg", .*, not "radio"$/,
    ],
    [
      'an upstream of another kind',
      [...HEADER, 'upstream: mad'],
      'a.txt, line 4: upstream must be german only, faithful, gone or such as "answers 429", or own, not "mad"',
    ],
    [
      'a change of the upstream that is none',
      [...HEADER, 'upstream: faithful', '-- upstream mad'],
      'a.txt, line 5: upstream must be german only, faithful, gone or such as "answers 429", not "mad"',
    ],
    [
      'a change of no upstream',
      [...HEADER, '-- upstream gone'],
      'a.txt, line 4: a dialog must have a line such as "upstream: faithful" first',
    ],
    [
      'a stand-in that there is not',
      [...HEADER, 'needs: clock, luck'],
      'a.txt, line 4: needs must be a list of clock, demo weather, permissions, notifications, faulty upstream, open speaker, not "luck"',
    ],
    [
      'another difference',
      [...HEADER, 'differs: everything'],
      'a.txt, line 4: differs must be weather, not "everything"',
    ],
    [
      'an answer elsewhere without one here',
      [...HEADER, '> Ja?', '<~ Ja.'],
      'a.txt, line 5: an answer elsewhere must follow an answer',
    ],
    [
      'an answer to nothing',
      [...HEADER, '< Ja.'],
      'a.txt, line 4: an answer must follow a sentence',
    ],
    [
      'two answers',
      [...HEADER, '> Ja?', '< Ja.', '< Nein.'],
      'a.txt, line 6: a sentence must have one answer',
    ],
    [
      'a note of nothing',
      [...HEADER, '> Ja?', '  listens'],
      'a.txt, line 5: a note must follow an answer',
    ],
    [
      'a line of another form',
      [...HEADER, 'Alexa: Hallo'],
      'a.txt, line 4: a dialog has no line such as "Alexa: Hallo"',
    ],
  ])('is rejected with %s and its line', (_what, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(dialogs, (dialog) => {
        expect(withoutLines(parseTextDialog(formatTextDialog(dialog), 'a.txt'))).toEqual(
          withoutLines(dialog),
        );
      }),
    );
  });
});

function withoutLines({ steps, ...dialog }: Dialog): Dialog {
  return { ...dialog, steps: steps.map((step) => ('line' in step ? { ...step, line: 0 } : step)) };
}

const words = fc.constantFrom(
  'Hilfe',
  'Wie wird das Wetter?',
  '> Und morgen?',
  'locale: en',
  '...',
);
const steps: fc.Arbitrary<DialogStep> = fc.oneof(
  fc.record({
    kind: fc.constant('saying' as const),
    line: fc.constant(0),
    utterance: words,
    expected: fc.option(
      fc.record({
        answer: fc.oneof(words, fc.constant('')),
        notes: fc.array(fc.constantFrom('listens', 'forecastDays 20260418')),
      }),
      { nil: undefined },
    ),
  }),
  fc.record({ kind: fc.constant('waiting' as const), minutes: fc.nat() }),
  fc.record({
    kind: fc.constant('upstream' as const),
    behavior: fc.constantFrom('gone' as const, 'german only' as const, 'answers 503' as const),
  }),
);
const dialogs: fc.Arbitrary<Dialog> = fc.record({
  locale: fc.constantFrom('de-DE', 'en-GB'),
  now: fc.constant('2026-04-18T11:55+02:00'),
  device: fc.constant({ kind: 'speaker' as const, without: 'address' as const }),
  upstream: fc.constantFrom('faithful' as const, 'german only' as const),
  needs: fc.constantFrom(['clock' as const], ['permissions' as const, 'notifications' as const]),
  differs: fc.constant('weather' as const),
  steps: fc.array(steps),
});
