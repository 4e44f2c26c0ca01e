import { existsSync, readFileSync } from 'node:fs';
import seekBzip from 'seek-bzip';
import { describe, expect, it } from 'vitest';
import { parsePoiFile } from '../../../src/opendata/observations/poi.ts';
import {
  parseLexicon,
  parseTenMinuteList,
} from '../../../src/opendata/observations/station-directory.ts';
import { decodeSynopFile } from '../../../src/opendata/observations/synop/report-reader.ts';
import { parseTenMinuteArchive } from '../../../src/opendata/observations/ten-minutes.ts';
import { unzip } from '../demo/read-kmz.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/observations/', import.meta.url);
const isThere = existsSync(REAL_FILES);
const SKIPPED = '(skipped: no real files beside the checkout)';

function bytesOf(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

/** Every element in the order of the text, whatever it is nested in. */
function elementsOf(text: string): [key: string, value: string, units: string][] {
  const pattern = /"key" : "(\w+)",\s+"value" : ([^,\n]+)(?:,\s+"units" : "([^"]+)")?/g;
  return Array.from(text.matchAll(pattern), ([, key = '', value = '', units = '']) => [
    key,
    value,
    units,
  ]);
}

/** The number that follows a key for the first time, after another element was said. */
function firstAfter(said: string, key: string, text: string): number {
  const elements = elementsOf(text);
  const from = elements.findIndex((one) => one.slice(0, 2).join(' ') === said);
  const found = elements.slice(from).find(([name, value]) => name === key && value !== 'null');
  return Number(found?.[1]);
}

describe.skipIf(!isThere)(`real SYNOP reports ${SKIPPED}`, () => {
  it('have the values of their text', () => {
    const text = seekBzip.decode(bytesOf('synop.json.bz2')).toString();
    const [muenster, supplement, ellrich, ...none] = decodeSynopFile(bytesOf('synop.json.bz2'));
    const sensor = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';
    expect(none).toEqual([]);
    expect(muenster).toMatchObject({ wmoId: '10315', time: Date.parse('2020-06-17T09:00Z') });
    expect(muenster?.values.temperature).toBeCloseTo(
      firstAfter(`${sensor} 2`, 'airTemperature', text) - 273.15,
    );
    expect(muenster?.values).toMatchObject({
      relativeHumidity: firstAfter(`${sensor} 2`, 'relativeHumidity', text),
      windDirection: firstAfter('timePeriod -10', 'windDirection', text),
      windSpeed: firstAfter('timePeriod -10', 'windSpeed', text) * 3.6,
      pressure: firstAfter('edition 4', 'pressureReducedToMeanSeaLevel', text) / 100,
      cloudCover: firstAfter('edition 4', 'cloudCoverTotal', text),
      // There was one, but in three hours.
      gust: null,
    });
    expect([muenster, supplement].map((report) => report?.rain)).toEqual([
      [{ from: Date.parse('2020-06-17T06:00Z'), to: Date.parse('2020-06-17T09:00Z'), amount: 0 }],
      [{ from: Date.parse('2020-06-17T08:00Z'), to: Date.parse('2020-06-17T09:00Z'), amount: 0 }],
    ]);
    // At 5 cm above the ground it is warmer.
    expect(supplement?.values.temperature).toBeNull();
    expect(ellrich).toMatchObject({ wmoId: 'M031', rain: [{ amount: 0 }] });
  });
});

describe.skipIf(!isThere)(`real ten-minute archives ${SKIPPED}`, () => {
  it.each([
    ['10minutenwerte_SOLAR_01766_now.zip', ['DS_10', 'GS_10', 'SD_10', 'LS_10'], 75],
    ['10minutenwerte_SOLAR_01766_akt.zip', ['DS_10', 'GS_10', 'SD_10', 'LS_10'], 288],
    ['observations_recent_extrema_wind_akt.zip', ['FX_10', 'FNX_10', 'FMX_10', 'DX_10'], 60],
  ])('%s has a row for each line, and a value for each cell', async (name, columns, count) => {
    const [text = ''] = (await unzip(bytesOf(name))).values();
    const { station, rows } = await parseTenMinuteArchive(bytesOf(name), columns);
    expect(station).toBe(1766);
    const lines = text.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBe(count);
    for (const [at, { time, values }] of rows.entries()) {
      const line = (lines[at] ?? '').replaceAll(' ', '').replace(';eor', '');
      const digits = new Date(time).toISOString().slice(0, 16).replaceAll(/\D/g, '');
      const cells = columns.map((column) => values[column] ?? -999).map(Number);
      expect([1766, digits, ...cells.map(String)].join(';')).toBe(
        line
          .replace(/^(\d+;\d+);\d+;/, '$1;')
          .replaceAll(/(\.\d*?)0+(?=;|$)/g, '$1')
          .replaceAll(/\.(?=;|$)/g, ''),
      );
    }
  });
});

