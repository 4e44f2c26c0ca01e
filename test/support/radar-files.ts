import { createTar } from 'nanotar';
import { deflateSync } from 'node:zlib';
import {
  createHdf5File,
  type Hdf5DatasetContent,
  type Hdf5GroupContent,
} from '../../src/opendata/demo/radar/hdf5-file.ts';
import { bzip2 } from './bzip2.ts';

export const COLUMNS = 1100;
export const ROWS = 1200;

export const RADOLAN_PATH = '/weather/radar/composite/rv/DE1200_RV_LATEST.tar.bz2';
export const ODIM_PATH = '/weather/radar/composite/rv/composite_rv_LATEST.tar';

/** Hundredths of a millimetre in five minutes, null without data; rows from the north. */
export type Rain = (column: number, row: number) => number | null;

/** Rain in a rectangle, no data west of it, dry elsewhere: unlike itself when turned or mirrored. */
export const SHOWER: Rain = (column, row) => {
  if (row < 200 || row >= 240) return 0;
  if (column < 100) return null;
  return column >= 600 && column < 700 ? 13 + (column % 7) : 0;
};

/** One of several frames of a run. */
export interface RadarFrame {
  issued: number;
  /** Minutes from the run to the end of the frame. */
  lead: number;
  rain: Rain;
}

/** A run's frames at some lead times, all with the same rain. */
export function framesOf(issued: string, leads: readonly number[], rain = SHOWER): RadarFrame[] {
  return leads.map((lead) => ({ issued: Date.parse(issued), lead, rain }));
}

/** Changes the header of a frame, text or values. */
export type Change<T> = (created: T) => T;

const same = <T>(created: T): T => created;

/** A member of the binary form (DWD, RADOLAN composite format); no data by its usual value. */
export function radolanMember(frame: RadarFrame, change: Change<string> = same): Buffer {
  const header = `${change(radolanHeader(frame))}\u0003`;
  return Buffer.concat([Buffer.from(header, 'latin1'), radolanValues(frame.rain)]);
}

const radolanValues = remembering((rain) => {
  const values = Buffer.alloc(COLUMNS * ROWS * 2);
  forEachPixel((column, row) => {
    const amount = rain(column, row) ?? 0x29c4;
    if (amount !== 0) values.writeUInt16LE(amount, ((ROWS - 1 - row) * COLUMNS + column) * 2);
  });
  return values;
});

function radolanHeader({ issued, lead }: RadarFrame): string {
  const [year = '', month = '', day = '', hour = '', minute = ''] = digitsOf(issued);
  const radars = '<deboo,deess,deumd>';
  const start = `RV${day}${hour}${minute}10000${month}${year.slice(2)}BY`;
  const leadDigits = String(lead).padStart(3, '0');
  const rest = `VS 5SW P300004HPR E-02INT   5GP1200x1100VV ${leadDigits}MF 00000008MS ${radars.length}${radars}`;
  const length = start.length + 10 + rest.length + 1 + COLUMNS * ROWS * 2;
  return start + String(length).padStart(10) + rest;
}

/** Fields of a member of the HDF5 format, by group; `data` is the array. */
export interface OdimContent {
  root: Record<string, string>;
  what: Record<string, string>;
  where: Record<string, number | bigint>;
  interval: Record<string, string>;
  data: Record<string, string | number>;
  table: Pick<Hdf5DatasetContent, 'rows' | 'columns'>;
}

/** A member of the HDF5 form (ODIM_H5 2.3). */
export function odimMember(frame: RadarFrame, change: Change<OdimContent> = same): Buffer {
  const { root, what, where, interval, data, table } = change(odimContent(frame));
  const dataset: Hdf5DatasetContent = {
    ...table,
    deflated: odimValues(frame.rain),
    level: 1,
    modified: 0,
  };
  return createHdf5File({
    attributes: root,
    members: {
      what: { attributes: what },
      where: { attributes: where },
      dataset1: groupOf(interval, { data1: groupOf(data, { data: dataset }) }),
    },
  });
}

function groupOf(
  what: Record<string, string | number>,
  members: Hdf5GroupContent['members'],
): Hdf5GroupContent {
  return { members: { what: { attributes: what }, ...members } };
}

function odimContent({ issued, lead }: RadarFrame): OdimContent {
  const end = issued + lead * 60_000;
  return {
    root: { Conventions: 'ODIM_H5/V2_3' },
    what: { object: 'COMP', date: dateOf(issued), time: timeOf(issued) },
    where: {
      xsize: BigInt(COLUMNS),
      ysize: BigInt(ROWS),
      xscale: 1000,
      yscale: 1000,
      UL_lat: 55.862087,
      UL_lon: 1.463302,
    },
    interval: {
      prodname: 'RV_top_view',
      startdate: dateOf(end - 300_000),
      starttime: timeOf(end - 300_000),
      enddate: dateOf(end),
      endtime: timeOf(end),
    },
    data: { quantity: 'ACRR', gain: 0.001, offset: -0.001, nodata: 0xffff_ffff, undetect: 0 },
    table: { rows: ROWS, columns: COLUMNS },
  };
}

const odimValues = remembering((rain) => {
  const values = Buffer.alloc(COLUMNS * ROWS * 4);
  forEachPixel((column, row) => {
    const amount = rain(column, row);
    const value = amount === null ? 0xffff_ffff : amount * 10 + 1;
    if (amount !== 0) values.writeUInt32LE(value, (row * COLUMNS + column) * 4);
  });
  return deflateSync(values, { level: 1 });
});

/** Frames often have the same rain. */
function remembering(make: (rain: Rain) => Buffer): (rain: Rain) => Buffer {
  const created = new WeakMap<Rain, Buffer>();
  return (rain) => {
    const values = created.get(rain) ?? make(rain);
    created.set(rain, values);
    return values;
  };
}

/** A run's file in the binary form, of members or frames. */
export function radolanFile(...members: (Buffer | RadarFrame)[]): Uint8Array {
  return bzip2(tarOf(members.map((each) => ('lead' in each ? radolanMember(each) : each))));
}

/** The same in the HDF5 form. */
export function odimFile(...members: (Buffer | RadarFrame)[]): Uint8Array {
  return tarOf(members.map((each) => ('lead' in each ? odimMember(each) : each)));
}

export function tarOf(members: readonly Buffer[]): Uint8Array {
  return createTar(members.map((data, index) => ({ name: `member_${index}`, data })));
}

function forEachPixel(visit: (column: number, row: number) => void): void {
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) visit(column, row);
  }
}

function digitsOf(instant: number): string[] {
  return new Date(instant).toISOString().split(/\D/);
}

function dateOf(instant: number): string {
  return digitsOf(instant).slice(0, 3).join('');
}

function timeOf(instant: number): string {
  return digitsOf(instant).slice(3, 6).join('');
}
