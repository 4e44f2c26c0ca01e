import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { Place } from '../../src/place/place.ts';
import type { RecordedTurn } from '../../src/speech/skill-dependencies.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { SOME_AFTERNOON, weatherRequest, type RequestOptions } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { BERLIN, BRISBANE, gazetteerWith, LOS_ANGELES } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { TURN_TIMEOUTS } from '../../src/speech/turn.ts';

const GERMAN = { 'content-language': 'de-DE' };

/** A service that returns a text for every request of an hour. */
async function clientSaying(text: string, headers: Record<string, string> = GERMAN) {
  const { url } = await startUpstream(answering(200, hoursAnswer(text), headers));
  return createClient({ baseUrl: url });
}

/** The place that the skill resolves for a device. */
async function placeFor(
  slots: { place?: string },
  options: RequestOptions,
): Promise<string | undefined> {
  const turns: RecordedTurn[] = [];
  const gazetteer = {
    ...gazetteerWith(BERLIN, LOS_ANGELES),
    findNearest: (latitude: number) => (latitude < 0 ? BRISBANE : undefined),
  };
  await say(weatherRequest(slots, options), { gazetteer, observe: (turn) => turns.push(turn) });
  return turns[0]?.place?.name;
}

it('speaks the text of the service, shows it on a card, and ends', async () => {
  const client = await clientSaying('Jetzt ist es in Berlin klar bei 7 Grad.');
  const spoken = await say(weatherRequest({ span: 'NOW' }), { client });
  expect(spoken).toEqual({
    speech: 'Jetzt ist es in Berlin klar bei 7 Grad.',
    card: 'Jetzt ist es in Berlin klar bei 7 Grad.',
    shouldEndSession: true,
  });
});

it.each([
  ['a text in another language', 'Jetzt ist es klar.', GERMAN],
  ['a text that does not say its language', 'Jetzt ist es klar.', {}],
  ['no text', ' ', { 'content-language': 'en-US' }],
])('renders English from a response with %s', async (_what, text, headers) => {
  const client = await clientSaying(text, headers);
  const spoken = await say(weatherRequest({ span: 'NOW' }, { locale: 'en-US' }), { client });
  expect(spoken.speech).toMatch(/Berlin.+45 degrees/);
});

it('treats a text without a language as German', async () => {
  const client = await clientSaying('Jetzt ist es klar.', {});
  expect((await say(weatherRequest({ span: 'NOW' }), { client })).speech).toBe(
    'Jetzt ist es klar.',
  );
});

it.each<[string, SpokenSlots, object]>([
  ['hours', { span: 'NOW' }, { hourly: [] }],
  ['days', { date: '2026-11-20' }, { summary: [] }],
  ['parts of the day', { dayPart: 'NI' }, { spaces: [] }],
  ['weekend', { span: 'WEEKEND' }, { summary: [] }],
  ['next hours', { span: 'NEXT_HOURS' }, { hourly: [] }],
  ['next days', { span: 'NEXT_DAYS' }, { summary: [], spaces: [] }],
])(
  'says that there is no forecast if a response has no text and no %s',
  async (_what, slots, entries) => {
    const { url } = await startUpstream(answering(200, { ...hoursAnswer(''), ...entries }));
    const client = createClient({ baseUrl: url });
    expect((await say(weatherRequest(slots), { client })).speech).toMatch(/keine Vorhersage/);
  },
);

describe('at a place with another date', () => {
  const at = '2026-11-18T18:00:00+01:00';
  const shared = { clock: () => new Date(at), gazetteer: gazetteerWith(BERLIN, BRISBANE) };

  async function spoken(slots: SpokenSlots) {
    const afternoonThere = '2026-11-19T05:00:00Z';
    const issued = { forecastDate: '2026-11-18T15:00:00Z', nextUpdate: '2026-11-18T21:00:00Z' };
    const body = { ...hoursAnswer('Heute um 15 Uhr ist es klar.', afternoonThere), ...issued };
    const { url } = await startUpstream(answering(200, body, GERMAN));
    const client = createClient({ baseUrl: url });
    const request = weatherRequest({ place: 'brisbane', time: '15:00', ...slots }, { at });
    return (await say(request, { ...shared, client })).speech;
  }

  it.each<[string, SpokenSlots]>([
    ['today', { date: '2026-11-18' }],
    ['tomorrow', { date: '2026-11-19' }],
  ])('names the weekday for %s, because "today" is ambiguous', async (_said, slots) => {
    const speech = await spoken(slots);
    expect(speech).toContain('Donnerstag');
    expect(speech).not.toMatch(/heute|morgen/i);
  });

  it('speaks the text of the service if the question has no date', async () => {
    expect(await spoken({})).toBe('Heute um 15 Uhr ist es klar.');
  });
});

