import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlacedMemory } from '../../src/store/placed-records.ts';
import { createCapDecoder } from '../../src/opendata/warnings/cap-warnings.ts';
import { isCovered } from '../../src/opendata/warnings/warnings.ts';
import { DAY_MS, MINUTE_MS } from '../../src/time/units.ts';
import { isQuiet } from '../../src/watch/decide.ts';
import { createSubscriptions, keyOfUser, type Message } from '../../src/watch/subscriber.ts';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '../../src/watch/subscription.ts';
import { runPass } from '../../src/alerts/pass.ts';
import type { WeatherWarning } from '../../src/weather/warning.ts';
import { logLines } from '../support/log-lines.ts';
import { createModel, type ModelMessage } from '../watch/model.ts';
import { NOON, publishedFiles, view, ZONE, type PublishedFile } from '../watch/warnings.ts';
import { crashing } from './crashing.ts';
import { CIPHER, HAMBURG, subscription, userId } from './watched-town.ts';

/*
 * A year of 10,000 subscribers in 400 towns: in 20 regions, three times a year, the weather service publishes a sequence
 * of files with warnings that overlap, are updated, cancelled, late or old. One write or message in
 * a thousand crashes the process, which starts again at once.
 */

const REGIONS = 20;
const TOWNS_PER_REGION = 20;
const SUBSCRIBERS_PER_TOWN = 25;
const SEQUENCES_PER_YEAR = 3;
const DAYS_BETWEEN = 120;

/** A minute on two cores. */
const TIMEOUT_MS = 10 * MINUTE_MS;

const QUIETS: readonly (QuietHours | null)[] = [
  null,
  DEFAULT_QUIET_HOURS,
  { from: 13 * 60, to: 15 * 60 },
];
const SEVERITIES = [1, 2, 3] as const;

interface Profile {
  minSeverity: (typeof SEVERITIES)[number];
  quiet: QuietHours | null;
}

const PROFILES: readonly Profile[] = SEVERITIES.flatMap((minSeverity) =>
  QUIETS.map((quiet) => ({ minSeverity, quiet })),
);

/** What somebody was told, and when; epoch milliseconds. */
interface Heard {
  at: number;
  change: string;
  kind: string;
  severity: number | null;
  isUrgent: boolean;
  until: number;
}

/** A file at an instant, epoch milliseconds. */
interface TimedFile {
  at: number;
  warnings: readonly WeatherWarning[];
}

/** Subscribers of the towns of a region, and a watcher whose process crashes now and then. */
async function openRegion(seed: number) {
  let random = seed + 1;
  const processes = crashing(() => {
    // A linear congruential generator, so that every run is the same.
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const isCrash = random % 1000 === 0;
    return isCrash ? (random % 2000 === 0 ? 'before' : 'after') : undefined;
  });
  const plain = createPlacedMemory();
  const subscriptions = createSubscriptions(plain, CIPHER);
  const profiles = new Map<string, Profile>();
  for (let town = 0; town < TOWNS_PER_REGION; town += 1) {
    for (let each = 0; each < SUBSCRIBERS_PER_TOWN; each += 1) {
      const id = userId(`${town} ${each}`);
      const profile = PROFILES[each % PROFILES.length];
      if (!profile) continue;
      const { minSeverity, quiet } = profile;
      const place = { ...HAMBURG, name: `Town ${town}`, latitude: 50 + town / 5 };
      const wishes = [{ kind: 'warnings' as const, minSeverity, groups: null }];
      await subscriptions.save(
        { id, apiEndpoint: 'https://api.eu.amazonalexa.com', at: 0 },
        subscription({ wishes, quiet, place, ways: ['alexa'] }),
      );
      profiles.set(keyOfUser(id), profile);
    }
  }
  const heard = new Map<string, Map<string, Heard>>();
  let now = 0;
  let crashes = 0;
  let doubles = 0;
  const onMessage = ({ id, ...message }: Message, key: string) => {
    const messages = heard.get(key) ?? new Map<string, Heard>();
    heard.set(key, messages);
    // The platform takes each id once.
    if (messages.has(id)) doubles += 1;
    else messages.set(id, { at: now, ...message });
  };
  const { log } = logLines();
  const start = () => {
    const process = processes.start();
    const ways = [process.way('alexa', onMessage)];
    const { down: signal } = process;
    return { records: process.records(plain), cipher: CIPHER, ways, log, signal };
  };
  let running = start();

  return {
    heard,
    profiles,
    counts: () => ({ crashes, doubles }),
    async look(warnings: readonly WeatherWarning[], at: number): Promise<void> {
      now = at;
      const clock = () => new Date(at);
      for (;;) {
        await runPass({ ...running, clock, viewPlace: async () => view({ warnings }) });
        if (!running.signal.aborted) return;
        crashes += 1;
        running = start();
      }
    },
  };
}

