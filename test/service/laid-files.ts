import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { createRadarTar } from '../../src/opendata/demo/radar/radar-file.ts';
import { poiReportsFile } from '../../src/opendata/observations/poi.ts';
import {
  AIR_ARCHIVE,
  archiveFile,
  GUST_ARCHIVE,
  RAIN_ARCHIVE,
  WIND_ARCHIVE,
} from '../../src/opendata/observations/ten-minutes.ts';
import { OpenDataError, type OpenDataServer, type Resource } from '../../src/opendata/server.ts';
import { poiText } from '../opendata/observations/station-files.ts';
import { startTestService } from '../support/service.ts';
import { FAULT_PATHS } from './fault-paths.ts';
import { UNKNOWN } from './unknown-versions.ts';

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
  warnings: /\/alerts\/cap\//,
  'list of the warncells': /cap_warncellids/,
  'map of the warncells': /Warngebiete_Gemeinden/,
  Stationslexikon: /\/statlex_/,
  'list of the ten-minute stations': /_Beschreibung_Stationen/,
  'list of the SYNOP files': /\/synoptic\/germany\/json\/$/,
  'SYNOP files': /\/synoptic\/.*\.bz2$/,
  'ten-minute archives': /\/10minutenwerte_/,
  'list of the POI files': /\/weather_reports\/poi\/$/,
  POI: /-BEOB\.csv$/,
} as const;
export type Product = keyof typeof PRODUCTS;

/** Files of the weather stations. */
export const STATION_PRODUCTS: readonly Product[] = [
  'Stationslexikon',
  'list of the ten-minute stations',
  'list of the SYNOP files',
  'SYNOP files',
  'ten-minute archives',
  'POI',
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The requested stations: one by its number, one as the closest to Hamburg. */
const STATIONS = [
  { id: 90_001, wmoId: '99001' },
  { id: 90_006, wmoId: '99006' },
];

/** Every file that the operations ask for at a time, in the formats and at the paths of the real ones. */
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
  for (const path of Object.values(FAULT_PATHS)) await service.get(path);
  await service.close();
  // They are asked for where reports are missing.
  for (const { id, wmoId } of STATIONS) {
    for (const archive of [AIR_ARCHIVE, WIND_ARCHIVE, GUST_ARCHIVE, RAIN_ARCHIVE]) {
      await recorder.get(archiveFile(archive, id));
    }
    files.set(poiReportsFile(wmoId).path, Buffer.from(poiAt(time, wmoId)));
  }
  return new Map([...withoutOldReports(files, time), ...radarFiles(Date.parse(time))]);
}

/** With the reports of the last hour alone: reading those of a day takes its time. */
function withoutOldReports(files: Files, time: string): Files {
  const digits = new Date(Date.parse(time) - HOUR).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const isOld = (text: string) => {
    const [, created = digits] = /Z__C_EDZW_(\d{14})_/.exec(text) ?? [];
    return created < digits;
  };
  const stored = [...files].filter(([path]) => !isOld(path));
  return new Map(
    stored.map(([path, file]) => {
      if (!PRODUCTS['list of the SYNOP files'].test(path)) return [path, file];
      const lines = Buffer.from(file).toString('latin1').split('\n');
      return [path, Buffer.from(lines.filter((line) => !isOld(line)).join('\n'))];
    }),
  );
}

/** What a station has said of the hour before; the demo has none of these files. */
function poiAt(time: string, wmoId: string): string {
  const [, year, month, day, hour] = /^..(..)-(..)-(..)T(..)/.exec(time) ?? [];
  const cells = { temperature: '7,5', windSpeed: '18', pressure: '1012,9', humidity: '80' };
  return poiText(wmoId, cells, `${day}.${month}.${year};${Number(hour) - 1}:00`);
}

/** The newest run in the HDF5 form, as far as the next hour needs it. */
function radarFiles(now: number): [path: string, file: Uint8Array][] {
  const published = now - 4 * MINUTE;
  const issued = published - (published % (5 * MINUTE));
  const leads = Array.from({ length: 16 }, (_, index) => index * 5);
  const tar = createRadarTar({ file: { form: 'hdf5', issued }, leads });
  const digits = new Date(issued).toISOString().replaceAll(/\D/g, '');
  const folder = '/weather/radar/composite/rv/composite_rv_';
  return [
    [`${folder}LATEST.tar`, tar],
    [`${folder}${digits.slice(0, 8)}_${digits.slice(8, 12)}.tar`, tar],
  ];
}

/** How products are found. */
export type Condition = 'missing' | 'failing' | 'truncated' | 'of an unknown version';

/** The files of a server on which those of some products are in a condition; failing ones are still there. */
export async function filesIn(
  condition: Condition,
  products: readonly Product[],
  files: Files,
): Promise<Files> {
  const laid = new Map<string, Uint8Array>();
  for (const [path, file] of files) {
    const product = products.find((name) => PRODUCTS[name].test(path));
    const left = product === undefined ? file : await leftOf(product, file, condition);
    if (left) laid.set(path, left);
  }
  return laid;
}

/** Undefined where nothing is left of a file. */
async function leftOf(
  product: Product,
  file: Uint8Array,
  condition: Condition,
): Promise<Uint8Array | undefined> {
  if (condition === 'missing') return undefined;
  if (condition === 'truncated') return file.subarray(0, Math.floor(file.length * 0.6));
  return condition === 'of an unknown version' ? UNKNOWN[product](file) : file;
}

/** All paths of some products. */
export function pathsOf(products: readonly Product[]): RegExp {
  return new RegExp(products.map((name) => PRODUCTS[name].source).join('|'));
}
