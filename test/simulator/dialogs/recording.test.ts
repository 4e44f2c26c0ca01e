import { describe, expect, it } from 'vitest';
import { readDialogFile, startRecording } from '../../../src/simulator/dialogs/file.ts';
import { BERLIN, gazetteerWith } from '../../support/places.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CLOCK = '2026-04-18T09:55:42Z';

describe('a dialog that is recorded', () => {
  it.each([
    ['Europe/Berlin', '2026-04-18T11:55+02:00'],
    ['America/Denver', '2026-04-18T03:55-06:00'],
    ['Asia/Kolkata', '2026-04-18T15:25+05:30'],
    ['Atlantic/Reykjavik', '2026-04-18T09:55+00:00'],
    ['Pacific/Auckland', '2026-04-18T21:55+12:00'],
  ])('starts at the local minute in %s', async (timeZone, now) => {
    const path = temporaryFolder()('a.txt');
    const defaultPlace = { ...BERLIN, timeZone };
    startRecording(path, {
      locale: 'de-DE',
      device: { kind: 'phone' },
      placeLookup: { gazetteer: gazetteerWith(defaultPlace), defaultPlace },
      clock: () => new Date(CLOCK),
      skillId: 'amzn1.ask.skill.1',
      hasAnswers: true,
    });
    const { dialog } = await readDialogFile(path, { now: '', device: { kind: 'speaker' } });
    expect(dialog).toMatchObject({ now, device: { kind: 'phone', place: 'Berlin' }, steps: [] });
  });
});
