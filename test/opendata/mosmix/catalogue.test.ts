import { describe, expect, it } from 'vitest';
import { parseCatalogue } from '../../../src/opendata/mosmix/series.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { catalogueRow, catalogueText } from '../../support/mosmix-file.ts';

function read(...rows: string[]) {
  return parseCatalogue(Buffer.from(catalogueText(rows), 'latin1'));
}

describe('the station catalogue', () => {
  it.each([
    ['whole degrees', '52.00', '13.00', 52, 13],
    ['degrees and minutes', '48.10', '11.30', 48 + 10 / 60, 11.5],
    ['minutes beyond 60, as Perm has them', '57.60', '56.12', 58, 56.2],
    ['the west', '70.56', '-8.40', 70 + 56 / 60, -(8 + 40 / 60)],
    ['just south of the equator', '-0.30', '104.06', -0.5, 104.1],
    ['the far south and west', '-54.48', '-168.18', -54.8, -168.3],
  ])('has %s as decimals', (_what, latitude, longitude, north, east) => {
    const [station] = read(catalogueRow('10147', latitude, longitude, 11));
    expect(station?.latitude).toBeCloseTo(north, 9);
    expect(station?.longitude).toBeCloseTo(east, 9);
  });

  it('has ids of numbers and letters', () => {
    const rows = ['01001', 'A762', 'K2689', 'P0036'].map((id) =>
      catalogueRow(id, '53.10', '9.10', 20),
    );
    expect(read(...rows).map(({ id }) => id)).toEqual(['01001', 'A762', 'K2689', 'P0036']);
  });

  it('leaves out the points of the sea, not the coast', () => {
    const stations = read(
      catalogueRow('E5502', '55.00', '2.00', 0),
      catalogueRow('W4410', '43.31', '-9.49', 0),
      catalogueRow('S3018', '-30.00', '18.00', 0),
      catalogueRow('06210', '52.11', '4.25', 0),
      catalogueRow('E212', '53.19', '7.26', 0),
      catalogueRow('E4321', '43.10', '7.10', 900),
    );
    expect(stations.map(({ id }) => id)).toEqual(['06210', 'E212', 'E4321']);
  });

  it('has a station whose name holds broken bytes', () => {
    const row = catalogueRow('87860', '-45.47', '-67.30', 61).replace(
      'HAMBURG-FU.',
      'CMDRO RIV\xc3\x80',
    );
    expect(read(row)).toMatchObject([{ id: '87860' }]);
  });

  it('is read with any line ends', () => {
    const text = catalogueText([catalogueRow('10147', '53.38', '9.59', 11)]);
    expect(parseCatalogue(Buffer.from(text.replaceAll('\n', '\r\n')))).toHaveLength(1);
  });

  it.each([
    ['no latitude', catalogueRow('10001', '', '9.59', 11)],
    ['no longitude', catalogueRow('10001', '53.38', '', 11)],
    ['a latitude that is none', catalogueRow('10001', '5-3.38', '9.59', 11)],
    ['a latitude beyond the pole', catalogueRow('10001', '91.00', '9.59', 11)],
    ['a longitude beyond the date line', catalogueRow('10001', '53.38', '-181.00', 11)],
    ['an id too long', catalogueRow('1000100001', '53.38', '9.59', 11)],
    ['nothing after its name', catalogueRow('10001', '53.38', '9.59', 11).slice(0, 31)],
    ['no columns', 'Error 503'],
  ])('leaves out a row with %s', (_what, row) => {
    const stations = read(row, catalogueRow('10147', '53.38', '9.59', 11));
    expect(stations.map(({ id }) => id)).toEqual(['10147']);
  });

  it.each([
    ['is empty', ''],
    ['is a web page', '<html><body>Wartungsarbeiten</body></html>'],
    ['has its head only', catalogueText([])],
  ])('with %s is rejected', (_what, text) => {
    expect(() => parseCatalogue(Buffer.from(text))).toThrow(OpenDataError);
    expect(() => parseCatalogue(Buffer.from(text))).toThrow('Station catalogue without a station');
  });
});
