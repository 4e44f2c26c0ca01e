import type { Conditions, OpenDataServer, Reply, Resource } from '../server.ts';
import { createForecastPart } from './forecasts.ts';
import type { MirrorPart } from './part.ts';
import { pollenReply } from './pollen/reply.ts';
import { postcodeReply } from './postcodes/reply.ts';
import { createRadarPart } from './radar/part.ts';

/**
 * A mirror of the open-data servers inside the process, with invented weather: what each part
 * serves, in the formats and at the paths of the real ones.
 */
export function createDemoServer(clock: () => Date): OpenDataServer {
  const parts: MirrorPart[] = [createForecastPart(), createRadarPart(), pollenReply, postcodeReply];
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
  };
}
