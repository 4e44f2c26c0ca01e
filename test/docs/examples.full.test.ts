import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SIMULATED_APPLICATION, startApp } from '../src/app/app.ts';
import { readConfig } from '../src/config.ts';
import { voiceTextIds } from '../src/contract/voice-text/operations.ts';
import { startConversation } from '../src/simulator/conversation.ts';
import { untilByRadar } from './service/until-radar.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** `| 7 | What's the weather tomorrow in Munich? `--locale en-US` | Tomorrow in Munich, … |` */
const EXAMPLE =
  /^\| (?<number>\d) +\| (?<question>[^`|]+\?)(?: `--locale (?<locale>[\w-]+)`)?(?: `--postcode (?<country>\w+)-(?<code>\d+)`)? +\| (?<answer>[^|]+?\.) +\|$/gm;

const [, time = ''] = /--now (2026-\d\d-\d\dT11:55\S+?)`/.exec(README) ?? [];
const clock = () => new Date(time);

const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0' }),
  clock,
  log: pino({ level: 'silent' }),
});
afterAll(app.close);

// The demo's radar is made in a process of its own: an answer waits for it for a while only.
beforeAll(async () => {
  const nextHour = `${app.url}/v4_0/voicetext/precipitation/nextHour/52.52437/13.41053`;
  const Body = z.record(z.string(), z.unknown());
  await untilByRadar(async () => ({ body: Body.parse(await (await fetch(nextHour)).json()) }));
});

describe("the README's examples", () => {
  const examples = [...README.matchAll(EXAMPLE)].map(({ groups = {} }) => groups);

  it('are one for each of the nine operations', () => {
    const numbers = examples.map(({ number }) => Number(number));
    expect(numbers).toEqual(voiceTextIds.map((_, index) => index + 1));
  });

  it.each(examples)(
    '$number: $question',
    async ({ number, question = '', locale = 'de-DE', country, code, answer }) => {
      const conversation = startConversation({
        endpoint: `${app.url}/alexa`,
        locale,
        device: {
          place: app.defaultPlace,
          address: country && code ? { country, code } : undefined,
        },
        applicationId: SIMULATED_APPLICATION,
        clock,
        gazetteer: app.gazetteer,
        turnOf: app.turnOf,
      });
      const { calls, speech } = await conversation.say(question);
      expect(calls.map(({ operation }) => operation)).toEqual([voiceTextIds[Number(number) - 1]]);
      expect(speech).toBe(answer);
    },
  );
});
