import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import type { Phrases } from '../../src/languages/types.ts';
import { questionRequest, type QuestionIntent } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { readResponse, type SpokenResponse } from '../support/spoken-response.ts';
import { say, skillWith } from '../support/talk.ts';
import { answering, startUpstream, type Upstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';

const KEY = 'key-1';

/** Data that no log may contain: service address, request and user. */
const PERSONAL = /127\.0\.0\.1|52\.524|13\.410|berlin|voicetext|location|key-1|user-1|device-1/i;

const LOCALES = ['de-DE', 'en-US'];

const QUESTIONS: [requested: string, intent: QuestionIntent, slots: SpokenSlots][] = [
  ['the weather', 'WeatherIntent', { place: 'berlin' }],
  ['rain soon', 'RainIntent', { place: 'berlin', span: 'SOON' }],
  ['rain tomorrow', 'RainIntent', { place: 'berlin', date: '2026-11-19' }],
  ['the temperature', 'TemperatureIntent', { place: 'berlin' }],
  ['the next rain', 'NextRainIntent', { place: 'berlin' }],
  ['the best day', 'BestDayIntent', { place: 'berlin' }],
  ['an umbrella', 'UmbrellaIntent', { place: 'berlin', date: '2026-11-19' }],
  ['pollen', 'PollenIntent', { place: 'berlin' }],
];

type Sentence = (phrases: Phrases, intent: QuestionIntent) => string;
const isDown: Sentence = ({ errors }) => errors.unreachable;
const refuses: Sentence = ({ errors }) => errors.refused;
const hasNone: Sentence = ({ errors }) => errors.noForecast;
const hasNoPollen: Sentence = ({ errors, pollen }, intent) =>
  intent === 'PollenIntent' ? pollen.noForecastNow('Berlin') : errors.refused;

const HALF = JSON.stringify(hoursAnswer('Es ist klar.')).slice(0, 200);
const DEEP = `${'{"hourly":['.repeat(5000)}${']}'.repeat(5000)}`;

/** Faults with an immediate response. */
const AT_ONCE: [what: string, answer: RequestListener, sentence: Sentence][] = [
  ['hangs up', (request) => request.socket.destroy(), isDown],
  ['hangs up in the middle', cutOff, isDown],
  ['resets the connection', (request) => request.socket.resetAndDestroy(), isDown],
  ['speaks no HTTP', (request) => request.socket.end('Es ist klar.\r\n\r\n'), isDown],
  ['does not know the key', answering(401, { title: 'Unauthorized' }), refuses],
  ['does not let anyone in', answering(403, ''), refuses],
  ['has no forecast there', answering(404, { title: 'Not Found' }), hasNone],
  ['has no pollen there', answering(406, { title: 'Not Acceptable' }), hasNoPollen],
  ['has too much to do', answering(429, ''), isDown],
  ['fails', answering(500, 'Error: secret\n    at secret.ts:1'), isDown],
  ['is being mended', answering(503, '<html>'), isDown],
  ['answers nothing', answering(200, ''), isDown],
  ['answers half', answering(200, HALF), isDown],
  ['answers null', answering(200, 'null'), isDown],
  ['answers a list', answering(200, [hoursAnswer('Es ist klar.')]), isDown],
  ['answers a page', answering(200, '<html><body>Es ist klar.</body></html>'), isDown],
  ['answers with another type', answering(200, { ...hoursAnswer(''), hourly: 3, text: 7 }), isDown],
  ['answers something else', answering(200, { data: hoursAnswer('Es ist klar.') }), isDown],
  ['answers too deep', answering(200, DEEP), isDown],
];

/** Faults that only a timeout ends. */
const IN_TIME: [what: string, answer: RequestListener][] = [
  ['never answers', () => undefined],
  ['never ends its answer', drip],
  ['never ends its headers', (request) => request.socket.write('HTTP/1.1 200 OK\r\nDate:')],
];

function cutOff(...[request, response]: Parameters<RequestListener>): void {
  response.writeHead(200, { 'content-length': 10_000 });
  response.write(HALF, () => request.socket.destroy());
}

/** A blank every few milliseconds. */
function drip(...[, response]: Parameters<RequestListener>): void {
  response.writeHead(200);
  const drops = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(drops));
}

