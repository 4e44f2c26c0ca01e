import { describe, expect, it } from 'vitest';
import type { Dialog } from '../../../src/simulator/dialogs/dialog.ts';
import { play, type PlayedTurn } from '../../../src/simulator/dialogs/play.ts';
import { readTextForm } from '../../../src/simulator/dialogs/text-form.ts';
import { startStage } from '../../../src/demo-stage.ts';

function dialogOf(...lines: string[]): Dialog {
  const header = ['locale: de-DE', 'now: 2026-04-18T11:55+02:00', 'device: phone in Köln'];
  return readTextForm([...header, ...lines].join('\n'), 'a.txt');
}

describe('a dialog that is played', () => {
  it('tells each turn as it ends, with what is not as it is written', async () => {
    const told: PlayedTurn[] = [];
    const dialog = dialogOf(
      '> Öffne Wetter Stimme',
      '< Willkommen ...',
      '  listens',
      '> Stopp',
      '< Nein.',
    );
    const played = await play(dialog, startStage, (turn) => told.push(turn));
    expect(told).toEqual(played);
    expect(played.map(({ noticed, differences }) => ({ noticed, differences }))).toEqual([
      {
        noticed: { answer: expect.stringMatching(/^Willkommen bei/), notes: ['listens'] },
        differences: [],
      },
      {
        noticed: { answer: 'Bis bald.', notes: [] },
        differences: [{ of: 'answer', expected: 'Nein.', heard: 'Bis bald.' }],
      },
    ]);
  });

  it('goes by its own clock, which goes on where it says so', async () => {
    const played = await play(
      dialogOf(
        '> Hilfe',
        '< ...',
        '  listens',
        '-- 90 minutes later',
        '> Hilfe',
        '< ...',
        '  listens',
      ),
      startStage,
    );
    expect(played.map(({ turn }) => turn.request.request.timestamp)).toEqual([
      '2026-04-18T09:55:00.000Z',
      '2026-04-18T11:25:00.000Z',
    ]);
  });

  it('asks the service of somebody else where it says so, and hears what becomes of that', async () => {
    const [before, after] = await play(
      dialogOf(
        'upstream: faithful',
        '> Wie wird das Wetter morgen?',
        '< ...',
        '  forecastDays 20260419',
        '-- upstream gone',
        '> Wie wird das Wetter übermorgen?',
        '< ...',
        '  forecastDays 20260420',
      ),
      startStage,
    );
    expect(before?.noticed.answer).toMatch(/^Morgen .* Köln/);
    expect(after?.noticed.answer).toMatch(/Wetterdienst antwortet/);
    expect([before, after].flatMap((turn) => turn?.differences)).toEqual([]);
  });
});
