import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import type { OpenDataServer } from '../../src/opendata/server.ts';
import { startFaultyServer, TRANSPORT_FAULTS, type Fault } from '../support/faulty-server.ts';
import { liveServer } from '../support/live-server.ts';
import { logLines } from '../support/log-lines.ts';
import { hostsAt } from '../support/open-data-server.ts';
import { startTestService } from '../support/service.ts';

const NOW = '2026-05-20T12:02:00Z';
const LATER = '2026-05-20T12:12:00Z';
const HAMBURG = '/voicetext/forecast/days/53.55/9.99';
const KEY = 's3cret';
const settings = { FORECAST_SOURCE: 'open-meteo' };

let answer: Promise<Map<string, Uint8Array>> | undefined;

/** What Open-Meteo says of Hamburg, at the path where the service asks for it. */
async function answerOfHamburg(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const demo = createDemoServer(() => new Date(NOW));
  const recorder: OpenDataServer = {
    name: 'demo',
    async get(resource) {
      const reply = await demo.get(resource);
      if (reply.status === 200) files.set(`${resource.path}&apikey=${KEY}`, reply.body);
      return reply;
    },
  };
  const service = await startTestService(NOW, { server: recorder, settings });
  await service.get(HAMBURG);
  await service.close();
  return files;
}

async function startService() {
  answer ??= answerOfHamburg();
  const server = await startFaultyServer(await answer);
  const hosts = { ...hostsAt(server.url), openMeteo: `${server.url}?apikey=${KEY}` };
  const live = liveServer(hosts, 300, server.isFaulty);
  const { log, lines } = logLines();
  const service = await startTestService(NOW, { server: live, settings, log });
  onTestFinished(async () => {
    await service.close();
    await server.down();
  });
  return { server, service, lines };
}

const cut: Fault = (response, file = Buffer.alloc(0)) =>
  response.writeHead(200).end(file.subarray(0, file.length / 2));
const reason =
  (status: number, text: string): Fault =>
  (response) =>
    response.writeHead(status).end(JSON.stringify({ error: true, reason: text }));

/** Those of its own, beside all that can happen to a file on its way. */
const ownFaults: [string, Fault | 'down'][] = [
  ['is not there', 'down'],
  ['sends half a file', cut],
  ['has had enough requests', reason(429, 'Daily API request limit exceeded.')],
  ['says that the key is none', reason(400, `The API key ${KEY} is not valid`)],
  ['says in a file that it fails', reason(200, 'Out of range: latitude=53.55')],
];

describe('when Open-Meteo', () => {
  it.each([...ownFaults, ...Object.entries(TRANSPORT_FAULTS)])(
    '%s, the service reports it without key or place, and recovers',
    async (_what, fault) => {
      const { server, service, lines } = await startService();
      if (fault === 'down') await server.down();
      else server.fault(fault);
      const { status, body } = await service.get(HAMBURG);
      expect(status).toBe(503);
      expect(JSON.stringify(body)).not.toMatch(/s3cret|53\.55|127\.0/);
      expect(lines().join('\n')).not.toMatch(/s3cret|53\.55|9\.99/);

      if (fault === 'down') await server.up();
      else server.fault();
      service.setClock(LATER);
      const again = await service.get(HAMBURG);
      expect([again.status, again.body['source']]).toEqual([200, 'Open-Meteo']);
    },
  );

  it.each(ownFaults)('%s, the service serves the stale forecast', async (_what, fault) => {
    const { server, service } = await startService();
    const known = await service.get(HAMBURG);
    if (fault === 'down') await server.down();
    else server.fault(fault);
    service.setClock('2026-05-20T13:30:00Z');
    const { status, body } = await service.get(HAMBURG);
    expect([status, body]).toEqual([200, known.body]);
  });
});
