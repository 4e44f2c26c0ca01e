import { describe, expect, it } from 'vitest';
import { createRadarDecoder } from '../../../src/opendata/radar/radar-decoder.ts';
import { decodeRadarRun } from '../../../src/opendata/radar/decode-run.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { framesOf, odimFile, radolanFile } from '../../support/radar-files.ts';

const FRAMES = framesOf('2026-11-18T14:00:00Z', [0, 5]);
const FILE = odimFile(...FRAMES);

const failing = new URL('workers/failing.ts', import.meta.url);
const hanging = new URL('workers/hanging.ts', import.meta.url);

describe('a radar run decoded off the main thread', () => {
  const { decode, release } = createRadarDecoder();

  it.each([
    ['hdf5', FILE],
    ['radolan', radolanFile(...FRAMES)],
  ] as const)('equals a run decoded on the main thread: %s', async (form, file) => {
    expect(await decode(form, file)).toEqual(decodeRadarRun(form, file));
  });

  it('leaves the file unchanged', async () => {
    const file = FILE.slice();
    await decode('hdf5', file);
    expect(Buffer.from(file).equals(FILE)).toBe(true);
  });

  it('may be one of several, which queue', async () => {
    const runs = await Promise.all([decode('hdf5', FILE), decode('hdf5', FILE)]);
    expect(runs.map(({ issued }) => issued)).toEqual(FRAMES.map(({ issued }) => issued));
  });

  it('keeps its memory until it is released, and then gives it back', async () => {
    const [first, second] = [await decode('hdf5', FILE), await decode('hdf5', FILE)];
    release(first);
    expect(first.isDry.buffer.byteLength).toBe(0);
    expect(second).toEqual(decodeRadarRun('hdf5', FILE));
  });

  it('reports why it is rejected, and decodes the next', async () => {
    const refused = decode('hdf5', Buffer.alloc(2000, 'x'));
    await expect(refused).rejects.toBeInstanceOf(OpenDataError);
    await expect(refused).rejects.toThrow('Tar archive is damaged');
    expect((await decode('hdf5', FILE)).frames).toHaveLength(2);
  });
});

describe('a worker', () => {
  it.each([
    ['that fails', failing, 1],
    ['that ends without an answer', failing, 0],
    ['that hangs', hanging, 1],
    ['that cannot be started', new URL('workers/missing.ts', import.meta.url), 1],
  ])('%s is an error of that run alone', async (_what, file, byte) => {
    const { decode } = createRadarDecoder({ file, timeoutMs: file === hanging ? 300 : 10_000 });
    const both = [decode('hdf5', Buffer.of(byte)), decode('hdf5', Buffer.of(byte))];
    for (const decoding of both) {
      await expect(decoding).rejects.toBeInstanceOf(OpenDataError);
      await expect(decoding).rejects.toThrow('The radar run could not be decoded');
    }
  });
});
