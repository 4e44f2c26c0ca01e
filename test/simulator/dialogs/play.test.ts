import { describe, expect, it } from 'vitest';
import type { Dialog } from '../../../src/simulator/dialogs/dialog.ts';
import { playDialog, type PlayedTurn } from '../../../src/simulator/dialogs/player.ts';
import { parseTextDialog } from '../../../src/simulator/dialogs/text-format.ts';
import { startDemoApp } from '../../../src/app/demo-app.ts';

function dialogOf(...lines: string[]): Dialog {
  const header = ['locale: de-DE', 'now: 2026-04-18T11:55+02:00', 'device: phone in Köln'];
  return parseTextDialog([...header, ...lines].join('\n'), 'a.txt');
}

describe('a dialog that is played', () => {
  it('reports each turn with its differences', async () => {
    const reported: PlayedTurn[] = [];
    const dialog = dialogOf(
      '> Öffne Wetter Stimme',
      '< Willkommen ...',
      '  listens',
      '> Stopp',
      '< Nein.',
    );
    const played = await playDialog(dialog, startDemoApp, (turn) => reported.push(turn));
    expect(reported).toEqual(played);
    expect(played.map(({ summary, differences }) => ({ summary, differences }))).toEqual([
      {
        summary: { answer: expect.stringMatching(/^Willkommen bei/), notes: ['listens'] },
        differences: [],
      },
      {
        summary: { answer: 'Bis bald.', notes: [] },
        differences: [{ of: 'answer', expected: 'Nein.', heard: 'Bis bald.' }],
      },
    ]);
  });

  it('uses its own clock, which advances at its wait lines', async () => {
    const played = await playDialog(
      dialogOf(
        '> Hilfe',
        '< ...',
        '  listens',
        '-- 90 minutes later',
        '> Hilfe',
        '< ...',
        '  listens',
      ),
      startDemoApp,
    );
    expect(played.map(({ turn }) => turn.request.request.timestamp)).toEqual([
      '2026-04-18T09:55:00.000Z',
      '2026-04-18T11:25:00.000Z',
    ]);
  });

  it('uses a foreign service with changing faults', async () => {
    const [before, after] = await playDialog(
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
      startDemoApp,
    );
    expect(before?.summary.answer).toMatch(/^Heute Nacht .* Köln.*\. Morgen /);
    expect(after?.summary.answer).toMatch(/Wetterdienst antwortet/);
    expect([before, after].flatMap((turn) => turn?.differences)).toEqual([]);
  });
});
