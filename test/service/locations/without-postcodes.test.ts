import { expect, it } from 'vitest';
import { loadGazetteer } from '../../../src/place/load-gazetteer.ts';
import { locationHandlers } from '../../../src/service/operations/locations.ts';
import { type PostcodeArea, packPostcodeRows } from '../../../src/place/postcodes/table.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { sourcesWith } from '../fake-sources.ts';

const gazetteer = loadGazetteer();
const HAMBURG = { latitude: 53.55, longitude: 9.99, distance: 10, limit: 1 };

it('if postcodes are unavailable, places have null, not an empty list', async () => {
  const answers = locationHandlers(sourcesWith('2026-11-21T12:00:00Z', { gazetteer }));
  const { items, source } = await answers.nearbyLocationsByCoordinates(HAMBURG, DEFAULT_LOCALE);
  expect(items).toMatchObject([{ name: 'Hamburg', zipcodes: null }]);
  expect(source).toBe('GeoNames');
  const byName = await answers.searchLocations({ searchKey: 'Wien', limit: 1 }, DEFAULT_LOCALE);
  expect(byName.items).toMatchObject([{ name: 'Wien', zipcodes: null }]);
});

it('if postcodes are unavailable, a search by postcode is an error', async () => {
  const answers = locationHandlers(sourcesWith('2026-11-21T12:00:00Z', { gazetteer }));
  const pending = answers.searchLocations({ searchKey: '20095', limit: 1 }, DEFAULT_LOCALE);
  await expect(pending).rejects.toMatchObject({ name: 'OpenDataError' });
});

it("a postcode with only a village on it is found by the village's common name", async () => {
  const village: PostcodeArea = {
    name: 'Hooge',
    latitude: 54.57,
    longitude: 8.55,
    isRecipient: false,
  };
  const answers = locationHandlers(
    sourcesWith('2026-11-21T12:00:00Z', {
      gazetteer,
      postcodes: { find: async (_, code) => (code === '25859' ? [village] : []) },
      postcodeTables: async (country) =>
        packPostcodeRows(country === 'DE' ? [{ ...village, code: '25859' }] : []),
    }),
  );
  const requested = { searchKey: '2585', limit: 10 };
  const { items } = await answers.searchLocations(requested, DEFAULT_LOCALE);
  expect(items).toEqual([
    {
      id: 'DE-25859', name: 'Hooge', slug: 'hooge', latitude: 54.57, longitude: 8.55,
      elevation: null, countryCode: 'DE', country: 'Deutschland', admin1: null,
      zipcodes: ['25859'], timeZone: 'Europe/Berlin', distance: null, scores: { seoPriority: 0 },
    },
  ]); // prettier-ignore
});
