import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { questionRequest, SOME_AFTERNOON, type QuestionIntent } from '../support/alexa-requests.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';

const LOCALES = ['de-DE', 'en-US'];
const TOMORROW = { date: '2026-11-19' };

/** A question, its failing calls, and the number of its other calls. */
const QUESTIONS: [
  requested: string,
  lacking: string,
  intent: QuestionIntent,
  slots: SpokenSlots,
  failing: RegExp,
  others: number,
][] = [
  ['the next rain', 'radar', 'NextRainIntent', {}, /\/nextHour\//, 2],
  ['the next rain', 'the later days', 'NextRainIntent', {}, /\/days\//, 2],
  ['the next rain', 'radar and days', 'NextRainIntent', {}, /\/(nextHour|days)\//, 1],
  ['rain tomorrow', 'the hours', 'RainIntent', TOMORROW, /\/hours\//, 1],
  ['an umbrella', 'the hours', 'UmbrellaIntent', TOMORROW, /\/hours\//, 1],
  ['the temperature', 'what it rises to', 'TemperatureIntent', {}, /\/days\//, 1],
];

const FAULTS: [what: string, answer: RequestListener][] = [
  ['fails', answering(500, '')],
  ['has none', answering(404, '')],
  ['hangs up', (request) => request.socket.destroy()],
  ['answers a page', answering(200, '<html>')],
  ['answers with other fields', answering(200, { hourly: 3 })],
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService(SOME_AFTERNOON);
});
afterAll(async () => service.close());

/** The weather service with some failing calls. */
async function startFailing(failing: RegExp, fault: RequestListener, others: number) {
  const { promise: othersAnswered, resolve } = Promise.withResolvers<undefined>();
  let answered = 0;
  const pass = async (...[request, response]: Parameters<RequestListener>) => {
    const language = request.headers['accept-language'] ?? '';
    const reply = await service.get(request.url ?? '', { 'accept-language': language });
    answering(reply.status, reply.body, { 'content-language': language })(request, response);
    answered += 1;
    if (answered === others) resolve(undefined);
  };
  const { url } = await startUpstream((request, response) => {
    if (failing.test(request.url ?? '')) fault(request, response);
    else void pass(request, response);
  });
  return { url, othersAnswered };
}

async function readResponse(
  url: string,
  locale: string,
  intent: QuestionIntent,
  slots: SpokenSlots,
) {
  const request = questionRequest(intent, { ...slots, place: 'berlin' }, { locale });
  return say(request, { client: createClient({ baseUrl: url }), timeouts: TURN_TIMEOUTS });
}

describe.each(LOCALES)('in %s', (locale) => {
  const troubles = Object.values(selectPhrases(locale).errors);

  describe.each(QUESTIONS)('answers %s without %s', (_a, _l, intent, slots, failing, others) => {
    it.each(FAULTS)('the answer does not need a service that %s', async (_what, fault) => {
      const { url } = await startFailing(failing, fault, others);
      const spoken = await readResponse(url, locale, intent, slots);
      expect(spoken.speech).toMatch(/Berlin.*\.$/);
      expect(troubles).not.toContain(spoken.speech);
      expect(spoken.shouldEndSession).toBe(true);
    });

    it('the answer does not wait long for a service that never responds', async () => {
      const { url, othersAnswered } = await startFailing(failing, () => undefined, others);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const answer = readResponse(url, locale, intent, slots);
        await othersAnswered;
        // Earlier responses have arrived by now.
        await service.get('/');
        await vi.advanceTimersByTimeAsync(TURN_TIMEOUTS.turnMs);
        const spoken = await answer;
        expect(spoken.speech).toMatch(/Berlin.*\.$/);
        expect(troubles).not.toContain(spoken.speech);
      } finally {
        vi.useRealTimers();
      }
    });
  });
});

it('reports the error if the essential call fails', async () => {
  const { url } = await startFailing(/\/hours\//, answering(500, ''), 2);
  const { speech } = await readResponse(url, 'de-DE', 'NextRainIntent', {});
  expect(speech).toBe(selectPhrases('de-DE').errors.unreachable);
});
