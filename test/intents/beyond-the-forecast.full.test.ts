import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { skillTags } from '../../src/languages/skill-locales.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest, weatherRequest } from '../support/alexa-requests.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { say } from '../support/talk.ts';
import { answering, startUpstream } from '../support/upstream.ts';

/** A Wednesday; the last complete day of the forecast is Friday, 27 November. */
const NOW = '2026-11-18T14:05:00+01:00';
const END = 'Die Vorhersage reicht nur bis Freitag, den 27. November.';
/** A Thursday; the last complete day of the forecast is the Saturday of the week after next. */
const BEFORE_HALF_A_WEEKEND = '2026-11-19T14:05:00+01:00';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(NOW);
});
afterAll(async () => service.close());

async function spoken(slots: SpokenSlots, at = NOW, locale = 'de-DE'): Promise<string> {
  service.setClock(at);
  const client = createClient({ baseUrl: `${service.url}/v4_0` });
  const clock = () => new Date(at);
  const { speech } = await say(weatherRequest(slots, { at, locale }), { client, clock });
  return speech ?? '';
}

describe('a range that ends beyond the forecast is answered up to the last day, which the answer names', () => {
  it.each<[string, SpokenSlots]>([
    ['from Wednesday to the third', { date: '2026-11-25', untilDate: '2026-12-03' }],
    ['the week in which it ends, and more', { date: '2026-11-23', untilDate: '2026-11-30' }],
    ['November', { date: '2026-11' }],
    ['the next fourteen days', { duration: 'P14D' }],
    ['a month', { duration: 'P1M' }],
    ['until December', { untilDate: '2026-12' }],
    ['the week of the first of Advent', { date: '2026-W48' }],
  ])('%s', async (_what, slots) => {
    const speech = await spoken(slots);
    const days = speech.slice(0, -END.length);
    expect(speech.slice(days.length)).toBe(END);
    expect(days).toMatch(/Grad/);
  });

  it.each(skillTags)('in %s, without an apology', async (locale) => {
    const speech = await spoken({ date: '2026-11-25', untilDate: '2026-12-03' }, NOW, locale);
    const { errors, unanswerable } = selectPhrases(locale);
    for (const sentence of [...Object.values(errors), ...Object.values(unanswerable)]) {
      expect(speech).not.toContain(sentence);
    }
    expect(speech).toMatch(/27|dwudziestego siódmego/);
    expect(speech).toMatch(/\.$/);
  });
});

describe('a range completely beyond the forecast gets an apology', () => {
  it.each<[string, SpokenSlots]>([
    ['a day', { date: '2026-11-29' }],
    ['a weekend', { date: '2026-W48-WE' }],
    ['December', { date: '2026-12' }],
    ['the evening of a day', { date: '2026-11-29', dayPart: 'EV' }],
    ['a range', { date: '2026-11-30', untilDate: '2026-12-03' }],
  ])('%s', async (_what, slots) => {
    expect(await spoken(slots)).toMatch(
      /reicht die Vorhersage noch nicht\. Frag mich ab .* noch einmal/,
    );
  });
});

it('a day of a later year is not named as if it came within this one', async () => {
  const speech = await spoken({ date: '2028-03-03' });
  expect(speech).toBe(selectPhrases('de-DE').unanswerable.beyondDays);
});

it('the Saturday of a weekend is answered if only the Sunday is beyond the forecast', async () => {
  const speech = await spoken({ date: '2026-W48-WE' }, BEFORE_HALF_A_WEEKEND);
  expect(speech).toMatch(/^Am Samstag, dem achtundzwanzigsten November, .*Grad/);
  expect(speech).toMatch(/Die Vorhersage reicht nur bis Samstag, den 28\. November\.$/);
});

describe('a range within the forecast does not mention its end', () => {
  it.each<[string, SpokenSlots, string]>([
    ['seventy-two hours', { duration: 'PT72H' }, NOW],
    ['seventy-two hours, at the very hour', { duration: 'PT72H' }, '2026-11-18T14:00:00+01:00'],
    ['the weekend, on the Sunday before it', { span: 'WEEKEND' }, '2026-11-15T21:00:00+01:00'],
    ['the next weekend, on a Monday', { date: '2026-W47-WE' }, '2026-11-16T00:05:00+01:00'],
    ['the weekend, on its Sunday', { date: '2026-W47-WE' }, '2026-11-22T12:00:00+01:00'],
    ['the next days', { span: 'NEXT_DAYS' }, '2026-11-18T23:59:00+01:00'],
    ['the next seven days', { duration: 'P7D' }, '2026-11-18T23:59:30+01:00'],
    ['the next nine days', { duration: 'P9D' }, NOW],
  ])('%s', async (_what, slots, at) => {
    const speech = await spoken(slots, at);
    expect(speech).not.toMatch(/noch nicht|antwortet|nur für die nächsten/);
    expect(speech).toMatch(/Grad/);
  });
});

it('the next rain is searched through the whole forecast, also just after midnight', async () => {
  const at = '2026-11-18T00:30:00+01:00';
  service.setClock(at);
  const client = createClient({ baseUrl: `${service.url}/v4_0` });
  const clock = () => new Date(at);
  const { speech } = await say(questionRequest('NextRainIntent', {}, { at }), { client, clock });
  expect(speech).not.toMatch(/noch nicht|antwortet/);
});

describe('a foreign service', () => {
  it('that truncates the range gets the last day named', async () => {
    service.setClock(NOW);
    const cut = await service.get(
      '/voicetext/forecast/days/52.52437/13.41053?location=Berlin&datefrom=20261125&datetimeto=20261127',
    );
    const { url } = await startUpstream(answering(200, cut.body, { 'content-language': 'de-DE' }));
    const slots = { date: '2026-11-25', untilDate: '2026-12-03' };
    const client = createClient({ baseUrl: url });
    const { speech = '' } = await say(weatherRequest(slots), { client });
    expect(speech.endsWith(END)).toBe(true);
  });

  it('that refuses without naming its last day gets an apology', async () => {
    const refusal = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'No.',
      errors: [{ field: 'datetimeto', rule: 'too late' }],
    };
    const { url, requests } = await startUpstream(answering(400, refusal));
    const client = createClient({ baseUrl: url });
    const slots = { date: '2026-11-25', untilDate: '2026-12-03' };
    const { speech } = await say(weatherRequest(slots), { client });
    expect(speech).toBe(selectPhrases('de-DE').unanswerable.beyondDays);
    expect(requests).toHaveLength(1);
  });

  it.each(['20261127', '20261131', '99999999', '2026-11-27', 'soon', ''])(
    'that rejects the range that it named (%s) gets no third request',
    async (last) => {
      const errors = [{ field: 'datetimeto', rule: 'too late' }];
      const refusal = { type: 'x', title: 'x', status: 400, detail: 'x', errors, last };
      const { url, requests } = await startUpstream(answering(400, refusal));
      const slots = { date: '2026-11-25', untilDate: '2026-12-03' };
      const { speech } = await say(weatherRequest(slots), {
        client: createClient({ baseUrl: url }),
      });
      expect(speech).toBe(selectPhrases('de-DE').unanswerable.beyondDays);
      expect(requests.length).toBeLessThanOrEqual(2);
    },
  );
});
