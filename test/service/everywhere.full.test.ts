import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { operationIds, operations, type OperationId } from '../../src/contract/operations.ts';
import { DEMO_POSTCODES } from '../../src/opendata/demo/postcodes/demo-postcodes.ts';
import { fetchDocument } from '../support/openapi.ts';
import { startTestService } from '../support/service.ts';
import { pathWith, type Values } from './request-paths.ts';
import { propertyRuns } from '../support/property-runs.ts';

const service = await startTestService('2026-11-21T12:03:00Z');
const { validateAnswer } = await fetchDocument(service.url);
afterAll(service.close);

const PLACES = 100;

const position = fc.record({
  latitude: degrees(-89.9, 89.9),
  longitude: degrees(-179.9, 179.9),
});

/** Half of the places lie where there are radar, stations, warnings and pollen, too. */
const around = fc.oneof(
  position,
  fc.record({ latitude: degrees(47.3, 55), longitude: degrees(6, 15) }),
);

const postcode = fc.constantFrom(
  ...Object.entries(DEMO_POSTCODES).flatMap(([country, places]) =>
    places.map(({ code, town }) => ({ country, code, town })),
  ),
);

/** What an operation is asked with: what it needs of a place, and of what there is at this moment. */
const requested = fc.record({
  position: around,
  postcode,
  letters: fc.integer({ min: 1, max: 8 }),
});
type Asked = typeof requested extends fc.Arbitrary<infer T> ? T : never;

/** What may be missing at a place, by the document. */
const MISSING = ['no-forecast', 'no-pollen-forecast', 'no-station'].map(
  (name) => `/problems/${name}`,
);

/** Ids of what there is now. */
const listed = await idsNow();

describe('at a hundred random places', () => {
  test.each(operationIds)('%s returns what its document says', async (id) => {
    await fc.assert(
      fc.asyncProperty(requested, async (values) => {
        const { status, body } = await service.get(pathOf(id, values));
        expect(validateAnswer(id, status, body)).toEqual([]);
        const outcome = status === 200 ? operations[id].response.parse(body) : body['type'];
        expect([body, ...MISSING]).toContainEqual(outcome);
      }),
      { numRuns: propertyRuns(PLACES) },
    );
  });
});

test.each(operationIds)('%s returns 200 at some of them', async (id) => {
  const answered = await Promise.all(
    fc.sample(requested, 20).map(async (values) => (await service.get(pathOf(id, values))).status),
  );
  expect(answered).toContain(200);
});

function pathOf(id: OperationId, values: Asked): string {
  return pathWith(id, valuesFor(values));
}

function valuesFor({
  position: { latitude, longitude },
  postcode: { country, code, town },
  letters,
}: Asked): Values {
  const one = (ids: readonly string[]) => ids[(letters * 7) % ids.length] ?? '';
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    country,
    zip_code: code,
    countryCode: country,
    postCode: code,
    searchKey: letters % 2 === 0 ? town.slice(0, letters) : code.slice(0, letters),
    stationId: one(listed.stations),
    id: one(listed.warnings),
    warncellId: one(listed.cells),
  };
}

async function idsNow() {
  const { body } = await service.get('/stations');
  const { stations } = operations.weatherStations.response.parse(body);
  const warned = await Promise.all(
    DEMO_POSTCODES.DE.map(async ({ latitude, longitude }) => {
      const reply = await service.get(`/warnings/${latitude}/${longitude}`);
      return operations.activeWarningsByCoordinates.response.parse(reply.body);
    }),
  );
  return {
    stations: stations.map(({ id }) => String(id)),
    warnings: [
      ...new Set(warned.flatMap(({ activeWarnings }) => activeWarnings.map(({ id }) => id))),
    ],
    cells: [...new Set(warned.flatMap(({ id }) => id ?? []))],
  };
}

function degrees(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
}
