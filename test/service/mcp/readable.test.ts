import { expect, test } from 'vitest';
import { formatAnswer } from '../../../src/service/mcp/server.ts';

function hour(date: string, avg: number | null) {
  return { date, temperature: { avg }, unit: '°C' };
}

test('the spoken text comes first, then values by their names, then tables', () => {
  expect(
    formatAnswer({
      source: 'demo',
      place: { name: 'Hamburg', zipcodes: ['20095', '20097'] },
      hourly: [hour('12:00', 7.5), hour('13:00', null)],
      text: 'It will rain.',
    }),
  ).toBe(
    `It will rain.

source: demo
place.name: Hamburg
place.zipcodes: ["20095","20097"]

hourly (2)
In all of them: unit °C
date | temperature.avg
12:00 | 7.5
13:00 | -`,
  );
});

test('texts by days are a table, too', () => {
  expect(formatAnswer({ text: [{ date: 'a', text: 'One\n| two' }] })).toBe(
    'text (1)\ndate | text\na | One two',
  );
});

test('rows that have different fields have all columns', () => {
  expect(formatAnswer({ items: [{ a: 1 }, { b: { c: 2 } }] })).toBe(
    'items (2)\na | b.c\n1 | -\n- | 2',
  );
});

test('a column that repeats another one is shown once, and times without zero seconds', () => {
  const items = ['2026-11-21T12:00:00.000Z', '2026-11-21T12:05:30.000Z'].map((date) => ({
    date,
    from: date,
    value: 1,
  }));
  expect(formatAnswer({ items })).toBe(
    `items (2)
In all of them: from as date, value 1
date
2026-11-21T12:00Z
2026-11-21T12:05:30.000Z`,
  );
});

test('an empty list is shown as empty', () => {
  expect(formatAnswer({ items: [], source: 'RV' })).toBe('items: []\nsource: RV');
});
