import { afterAll, expect, test } from 'vitest';
import { HourlyResponse } from '../../src/contract/public/forecast.ts';
import { NextHourResponse } from '../../src/contract/voice-text/responses.ts';
import { isWetRate } from '../../src/weather/nowcast.ts';
import { isWet } from '../../src/weather/state.ts';
import { startTestService } from '../support/service.ts';

/** A summer afternoon with showers, on the full hour: the next hour is an hour of the forecast. */
const service = await startTestService('2026-07-19T15:00:00Z');
afterAll(service.close);

/** All over the area of radar. */
const SPOTS = Array.from(
  { length: 60 },
  (_, index) => `${48 + (index % 10) * 0.6}/${7 + Math.floor(index / 10) * 1.2}`,
);

test('the demo’s forecast by the hour agrees with its radar on the next hour', async () => {
  let wet = 0;
  for (const spot of SPOTS) {
    const soon = await service.get(`/voicetext/precipitation/nextHour/${spot}`);
    const { source, items } = NextHourResponse.parse(soon.body);
    const [hour] = HourlyResponse.parse((await service.get(`/forecast/${spot}/hourly`)).body).items;
    expect({ source, steps: items.length }).toEqual({ source: 'demo', steps: 12 });
    const rates = items.map(({ value }) => value ?? 0);
    const rains = rates.some(isWetRate);
    wet += rains ? 1 : 0;
    expect({ spot, rains: hour && isWet(hour.weather.state) }).toEqual({ spot, rains });
    expect(hour?.prec.probability).toBe(rains ? 100 : 0);
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    expect(hour?.prec.sum).toBeCloseTo(rains ? mean : 0, 0);
  }
  expect(wet).toBeGreaterThan(5);
});
