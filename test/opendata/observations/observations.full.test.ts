import { describe, expect, it, vi } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import {
  LEXICON_TEXT_FILE,
  LEXICON_HTML_FILE,
} from '../../../src/opendata/observations/station-directory.ts';
import {
  BERLIN,
  LEXICON_HTML,
  MUENSTER,
  rain,
  startObservations,
  subset,
  SYNOP_FOLDER,
  synopPath,
  temperature,
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

  it('fill hourly values from an earlier report', async () => {
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

  it('are omitted three hours after their last report', async () => {
    const { layReports, all, setClock } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    setClock('2026-06-17T07:59Z');
    expect(await all()).toHaveLength(1);
    setClock('2026-06-17T10:01Z');
    await expect(all()).rejects.toThrow('No station has reported lately');
  });

  it('have the rain since midnight in Berlin, from the files of the day', async () => {
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
    await vi.waitFor(
      async () => expect((await all())[0]?.reading.precipitationToday).toBeCloseTo(4.5),
      { timeout: 10_000 },
    );
  });

  it('have it though some files of the day are broken', async () => {
    const { host, layReports, all } = await startObservations();
    for (let hours = 0; hours <= 8; hours++) {
      const end = new Date(Date.parse(SEVEN) - hours * 3_600_000).toISOString();
      const created = `${end.slice(8, 10)} ${end.slice(11, 13)}04`;
      layReports(created, subset(MUENSTER.wmoId, end, temperature(20), rain(60, 1)));
      if (hours > 6) host.put(synopPath(created.replace(/4$/, '5')), '<html>');
    }
    await vi.waitFor(async () => expect((await all())[0]?.reading.precipitationToday).toBe(9), {
      timeout: 10_000,
    });
  });

  it('do not have it if an hour is missing', async () => {
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
  ])('are read from the other files if one %s', async (_, content) => {
    const { host, layReports, all } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.put(synopPath('0702'), content);
    expect(await all()).toHaveLength(1);
  });

  it('are served stale while the server fails', async () => {
    const { host, layReports, all, setClock } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    await all();
    host.trouble(SYNOP_FOLDER, 'fails');
    setClock('2026-06-17T09:30Z');
    expect(await all()).toHaveLength(1);
  });

  it('are unavailable without reports or station list', async () => {
    const { all } = await startObservations();
    await expect(all()).rejects.toThrow(OpenDataError);
    const listless = await startObservations();
    listless.layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    listless.host.remove(LEXICON_TEXT_FILE.path);
    await expect(listless.all()).rejects.toThrow('The Stationslexikon is not available');
  });

  it('come from the page of the Stationslexikon if its text is missing', async () => {
    const { host, layReports, all } = await startObservations();
    layReports('0703', subset(MUENSTER.wmoId, SEVEN, temperature(20)));
    host.remove(LEXICON_TEXT_FILE.path);
    host.put(LEXICON_HTML_FILE.path, LEXICON_HTML);
    expect((await all()).map(({ name }) => name)).toEqual(['Münster']);
  });
});
