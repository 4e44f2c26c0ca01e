import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import {
  parseCellList,
  parseTileBox,
  findCellInTile,
  parseCellTile,
  findTile,
} from '../../../src/opendata/warnings/warncells.ts';
import { isInBox } from '../../../src/opendata/geometry.ts';
import { IN_SQUARE, startWarnings } from './cap-files.ts';

const REAL_MAP = new URL(
  '../../../../shared/data/dwd/warnings/Warngebiete_Gemeinden.subset.json',
  import.meta.url,
);

type Corner = [number, number];

function square(west: number, south: number, size = 0.02): Corner[] {
  return [[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]; // prettier-ignore
}

function feature(id: number, name: string, ...rings: Corner[][]) {
  const geometry = { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
  return { type: 'Feature', geometry, properties: { WARNCELLID: id, NAME: name, KURZNAME: '' } };
}

const LUENEBURG = feature(803355022, 'Stadt Lüneburg', square(9.69, 53.19), square(9.75, 53.25));
const HERE: Corner = [IN_SQUARE.longitude, IN_SQUARE.latitude];

describe('the warncell of a point', () => {
  it('is the municipality around it', async () => {
    const warnings = await startWarnings();
    warnings.putTile(HERE, [feature(803355001, 'Adendorf', square(9.6, 53.1)), LUENEBURG]);
    const lueneburg = { id: '803355022', name: 'Stadt Lüneburg' };
    expect(await warnings.cellAt(IN_SQUARE)).toEqual(lueneburg);
    expect(await warnings.cellAt({ latitude: 53.26, longitude: 9.76 })).toEqual(lueneburg);
  });

  it('is the nearest within a kilometre, as on a pier', async () => {
    const warnings = await startWarnings();
    warnings.putTile(HERE, [LUENEBURG]);
    expect((await warnings.cellAt({ latitude: 53.2, longitude: 9.72 }))?.id).toBe('803355022');
    expect(await warnings.cellAt({ latitude: 53.2, longitude: 9.74 })).toBeUndefined();
  });

  it('is requested once for all points of a tile', async () => {
    const warnings = await startWarnings();
    warnings.putTile(HERE, [LUENEBURG]);
    for (const longitude of [9.7, 9.71, 9.79]) await warnings.cellAt({ ...IN_SQUARE, longitude });
    expect(warnings.host.requests(findTile(HERE)?.path ?? '')).toHaveLength(1);
  });

  it('is none abroad, without a request to the map server', async () => {
    const { cellAt } = await startWarnings();
    expect(await cellAt({ latitude: 48.21, longitude: 16.37 })).toBeUndefined();
  });

  it('is that of a real municipality', { skip: !existsSync(REAL_MAP) }, () => {
    const tile = parseCellTile(readFileSync(REAL_MAP));
    expect(findCellInTile(tile, [9.9356, 51.5339])).toEqual({
      id: '803159016',
      name: 'Stadt Göttingen',
    });
    expect(findCellInTile(tile, [7.6, 51.98])).toEqual({ id: '705515101', name: 'Münster-Nord' });
    expect(findCellInTile(tile, [7.63, 51.8])).toBeUndefined();
  });

  test('every point of Germany lies in its tile, and a kilometre around it, too', () => {
    const longitude = fc.double({ min: 5.85, max: 15.05, noNaN: true });
    const latitude = fc.double({ min: 47.25, max: 55.05, noNaN: true });
    fc.assert(
      fc.property(longitude, latitude, (east, north) => {
        const resource = findTile([east, north]);
        const box = (resource && parseTileBox(resource)) ?? [0, 0, 0, 0];
        const around: Corner[] = [[east - 0.015, north], [east + 0.015, north], [east, north - 0.009], [east, north + 0.009]]; // prettier-ignore
        expect(around.filter((each) => !isInBox(each, box))).toEqual([]);
        expect(Math.max(box[2] - box[0], box[3] - box[1])).toBeLessThan(0.15);
      }),
    );
  });

  test.each([
    ['{"type":"FeatureCollection","features":[{}]}', /features\.0/],
    [
      JSON.stringify({ type: 'FeatureCollection', features: [feature(1, 'A', square(9, 53))] }),
      /WARNCELLID/,
    ],
    [
      JSON.stringify({
        type: 'FeatureCollection',
        features: [feature(803355022, 'A', square(53, 9))],
      }),
      /no closed ring/,
    ],
    ['<ServiceException/>', /no JSON/],
  ])('rejects %s as a map', (text, rule) => {
    expect(() => parseCellTile(Buffer.from(text))).toThrow(rule);
  });
});

describe('the list of warncells', () => {
  test.each([
    ['WARNCELLID;NAME;KURZNAME;CCC;BL\r\n803159016;Stadt Göttingen;Göttingen;;NI\r\n'],
    [
      '\ufeff# WARNCELLID;NAME;KENNUNG (NUTS);KENNUNG (SIGN);KURZNAME\n803159016;"Stadt Göttingen";DE91C;GOX;Göttingen',
    ],
    ['NAME;WARNCELLID\nStadt Göttingen;803159016\nfoo;bar\n;\n'],
  ])('%j names Göttingen', async (text) => {
    const warnings = await startWarnings();
    warnings.putList(text);
    expect(await warnings.cell('803159016')).toEqual({ id: '803159016', name: 'Stadt Göttingen' });
    expect(await warnings.cell('803159017')).toBeUndefined();
  });

  it('may be in ISO-8859-1', () => {
    const list = parseCellList(Buffer.from('WARNCELLID;NAME\n803159016;Göttingen', 'latin1'));
    expect(list.get('803159016')).toBe('Göttingen');
  });

  test.each([
    ['<html>', /without ids/],
    ['WARNCELLID;NAME\n1;Kiel', /without a row/],
    ['', /without ids/],
  ])('rejects %j', (text, rule) => {
    expect(() => parseCellList(Buffer.from(text))).toThrow(rule);
  });
});
