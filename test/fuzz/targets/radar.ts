import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { createHdf5File } from '../../../src/opendata/demo/radar/hdf5-file.ts';
import { decompressBzip2 } from '../../../src/opendata/formats/bzip2.ts';
import { decodeRadarRun } from '../../../src/opendata/radar/decode-run.ts';
import {
  toAmount,
  NO_DATA_AMOUNT,
  type RadarFrame,
  readSteps,
  type RadarRun,
} from '../../../src/opendata/radar/run.ts';
import { openHdf5 } from '../../../src/opendata/radar/hdf5/file.ts';
import { readOdimFrame, readRadolanFrame } from '../../../src/opendata/radar/frame-formats.ts';
import { readTar } from '../../../src/opendata/radar/tar.ts';
import { bzip2 } from '../../support/bzip2.ts';
import {
  framesOf,
  odimFile,
  odimMember,
  radolanFile,
  radolanMember,
  tarOf,
} from '../../support/radar-files.ts';
import { decoded, expectThat, expectWithin } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';
import { withChecksums } from '../tar-checksums.ts';

const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0);

/** Thousandths of a millimetre: ten times what falls in the frames that are changed. */
const MOST = 2100;
/** In the shower, beside it and where nothing is seen. */
const PIXELS = [
  { column: 650, row: 220 },
  { column: 300, row: 600 },
  { column: 50, row: 210 },
];

const RUN = framesOf('2026-11-18T14:00:00Z', [0, 5]);
const [FRAME] = RUN;

export const tar: Target = {
  name: 'tar',
  open: () => {
    const archives = [
      tarOf([Buffer.from('a'.repeat(700)), Buffer.alloc(0), Buffer.from('c'.repeat(512))]),
      tarOf([Buffer.from('one')]),
    ];
    const changed = mutated(archives);
    return {
      property: attacked(fc.oneof(changed, changed.map(withChecksums)), (file) =>
        decoded(
          () => Array.from(readTar([file]), ({ body }) => body.length),
          (lengths) => expectThat(sum(lengths) <= file.length, 'More comes out than is in'),
        ),
      ),
    };
  },
};

export const bzip2File: Target = {
  name: 'bzip2',
  open: () => ({
    property: attacked(
      mutated([bzip2(Buffer.from('rain '.repeat(60))), bzip2(Buffer.alloc(5000, 7))]),
      (file) =>
        decoded(() => sum(Array.from(decompressBzip2(file), (piece) => piece.length)), noCheck),
    ),
  }),
};

export const hdf5: Target = {
  name: 'hdf5',
  open: () => {
    const numbers = Uint32Array.from({ length: 24 }, (_, index) => index);
    const table = { rows: 2, columns: 12, deflated: deflateSync(numbers), level: 6, modified: 0 };
    const file = createHdf5File({
      attributes: { Conventions: 'none', empty: '' },
      members: {
        where: { attributes: { size: 1200n, scale: -0.5 } },
        dataset1: { members: { data: table } },
      },
    });
    return {
      property: attacked(mutated([file]), (bytes) => decoded(() => readAll(bytes), noCheck)),
    };
  },
};

export const odim: Target = {
  name: 'odim',
  // Each frame that is taken unpacks to five megabytes.
  share: 0.2,
  open: () => {
    const frame = odimMember(expectFrame());
    const numbers = fc.oneof(fc.double(), fc.constantFrom(0, -0.001, 1e-300, 1e300, 65_535));
    const scales = fc
      .record({ gain: numbers, offset: numbers }, { requiredKeys: [] })
      .map((changes) =>
        odimMember(expectFrame(), (content) => ({
          ...content,
          data: { ...content.data, ...changes },
        })),
      );
    return {
      property: attacked(fc.oneof({ weight: 4, arbitrary: mutated([frame]) }, scales), (file) =>
        decoded(() => amountsOf(readOdimFrame(file)), noCheck),
      ),
    };
  },
};

export const radolan: Target = {
  name: 'radolan',
  open: () => {
    const member = radolanMember(expectFrame());
    const start = member.indexOf(3) + 1;
    const room = Buffer.concat([Buffer.alloc(4096), member.subarray(start)]);
    const header = member.subarray(0, start).toString('latin1');
    const words = ['\u0003', 'VV 000', 'GP 900x 900', 'E-01', 'RV', '<deboo>'];
    return {
      property: attacked(mutatedText([header], words, 'latin1'), (changed) => {
        const head = changed.subarray(0, 4096);
        room.set(head, 4096 - head.length);
        const file = room.subarray(4096 - head.length);
        return decoded(() => amountsOf(readRadolanFrame(file)), noCheck);
      }),
    };
  },
};

export const radarHdf5: Target = {
  name: 'radar-hdf5',
  // Whole runs on the grid of 1200 by 1100.
  share: 0.02,
  open: () => {
    const changed = mutated([odimFile(...RUN)]);
    return {
      property: attacked(fc.oneof(changed, changed.map(withChecksums)), (file) =>
        decoded(() => decodeRadarRun('hdf5', file), checkRun),
      ),
    };
  },
};

export const radarRadolan: Target = {
  name: 'radar-radolan',
  share: 0.02,
  open: () => ({
    property: attacked(mutated([radolanFile(...RUN)]), (file) =>
      decoded(() => decodeRadarRun('radolan', file), checkRun),
    ),
  }),
};

function expectFrame(): NonNullable<typeof FRAME> {
  if (!FRAME) throw new Error('There is no frame');
  return FRAME;
}

function readAll(file: Uint8Array): unknown {
  const opened = openHdf5(file);
  const attributes = ['/', '/where'].map((path) => opened.attributes(path));
  return [attributes, opened.dataset('/dataset1/data').unpack()];
}

/** Checks the amounts of a frame before its buffer is reused. */
function amountsOf(of: RadarFrame): void {
  expectTimes(of.issued, of.end);
  const frame = of.read();
  for (let pixel = 0; pixel < frame.values.length; pixel += 997) {
    const amount = toAmount(frame, frame.values[pixel] ?? frame.noData);
    if (amount !== NO_DATA_AMOUNT) expectWithin('amount', amount, [0, MOST]);
  }
  frame.discard();
}

function checkRun(run: RadarRun): void {
  for (const { end } of run.frames) expectTimes(run.issued, end);
  for (const pixel of PIXELS) {
    for (const { start, rate } of readSteps(run, pixel)) {
      expectThat(Number.isSafeInteger(start), `A step starts at ${start}`);
      expectWithin('rate', rate, [0, (MOST * 12) / 1000]);
    }
  }
}

function expectTimes(issued: number, end: number): void {
  expectThat(issued >= FIRST && issued < LAST, `Issued at ${issued}`);
  // Frames are of any lead time; a run has none that is too far ahead.
  expectThat(Number.isSafeInteger(end), `A frame ends at ${end}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function noCheck(): void {
  // That it comes at all is what there is to check, or it was checked on the way.
}
