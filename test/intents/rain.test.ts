import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { questionRequest, type RequestOptions } from '../support/alexa-requests.ts';
import { nextHourAnswer } from '../support/answers.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const GERMAN = { 'content-language': 'de-DE' };
const IN_HALF_AN_HOUR = 'In einer halben Stunde beginnt es in Berlin zu regnen.';

const rain = (slots: SpokenSlots = {}, options: RequestOptions = {}) =>
  questionRequest('RainIntent', slots, options);

async function clientAnswering(status: number, body: unknown) {
  const { url } = await startUpstream(answering(status, body, GERMAN));
  return createClient({ baseUrl: url });
}

it('answers no, then speaks the text of the service for the next hour, shows it on a card, and ends', async () => {
  const client = await clientAnswering(200, nextHourAnswer(IN_HALF_AN_HOUR));
  const speech = `Nein, im Moment nicht. ${IN_HALF_AN_HOUR}`;
  expect(await say(rain(), { client })).toEqual({
    speech,
    card: speech,
    shouldEndSession: true,
  });
});

it('renders English from the steps if the text is German', async () => {
  const client = await clientAnswering(200, nextHourAnswer(IN_HALF_AN_HOUR));
  const { speech } = await say(rain({}, { locale: 'en-US' }), { client });
  expect(speech).toMatch(/Berlin/);
  expect(speech).toMatch(/half an hour|25 minutes|30 minutes/);
  expect(speech).not.toMatch(/regnen/);
});

it('asks for the place if it is unknown, and listens', async () => {
  expect(await say(rain({ place: 'atlantis' }))).toEqual({
    speech: 'Den Ort Atlantis kenne ich leider nicht. Für welchen Ort möchtest du es wissen?',
    reprompt: 'Für welche Stadt möchtest du es wissen?',
    shouldEndSession: false,
  });
});

describe('a service without an answer', () => {
  it.each([
    ['where there is no forecast', 404, 'Für diesen Ort habe ich leider keine Vorhersage.'],
    ['because its sources are down', 503, 'Der Wetterdienst antwortet gerade nicht.'],
  ])('%s ends in a sentence', async (_why, status, sentence) => {
    const client = await clientAnswering(status, '');
    const spoken = await say(rain(), { client });
    expect(spoken.speech?.startsWith(sentence)).toBe(true);
    expect(spoken.shouldEndSession).toBe(true);
  });
});
