import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { decompressBzip2 } from '../../src/opendata/formats/bzip2.ts';
import { decodeRadarRun, type RadarFormat } from '../../src/opendata/radar/decode-run.ts';
import { openHdf5 } from '../../src/opendata/radar/hdf5/file.ts';
import { readTar } from '../../src/opendata/radar/tar.ts';
import { compare } from './compare.ts';

/** The file of a run, and its baseline. */
export interface DecodingOrder {
  name: string;
  form: RadarFormat;
  path: string;
  baseline: 'decompression' | 'bunzip2';
}

/** Runs in its own process, because a worker decodes one format and not both. */
process.once('message', (order: DecodingOrder) => void answer(order));

async function answer({ name, form, path, baseline }: DecodingOrder): Promise<void> {
  const body = readFileSync(path);
  const alone = form === 'hdf5' ? inflating(body) : async () => drain(decompressBzip2(body));
  process.send?.(
    await compare({
      name,
      ours: async () => decodeRadarRun(form, body),
      baseline: baseline === 'bunzip2' ? async () => bunzip2(path) : alone,
      runs: 15,
      warmUp: 2,
    }),
  );
  process.disconnect();
}

/** Inflates the values of all members, the only compressed part. */
function inflating(body: Uint8Array): () => Promise<number> {
  const tables = Array.from(readTar([body]), (member) =>
    openHdf5(member.body.slice()).dataset('/dataset1/data1/data'),
  );
  return async () => tables.reduce((bytes, table) => bytes + table.unpack().byteLength, 0);
}

function drain(pieces: Iterable<Uint8Array>): number {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length;
}

/** Runs the system's decompressor as a process. */
function bunzip2(path: string): void {
  const { status } = spawnSync('bunzip2', ['-c', path], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`bunzip2 ends with ${status}`);
}
