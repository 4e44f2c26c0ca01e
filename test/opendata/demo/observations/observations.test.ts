import { describe, expect, it } from 'vitest';
import {
  measureWeather,
  measureHourlyRain,
  measureTenMinuteRain,
  DEMO_WEATHER_STATIONS,
} from '../../../../src/opendata/demo/observations/stations.ts';
import { createObservationsPart } from '../../../../src/opendata/demo/observations/part.ts';
import { createSynopFile } from '../../../../src/opendata/demo/observations/synop.ts';
import {
  parseLexicon,
  LEXICON_TEXT_FILE,
  TEN_MINUTE_LIST_FILE,
  parseTenMinuteList,
} from '../../../../src/opendata/observations/station-directory.ts';
import { decodeSynopFile } from '../../../../src/opendata/observations/synop/report-reader.ts';
import {
  SYNOP_LISTING,
  synopListingProduct,
} from '../../../../src/opendata/observations/synop/synop-reports.ts';
import {
  AIR_ARCHIVE,
  archiveFile,
  RAIN_ARCHIVE,
  parseTenMinuteArchive,
} from '../../../../src/opendata/observations/ten-minutes.ts';
import type { Validators, Resource } from '../../../../src/opendata/server.ts';

const NOW = new Date('2026-11-21T12:03:00Z');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

const part = createObservationsPart();

async function bodyOf(resource: Resource): Promise<Uint8Array> {
  const reply = await part(resource, {}, NOW);
  if (reply?.status !== 200) throw new Error(`Nothing at ${resource.path}`);
  return reply.body;
}

describe('demo stations', () => {
  it('are about eighty in Germany, with names that mark them as demo', () => {
    expect(DEMO_WEATHER_STATIONS.length).toBeGreaterThanOrEqual(60);
    expect(DEMO_WEATHER_STATIONS.length).toBeLessThanOrEqual(100);
    for (const { name, latitude, longitude } of DEMO_WEATHER_STATIONS) {
      expect(name).toMatch(/^DEMO /);
      expect(latitude).toBeGreaterThan(47);
      expect(latitude).toBeLessThan(55);
      expect(longitude).toBeGreaterThan(5.8);
      expect(longitude).toBeLessThan(15.1);
    }
  });

  it('are in both lists', async () => {
    const { stations, ids } = parseLexicon(await bodyOf(LEXICON_TEXT_FILE));
    const listed = parseTenMinuteList(await bodyOf(TEN_MINUTE_LIST_FILE));
    const expected = DEMO_WEATHER_STATIONS.map(({ wmoId: _wmoId, ...station }) => station);
    expect([...stations.values()]).toEqual(expected);
    expect(listed).toEqual(expected);
    expect([...ids.keys()]).toEqual(DEMO_WEATHER_STATIONS.map(({ wmoId }) => wmoId));
  });
});

describe('reports of demo stations', () => {
  it('match the demo weather', () => {
    const reports = decodeSynopFile(createSynopFile(NOON));
    expect(reports.map(({ wmoId }) => wmoId)).toEqual(
      DEMO_WEATHER_STATIONS.map(({ wmoId }) => wmoId),
    );
    for (const [at, station] of DEMO_WEATHER_STATIONS.entries()) {
      const measured = measureWeather(station, NOON);
      const { values, rain } = reports[at] ?? {};
      expect(values?.temperature).toBeCloseTo(measured.temperature);
      expect(values?.windSpeed).toBeCloseTo(measured.windSpeed * 3.6);
      expect(values?.pressure).toBeCloseTo(measured.pressure);
      expect(values).toMatchObject({
        relativeHumidity: measured.relativeHumidity,
        cloudCover: measured.cloudCover,
        gustDirection: measured.windDirection,
      });
      expect(rain).toEqual([
        { from: NOON - 60 * MINUTE, to: NOON, amount: measureHourlyRain(station, NOON) },
      ]);
    }
  });

  it('are reproducible', () => {
    expect(Buffer.from(createSynopFile(NOON)).equals(createSynopFile(NOON))).toBe(true);
  });

  it('are listed, the newest five minutes after its time', async () => {
    const files = await synopListingProduct.decode(await bodyOf(SYNOP_LISTING));
    expect(files[0]?.createdAt).toBe(Date.parse('2026-11-21T11:55Z'));
    for (const { file } of files) expect((await bodyOf(file)).length).toBeGreaterThan(1000);
    expect(files.at(-1)?.createdAt).toBeLessThan(NOON - 24 * 60 * MINUTE);
  });
});

describe('archives of demo stations', () => {
  const [station] = DEMO_WEATHER_STATIONS;
  const id = station?.id ?? NaN;

  it('reach from midnight in Berlin to forty minutes before the hour', async () => {
    const { station: number, rows } = await parseTenMinuteArchive(
      await bodyOf(archiveFile(AIR_ARCHIVE, id)),
      AIR_ARCHIVE.columns,
    );
    expect(number).toBe(id);
    expect(rows[0]?.time).toBeLessThanOrEqual(Date.parse('2026-11-20T23:10Z'));
    expect(rows.at(-1)?.time).toBe(Date.parse('2026-11-21T11:20Z'));
  });

  it('have as much rain in the ten minutes of an hour as the hour has', async () => {
    const { rows } = await parseTenMinuteArchive(
      await bodyOf(archiveFile(RAIN_ARCHIVE, id)),
      RAIN_ARCHIVE.columns,
    );
    expect(rows.length).toBeGreaterThan(60);
    for (const wet of DEMO_WEATHER_STATIONS) {
      const parts = [10, 20, 30, 40, 50, 60].map((minutes) =>
        measureTenMinuteRain(wet, NOON - (60 - minutes) * MINUTE),
      );
      const sum = parts.reduce((total, amount) => total + amount, 0);
      expect(sum).toBeCloseTo(measureHourlyRain(wet, NOON));
    }
  });

  it('exist for all kinds and stations of the list', async () => {
    const { path } = archiveFile(AIR_ARCHIVE, id);
    for (const other of [path.replace('_TU_', '_SOLAR_'), path.replace('90001', '01766')]) {
      expect(await part({ host: 'opendata', path: other }, {}, NOW)).toBeUndefined();
    }
  });
});

it.each([LEXICON_TEXT_FILE, TEN_MINUTE_LIST_FILE, SYNOP_LISTING, archiveFile(AIR_ARCHIVE, 90_001)])(
  '$path is not sent again while it is the same',
  async (resource) => {
    const reply = await part(resource, {}, NOW);
    const conditions: Validators = reply?.status === 200 ? { etag: reply.etag } : {};
    expect(await part(resource, conditions, NOW)).toEqual({ status: 304 });
    const tomorrow = new Date(NOW.getTime() + 24 * 60 * MINUTE);
    expect(await part(resource, conditions, tomorrow)).toMatchObject({ status: 200 });
  },
);
