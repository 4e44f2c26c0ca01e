import { afterAll, describe, expect, it, test } from 'vitest';
import { LocationsResponse, type Location } from '../../../src/contract/public/locations.ts';
import { startTestService } from '../../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

async function itemsOf(path: string, language = 'de-DE'): Promise<Location[]> {
  const { status, body } = await service.get(`/locations${path}`, { 'accept-language': language });
  expect({ path, status }).toEqual({ path, status: 200 });
  return LocationsResponse.parse(body).items;
}

const namesOf = (items: readonly Location[]) => items.map(({ name }) => name);

describe('places nearby', () => {
  it('have all documented fields', async () => {
    const [first] = await itemsOf('/nearby/48.137/11.575');
    expect(first).toEqual({
      id: '2867714',
      name: 'München',
      slug: 'munich',
      latitude: 48.13743,
      longitude: 11.57549,
      elevation: 524,
      countryCode: 'DE',
      country: 'Deutschland',
      admin1: { location: { slug: 'bayern', name: 'Bayern' } },
      zipcodes: expect.arrayContaining(['80331']),
      timeZone: 'Europe/Berlin',
      distance: 0.1,
      scores: { seoPriority: 0.75 },
    });
  });

  it('have no fields that the document calls omitted', async () => {
    const { body } = await service.get('/locations/nearby/48.137/11.575');
    const gone = ['pagination', 'iso2', 'isoPath', 'liesIn', 'nameTranslations', 'searchContext', 'warnregions', 'zipCodes', 'seo_priority']; // prettier-ignore
    for (const field of gone) expect(JSON.stringify(body)).not.toContain(`"${field}"`);
  });

  it('are within ten kilometres, and ten at most, by default', async () => {
    const items = await itemsOf('/nearby/51.45/7.01');
    const more = await itemsOf('/nearby/51.45/7.01?distance=10&limit=10');
    expect(items).toEqual(more);
    const many = await itemsOf('/nearby/51.45/7.01?distance=50&limit=100');
    expect(many).toHaveLength(100);
    const distances = many.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(items.length).toBeLessThanOrEqual(10);
    expect(items.every(({ distance }) => (distance ?? NaN) <= 10)).toBe(true);
  });

  it('have names in the requested language', async () => {
    const [vienna] = await itemsOf('/nearby/48.21/16.37', 'fr-FR');
    expect(vienna).toMatchObject({
      name: 'Vienne', country: 'Autriche', slug: 'vienna',
      admin1: { location: { slug: 'wien', name: 'Wien' } },
      zipcodes: expect.arrayContaining(['1010']),
    }); // prettier-ignore
  });

  it('have no postcodes outside of the four countries, and no area if none has a name', async () => {
    const [tokyo] = await itemsOf('/nearby/35.69/139.69');
    expect(tokyo).toMatchObject({ countryCode: 'JP', zipcodes: [], admin1: null });
  });

  test.each(['/nearby/56/3', '/nearby/0/0', '/nearby/-60/179'])(
    'are none at open sea: %s',
    async (path) => {
      expect(await itemsOf(path)).toEqual([]);
    },
  );

  it('are the same around a postcode', async () => {
    const items = await itemsOf('/nearby/byLocation/DE/20095?distance=5&limit=3');
    expect(items[0]).toMatchObject({ name: 'Hamburg', countryCode: 'DE' });
    const { status, body } = await service.get('/locations/nearby/byLocation/DE/99999');
    expect([status, body['type']]).toEqual([404, '/problems/unknown-postcode']);
  });
});

describe('a search', () => {
  it('finds names with that prefix, the best known first', async () => {
    expect(namesOf(await itemsOf('/search/hamb?limit=3'))[0]).toBe('Hamburg');
    expect(namesOf(await itemsOf(`/search/${encodeURIComponent('münch')}`))[0]).toBe('München');
    expect(namesOf(await itemsOf('/search/Munic', 'en-GB'))[0]).toBe('Munich');
  });

  it('returns no distance without a position', async () => {
    const items = await itemsOf('/search/Frankfurt%20a');
    expect(namesOf(items)).toEqual(['Frankfurt am Main', 'Frankfurt an der Oder']);
    expect(items.map(({ distance }) => distance)).toEqual([null, null]);
  });

  test.each([
    ['20095', ['Hamburg']],
    ['2009', ['Hamburg']],
    ['8001', ['Zürich']],
    ['9490', ['Vaduz']],
    ['25980', ['Westerland']],
  ])('for %s finds the towns on postcodes that begin so', async (digits, expected) => {
    const found = await itemsOf(`/search/${digits}`);
    expect(namesOf(found)).toEqual(expect.arrayContaining(expected));
    for (const { zipcodes } of found) {
      expect(zipcodes?.some((code) => code.startsWith(digits))).toBe(true);
    }
  });

  it('finds no more than the limit, the best known of all countries', async () => {
    const items = await itemsOf('/search/1?limit=4');
    expect(namesOf(items)).toEqual(expect.arrayContaining(['Berlin', 'Wien']));
    expect(items).toHaveLength(4);
    const priorities = items.map(({ scores }) => scores.seoPriority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
  });

  test.each([
    'Hambrug',
    '99999',
    '123456',
    '%E6%9D%B1%E4%BA%AC',
    '%F0%9F%8C%A7',
    '%28%29%2F..%2F',
    'x'.repeat(100),
    '%00',
  ])('for %s finds nothing', async (key) => {
    expect(await itemsOf(`/search/${key}`)).toEqual([]);
  });

  it('rejects more than a hundred letters', async () => {
    const { status, body } = await service.get(`/locations/search/${'x'.repeat(101)}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'searchKey', rule: 'must have at most 100 characters' }]);
  });
});

describe('parameters must be within the limits', () => {
  test.each([
    ['distance=0', 'distance', 'must be a number above 0 and up to 500, with up to 3 decimals'],
    ['distance=501', 'distance', 'must be a number above 0 and up to 500, with up to 3 decimals'],
    ['distance=-1', 'distance', 'must be a number above 0 and up to 500, with up to 3 decimals'],
    ['limit=0', 'limit', 'must be a whole number from 1 to 100'],
    ['limit=101', 'limit', 'must be a whole number from 1 to 100'],
    ['limit=1.5', 'limit', 'must be a whole number from 1 to 100'],
    ['page=2', 'page', 'is not a parameter of this operation'],
  ])('%s', async (query, field, rule) => {
    const { status, body } = await service.get(`/locations/nearby/53.55/9.99?${query}`);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ field, rule }] });
  });

  it('and off the grid nothing is found', async () => {
    const { status, body } = await service.get('/locations/nearby/89.999/0');
    expect([status, body['type']]).toEqual([404, '/problems/off-grid']);
  });
});
