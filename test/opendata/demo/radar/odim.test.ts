import { existsSync, readFileSync } from 'node:fs';
import { parseTar } from 'nanotar';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRadarTar } from '../../../../src/opendata/demo/radar/radar-file.ts';
import { renderPixels } from './pixel-frames.ts';
import { readHdf5, type Hdf5Member } from './read-hdf5.ts';

const REAL_RUN = new URL(
  '../../../../../shared/data/dwd/radar/composite_rv_20250923_0855.tar',
  import.meta.url,
);
const ISSUED = Date.parse('2026-07-19T23:50:00Z');
const LEADS = [0, 120];
const NO_DATA = 4_294_967_295;

/** The members of the demo's run, and the frames that they were made from. */
let names: string[] = [];
let members: Hdf5Member[] = [];
let frames: Uint16Array[] = [];

async function readMembers(tar: Uint8Array): Promise<Hdf5Member[]> {
  return Promise.all(parseTar(tar).map(({ data = new Uint8Array() }) => readHdf5(data)));
}

beforeAll(async () => {
  const file = { form: 'hdf5', issued: ISSUED } as const;
  const tar = createRadarTar({ file, leads: LEADS });
  names = parseTar(tar).map(({ name }) => name);
  members = await readMembers(tar);
  frames = renderPixels(ISSUED, LEADS);
});

describe('a member of the HDF5 format, as read by the HDF Group’s library', () => {
  it('is named by the run and the lead time', () => {
    expect(names).toEqual([
      'composite_rv_20260719_2350_000-hd5',
      'composite_rv_20260719_2350_120-hd5',
    ]);
  });

  it('names its product, its five minutes and its grid', () => {
    const [analysis, last] = members;
    expect(Object.fromEntries(analysis?.attributes ?? [])).toMatchObject({
      '@Conventions': 'ODIM_H5/V2_3',
      '/what@object': 'COMP',
      '/what@date': '20260719',
      '/what@time': '235000',
      '/where@xsize': 1100n,
      '/where@ysize': 1200n,
      '/where@xscale': 1000,
      '/where@UL_lon': 1.463301510256666,
      '/dataset1/what@prodname': 'RV_top_view',
      '/dataset1/what@startdate': '20260719',
      '/dataset1/what@starttime': '234500',
      '/dataset1/what@enddate': '20260719',
      '/dataset1/what@endtime': '235000',
      '/dataset1/data1/what@quantity': 'ACRR',
      '/dataset1/data1/what@nodata': NO_DATA,
      '/dataset1/data1/what@undetect': 0,
    });
    expect(Object.fromEntries(last?.attributes ?? [])).toMatchObject({
      '/what@date': '20260719',
      '/what@time': '235000',
      '/dataset1/what@startdate': '20260720',
      '/dataset1/what@starttime': '014500',
      '/dataset1/what@endtime': '015000',
      '/how@simulated': 'True',
    });
  });

  it('has every amount at its pixel, dry pixels as undetected, the rest as no data', () => {
    for (const [index, { data, attributes }] of members.entries()) {
      const gain = Number(attributes.get('/dataset1/data1/what@gain'));
      const offset = Number(attributes.get('/dataset1/data1/what@offset'));
      const frame = frames[index] ?? new Uint16Array();
      const wrong = frame.findIndex((thousandths, pixel) => {
        const raw = data[pixel] ?? -1;
        if (thousandths === 0xffff) return raw !== NO_DATA;
        if (thousandths === 0) return raw !== 0;
        return Math.abs(raw * gain + offset - thousandths / 1000) > 1e-5;
      });
      expect([index, wrong]).toEqual([index, -1]);
      expect(data.some((raw) => raw > 1 && raw < NO_DATA)).toBe(true);
    }
  });

  it.skipIf(!existsSync(REAL_RUN))(
    'has the groups, attributes and types of a real one',
    async () => {
      const [real] = await readMembers(readFileSync(REAL_RUN));
      expect(real?.types.size).toBeGreaterThan(30);
      expect(members[0]?.types).toEqual(real?.types);
    },
  );
});
