import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import {
  intentRequest,
  questionRequest,
  sessionEndedRequest,
  SOME_AFTERNOON,
} from '../support/alexa-requests.ts';
import { readResponse } from '../support/spoken-response.ts';
import { logLines } from '../support/log-lines.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { connectTo, filesWith } from './store-files.ts';

const START = Date.parse(SOME_AFTERNOON);
const MINUTE = 60_000;
/** `printf user-1 | sha256sum` */
const KEY = 'c6c289e49e9c05b2145860387b73bcb18df43fb09a1e4a4a9713c76c88bb541b';
const { home, errors } = selectPhrases('de-DE');

const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

/** The JSON that the platform sends when the skill is disabled. */
function skillDisabled(minutes: number): RequestEnvelope {
  const { request, session: _none, ...rest } = sessionEndedRequest({ at: at(minutes) });
  const event = { ...request, type: 'AlexaSkillEvent.SkillDisabled' };
  return JSON.parse(JSON.stringify({ ...rest, request: event }));
}

const liveInKoeln = (minutes = 0) =>
  questionRequest('HomeIntent', { place: 'köln' }, { at: at(minutes) });
const whichHome = (minutes = 0) => intentRequest('WhichHomeIntent', { at: at(minutes) });
const forgetHome = (minutes = 0) => intentRequest('ForgetHomeIntent', { at: at(minutes) });

/** The whole program, with its store in a file. */
async function startWithStore(file?: string) {
  const path = file ?? join(await temporaryDirectory(), 'remembered.sqlite');
  const { log, lines } = logLines();
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: path });
  const app = await startApp({ config, clock: () => new Date(START), log });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  onTestFinished(close);
  const send = async (envelope: RequestEnvelope) =>
    fetch(`${app.url}/alexa`, { method: 'POST', body: JSON.stringify(envelope) });
  return {
    file: path,
    folder: dirname(path),
    journal: `${path}.deletions`,
    lines,
    close,
    send,
    say: async (envelope: RequestEnvelope) => {
      const answer: ResponseEnvelope = JSON.parse(await (await send(envelope)).text());
      return readResponse(answer).speech;
    },
  };
}

/** A program whose listener lives in Cologne. */
async function startInKoeln() {
  const app = await startWithStore();
  expect(await app.say(liveInKoeln())).toContain(home.remembered('Köln'));
  return app;
}

/** Another process that writes, and one that reads for long, as a backup does. */
function lockFor(file: string) {
  const writer = connectTo(file);
  writer.exec('BEGIN EXCLUSIVE');
  return () => writer.exec('ROLLBACK');
}

