import { createServer } from 'node:http';
import { listDemoStations } from '../../../src/opendata/demo/mosmix/files.ts';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { HOSTS, type FileResponse } from '../../../src/opendata/server.ts';

/**
 * The open-data servers on loopback in their own process, with demo weather and pregenerated forecasts
 * for all of Germany. Sends its address to its parent.
 */
const mirror = createDemoServer(() => new Date());
const responses = new Map<string, Promise<FileResponse>>();

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  let found = responses.get(path);
  if (!found) responses.set(path, (found = find(path)));
  void found.then((reply) => {
    if (reply.status !== 200) return response.writeHead(reply.status).end();
    const { body, etag, lastModified } = reply;
    if (etag !== undefined) response.setHeader('etag', etag);
    if (lastModified !== undefined) response.setHeader('last-modified', lastModified);
    return response.end(body);
  });
});

async function find(path: string): Promise<FileResponse> {
  for (const host of HOSTS) {
    const reply = await mirror.get({ host, path });
    if (reply.status !== 404) return reply;
  }
  return { status: 404 };
}

for (const { id, latitude, longitude } of listDemoStations()) {
  const isNear = latitude > 47 && latitude < 55 && longitude > 6.5 && longitude < 14.5;
  if (!isNear) continue;
  const path = `/weather/local_forecasts/mos/MOSMIX_L/single_stations/${id}/kml/MOSMIX_L_LATEST_${id}.kmz`;
  const reply = find(path);
  responses.set(path, reply);
  await reply;
}
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mirror has no port');
  process.send?.(`http://127.0.0.1:${address.port}`);
});
process.once('disconnect', () => process.exit());
