import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dataset, File, Group, ready } from 'h5wasm/node';

/** A radar member as the HDF Group's own library reads it. */
export interface Hdf5Member {
  /** Values by path and name: `/dataset1/what@enddate`. */
  attributes: Map<string, unknown>;
  /** Types of attributes and arrays by the same names, sizes of texts left out. */
  types: Map<string, string>;
  /** `/dataset1/data1/data`, row by row in file order. */
  data: Uint32Array;
}

const DATA = '/dataset1/data1/data';

export async function readHdf5(bytes: Uint8Array): Promise<Hdf5Member> {
  await ready;
  const folder = mkdtempSync(join(tmpdir(), 'weather-voice-radar-'));
  const path = join(folder, 'member.h5');
  writeFileSync(path, bytes);
  const file = new File(path, 'r');
  try {
    return memberOf(file);
  } finally {
    file.close();
    rmSync(folder, { recursive: true });
  }
}

function memberOf(file: File): Hdf5Member {
  const member: Hdf5Member = { attributes: new Map(), types: new Map(), data: new Uint32Array() };
  visit(file, '', member);
  const data = file.get(DATA);
  const values = data instanceof Dataset ? data.value : null;
  if (!(values instanceof Uint32Array)) throw new TypeError('No array of 32-bit numbers');
  return { ...member, data: values };
}

function visit(object: Group | Dataset, path: string, member: Hdf5Member): void {
  for (const [name, attribute] of Object.entries(object.attrs)) {
    member.attributes.set(`${path}@${name}`, attribute.value);
    member.types.set(`${path}@${name}`, JSON.stringify(attribute.dtype).replace(/A\d+/, 'A'));
  }
  if (object instanceof Dataset) {
    const { shape, chunks, maxshape } = object.metadata;
    const filters = object.filters.map(({ name }) => name);
    member.types.set(path, JSON.stringify([object.dtype, shape, chunks, maxshape, filters]));
    return;
  }
  member.types.set(path, 'group');
  for (const name of object.keys()) {
    const child = object.get(name);
    if (child instanceof Group || child instanceof Dataset) visit(child, `${path}/${name}`, member);
  }
}
