import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { readConfig } from '../../../src/config.ts';
import type { PointForecast } from '../../../src/opendata/forecast.ts';
import { buildPlaceIndex } from '../../../src/place/build-index.ts';
import { parseGeoNames } from '../../../src/place/geonames.ts';
import { openOrBuildIndex } from '../../../src/place/index-cache.ts';
import { openSources } from '../../../src/app/sources.ts';
import { inThisProcess } from '../../support/index-maker.ts';
import { startFaultyServer } from '../../support/faulty-server.ts';
import {
  CATALOGUE_PATH,
  catalogueRow,
  catalogueText,
  mosmixKmz,
  stationPath,
} from '../../support/mosmix-file.ts';
import { decoded, expectThat, expectWithin } from '../decoded.ts';
import { mutated } from '../mutated.ts';
import { attacked, type Target } from '../target.ts';

const NOW = '2026-11-18T10:30:00Z';
const POINT = { latitude: 53.63, longitude: 9.99, elevation: null };
const log = pino({ level: 'silent' });
const clock = () => new Date(NOW);

/** Places do not matter here: one suffices. */
const PLACES = parseGeoNames(
  '2867714\tMunich\tMunich\tMUC,München\t48.13743\t11.57549\tP\tPPLA\tDE\t\t02\t091\t09162\t09162000\t1260391\t\t-9999\tEurope/Berlin\t2019-09-05',
);

/** Downloads in the disk cache, with any damage; the server still has them. */
export const downloads: Target = {
  name: 'downloads',
  // Each run starts the sources anew.
  share: 0.1,
  open: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'weather-voice-fuzz-'));
    const kmz = await mosmixKmz({ elements: { TTT: '283.15 284.05 285.15' } });
    const catalogue = Buffer.from(catalogueText([catalogueRow('10147', '53.38', '9.59', 11)]));
    const server = await startFaultyServer(
      new Map([
        [CATALOGUE_PATH, catalogue],
        [stationPath('10147'), kmz],
      ]),
    );
    const { url } = server;
    const index = join(folder, 'places');
    openOrBuildIndex(
      index,
      inThisProcess(() => buildPlaceIndex(PLACES)),
    );
    const config = readConfig({
      WEATHER_DATA: 'live',
      OPENDATA_URL: url,
      OPENDATA_WWW_URL: url,
      OPENDATA_CACHE: join(folder, 'downloads'),
      PLACES_INDEX: index,
    });
    const forecast = async (): Promise<PointForecast | undefined> => {
      const { forecasts } = await openSources(config, clock, log);
      return forecasts.at(POINT, Date.parse(NOW));
    };
    check(await forecast());
    const stored = filesIn(join(folder, 'downloads'));
    const changed = fc
      .constantFrom(...stored.keys())
      .chain((path) =>
        mutated([stored.get(path) ?? Buffer.alloc(0)]).map((bytes) => ({ path, bytes })),
      );
    return {
      property: attacked(changed, async ({ path, bytes }) => {
        for (const [other, whole] of stored) writeFileSync(other, other === path ? bytes : whole);
        return decoded(forecast, check);
      }),
      close: async () => {
        await server.down();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile());
  const files = paths.map(({ parentPath, name }) => join(parentPath, name));
  expectThat(files.length > 0, 'Nothing is kept');
  return new Map(files.map((path) => [path, readFileSync(path)]));
}

function check(found: PointForecast | undefined): void {
  for (const { temperature } of found?.series.hours ?? []) {
    expectWithin('temperature', temperature, [9, 13]);
  }
}
