import { expect, it, test } from 'vitest';
import { checkAlexaRequest, parseAlexaRequest } from '../src/http/alexa/request.ts';
import { ServiceError, type Violation } from '../src/http/problems.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
  weatherRequest,
} from './support/alexa-requests.ts';

/** The violations of a request. */
function violationsOf(text: string): Violation[] {
  try {
    parseAlexaRequest(text);
    return [];
  } catch (error) {
    if (!(error instanceof ServiceError) || error.problem.status !== 400) throw error;
    return error.problem.errors ?? [];
  }
}

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
])('a request that %s is accepted', (_what, request) => {
  expect(violationsOf(JSON.stringify(request))).toEqual([]);
});

it('a request with unknown additional fields is accepted', () => {
  const request: unknown = { ...launchRequest(), later: [1] };
  expect(() => checkAlexaRequest(request)).not.toThrow();
  expect(parseAlexaRequest(JSON.stringify(request))).toEqual(request);
});

const VALID = JSON.stringify(
  weatherRequest(
    { span: 'NOW', place: 'hamburg' },
    { position: { latitude: 53.5, longitude: 10 } },
  ),
);

const SLOT = 'request.intent.slots.place';
const POSITION = 'context.Geolocation.coordinate';
const TIME_RULE = 'must be a time such as 2026-11-18T13:05:00Z';
const ORIGIN_RULE = 'must be a web address without user, path, query and fragment';
const AT_MOST = (count: number, what = 'characters') => `must have at most ${count} ${what}`;
const long = (count: number) => 'x'.repeat(count);
const slots = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, {}])));

/** Requests with one invalid field each. */
const BROKEN: [what: string, good: string | RegExp, bad: string, field: string, rule: string][] = [
  ['a locale that is a list', '"locale":"de-DE"', '"locale":["de-DE"]', 'request.locale', 'must be a string'],
  ['a locale longer than any', '"locale":"de-DE"', `"locale":"${long(36)}"`, 'request.locale', AT_MOST(35)],
  [
    'a locale with a line break',
    '"locale":"de-DE"',
    '"locale":"de\\r\\nx: y"',
    'request.locale',
    'must be ASCII letters, digits and signs',
  ],
  ['no request id', '"requestId":"request-1",', '', 'request.requestId', 'is required'],
  ['a long request id', 'request-1', long(513), 'request.requestId', AT_MOST(512)],
  ['a long type', '"type":"IntentRequest"', `"type":"${long(256)}"`, 'request.type', AT_MOST(255)],
  ['a time that is none', /"timestamp":"[^"]*","locale/, '"timestamp":"now","locale', 'request.timestamp', TIME_RULE],
  ['a time in numbers', /"timestamp":"[^"]*","locale/, '"timestamp":1e12,"locale', 'request.timestamp', 'must be a string'],
  ['a time beyond all calendars', /"timestamp":"[^"]*","locale/, '"timestamp":"+275760-09-13T00:00:00Z","locale', 'request.timestamp', TIME_RULE],
  ['a time to the atom', /"timestamp":"[^"]*","locale/, `"timestamp":"2026-11-18T13:05:00.${'0'.repeat(40)}Z","locale`, 'request.timestamp', AT_MOST(40)],
  ['an intent without a name', '"name":"WeatherIntent",', '', 'request.intent.name', 'is required'],
  ['an intent with a long name', 'WeatherIntent', long(256), 'request.intent.name', AT_MOST(255)],
  ['an intent request without an intent', '"intent":', '"other":', 'request.intent', 'is required for an intent request'],
  ['slots in a list', '"slots":{', '"slots":[1],"other":{', 'request.intent.slots', 'must be an object'],
  ['more slots than any intent has', '"slots":{', `"slots":${slots(51)},"other":{`, 'request.intent.slots', AT_MOST(50, 'slots')],
  ['a slot that is a word', '"place":{"name":"place"', '"place":"hamburg","x":{"name":"place"', SLOT, 'must be an object'],
  ['a slot whose value is a number', '"value":"hamburg"', '"value":7', `${SLOT}.value`, 'must be a string'],
  ['a slot longer than anybody speaks', '"value":"hamburg"', `"value":"${long(301)}"`, `${SLOT}.value`, AT_MOST(300)],
  ['a slot with a long name', '"place":{', `"${long(256)}":{`, `request.intent.slots.${long(60)}…`, 'must have a name of at most 255 characters'],
  ['a match without values', /"values":\[[^\]]*\]/, '"other":[]', 'request.intent.slots.span.resolutions.resolutionsPerAuthority.0.values', 'is required for a match'],
  ['more matches than a model has', /"values":\[/, `"values":[${'{"value":{}},'.repeat(100)}`, 'request.intent.slots.span.resolutions.resolutionsPerAuthority.0.values', AT_MOST(100, 'entries')],
  ['more authorities than there are', '"resolutionsPerAuthority":[', `"resolutionsPerAuthority":[${'{"status":{"code":"x"}},'.repeat(20)}`, 'request.intent.slots.span.resolutions.resolutionsPerAuthority', AT_MOST(20, 'entries')],
  ['a session without an id', '"sessionId":"session-1",', '', 'session.sessionId', 'is required'],
  ['attributes that are a word', '"sessionId"', '"attributes":"a","sessionId"', 'session.attributes', 'must be an object'],
  ['a user whose id is a number', '"userId":"user-1"', '"userId":1', 'context.System.user.userId', 'must be a string'],
  ['a user with a long id', '"userId":"user-1"', `"userId":"${long(513)}"`, 'context.System.user.userId', AT_MOST(512)],
  ['a device with a long id', 'device-1', long(513), 'context.System.device.deviceId', AT_MOST(512)],
  ['a token with a line break', '"apiEndpoint":', '"apiAccessToken":"a\\r\\nb","apiEndpoint":', 'context.System.apiAccessToken', 'must be ASCII letters, digits and signs'],
  ['an API address that is a number', '"apiEndpoint":"', '"apiEndpoint":7,"x":"', 'context.System.apiEndpoint', 'must be a string'],
  ...[
    'nowhere', '', 'ftp://api.amazonalexa.com', 'file:///etc/passwd', 'javascript:1', '//api.amazonalexa.com',
    'https://api.amazonalexa.com/?x=1', 'https://api.amazonalexa.com?', 'https://api.amazonalexa.com/#x',
    'https://api.amazonalexa.com/v1', 'https://api.amazonalexa.com\\\\@evil.test', 'https://user@api.amazonalexa.com',
    'https://api.amazonalexa.com:443@evil.test', 'https://', 'https://api.amazonalexa.com:99999',
  ].map((address): [string, RegExp, string, string, string] => [
    `an API address ${address}`, /"apiEndpoint":"[^"]*"/, `"apiEndpoint":"${address}"`, 'context.System.apiEndpoint', ORIGIN_RULE,
  ]),
  ['a position beyond the pole', '"latitudeInDegrees":53.5', '"latitudeInDegrees":93.5', `${POSITION}.latitudeInDegrees`, 'must be at most 90'],
  ['a position in words', '"longitudeInDegrees":10', '"longitudeInDegrees":"10"', `${POSITION}.longitudeInDegrees`, 'must be a number'],
  ['a position that is not finite', '"longitudeInDegrees":10', '"longitudeInDegrees":1e400', `${POSITION}.longitudeInDegrees`, 'must be a finite number'],
  ['a position of no time', '"Geolocation":{"timestamp":"', '"Geolocation":{"timestamp":"x', 'context.Geolocation.timestamp', TIME_RULE],
  ['no application', '"applicationId"', '"id"', 'context.System.application.applicationId', 'is required'],
  ['an endless number anywhere', '"new":true', '"new":-1e400', 'session.new', 'must be a finite number'],
  ['a long string anywhere', '"new":true', `"new":"${long(10_001)}"`, 'session.new', AT_MOST(10_000)],
  ['a prototype', '"new":true', '"new":{"__proto__":{"a":1}}', 'session.new.__proto__', 'is not allowed'],
  ['a deep list', '"new":true', `"new":${'['.repeat(100)}${']'.repeat(100)}`, 'session.new.0.0.0.0.0.0.…', 'must not nest deeper than 64 levels'],
]; // prettier-ignore

