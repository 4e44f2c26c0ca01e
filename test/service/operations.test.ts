import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  PollenByCoordinatesResponse,
  PollenByZipResponse,
} from '../../src/contract/voice-text/pollen.ts';
import { DayPartResponse, NextHourResponse } from '../../src/contract/voice-text/responses.ts';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { voiceTextIds } from '../../src/contract/client-calls.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';
import { textsOf } from './texts-of.ts';

const NOON = '2026-11-21T12:00:00Z';

const service = await startTestService(NOON);
afterAll(service.close);

const GERMAN_WORDS = /\b(?:ist|es|bei|bis|fliegen|wird|um|in der|und)\b/i;
const ENGLISH_WORDS = /\b(?:the|it'll|with|will|there'll|and|of|from|to)\b/i;

describe('every operation of the contract', () => {
  test.each(operationIds)('%s returns a body of its contract', async (id) => {
    const { status, body } = await service.get(OPERATION_PATHS[id]);
    expect(status).toBe(200);
    expect(operations[id].response.parse(body)).toEqual(body);
    expect(JSON.stringify(body)).toContain('"source":"demo"');
  });

  test.each(voiceTextIds.filter((id) => id !== 'pollenTextByZip'))(
    '%s has the position and the name of the place',
    async (id) => {
      const { body } = await service.get(OPERATION_PATHS[id]);
      expect(body).toMatchObject({ lat: 53.55, lon: 9.99, region: 'Hamburg' });
    },
  );

  test.each(voiceTextIds)('%s returns German, and English on request', async (id) => {
    const inGerman = await service.get(OPERATION_PATHS[id]);
    const inEnglish = await service.get(OPERATION_PATHS[id], { 'accept-language': 'en-US' });
    for (const [reply, tag, words, foreign] of [
      [inGerman, 'de-DE', GERMAN_WORDS, ENGLISH_WORDS],
      [inEnglish, 'en-US', ENGLISH_WORDS, GERMAN_WORDS],
    ] as const) {
      expect(reply.headers.get('content-language')).toBe(tag);
      const texts = textsOf(reply.body);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text).toMatch(words);
        expect(text).not.toMatch(foreign);
      }
    }
  });

  test('is served without a version segment too', async () => {
    const response = await fetch(service.url + OPERATION_PATHS.forecastDays);
    expect(response.status).toBe(200);
  });

  test("uses the caller's name for the place", async () => {
    const { body } = await service.get(`${OPERATION_PATHS.forecastWeekend}?location=Eppendorf`);
    expect(body['region']).toBe('Eppendorf');
    expect(body.text).toContain('in Eppendorf');
  });

  test('uses the closest town if the name is empty', async () => {
    const { body } = await service.get(`${OPERATION_PATHS.forecastWeekend}?location=`);
    expect(body['region']).toBe('Hamburg');
  });
});

