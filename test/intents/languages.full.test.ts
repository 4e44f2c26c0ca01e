import type { RequestEnvelope } from 'ask-sdk-model';
import { afterAll, describe, expect, it } from 'vitest';
import { topics } from '../../intents/topics.ts';
import { createClient } from '../../src/client/client.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  SOME_AFTERNOON,
  type QuestionIntent,
} from '../support/alexa-requests.ts';
import { startTestService } from '../support/service.ts';
import { say } from '../support/talk.ts';

const service = await startTestService(SOME_AFTERNOON);
afterAll(service.close);

const client = createClient({ baseUrl: service.url });

/** Words that identify each language. */
const GIVEAWAYS: Readonly<Record<string, string>> = {
  'de-DE': 'und nicht wird Grad regnet',
  'en-US': "the will it'll degrees with",
  'fr-FR': 'degrés sera avec pas pluie',
  'it-IT': 'gradi sarà della pioggia che',
  'es-ES': 'grados hará habrá lluvia con',
  'nl-NL': 'graden het wordt niet regent',
};
const LOCALES = Object.keys(GIVEAWAYS);

function foreignTo(locale: string): RegExp {
  const words = LOCALES.filter((other) => other !== locale).flatMap(
    (other) => GIVEAWAYS[other]?.split(' ') ?? [],
  );
  const own = new Set(OWN[locale]?.split(' '));
  const foreign = words.filter((word) => !own.has(word));
  return new RegExp(`(?<!\\p{L})(?:${foreign.join('|')})(?!\\p{L})`, 'u');
}

/** Exceptions: words that also occur in another language. */
const OWN: Readonly<Record<string, string>> = { 'it-IT': 'con sera' };

const TIMES: Readonly<Record<string, SpokenSlots>> = {
  now: {},
  tomorrow: { date: '2026-11-19' },
  'tomorrow afternoon': { date: '2026-11-19', time: 'AF' },
  'the weekend': { date: '2026-W47-WE' },
  'ten years ago': { date: '2016-11-19' },
};

/** The speech in each locale; all differ, and none has words of another language. */
async function expectOwnWords(requestIn: (locale: string) => RequestEnvelope): Promise<void> {
  const answer = await Promise.all(
    LOCALES.map(async (locale) => say(requestIn(locale), { client })),
  );
  for (const said of [answer.map(({ speech }) => speech), answer.map(({ reprompt }) => reprompt)]) {
    const spoken = said.filter((words) => words !== undefined);
    expect(new Set(spoken).size).toBe(spoken.length);
    said.forEach((words = '', at) => expect(words).not.toMatch(foreignTo(LOCALES[at] ?? '')));
  }
}

describe('users get answers in their own language', () => {
  it.each(Object.values(topics).map(({ name, intent }) => [name, intent]))(
    'about %s',
    async (_name, intent) => {
      for (const slots of Object.values(TIMES)) {
        await expectOwnWords((locale) => questionRequest(asQuestion(intent), slots, { locale }));
      }
    },
  );

  it.each([
    ['opening the skill', (locale: string) => launchRequest({ locale })],
    ['asking for help', (locale: string) => intentRequest('AMAZON.HelpIntent', { locale })],
    ['saying something else', (locale: string) => intentRequest('AMAZON.FallbackIntent', { locale })],
    ['naming no place that there is', (locale: string) => questionRequest('WeatherIntent', { place: 'Xyzzyx' }, { locale })],
    ['asking for what is not offered', (locale: string) => intentRequest('QuantityIntent', { locale })],
    ['asking to repeat', (locale: string) => intentRequest('AMAZON.RepeatIntent', { locale })],
  ])('when %s', async (_what, requestIn) => {
    await expectOwnWords(requestIn);
  }); // prettier-ignore

  it.each(LOCALES)('an unreachable weather service, in %s', async (locale) => {
    const { speech } = await say(questionRequest('WeatherIntent', {}, { locale }));
    expect(speech).toBe(selectPhrases(locale).errors.unreachable);
    expect(speech).not.toMatch(foreignTo(locale));
  });
});

function asQuestion(intent: string): QuestionIntent {
  return `${intent.replace(/Intent$/, '')}Intent`;
}

it.each([
  ['de-DE', /[Ii]n Berlin\b/],
  ['it-IT', /a Berlino\b/],
  ['es-ES', /en Berlín/],
  ['nl-NL', /[Ii]n Berlijn\b/],
])('in %s the configured place has its name in that language', async (locale, where) => {
  const { speech } = await say(questionRequest('TemperatureIntent', {}, { locale }), {
    client,
    gazetteer: loadGazetteer(),
  });
  expect(speech).toMatch(where);
});