test.each(BROKEN)('a request with %s is rejected', (_what, good, bad, field, rule) => {
  const changed = VALID.replaceAll(good instanceof RegExp ? new RegExp(good, 'g') : good, bad);
  expect(changed).not.toBe(VALID);
  expect(violationsOf(changed)).toEqual([{ field, rule }]);
});

test.each([
  ['nothing', '', 'must be JSON'],
  ['half a request', VALID.slice(0, -1), 'must be JSON'],
  ['a list', '[]', 'must be an object'],
  ['null', 'null', 'must be an object'],
  ['a number that is endless', '1e999', 'must be a finite number'],
])('%s is rejected as a body', (_what, text, rule) => {
  expect(violationsOf(text)).toEqual([{ field: 'body', rule }]);
});

test('a request that breaks many rules gets the names of five fields, and no values', () => {
  const bad = Array.from({ length: 40 }, (_, at) => [`s${at}`, { value: 7, secret: 'geheim' }]);
  const text = VALID.replace(
    '"slots":{',
    `"slots":${JSON.stringify(Object.fromEntries(bad))},"other":{`,
  );
  const violations = violationsOf(text);
  expect(violations).toHaveLength(5);
  expect(JSON.stringify(violations)).not.toMatch(/geheim|7/);
});

test.each([
  ['opened lists', '['.repeat(65_000)],
  ['lists within lists', '['.repeat(32_000) + ']'.repeat(32_000)],
  ['objects within objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
])('64 KB of %s are rejected without a stack overflow', (_what, text) => {
  expect(violationsOf(text)).toHaveLength(1);
  const inside = VALID.replace('"new":true', `"attributes":{"a":${text}},"new":true`);
  expect(violationsOf(inside)).toHaveLength(1);
});
