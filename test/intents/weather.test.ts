import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { Place } from '../../src/place/place.ts';
import type { RecordedTurn } from '../../src/speech/skill-dependencies.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { SOME_AFTERNOON, weatherRequest, type Asking } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { BERLIN, BRISBANE, gazetteerWith, LOS_ANGELES } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

const GERMAN = { 'content-language': 'de-DE' };

/** A service that answers every question for an hour with a text. */
async function clientSaying(text: string, headers: Record<string, string> = GERMAN) {
  const { url } = await startUpstream(answering(200, hoursAnswer(text), headers));
  return createClient({ baseUrl: url });
}

/** Where the skill looks for the weather of a device that says this. */
async function placeFor(slots: { place?: string }, asking: Asking): Promise<string | undefined> {
  const turns: RecordedTurn[] = [];
  const gazetteer = {
    ...gazetteerWith(BERLIN, LOS_ANGELES),
    findNearest: (latitude: number) => (latitude < 0 ? BRISBANE : undefined),
  };
  await say(weatherRequest(slots, asking), { gazetteer, observe: (turn) => turns.push(turn) });
  return turns[0]?.place?.name;
}

it("speaks the service's own text, shows it on a card, and ends", async () => {
  const client = await clientSaying('Jetzt ist es in Berlin klar bei 7 Grad.');
  const heard = await say(weatherRequest({ span: 'NOW' }), { client });
  expect(heard).toEqual({
    speech: 'Jetzt ist es in Berlin klar bei 7 Grad.',
    card: 'Jetzt ist es in Berlin klar bei 7 Grad.',
    shouldEndSession: true,
  });
});

it.each([
  ['a text in another language', 'Jetzt ist es klar.', GERMAN],
  ['a text that does not say its language', 'Jetzt ist es klar.', {}],
  ['no text', ' ', { 'content-language': 'en-US' }],
])('makes its own English of an answer with %s', async (_what, text, headers) => {
  const client = await clientSaying(text, headers);
  const heard = await say(weatherRequest({ span: 'NOW' }, { locale: 'en-US' }), { client });
  expect(heard.speech).toMatch(/Berlin.+45 degrees/);
});

it('takes a text that does not say its language for German', async () => {
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
  'says that there is no forecast where an answer has no text and no %s',
  async (_what, slots, entries) => {
    const { url } = await startUpstream(answering(200, { ...hoursAnswer(''), ...entries }));
    const client = createClient({ baseUrl: url });
    expect((await say(weatherRequest(slots), { client })).speech).toMatch(/keine Vorhersage/);
  },
);

describe('of a place where it is another day already', () => {
  const at = '2026-11-18T18:00:00+01:00';
  const shared = { clock: () => new Date(at), gazetteer: gazetteerWith(BERLIN, BRISBANE) };

  async function heard(slots: SpokenSlots) {
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
  ])('names the weekday where %s was said, as "today" would mislead', async (_said, slots) => {
    const speech = await heard(slots);
    expect(speech).toContain('Donnerstag');
    expect(speech).not.toMatch(/heute|morgen/i);
  });

  it("says the service's own text where no date was said", async () => {
    expect(await heard({})).toBe('Heute um 15 Uhr ist es klar.');
  });
});

describe('where', () => {
  const position = { latitude: BRISBANE.latitude, longitude: BRISBANE.longitude };

  it.each<[string, { place?: string }, Asking, string]>([
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
  ])('is %s', async (_what, slots, asking, name) => {
    expect(await placeFor(slots, { at: SOME_AFTERNOON, ...asking })).toBe(name);
  });

  it.each([
    ['de-DE', 'Den Ort atlantis kenne ich leider nicht. Für welchen Ort möchtest du es wissen?'],
    ['en-US', "Sorry, I don't know a place called atlantis. Which place would you like it for?"],
  ])('is asked in %s for a place that is not known', async (locale, speech) => {
    const heard = await say(weatherRequest({ place: 'atlantis' }, { locale }));
    expect(heard).toMatchObject({ speech, shouldEndSession: false });
    expect(heard.reprompt).toMatch(/\?$/);
  });
});

describe('names and texts with characters that SSML takes for markup', () => {
  it('are heard as they are, of the service', async () => {
    const client = await clientSaying(`Am "Rhein & Main <x>" ist's klar &amp; kühl.`);
    const { speech } = await say(weatherRequest({ span: 'NOW' }), { client });
    expect(speech).toBe(`Am "Rhein & Main <x>" ist's klar &amp; kühl.`);
  });

  it('are heard as they are, in a sentence made from the fields', async () => {
    const place: Place = { ...BERLIN, name: `Rhein & Main <x>` };
    const client = await clientSaying('Klar.', GERMAN);
    const request = weatherRequest({ span: 'NOW' }, { locale: 'en-US' });
    const { speech } = await say(request, { client, defaultPlace: () => place });
    expect(speech).toContain('Rhein & Main <x>');
  });

  it('are heard as they are, of a place that is not known', async () => {
    const { speech } = await say(weatherRequest({ place: `L'<break/> & Co` }));
    expect(speech).toContain(`Den Ort L'<break/> & Co kenne ich`);
  });

  it('do not break the speech where XML does not allow them at all', async () => {
    const { speech } = await say(weatherRequest({ place: 'a\u0000b\uFFFEc\uD800d' }));
    expect(speech).toContain('Den Ort abc\uFFFDd kenne ich');
  });
});

it('answers before the platform gives up, though the service never does', async () => {
  const { url, asked } = await startUpstream(() => undefined);
  const client = createClient({ baseUrl: url });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = say(weatherRequest({}), { client });
    await asked;
    await vi.advanceTimersByTimeAsync(7000);
    expect((await answer).speech).toMatch(/^Der Wetterdienst antwortet gerade nicht\./);
  } finally {
    vi.useRealTimers();
  }
});
