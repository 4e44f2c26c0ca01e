import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readSentences } from '../test/wyoming/transcripts.ts';
import { askSpeaker } from './support/ask-speaker.ts';
import type { Figure } from './support/compare.ts';
import { MEMORY, readMemory } from './support/load/limited-server.ts';
import { flagsOfStart } from './support/started.ts';

const PROGRAM = fileURLToPath(new URL('../test/support/service-program.ts', import.meta.url));

/** Without a line of the log for each turn. */
const SILENT = ['ignore', 'ignore', 'inherit', 'ipc'] as const;

const MIDNIGHT = Date.parse('2026-11-18T00:00:00+01:00');
const MINUTE_MS = 60_000;
const MINUTES = 24 * 60;
/** By then all that a home needs is loaded. */
const SETTLED = 120;

/** `npm start` with open speakers as the image runs it, whose clock is the messages that it gets. */
const SETTINGS = {
  WEATHER_DATA: 'demo',
  STORE_FILE: ':memory:',
  PORT: '0',
  WYOMING_PORT: '0',
  DEFAULT_PLACE: 'Köln',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Memory of a home that asks every minute of a day, with skill, service and demo in one process and a clock that goes
 * on by a minute after each answer: 1,440 sentences as speech recognition writes them, and 288 runs of the radar.
 */
export async function day(): Promise<Figure[]> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...SETTINGS };
  const home = fork(PROGRAM, { env, execArgv: flagsOfStart(), stdio: [...SILENT] });
  try {
    home.send(MIDNIGHT);
    const port = await waitUntilServed(home);
    const sentences = readSentences('de');
    let settled = NaN;
    for (let minute = 0; minute < MINUTES; minute += 1) {
      home.send(MIDNIGHT + minute * MINUTE_MS);
      const text = sentences[minute % sentences.length] ?? '';
      await askSpeaker(port, { text, language: 'de' });
      if (minute === SETTLED) settled = readMemory(home).now;
    }
    const { now, most } = readMemory(home);
    return [
      figure('day: memory, beside that of the third hour', now, settled),
      figure('day: most memory', most, MEMORY),
    ];
  } finally {
    home.kill();
  }
}

async function waitUntilServed(home: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(home, 'message');
  const { wyomingUrl } = z.object({ wyomingUrl: z.string() }).parse(message);
  return Number(new URL(wyomingUrl).port);
}

function figure(name: string, median: number, baseline: number): Figure {
  return { name, ratio: median / baseline, median, baseline, unit: 'MiB', runs: MINUTES };
}
