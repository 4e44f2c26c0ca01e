import { createTar } from 'nanotar';
import type { SceneId } from '../scenes/scenes.ts';
import { compressed } from '../bzip2.ts';
import { createCoverage } from './coverage.ts';
import { createFrame, drawRain } from './frame.ts';
import type { Frame } from './frame.ts';
import { createOdimWriter } from './odim.ts';
import { radolanMember } from './radolan.ts';
import { createRain } from './rain.ts';
import { memberName, publishedAt } from './runs.ts';
import type { RadarOrder } from './runs.ts';

const MINUTE = 60_000;

/** The bytes of a run's file as it lies on the server. */
export async function makeFile(order: RadarOrder): Promise<Uint8Array> {
  const tar = makeTar(order);
  return order.file.form === 'hdf5' ? tar : compressed(tar);
}

/** The file before it is compressed as a whole. */
export function makeTar({ file, leads, scene }: RadarOrder): Uint8Array {
  const { form, issued } = file;
  const memberOf = form === 'hdf5' ? createOdimWriter() : radolanMember;
  const members: { name: string; data: Uint8Array }[] = [];
  const add = (frame: Frame, lead: number) => {
    members.push({ name: memberName(file, lead), data: memberOf(frame, issued, lead) });
  };
  eachFrame(issued, leads, add, scene);
  return createTar(members, { attrs: { mtime: publishedAt(file), mode: '644' } });
}

/** Shows the frames of a run one after the other, all in the same memory. */
export function eachFrame(
  issued: number,
  leads: readonly number[],
  show: (frame: Frame, lead: number) => void,
  scene?: SceneId,
): void {
  const rainAt = createRain(scene);
  const hideUnknown = createCoverage();
  const frame = createFrame();
  for (const lead of leads) {
    drawRain(frame, rainAt(issued + lead * MINUTE));
    hideUnknown(frame, lead);
    show(frame, lead);
  }
}
