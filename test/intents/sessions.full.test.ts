import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope } from 'ask-sdk-model';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topics } from '../../intents/topics.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { createClient, type WeatherClient } from '../../src/client/client.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  type QuestionIntent,
  sessionEndedRequest,
  SOME_AFTERNOON,
} from '../support/alexa-requests.ts';
import { readResponse, type SpokenResponse } from '../support/spoken-response.ts';
import { BERLIN, BRISBANE, gazetteerWith } from '../support/places.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { pollenSlots, spokenSlots } from '../support/spoken-slots.ts';
import { say, skillWith } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { propertyRuns } from '../support/property-runs.ts';

const LOCALES = ['de-DE', 'en-US', 'en-GB'];
const clock = () => new Date(SOME_AFTERNOON);

/** Utterances other than questions. */
const TALK = [
  'FollowUpIntent',
  'DetailIntent',
  'ChoiceIntent',
  'HomeIntent',
  'ForgetHomeIntent',
  'WhichHomeIntent',
  'UnitsIntent',
  'QuantityIntent',
  'AMAZON.HelpIntent',
  'AMAZON.YesIntent',
  'AMAZON.NoIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.FallbackIntent',
  'TidesIntent',
] as const;
const QUESTIONS = Object.values(topics)
  .map(({ intent }) => intent)
  .filter((intent): intent is QuestionIntent => intent.endsWith('Intent'));

