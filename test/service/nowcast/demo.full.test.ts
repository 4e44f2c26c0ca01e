import { expect, it, test, vi } from 'vitest';
import { NowcastResponse } from '../../../src/contract/public/nowcast.ts';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { loadGazetteer } from '../../../src/place/load-gazetteer.ts';
import { nowcastHandlers } from '../../../src/service/operations/nowcast.ts';
import { createSources } from '../../../src/service/sources.ts';
import { isWet } from '../../../src/weather/state.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { observationsOf, warningsOf } from './fake-nowcast.ts';

const clock = () => new Date('2026-11-21T12:03:00Z');
const answers = nowcastHandlers({
  ...createSources({ server: createDemoServer(clock), clock }, loadGazetteer(), 'test', {
    source: 'dwd',
  }),
  warnings: warningsOf(),
  observations: observationsOf(),
});

/** Where it is wet somewhere: radar sees all of Germany. */
const SPOTS = Array.from({ length: 40 }, (_, at) => ({
  latitude: 48 + (at % 10) * 0.6,
  longitude: 7 + Math.floor(at / 10) * 2,
}));

it('describes the demo weather of its radar and its forecasts', async () => {
  const [first = { latitude: 53.55, longitude: 9.99 }] = SPOTS;
  const untilRadar = async () => {
    const { precipitationRisk } = await answers.nowcastByCoordinates(first, DEFAULT_LOCALE);
    expect(precipitationRisk.text).not.toBeNull();
  };
  await vi.waitFor(untilRadar, { timeout: 50_000, interval: 200 });
  let wet = 0;
  for (const spot of SPOTS) {
    const body = await answers.nowcastByCoordinates(spot, DEFAULT_LOCALE);
    expect(NowcastResponse.parse(body)).toEqual(body);
    expect(body.source).toBe('demo');
    const falls = new Set(body.precipitationRisk.items.map(({ from }) => from));
    wet += falls.size;
    // What is later may lie beyond the run.
    for (const { from, weather } of body.realtimeWeather.items.slice(0, 14)) {
      expect({ from, wet: isWet(weather.state) }).toEqual({ from, wet: falls.has(from) });
    }
  }
  expect(wet).toBeGreaterThan(0);
}, 30_000);

test('at a postcode equals that of its place', async () => {
  const body = await answers.nowcastByLocation(
    { countryCode: 'DE', postCode: '20095' },
    DEFAULT_LOCALE,
  );
  expect(body.realtimeWeather.items).toHaveLength(24);
  expect(body.precipitationRisk.text ?? 'in Hamburg').toContain('Hamburg');
  const nowhere = answers.nowcastByLocation(
    { countryCode: 'DE', postCode: '99999' },
    DEFAULT_LOCALE,
  );
  await expect(nowhere).rejects.toMatchObject({ problem: { type: '/problems/unknown-postcode' } });
});
