import type { Request, RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { startApp } from '../../../src/app/app.ts';
import { readConfig } from '../../../src/config.ts';
import { ProblemDetails, PROBLEM_MEDIA_TYPE } from '../../../src/contract/problem.ts';
import { selectPhrases } from '../../../src/languages/phrases.ts';
import { createDeviceToken } from '../../../src/simulator/device-api.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
  SOME_AFTERNOON,
  weatherRequest,
} from '../../support/alexa-requests.ts';
import { readResponse } from '../../support/spoken-response.ts';
import { expectThat } from '../decoded.ts';
import { createExchange, type Received } from '../exchange.ts';
import { generatedEnvelopes } from '../generated-envelopes.ts';
import { mutatedJson, type Json } from '../mutated-json.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

/** The platform speaks no more than that. */
const LONGEST_SPEECH = 8000;

const SEEDS: RequestEnvelope[] = [
  launchRequest(),
  launchRequest({ position: { latitude: 53.55, longitude: 9.99 } }),
  weatherRequest({ date: '2026-11-19', place: 'hamburg' }),
  weatherRequest({ time: '15:00', dayPart: 'NI' }, { locale: 'en-US' }),
  weatherRequest({ duration: 'PT6H', postcode: '20095' }, { locale: 'fr-FR' }),
  questionRequest('RainIntent', { span: 'SOON' }, { locale: 'es-MX' }),
  questionRequest('PollenIntent', { pollenType: 'Birke' }),
  questionRequest('PollenIntent', { unknownPollen: 'eiche' }),
  questionRequest('UnitsIntent', { unit: 'FAHRENHEIT' }),
  intentRequest('AMAZON.HelpIntent', { locale: 'it-IT' }),
  intentRequest('AMAZON.StopIntent'),
  sessionEndedRequest(),
];

const WORDS = [
  'IntentRequest', 'LaunchRequest', 'CanFulfillIntentRequest', 'Alexa.Presentation.APL.UserEvent',
  'AlexaSkillEvent.SkillDisabled', 'Connections.Response', 'System.ExceptionEncountered',
  'WeatherIntent', 'RainIntent', 'PollenIntent', 'FollowUpIntent', 'RepeatIntent', 'HomeIntent',
  'ChoiceIntent', 'AMAZON.YesIntent', 'AMAZON.NoIntent', 'AMAZON.FallbackIntent', 'NoSuchIntent',
  'place', 'date', 'untilDate', 'time', 'dayPart', 'span', 'duration', 'postcode', 'pollenType',
  'slots', 'attributes', 'session', 'supportedInterfaces', 'Alexa.Presentation.APL', 'values',
  'ER_SUCCESS_MATCH', 'ER_ERROR_TIMEOUT', 'List', 'de-DE', 'ja-JP', 'en', 'xx-XX', 'nl-NL',
  '2026-W47-WE', '2026-11-31', '+275760-09-13', '99:99', 'P999999999D', 'PT0S', '-PT1H', 'hier', 'dort',
]; // prettier-ignore

const clock = () => new Date(SOME_AFTERNOON);

export const alexa: Target = {
  name: 'alexa',
  open: async () => {
    const log = pino({ level: 'silent' });
    const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' });
    const { url, close } = await startApp({ config, clock, log });
    const exchange = createExchange(Number(new URL(url).port));
    const headers = { 'content-type': 'application/json' };
    const seeds: Json[] = SEEDS.map((seed) => JSON.parse(JSON.stringify(seed)));
    const address = { country: 'DE', code: '20095', city: 'Hamburg' };
    const generated = generatedEnvelopes({ endpoint: url, token: createDeviceToken({ address }) });
    const bodies = fc.oneof(
      mutatedJson(seeds, WORDS),
      mutatedJson(generated, WORDS, 0),
      generated.map((envelope) => JSON.stringify(envelope)),
    );
    return {
      property: attacked(bodies, async (body) =>
        check(body, await exchange.send({ method: 'POST', path: '/alexa', headers, body })),
      ),
      close: async () => {
        exchange.close();
        await close();
      },
    };
  },
};

/** Request types whose answer must have speech. */
const HEARD: ReadonlySet<string> = new Set(['LaunchRequest', 'IntentRequest']);

function isWaitedFor(request: Request): boolean {
  // It closes the skill without a word.
  if (request.type === 'IntentRequest' && request.intent.name === 'AMAZON.NavigateHomeIntent') {
    return false;
  }
  return HEARD.has(request.type);
}

/** Text forms of missing values in code. */
const WORDS_OF_CODE = ['NaN', 'undefined', 'null', 'Infinity', '[object'];

/** Those that a request has told as a name, such as that of a home: later answers say them back. */
const toldWords = new Set<string>();

function isInString(word: string, json: string): boolean {
  return json.split('"').some((part, index) => index % 2 === 1 && part.includes(word));
}

function check(body: string, { status, headers, text }: Received): Verdict {
  if (status !== 200) {
    expectThat(status === 400 || status === 413, `${status} comes back: ${text}`);
    const type = headers['content-type'] ?? '';
    expectThat(type.startsWith(PROBLEM_MEDIA_TYPE), `${status} comes as ${type}`);
    const { errors = [] } = ProblemDetails.parse(JSON.parse(text));
    expectThat(status === 413 || errors.length > 0, `No rule is named: ${text}`);
    return 'refused';
  }
  const envelope: ResponseEnvelope = JSON.parse(text);
  const { outputSpeech, shouldEndSession } = envelope.response;
  const { speech, reprompt } = readResponse(envelope);
  expectThat(speech !== '', 'Nothing is said');
  const request: RequestEnvelope = JSON.parse(body);
  const isHeard = isWaitedFor(request.request);
  expectThat(!isHeard || speech !== undefined, `${request.request.type} is answered in silence`);
  const { errors } = selectPhrases(request.request.locale ?? undefined);
  expectThat(speech !== errors.internal, `${request.request.type} failed inside`);
  for (const word of WORDS_OF_CODE) {
    if (isInString(word, body)) toldWords.add(word);
    expectThat(
      toldWords.has(word) || ![speech, reprompt].join(' ').includes(word),
      `It says ${word}: ${speech}`,
    );
  }
  if (!outputSpeech) return 'accepted';
  const spoken = outputSpeech.type === 'SSML' ? outputSpeech.ssml : outputSpeech.text;
  expectThat(spoken.length <= LONGEST_SPEECH, `${spoken.length} letters are said`);
  expectThat(typeof shouldEndSession === 'boolean', 'It is left open whether the session ends');
  return 'accepted';
}
