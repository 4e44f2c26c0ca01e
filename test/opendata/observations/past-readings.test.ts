import { expect, test } from 'vitest';
import { createDemoServer } from '../../../src/opendata/demo/mirror.ts';
import { createPastReadings } from '../../../src/opendata/observations/past-readings.ts';
import { parsePoiListing, poiReportsFile } from '../../../src/opendata/observations/poi.ts';
import type { OpenDataServer, Resource } from '../../../src/opendata/server.ts';

const NOW = '2026-11-21T12:40:00Z';
const clock = () => new Date(NOW);
const HOUR_MS = 3_600_000;
const HAMBURG = { latitude: 53.55, longitude: 9.99 };

/** The demo without the files of some paths. */
function demoWithout(isMissing: (resource: Resource) => boolean): OpenDataServer {
  const demo = createDemoServer(clock);
  return {
    name: 'demo',
    get: async (resource, conditions) =>
      isMissing(resource) ? { status: 404 } : demo.get(resource, conditions),
  };
}

test('the closest station tells what it measured on the hours of the last day', async () => {
  const past = await createPastReadings({ server: createDemoServer(clock), clock }).near(HAMBURG);
  expect(past?.distance).toBeLessThan(20);
  const hours = past?.hours ?? [];
  expect(hours.map(({ time }) => time)).toEqual(
    Array.from({ length: 25 }, (_, at) => Date.parse('2026-11-20T12:00Z') + at * HOUR_MS),
  );
  for (const hour of hours) {
    expect(hour.temperature).toBeGreaterThan(-40);
    expect(hour.visibility).toBeGreaterThan(0);
    expect(hour.snowDepth).toBeGreaterThanOrEqual(0);
    expect(hour.isSnow === null).toBe(hour.precipitation === 0);
    expect(hour.dayBefore !== null).toBe(hour.time === Date.parse('2026-11-21T06:00Z'));
  }
});

test('a station without a file is passed over for the next one', async () => {
  const near = await createPastReadings({ server: createDemoServer(clock), clock }).near(HAMBURG);
  const closest = poiReportsFile(near?.id ?? '').path;
  const server = demoWithout(({ path }) => path === closest);
  const past = await createPastReadings({ server, clock }).near(HAMBURG);
  expect(past?.distance).toBeGreaterThan(near?.distance ?? NaN);
});

test('there is no station if none has a file', async () => {
  const server = demoWithout(({ path }) => path.endsWith('-BEOB.csv'));
  expect(await createPastReadings({ server, clock }).near(HAMBURG)).toBeUndefined();
});

test('without the list of the files it fails', async () => {
  const server = demoWithout(({ path }) => path.endsWith('/poi/'));
  await expect(createPastReadings({ server, clock }).near(HAMBURG)).rejects.toThrow('POI reports');
});

test('the list has the ids of the stations, without the filling of short ones', () => {
  const page = '<html><a href="10315-BEOB.csv"></a><a href="K611_-BEOB.csv"></a><a href="../"></a>';
  expect(parsePoiListing(Buffer.from(`${page}</html>`))).toEqual(new Set(['10315', 'K611']));
  expect(() => parsePoiListing(Buffer.from(page))).toThrow('cut off');
  expect(() => parsePoiListing(Buffer.from('<html></html>'))).toThrow('without a POI file');
});
