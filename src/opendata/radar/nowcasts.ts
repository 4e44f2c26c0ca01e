import type { Nowcast } from '../../weather/nowcast.ts';
import { inTime } from '../in-time.ts';
import type { FetchOptions } from '../renewal.ts';
import { OpenDataError } from '../server.ts';
import { createRadarDecoder, type RadarDecoder } from './decode-in-worker.ts';
import { pixelAt, type Point } from './grid.ts';
import { createLatestRun, TOO_OLD } from './latest-run.ts';
import { presentRuns } from './present-runs.ts';
import { stepsAt } from './run.ts';

export interface Nowcasts {
  /**
   * What falls at a point by the newest radar run, in steps of five minutes, from the five before
   * the run to two hours after it; undefined outside the radar's grid.
   *
   * @throws {OpenDataError} when radar is down: the server fails, its newest run is too old to be
   *   used, or its file cannot be decoded
   */
  at(point: Point): Promise<Nowcast | undefined>;
}

export interface NowcastOptions extends FetchOptions {
  decoder?: RadarDecoder;
  /** Milliseconds that one waits for a newer run where there is one that can be used. */
  patience?: number;
}

const PATIENCE = 1000;

/** Precipitation by DWD's radar composite RV, in the form that the server has. */
export function createNowcasts({
  decoder = createRadarDecoder(),
  patience = PATIENCE,
  ...options
}: NowcastOptions): Nowcasts {
  const latest = createLatestRun({ ...options, decoder: presentRuns(decoder, options.clock) });

  async function at(point: Point): Promise<Nowcast | undefined> {
    const pixel = pixelAt(point);
    if (!pixel) return undefined;
    const renewal = latest.renew();
    const failure = isUsable() ? await inTime(renewal, patience) : await renewal;
    // Read only now, at once: the memory of a run that gives way to a newer one is used again.
    const run = latest.run();
    if (run && isUsable()) return { issued: run.issued, steps: stepsAt(run, pixel) };
    throw failure ?? new OpenDataError(run ? 'The radar is too old' : 'There is no radar');
  }

  function isUsable(): boolean {
    const run = latest.run();
    return run !== undefined && options.clock().getTime() - run.issued <= TOO_OLD;
  }

  return { at };
}
