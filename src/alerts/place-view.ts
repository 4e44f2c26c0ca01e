import { loadNextHour } from '../service/operations/next-hour.ts';
import type { Sources } from '../service/sources.ts';
import { describeError } from '../store/store.ts';
import { startOfDay, toLocalDate } from '../time/local-time.ts';
import type { Logger } from 'pino';
import type { ViewPlace } from './pass.ts';
import { beforeSignal } from './way-out.ts';

/** Loads what the sources of the service know of a place. */
export function createPlaceViewer(sources: Sources, log: Logger): ViewPlace {
  /** Null if it cannot be had, or not in time: what needs it is left to the next pass. */
  async function orNull<T>(
    what: string,
    stop: AbortSignal,
    load: () => Promise<T>,
  ): Promise<T | null> {
    try {
      return await beforeSignal(stop, load);
    } catch (error) {
      log.warn({ what, reason: describeError(error) }, 'The watcher could not load a source');
      return null;
    }
  }

  return async (place, needs, stop) => {
    const { latitude, longitude, elevation, country, timeZone } = place;
    const point = { latitude, longitude, elevation };
    const now = sources.clock().getTime();
    const today = startOfDay(toLocalDate(now, timeZone), timeZone);
    const warned = { ...point, country };
    // Areas of a service overlap the border, but it warns for its own country only. Elsewhere nothing is known.
    const isWarned = needs.warnings && sources.warnings.serviceAt(warned) !== null;
    const [warnings, hours, nextHour, pollen] = await Promise.all([
      isWarned ? orNull('warnings', stop, async () => sources.warnings.at(warned)) : null,
      needs.hours
        ? orNull(
            'hours',
            stop,
            async () => (await sources.forecasts.at(point, today))?.series.hours ?? null,
          )
        : null,
      needs.nextHour
        ? orNull('nextHour', stop, async () => (await loadNextHour(point, now, sources)).steps)
        : null,
      needs.pollen
        ? orNull(
            'pollen',
            stop,
            async () => (await sources.pollen.at(point, country))?.days ?? null,
          )
        : null,
    ]);
    return { timeZone, warnings, hours, nextHour, pollen };
  };
}