describe('the place', () => {
  const position = { latitude: BRISBANE.latitude, longitude: BRISBANE.longitude };

  it.each<[string, { place?: string }, RequestOptions, string]>([
    ['the place that is said', { place: 'Los Angeles' }, { position }, 'Los Angeles'],
    ["the device's position", {}, { position }, 'Brisbane'],
    ['the set place without a position', {}, {}, 'Berlin'],
    ['the set place at open sea', {}, { position: { ...position, latitude: 0 } }, 'Berlin'],
    [
      'the set place for a vague position',
      {},
      { position: { ...position, accuracy: 20_000 } },
      'Berlin',
    ],
    [
      'the set place for an old position',
      {},
      { position: { ...position, at: '2026-11-18T13:50:00+01:00' } },
      'Berlin',
    ],
    ['the set place for an empty slot', { place: '' }, {}, 'Berlin'],
  ])('is %s', async (_what, slots, options, name) => {
    expect(await placeFor(slots, { at: SOME_AFTERNOON, ...options })).toBe(name);
  });

  it.each([
    ['de-DE', 'Den Ort Atlantis kenne ich leider nicht. Für welchen Ort möchtest du es wissen?'],
    ['en-US', "Sorry, I don't know a place called atlantis. Which place would you like it for?"],
  ])('asks in %s for the place if it is unknown', async (locale, speech) => {
    const spoken = await say(weatherRequest({ place: 'atlantis' }, { locale }));
    expect(spoken).toMatchObject({ speech, shouldEndSession: false });
    expect(spoken.reprompt).toMatch(/\?$/);
  });
});

describe('names and texts with characters of SSML markup', () => {
  it('are spoken verbatim from the service', async () => {
    const client = await clientSaying(`Am "Rhein & Main <x>" ist's klar &amp; kühl.`);
    const { speech } = await say(weatherRequest({ span: 'NOW' }), { client });
    expect(speech).toBe(`Am "Rhein & Main <x>" ist's klar &amp; kühl.`);
  });

  it('are spoken verbatim in a sentence rendered from the fields', async () => {
    const place: Place = { ...BERLIN, name: `Rhein & Main <x>` };
    const client = await clientSaying('Klar.', GERMAN);
    const request = weatherRequest({ span: 'NOW' }, { locale: 'en-US' });
    const { speech } = await say(request, { client, defaultPlace: () => place });
    expect(speech).toContain('Rhein & Main <x>');
  });

  it('are spoken verbatim in the name of an unknown place', async () => {
    const { speech } = await say(weatherRequest({ place: `L'<break/> & Co` }));
    expect(speech).toContain(`Den Ort L'<break/> & Co kenne ich`);
  });

  it('do not break the speech if XML forbids them', async () => {
    const { speech } = await say(weatherRequest({ place: 'a\u0000b\uFFFEc\uD800d' }));
    expect(speech).toContain('Den Ort Abc\uFFFDd kenne ich');
  });
});

it('answers before the platform times out if the service never responds', async () => {
  const { url, requested } = await startUpstream(() => undefined);
  const client = createClient({ baseUrl: url });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = say(weatherRequest({}), { client, timeouts: TURN_TIMEOUTS });
    await requested;
    await vi.advanceTimersByTimeAsync(7000);
    expect((await answer).speech).toMatch(/^Der Wetterdienst antwortet gerade nicht\./);
  } finally {
    vi.useRealTimers();
  }
});
