import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Figure } from './support/compare.ts';
import { flagsOfStart } from './support/started.ts';
import { writeSubscribers } from './support/watched.ts';

const SUBSCRIBERS = 100_000;

/** The bars of one pass on one core. */
const MAX_SECONDS = 30;
const MAX_MIB = 256;

/** DynamoDB answers a scan in pages, and counts half a unit for four kilobytes that need not be the newest. */
const PAGE_BYTES = 1024 * 1024;
const UNIT_BYTES = 2 * 4096;

const PROGRAM = fileURLToPath(new URL('support/watch-process.ts', import.meta.url));
const RunSchema = z.object({
  subscribers: z.literal(SUBSCRIBERS),
  looks: z.number(),
  delivered: z.number(),
  cpuSeconds: z.number(),
  peakMiB: z.number(),
});

/**
 * One pass over 100,000 subscribers of 400 towns in an SQLite file: on a quiet day, and when a warning is new in one
 * town of twenty. The baseline is the bar. Messages are not sent; requests to a table are computed from the records.
 */
export async function watch(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-watch-'));
  try {
    const file = join(folder, 'store.sqlite');
    const bytes = await writeSubscribers(file, SUBSCRIBERS);
    const quiet = await runOnce(file, 0);
    const warned = await runOnce(file, 0.05);
    const messages = `${warned.delivered} messages`;
    return [
      toFigure('one pass, a quiet day: processor time', quiet.cpuSeconds, MAX_SECONDS, 's'),
      toFigure('one pass, a quiet day: peak memory', quiet.peakMiB, MAX_MIB, 'MiB'),
      toFigure(`one pass, ${messages}: processor time`, warned.cpuSeconds, MAX_SECONDS, 's'),
      toFigure(`one pass, ${messages}: peak memory`, warned.peakMiB, MAX_MIB, 'MiB'),
      toFigure('looks at places, for subscribers', quiet.looks, SUBSCRIBERS, 'looks'),
      toFigure(
        'requests of a pass to a table',
        Math.ceil(bytes / PAGE_BYTES),
        SUBSCRIBERS,
        'requests',
      ),
      toFigure(
        'read units of a pass of a table',
        Math.ceil(bytes / UNIT_BYTES),
        SUBSCRIBERS,
        'units',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOnce(file: string, share: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flagsOfStart(),
    PROGRAM,
    file,
    String(share),
  ]);
  return RunSchema.parse(JSON.parse(stdout));
}

function toFigure(name: string, median: number, baseline: number, unit: string): Figure {
  return { name, ratio: median / baseline, median, baseline, unit, runs: 1 };
}
