import { existsSync, readFileSync } from 'node:fs';
import { parseTar } from 'nanotar';
import seekBzip from 'seek-bzip';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLiveServer } from '../../../src/opendata/live-server.ts';
import { decodeRadarRun } from '../../../src/opendata/radar/decode-run.ts';
import { createNowcasts } from '../../../src/opendata/radar/nowcasts.ts';
import { readSteps, type RadarRun, type Pixel } from '../../../src/opendata/radar/run.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { COLUMNS, ODIM_PATH, RADOLAN_PATH, ROWS } from '../../support/radar-files.ts';
import { readHdf5 } from '../demo/radar/read-hdf5.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/radar/', import.meta.url);
const isThere = existsSync(REAL_FILES);

const COMPLETE = 'DE1200_RV2210180700.tar.bz2';
const BINARY = 'DE1200_RV2305081330.tar.bz2';
const ODIM = 'composite_rv_20250923_0855.tar';

const MINUTE = 60_000;
const TWO_HOURS = 120 * MINUTE;

/** mm per hour of a frame, or null; by column and row from the north. */
type Reading = Map<number, (pixel: Pixel) => number | null>;

/** Columns and rows: where it is wet, dry, unseen, and where that changes within the run. */
const PIXELS: Record<string, [column: number, row: number][]> = {
  [COMPLETE]: [
    [753, 380], [770, 406], [702, 432], [719, 484], [583, 549], [481, 601],
    [736, 367], [549, 471], [736, 549], [430, 614], [787, 783], [617, 874],
    [940, 289], [991, 341], [974, 458], [175, 718], [787, 94], [209, 367], [396, 29], [379, 250],
  ],
  [BINARY]: [
    [430, 549], [583, 731], [277, 809], [413, 861], [464, 926], [634, 991],
    [362, 445], [447, 666], [617, 835], [464, 900], [668, 965], [413, 1043],
    [396, 978], [651, 1082], [362, 146], [192, 458], [889, 783], [838, 29], [22, 939], [447, 185],
  ],
  [ODIM]: [
    [362, 744], [294, 770], [328, 783], [311, 809], [243, 835], [226, 991],
    [430, 250], [226, 328], [413, 731], [277, 770], [379, 861], [345, 913],
    [277, 159], [243, 861], [226, 926], [464, 1095], [583, 107], [175, 354], [804, 29], [464, 198],
  ],
}; // prettier-ignore

