import { inTime } from '../opendata/in-time.ts';
import type { Forecasts, Point } from '../opendata/forecast.ts';

/** Whether forecasts can be had, by what happened last. */
export interface ForecastCheck {
  /** The same forecasts; each that is had is taken note of. */
  forecasts: Forecasts;
  /**
   * Answers by what is known, and looks again in the background where that is old. Only the first
   * time it waits, for half a second at most.
   */
  isThere: () => Promise<boolean>;
}

export interface ForecastCheckOptions {
  forecasts: Forecasts;
  /** Where to look: that one of them has a forecast is enough. */
  points: readonly Point[];
  clock: () => Date;
  /** Milliseconds of a clock that is never set back. */
  now?: () => number;
}

/** A forecast that was had a minute ago is enough; one that is cached costs no download. */
const CHECK_EVERY_MS = 60_000;
const CHECK_AGAIN_EVERY_MS = 5000;

const MAX_WAIT_MS = 500;

/** Watches forecasts: from the cache or the server, as long as either is good for an answer. */
export function createForecastCheck({
  forecasts,
  points,
  clock,
  now = () => performance.now(),
}: ForecastCheckOptions): ForecastCheck {
  let last: { wasThere: boolean; at: number } | undefined;
  let checking: Promise<void> | undefined;

  const noted: Forecasts = {
    async at(wanted, from) {
      const forecast = await forecasts.at(wanted, from);
      if (forecast) note(true);
      return forecast;
    },
  };

  async function check(): Promise<void> {
    note(await isAnywhere());
    checking = undefined;
  }

  async function isAnywhere(): Promise<boolean> {
    for (const point of points) {
      const forecast = await forecasts.at(point, clock().getTime()).catch(() => undefined);
      if (forecast) return true;
    }
    return false;
  }

  function note(wasThere: boolean): void {
    last = { wasThere, at: now() };
  }

  function isDue(): boolean {
    if (last === undefined) return true;
    return now() - last.at >= (last.wasThere ? CHECK_EVERY_MS : CHECK_AGAIN_EVERY_MS);
  }

  async function isThere(): Promise<boolean> {
    if (isDue()) checking ??= check();
    if (last === undefined && checking) await inTime(checking, MAX_WAIT_MS);
    return last?.wasThere ?? false;
  }

  return { forecasts: noted, isThere };
}
