import { describe, expect, it } from 'vitest';
import { parsePoiFile } from '../../../src/opendata/observations/poi.ts';
import {
  parseLexicon,
  parseTenMinuteList,
} from '../../../src/opendata/observations/station-directory.ts';
import { parseTenMinuteArchive } from '../../../src/opendata/observations/ten-minutes.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { zipFile } from '../../support/zip-file.ts';
import { poiText, tenMinutesZip } from './station-files.ts';

function zipOf(text: string, name = 'produkt_zehn_now_rr.txt'): Buffer {
  return zipFile({ name, body: Buffer.from(text) });
}

describe('a ten-minute archive', () => {
  const WIND = ['FF_10', 'DD_10'];

  it('has its values by column, and null for missing ones', async () => {
    const zip = tenMinutesZip(44, 'DD_10;FF_10', { '202606170630': ' 180;-999' });
    expect(await parseTenMinuteArchive(zip, WIND)).toEqual({
      station: 44,
      rows: [{ time: Date.parse('2026-06-17T06:30Z'), values: { FF_10: null, DD_10: 180 } }],
    });
  });

  it('may have lines that end with a line feed alone', async () => {
    const text = 'STATIONS_ID;MESS_DATUM;  QN;RWS_10;eor\n 44;202606170630;1; 0.13;eor\n';
    expect((await parseTenMinuteArchive(zipOf(text), ['RWS_10'])).rows[0]?.values['RWS_10']).toBe(
      0.13,
    );
  });

  const heading = 'STATIONS_ID;MESS_DATUM;  QN;RWS_10;eor\r\n';
  it.each([
    ['no zip', Buffer.from('<html>'), 'cannot be unpacked'],
    ['without a product', zipOf('', 'readme.txt'), 'without a product'],
    ['without its column', zipOf(' STATIONS_ID;MESS_DATUM;  QN;RS_10;eor\r\n'), 'without RWS_10'],
    ['without a row', zipOf(heading), 'without a row'],
    ['cut off', zipOf(`${heading}44;202606170630;1;0.1`), 'unknown shape'],
    ['of another time', zipOf(`${heading}44;202613170630;1;0.1;eor`), 'time that is none'],
    ['of words', zipOf(`${heading}44;202606170630;1;much;eor`), 'no number as RWS_10'],
    ['of an unknown station', zipOf(`${heading}K386;202606170630;1;0.1;eor`), 'without a row'],
    ['too large', zipOf(heading + ' '.repeat(9 * 1024 * 1024)), 'cannot be unpacked'],
  ])('is rejected if it is %s', async (_, zip, sentence) => {
    const reading = parseTenMinuteArchive(zip, ['RWS_10']);
    await expect(reading).rejects.toThrow(OpenDataError);
    await expect(reading).rejects.toThrow(sentence);
  });
});

describe('a file of hourly reports', () => {
  it('has decimal commas, and dashes where nothing is measured', () => {
    const { wmoId, reports } = parsePoiFile(Buffer.from(poiText('K611', { temperature: '-0,5' })));
    expect(wmoId).toBe('K611');
    expect(reports[0]).toMatchObject({
      time: Date.parse('2026-06-17T07:00Z'),
      values: { temperature: -0.5, pressure: null },
      rain: [],
    });
  });

  const text = poiText('10315', { temperature: '20,5' });
  it.each([
    ['empty', '', 'POI file without'],
    [
      'without a column',
      text.replaceAll('relative_humidity', 'humidity'),
      'without relative_humidity',
    ],
    ['of no station', text.replace('10315;', ';'), 'without a station'],
    ['cut off', text.slice(0, -30), 'cut off'],
    ['of another time', text.replace('07:00', '7 Uhr'), 'time that is none'],
    ['of words', text.replace('20,5', 'warm'), 'no number as temperature'],
  ])('is rejected if it is %s', (_, broken, sentence) => {
    expect(() => parsePoiFile(Buffer.from(broken))).toThrow(OpenDataError);
    expect(() => parsePoiFile(Buffer.from(broken))).toThrow(sentence);
  });
});

function lexiconRow(name: string, id: number, kind: string, wmoId: string, until: string): string {
  const columns = `${String(id).padStart(7)} ${kind} ${wmoId.padEnd(5)} 52.1344  7.6969  48 603180 NW`;
  return `${name.padEnd(25)}${columns} 01.10.1989 ${until}\n`;
}

function listRow(id: string, until: string): string {
  const columns = '             44     52.9336    8.2370 Großenkneten';
  return `${id} 20070209 ${until}${columns}                             Niedersachsen\r\n`;
}

describe('a list of stations', () => {
  const HEADING =
    'STAT_NAME                STAT_ID KE  STAT  BR_HIGH  LA_HIGH    HS HFG_NFG BL     BEGINN       ENDE\n';
  it('has the newest name and number of a station that moved', () => {
    const text =
      HEADING +
      lexiconRow('Münster neu', 20, 'SY', '10315', '17.06.2026') +
      lexiconRow('Münster alt', 20, 'SY', '10315', '01.01.2001') +
      lexiconRow('Anderswo', 21, 'MN', '10315', '01.01.1990');
    const { stations, ids } = parseLexicon(Buffer.from(text, 'latin1'));
    expect(ids.get('10315')).toBe(20);
    expect(stations.get(20)?.name).toBe('Münster neu');
  });

  it('includes stations with reports alone, and none without a position', () => {
    const text = HEADING + lexiconRow('Regen', 22, 'RR', '', '17.06.2026');
    const nowhere = lexiconRow('Nirgends', 23, 'SY', '10316', '17.06.2026').replace(
      '52.1344',
      '252.134',
    );
    expect(() => parseLexicon(Buffer.from(text + nowhere))).toThrow('without a station');
  });

  it('has no number below zero, as a fuzz run found', () => {
    const text = HEADING + lexiconRow('Münster', -5, 'SY', '10315', '17.06.2026');
    expect(() => parseLexicon(Buffer.from(text))).toThrow('without a station');
  });

  it.each([
    ['nothing', ''],
    ['a page without a table', '<html><body>Wartung</body></html>'],
    ['a table of something else', '<html><tr><td>Aachen</td><td>warm</td></tr>'],
  ])('is rejected if it is %s', (_, text) => {
    expect(() => parseLexicon(Buffer.from(text))).toThrow(OpenDataError);
    expect(() => parseTenMinuteList(Buffer.from(text))).toThrow(OpenDataError);
  });

  it('leaves out closed ten-minute stations', () => {
    const text = listRow('00044', '20260617') + listRow('00045', '20260609');
    expect(parseTenMinuteList(Buffer.from(text, 'latin1'))).toEqual([
      { id: 44, name: 'Großenkneten', latitude: 52.9336, longitude: 8.237, elevation: 44 },
    ]);
  });
});
