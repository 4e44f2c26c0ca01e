import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { StationEntry, stationsTable } from '../../../src/contract/public/stations.ts';
import { stationHandlers } from '../../../src/service/operations/stations.ts';
import type { ObservedStation } from '../../../src/weather/observation.ts';
import { startTestService } from '../../support/service.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { sourcesWith } from '../fake-sources.ts';

const NOW = '2026-11-21T12:00:00Z';
const service = await startTestService(NOW);
afterAll(service.close);

const MUENSTER: ObservedStation = {
  id: 1766,
  name: 'Münster/Osnabrück',
  latitude: 52.1344,
  longitude: 7.6969,
  elevation: 48,
  reading: {
    time: Date.parse('2026-11-21T11:50:00Z'),
    temperature: 20.900000000000034,
    relativeHumidity: 66.4,
    windSpeed: 7.2,
    windDirection: 30,
    gust: null,
    gustDirection: null,
    pressure: 1012.94,
    precipitationToday: 2.2999999999999994,
    cloudCover: 88,
  },
};

const answers = stationHandlers(
  sourcesWith(NOW, {
    observations: {
      all: async () => [MUENSTER],
      station: async (id) => (id === MUENSTER.id ? MUENSTER : undefined),
      closest: async () => ({ station: MUENSTER, distance: 58.3412 }),
    },
  }),
);

describe('a weather station', () => {
  test('has the documented fields: °C, %, km/h, degrees, hPa and mm', async () => {
    const { stations, source } = await answers.weatherStations({}, DEFAULT_LOCALE);
    expect(source).toBe('SYNOP');
    expect(stations).toEqual([
      {
        id: 1766,
        location: 'Münster/Osnabrück',
        lat: 52.1344,
        lon: 7.6969,
        elev: 48,
        timestamp: 1795261800,
        datetime: '2026-11-21T11:50:00.000Z',
        tmp2m: 20.9,
        relh: 66,
        windspeed: 7.2,
        winddir: 30,
        gust: null,
        gustdir: null,
        pressure: 1012.9,
        raintoday: 2.3,
      },
    ]);
  });

  test('by its number is the same, and names its source', async () => {
    const { stations } = await answers.weatherStations({}, DEFAULT_LOCALE);
    const station = await answers.weatherStationById({ stationId: 1766 }, DEFAULT_LOCALE);
    expect(station).toEqual({ ...stations[0], source: 'SYNOP' });
  });

  test('closest to a place has its distance in kilometres, to a tenth', async () => {
    const where = { latitude: 52.02, longitude: 8.53 };
    const { closestStation, distance } = await answers.closestWeatherStation(where, DEFAULT_LOCALE);
    expect([closestStation.id, distance]).toEqual([1766, 58.3]);
  });
});

describe('over HTTP, in the demo', () => {
  test('returns all stations, once each', async () => {
    const { body } = await service.get('/stations');
    const { stations } = stationsTable.weatherStations.response.parse(body);
    expect(stations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    for (const { location, timestamp, datetime } of stations) {
      expect(location).toContain('DEMO');
      expect(timestamp * 1000).toBe(Date.parse(datetime));
      expect(Date.parse(NOW) - Date.parse(datetime)).toBeLessThanOrEqual(15 * 60_000);
    }
  });

  test('returns one of them by its number, with the rain of the day', async () => {
    const { body } = await service.get('/stations/90001');
    const station = StationEntry.parse(body);
    expect(station.id).toBe(90_001);
    expect(Object.values(station)).not.toContain(null);
  });

  test('returns the closest one to Hamburg', async () => {
    const { body } = await service.get('/stations/closest/53.55/9.99');
    const { distance, closestStation } = z
      .object({ distance: z.number(), closestStation: StationEntry })
      .parse(body);
    expect(distance).toBeLessThan(40);
    expect(Math.abs(closestStation.lat - 53.55)).toBeLessThan(0.5);
  });

  test.each([
    ['/stations/99999', 'unknown-station', /99999.*for 3 hours/],
    ['/stations/closest/35.68/139.69', 'no-station', /200 km/],
  ])('%s gets 404', async (path, type, detail) => {
    const { status, body } = await service.get(path);
    expect(status).toBe(404);
    expect(body['type']).toBe(`/problems/${type}`);
    expect(body['detail']).toMatch(detail);
  });
});
