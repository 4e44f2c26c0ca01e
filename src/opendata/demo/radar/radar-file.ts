import { createTar } from 'nanotar';
import type { SceneId } from '../weather/scenes.ts';
import {
  createCoverage,
  RADAR_SITES,
  createDemoFrame,
  writePixels,
  type DemoFrame,
} from './blocks.ts';
import { deflateBlocks } from './deflate-blocks.ts';
import { createRain } from './rain.ts';
import {
  memberName,
  radarPublicationTime,
  type RadarFileTask,
  RADAR_RUN_INTERVAL_MS,
} from './part.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import { NO_DATA_AMOUNT, GRID_COLUMNS, GRID_ROWS } from '../../radar/run.ts';
import { createHdf5File, type Hdf5GroupContent } from './hdf5-file.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';

/** Creates the file of a run. */
export async function createRadarFile(order: RadarFileTask): Promise<Uint8Array> {
  const tar = createRadarTar(order);
  if (order.file.form === 'hdf5') return tar;
  // Loaded on demand, because the service prefers the other format.
  const { compressBzip2 } = await import('../../formats/bzip2.ts');
  return compressBzip2(tar);
}

/** The uncompressed file. */
export function createRadarTar({ file, leads, scene }: RadarFileTask): Uint8Array {
  const { form, issued } = file;
  const memberOf = form === 'hdf5' ? createOdimMember : createRadolanMember;
  const members: { name: string; data: Uint8Array }[] = [];
  const add = (frame: DemoFrame, lead: number) => {
    members.push({ name: memberName(file, lead), data: memberOf(frame, issued, lead) });
  };
  renderFrames(issued, leads, add, scene);
  return createTar(members, { attrs: { mtime: radarPublicationTime(file), mode: '644' } });
}

/** Iterates over the frames of a run. */
export function renderFrames(
  issued: number,
  leads: readonly number[],
  show: (frame: DemoFrame, lead: number) => void,
  scene?: SceneId,
): void {
  const listCovered = createCoverage();
  const drawRain = createRain(listCovered(0), scene);
  for (const lead of leads) {
    const frame = createDemoFrame();
    drawRain(frame, listCovered(lead), issued + lead * MINUTE_MS);
    show(frame, lead);
  }
}

/** Raw 0 is dry, raw 1 is 0.000 mm, every further step this much; not quite a thousandth, as in the product. */
const GAIN = 0.000_999_999_931_780_621_3;
const HDF5_NO_DATA = 0xffff_ffff;
/** Says that compression was fast. */
const DEFLATE_LEVEL = 1;

/** Corners of the grid at the outer edges of the pixels, as in the product. */
const WHERE_ATTRIBUTES = {
  projdef:
    '+proj=stere +lat_ts=60 +lat_0=90 +lon_0=10 +x_0=543196.83521776402 +y_0=3622588.8619310022 +units=m +a=6378137 +b=6356752.3142451802 +no_defs',
  xsize: BigInt(GRID_COLUMNS),
  ysize: BigInt(GRID_ROWS),
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

/** Creates a member of the HDF5 format: ODIM_H5/V2_3, 32-bit amounts, row by row from the north. */
function createOdimMember(frame: DemoFrame, issued: number, lead: number): Buffer {
  const deflated = deflateBlocks(frame, toRawAmount);
  const simulated = lead === 0 ? 'False' : 'True';
  return createHdf5File({
    attributes: { Conventions: 'ODIM_H5/V2_3' },
    members: {
      how: {
        attributes: {
          software: 'demo',
          sw_version: 'Weather Voice demo, invented weather',
          simulated,
          nodes: Object.keys(RADAR_SITES)
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
          date: formatDate(issued),
          time: formatTime(issued),
          source: 'CMT:Weather Voice demo, invented weather',
        },
      },
      where: { attributes: WHERE_ATTRIBUTES },
      dataset1: createDataset(deflated, issued + lead * MINUTE_MS, simulated),
    },
  });
}

function createDataset(
  deflated: Uint8Array,
  validTime: number,
  simulated: string,
): Hdf5GroupContent {
  const start = validTime - RADAR_RUN_INTERVAL_MS;
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
          startdate: formatDate(start),
          starttime: formatTime(start),
          enddate: formatDate(validTime),
          endtime: formatTime(validTime),
        },
      },
      where: {},
      data1: {
        members: {
          data: {
            rows: GRID_ROWS,
            columns: GRID_COLUMNS,
            deflated,
            level: DEFLATE_LEVEL,
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

function toRawAmount(thousandths: number): number {
  if (thousandths === NO_DATA_AMOUNT) return HDF5_NO_DATA;
  return thousandths === 0 ? 0 : thousandths + 1;
}

/** `20250923`, UTC. */
function formatDate(time: number): string {
  return formatUtcDigits(time, 'yyyyMMdd');
}

/** `085500`, UTC. */
function formatTime(time: number): string {
  return formatUtcDigits(time, 'HHmmss');
}

const END_OF_HEADER = '\u0003';
/** No data: flag 0x2000 with the value 2500, which would be 25 mm without the flag. */
const BINARY_NO_DATA = 0x29c4;
/** Amounts are in hundredths of a millimetre, those of a frame in thousandths. */
const THOUSANDTHS_PER_UNIT = 10;
/** Amounts have twelve bits. */
const MAX_BINARY_AMOUNT = 0xfff;

/** Creates a member of the binary format: header and 16-bit amounts, row by row from the south. */
function createRadolanMember(frame: DemoFrame, issued: number, lead: number): Buffer {
  const header = Buffer.from(formatHeader(issued, lead), 'latin1');
  return Buffer.concat([header, createPayload(frame)]);
}

/** Uses the machine's byte order: little-endian, like the file, on all supported platforms. */
function createPayload(frame: DemoFrame): Uint8Array {
  const amounts = new Uint16Array(GRID_COLUMNS * GRID_ROWS);
  writePixels(frame, 'southern', amounts, toBinaryAmount);
  return new Uint8Array(amounts.buffer);
}

function toBinaryAmount(thousandths: number): number {
  return thousandths === NO_DATA_AMOUNT
    ? BINARY_NO_DATA
    : Math.min(MAX_BINARY_AMOUNT, Math.round(thousandths / THOUSANDTHS_PER_UNIT));
}

/** `RV081330100000523BY   2640195VS 5…` (DWD, RADOLAN composite format). */
function formatHeader(issued: number, lead: number): string {
  const sites = `<${Object.keys(RADAR_SITES).join(',')}>`;
  const start = `RV${formatUtcDigits(issued, 'ddHHmm')}10000${formatUtcDigits(issued, 'MMyy')}BY`;
  const rest = [
    'VS 5',
    'SW P300004H',
    'PR E-02',
    'INT   5',
    `GP${GRID_ROWS}x${GRID_COLUMNS}`,
    `VV ${String(lead).padStart(3, '0')}`,
    'MF 00000008',
    `MS${String(sites.length).padStart(3)}${sites}${END_OF_HEADER}`,
  ].join('');
  const lengthDigits = 10;
  const total = start.length + lengthDigits + rest.length + 2 * GRID_ROWS * GRID_COLUMNS;
  return start + String(total).padStart(lengthDigits) + rest;
}
