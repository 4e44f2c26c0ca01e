import { decompress } from '../bzip2/decompress.ts';
import { collectRun } from './collect.ts';
import type { Frame } from './frame.ts';
import { anyRoom } from './memory.ts';
import { readOdim } from './odim.ts';
import { readRadolan } from './radolan.ts';
import type { RadarRun } from './run.ts';
import { readTar } from './tar.ts';

/** A tar archive of HDF5 files, or one of binary RADOLAN files compressed by bzip2. */
export type RadarForm = 'hdf5' | 'radolan';

const MINUTE = 60_000;

/** The longest lead time that is kept, milliseconds: a run reaches two hours, and so do answers. */
export const LONGEST_LEAD = 120 * MINUTE;

/**
 * Decodes a run of the radar composite RV. It takes up to a second: answers have it done in a
 * worker (`createRadarDecoder`).
 *
 * @throws {OpenDataError} when the file is damaged, cut off, or not of a form that is known
 */
export function decodeRun(
  form: RadarForm,
  body: Uint8Array,
  longestLead = LONGEST_LEAD,
  room = anyRoom,
): RadarRun {
  const read = form === 'hdf5' ? readOdim : readRadolan;
  const archive = form === 'hdf5' ? [body] : decompress(body);
  return collectRun(framesOf(archive, read), longestLead, room);
}

function* framesOf(
  archive: Iterable<Uint8Array>,
  read: (member: Uint8Array) => Frame,
): Generator<Frame> {
  for (const { body } of readTar(archive)) yield read(body);
}
