import { describe, expect, it } from 'vitest';
import {
  type TurnSummary,
  correctExpectation,
  compareTurn,
} from '../../../src/simulator/dialogs/dialog.ts';

const HEARD = {
  answer: 'Morgen wird es (in Köln) 7 Grad warm.',
  notes: ['forecastDays', 'listens'],
};

function saying(expected: TurnSummary | undefined) {
  return { kind: 'saying' as const, line: 5, utterance: 'Und morgen?', expected };
}

describe('an answer', () => {
  it.each([
    ['nothing is expected', undefined],
    ['it is the very same', HEARD],
    ['any words may stand in it', { ...HEARD, answer: 'Morgen ... (in Köln) ... warm.' }],
    ['any words may end it', { ...HEARD, answer: 'Morgen wird ...' }],
  ])('matches if %s', (_when, expected) => {
    expect(compareTurn(saying(expected), HEARD)).toEqual([]);
  });

  it.each([
    ['other words', 'Morgen wird es kalt.'],
    ['only a part', 'Morgen wird es'],
    ['a dot for any sign', 'Morgen wird es .in Köln. 7 Grad warm.'],
  ])('differs if %s are expected', (_what, answer) => {
    expect(compareTurn(saying({ ...HEARD, answer }), HEARD)).toEqual([
      { of: 'answer', expected: answer, heard: HEARD.answer },
    ]);
  });

  it('differs by its calls of the weather service, too', () => {
    expect(compareTurn(saying({ ...HEARD, notes: [] }), HEARD)).toEqual([
      { of: 'notes', expected: 'nothing', heard: 'forecastDays, listens' },
    ]);
  });

  it('keeps the expected words if they match', () => {
    const written = { answer: 'Morgen ... warm.', notes: ['forecastHours'] };
    expect(correctExpectation(saying(written), HEARD)).toEqual({
      ...HEARD,
      answer: written.answer,
    });
    expect(correctExpectation(saying({ ...written, answer: 'Nein.' }), HEARD)).toEqual(HEARD);
  });
});
