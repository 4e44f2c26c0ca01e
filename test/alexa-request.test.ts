import { expect, it, test } from 'vitest';
import { AlexaRequest } from '../src/alexa-request.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
  weatherRequest,
} from './support/alexa-requests.ts';

test.each([
  ['opens the skill', launchRequest()],
  ['tells where the device is', launchRequest({ position: { latitude: 53.5, longitude: 10 } })],
  ['asks with slots', weatherRequest({ date: '2026-11-19', place: 'hamburg', span: 'NOW' })],
  [
    'asks in words that the model does not know',
    questionRequest('PollenIntent', { unknownPollen: 'x' }),
  ],
  ['asks for help', intentRequest('AMAZON.HelpIntent')],
  ['ends', sessionEndedRequest()],
])('a request that %s is taken', (_what, request) => {
  expect(AlexaRequest.safeParse(request).success).toBe(true);
});

it('is taken with what the platform may add', () => {
  const request: object = { ...launchRequest(), later: [1] };
  expect(AlexaRequest.parse(request)).toBe(request);
});

const VALID = JSON.stringify(
  weatherRequest(
    { span: 'NOW', place: 'hamburg' },
    { position: { latitude: 53.5, longitude: 10 } },
  ),
);

test.each([
  ['a locale that is a list', '"locale":"de-DE"', '"locale":["de-DE"]'],
  ['no request id', '"requestId":"request-1",', ''],
  ['a time that is none', /"timestamp":"[^"]*","locale/, '"timestamp":"now","locale'],
  ['an intent without a name', '"name":"WeatherIntent",', ''],
  ['an intent request without an intent', '"intent":', '"other":'],
  ['slots in a list', '"slots":{', '"slots":[1],"other":{'],
  ['a slot that is a word', '"place":{"name":"place"', '"place":"hamburg","x":{"name":"place"'],
  ['a slot whose value is a number', '"value":"hamburg"', '"value":7'],
  ['a slot longer than anybody speaks', '"value":"hamburg"', `"value":"${'x'.repeat(301)}"`],
  ['a match without values', /"values":\[[^\]]*\]/, '"other":[]'],
  ['a match without what it stands for', '"values":[{"value":', '"values":[{"other":'],
  ['a session without an id', '"sessionId":"session-1",', ''],
  ['attributes that are a word', '"sessionId"', '"attributes":"a","sessionId"'],
  ['a user whose id is a number', '"userId":"user-1"', '"userId":1'],
  ['an address of the platform that is none', '"apiEndpoint":"', '"apiEndpoint":7,"x":"'],
  ['a position beyond the pole', '"latitudeInDegrees":53.5', '"latitudeInDegrees":93.5'],
  ['a position in words', '"longitudeInDegrees":10', '"longitudeInDegrees":"10"'],
  ['no application', '"applicationId"', '"id"'],
])('a request with %s is refused', (_what, good, bad) => {
  const changed = VALID.replaceAll(good instanceof RegExp ? new RegExp(good, 'g') : good, bad);
  expect(changed).not.toBe(VALID);
  expect(AlexaRequest.safeParse(JSON.parse(changed)).success).toBe(false);
});