describe('the content of an operation', () => {
  test('the next hour: twelve steps of five minutes from the current one on', async () => {
    service.setClock('2026-11-21T12:03:00Z');
    const { body } = await service.get(OPERATION_PATHS.precipitationNextHour);
    service.setClock(NOON);
    const { items, fingerprint } = NextHourResponse.parse(body);
    expect(items.map(({ date }) => date.slice(11, 16))).toEqual(
      '12:00 12:05 12:10 12:15 12:20 12:25 12:30 12:35 12:40 12:45 12:50 12:55'.split(' '),
    );
    expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });

  test('the next hour beyond the radars: the hours that it touches', async () => {
    service.setClock('2026-11-21T12:03:00Z');
    const { body } = await service.get('/voicetext/precipitation/nextHour/35.68/139.69');
    service.setClock(NOON);
    expect(datesOf(body['items'])).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
    ]);
  });

  test('pollen: three days of all types, or of one', async () => {
    const all = await service.get(OPERATION_PATHS.pollenTextByCoordinates);
    const one = await service.get(`${OPERATION_PATHS.pollenTextByCoordinates}?pollentype=Hasel`);
    const { items, text, pollenType } = PollenByCoordinatesResponse.parse(all.body);
    expect(pollenType).toBe('');
    expect(items.map(({ name }) => name)).toEqual([
      'Ambrosia',
      'Beifuss',
      'Birke',
      'Erle',
      'Esche',
      'Graeser',
      'Hasel',
      'Roggen',
    ]);
    expect(text.map(({ date }) => date)).toEqual([
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
    ]);
    expect(one.body).toMatchObject({ pollenType: 'Hasel', items: [{ name: 'Hasel' }] });
  });

  test('pollen at a postcode: the same days, at the place on it', async () => {
    const { body } = await service.get('/voicetext/pollen/byLocation/DE/01067');
    const { pollen } = PollenByZipResponse.parse(body);
    expect(pollen.data.map(({ date, location }) => [date, location])).toEqual([
      ['2026-11-21', 'Dresden'],
      ['2026-11-22', 'Dresden'],
      ['2026-11-23', 'Dresden'],
    ]);
  });

  test.each([
    ['/voicetext/pollen/byCoordinates/48.21/16.37', 406, 'no-pollen-forecast'],
    ['/voicetext/pollen/byLocation/AT/1010', 406, 'no-pollen-forecast'],
    ['/voicetext/pollen/byLocation/DE/99999', 404, 'unknown-postcode'],
  ])('pollen where there is none: %s is %i', async (path, status, type) => {
    const reply = await service.get(path);
    expect(reply.status).toBe(status);
    expect(ProblemDetails.parse(reply.body)).toMatchObject({ status, type: `/problems/${type}` });
  });

  test('three hours: the current one and two more', async () => {
    const { body } = await service.get('/voicetext/forecast/nextThreeHours/53.55/9.99');
    expect(datesOf(body['hourly'])).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
    ]);
  });

  test('hours: every hour from the first to the last, in the local time of the place', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/hours/35.68/139.69?datetimefrom=2026112122&datetimeto=2026112201',
    );
    expect(datesOf(body['hourly'])).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ]);
  });

  test('hours: the current one by default', async () => {
    const { body } = await service.get('/voicetext/forecast/hours/53.55/9.99');
    expect(datesOf(body['hourly'])).toEqual(['2026-11-21T12:00:00.000Z']);
  });

  test('hours: half-hour offsets in such time zones', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/hours/28.61/77.21?datetimefrom=2026112118',
    );
    expect(datesOf(body['hourly'])).toEqual(['2026-11-21T12:00:00.000Z']);
  });

  test('hours: the second one if an hour is repeated and the first is over', async () => {
    service.setClock('2026-10-25T01:30:00Z');
    const { body } = await service.get(
      '/voicetext/forecast/hours/52.52/13.4?datetimefrom=2026102502&datetimeto=2026102503',
    );
    service.setClock(NOON);
    expect(datesOf(body['hourly'])).toEqual([
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  test('a part of the day: all four parts, the night over midnight', async () => {
    const { body } = await service.get('/voicetext/forecast/dayPart/53.55/9.99?space=evening');
    const [spaces] = DayPartResponse.parse(body).spaces;
    expect(Object.keys(spaces ?? {})).toEqual(['date', 'morning', 'afternoon', 'evening', 'night']);
    expect(spaces?.night).toMatchObject({
      from: '2026-11-21T21:00:00.000Z',
      to: '2026-11-22T05:00:00.000Z',
    });
  });

  test('a weekend: Saturday and Sunday, the current one by default', async () => {
    const { body } = await service.get('/voicetext/forecast/weekend/53.55/9.99');
    expect(datesOf(body['summary'])).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('a weekend: the next one for a day of the week', async () => {
    const { body } = await service.get('/voicetext/forecast/weekend/53.55/9.99?date=20261124');
    expect(datesOf(body['summary'])).toEqual(['2026-11-28', '2026-11-29']);
  });

  test('days: all complete days of the forecast', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/days/53.55/9.99?datefrom=20261128&datetimeto=20261130',
    );
    expect(datesOf(body['summary'])).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
  });
});

function datesOf(entries: unknown): string[] {
  return z
    .array(z.object({ date: z.string() }))
    .parse(entries)
    .map(({ date }) => date);
}
