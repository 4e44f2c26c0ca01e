import { getRequest } from 'ask-sdk-core';
import type { IntentRequest } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import { createCalendar, type ForecastQuery } from '../../../src/slots/query.ts';
import { parseSlots, type SpokenSlots } from '../../../src/slots/spoken-slots.ts';
import { parseForecastQuery } from '../../../src/slots/parse-query.ts';
import { SOME_AFTERNOON, weatherRequest } from '../../support/alexa-requests.ts';
import { DATES, DURATIONS, TIMES } from './values.ts';

/** The question of a request with these slots on a device in Berlin. */
function request(spoken: SpokenSlots): ForecastQuery {
  const { intent } = getRequest<IntentRequest>(weatherRequest(spoken));
  const calendar = createCalendar(Date.parse(SOME_AFTERNOON), 'Europe/Berlin', 'Europe/Berlin');
  return parseForecastQuery(parseSlots(intent.slots), calendar);
}

describe('a date value of the platform', () => {
  it.each(DATES)('%s: %s', (_said, date, question) => {
    expect(request({ date })).toEqual(question);
  });
});

describe('a time value of the platform', () => {
  it.each(TIMES)('%s: %s', (_said, time, question) => {
    expect(request({ time })).toEqual(question);
  });

  it.each(TIMES)('%s: %s, today', (_said, time, question) => {
    const isOver = time === '13:00' || time === 'MO';
    const over: ForecastQuery = { kind: 'unanswerable', reason: 'past' };
    expect(request({ date: '2026-11-18', time })).toEqual(isOver ? over : question);
  });
});

describe('a duration value of the platform', () => {
  it.each(DURATIONS)('%s: %s', (_said, duration, question) => {
    expect(request({ duration })).toEqual(question);
  });
});

describe('a part of the day that is over', () => {
  const calendar = createCalendar(Date.parse(SOME_AFTERNOON), 'Europe/Berlin', 'Europe/Berlin');

  it.each<[string, SpokenSlots, ForecastQuery]>([
    ['this morning', { dayPart: 'MO', partOf: 'TODAY' }, { kind: 'unanswerable', reason: 'past' }],
    [
      'at eight this morning',
      { dayPart: 'MO', partOf: 'TODAY', time: '08:00' },
      { kind: 'unanswerable', reason: 'past' },
    ],
    ['in the morning', { dayPart: 'MO' }, { kind: 'dayPart', date: '2026-11-19', part: 'morning' }],
    [
      'tonight, which is to come',
      { dayPart: 'NI', partOf: 'TODAY' },
      { kind: 'dayPart', date: '2026-11-18', part: 'night' },
    ],
  ])('is the next one only if the words may mean it: %s', (_said, slots, question) => {
    expect(parseForecastQuery(slots, calendar)).toEqual(question);
  });
});