describe.skipIf(!isThere)(`real POI reports ${SKIPPED}`, () => {
  it('have the values of the cells by their position in the line', () => {
    const { wmoId, reports } = parsePoiFile(bytesOf('10315-BEOB.csv'));
    const lines = bytesOf('10315-BEOB.csv').toString().trim().split('\n').slice(3);
    expect(wmoId).toBe('10315');
    expect(reports).toHaveLength(lines.length);
    expect(reports).toHaveLength(25);
    for (const [at, { time, values, rain }] of reports.entries()) {
      const cells = (lines[at] ?? '').split(';');
      const cell = (place: number) => {
        const text = cells[place] ?? '';
        return text === '---' ? null : Number.parseFloat(text.replace(',', '.'));
      };
      const [day, month, year] = (cells[0] ?? '').split('.');
      expect(new Date(time).toISOString()).toBe(`20${year}-${month}-${day}T${cells[1]}:00.000Z`);
      expect(values).toEqual({
        temperature: cell(9),
        relativeHumidity: cell(37),
        windSpeed: cell(23),
        windDirection: cell(22),
        gust: null,
        gustDirection: null,
        pressure: cell(36),
        cloudCover: cell(2),
      });
      expect(rain.map(({ from, to, amount }) => [time - from, time - to, amount])).toEqual([
        [3_600_000, 0, cell(33)],
      ]);
    }
  });
});

describe.skipIf(!isThere)(`real lists of stations ${SKIPPED}`, () => {
  it('have every row of the Stationslexikon, by its columns', () => {
    const text = bytesOf('statlex-sy-mn-active.txt').toString('latin1');
    const { stations, ids } = parseLexicon(bytesOf('statlex-sy-mn-active.txt'));
    const lines = text
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(2900);
    for (const line of lines) {
      const id = Number(line.slice(45, 52));
      expect(ids.get(line.slice(56, 61).trim())).toBe(id);
      expect(stations.get(id)).toEqual({
        id,
        name: line.slice(0, 45).trim(),
        latitude: Number(line.slice(61, 70)),
        longitude: Number(line.slice(70, 79)),
        elevation: Number(line.slice(79, 85)),
      });
    }
    expect(stations.size).toBe(new Set(lines.map((line) => line.slice(45, 52))).size);
  });

  it('have the stations of the Stationslexikon’s page that report, the newest row of each', () => {
    const { stations, ids } = parseLexicon(bytesOf('station_list.html'));
    expect([...ids]).toEqual([
      ['10501', 3],
      ['10444', 1691],
      ['10315', 1766],
      ['10283', 5745],
      ['F263', 5745],
    ]);
    expect(Array.from(stations.values(), ({ name }) => name)).toEqual([
      'Aachen',
      'Göttingen',
      'Münster/Osnabrück',
      'Zehdenick',
    ]);
    expect(stations.get(1766)).toMatchObject({
      latitude: 52.1344,
      longitude: 7.6969,
      elevation: 48,
    });
  });

  it('have the stations that measure every ten minutes still', () => {
    const text = bytesOf('zehn_min_tu_Beschreibung_Stationen.txt').toString();
    const lines = text
      .split(/\r?\n/)
      .slice(2)
      .filter((line) => Number(line.slice(15, 23)) >= 20_230_109);
    expect(lines.length).toBeGreaterThan(400);
    expect(parseTenMinuteList(bytesOf('zehn_min_tu_Beschreibung_Stationen.txt'))).toEqual(
      lines.map((line) => ({
        id: Number(line.slice(0, 5)),
        name: line.slice(61, 101).trim(),
        elevation: Number(line.slice(23, 38)),
        latitude: Number(line.slice(38, 50)),
        longitude: Number(line.slice(50, 60)),
      })),
    );
  });
});
