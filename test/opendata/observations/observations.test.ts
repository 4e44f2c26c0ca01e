import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import {
  LEXICON,
  LEXICON_PAGE,
  TEN_MINUTE_LIST,
} from '../../../src/opendata/observations/stations/directory.ts';
import {
  archivePath,
  BERLIN,
  BIELEFELD,
  MUENSTER,
  rain,
  startObservations,
  subset,
  SYNOP_FOLDER,
  synopPath,
  temperature,
  tenMinutesZip,
} from './station-files.ts';

const SEVEN = '2026-06-17T07:00:00Z';

describe('all stations', () => {
  it('are those that reported lately, by their numbers', async () => {
    const { layReports, all } = await startObservations();
    layReports(
      '0703',
      subset(MUENSTER.wmoId, SEVEN, temperature(20.9)),
      subset(BERLIN.wmoId, SEVEN, temperature(23)),
    );
    const stations = await all();
    expect(stations.map(({ id, name }) => [id, name])).toEqual([
      [433, 'Berlin-Tempelhof'],
      [1766, 'Münster/Osnabrück'],
    ]);
    expect(stations[1]).toMatchObject({ latitude: 52.1344, longitude: 7.6969, elevation: 48 });
    expect(stations[1]?.reading.temperature).toBeCloseTo(20.9);
    expect(stations[1]?.reading.time).toBe(Date.parse(SEVEN));
  });

  it('have values that come once an hour from an earlier report', async () => {
    const { layReports, all, setClock } = await startObservations();
    const pressure = ['pressureReducedToMeanSeaLevel', 101_290, 'Pa'] as const;
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20), pressure));
    layReports('0713', subset(MUENSTER.wmoId, '2026-06-17T07:10Z', temperature(21)));
    setClock('2026-06-17T07:15Z');
    expect((await all())[0]?.reading).toMatchObject({ temperature: 21, pressure: 1012.9 });
    layReports('0813', subset(MUENSTER.wmoId, '2026-06-17T08:10Z', temperature(24)));
    setClock('2026-06-17T08:15Z');
    expect((await all())[0]?.reading).toMatchObject({ temperature: 24, pressure: null });
  });

  it('are silent three hours after their last report', async () => {
    const { layReports, all, setClock } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    setClock('2026-06-17T07:59Z');
    expect(await all()).toHaveLength(1);
    setClock('2026-06-17T10:01Z');
    await expect(all()).rejects.toThrow('No station has reported lately');
  });

  it('tell what has fallen since midnight in Berlin, by the files of the day', async () => {
    const { layReports, all } = await startObservations();
    // Midnight in Berlin is 22 o'clock of the day before, UTC.
    for (let hour = -2; hour <= 6; hour++) {
      const end = new Date(Date.parse(SEVEN) - (7 - 1 - hour) * 3_600_000);
      const [, day = '', clock = ''] = /(\d\d)T(\d\d)/.exec(end.toISOString()) ?? [];
      layReports(
        `${day} ${clock}04`,
        subset(MUENSTER.wmoId, end.toISOString(), temperature(20), rain(60, 0.5)),
      );
    }
    expect((await all())[0]?.reading.precipitationToday).toBeCloseTo(4.5);
  });

  it('do not tell it where an hour of it is not known', async () => {
    const { layReports, all } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20), rain(60, 0.5)));
    expect((await all())[0]?.reading.precipitationToday).toBeNull();
  });

  it('are read once each, and a file that comes later is found', async () => {
    const { host, layReports, all, setClock } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    await Promise.all([all(), all(), all()]);
    layReports('0713', subset(BERLIN.wmoId, '2026-06-17T07:10Z', temperature(21)));
    setClock('2026-06-17T07:14:30Z');
    expect(await all()).toHaveLength(2);
    expect(host.requests(synopPath('0703'))).toHaveLength(1);
    expect(host.requests(SYNOP_FOLDER)).toHaveLength(2);
  });

  it.each([
    ['is empty, as happens', ''],
    ['is cut off', '{ "messages" : ['],
    ['is a web page', '<html>'],
  ])('are told by the other files where one %s', async (_, content) => {
    const { host, layReports, all } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.put(synopPath('0702'), content);
    expect(await all()).toHaveLength(1);
  });

  it('serve on while the server fails', async () => {
    const { host, layReports, all, setClock } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    await all();
    host.trouble(SYNOP_FOLDER, 'fails');
    setClock('2026-06-17T09:30Z');
    expect(await all()).toHaveLength(1);
  });

  it('cannot be had where there are no reports, or no list of stations', async () => {
    const { all } = await startObservations();
    await expect(all()).rejects.toThrow(OpenDataError);
    const listless = await startObservations();
    listless.layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    listless.host.remove(LEXICON.path);
    await expect(listless.all()).rejects.toThrow('no Stationslexikon');
  });

  it('are known by the page of the Stationslexikon where its text is missing', async () => {
    const { host, layReports, all } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.remove(LEXICON.path);
    const cells = [
      'M&uuml;nster',
      '1766',
      'SY',
      '10315',
      '52.1',
      '7.7',
      '48',
      '',
      'NW',
      '01.10.1989',
      '17.06.2026',
    ];
    host.put(
      LEXICON_PAGE.path,
      `<html><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    );
    expect((await all()).map(({ name }) => name)).toEqual(['Münster']);
  });
});

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

  it('adds up the rain of the day from ten minutes and hours', async () => {
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

  it('is known by its archives alone, at sea level whatever its height', async () => {
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

  it('does not take another station’s archive for its own', async () => {
    const { host, station } = await startObservations();
    const zip = tenMinutesZip(44, 'PP_10;TT_10;RF_10', { '202606170610': ' 990;  15;  80' });
    host.put(archivePath('air_temperature', 'TU', BIELEFELD.id), zip);
    await expect(station(BIELEFELD.id)).rejects.toThrow('is that of 44');
  });

  it('does not exist by a number that no station has, nor where it is silent', async () => {
    const { host, layReports, station } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    expect(await station(99_999)).toBeUndefined();
    expect(await station(BERLIN.id)).toBeUndefined();
    expect(host.requests(TEN_MINUTE_LIST.path)).toHaveLength(1);
  });

  it('cannot be had where nothing can be', async () => {
    const { host, station } = await startObservations();
    host.trouble(SYNOP_FOLDER, 'fails');
    await expect(station(BERLIN.id)).rejects.toThrow(OpenDataError);
  });
});

describe('the closest station', () => {
  const IN_BIELEFELD = { latitude: 52.02, longitude: 8.53 };

  it('is the one that measures the temperature nearest to the place', async () => {
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

  it('is passed over where it measures none', async () => {
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

  it('is none beyond 200 km, or beyond the reach that is asked for', async () => {
    const { host, layReports, closest } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    expect(await closest({ latitude: 35.68, longitude: 139.69 })).toBeUndefined();
    expect(host.requests(SYNOP_FOLDER)).toHaveLength(0);
    expect(await closest(IN_BIELEFELD, 20)).toBeUndefined();
  });

  it('cannot be had where the server fails', async () => {
    const { host, closest } = await startObservations();
    host.trouble(SYNOP_FOLDER, 'fails');
    await expect(closest(IN_BIELEFELD)).rejects.toThrow(OpenDataError);
  });
});