/** When the watcher looks: at each file and in the ten minutes after it, and at the ends of quiet hours. */
function listLooks(files: readonly TimedFile[]): number[] {
  if (files.length === 0) return [];
  const [first = 0, last = 0] = [files[0]?.at, files.at(-1)?.at];
  const looks = new Set(
    files.flatMap(({ at }) => [0, 5, 10].map((after) => at + after * MINUTE_MS)),
  );
  for (let at = first; at < last + 2 * DAY_MS; at += 30 * MINUTE_MS) {
    for (const quiet of QUIETS) {
      const ends = isQuiet(at - MINUTE_MS, quiet, ZONE) && !isQuiet(at, quiet, ZONE);
      if (ends) looks.add(at).add(at + 5 * MINUTE_MS);
    }
  }
  return [...looks].toSorted((one, other) => one - other);
}

function shift(files: readonly PublishedFile[], byMs: number): TimedFile[] {
  return files.map(({ at, warnings }) => ({
    at: NOON + at * MINUTE_MS + byMs,
    warnings: warnings.map((each) => ({
      ...each,
      sent: each.sent + byMs,
      onset: each.onset + byMs,
      expires: each.expires === null ? null : each.expires + byMs,
    })),
  }));
}

function describeHeard({ at, change, kind }: Heard | ModelMessage): string {
  return `${new Date(at).toISOString()} ${change} ${kind}`;
}

/** Plays sequences of files to the subscribers of a region, and compares with the model; returns what they heard. */
async function playYear(seed: number, sequences: readonly (readonly TimedFile[])[]) {
  const region = await openRegion(seed);
  const models = new Map(
    PROFILES.map((profile) => {
      const { minSeverity, quiet } = profile;
      const quietAt = (instant: number) => isQuiet(instant, quiet, ZONE);
      return [profile, { quietAt, ...createModel({ minSeverity, isQuiet: quietAt }) }];
    }),
  );
  for (const files of sequences) {
    for (const at of listLooks(files)) {
      const warnings = files.findLast((file) => file.at <= at)?.warnings ?? [];
      await region.look(warnings, at);
      for (const { look } of models.values()) look(warnings, at);
    }
  }
  let messages = 0;
  for (const [key, profile] of region.profiles) {
    const model = models.get(profile);
    const told = [...(region.heard.get(key)?.values() ?? [])];
    messages += told.length;
    const expected = model?.messages.map(describeHeard).toSorted();
    expect(told.map(describeHeard).toSorted()).toEqual(expected);
    const late = told.filter(({ at, until }) => at >= until);
    expect(late).toEqual([]);
    const atNight = told.filter(({ at, isUrgent }) => !isUrgent && model?.quietAt(at));
    expect(atNight).toEqual([]);
  }
  return { messages, ...region.counts() };
}

describe('in a year', () => {
  it(
    '10,000 subscribers of 400 towns are told each warning once, whatever crashes',
    async () => {
      const totals = { messages: 0, crashes: 0, doubles: 0 };
      for (let region = 0; region < REGIONS; region += 1) {
        const sampled = fc.sample(publishedFiles, { seed: region, numRuns: SEQUENCES_PER_YEAR });
        const year = sampled.map((files, index) => shift(files, index * DAYS_BETWEEN * DAY_MS));
        const { messages, crashes, doubles } = await playYear(region, year);
        totals.messages += messages;
        totals.crashes += crashes;
        totals.doubles += doubles;
      }
      expect(totals.messages).toBeGreaterThan(80_000);
      expect(totals.crashes).toBeGreaterThan(100);
    },
    TIMEOUT_MS,
  );
});

const REAL_FILE = new URL(
  '../../../shared/data/dwd/warnings/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip',
  import.meta.url,
);

describe.skipIf(!existsSync(REAL_FILE))('of a real day of the weather service', () => {
  it('subscribers are told each warning of their town once, though its files come one by one', async () => {
    const placed = await createCapDecoder()(readFileSync(REAL_FILE));
    expect(placed.length).toBeGreaterThan(0);
    const corner = placed.flatMap(({ warning }) => warning.polygons.flat(2))[0];
    if (!corner) throw new Error('The real file has no polygon');
    const here = placed.filter((each) => isCovered(each, corner)).map(({ warning }) => warning);
    const sent = [...new Set(here.map((warning) => warning.sent))].toSorted((a, b) => a - b);
    const files = [...sent, (sent.at(-1) ?? 0) + 5 * MINUTE_MS].map((at, index) => ({
      at: Math.ceil(at / (5 * MINUTE_MS)) * 5 * MINUTE_MS,
      // The last file is empty: all is cancelled.
      warnings: index === sent.length ? [] : here.filter((warning) => warning.sent <= at),
    }));
    const { messages } = await playYear(1, [files]);
    expect(messages).toBeGreaterThan(0);
  });
});
