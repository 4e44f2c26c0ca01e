import type { RequestEnvelope, Slot } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest } from '../support/alexa-requests.ts';
import { skillWith } from '../support/talk.ts';
import { answering, serviceAnswering, startUpstream } from '../support/upstream.ts';

const YES = { canUnderstand: 'YES', canFulfill: 'YES' };
const NO = { canUnderstand: 'NO', canFulfill: 'NO' };

/** The platform queries whether the skill can answer: without a session and without speech. */
function couldYou(name: string, spoken: SpokenSlots, more: Record<string, Slot> = {}) {
  const requested = questionRequest('WeatherIntent', spoken, { locale: 'en-US' });
  const { session: _session, ...envelope } = requested;
  const slots = requested.request.type === 'IntentRequest' ? requested.request.intent.slots : {};
  const { requestId, timestamp } = requested.request;
  const intent = { name, confirmationStatus: 'NONE', slots: { ...slots, ...more } } as const;
  const request = { type: 'CanFulfillIntentRequest', locale: 'en-US', intent } as const;
  return { ...envelope, request: { ...request, requestId, timestamp } } satisfies RequestEnvelope;
}

async function answerTo(request: RequestEnvelope) {
  return (await skillWith().invoke(request)).response.canFulfillIntent;
}

const unmatched = (name: string): Slot => ({
  name,
  value: 'some words',
  confirmationStatus: 'NONE',
  resolutions: {
    resolutionsPerAuthority: [
      {
        authority: 'amzn1.er-authority.test',
        status: { code: 'ER_SUCCESS_NO_MATCH' },
        values: [],
      },
    ],
  },
});

describe('the skill can answer', () => {
  it.each<[string, string, SpokenSlots]>([
    ['the weather', 'WeatherIntent', {}],
    ['the weather somewhere some day', 'WeatherIntent', { date: '2026-11-19', place: 'boston' }],
    ['the weather of an evening', 'WeatherIntent', { dayPart: 'EV', date: '2026-11-19' }],
    ['rain soon', 'RainIntent', { span: 'SOON' }],
    ['an umbrella', 'UmbrellaIntent', { date: undefined, place: 'boston' }],
    ['birch pollen', 'PollenIntent', { pollenType: 'Birke' }],
  ])('%s', async (_what, name, spoken) => {
    const slots = Object.fromEntries(Object.keys(spoken).map((slot) => [slot, YES]));
    expect(await answerTo(couldYou(name, spoken))).toEqual({ canFulfill: 'YES', slots });
  });
});

it.each(['dayPart', 'span', 'pollenType'])(
  'perhaps for %s, whose slot values are unknown',
  async (name) => {
    const request = couldYou('PollenIntent', { place: 'boston' }, { [name]: unmatched(name) });
    expect(await answerTo(request)).toEqual({
      canFulfill: 'MAYBE',
      slots: { place: YES, [name]: { canUnderstand: 'MAYBE', canFulfill: 'NO' } },
    });
  },
);

describe('the skill cannot answer', () => {
  it('a pollen type that the index lacks', async () => {
    expect(await answerTo(couldYou('PollenIntent', { pollenType: 'OTHER' }))).toEqual({
      canFulfill: 'NO',
      slots: { pollenType: { canUnderstand: 'YES', canFulfill: 'NO' } },
    });
  });

  it.each(['TidesIntent', 'AMAZON.HelpIntent', 'FollowUpIntent', 'ForgetHomeIntent', ''])(
    'a request that is not about the weather: "%s"',
    async (name) => {
      const request = couldYou(name, { date: '2026-11-19' }, { tide: unmatched('tide') });
      expect(await answerTo(request)).toEqual({ canFulfill: 'NO', slots: { date: NO, tide: NO } });
    },
  );
});

it('responds without speech and without calls', async () => {
  const { client, requests } = await serviceAnswering(500, '');
  const platform = await startUpstream(answering(500, ''));
  const request = couldYou('WeatherIntent', { place: 'boston' });
  const System = {
    ...request.context.System,
    apiEndpoint: platform.url,
    apiAccessToken: 'token-1',
  };
  const requested = { ...request, context: { ...request.context, System } };
  const { response, sessionAttributes } = await skillWith({ client }).invoke(requested);
  expect(Object.keys(response)).toEqual(['canFulfillIntent']);
  expect(sessionAttributes ?? {}).toEqual({});
  expect([...requests, ...platform.requests]).toEqual([]);
});
