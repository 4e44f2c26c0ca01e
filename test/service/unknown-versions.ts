import { bzip2 } from '../support/bzip2.ts';
import { zipped } from '../support/mosmix-file.ts';
import type { Product } from './laid-files.ts';

const A_TABLE = Buffer.from('id;name;latitude;longitude\n10147;HAMBURG;53.6;10.0\n');
const A_TOPOLOGY = Buffer.from('{"type": "Topology", "objects": {}}');

/** Each product in an unknown format. */
export const UNKNOWN: Record<Product, (file: Uint8Array) => Promise<Uint8Array> | Uint8Array> = {
  'station catalogue': () => A_TABLE,
  forecast: () => zipped('<forecast version="2"><hour temperature="283.15"/></forecast>'),
  radar: (file) => replaced(file, 'ODIM_H5/V2_3', 'ODIM_H9/V9_9'),
  'pollen file': () => Buffer.from('{"version": 2, "regions": []}'),
  'map of the pollen regions': () => A_TOPOLOGY,
  postcodes: () => zipped('DE;20095;Hamburg;53.55;10.0\n', 'DE.txt'),
  warnings: () => zipped('<alert xmlns="urn:oasis:names:tc:emergency:cap:2.0"/>', 'x.xml'),
  'list of the warncells': () => A_TABLE,
  'map of the warncells': () => A_TOPOLOGY,
  Stationslexikon: () => A_TABLE,
  'list of the ten-minute stations': () => A_TABLE,
  'list of the SYNOP files': () => Buffer.from('{"files": [{"name": "Z__C_EDZW_1.json.bz2"}]}'),
  'SYNOP files': () => bzip2(Buffer.from('{"version": 2, "reports": []}')),
  'ten-minute archives': () => zipped('station;time;TT\n90001;1;7.5\n', 'produkt_zehn_x.txt'),
  'list of the POI files': () => A_TABLE,
  POI: () => A_TABLE,
};

/** With other bytes of the same length. */
function replaced(file: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(file).toString('latin1').replaceAll(from, to), 'latin1');
}
