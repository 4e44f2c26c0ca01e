import { describe, expect, it } from 'vitest';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest, type RequestOptions } from '../support/alexa-requests.ts';
import { pollenAnswer } from '../support/answers.ts';
import { BERLIN, BRISBANE, gazetteerWith } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { serviceAnswering } from '../support/upstream.ts';

const GERMAN = { 'content-language': 'de-DE' };
const VIENNA = { ...BERLIN, name: 'Wien', country: 'AT', timeZone: 'Europe/Vienna' };

const IN_THE_EVENING = '2026-11-18T18:00:00+01:00';
const inTheEvening = () => new Date(IN_THE_EVENING);

const TODAY = 'Heute fliegen in Berlin viele Birkenpollen.';
const TOMORROW = 'Morgen fliegen in Berlin wenige Birkenpollen.';

const pollen = (slots: SpokenSlots = {}, options: RequestOptions = {}) =>
  questionRequest('PollenIntent', slots, options);

describe('of a place', () => {
  it.each<[string, SpokenSlots, string]>([
    ['today where no day is said', {}, TODAY],
    ['tomorrow', { date: '2026-11-19' }, TOMORROW],
    ['each day of the next days', { span: 'NEXT_DAYS' }, `${TODAY} ${TOMORROW}`],
  ])('speaks the text of the service for %s, on a card, too', async (_what, slots, speech) => {
    const { client } = await serviceAnswering(200, pollenAnswer(TODAY, TOMORROW), GERMAN);
    const spoken = await say(pollen(slots), { client });
    expect(spoken).toEqual({ speech, card: speech, shouldEndSession: true });
  });

  it.each<[string, SpokenSlots, RegExp]>([
    ['today', {}, /Berlin/],
    ['tomorrow', { date: '2026-11-19' }, /tomorrow/i],
  ])('renders English from the indices of %s if the text is German', async (_d, slots, words) => {
    const { client } = await serviceAnswering(200, pollenAnswer(TODAY, TOMORROW), GERMAN);
    const { speech } = await say(pollen(slots, { locale: 'en-US' }), { client });
    expect(speech).toMatch(/birch/i);
    expect(speech).toMatch(words);
    expect(speech).not.toMatch(/Birken/);
  });

  it('says that there are no data for a day missing in the response', async () => {
    const { client } = await serviceAnswering(200, pollenAnswer(TODAY, TOMORROW), GERMAN);
    const spoken = await say(pollen({ date: '2026-11-20' }), { client });
    expect(spoken.speech).toBe(
      'Für diesen Tag habe ich noch keine Pollenvorhersage. Frag mich später noch einmal.',
    );
  });

  it.each([
    ['de-DE', 'Wie stark die Pollen fliegen, kann ich dir für heute, morgen und übermorgen sagen.'],
    ['en-US', 'I can tell you the pollen count for today, tomorrow and the day after.'],
  ])('names in %s the available days', async (locale, speech) => {
    const { client, requests } = await serviceAnswering(500, '');
    const spoken = await say(pollen({ date: '2026-11-25' }, { locale }), { client });
    expect(spoken).toMatchObject({ speech, shouldEndSession: true });
    expect(requests).toEqual([]);
  });

  it('names the weekday if the place has another date than the device', async () => {
    const inBrisbane = {
      defaultPlace: () => BRISBANE,
      gazetteer: gazetteerWith(BRISBANE, BERLIN),
      clock: inTheEvening,
    };
    const { client } = await serviceAnswering(200, pollenAnswer(TODAY, TOMORROW), GERMAN);
    const request = pollen({ place: 'berlin', date: '2026-11-19' }, { at: IN_THE_EVENING });
    const { speech } = await say(request, { ...inBrisbane, client });
    expect(speech).toMatch(/Donnerstag/);
    expect(speech).not.toMatch(/heute|morgen/i);
  });

  it.each([
    [
      'de-DE',
      'Für Wien habe ich leider keine Pollenvorhersage. Frag mich nach einem Ort in Deutschland.',
    ],
    ['en-US', 'Sorry, I have no pollen forecast for Wien. Ask me about a place in Germany.'],
  ])('reports in %s that there is no forecast', async (locale, speech) => {
    const { client } = await serviceAnswering(406, '');
    const gazetteer = gazetteerWith(BERLIN, VIENNA);
    const spoken = await say(pollen({ place: 'wien' }, { locale }), { client, gazetteer });
    expect(spoken).toMatchObject({ speech, shouldEndSession: true });
  });

  it('does not refer a listener in Germany to Germany', async () => {
    const { client } = await serviceAnswering(406, '');
    const { speech } = await say(pollen({ pollenType: 'Ambrosia' }), { client });
    expect(speech).toBe('Dazu habe ich für Berlin zurzeit leider keine Vorhersage.');
  });

  it('asks for the place if it is unknown', async () => {
    expect(await say(pollen({ place: 'atlantis' }))).toMatchObject({
      speech: 'Den Ort Atlantis kenne ich leider nicht. Für welchen Ort möchtest du es wissen?',
      shouldEndSession: false,
    });
  });

  it('reports other errors as for any question', async () => {
    const { client } = await serviceAnswering(503, '');
    expect((await say(pollen(), { client })).speech).toMatch(
      /^Der Wetterdienst antwortet gerade nicht\./,
    );
  });
});

describe('of a type that the index lacks', () => {
  it.each([
    [
      'de-DE',
      'eiche',
      'Für Eiche habe ich leider keine Pollenvorhersage, nur für Hasel, Erle, Esche, ',
    ],
    ['de-DE', 'tannen pollen', 'Für Tanne habe ich leider keine Pollenvorhersage, nur für Hasel'],
    ['de-DE', '<break/> & Co', 'Für <break/> & Co habe ich leider keine Pollenvorhersage'],
    ['de-DE', 'x'.repeat(500), 'Für Xxx'],
    ['en-US', 'oak pollen', 'Sorry, I have no pollen forecast for oak, only for hazel, alder'],
  ])(
    'names in %s, for "%.20s", the valid types, and listens',
    async (locale, unknownPollen, start) => {
      const { client, requests } = await serviceAnswering(500, '');
      const spoken = await say(pollen({ unknownPollen }, { locale }), { client });
      expect(spoken.speech?.startsWith(start)).toBe(true);
      expect(spoken.reprompt).toMatch(/\?$/);
      expect(spoken.shouldEndSession).toBe(false);
      expect(requests).toEqual([]);
    },
  );
});
