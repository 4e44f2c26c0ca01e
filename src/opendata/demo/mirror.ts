import type { Conditions, OpenDataServer, Reply, Resource } from '../server.ts';
import { createForecastPart } from './forecasts.ts';
import { createOpenMeteoPart } from './open-meteo/part.ts';
import { createObservationsPart } from './observations/reply.ts';
import type { MirrorPart } from './part.ts';
import { createPollenPart } from './pollen/reply.ts';
import { postcodeReply } from './postcodes/reply.ts';
import { makeInWorker } from './radar/make-in-worker.ts';
import { createRadarPart } from './radar/part.ts';
import { LEADS } from './radar/runs.ts';
import type { SceneId } from './scenes/scenes.ts';
import { createWarningsPart } from './warnings/part.ts';

/**
 * A mirror of the open-data servers inside the process, with invented weather: what each part
 * serves, in the formats and at the paths of the real ones.
 *
 * @param scene what kind of weather all of it has; undefined lets it come as it comes
 */
export function createDemoServer(clock: () => Date, scene?: SceneId): OpenDataServer {
  const closing = new AbortController();
  const parts: MirrorPart[] = [
    createForecastPart(scene),
    createOpenMeteoPart(scene),
    createRadarPart((file) => makeInWorker(file, LEADS, scene, closing.signal)),
    createPollenPart(scene),
    createObservationsPart(scene),
    postcodeReply,
    createWarningsPart(scene),
  ];
  return {
    name: 'demo',
    async get(resource: Resource, conditions: Conditions = {}): Promise<Reply> {
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
