import { expect, test } from 'vitest';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { withDownloadMetrics, type DownloadRecord } from '../../src/opendata/live-server.ts';
import { createForecastRequest } from '../../src/opendata/open-meteo/forecasts.ts';
import { OpenDataError, type OpenDataServer } from '../../src/opendata/server.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from '../service/operation-paths.ts';

const NOW = '2026-11-21T12:00:00Z';

test('downloads for the operations are counted by product and host', async () => {
  const reported: DownloadRecord[] = [];
  const server = withDownloadMetrics(
    createDemoServer(() => new Date(NOW)),
    (download) => reported.push(download),
  );
  const service = await startTestService(NOW, { server });
  for (const path of Object.values(OPERATION_PATHS)) await service.get(path);
  await service.close();
  const downloaded = reported.filter(({ outcome }) => outcome === 'downloaded');
  const products = downloaded.map(({ product, host }) => `${product} from ${host}`);
  expect(new Set(products)).toEqual(
    new Set([
      'stations from www',
      'forecast from opendata',
      'radar from opendata',
      'pollen from opendata',
      'pollenRegions from maps',
      'postcodes from geonames',
      'observations from opendata',
      'weatherStations from opendata',
      'weatherStations from www',
      'warnings from opendata',
      'warncells from www',
      'warncellMap from maps',
    ]),
  );
  for (const { seconds } of reported) expect(seconds).toBeGreaterThanOrEqual(0);
});

test('a forecast of Open-Meteo is counted by its host, without its position', async () => {
  const reported: DownloadRecord[] = [];
  const server = withDownloadMetrics(
    createDemoServer(() => new Date(NOW)),
    (download) => reported.push(download),
  );
  await server.get(createForecastRequest({ latitude: 52.52, longitude: 13.41, elevation: null }));
  expect(reported).toMatchObject([
    { product: 'forecast', host: 'openMeteo', outcome: 'downloaded' },
  ]);
  expect(JSON.stringify(reported)).not.toContain('52.52');
});

const resource = { host: 'opendata', path: '/weather/radar/x' } as const;

test.each([
  [200, 'downloaded'],
  [304, 'unchanged'],
  [404, 'missing'],
] as const)('a response of %i is counted as %s, and returned', async (status, outcome) => {
  const reported: DownloadRecord[] = [];
  const reply = status === 200 ? { status, body: Buffer.from('x') } : { status };
  const server: OpenDataServer = { name: 'DWD', get: async () => reply };
  const watched = withDownloadMetrics(server, (download) => reported.push(download));
  expect(await watched.get(resource)).toBe(reply);
  expect(reported).toMatchObject([{ product: 'radar', host: 'opendata', outcome }]);
});

test('a failed download is counted with its error, and still fails', async () => {
  const reported: DownloadRecord[] = [];
  const error = new OpenDataError('The open-data server is out of reach');
  const server: OpenDataServer = { name: 'DWD', get: async () => Promise.reject(error) };
  const watched = withDownloadMetrics(server, (download) => reported.push(download));
  await expect(watched.get(resource)).rejects.toThrow(error);
  expect(reported).toMatchObject([{ product: 'radar', outcome: 'failed', error }]);
});
