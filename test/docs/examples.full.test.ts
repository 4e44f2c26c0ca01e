import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { startApp } from '../../src/app/app.ts';
import { SIMULATED_APPLICATION } from '../../src/app/simulator-routes.ts';
import { readConfig } from '../../src/config.ts';
import { voiceTextIds } from '../../src/contract/client-calls.ts';
import { startConversation } from '../../src/simulator/conversation.ts';
import { untilByRadar } from '../service/until-radar.ts';
import { listBlocks, readPage } from './pages.ts';
import { UNHURRIED } from '../support/limits.ts';

const API = readPage('docs/api.md').text;
const LANGUAGES = readPage('docs/languages.md').text;

const Body = z.record(z.string(), z.unknown());

/** `| 7 | What's the weather tomorrow in Munich? `--locale en-US` | Tomorrow in Munich, … | |` */
const EXAMPLE =
  /^\| (?<number>\d) +\| (?<question>[^`|]+\?)(?: `--locale (?<locale>[\w-]+)`)?(?: `--postcode (?<country>\w+)-(?<code>\d+)`)? +\| (?<answer>[^|]+?\.) +\| (?<meaning>[^|]*?) *\|$/gm;

/** `| `de-DE` | Morgen … |` */
const TEXT = /^\| `(?<locale>[a-z]{2}-[A-Z]{2})` \| (?<text>[^|]+?) +\|$/gm;

async function startDemo(time: string) {
  const clock = () => new Date(time);
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
  const app = await startApp({ config, clock, log: pino({ level: 'silent' }), ...UNHURRIED });
  return { ...app, clock };
}

describe('the questions of docs/api.md', () => {
  const [, time = ''] = /--now (2026-\d\d-\d\dT11:55\S+?)`/.exec(API) ?? [];
  const examples = [...API.matchAll(EXAMPLE)].map(({ groups = {} }) => groups);
  let app: Awaited<ReturnType<typeof startDemo>>;

  beforeAll(async () => {
    app = await startDemo(time);
    // The demo's radar is made in a process of its own: an answer waits for it for a while only.
    const nextHour = `${app.url}/v4_0/voicetext/precipitation/nextHour/52.52437/13.41053`;
    await untilByRadar(async () => ({ body: Body.parse(await (await fetch(nextHour)).json()) }));
  });
  afterAll(async () => app.close());

  it('include one for each of the nine operations', () => {
    const numbers = examples.map(({ number }) => Number(number));
    expect(numbers).toEqual(voiceTextIds.map((_, index) => index + 1));
  });

  it('have the same meaning in English', () => {
    const german = examples.filter(({ locale }) => locale === undefined);
    expect(german.filter(({ meaning = '' }) => meaning.length < 20)).toEqual([]);
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
        clock: app.clock,
        gazetteer: app.gazetteer,
        findTurn: app.findTurn,
      });
      const { calls, speech } = (await conversation.say(question)).turn;
      // What falls within the hour is known by the hourly forecast, which is asked after it.
      expect(calls[0]?.operation).toBe(voiceTextIds[Number(number) - 1]);
      expect(speech).toBe(answer);
    },
  );
});

it("docs/languages.md shows the service's answers in each language", async () => {
  const app = await startDemo('2026-05-22T11:55:00+02:00');
  onTestFinished(async () => app.close());
  const texts = [...LANGUAGES.matchAll(TEXT)].map(({ groups = {} }) => groups);
  expect(texts).toHaveLength(13);
  const days = `${app.url}/v4_0/voicetext/forecast/days/52.52437/13.41053?location=Berlin&datefrom=20260523`;
  for (const { locale = '', text } of texts) {
    const response = await fetch(days, { headers: { 'accept-language': locale } });
    expect(Body.parse(await response.json())['text']).toBe(text);
  }
});

it("docs/api.md shows the service's problem details", async () => {
  const app = await startDemo('2026-05-22T11:55:00+02:00');
  onTestFinished(async () => app.close());
  const shown = listBlocks(readPage('docs/api.md')).find(({ text }) => text.includes('/problems/'));
  const days = `${app.url}/v4_0/voicetext/forecast/days/53.55/9.99?datefrom=2026`;
  const response = await fetch(days);
  expect(await response.json()).toEqual(JSON.parse(shown?.text ?? ''));
});