/** The speech and the log for a faulty service. */
async function ask(url: string, locale: string, intent: QuestionIntent, slots: SpokenSlots) {
  const lines: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line) => lines.push(line) });
  const client = createClient({ baseUrl: url, apiKey: KEY });
  const spoken = await say(questionRequest(intent, slots, { locale }), {
    client,
    log,
    timeouts: TURN_TIMEOUTS,
  });
  return { heard: spoken, logged: lines.join('') };
}

async function afterBudget<T>({ requested }: Upstream, answer: Promise<T>): Promise<T> {
  await requested;
  await vi.advanceTimersByTimeAsync(TURN_TIMEOUTS.turnMs);
  return answer;
}

function expectSentence(
  { heard: spoken, logged }: { heard: SpokenResponse; logged: string },
  sentence: string,
) {
  expect(spoken).toEqual({ speech: sentence, shouldEndSession: true });
  expect(logged).not.toMatch(PERSONAL);
}

describe.each(LOCALES)('in %s', (locale) => {
  const phrases = selectPhrases(locale);

  describe.each(AT_ONCE)('a weather service that %s', (_what, answer, sentence) => {
    it.each(QUESTIONS)('called for %s ends in a sentence', async (_asked, intent, slots) => {
      const { url } = await startUpstream(answer);
      expectSentence(await ask(url, locale, intent, slots), sentence(phrases, intent));
    });
  });

  it.each(QUESTIONS)('an unreachable weather service, called for %s', async (_asked, ...said) => {
    const turn = await ask('http://127.0.0.1:1', locale, ...said);
    expectSentence(turn, phrases.errors.unreachable);
    expect(turn.logged).toMatch(/UpstreamUnreachable.*ECONNREFUSED/);
  });

  describe.each(IN_TIME)('a weather service that %s', (_what, answer) => {
    it.each(QUESTIONS)(
      'called for %s times out before the platform does',
      async (_asked, ...said) => {
        const upstream = await startUpstream(answer);
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        try {
          const turn = await afterBudget(upstream, ask(upstream.url, locale, ...said));
          expectSentence(turn, phrases.errors.unreachable);
        } finally {
          vi.useRealTimers();
        }
      },
    );
  });
});

it('a turn that waited for its start does not wait for the service as long again', async () => {
  const upstream = await startUpstream(() => undefined);
  const skill = skillWith({
    client: createClient({ baseUrl: upstream.url, apiKey: KEY }),
    timeouts: TURN_TIMEOUTS,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const request = questionRequest('WeatherIntent', { place: 'berlin' }, { locale: 'de-DE' });
    const answer = skill.invoke(request, {
      waitedMs: TURN_TIMEOUTS.turnMs - 1000,
      isOverdue: false,
    });
    await upstream.requested;
    await vi.advanceTimersByTimeAsync(1000);
    const { speech } = readResponse(await answer);
    expect(speech).toBe(selectPhrases('de-DE').errors.unreachable);
  } finally {
    vi.useRealTimers();
  }
});

it('a turn that is overdue does not ask the service, and ends in a sentence', async () => {
  let calls = 0;
  const { url } = await startUpstream((_request, response) => {
    calls += 1;
    response.end();
  });
  const client = createClient({ baseUrl: url, apiKey: KEY });
  const skill = skillWith({ client, timeouts: TURN_TIMEOUTS });
  const request = questionRequest('WeatherIntent', { place: 'berlin' }, { locale: 'de-DE' });
  const answer = await skill.invoke(request, { waitedMs: 5500, isOverdue: true });
  expect(readResponse(answer).speech).toBe(selectPhrases('de-DE').errors.unreachable);
  expect(calls).toBe(0);
});
