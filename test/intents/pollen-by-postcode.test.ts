import { describe, expect, it, vi } from 'vitest';
import type { RecordedTurn } from '../../src/speech/skill-dependencies.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest, type RequestOptions } from '../support/alexa-requests.ts';
import { pollenTemplatesAnswer } from '../support/answers.ts';
import { BERLIN, gazetteerWith } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { answering, serviceAnswering, startUpstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';

const GERMAN = { 'content-language': 'de-DE' };
const ENGLISH = { 'content-language': 'en-US' };
const VIENNA = { ...BERLIN, name: 'Wien', country: 'AT', timeZone: 'Europe/Vienna' };

const pollen = (slots: SpokenSlots = {}, options: RequestOptions = {}) =>
  questionRequest('PollenIntent', slots, options);

/** A device with its country and postcode, or another response of its address service. */
async function deviceAt(address: unknown, status = 200): Promise<RequestOptions> {
  const { url } = await startUpstream(answering(status, address));
  return { api: { endpoint: url, token: 'token-1' } };
}

const ON_SYLT = { countryCode: 'DE', postalCode: '25980' };
const SYLT_TODAY = {
  long: 'Am <DayID> fliegen in <Location> wenige Gräserpollen.',
  short: 'Am <DayID> fliegen wenige Gräserpollen.',
};
const SYLT_TOMORROW = {
  long: 'Am <DayID> fliegen in <Location> kaum Pollen.',
  short: 'Am <DayID> fliegen kaum Pollen.',
};

describe('of a device that only has a postcode', () => {
  it('calls by country and postcode with leading zeros', async () => {
    const { client, requests } = await serviceAnswering(500, '');
    const options = await deviceAt({ countryCode: 'de', postalCode: ' 01067 ' });
    const turns: RecordedTurn[] = [];
    await say(pollen({ pollenType: 'Graeser' }, options), {
      client,
      observe: (turn) => turns.push(turn),
    });
    expect(requests.map(({ url }) => url)).toEqual([
      '/voicetext/pollen/byLocation/DE/01067?pollentype=Graeser',
    ]);
    expect(turns).toMatchObject([{ place: null, calls: [{ operation: 'pollenTextByZip' }] }]);
  });

  it.each<[string, SpokenSlots, string]>([
    ['today', {}, 'Heute fliegen auf Sylt wenige Gräserpollen.'],
    ['tomorrow', { date: '2026-11-19' }, 'Morgen fliegen auf Sylt kaum Pollen.'],
    [
      'the next days, the place once',
      { span: 'NEXT_DAYS' },
      'Heute fliegen auf Sylt wenige Gräserpollen. Morgen fliegen kaum Pollen.',
    ],
  ])('fills the placeholders of %s, with the right prepositions', async (_what, slots, speech) => {
    const body = pollenTemplatesAnswer(SYLT_TODAY, SYLT_TOMORROW);
    const { client } = await serviceAnswering(200, body, GERMAN);
    const spoken = await say(pollen(slots, await deviceAt(ON_SYLT)), { client });
    expect(spoken).toEqual({ speech, card: speech, shouldEndSession: true });
  });

  it('fills the templates in English', async () => {
    const text = 'There is a little grass pollen in <Location> <DayID>.';
    const body = pollenTemplatesAnswer({ long: text, short: text });
    const { client } = await serviceAnswering(200, body, ENGLISH);
    const options = { ...(await deviceAt(ON_SYLT)), locale: 'en-US' };
    const { speech } = await say(pollen({}, options), { client });
    expect(speech).toMatch(/^There is a little grass pollen (in|on) Sylt today\.$/);
  });

  it('speaks a text in another language verbatim, because the response has no fields', async () => {
    const body = pollenTemplatesAnswer(SYLT_TODAY);
    const { client } = await serviceAnswering(200, body, GERMAN);
    const options = { ...(await deviceAt(ON_SYLT)), locale: 'en-US' };
    expect((await say(pollen({}, options), { client })).speech).toBe(
      'Heute fliegen auf Sylt wenige Gräserpollen.',
    );
  });

  it('says that there are no data for a day missing in the response', async () => {
    const { client } = await serviceAnswering(200, pollenTemplatesAnswer(SYLT_TODAY), GERMAN);
    const options = await deviceAt(ON_SYLT);
    const { speech } = await say(pollen({ date: '2026-11-20' }, options), { client });
    expect(speech).toMatch(/^Für diesen Tag habe ich noch keine Pollenvorhersage\./);
  });

  it.each<[string, unknown, number, unknown]>([
    ['the service has no pollen there', { countryCode: 'AT', postalCode: '1010' }, 406, ''],
    [
      'the service does not take the country',
      { countryCode: 'LI', postalCode: '9490' },
      400,
      refusal('country'),
    ],
    ['nobody takes the country', { countryCode: 'FR', postalCode: '75001' }, 500, ''],
  ])(
    "says that there is no pollen forecast for the device's place: %s",
    async (_why, address, status, body) => {
      const { client } = await serviceAnswering(status, body);
      const spoken = await say(pollen({}, await deviceAt(address)), { client });
      expect(spoken).toMatchObject({
        speech:
          'Für den Ort deines Geräts habe ich leider keine Pollenvorhersage. Frag mich nach einem Ort in Deutschland.',
        shouldEndSession: true,
      });
    },
  );

  it('never calls the service for an unsupported country', async () => {
    const { client, requests } = await serviceAnswering(500, '');
    await say(pollen({}, await deviceAt({ countryCode: 'US', postalCode: '10115' })), { client });
    expect(requests).toEqual([]);
  });

  it.each<[string, string, number, unknown, number]>([
    ['is no postcode', 'N/A', 500, '', 0],
    ['has too many digits', '101155', 500, '', 0],
    ['the service does not know', '99999', 404, '', 1],
    ['the service does not take', '0000', 400, refusal('zip_code'), 1],
  ])('asks for a town if the code %s', async (_why, postalCode, status, body, request) => {
    const { client, requests } = await serviceAnswering(status, body);
    const spoken = await say(pollen({}, await deviceAt({ countryCode: 'DE', postalCode })), {
      client,
    });
    expect(spoken.speech).toMatch(
      /^Die Postleitzahl deines Geräts kenne ich leider nicht\. .+ in Leipzig\?$/,
    );
    expect(spoken.shouldEndSession).toBe(false);
    expect(requests).toHaveLength(request);
  });
});

async function queriesFor(slots: SpokenSlots, options: RequestOptions) {
  const { client, requests } = await serviceAnswering(500, '');
  const gazetteer = gazetteerWith(BERLIN, VIENNA);
  await say(pollen(slots, options), { client, gazetteer });
  return requests.map(({ url }) => url?.replace(/.*\//, ''));
}

describe('calls by coordinates', () => {
  const position = { latitude: 52.5, longitude: 13.4 };

  it.each<[string, SpokenSlots, RequestOptions, string]>([
    ['of a place that is said, whatever the device has', { place: 'wien' }, {}, '?location=Wien'],
    [
      "of the device's position, which is finer than a postcode",
      {},
      { position },
      '?location=Berlin',
    ],
  ])('%s', async (_what, slots, options, query) => {
    const request = await queriesFor(slots, { ...(await deviceAt(ON_SYLT)), ...options });
    expect(request).toEqual([expect.stringContaining(query)]);
  });

  it.each<[string, unknown, number]>([
    ['is not permitted to be asked', { message: 'The user has not consented' }, 403],
    ['has no address', '', 204],
    ['has an address without a postcode', { countryCode: 'DE' }, 200],
    ['fails', '<html>', 500],
    ['answers nonsense', 'null', 200],
  ])('of the configured place if the device %s', async (_what, address, status) => {
    expect(await queriesFor({}, await deviceAt(address, status))).toEqual([
      expect.stringContaining('?location=Berlin'),
    ]);
  });
});

it('answers before the platform times out if the address service never responds', async () => {
  const { url, requested: request } = await startUpstream(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const question = pollen({}, { api: { endpoint: url, token: 'token-1' } });
    const answer = say(question, { timeouts: TURN_TIMEOUTS });
    await request;
    await vi.advanceTimersByTimeAsync(7000);
    expect((await answer).speech).toMatch(/^Der Wetterdienst antwortet gerade nicht\./);
  } finally {
    vi.useRealTimers();
  }
});

function refusal(field: string) {
  return {
    type: '/problems/invalid-parameter',
    title: 'Bad Request',
    status: 400,
    detail: 'Something is wrong.',
    errors: [{ field, rule: 'must be another' }],
  };
}