function readFor(file: string) {
  const reader = connectTo(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM remembered').get();
  return () => reader.exec('COMMIT');
}

const pendingIn = (journal: string) => (existsSync(journal) ? readdirSync(journal) : []);

describe('a skill that is disabled', () => {
  it('leaves no trace of its user on any disk', async () => {
    const { send, folder, journal } = await startInKoeln();
    const response = await send(skillDisabled(1));
    expect(response.status).toBe(200);
    expect(filesWith(folder, 'Köln')).toEqual([]);
    expect(filesWith(folder, KEY)).toEqual([]);
    expect(pendingIn(journal)).toEqual([]);
  });

  it('reports a failed deletion to the platform, without user data', async () => {
    const { send, file, folder, lines } = await startInKoeln();
    const unlock = lockFor(file);
    const response = await send(skillDisabled(1));
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = ProblemDetails.parse(await response.json());
    expect(problem).toMatchObject({
      type: '/problems/event-failed',
      status: 503,
      detail: 'The service cannot process the event at the moment.',
    });
    for (const text of [JSON.stringify(problem), lines().join('\n')]) {
      for (const personal of ['user-1', KEY, 'Köln']) expect(text).not.toContain(personal);
    }
    expect(JSON.stringify(problem)).not.toContain(folder);
    unlock();
  });

  it('is deleted soon after, even if the platform never resends the event', async () => {
    const { send, say, file, folder, journal } = await startInKoeln();
    const unlock = lockFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    expect(pendingIn(journal)).toEqual([KEY]);
    // Who comes back meanwhile is a stranger.
    expect(await say(whichHome(2))).toBe(home.none.speech);
    unlock();
    await expect.poll(() => filesWith(folder, 'Köln'), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => pendingIn(journal)).toEqual([]);
  });

  it('is deleted at the next start', async () => {
    const { send, file, folder, journal, close } = await startInKoeln();
    const unlock = lockFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    await close();
    unlock();
    expect(filesWith(folder, 'Köln')).not.toEqual([]);
    await startWithStore(file);
    await expect.poll(() => filesWith(folder, 'Köln')).toEqual([]);
    await expect.poll(() => pendingIn(journal)).toEqual([]);
  });

  it('is also deleted by the platform’s second event', async () => {
    const { send, file, folder, journal } = await startInKoeln();
    const unlock = lockFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    unlock();
    expect((await send(skillDisabled(1))).status).toBe(200);
    expect(filesWith(folder, 'Köln')).toEqual([]);
    expect(pendingIn(journal)).toEqual([]);
  });

  it('keeps the profile of a user who has come back, whatever deletion is pending', async () => {
    const { send, say, file, journal } = await startInKoeln();
    const done = readFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    expect(pendingIn(journal)).toEqual([KEY]);
    expect(await say(whichHome(2))).toBe(home.none.speech);
    expect(await say(questionRequest('HomeIntent', { place: 'hamburg' }, { at: at(3) }))).toContain(
      home.remembered('Hamburg'),
    );
    expect(pendingIn(journal)).toEqual([]);
    done();
    // The platform, whose first event failed, sends it again.
    expect((await send(skillDisabled(1))).status).toBe(200);
    expect(await say(whichHome(4))).toBe(home.is('Hamburg'));
    expect((await send(skillDisabled(5))).status).toBe(200);
    expect(await say(whichHome(6))).toBe(home.none.speech);
  });

  it('is not deleted while its record is in the write-ahead log', async () => {
    const { send, file, folder } = await startInKoeln();
    const done = readFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    expect(filesWith(folder, 'Köln')).not.toEqual([]);
    done();
    await expect.poll(() => filesWith(folder, 'Köln'), { timeout: 20_000 }).toEqual([]);
  });

  it('is reported to the platform as failed if the journal is not writable either', async () => {
    const { send, file, folder, journal, lines } = await startInKoeln();
    writeFileSync(journal, 'in the way');
    const unlock = lockFor(file);
    expect((await send(skillDisabled(1))).status).toBe(503);
    const errorLines = lines().filter((line) => JSON.parse(line).level >= 50);
    expect(errorLines.join()).toContain('will not be retried');
    for (const personal of ['user-1', KEY]) expect(lines().join()).not.toContain(personal);
    unlock();
    expect((await send(skillDisabled(1))).status).toBe(200);
    expect(filesWith(folder, 'Köln')).toEqual([]);
  });

  it('is in no store that was moved aside', async () => {
    const { send, say, file, folder } = await startInKoeln();
    connectTo(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    writeFileSync(
      file,
      Buffer.concat([Buffer.alloc(4096, 'x'), readFileSync(file).subarray(4096)]),
    );
    expect(await say(whichHome(1))).toBe(home.none.speech);
    expect(filesWith(folder, 'Köln')).toEqual([expect.stringContaining('.damaged-')]);
    expect((await send(skillDisabled(2))).status).toBe(200);
    expect(filesWith(folder, 'Köln')).toEqual([]);
  });

  it('deletes nothing without a user', async () => {
    const { send } = await startWithStore();
    const { context, ...rest } = skillDisabled(1);
    const { user: _nobody, ...system } = context.System;
    const event = JSON.parse(JSON.stringify({ ...rest, context: { System: system } }));
    expect((await send(event)).status).toBe(200);
  });

  it('has a journal that only its owner can read', async () => {
    const { send, file, journal } = await startInKoeln();
    const unlock = lockFor(file);
    await send(skillDisabled(1));
    expect(statSync(journal).mode.toString(8)).toMatch(/700$/);
    expect(statSync(join(journal, KEY)).mode.toString(8)).toMatch(/600$/);
    expect(readFileSync(join(journal, KEY), 'utf8')).toBe('');
    unlock();
  });
});

describe('a home that the user deletes', () => {
  it('leaves no trace on the disk', async () => {
    const { say, folder } = await startInKoeln();
    expect(await say(forgetHome(1))).toContain(home.forgotten('Köln'));
    expect(filesWith(folder, 'Köln')).toEqual([]);
  });

  it('is reported as not deleted if the store is locked', async () => {
    const { say, file } = await startInKoeln();
    const unlock = lockFor(file);
    expect(await say(forgetHome(1))).toBe(errors.memory);
    unlock();
    expect(await say(whichHome(2))).toBe(home.is('Köln'));
    expect(await say(forgetHome(3))).toContain(home.forgotten('Köln'));
  });
});

it('other files in the folder of the journal are left alone', async () => {
  const file = join(await temporaryDirectory(), 'remembered.sqlite');
  mkdirSync(`${file}.deletions`);
  writeFileSync(join(`${file}.deletions`, 'notes.txt'), 'mine');
  const { send, journal } = await startWithStore(file);
  expect((await send(skillDisabled(1))).status).toBe(200);
  expect(readdirSync(journal)).toEqual(['notes.txt']);
});
