import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialog } from '../../../src/simulator/dialogs/dialog.ts';
import { parseReplayDialog, formatReplayDialog } from '../../../src/simulator/dialogs/file.ts';

const SETTINGS = { now: '2026-04-18T11:55+02:00', device: { kind: 'phone' as const } };

function read(text: string): Dialog {
  return parseReplayDialog(text, 'a.json', SETTINGS);
}

function said({ steps }: Dialog): string[] {
  return steps.flatMap((step) => (step.kind === 'saying' ? [step.utterance] : []));
}

const REPLAY = `{
  "skillId": "amzn1.ask.skill.1",
  "locale": "de-DE",
  "type": "text",
  "userInput": [
    "öffne wetter stimme",
    "  sage \\"hilfe\\", bitte ",
    ".quit",
    "danach"
  ]
}`;

describe('a replay file of ask dialog', () => {
  it('has all utterances until it quits, with any answer', () => {
    expect(read(REPLAY)).toEqual({
      ...SETTINGS,
      locale: 'de-DE',
      upstream: 'own',
      steps: [
        { kind: 'saying', line: 6, utterance: 'öffne wetter stimme', expected: undefined },
        { kind: 'saying', line: 7, utterance: 'sage "hilfe", bitte', expected: undefined },
      ],
    });
  });

  it('need not quit', () => {
    expect(said(read(REPLAY.replace('".quit"', '"stopp"')))).toHaveLength(4);
  });

  it.each([
    [
      'broken JSON',
      REPLAY.replace('"text",', '"text"'),
      'a.json, line 5: a replay file must be JSON',
    ],
    ['JSON that ends early', '{\n"locale":\n', 'a.json, line 2: a replay file must be JSON'],
    [
      'a list',
      '[]',
      'a.json, line 1: a replay file must be an object with skillId, locale, type and userInput',
    ],
    ['no skill', REPLAY.replace('skillId', 'skill'), 'a.json, line 1: skillId must be text'],
    [
      'a blank skill',
      REPLAY.replace(/amzn[^"]+/, ' '),
      'a.json, line 2: skillId must not be empty',
    ],
    [
      'a language that nobody understands',
      REPLAY.replace('de-DE', 'xx-XX'),
      'a.json, line 3: locale must be a supported locale',
    ],
    ['another type', REPLAY.replace('"text"', '"audio"'), 'a.json, line 4: type must be "text"'],
    [
      'sentences that are none',
      REPLAY.replace(/\[[^]*\]/, '"hilfe"'),
      'a.json, line 5: userInput must be a list of sentences',
    ],
    [
      'a blank sentence',
      REPLAY.replace('.quit', ' '),
      'a.json, line 8: userInput.2 must not be empty',
    ],
    [
      'a number for a sentence',
      REPLAY.replace('"danach"', '7'),
      'a.json, line 9: userInput.3 must be text',
    ],
  ])('is rejected with %s and its line', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('is read as it was written', () => {
    const sentences = fc.array(
      fc
        .string({ minLength: 1 })
        .map((text) => text.trim())
        .filter((text) => text !== '' && text !== '.quit'),
    );
    fc.assert(
      fc.property(sentences, (all) => {
        const steps = all.map((sentence) => ({
          kind: 'saying' as const,
          line: 0,
          utterance: sentence,
          expected: { answer: 'Ja.', notes: [] },
        }));
        const dialog: Dialog = { ...SETTINGS, locale: 'de-DE', upstream: 'own', steps };
        expect(said(read(formatReplayDialog(dialog, 'amzn1.ask.skill.1')))).toEqual(all);
      }),
    );
  });
});