const ASKS_OR_INVITES = /\?$|(Frag|Sag) zum Beispiel: .+[.?]$|You could (ask|say): .+[.?]$/;
/** Phrases that must not occur while the service responds. */
const TROUBLE = /schiefgegangen|went wrong|undefined|null|NaN|\[object/;

let service: TestService;
let client: WeatherClient;
beforeAll(async () => {
  service = await startTestService(SOME_AFTERNOON);
  client = createClient({ baseUrl: `${service.url}/v4_0` });
});
afterAll(async () => service.close());

/** A gazetteer with two Neustadts besides the cities of the tests. */
const gazetteer = {
  ...gazetteerWith(BERLIN, BRISBANE, { ...BERLIN, name: 'Neustadt' }),
  findChoices: (spoken: string) => {
    if (spoken !== 'neustadt') return [];
    return ['Sachsen', 'Hessen'].map((state) => {
      const name = `Neustadt in ${state}`;
      return { place: { ...BERLIN, name }, description: name };
    });
  },
};

const words = fc.record(
  {
    place: fc.constantFrom('berlin', 'brisbane', 'neustadt', 'atlantis', 'dort', 'hier', ''),
    postcode: fc.constantFrom('10115', '1067', '99999', '7'),
    unit: fc.constantFrom('CELSIUS', 'IMPERIAL', 'MILES_PER_HOUR', 'STONES'),
    aspect: fc.constantFrom('wind', 'pollen', 'sunset', 'tides'),
    choice: fc.constantFrom('FIRST', 'SECOND', 'THIRD', 'LAST'),
    quantity: fc.constantFrom('HUMIDITY', 'WARNINGS'),
  },
  { requiredKeys: [] },
);

/** An utterance: an intent, with slots that may not belong to it. */
const utterance = fc.record({
  intent: fc.constantFrom(...QUESTIONS, ...TALK),
  slots: fc
    .tuple(spokenSlots(clock().getTime()), pollenSlots, words)
    .map((parts) => Object.assign({}, ...parts)),
});

/** A complete conversation. */
const conversation = fc.record({
  locale: fc.constantFrom(...LOCALES),
  isOpened: fc.boolean(),
  remembers: fc.boolean(),
  utterances: fc.array(utterance, { minLength: 1, maxLength: 6 }),
});

describe('every utterance', () => {
  it('the session stays open only for a question, and ends with everything else', async () => {
    await fc.assert(
      fc.asyncProperty(conversation, async ({ locale, isOpened, remembers, utterances }) => {
        const store = remembers ? createSqliteStore(':memory:', clock) : undefined;
        const skill = skillWith({ client, gazetteer, store });
        const requests = utterances.map(({ intent, slots }) =>
          questionRequest(intent, slots, { locale }),
        );
        const opened = isOpened ? [launchRequest({ locale }), ...requests] : requests;
        for (const heard of await converse(skill, opened)) expectManners(heard);
        store?.close();
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it.each([...QUESTIONS, ...TALK])('%s has its own answer', async (intent) => {
    const { speech } = await say(intentRequest(intent), { client });
    expect(speech === selectPhrases('de-DE').notUnderstood.speech).toBe(
      [
        'AMAZON.FallbackIntent',
        'TidesIntent',
        'ChoiceIntent',
        // Without their activity.
        'AdviceIntent',
        'BestHoursIntent',
      ].includes(intent),
    );
  });
});

/** The speech of consecutive requests; a session continues as long as the skill keeps it open. */
async function converse(skill: Skill, requests: RequestEnvelope[]): Promise<SpokenResponse[]> {
  const all: SpokenResponse[] = [];
  let attributes: Record<string, unknown> = {};
  for (const request of requests) {
    const session = request.session && { ...request.session, attributes };
    const answer = await skill.invoke({ ...request, ...(session && { session }) });
    attributes = answer.response.shouldEndSession ? {} : (answer.sessionAttributes ?? {});
    all.push(readResponse(answer));
  }
  return all;
}

/** An open session, a question and a reprompt belong together. */
function expectManners({ speech = '', reprompt, shouldEndSession }: SpokenResponse): void {
  const listens = shouldEndSession === false;
  expect(speech).toMatch(/[.?]$/);
  expect(speech).not.toMatch(TROUBLE);
  expect({
    speech,
    shouldEndSession,
    asks: (listens ? ASKS_OR_INVITES : /\?$/).test(speech),
    hasReprompt: reprompt !== undefined,
    asksAgain: ASKS_OR_INVITES.test(reprompt ?? ''),
  }).toEqual({
    speech,
    shouldEndSession: !listens,
    asks: listens,
    hasReprompt: listens,
    asksAgain: listens,
  });
}

describe('a request without speech gets an empty response', () => {
  it.each([
    'AlexaSkillEvent.SkillDisabled',
    'AlexaSkillEvent.SkillEnabled',
    'AlexaSkillEvent.SkillPermissionChanged',
    'Alexa.Presentation.APL.UserEvent',
    'AudioPlayer.PlaybackStarted',
    'Connections.Response',
    'Messaging.MessageReceived',
    'PlaybackController.NextCommandIssued',
    'SessionEndedRequest',
    'System.ExceptionEncountered',
    'Tides.HighWater',
  ])('%s', async (type) => {
    const { request, ...rest } = sessionEndedRequest();
    const envelope: RequestEnvelope = JSON.parse(
      JSON.stringify({ ...rest, request: { ...request, type } }),
    );
    expect((await skillWith().invoke(envelope)).response).toEqual({});
  });
});

describe.each([
  ['de-DE', /Frag mich zum Beispiel: .+\?/],
  ['en-US', /You could ask: .+\?/],
])('in %s', (locale, example) => {
  it('an unrecognized utterance gets an example', async () => {
    const { speech } = await say(intentRequest('AMAZON.FallbackIntent', { locale }));
    expect(speech).toMatch(example);
  });

  it('repeated help requests get other examples', async () => {
    const help = intentRequest('AMAZON.HelpIntent', { locale });
    const heard = await converse(skillWith(), [help, help, help]);
    expect(new Set(heard.map(({ speech }) => speech)).size).toBe(3);
  });

  it('the answer does not mention a failing address service', async () => {
    const platform = await startUpstream(answering(500, { message: 'Musterstraße 1' }));
    const api = { endpoint: platform.url, token: 'token-1' };
    const heard = await say(intentRequest('WeatherIntent', { locale, api }), { client });
    expect(heard.speech).not.toContain('Musterstraße');
    expect(heard.speech).toMatch(/Berlin/);
  });
});

it('sends the skill id with calls to the platform', async () => {
  const { userAgent } = await skillWith().invoke(launchRequest());
  expect(userAgent).toContain(`weather-voice/${packageJson.version}`);
});

it('rejects requests for another application', async () => {
  const skill = skillWith({ skillId: 'amzn1.ask.skill.mine' });
  const foreign = launchRequest({ applicationId: 'amzn1.ask.skill.other' });
  await expect(skill.invoke(foreign)).rejects.toThrow('Skill ID verification failed');
});
