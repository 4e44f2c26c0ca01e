import type { Validators, OpenDataServer, FileResponse, Resource } from '../server.ts';
import { createMosmixPart } from './mosmix/files.ts';
import { createOpenMeteoPart } from './open-meteo.ts';
import { createObservationsPart } from './observations/part.ts';
import { createPoiPart } from './observations/poi.ts';
import type { MirrorPart } from './part.ts';
import { createPollenPart } from './pollen/part.ts';
import { postcodeReply } from './postcodes/demo-postcodes.ts';
import { createRadarFileInWorker, createRadarPart, LEAD_MINUTES } from './radar/part.ts';
import type { SceneId } from './weather/scenes.ts';
import { createNwsPart } from './warnings/nws-part.ts';
import { createWarningsPart } from './warnings/part.ts';

/**
 * Mirrors the open-data servers inside the process with demo weather, in their formats and at their
 * paths.
 *
 * @param scene type of weather; by default, the weather varies freely
 */
export function createDemoServer(clock: () => Date, scene?: SceneId): OpenDataServer {
  const closing = new AbortController();
  const parts: MirrorPart[] = [
    createMosmixPart(scene),
    createOpenMeteoPart(scene),
    createRadarPart((file) => createRadarFileInWorker(file, LEAD_MINUTES, scene, closing.signal)),
    createPollenPart(scene),
    createObservationsPart(scene),
    createPoiPart(scene),
    postcodeReply,
    createWarningsPart(scene),
    createNwsPart(scene),
  ];
  return {
    name: 'demo',
    async get(resource: Resource, conditions: Validators = {}): Promise<FileResponse> {
      const now = clock();
      for (const part of parts) {
        const reply = await part(resource, conditions, now);
        if (reply) return reply;
      }
      return { status: 404 };
    },
    close: async () => closing.abort(),
  };
}
