import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { weatherRequest } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const refusalOf = (...fields: string[]) => ({
  type: '/problems/invalid-parameter',
  title: 'Bad Request',
  status: 400,
  detail: 'Something is wrong.',
  errors: fields.map((field) => ({ field, rule: 'must be another' })),
});

const NOW = { span: 'NOW' };
const TODAY = { date: '2026-11-18' };
const TONIGHT = { dayPart: 'NI' };

const TROUBLES: [string, SpokenSlots, number, unknown, string, string][] = [
  [
    'refuses the hours',
    NOW,
    400,
    refusalOf('datetimeto'),
    'Auf die Stunde genau',
    'I have the weather by the hour for the next three days only',
  ],
  [
    'refuses the days',
    TODAY,
    400,
    refusalOf('datefrom'),
    'So weit reicht die Vorhersage',
    "The forecast doesn't reach that far",
  ],
  [
    'refuses the last of the days',
    TODAY,
    400,
    refusalOf('datetimeto'),
    'So weit reicht die Vorhersage',
    "The forecast doesn't reach that far",
  ],
  [
    'refuses the part of the day',
    TONIGHT,
    400,
    refusalOf('date'),
    'So weit reicht die Vorhersage',
    "The forecast doesn't reach that far",
  ],
  [
    'refuses the place',
    NOW,
    400,
    refusalOf('latitude'),
    'Der Wetterdienst nimmt die Anfrage nicht an',
    "Sorry, the weather service won't answer me right now",
  ],
  [
    'refuses without a word',
    NOW,
    400,
    '',
    'Der Wetterdienst nimmt die Anfrage nicht an',
    "Sorry, the weather service won't answer me right now",
  ],
  [
    'wants another key',
    NOW,
    401,
    '',
    'Der Wetterdienst nimmt die Anfrage nicht an',
    "Sorry, the weather service won't answer me right now",
  ],
  [
    'has no forecast there',
    NOW,
    404,
    '',
    'Für diesen Ort habe ich leider keine Vorhersage',
    "Sorry, I don't have a forecast for that place",
  ],
  [
    'has too much to do',
    NOW,
    429,
    '',
    'Der Wetterdienst antwortet gerade nicht',
    "The weather service isn't answering",
  ],
  [
    'fails',
    NOW,
    500,
    'stack trace',
    'Der Wetterdienst antwortet gerade nicht',
    "The weather service isn't answering",
  ],
  [
    'answers nonsense',
    NOW,
    200,
    '<html>',
    'Der Wetterdienst antwortet gerade nicht',
    "The weather service isn't answering",
  ],
  [
    'answers half',
    NOW,
    200,
    { ...hoursAnswer(''), hourly: 3 },
    'Der Wetterdienst antwortet gerade nicht',
    "The weather service isn't answering",
  ],
];

describe.each(TROUBLES)(
  'a weather service that %s',
  (_what, slots, status, body, german, english) => {
    it.each([
      ['de-DE', german],
      ['en-US', english],
    ])('ends in a sentence in %s', async (locale, sentence) => {
      const { url } = await startUpstream(answering(status, body));
      const client = createClient({ baseUrl: url });
      const spoken = await say(weatherRequest(slots, { locale }), { client });
      expect(spoken.speech?.startsWith(sentence)).toBe(true);
      expect(spoken.shouldEndSession).toBe(true);
    });
  },
);

it('uses the same sentence if the weather service is unreachable', async () => {
  const { speech } = await say(weatherRequest({}));
  expect(speech).toMatch(
    /^Der Wetterdienst antwortet gerade nicht\. Bitte versuch es .+ noch einmal\.$/,
  );
});

it('has a sentence for unexpected errors without their details', async () => {
  const client = { call: async () => Promise.reject(new Error('secret')) };
  expect(await say(weatherRequest({}), { client })).toEqual({
    speech: 'Da ist leider etwas schiefgegangen. Bitte versuch es noch einmal.',
    shouldEndSession: true,
  });
});
