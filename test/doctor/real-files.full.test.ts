import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATION_CATALOGUE_FILE } from '../../src/opendata/mosmix/series.ts';
import { latestRunFile } from '../../src/opendata/mosmix/forecasts.ts';
import { poiReportsFile } from '../../src/opendata/observations/poi.ts';
import {
  LEXICON_TEXT_FILE,
  LEXICON_HTML_FILE,
  TEN_MINUTE_LIST_FILE,
} from '../../src/opendata/observations/station-directory.ts';
import { POLLEN_FILE, POLLEN_REGIONS_FILE } from '../../src/opendata/pollen/forecasts.ts';
import type { OpenDataServer, Resource } from '../../src/opendata/server.ts';
import { WARNINGS_FILE } from '../../src/opendata/warnings/warnings.ts';
import { ODIM_PATH, RADOLAN_PATH } from '../support/radar-files.ts';
import { checkOf, runChecks, settingsFor } from './open-data.ts';

const REAL_FILES = new URL('../../../shared/data/', import.meta.url);
const isThere = existsSync(REAL_FILES);

interface Real {
  check: string;
  /** Files of the folder by where they are asked for. */
  files: [Resource, string][];
  now: string;
  place?: string;
  value: RegExp;
}

const opendata = (path: string): Resource => ({ host: 'opendata', path });

const FILES: Real[] = [
  {
    check: 'mosmix-catalogue',
    files: [[STATION_CATALOGUE_FILE, 'dwd/mosmix/mosmix_stationskatalog.cfg']],
    now: '2023-09-01T12:00:00Z',
    value: /^\d,\d{3} stations; nearest to Berlin: 1\d{4}, \d km$/,
  },
  {
    check: 'mosmix-file',
    files: [
      [STATION_CATALOGUE_FILE, 'dwd/mosmix/mosmix_stationskatalog.cfg'],
      [latestRunFile('P0036'), 'dwd/mosmix/MOSMIX_L_2023041209_P0036.kmz'],
    ],
    now: '2023-04-12T12:10:00Z',
    place: 'Münster',
    value: /^station P0036 \(\d+ km from Münster\), 14:00: \d+\.\d °C$/,
  },
  {
    check: 'radar',
    files: [[opendata(RADOLAN_PATH), 'dwd/radar/DE1200_RV2305081330.tar.bz2']],
    now: '2023-05-08T13:34:00Z',
    value: /^2 frames, newest run 15:30, max \d+\.\d mm\/h, Berlin: .+; format: binary, for HDF5/,
  },
  {
    check: 'radar',
    files: [[opendata(ODIM_PATH), 'dwd/radar/composite_rv_20250923_0855.tar']],
    now: '2025-09-23T09:00:00Z',
    value: /^2 frames, newest run 10:55, max \d+\.\d mm\/h, Berlin: .+; format: HDF5$/,
  },
  {
    check: 'pollen-index',
    files: [[POLLEN_FILE, 'dwd/pollen/s31fg-2026-07-13.trimmed.json']],
    now: '2026-07-13T12:00:00Z',
    value: /^\d+ regions, strongest: \w+ \d in region \d+$/,
  },
  {
    check: 'pollen-regions',
    files: [[POLLEN_REGIONS_FILE, 'dwd/pollen/pollenfluggebiete.geojson']],
    now: '2026-07-13T12:00:00Z',
    value: /^Berlin is in region 50$/,
  },
  {
    check: 'warnings',
    files: [
      [
        WARNINGS_FILE,
        'dwd/warnings/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip',
      ],
    ],
    now: '2023-06-23T03:00:00Z',
    value: /^\d in force or announced, most severe: .+ in .+$/,
  },
  {
    check: 'station-list',
    files: [[LEXICON_TEXT_FILE, 'dwd/observations/statlex-sy-mn-active.txt']],
    now: '2023-08-01T09:00:00Z',
    value: /^1,\d{3} stations; nearest to Berlin: Berlin-Tempelhof \(433\); format: text$/,
  },
  {
    check: 'station-list',
    files: [[LEXICON_HTML_FILE, 'dwd/observations/station_list.html']],
    now: '2024-05-01T09:00:00Z',
    place: 'Münster',
    value: /^\d+ stations; nearest to Münster: .+; format: web page, for text .+ \(404\)$/,
  },
  {
    check: 'ten-minute-stations',
    files: [[TEN_MINUTE_LIST_FILE, 'dwd/observations/zehn_min_tu_Beschreibung_Stationen.txt']],
    now: '2023-01-20T09:00:00Z',
    value: /^\d+ stations; nearest to Berlin: Berlin.+ \(\d+\)$/,
  },
  {
    check: 'poi',
    files: [
      [LEXICON_TEXT_FILE, 'dwd/observations/statlex-sy-mn-active.txt'],
      [poiReportsFile('10315'), 'dwd/observations/10315-BEOB.csv'],
    ],
    now: '2023-04-12T13:00:00Z',
    place: 'Münster',
    value: /^Münster\/Osnabrück, \d\d:00: \d+\.\d °C$/,
  },
];

describe.skipIf(!isThere)('real files (skipped: none beside the checkout)', () => {
  it.each(FILES)('$check at $now', async ({ check, files, now, place, value }) => {
    const server: OpenDataServer = {
      name: 'files',
      async get({ host, path }) {
        const found = files.find(([at]) => at.host === host && at.path === path);
        if (!found) return { status: 404 };
        return { status: 200, body: readFileSync(new URL(found[1], REAL_FILES)) };
      },
    };
    const report = await runChecks(
      { ...settingsFor('http://127.0.0.1:9'), DEFAULT_PLACE: place ?? 'Berlin' },
      { only: [check], now, server },
    );
    expect(checkOf(report, check)).toMatchObject({
      status: 'ok',
      value: expect.stringMatching(value),
    });
  });
});
