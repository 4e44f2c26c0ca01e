import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { makeTar } from '../../src/opendata/demo/radar/make-file.ts';
import { OpenDataError, type OpenDataServer, type Resource } from '../../src/opendata/server.ts';
import { zipped } from '../support/mosmix-file.ts';
import type { OpenDataHost } from '../support/open-data-server.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

/** The files of a server by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What can be missing or damaged. */
export const PRODUCTS = {
  'station catalogue': /mosmix_stationskatalog/,
  forecast: /\/MOSMIX_L\//,
  radar: /\/radar\/composite\/rv\//,
  'pollen file': /\/s31fg\.json$/,
  'map of the pollen regions': /Pollenfluggebiete/,
  postcodes: /\/export\/zip\//,
} as const;
export type Product = keyof typeof PRODUCTS;

const MINUTE = 60_000;

/** Every file that the nine operations ask for at a time, in the formats and at the paths of the real ones. */
export async function filesAt(time: string): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  const demo = createDemoServer(() => new Date(time));
  const recorder: OpenDataServer = {
    name: 'demo',
    async get(resource: Resource) {
      if (PRODUCTS.radar.test(resource.path)) throw new OpenDataError('Laid below');
      const reply = await demo.get(resource);
      if (reply.status === 200) files.set(resource.path, reply.body);
      return reply;
    },
  };
  const service = await startTestService(time, { server: recorder });
  for (const path of Object.values(OPERATION_PATHS)) await service.get(path);
  await service.close();
  return new Map([...files, ...radarFiles(Date.parse(time))]);
}

/** The newest run in the HDF5 form, as far as the next hour needs it. */
function radarFiles(now: number): [path: string, file: Uint8Array][] {
  const published = now - 4 * MINUTE;
  const issued = published - (published % (5 * MINUTE));
  const leads = Array.from({ length: 16 }, (_, index) => index * 5);
  const tar = makeTar({ file: { form: 'hdf5', issued }, leads });
  const digits = new Date(issued).toISOString().replaceAll(/\D/g, '');
  const folder = '/weather/radar/composite/rv/composite_rv_';
  return [
    [`${folder}LATEST.tar`, tar],
    [`${folder}${digits.slice(0, 8)}_${digits.slice(8, 12)}.tar`, tar],
  ];
}

/** How products are found; an hour old where it is an hour later. */
export type Condition =
  'there' | 'missing' | 'failing' | 'truncated' | 'of an unknown version' | 'an hour old';

/** Lays all files, those of some products in a condition. */
export async function lay(
  host: OpenDataHost,
  files: Files,
  products: readonly Product[],
  condition: Condition,
): Promise<void> {
  for (const [path, file] of files) {
    const product = products.find((name) => PRODUCTS[name].test(path));
    const laid = product === undefined ? file : await damaged(product, file, condition);
    if (laid) host.put(path, laid);
    if (product !== undefined && condition === 'failing') host.trouble(path, 'fails');
  }
}

/** Undefined where nothing is left of a file. */
async function damaged(
  product: Product,
  file: Uint8Array,
  condition: Condition,
): Promise<Uint8Array | undefined> {
  if (condition === 'missing') return undefined;
  if (condition === 'truncated') return file.subarray(0, Math.floor(file.length * 0.6));
  return condition === 'of an unknown version' ? UNKNOWN[product](file) : file;
}

/** What nobody has agreed on. */
const UNKNOWN: Record<Product, (file: Uint8Array) => Promise<Uint8Array> | Uint8Array> = {
  'station catalogue': () => Buffer.from('id;name;latitude;longitude\n10147;HAMBURG;53.6;10.0\n'),
  forecast: () => zipped('<forecast version="2"><hour temperature="283.15"/></forecast>'),
  radar: (file) => replaced(file, 'ODIM_H5/V2_3', 'ODIM_H9/V9_9'),
  'pollen file': () => Buffer.from('{"version": 2, "regions": []}'),
  'map of the pollen regions': () => Buffer.from('{"type": "Topology", "objects": {}}'),
  postcodes: () => zipped('DE;20095;Hamburg;53.55;10.0\n', 'DE.txt'),
};

/** With other bytes of the same length. */
function replaced(file: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(file).toString('latin1').replaceAll(from, to), 'latin1');
}
