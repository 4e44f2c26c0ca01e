import type { RadarDecoder } from '../../../src/opendata/radar/radar-decoder.ts';
import { decodeRadarRun } from '../../../src/opendata/radar/decode-run.ts';
import { createNowcasts } from '../../../src/opendata/radar/nowcasts.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import type { OpenAgain } from '../../support/product-caches.ts';
import {
  framesOf,
  ODIM_PATH,
  odimFile,
  RADOLAN_PATH,
  radolanFile,
} from '../../support/radar-files.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';
import { UNHURRIED } from '../../support/limits.ts';

/** In the rain of the files. */
export const SHOWERY = { latitude: 54.2, longitude: 11.5 };

export const NOON = '2026-11-18T12:00:00Z';
export const LATER = '2026-11-18T12:05:00Z';

/** A run's files, small ones. */
export function filesOf(issued: string) {
  const frames = framesOf(issued, [0, 5]);
  return { hdf5: odimFile(...frames), radolan: radolanFile(...frames) };
}

interface Settings {
  at?: string;
  decodeTimeoutMs?: number;
  openCache?: OpenAgain;
}

/** Nowcasts from a loopback server without a file yet. */
export async function startRadar({
  at = '12:04',
  decodeTimeoutMs = UNHURRIED.sourceTimeouts.newerFileMs,
  openCache,
}: Settings = {}) {
  const host = await startOpenDataHost();
  let now = Date.parse(`2026-11-18T${at}:00Z`);
  const decoded: string[] = [];
  const decoder: RadarDecoder = {
    async decode(form, body) {
      decoded.push(form);
      return decodeRadarRun(form, body);
    },
    // Who still reads a run that was released reads nonsense.
    release: ({ isDry }) => void isDry.fill(0),
  };
  const clock = () => new Date(now);
  const server = liveServer(hostsAt(host.url), 200, host.hangs);
  async function another() {
    const cache = await openCache?.(clock);
    return createNowcasts({
      server,
      clock,
      decoder,
      timeouts: { ...SOURCE_TIMEOUTS, newerFileMs: decodeTimeoutMs },
      ...(cache && { cache }),
    });
  }
  const nowcasts = await another();
  return {
    host,
    nowcasts,
    /** As the next start of the program, or another process, would. */
    another,
    decoded,
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
    /** When the run was issued that answers are from. */
    issued: async (from = nowcasts) => {
      const nowcast = await from.at(SHOWERY);
      return nowcast && new Date(nowcast.issued).toISOString().slice(11, 16);
    },
    requested: () => [ODIM_PATH, RADOLAN_PATH].map((path) => host.requests(path).length),
  };
}
