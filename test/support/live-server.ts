import { createLiveServer } from '../../src/opendata/live-server.ts';
import type { Host, OpenDataServer } from '../../src/opendata/server.ts';

/** Milliseconds: a file that is on its way may take long on a busy machine. */
const LONG_ENOUGH = 40_000;

/**
 * The real server's client, which soon gives up those files alone that never come.
 *
 * @param timeout milliseconds for a whole download of those
 */
export function liveServer(
  hosts: Record<Host, string>,
  timeout: number,
  isFaulty: (path: string) => boolean,
): OpenDataServer {
  const impatient = createLiveServer({ hosts, userAgent: 'test', timeoutMs: timeout });
  const patient = createLiveServer({ hosts, userAgent: 'test', timeoutMs: LONG_ENOUGH });
  return {
    name: patient.name,
    get: async (resource, conditions) => {
      const requested = isFaulty(resource.path) ? impatient : patient;
      return requested.get(resource, conditions);
    },
    close: async () => void (await Promise.all([impatient.close?.(), patient.close?.()])),
  };
}