function bytesOf(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

/** The binary form byte by byte: 25 members of 195 bytes and 1200 rows of 1100 values from the south. */
function readBinary(name: string): Reading {
  const tar = seekBzip.decode(bytesOf(name));
  const reading: Reading = new Map();
  const length = 195 + ROWS * COLUMNS * 2;
  for (let at = 0; tar[at] !== 0; at += 512 + Math.ceil(length / 512) * 512) {
    const frame = tar.subarray(at + 512, at + 512 + length);
    const lead = Number(frame.toString('latin1').match(/VV (\d{3})MF/)?.[1]);
    reading.set(lead, ({ column, row }) => {
      const value = frame.readUInt16LE(195 + 2 * ((ROWS - 1 - row) * COLUMNS + column));
      return value === 0x29c4 ? null : value * 0.01 * 12;
    });
  }
  return reading;
}

/** The HDF5 form as the HDF Group's own library reads it. */
async function readOdim(name: string): Promise<Reading> {
  const reading: Reading = new Map();
  // Parsed from memory of its own: nanotar reads on in what lies around a piece of it.
  for (const member of parseTar(new Uint8Array(bytesOf(name)))) {
    const lead = Number(member.name.match(/_(\d{3})-hd5$/)?.[1]);
    const { data, attributes } = await readHdf5(member.data ?? new Uint8Array());
    const [gain, offset] = ['gain', 'offset'].map((key) =>
      Number(attributes.get(`/dataset1/data1/what@${key}`)),
    );
    reading.set(lead, ({ column, row }) => {
      const value = data[row * COLUMNS + column] ?? NaN;
      if (value === 4_294_967_295) return null;
      return value === 0 ? 0 : (value * (gain ?? NaN) + (offset ?? NaN)) * 12;
    });
  }
  return reading;
}

const rounded = (rate: number | null | undefined) => rate?.toFixed(3) ?? 'no data';

describe.skipIf(!isThere)('real radar runs (skipped: no real files beside the checkout)', () => {
  const runs = new Map<string, RadarRun>();
  beforeAll(() => {
    for (const name of [COMPLETE, BINARY, ODIM]) {
      const form = name === ODIM ? 'hdf5' : 'radolan';
      runs.set(name, decodeRadarRun(form, bytesOf(name), TWO_HOURS));
    }
  });

  it.each<[string, string, number[], () => Promise<Reading> | Reading]>([
    [COMPLETE, '2022-10-18T07:00Z', range(25), () => readBinary(COMPLETE)],
    [BINARY, '2023-05-08T13:30Z', [0, 50], () => readBinary(BINARY)],
    [ODIM, '2025-09-23T08:55Z', [0, 50], () => readOdim(ODIM)],
  ])(
    '%s has the values of an independent parser at 20 pixels',
    async (name, issued, leads, read) => {
      const run = runs.get(name);
      const reading = await read();
      expect(run?.issued).toBe(Date.parse(issued));
      expect([...reading.keys()]).toEqual(leads);
      const pixels = (PIXELS[name] ?? []).map(([column, row]) => ({ column, row }));
      expect(pixels).toHaveLength(20);
      const found = pixels.map((pixel) => ratesByLead(run, pixel));
      const expected = pixels.map((pixel) =>
        leads.map((lead) => `${lead} ${rounded(reading.get(lead)?.(pixel))}`),
      );
      expect(found.map((rates) => rates.filter((rate) => isAt(rate, leads)))).toEqual(expected);
      // Where a frame is missing, there are no data.
      for (const rate of found.flat().filter((each) => !isAt(each, leads))) {
        expect(rate).toMatch(/ no data$/);
      }
      // Wet, dry and unseen: all are among them, and change within the run.
      const kinds = new Set(
        expected.map((rates) => [...new Set(rates.map(kindOf))].toSorted().join()),
      );
      expect([...kinds]).toEqual(expect.arrayContaining(['wet', 'dry', 'unseen', 'dry,unseen']));
      expect([...kinds]).toContain('dry,wet');
    },
  );

  it('have the radars in the same places, in both formats', () => {
    const [one, other] = [runs.get(BINARY), runs.get(ODIM)];
    expect(agreement(one, other, (row) => row)).toBeGreaterThan(0.995);
    expect(agreement(one, other, (row) => ROWS - 1 - row)).toBeLessThan(0.93);
  });

  it.each([
    ['hdf5', ODIM_PATH, ODIM, '2025-09-23T08:59Z', 11],
    ['radolan', RADOLAN_PATH, COMPLETE, '2022-10-18T07:04Z', 25],
  ])(
    'at the paths of the open-data server make nowcasts: %s',
    async (_form, path, name, at, steps) => {
      const host = await startOpenDataHost();
      host.put(path, bytesOf(name));
      const nowcasts = createNowcasts({
        server: createLiveServer({ hosts: hostsAt(host.url), userAgent: 'test' }),
        clock: () => new Date(at),
      });
      const [munich, cologne] = await Promise.all([
        nowcasts.at({ latitude: 48.1351, longitude: 11.582 }),
        nowcasts.at({ latitude: 50.9375, longitude: 6.9603 }),
      ]);
      const run = runs.get(name);
      expect(munich?.issued).toBe(run?.issued);
      expect(munich?.steps).toHaveLength(steps);
      expect(cologne?.steps).toHaveLength(steps);
      const inRun = run ? readSteps(run, { column: 669, row: 936 }) : [];
      expect(munich?.steps).toEqual(inRun.slice(0, steps));
      expect(host.requests(path)).toHaveLength(1);
    },
  );
});

function range(frames: number): number[] {
  return Array.from({ length: frames }, (_, index) => index * 5);
}

/** `50 1.200` for the frame that ends fifty minutes after the run. */
function ratesByLead(run: RadarRun | undefined, pixel: Pixel): string[] {
  if (!run) return [];
  return readSteps(run, pixel).map(({ start, rate }) => {
    const lead = (start - run.issued) / MINUTE + 5;
    return `${lead} ${rounded(rate)}`;
  });
}

function isAt(rate: string, leads: readonly number[]): boolean {
  return leads.includes(Number.parseInt(rate, 10));
}

function kindOf(rate: string): string {
  if (rate.endsWith('no data')) return 'unseen';
  return rate.endsWith(' 0.000') ? 'dry' : 'wet';
}

/** Share of the pixels that both runs see or both do not, the other's by other rows. */
function agreement(
  one: RadarRun | undefined,
  other: RadarRun | undefined,
  rowOfOther: (row: number) => number,
): number {
  let same = 0;
  let all = 0;
  for (let row = 3; row < ROWS; row += 9) {
    for (let column = 3; column < COLUMNS; column += 9) {
      const seen = isSeen(one, { column, row });
      all += 1;
      if (seen === isSeen(other, { column, row: rowOfOther(row) })) same += 1;
    }
  }
  return same / all;
}

function isSeen(run: RadarRun | undefined, pixel: Pixel): boolean {
  const [first] = run ? readSteps(run, pixel) : [];
  return first?.rate !== null;
}
