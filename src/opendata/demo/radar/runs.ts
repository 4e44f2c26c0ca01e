import type { SceneId } from '../scenes/scenes.ts';

const MINUTE = 60_000;

/** A radar run is made every five minutes… */
export const RUN_INTERVAL = 5 * MINUTE;
/** …is there this much later… */
const PUBLISHED_AFTER = 4 * MINUTE;
/** …and stays for an hour. */
const KEPT = 60 * MINUTE;

/** Minutes from a run's time to the end of each of its 25 intervals. */
export const LEADS: readonly number[] = Array.from({ length: 25 }, (_, index) => index * 5);

/** Binary RADOLAN members in a bzip2 tar, or ODIM HDF5 members in a tar. */
export type RadarForm = 'binary' | 'hdf5';

/** A run in one form; `issued` is its nominal time, epoch milliseconds. */
export interface RadarFile {
  form: RadarForm;
  issued: number;
}

/** What of a file is to be made: members for these leads, minutes. */
export interface RadarOrder {
  file: RadarFile;
  leads: readonly number[];
  scene?: SceneId | undefined;
}

const PATHS: Record<RadarForm, RegExp> = {
  hdf5: /^\/weather\/radar\/composite\/rv\/composite_rv_(?<run>LATEST|\d{8}_\d{4})\.tar$/,
  binary: /^\/weather\/radar\/composite\/rv\/DE1200_RV(?<run>_LATEST|\d{10})\.tar\.bz2$/,
};

/** The file that the mirror has at a path, undefined where it has none. */
export function radarFileAt(path: string, now: Date): RadarFile | undefined {
  return fileOf('hdf5', path, now) ?? fileOf('binary', path, now);
}

/** When the run came to lie on the server, epoch milliseconds. */
export function publishedAt({ issued }: RadarFile): number {
  return issued + PUBLISHED_AFTER;
}

/** `composite_rv_20250923_0855` or `DE1200_RV2509230855`: what the file and its members begin with. */
export function runName({ form, issued }: RadarFile): string {
  const digits = new Date(issued).toISOString().slice(0, 16).replace(/\D/g, '');
  if (form === 'binary') return `DE1200_RV${digits.slice(2)}`;
  return `composite_rv_${digits.slice(0, 8)}_${digits.slice(8)}`;
}

/** `composite_rv_20250923_0855_000-hd5` or `DE1200_RV2509230855_000`. */
export function memberName(file: RadarFile, lead: number): string {
  const ending = file.form === 'hdf5' ? '-hd5' : '';
  return `${runName(file)}_${String(lead).padStart(3, '0')}${ending}`;
}

function fileOf(form: RadarForm, path: string, now: Date): RadarFile | undefined {
  const run = PATHS[form].exec(path)?.groups?.['run'];
  if (run === undefined) return undefined;
  const files = publishedRuns(now.getTime()).map((issued) => ({ form, issued }));
  if (run.endsWith('LATEST')) return files[0];
  return files.find((file) => runName(file).endsWith(run));
}

/** The runs that the server holds, newest first. */
function publishedRuns(now: number): number[] {
  const newest = Math.floor((now - PUBLISHED_AFTER) / RUN_INTERVAL) * RUN_INTERVAL;
  return Array.from({ length: KEPT / RUN_INTERVAL }, (_, index) => newest - index * RUN_INTERVAL);
}
