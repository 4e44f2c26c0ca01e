import { expect, it } from 'vitest';
import { questionRequest } from '../support/alexa-requests.ts';
import { say } from '../support/talk.ts';
import { serviceAnswering } from '../support/upstream.ts';

const inTheEvening = () => new Date('2026-11-18T19:30:00+01:00');

it.each([
  ['in the morning', '2026-11-18T08:05:00+01:00'],
  ['in the evening, when the high of today is over', '2026-11-18T19:30:00+01:00'],
])('"will it be warmer tomorrow?" compares whole days %s', async (_when, now) => {
  const { client, requests } = await serviceAnswering(503, {});
  const question = questionRequest('ComparisonIntent', { date: '2026-11-19' });
  await say(question, { client, clock: () => new Date(now) });
  const dates = requests.map(({ url }) =>
    new URL(url ?? '', 'http://x').searchParams.get('datefrom'),
  );
  expect(new Set(dates)).toEqual(new Set(['20261118', '20261119']));
});

it.each(['RainAmountIntent', 'SnowAmountIntent', 'RainChanceIntent'] as const)(
  'an answer to %s is about the hours of today that are left',
  async (intent) => {
    const { client, requests } = await serviceAnswering(503, {});
    await say(questionRequest(intent, { date: '2026-11-18' }), { client, clock: inTheEvening });
    expect(requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/forecast\/hours/));
  },
);

it('advice for an hour beyond the hourly forecast is about that part of the day', async () => {
  const { client, requests } = await serviceAnswering(503, {});
  const question = questionRequest('BarbecueIntent', { date: '2026-11-24', time: '16:00' });
  await say(question, { client, clock: inTheEvening });
  const parts = requests.map(({ url }) => new URL(url ?? '', 'http://x').search);
  expect(parts).toContainEqual(expect.stringContaining('20261124'));
});
