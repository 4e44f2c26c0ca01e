import { OpenDataError } from '../server.ts';
import type { RadarDecoder } from './decode-in-worker.ts';

/** By so much the clocks of two machines may differ, milliseconds. */
const CLOCKS_DIFFER_BY = 10 * 60_000;

/**
 * A decoder that refuses runs of the future: one would be the newest for as long as that is ahead.
 */
export function presentRuns(decoder: RadarDecoder, clock: () => Date): RadarDecoder {
  return {
    async decode(form, body) {
      const run = await decoder.decode(form, body);
      if (run.issued <= clock().getTime() + CLOCKS_DIFFER_BY) return run;
      decoder.release(run);
      throw new OpenDataError('The radar run is of the future');
    },
    release: (run) => decoder.release(run),
  };
}
