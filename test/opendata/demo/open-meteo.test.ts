import { describe, expect, it } from 'vitest';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { createMosmixForecasts } from '../../../src/opendata/mosmix/forecasts.ts';
import {
  createOpenMeteoForecasts,
  createForecastRequest,
} from '../../../src/opendata/open-meteo/forecasts.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour } from '../../../src/weather/hour.ts';

const NOW = '2026-01-12T14:05:00Z';
const clock = () => new Date(NOW);
/** One of the demo's stations is at this point of the grid. */
const HARZ = { latitude: 51.75, longitude: 10.5, elevation: 0 };

async function openMeteoHours(point = HARZ, now = NOW): Promise<Hour[]> {
  const server = createDemoServer(() => new Date(now));
  const forecasts = createOpenMeteoForecasts({ server, clock: () => new Date(now) });
  return (await forecasts.at(point, 0))?.series.hours ?? [];
}

describe("the demo's response of Open-Meteo", () => {
  it('reaches from two days back to the sixteenth day', async () => {
    const hours = await openMeteoHours();
    expect(hours).toHaveLength(18 * 24 - 1);
    expect(hours[0]?.start).toBe(Date.parse('2026-01-10T00:00Z'));
  });

  it('has the same weather as the file of the station at the same place', async () => {
    const forecasts = createMosmixForecasts({ server: createDemoServer(clock), clock });
    const stations = (await forecasts.at(HARZ, 0))?.series.hours ?? [];
    const byStart = new Map((await openMeteoHours()).map((hour) => [hour.start, hour]));
    expect(stations.length).toBeGreaterThan(240);
    for (const station of stations) {
      const hour = byStart.get(station.start);
      expect(difference(hour?.temperature, station.temperature)).toBeLessThanOrEqual(0.1);
      expect(difference(hour?.windSpeed, station.windSpeed)).toBeLessThanOrEqual(0.1);
      expect(difference(hour?.gust, station.gust)).toBeLessThanOrEqual(0.1);
      expect(difference(hour?.precipitation, station.precipitation)).toBeLessThanOrEqual(0.02);
      expect(difference(hour?.snow, station.snow)).toBeLessThanOrEqual(0.02);
      expect(difference(hour?.radiation, station.radiation)).toBeLessThanOrEqual(3);
      expect(hour).toMatchObject({
        cloudCover: station.cloudCover,
        precipitationProbability: station.precipitationProbability,
        sunshine: station.sunshine,
        windDirection: station.windDirection,
      });
    }
    const wet = stations.filter(({ precipitation }) => (precipitation ?? 0) > 0);
    expect(wet.length).toBeGreaterThan(0);
  });

  it('is colder on a mountain', async () => {
    const [below] = await openMeteoHours();
    const [above] = await openMeteoHours({ ...HARZ, elevation: 1000 });
    expect(difference(below?.temperature, above?.temperature)).toBeCloseTo(6.5, 0);
  });

  it('is the same an hour later, as far as both reach', async () => {
    const later = new Date(Date.parse(NOW) + HOUR_MS).toISOString();
    expect(await openMeteoHours(HARZ, later)).toEqual(await openMeteoHours());
  });

  it('has an index of ultraviolet by day only', async () => {
    const hours = await openMeteoHours({ latitude: 36.75, longitude: -4.5, elevation: 0 });
    expect(Math.max(...hours.map(({ uvIndex }) => uvIndex ?? 0))).toBeGreaterThan(1);
    for (const { radiation, uvIndex } of hours) {
      expect((uvIndex ?? 0) > 0).toBe((radiation ?? 0) > 0);
    }
  });
});

describe('the demo of Open-Meteo', () => {
  const server = createDemoServer(clock);
  const { host, path } = createForecastRequest(HARZ);

  it('returns 304 for a quarter of an hour', async () => {
    const reply = await server.get({ host, path });
    if (reply.status !== 200) throw new Error('The file is not there');
    expect(await server.get({ host, path }, { etag: reply.etag })).toEqual({ status: 304 });
    const later = createDemoServer(() => new Date('2026-01-12T14:16:00Z'));
    expect((await later.get({ host, path }, { etag: reply.etag })).status).toBe(200);
  });

  it.each([
    ['another path', { host, path: path.replace('forecast', 'archive') }],
    ['another host', { host: 'opendata', path }],
    ['no place', { host, path: '/v1/forecast?longitude=10' }],
    ['a place off the earth', { host, path: '/v1/forecast?latitude=91&longitude=10' }],
    ['a month ahead', { host, path: `${path}&forecast_days=30` }],
  ] as const)('responds 404 at %s', async (_what, resource) => {
    expect(await server.get(resource)).toEqual({ status: 404 });
  });
});

/** NaN where one of them is not known. */
function difference(one: number | null | undefined, other: number | null | undefined): number {
  return Math.abs((one ?? NaN) - (other ?? NaN));
}
