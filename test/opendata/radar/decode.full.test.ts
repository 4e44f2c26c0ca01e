import * as fc from 'fast-check';
import { createTar } from 'nanotar';
import { describe, expect, it } from 'vitest';
import { collectRun, decodeRadarRun } from '../../../src/opendata/radar/decode-run.ts';
import { readRadolanFrame } from '../../../src/opendata/radar/frame-formats.ts';
import { readSteps, type RadarRun } from '../../../src/opendata/radar/run.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { bzip2 } from '../../support/bzip2.ts';
import {
  COLUMNS,
  framesOf,
  odimFile,
  radolanFile,
  radolanMember,
  ROWS,
  SHOWER,
  tarOf,
  type RadarFrame,
  type Rain,
} from '../../support/radar-files.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const ISSUED = '2026-11-18T14:00:00Z';
const MINUTE = 60_000;

/** `15:05 1.2` for the step that begins then, mm/h. */
function stepsOf(run: RadarRun, column: number, row: number): string[] {
  return readSteps(run, { column, row }).map(
    ({ start, rate }) => `${new Date(start).toISOString().slice(11, 16)} ${rate?.toFixed(2)}`,
  );
}

/** A member of a tar archive that is no file. */
function folder(): Uint8Array {
  return createTar([{ name: 'folder/' }]).subarray(0, 512);
}

/** Rain that moves a pixel a minute to the east, by lead time. */
const MOVING = new Map(
  [0, 5, 7, 10, 75, 80, 85].map((lead): [number, Rain] => [
    lead,
    (column, row) => SHOWER(column - lead, row),
  ]),
);

function movingEast(leads: readonly number[]): RadarFrame[] {
  return leads.flatMap((lead) => framesOf(ISSUED, [lead], MOVING.get(lead)));
}

const FORMS = [
  { form: 'hdf5', make: odimFile },
  { form: 'radolan', make: radolanFile },
] as const;

describe.each(FORMS)('a radar run in the format $form', ({ form, make }) => {
  const run = decodeRadarRun(form, make(...movingEast([0, 5, 10])));

  it('has steps of five minutes, the first of them before the run', () => {
    expect(run.issued).toBe(Date.parse(ISSUED));
    expect(stepsOf(run, 640, 220)).toEqual(['13:55 1.92', '14:00 2.16', '14:05 1.56']);
  });

  it('has each pixel frame by frame: rain begins, and data end', () => {
    expect(stepsOf(run, 702, 220)).toEqual(['13:55 0.00', '14:00 2.04', '14:05 2.28']);
    expect(stepsOf(run, 603, 220)).toEqual(['13:55 1.68', '14:00 0.00', '14:05 0.00']);
    expect(stepsOf(run, 104, 220)).toEqual(['13:55 0.00', '14:00 undefined', '14:05 undefined']);
  });

  it('distinguishes dry pixels from pixels without data', () => {
    expect(stepsOf(run, 640, 980)).toEqual(['13:55 0.00', '14:00 0.00', '14:05 0.00']);
    expect(stepsOf(run, 50, 220)).toEqual([
      '13:55 undefined',
      '14:00 undefined',
      '14:05 undefined',
    ]);
  });

  it('is not upside down', () => {
    expect(stepsOf(run, 640, ROWS - 1 - 220)).toEqual(['13:55 0.00', '14:00 0.00', '14:05 0.00']);
  });

  it('has no data for a missing frame between two', () => {
    const gap = decodeRadarRun(form, make(...movingEast([0, 10])));
    expect(stepsOf(gap, 640, 220)).toEqual(['13:55 1.92', '14:00 undefined', '14:05 1.56']);
  });

  it('is sorted by the times in its frames, not by their order', () => {
    const mixed = decodeRadarRun(form, make(...movingEast([10, 0, 5])));
    for (const column of [603, 640, 702]) {
      expect(stepsOf(mixed, column, 220)).toEqual(stepsOf(run, column, 220));
    }
    expect(stepsOf(mixed, 104, 220)).toEqual(['13:55 0.00', '14:00 undefined', '14:05 undefined']);
  });

  it('covers two hours, or as much as is requested', () => {
    const file = make(...movingEast([110, 115, 120, 125]));
    expect(stepsOf(decodeRadarRun(form, file), 640, 220)).toHaveLength(3);
    expect(stepsOf(decodeRadarRun(form, file, 110 * MINUTE), 640, 220)).toHaveLength(1);
  });

  it.each<[string, RadarFrame[], string]>([
    [
      'with frames of two runs',
      [...movingEast([0]), ...framesOf('2026-11-18T14:05:00Z', [5])],
      'frames of two runs',
    ],
    ['with a frame twice', movingEast([5, 5]), 'two frames of the same time'],
    ['with a frame between two', movingEast([0, 7]), '7 minutes after its run'],
  ])('is rejected %s', (_what, frames, sentence) => {
    const file = make(...frames);
    expect(() => decodeRadarRun(form, file)).toThrow(sentence);
    expect(() => decodeRadarRun(form, file)).toThrow(OpenDataError);
  });

  it('is rejected wherever it is truncated', () => {
    const file = make(...movingEast([0, 5]));
    for (const part of [0, 0.01, 0.3, 0.5, 0.7]) {
      const cut = file.subarray(0, Math.floor(file.length * part));
      expect(() => decodeRadarRun(form, cut)).toThrow(OpenDataError);
    }
  });

  it('is rejected if one of its frames is truncated', () => {
    const [frame] = movingEast([0]);
    const member = frame ? radolanMember(frame).subarray(0, -200) : Buffer.alloc(0);
    expect(() => decodeRadarRun('hdf5', tarOf([member]))).toThrow(OpenDataError);
    expect(() => collectRun([readRadolanFrame(member)], 0)).toThrow(OpenDataError);
  });
});

