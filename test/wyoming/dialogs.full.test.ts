import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startDemoApp } from '../../src/app/demo-app.ts';
import { startWyomingApp } from '../../src/app/wyoming.ts';
import { readConfig } from '../../src/config.ts';
import { compareTurn, type Dialog } from '../../src/simulator/dialogs/dialog.ts';
import { readDialogFile } from '../../src/simulator/dialogs/file.ts';
import { startFaultyUpstream } from '../../src/simulator/dialogs/text-format.ts';
import { MINUTE_MS } from '../../src/time/units.ts';
import { UNHURRIED } from '../support/limits.ts';
import { readPort, saySentence } from './house.ts';
import { PLATFORM_WORDS } from './platform-words.ts';

const FOLDER = new URL('../dialogs/conversations/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

/** Conversations that need what an open speaker does not have, each with what it is. */
const NEEDS: Readonly<Record<string, string>> = {
  'de-own-places.txt': 'the position of a phone, which wins over a told home',
  'de-permission-refused.txt': 'the permission to see the address',
  'en-permission-refused.txt': 'the permission to see the address',
  'es-home-and-pollen.txt': 'the permission to see the address',
  'it-home-and-pollen.txt': 'the permission to see the address',
  'nl-home-and-pollen.txt': 'the permission to see the address',
  'de-postcode-of-the-device.txt': 'the permission to see the postcode',
  'en-choice-stays-open.txt':
    'an address that is looked up late: a home names the Springfield that is nearest first',
};

// Each conversation has radar of its own, which takes a second, and far longer on a busy machine.
describe('over Wyoming', { timeout: 300_000 }, () => {
  const playable = files.filter((file) => NEEDS[file] === undefined);

  it.concurrent.each(playable)('%s has the answers that Alexa gives', async (file) => {
    const { dialog } = await read(file);
    const answers = await play(dialog);
    const differences = answers.flatMap(({ step, answer }) =>
      compareTurn(step, { answer, notes: step.expected?.notes ?? [] }).map(
        ({ expected, heard }) => ({ said: step.utterance, expected, heard }),
      ),
    );
    expect(differences).toEqual([]);
    expect(answers.filter(({ answer }) => PLATFORM_WORDS.test(answer))).toEqual([]);
  });

  it('has a reason for each that is left out, and leaves out few', () => {
    expect(Object.keys(NEEDS).filter((file) => !files.includes(file))).toEqual([]);
    expect(playable.length).toBeGreaterThan(0.9 * files.length);
  });
});

async function read(file: string) {
  const settings = { now: '', device: { kind: 'phone' as const } };
  return readDialogFile(fileURLToPath(new URL(file, FOLDER)), settings);
}

/** An open speaker's house is warned by a webhook; nothing listens at this one, and nothing is due while a dialog plays. */
const WARNED_BY_WEBHOOK = {
  WATCH_KEY: randomBytes(32).toString('base64'),
  WATCH_WEBHOOKS: 'http://127.0.0.1:9/warnings',
  WATCH_WEBHOOK_SECRET: 'a secret of this test',
};

/** Plays a dialog with the place of its device as the home of the house. */
async function play({ locale, now: start, device, upstream, steps }: Dialog) {
  let now = Date.parse(start);
  const clock = () => new Date(now);
  await using resources = new AsyncDisposableStack();
  let faulty: Awaited<ReturnType<typeof startFaultyUpstream>> | undefined;
  if (upstream !== 'own') {
    const own = await startDemoApp({ clock });
    resources.defer(own.close);
    faulty = await startFaultyUpstream(own.url, upstream);
    resources.defer(faulty.close);
  }
  const hasHome = device.without === undefined && device.place !== undefined;
  const app = await startWyomingApp({
    config: readConfig({
      WEATHER_DATA: 'demo',
      WYOMING_PORT: '0',
      STORE_FILE: ':memory:',
      ...WARNED_BY_WEBHOOK,
      ...(hasHome && { DEFAULT_PLACE: device.place }),
      ...(device.temperature === 'fahrenheit' && { UNITS: 'us' }),
      ...(faulty && { WEATHER_API_URL: faulty.url }),
    }),
    clock,
    log: pino({ level: 'silent' }),
    ...UNHURRIED,
  });
  resources.defer(app.close);
  const answers = [];
  for (const step of steps) {
    if (step.kind === 'waiting') now += step.minutes * MINUTE_MS;
    else if (step.kind === 'upstream') faulty?.setBehavior(step.behavior);
    else {
      // The simulator counts its sessions by this name, and an id chooses among some wordings.
      const said = { text: step.utterance, language: locale, conversation: 'simulated' };
      const { data } = await saySentence(readPort(app), said);
      answers.push({ step, answer: String(data['text']) });
    }
  }
  return answers;
}
