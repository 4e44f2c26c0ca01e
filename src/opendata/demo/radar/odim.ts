import { constants, deflateSync } from 'node:zlib';
import { SITES } from './coverage.ts';
import { NO_DATA } from './frame.ts';
import type { Frame } from './frame.ts';
import { COLUMNS, ROWS } from '../../radar/grid.ts';
import { hdf5File } from './hdf5-file.ts';
import type { Group } from './hdf5-file.ts';
import { RUN_INTERVAL } from './runs.ts';

/** Raw 0 is dry, raw 1 is 0.000 mm, every further step this much; not quite a thousandth, as in the product. */
const GAIN = 0.000_999_999_931_780_621_3;
const HDF5_NO_DATA = 0xffff_ffff;
const LEVEL = constants.Z_BEST_SPEED;
const MINUTE = 60_000;

/** Corners of the grid as the product has them, outer edges of the pixels. */
const WHERE = {
  projdef:
    '+proj=stere +lat_ts=60 +lat_0=90 +lon_0=10 +x_0=543196.83521776402 +y_0=3622588.8619310022 +units=m +a=6378137 +b=6356752.3142451802 +no_defs',
  xsize: BigInt(COLUMNS),
  ysize: BigInt(ROWS),
  xscale: 1000,
  yscale: 1000,
  LL_lon: 3.566_994_635_007_891_4,
  LL_lat: 45.696_425_377_390_064,
  UL_lon: 1.463_301_510_256_666,
  UL_lat: 55.862_087_108_249_824,
  UR_lon: 18.731_616_454_667_47,
  UR_lat: 55.845_438_563_255_755,
  LR_lon: 16.580_869_348_598_274,
  LR_lat: 45.684_605_781_370_82,
};

type Member = (frame: Frame, issued: number, lead: number) => Buffer;

/** Makes members of the HDF5 form: ODIM_H5/V2_3, 32-bit amounts, row by row from the north. */
export function createOdimWriter(): Member {
  // Five megabytes that every member of a run can use again.
  const raw = new Uint32Array(COLUMNS * ROWS);
  return (frame, issued, lead) => {
    writeAmounts(raw, frame);
    return odimMember(deflateSync(raw, { level: LEVEL }), issued, lead);
  };
}

function odimMember(deflated: Uint8Array, issued: number, lead: number): Buffer {
  const simulated = lead === 0 ? 'False' : 'True';
  return hdf5File({
    attributes: { Conventions: 'ODIM_H5/V2_3' },
    members: {
      how: {
        attributes: {
          software: 'demo',
          sw_version: 'Weather Voice demo, invented weather',
          simulated,
          nodes: Object.keys(SITES)
            .map((site) => `'${site}'`)
            .join(','),
          missing_nodes: '',
          incomplete_nodes: '',
        },
        members: { POLARA: { attributes: { pattern: 'RV' } } },
      },
      what: {
        attributes: {
          object: 'COMP',
          version: 'H5rad 2.3',
          date: dateOf(issued),
          time: timeOf(issued),
          source: 'CMT:Weather Voice demo, invented weather',
        },
      },
      where: { attributes: WHERE },
      dataset1: datasetOf(deflated, issued + lead * MINUTE, simulated),
    },
  });
}

function datasetOf(deflated: Uint8Array, validTime: number, simulated: string): Group {
  const start = validTime - RUN_INTERVAL;
  return {
    members: {
      how: {
        attributes: { camethod: 'DOMAIN', simulated },
        members: { POLARA: { attributes: { catalogpath: 'DWD/DE1200_WGS84/RV//top_view' } } },
      },
      what: {
        attributes: {
          product: 'MAX',
          prodname: 'RV_top_view',
          startdate: dateOf(start),
          starttime: timeOf(start),
          enddate: dateOf(validTime),
          endtime: timeOf(validTime),
        },
      },
      where: {},
      data1: {
        members: {
          data: {
            rows: ROWS,
            columns: COLUMNS,
            deflated,
            level: LEVEL,
            modified: validTime,
          },
          what: {
            attributes: {
              quantity: 'ACRR',
              gain: GAIN,
              offset: -GAIN,
              nodata: HDF5_NO_DATA,
              undetect: 0,
            },
          },
        },
      },
    },
  };
}

/** In the machine's byte order, which is the file's: little-endian on all that the demo runs on. */
function writeAmounts(raw: Uint32Array, frame: Frame): void {
  for (let pixel = 0; pixel < frame.length; pixel++) {
    raw[pixel] = rawAmount(frame[pixel] ?? NO_DATA);
  }
}

function rawAmount(thousandths: number): number {
  if (thousandths === NO_DATA) return HDF5_NO_DATA;
  return thousandths === 0 ? 0 : thousandths + 1;
}

/** `20250923`, UTC. */
function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

/** `085500`, UTC. */
function timeOf(time: number): string {
  return new Date(time).toISOString().slice(11, 19).replaceAll(':', '');
}
