import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { TEN_MINUTE_LIST_FILE } from '../../../src/opendata/observations/station-directory.ts';
import { poiReportsFile } from '../../../src/opendata/observations/poi.ts';
import {
  archivePath,
  BERLIN,
  BIELEFELD,
  MUENSTER,
  poiText,
  rain,
  startObservations,
  subset,
  SYNOP_FOLDER,
  synopPath,
  temperature,
  tenMinutesZip,
} from './station-files.ts';

const SEVEN = '2026-06-17T07:00:00Z';

describe('a station', () => {
  it('is completed by its archives of ten minutes', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    const wind = { '202606170630': '   5.0; 180' };
    host.put(archivePath('wind', 'wind', 1766), tenMinutesZip(1766, 'FF_10;DD_10', wind));
    const gusts = { '202606170630': '  10.0; 190' };
    host.put(
      archivePath('extreme_wind', 'extrema_wind', 1766),
      tenMinutesZip(1766, 'FX_10;DX_10', gusts),
    );
    const { reading } = (await station(MUENSTER.id)) ?? {};
    expect(reading).toMatchObject({ time: Date.parse(SEVEN), temperature: 20 });
    expect(reading).toMatchObject({
      windSpeed: 18,
      windDirection: 180,
      gust: 36,
      gustDirection: 190,
    });
  });

  it('is completed by its hourly reports where it has no archives', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    const cells = { temperature: '19,5', pressure: '1012,9', cloudCover: '88', windSpeed: '18' };
    host.put(poiReportsFile(MUENSTER.wmoId).path, poiText(MUENSTER.wmoId, cells));
    const { reading } = (await station(MUENSTER.id)) ?? {};
    expect(reading).toMatchObject({ pressure: 1012.9, cloudCover: 88, windSpeed: 18 });
    // What it said by SYNOP counts.
    expect(reading?.temperature).toBe(20);
  });

  it('is returned without the missing values if its files are missing', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    for (const [folder, name] of [
      ['wind', 'wind'],
      ['precipitation', 'nieder'],
    ] as const) {
      host.trouble(archivePath(folder, name, MUENSTER.id), 'fails');
    }
    host.trouble(poiReportsFile(MUENSTER.wmoId).path, 'fails');
    expect((await station(MUENSTER.id))?.reading).toMatchObject({
      temperature: 20,
      windSpeed: null,
    });
  });

  it('is returned from its archives if its hourly reports are missing', async () => {
    const { host, station, closest } = await startObservations(40_000);
    host.trouble(SYNOP_FOLDER, 'fails');
    host.trouble(poiReportsFile(MUENSTER.wmoId).path, 'hangs');
    host.put(
      archivePath('air_temperature', 'TU', MUENSTER.id),
      tenMinutesZip(MUENSTER.id, 'PP_10;TT_10;RF_10', { '202606170620': ' 990;  15;  80' }),
    );
    const begun = performance.now();
    const found = await Promise.all([station(MUENSTER.id), closest(MUENSTER)]);
    expect(found).toMatchObject([
      { reading: { temperature: 15 } },
      { station: { id: MUENSTER.id, reading: { temperature: 15 } } },
    ]);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('is an error, not missing, if no report can be read, also the second time', async () => {
    const { host, station } = await startObservations();
    host.put(synopPath('0703'), 'no report');
    await expect(station(MUENSTER.id)).rejects.toThrow(OpenDataError);
    await expect(station(MUENSTER.id)).rejects.toThrow(OpenDataError);
  });

  it.each([
    ['is no list', '<html>Wartungsarbeiten</html>', 'without a file'],
    ['is cut off', '<html><pre><a href="../">../</a>', 'cut off'],
  ])('is an error, not missing, if the list of the reports %s', async (_what, page, reason) => {
    const { host, station } = await startObservations();
    host.put(SYNOP_FOLDER, page);
    await expect(station(MUENSTER.id)).rejects.toThrow(reason);
  });

  it('sums the rain of the day from ten minutes and hours', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20), rain(60, 1)));
    // From midnight in Berlin to six o'clock UTC.
    const rows = Array.from({ length: 48 }, (_, at) => {
      const end = new Date(Date.parse('2026-06-16T22:10Z') + at * 600_000).toISOString();
      return [end.replaceAll(/\D/g, '').slice(0, 12), '   0.10'];
    });
    const zip = tenMinutesZip(1766, 'RWS_10', Object.fromEntries(rows));
    host.put(archivePath('precipitation', 'nieder', 1766), zip);
    expect((await station(MUENSTER.id))?.reading.precipitationToday).toBeCloseTo(5.8);
  });

  it('is read from its archives alone, at sea level whatever its height', async () => {
    const { host, station } = await startObservations();
    const rows = { '202606170610': ' 990.0;  15.0;  80.0', '202606170620': ' 990.5;  15.5;-999' };
    host.put(
      archivePath('air_temperature', 'TU', BIELEFELD.id),
      tenMinutesZip(BIELEFELD.id, 'PP_10;TT_10;RF_10', rows),
    );
    host.put(SYNOP_FOLDER, '<html></html>');
    const { reading } = (await station(BIELEFELD.id)) ?? {};
    expect(reading).toMatchObject({ temperature: 15.5, relativeHumidity: 80, windSpeed: null });
    expect(reading?.pressure).toBeCloseTo(1004.3, 1);
  });

  it('never uses another station’s archive', async () => {
    const { host, station } = await startObservations();
    const zip = tenMinutesZip(44, 'PP_10;TT_10;RF_10', { '202606170610': ' 990;  15;  80' });
    host.put(archivePath('air_temperature', 'TU', BIELEFELD.id), zip);
    await expect(station(BIELEFELD.id)).rejects.toThrow('is that of 44');
  });

  it('is undefined for an unknown number or a silent station', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    expect(await station(99_999)).toBeUndefined();
    expect(await station(BERLIN.id)).toBeUndefined();
    expect(host.requests(TEN_MINUTE_LIST_FILE.path)).toHaveLength(1);
  });

  it('is an error if no file is available', async () => {
    const { host, station } = await startObservations();
    host.trouble(SYNOP_FOLDER, 'fails');
    await expect(station(BERLIN.id)).rejects.toThrow(OpenDataError);
  });
});

