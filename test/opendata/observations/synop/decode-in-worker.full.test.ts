import { describe, expect, it } from 'vitest';
import { createSynopDecoder } from '../../../../src/opendata/observations/synop/synop-reports.ts';
import { OpenDataError } from '../../../../src/opendata/server.ts';
import { bzip2 } from '../../../support/bzip2.ts';
import { subset, synopText, temperature } from '../station-files.ts';

const FILE = bzip2(Buffer.from(synopText(subset('10315', '2026-06-17T07:00Z', temperature(20)))));

const workerOf = (name: string) => new URL(`../../radar/workers/${name}.ts`, import.meta.url);

describe('a decoder of reports in a worker', () => {
  it('decodes many files in order', async () => {
    const decode = createSynopDecoder();
    const files = await Promise.all([decode(FILE), decode(FILE), decode(FILE)]);
    expect(files.map(([report]) => report?.wmoId)).toEqual(['10315', '10315', '10315']);
  });

  it('rejects an invalid file, and continues', async () => {
    const decode = createSynopDecoder();
    await expect(decode(Buffer.from('<html>'))).rejects.toThrow('not compressed by bzip2');
    expect(await decode(FILE)).toHaveLength(1);
  });

  it.each(['failing', 'hanging'])('replaces a worker that is %s', async (name) => {
    const decode = createSynopDecoder({ file: workerOf(name), timeoutMs: 500 });
    await expect(decode(FILE)).rejects.toThrow(OpenDataError);
    await expect(decode(FILE)).rejects.toThrow('could not be decoded');
  });
});
