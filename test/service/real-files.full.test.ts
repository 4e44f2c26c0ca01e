import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { PollenByZipResponse } from '../../src/contract/voice-text/pollen.ts';
import { NextHourResponse } from '../../src/contract/voice-text/responses.ts';
import { createLiveServer } from '../../src/opendata/live-server.ts';
import { POLLEN_FILE, POLLEN_REGIONS_FILE } from '../../src/opendata/pollen/forecasts.ts';
import { postcodeResource } from '../../src/opendata/server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';
import { geoNamesText, postcodeZip, realRows } from '../support/postcode-file.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { readNextHourText } from './next-hour/read-text.ts';
import { findErrors } from './next-hour/check-text.ts';

const REAL_FILES = new URL('../../../shared/data/', import.meta.url);
const isThere = existsSync(REAL_FILES);

function real(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

/** A live service at a time, with files at their paths. */
async function serviceWith(time: string, files: Record<string, Uint8Array>): Promise<TestService> {
  const host = await startOpenDataHost();
  for (const [path, file] of Object.entries(files)) host.put(path, file);
  const server = createLiveServer({ hosts: hostsAt(host.url), userAgent: 'test' });
  return startTestService(time, { server });
}

describe.skipIf(!isThere)('real files (skipped without ../shared)', () => {
  it('the next hour of 18 October 2022 in sixty places matches their texts', async () => {
    const NOW = '2022-10-18T07:06:00Z';
    const service = await serviceWith(NOW, {
      '/weather/radar/composite/rv/DE1200_RV_LATEST.tar.bz2': real(
        'dwd/radar/DE1200_RV2210180700.tar.bz2',
      ),
    });
    const wet = new Set<boolean>();
    for (let place = 0; place < 60; place += 1) {
      const [latitude, longitude] = [48 + (place % 10) * 0.6, 6.5 + Math.floor(place / 10) * 1.4];
      const { body } = await service.get(
        `/voicetext/precipitation/nextHour/${latitude.toFixed(2)}/${longitude.toFixed(2)}?location=Köln`,
      );
      const { source, text, items } = NextHourResponse.parse(body);
      expect(source).toBe('RV');
      const times = readNextHourText(text, 'de-DE');
      expect(findErrors({ now: Date.parse(NOW), text, items, times })).toEqual([]);
      wet.add(times.falling || times.begins !== null);
    }
    await service.close();
    expect(wet.size).toBe(2);
  });

  it('the pollen of 13 July 2026 in Berlin, on the day and after midnight', async () => {
    const service = await serviceWith('2026-07-13T12:00:00Z', {
      [POLLEN_FILE.path]: real('dwd/pollen/s31fg-2026-07-13.trimmed.json'),
      [POLLEN_REGIONS_FILE.path]: real('dwd/pollen/pollenfluggebiete.geojson'),
    });
    const berlin = '/voicetext/pollen/byCoordinates/52.52/13.4';
    const { body } = await service.get(berlin);
    expect(body['items']).toEqual(
      expect.arrayContaining([
        { name: 'Graeser', today: 2, tomorrow: 2, inTwoDays: 2 },
        { name: 'Beifuss', today: 1, tomorrow: 1, inTwoDays: 1 },
        { name: 'Ambrosia', today: 0, tomorrow: 0, inTwoDays: null },
      ]),
    );
    service.setClock('2026-07-14T00:30:00Z');
    const later = await service.get(`${berlin}?pollentype=Ambrosia`);
    expect(later.body['items']).toEqual([
      { name: 'Ambrosia', today: 0, tomorrow: null, inTwoDays: null },
    ]);
    const outside = await service.get('/voicetext/pollen/byCoordinates/48.21/16.37');
    expect(outside.status).toBe(406);
    await service.close();
  });

  test.each([
    ['DE', '10115', 200, 'Berlin'],
    ['DE', '25980', 200, 'Westerland'],
    // Of Saxony the trimmed file has nothing.
    ['DE', '01067', 406, '/problems/no-pollen-forecast'],
    ['DE', '99999', 404, '/problems/unknown-postcode'],
    ['AT', '1010', 406, '/problems/no-pollen-forecast'],
    ['CH', '8001', 406, '/problems/no-pollen-forecast'],
    ['LI', '9490', 406, '/problems/no-pollen-forecast'],
  ] as const)('pollen at the postcode %s %s: %i', async (country, code, expected, reported) => {
    const rows = realRows().filter((row) => row.country === country);
    const service = await serviceWith('2026-07-13T12:00:00Z', {
      [POLLEN_FILE.path]: real('dwd/pollen/s31fg-2026-07-13.trimmed.json'),
      [POLLEN_REGIONS_FILE.path]: real('dwd/pollen/pollenfluggebiete.geojson'),
      [postcodeResource(country).path]: await postcodeZip(geoNamesText(rows), `${country}.txt`),
    });
    const { status, body } = await service.get(`/voicetext/pollen/byLocation/${country}/${code}`);
    await service.close();
    expect(status).toBe(expected);
    expect(status === 200 ? locationsOf(body) : body['type']).toEqual(reported);
  });
});

/** The one place that all days are about. */
function locationsOf(body: unknown): string {
  const { pollen } = PollenByZipResponse.parse(body);
  return [...new Set(pollen.data.map(({ location }) => location))].join(', ');
}
