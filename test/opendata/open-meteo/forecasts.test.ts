import { describe, expect, it } from 'vitest';
import {
  createOpenMeteoForecasts,
  createForecastRequest,
} from '../../../src/opendata/open-meteo/forecasts.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { openMeteoFile } from '../../support/open-meteo-file.ts';

const BERLIN = { latitude: 52.52437, longitude: 13.41053, elevation: 74 };
const NOW = '2026-11-18T10:07Z';
const hourly = { temperature_2m: [7, 8, 9] };
const file = (answered: string, latitude = 52.52) =>
  openMeteoFile({ latitude, hourly, first: '2026-11-18T09:00Z', answered });

/** Forecasts from a loopback server that has one for Berlin. */
async function startForecasts({ query = '' } = {}) {
  const host = await startOpenDataHost();
  let now = new Date(NOW);
  const hosts = { ...hostsAt(host.url), openMeteo: `${host.url}/${query}` };
  const key = query.replace('?', '&');
  const server = liveServer(hosts, 300, (path) => host.hangs(path + key));
  const forecasts = createOpenMeteoForecasts({ server, clock: () => now });
  const path = createForecastRequest(BERLIN).path + key;
  host.put(path, file('2026-11-18T10:00Z'));
  return {
    host,
    path,
    at: async (point = BERLIN) => forecasts.at(point, now.getTime()),
    setClock: (time: string) => {
      now = new Date(time);
    },
  };
}

describe('a forecast', () => {
  it('is that of the grid point, until the next run is due', async () => {
    const { at } = await startForecasts();
    expect(await at()).toMatchObject({
      station: '52.52,13.42',
      nextUpdate: Date.parse('2026-11-18T11:00Z'),
      series: { issued: Date.parse('2026-11-18T10:00Z'), hours: [{ temperature: 7 }, {}] },
    });
  });

  it('is requested with all elements of an hour, in UTC, sixteen days ahead and two back', () => {
    const { host, path } = createForecastRequest(BERLIN);
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const { hourly: variables, ...query } = Object.fromEntries(searchParams);
    expect([host, pathname]).toEqual(['openMeteo', '/v1/forecast']);
    expect(query).toEqual({
      latitude: '52.52',
      longitude: '13.41',
      elevation: '74',
      current: 'temperature_2m',
      forecast_days: '16',
      past_days: '2',
      timeformat: 'unixtime',
      timezone: 'GMT',
    });
    expect(variables?.split(',')).toHaveLength(14);
  });

  it('is requested without a height if none is known', () => {
    expect(createForecastRequest({ ...BERLIN, elevation: null }).path).not.toContain('elevation');
    expect(createForecastRequest({ latitude: -0.001, longitude: 0, elevation: 0 }).path).toContain(
      '?latitude=0&longitude=0&elevation=0&',
    );
  });

  it('is downloaded once an hour for a neighbourhood', async () => {
    const { at, host, path, setClock } = await startForecasts();
    await Promise.all([at(), at({ ...BERLIN, latitude: 52.5197 })]);
    setClock('2026-11-18T10:59Z');
    await at();
    expect(host.requests(path)).toHaveLength(1);
    setClock('2026-11-18T11:01Z');
    host.put(path, file('2026-11-18T11:00Z'));
    expect((await at())?.series.issued).toBe(Date.parse('2026-11-18T11:00Z'));
    expect(host.requests(path)).toHaveLength(2);
  });

  it('is not cached beyond its real age', async () => {
    const { at, host, path, setClock } = await startForecasts();
    host.put(
      path,
      openMeteoFile({ hourly, first: '2030-01-01T00:00Z', answered: '2030-01-01T00:00Z' }),
    );
    await at();
    setClock('2026-11-18T11:08Z');
    await at();
    expect(host.requests(path)).toHaveLength(2);
  });
});

describe('a provider that fails', () => {
  it('leaves the stale forecast to be served for six hours', async () => {
    const { at, host, path, setClock } = await startForecasts();
    await at();
    host.trouble(path, 'fails');
    setClock('2026-11-18T16:59Z');
    expect(await at()).toMatchObject({ station: '52.52,13.42' });
    setClock('2026-11-18T17:01Z');
    await expect(at()).rejects.toThrow(OpenDataError);
  });

  it('or returns another place is an error that names neither', async () => {
    const { at, host, path } = await startForecasts();
    host.put(path, file('2026-11-18T10:00Z', 48.1));
    await expect(at()).rejects.toThrow(/^Open-Meteo answers for a place 49\d km away$/);
  });

  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'since it %s is an error without place and key',
    async (trouble) => {
      const { at, host, path } = await startForecasts({ query: '?apikey=s3cret' });
      host.trouble(path, trouble);
      const error = await at().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(OpenDataError);
      const reported = String(error) + String(error instanceof Error && error.cause);
      expect(reported).toContain('/v1/forecast');
      expect(reported).not.toMatch(/s3cret|52\.5|13\.4/);
    },
  );

  it('because the key is invalid is an error; a valid key is sent with each request', async () => {
    const { at, host, path } = await startForecasts({ query: '?apikey=s3cret' });
    expect(await at()).toBeDefined();
    expect(host.requests(path)).toHaveLength(1);
    expect(path).toMatch(/&apikey=s3cret$/);
  });
});