/** One of forty patterns for each pixel. */
function patternAt(column: number, row: number): number {
  return (column % 3) * 13 + ((row * 7 + Math.floor(column / 100)) % 13);
}

describe('a decoded run', () => {
  it('is empty without frames', () => {
    expect(() => collectRun([], 10 * MINUTE)).toThrow('Radar run without frames');
    expect(() => decodeRadarRun('hdf5', Buffer.alloc(1024))).toThrow('Radar run without frames');
  });

  it.each<[string, () => Buffer, string]>([
    ['zeros', () => Buffer.alloc(20_000_000), 'without frames'],
    ['folders', () => Buffer.alloc(20_480_000, folder()), 'too many members'],
  ])('is rejected at once if a small file unpacks to %s', (_what, make, sentence) => {
    const bomb = bzip2(make());
    expect(bomb.length).toBeLessThan(20_000);
    const time = cpuTimeOf(() => {
      expect(() => decodeRadarRun('radolan', bomb)).toThrow(sentence);
    });
    expect(time).toBeLessThan(6000);
  });

  it('has the values of its frames, whatever they are', () => {
    const amount = fc.constantFrom(null, 0, 0, 7, 4095);
    const series = fc.array(amount, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(series, { minLength: 40, maxLength: 40 }), (patterns) => {
        const rains = [0, 1, 2].map(
          (frame): Rain =>
            (column, row) =>
              patterns[patternAt(column, row)]?.[frame] ?? null,
        );
        const frames = rains.map((rain, index) => ({
          issued: Date.parse(ISSUED),
          lead: index * 5,
          rain,
        }));
        const run = collectRun(
          frames.map((frame) => readRadolanFrame(radolanMember(frame))),
          10 * MINUTE,
        );
        for (let row = 0; row < ROWS; row += 97) {
          for (let column = 0; column < COLUMNS; column += 89) {
            const rates = readSteps(run, { column, row }).map(({ rate }) => rate);
            expect(rates).toEqual(
              rains.map((rain) => {
                const found = rain(column, row);
                return found === null ? null : (found * 10 * 12) / 1000;
              }),
            );
          }
        }
      }),
      { numRuns: propertyRuns(4) },
    );
  });
});
