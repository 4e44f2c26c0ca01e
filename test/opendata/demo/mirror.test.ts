import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import type { Validators, OpenDataServer, FileResponse } from '../../../src/opendata/server.ts';
import { readKml, unzip } from './read-kmz.ts';

const CATALOGUE =
  '/DE/leistungen/met_verfahren_mosmix/mosmix_stationskatalog.cfg?view=nasPublication';
const NOW = '2026-11-18T14:05:00Z';

function serverAt(now: string): OpenDataServer {
  return createDemoServer(() => new Date(now));
}

function ask(
  server: OpenDataServer,
  name: string,
  conditions?: Validators,
  station = 'D0001',
): Promise<FileResponse> {
  const path = `/weather/local_forecasts/mos/MOSMIX_L/single_stations/${station}/kml/${name}.kmz`;
  return server.get({ host: 'opendata', path }, conditions);
}

function found(reply: FileResponse): Extract<FileResponse, { status: 200 }> {
  if (reply.status !== 200) throw new Error(`The file is not there: ${reply.status}`);
  return reply;
}

async function issueTime(reply: FileResponse): Promise<string | undefined> {
  const [kml = ''] = (await unzip(found(reply).body)).values();
  return readKml(kml).texts.get('dwd:IssueTime');
}

describe('the demo mirror', () => {
  let server: OpenDataServer;
  beforeAll(() => {
    server = serverAt(NOW);
  });

  it('names itself demo in its Server header', () => {
    expect(server.name).toBe('demo');
  });

  it.each([
    ['2026-11-18T09:49:59Z', '2026-11-18T03:00:00.000Z'],
    ['2026-11-18T09:50:00Z', '2026-11-18T09:00:00.000Z'],
    ['2026-11-18T03:49:00Z', '2026-11-17T21:00:00.000Z'],
    ['2026-11-18T23:59:00Z', '2026-11-18T21:00:00.000Z'],
    ['2027-01-01T00:30:00Z', '2026-12-31T21:00:00.000Z'],
  ])('has at %s the run of %s as its latest', async (now, issued) => {
    const reply = await ask(serverAt(now), 'MOSMIX_L_LATEST_D0001');
    expect(await issueTime(reply)).toBe(issued);
  });

  it('serves the runs of two days under their own names', async () => {
    const stored = ['1615', '1621', '1703', '1709', '1715', '1721', '1803', '1809'];
    for (const run of stored) {
      const { status } = await ask(server, `MOSMIX_L_202611${run}_D0001`);
      expect([run, status]).toEqual([run, 200]);
    }
  });

  it.each([
    ['a run that is too old', 'MOSMIX_L_2026111609_D0001'],
    ['a run that is not out yet', 'MOSMIX_L_2026111815_D0001'],
    ['an hour without a run', 'MOSMIX_L_2026111808_D0001'],
    ['the file of another station', 'MOSMIX_L_LATEST_D0002'],
    ['a date that is none', 'MOSMIX_L_2026991899_D0001'],
    ['another product', 'MOSMIX_S_LATEST_240'],
  ])('responds 404 for %s', async (_what, name) => {
    expect(await ask(server, name)).toEqual({ status: 404 });
  });

  it('responds 404 for a station that is not in the catalogue', async () => {
    const reply = await ask(server, 'MOSMIX_L_LATEST_10637', undefined, '10637');
    expect(reply).toEqual({ status: 404 });
  });

  it.each([
    { host: 'opendata', path: '/' },
    { host: 'opendata', path: CATALOGUE },
    { host: 'www', path: '/' },
    {
      host: 'www',
      path: '/weather/local_forecasts/mos/MOSMIX_L/single_stations/D0001/kml/MOSMIX_L_LATEST_D0001.kmz',
    },
  ] as const)('responds 404 at $host$path', async (resource) => {
    expect(await server.get(resource)).toEqual({ status: 404 });
  });

  it('dates a file by its publication, not by the request', async () => {
    const reply = found(await ask(server, 'MOSMIX_L_LATEST_D0001'));
    expect(reply.lastModified).toBe('Wed, 18 Nov 2026 09:50:00 GMT');
  });

  it('sends a file again only if it has changed', async () => {
    const { etag, lastModified } = found(await ask(server, 'MOSMIX_L_LATEST_D0001'));
    const later = serverAt('2026-11-18T15:55:00Z');
    for (const conditions of [{ etag }, { lastModified }, { etag, lastModified }]) {
      const unchanged = await ask(server, 'MOSMIX_L_LATEST_D0001', conditions);
      const changed = await ask(later, 'MOSMIX_L_LATEST_D0001', conditions);
      expect([unchanged.status, changed.status]).toEqual([304, 200]);
    }
  });

  it('prefers the ETag to the date, and ignores invalid dates', async () => {
    const { lastModified } = found(await ask(server, 'MOSMIX_L_LATEST_D0001'));
    const otherTag = await ask(server, 'MOSMIX_L_LATEST_D0001', { etag: '"other"', lastModified });
    const noDate = await ask(server, 'MOSMIX_L_LATEST_D0001', { lastModified: 'yesterday' });
    expect([otherTag.status, noDate.status]).toEqual([200, 200]);
  });

  it.each([
    ['the radar as HDF5', 'opendata', '/weather/radar/composite/rv/composite_rv_LATEST.tar'],
    ['the radar in binary', 'opendata', '/weather/radar/composite/rv/DE1200_RV_LATEST.tar.bz2'],
    ['the pollen index', 'opendata', '/climate_environment/health/alerts/s31fg.json'],
    [
      'the pollen regions',
      'maps',
      '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json',
    ],
    ['the postcodes', 'geonames', '/export/zip/LI.zip'],
  ] as const)('serves %s as well', async (_what, host, path) => {
    // Who has the newest is told so without the file being made.
    const lastModified = 'Wed, 18 Nov 2026 14:05:00 GMT';
    expect(await server.get({ host, path }, { lastModified })).toEqual({ status: 304 });
  });

  it('returns the same bytes for the same clock', async () => {
    const once = found(await ask(server, 'MOSMIX_L_LATEST_D0001'));
    const again = found(await ask(serverAt(NOW), 'MOSMIX_L_LATEST_D0001'));
    expect(Buffer.compare(once.body, again.body)).toBe(0);
  });

  it('serves a catalogue whose every kind of station has a file', async () => {
    const { body, etag } = found(await server.get({ host: 'www', path: CATALOGUE }));
    const lines = Buffer.from(body).toString('latin1').trimEnd().split('\n').slice(2);
    const ids = [0, 2384, 2385, -1].map((index) => lines.at(index)?.slice(0, 5) ?? '');
    for (const id of ids) {
      const reply = await ask(server, `MOSMIX_L_LATEST_${id}`, undefined, id);
      expect([id, reply.status]).toEqual([id, 200]);
    }
    expect(await server.get({ host: 'www', path: CATALOGUE }, { etag })).toEqual({ status: 304 });
  });
});