describe('the closest station', () => {
  const IN_BIELEFELD = { latitude: 52.02, longitude: 8.53 };

  it('is the nearest one that measures the temperature', async () => {
    const { layReports, closest } = await startObservations();
    layReports(
      '0703',
      subset(MUENSTER.wmoId, SEVEN, temperature(20)),
      subset(BERLIN.wmoId, SEVEN, temperature(23)),
    );
    const found = await closest(IN_BIELEFELD);
    expect(found?.station.id).toBe(MUENSTER.id);
    expect(found?.distance).toBeCloseTo(58.3, 0);
  });

  it('is skipped if it measures none', async () => {
    const { layReports, closest } = await startObservations();
    layReports(
      '0703',
      subset(MUENSTER.wmoId, SEVEN, ['cloudCoverTotal', 88, '%']),
      subset(BERLIN.wmoId, SEVEN, temperature(23)),
    );
    expect((await closest({ latitude: 52.3, longitude: 10.5 }))?.station.id).toBe(BERLIN.id);
  });

  it('may be one that has archives alone', async () => {
    const { host, layReports, closest } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.put(
      archivePath('air_temperature', 'TU', BIELEFELD.id),
      tenMinutesZip(BIELEFELD.id, 'PP_10;TT_10;RF_10', { '202606170620': ' 990;  15;  80' }),
    );
    const found = await closest(IN_BIELEFELD);
    expect(found?.station).toMatchObject({ id: BIELEFELD.id, reading: { temperature: 15 } });
    expect(found?.distance).toBeLessThan(2);
  });

  it('does not wait for a closer one that does not respond', async () => {
    const { host, layReports, closest } = await startObservations(40_000);
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.trouble(archivePath('air_temperature', 'TU', BIELEFELD.id), 'hangs');
    const begun = performance.now();
    expect((await closest(IN_BIELEFELD))?.station.id).toBe(MUENSTER.id);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('is undefined beyond 200 km, or beyond the requested distance', async () => {
    const { host, layReports, closest } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    expect(await closest({ latitude: 35.68, longitude: 139.69 })).toBeUndefined();
    expect(host.requests(SYNOP_FOLDER)).toHaveLength(0);
    expect(await closest(IN_BIELEFELD, 20)).toBeUndefined();
  });

  it('is an error if the server fails', async () => {
    const { host, closest } = await startObservations();
    host.trouble(SYNOP_FOLDER, 'fails');
    await expect(closest(IN_BIELEFELD)).rejects.toThrow(OpenDataError);
  });
});
