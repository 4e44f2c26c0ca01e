import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { REQUESTED, startFaultyService, type FaultyService } from './faulty-service.ts';
import { untilByRadar } from './until-radar.ts';

/** Problem details have none. */
const Reading = z.object({ timestamp: z.number().optional() });
const Active = z.object({ activeWarnings: z.array(z.object({ expires: z.string() })).default([]) });

const [HOUR, DAY] = [60, 24 * 60];

type Answers = { status: number; body: unknown }[];

async function answersOf({ ask }: FaultyService): Promise<Answers> {
  const answers = await Promise.all(REQUESTED.map(ask));
  return answers.map(({ status, body }) => ({ status, body }));
}

/** What a file adds that comes later than one waits for it is in the next answer: asks until no answer changes. */
async function settledAnswersOf(faulty: FaultyService): Promise<Answers> {
  await untilByRadar(async () => faulty.ask('precipitationNextHour'));
  for (let before = await answersOf(faulty); ;) {
    const now = await answersOf(faulty);
    if (isDeepStrictEqual(before, now)) return now;
    before = now;
  }
}

const JUMPS = [
  ['ten years back', -3653 * DAY],
  ['ten days back', -10 * DAY],
  ['a day back', -DAY],
  ['three hours back', -3 * HOUR],
  ['half an hour back', -30],
  ['half an hour ahead', 30],
  ['three hours ahead', 3 * HOUR],
  ['a day ahead', DAY],
  ['ten days ahead', 10 * DAY],
  ['ten years ahead', 3653 * DAY],
] as const;

describe.each(JUMPS)('if the clock jumps %s', (_where, minutes) => {
  it('answers as before when it is set right', async () => {
    const faulty = await startFaultyService();
    const before = await settledAnswersOf(faulty);
    faulty.setClock(minutes);
    await Promise.all(REQUESTED.map(faulty.ask));
    faulty.setClock(0);
    await expect.poll(async () => answersOf(faulty), { timeout: 40_000 }).toEqual(before);
  });

  it('returns the current hour, or none', async () => {
    const faulty = await startFaultyService();
    await faulty.ask('precipitationNextHour');
    faulty.setClock(minutes);
    const now = faulty.clock().getTime();
    for (const operation of ['precipitationNextHour', 'forecastNextThreeHours'] as const) {
      const { status, body } = await faulty.ask(operation);
      expect(status).toBeOneOf(minutes > 2 * DAY ? [503] : [200, 404]);
      for (const date of datesIn(body)) {
        expect(date).toBeGreaterThan(now - 65 * 60_000);
        expect(date).toBeLessThan(now + 3 * 60 * 60_000);
      }
    }
    const station = await faulty.ask('weatherStationById');
    expect(station.status).toBeOneOf([200, 404, 503]);
    const { timestamp = now / 1000 } = Reading.parse(station.body);
    expect(timestamp * 1000).toBeGreaterThan(now - 3 * 60 * 60_000);
    expect(timestamp * 1000).toBeLessThan(now + 10 * 60_000);
    const { body } = await faulty.ask('activeWarningsByCoordinates');
    for (const { expires } of Active.parse(body).activeWarnings) {
      expect(Date.parse(expires)).toBeGreaterThan(now);
    }
  });
});

test.each(JUMPS)(
  'radar and reports are rejected if the clock at start is %s',
  async (_where, minutes) => {
    const faulty = await startFaultyService();
    faulty.setClock(minutes);
    await faulty.ask('precipitationNextHour');
    const { status, body } = await faulty.ask('precipitationNextHour');
    // A run of more than two days ago is no forecast.
    const refusal = minutes > 2 * DAY ? 503 : 404;
    expect([status, body['source']]).toBeOneOf([
      [refusal, undefined],
      [200, 'MOSMIX_L'],
    ]);
    await faulty.ask('weatherStations');
    faulty.setClock(0);
    const source = async () => (await faulty.ask('precipitationNextHour')).body['source'];
    await expect.poll(source, { timeout: 40_000 }).toBe('RV');
    const stations = async () => (await faulty.ask('weatherStations')).status;
    await expect.poll(stations, { timeout: 40_000 }).toBe(200);
  },
);

/** Epoch milliseconds of the hours or steps of an answer. */
function datesIn(body: Record<string, unknown>): number[] {
  const entries = body['items'] ?? body['hourly'] ?? [];
  if (!Array.isArray(entries)) throw new Error('An answer has no list');
  return entries.map((entry: { date: string }) => Date.parse(entry.date));
}
