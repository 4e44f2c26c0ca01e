import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/doctor/examine.ts';
import { formatReport } from '../../src/doctor/format-report.ts';
import { openLiveServer } from '../../src/app/sources.ts';
import { hostsAt } from '../support/open-data-server.ts';
import {
  framesOf,
  ODIM_PATH,
  odimFile,
  RADOLAN_PATH,
  radolanFile,
} from '../support/radar-files.ts';
import { UNKNOWN } from '../service/unknown-versions.ts';
import type { Product } from '../service/laid-files.ts';
import { LEXICON_HTML } from '../opendata/observations/station-files.ts';
import { checkOf, examined, laidFiles, NOW, pathOf, settingsFor, startWorld } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Examined {
  name: string;
  /** Of the file's path. */
  path: RegExp;
  /** The example value. */
  value: RegExp;
  /** A body in an unexpected format. */
  unknown: Product;
  /** Milliseconds after which it is late; undefined without an update interval. */
  lateAfter: number | null;
  /** Whether its decoder sees that the end is missing; lines of a list can be any number. */
  knowsItsEnd?: boolean;
  settings?: Record<string, string>;
}

const TEN_MINUTES = ['temperature: ..', 'wind: ..', 'gusts: ..', 'precipitation: ..'];

const PRODUCTS: readonly Examined[] = [
  {
    name: 'mosmix-catalogue',
    path: /mosmix_stationskatalog/,
    value: /^12,675 stations; nearest to Berlin: D0194, 7 km$/,
    unknown: 'station catalogue',
    lateAfter: 3 * 365 * DAY,
  },
  {
    name: 'mosmix-file',
    path: /MOSMIX_L_LATEST_/,
    value: /^station D0194 \(7 km from Berlin\), 14:00: \d+\.\d °C$/,
    unknown: 'forecast',
    lateAfter: 9 * HOUR,
    knowsItsEnd: true,
  },
  {
    name: 'mosmix-earlier-file',
    path: /MOSMIX_L_\d+_/,
    value: /^station D0194 \(7 km from Berlin\), 14:00: \d+\.\d °C$/,
    unknown: 'forecast',
    lateAfter: null,
    knowsItsEnd: true,
  },
  {
    name: 'open-meteo',
    path: /^\/v1\/forecast/,
    value: /^Berlin, 14:00: \d+\.\d °C$/,
    unknown: 'pollen file',
    lateAfter: 3 * HOUR,
    knowsItsEnd: true,
    settings: { FORECAST_SOURCE: 'open-meteo' },
  },
  {
    name: 'radar',
    path: /composite_rv_LATEST/,
    value: /^3 frames, newest run 13:55, max 2\.3 mm\/h, Berlin: 0\.0 mm\/h; format: HDF5$/,
    unknown: 'radar',
    lateAfter: 20 * 60_000,
    knowsItsEnd: true,
  },
  {
    name: 'pollen-index',
    path: /s31fg\.json/,
    value: /^27 regions, strongest: \w+ \d in region \d+$/,
    unknown: 'pollen file',
    lateAfter: 2 * DAY,
    knowsItsEnd: true,
  },
  {
    name: 'pollen-regions',
    path: /Pollenfluggebiete/,
    value: /^Berlin is in region 50$/,
    unknown: 'map of the pollen regions',
    lateAfter: null,
    knowsItsEnd: true,
  },
  {
    name: 'warnings',
    path: /\/alerts\/cap\//,
    value: /^\d+ in force or announced, most severe: .+ in .+ and \d+ more$/,
    unknown: 'warnings',
    lateAfter: 3 * HOUR,
    knowsItsEnd: true,
  },
  {
    name: 'warncells',
    path: /cap_warncellids/,
    value: /^253 cells; 101001000: Stadt Flensburg$/,
    unknown: 'list of the warncells',
    lateAfter: 3 * 365 * DAY,
  },
  {
    name: 'warning-areas',
    path: /Warngebiete_Gemeinden/,
    value: /^Berlin is in 711000101: Berl\. - Mitte$/,
    unknown: 'map of the warncells',
    lateAfter: null,
    knowsItsEnd: true,
  },
  {
    name: 'synop-listing',
    path: /\/synoptic\/germany\/json\/$/,
    value: /^36 files, newest 1[34]:\d\d$/,
    unknown: 'list of the SYNOP files',
    lateAfter: 2 * HOUR,
    knowsItsEnd: true,
  },
  {
    name: 'station-list',
    path: /statlex_/,
    value: /^82 stations; nearest to Berlin: DEMO 52\.20N 13\.50E \(90030\); format: text$/,
    unknown: 'Stationslexikon',
    lateAfter: 40 * DAY,
  },
  {
    name: 'ten-minute-stations',
    path: /_Beschreibung_Stationen/,
    value: /^82 stations; nearest to Berlin: DEMO 52\.20N 13\.50E \(90030\)$/,
    unknown: 'list of the ten-minute stations',
    lateAfter: 40 * DAY,
  },
  ...TEN_MINUTES.map((quantity): Examined => {
    const [name = ''] = quantity.split(':');
    const folders = { temperature: 'TU', wind: 'wind', gusts: 'extrema', precipitation: 'nieder' };
    const [, folder = ''] = Object.entries(folders).find(([key]) => key === name) ?? [];
    return {
      name: `ten-minute-${name}`,
      path: new RegExp(`10minutenwerte_${folder}`),
      value: /^DEMO 52\.20N 13\.50E, 13:20: \d+(\.\d+)? (°C|m\/s|mm)$/,
      unknown: 'ten-minute archives',
      lateAfter: 4 * HOUR,
      knowsItsEnd: true,
    };
  }),
  {
    name: 'poi',
    path: /-BEOB\.csv/,
    value: /^DEMO .+, 13:00: 7\.5 °C$/,
    unknown: 'POI',
    lateAfter: 4 * HOUR,
    knowsItsEnd: true,
  },
  ...['DE', 'AT', 'CH', 'LI'].map((country): Examined => {
    return {
      name: `postcodes-${country.toLowerCase()}`,
      path: new RegExp(`/export/zip/${country}`),
      value: /^\d+ rows; \d{4,5}: .+$/,
      unknown: 'postcodes',
      lateAfter: 3 * 365 * DAY,
      knowsItsEnd: true,
    };
  }),
];

/** Downloads of loopback never take as long, however busy the machine is. */
const LONG_ENOUGH = 60_000;

/** The check of a product, on a server that has everything until it is changed. */
async function startExamined({ name, path, settings }: Examined) {
  const host = await startWorld();
  const file = await pathOf(path);
  const server = openLiveServer(hostsAt(host.url), LONG_ENOUGH);
  const options = { only: [name], timeout: LONG_ENOUGH, server };
  return {
    host,
    file,
    examine: async (now = NOW) => {
      const report = await examined({ ...settingsFor(host.url), ...settings }, { ...options, now });
      return { report, check: checkOf(report, name) };
    },
  };
}

describe.each(PRODUCTS)('$name', (product) => {
  const { value, unknown, lateAfter, knowsItsEnd } = product;

  it('is ok if the file exists, with size, duration and an example value', async () => {
    const { host, file, examine } = await startExamined(product);
    const { report, check } = await examine();
    expect(report.ok).toBe(true);
    expect(check).toMatchObject({
      status: 'ok',
      url: host.url + file.replace(/^(\/v1\/forecast).*/, '$1'),
      bytes: (await laidFiles()).get(file)?.body.length,
      milliseconds: expect.any(Number),
      value: expect.stringMatching(value),
      problem: null,
      advice: null,
    });
    expect(check.ageSeconds).toSatisfy((age) => age === null || (age >= 0 && age < 500 * 86_400));
  });

  it('is missing after a 404, with the effect on the service and what to do', async () => {
    const { host, file, examine } = await startExamined(product);
    // Of some there are others that would serve, and a folder is there with its files.
    for (const path of (await laidFiles()).keys()) {
      const isIn = file.endsWith('/') && path.startsWith(file);
      if (isIn || product.path.test(path)) host.remove(path);
    }
    const { report, check } = await examine();
    expect(report.ok).toBe(false);
    expect(check).toMatchObject({
      status: 'missing',
      problem: expect.stringMatching(/^127\.0\.0\.1:\d+ has no \/\S+ \(404\)$/),
      without: expect.stringMatching(/^(Without|The service) .+\.$/),
      value: null,
    });
    const text = formatReport(report);
    const line = text.split('\n').find((each) => each.startsWith('- '));
    expect(line).toBe(`- ${check.title} is missing: ${check.problem}. ${check.without}`);
    expect(text).toContain(`What to do:\n- ${check.advice}\n`);
  });

  it('has moved if the server redirects; the report has the new address without its query', async () => {
    const { host, file, examine } = await startExamined(product);
    host.trouble(file, { movedTo: 'https://user:pass@new.example/folder/file?key=secret' });
    const { report, check } = await examine();
    expect(report.ok).toBe(false);
    expect(check).toMatchObject({
      status: 'moved',
      problem: expect.stringMatching(
        / redirects from \/\S+ to https:\/\/new\.example\/folder\/file \(301\)$/,
      ),
    });
    expect(JSON.stringify(report)).not.toMatch(/secret|pass@/);
  });

  it('is unusable in another format', async () => {
    const { host, file, examine } = await startExamined(product);
    const body = (await laidFiles()).get(file)?.body ?? Buffer.alloc(0);
    host.put(file, await UNKNOWN[unknown](body));
    const { report, check } = await examine();
    expect(report.ok).toBe(false);
    expect(check).toMatchObject({
      status: 'changed',
      problem: expect.not.stringContaining('web page'),
      advice: expect.stringContaining('report'),
    });
  });

  it('is unusable if the server sends a web page instead', async () => {
    const { host, file, examine } = await startExamined(product);
    host.put(file, '<!DOCTYPE html>\n<html><body>Wartungsarbeiten</body></html>\n');
    const { check } = await examine();
    // Folders are listed on web pages.
    const isListing = file.endsWith('/');
    expect(check).toMatchObject({
      status: 'changed',
      problem: expect.stringMatching(
        isListing ? /^directory / : /^the server sent a web page instead \(.+\)$/,
      ),
      advice: expect.stringMatching(isListing ? 'report' : /proxy, a login page/),
    });
  });

  it.runIf(knowsItsEnd)('is unusable if it is truncated', async () => {
    const { host, file, examine } = await startExamined(product);
    const body = (await laidFiles()).get(file)?.body ?? Buffer.alloc(0);
    host.put(file, body.subarray(0, Math.floor(body.length * 0.6)));
    const { check } = await examine();
    expect(check.status).toBe('changed');
  });

  it.runIf(lateAfter !== null)('is late if it has not changed in its interval', async () => {
    const { examine } = await startExamined(product);
    const later = new Date(Date.parse(NOW) + (lateAfter ?? 0)).toISOString();
    const { report, check } = await examine(later);
    expect(report.ok).toBe(false);
    expect(check).toMatchObject({
      status: 'late',
      problem: expect.stringMatching(
        /^its newest data are from .+ \(\d+ (minutes|hours|days|years) old\), and newer ones were due by .+$/,
      ),
      value: expect.any(String),
    });
  });
});

it('the table covers all products; the listing and SYNOP have their own tests', () => {
  const others = ['mosmix-listing', 'synop-file', 'redis', 'cache-directory', 'sqlite', 'dynamodb'];
  const tested = [...PRODUCTS.map(({ name }) => name), ...others];
  expect(CHECKS.map(({ name }) => name).toSorted()).toEqual(tested.toSorted());
});

describe('the MOSMIX folder', () => {
  it('is listed', async () => {
    const { url } = await startWorld();
    const { ok, checks } = await examined(settingsFor(url), { only: ['mosmix-listing'] });
    expect(ok).toBe(true);
    expect(checks).toMatchObject([{ status: 'ok', value: 'lists single_stations' }]);
  });

  it.each([
    ['other folders', '<html><a href="../">../</a><a href="other/">other/</a></html>', 'changed'],
    ['no end', '<html><a href="single_stations/">', 'changed'],
  ])('is unusable with %s', async (_what, page, status) => {
    const host = await startWorld();
    host.put('/weather/local_forecasts/mos/MOSMIX_L/', page);
    const { checks } = await examined(settingsFor(host.url), { only: ['mosmix-listing'] });
    expect(checks).toMatchObject([{ status }]);
  });

  it.each([
    [{ movedTo: '/elsewhere/' }, 'moved'],
    ['breaks off', 'missing'],
  ] as const)('with trouble %o is %s', async (trouble, status) => {
    const host = await startWorld();
    host.trouble('/weather/local_forecasts/mos/MOSMIX_L/', trouble);
    const { checks } = await examined(settingsFor(host.url), { only: ['mosmix-listing'] });
    expect(checks).toMatchObject([{ status }]);
  });
});

const isFile = (path: string) => /\/synoptic\/.*\.bz2$/.test(path);

async function startWithSynop(change: (body: Uint8Array) => Promise<Uint8Array> | Uint8Array) {
  const host = await startWorld();
  for (const { path, body } of (await laidFiles()).values()) {
    if (isFile(path)) host.put(path, await change(body));
  }
  return host;
}

describe('SYNOP files', () => {
  it('are read by their newest', async () => {
    const { url } = await startWorld();
    const { checks } = await examined(settingsFor(url), { only: ['synop-file'] });
    expect(checks).toMatchObject([
      { status: 'ok', value: expect.stringMatching(/^82 reports; DEMO .+, 1[34]:\d\d: -?.+ °C$/) },
    ]);
  });

  it.each([
    ['in another form', UNKNOWN['SYNOP files'], 'no report has a temperature|SYNOP'],
    ['cut off', (body: Uint8Array) => body.subarray(0, body.length / 2), '.'],
    ['without a byte', () => Buffer.alloc(0), 'no report has a temperature'],
  ])('are unusable if they are %s', async (_what, change, problem) => {
    const { url } = await startWithSynop(change);
    const { checks } = await examined(settingsFor(url), {
      only: ['synop-file'],
      timeout: LONG_ENOUGH,
    });
    expect(checks).toMatchObject([{ status: 'changed', problem: expect.stringMatching(problem) }]);
  });

  it('are missing if they are listed but do not exist', async () => {
    const host = await startWorld();
    for (const path of (await laidFiles()).keys()) if (isFile(path)) host.remove(path);
    // The listing is a file of its own here.
    const { checks } = await examined(settingsFor(host.url), { only: ['synop-file'] });
    expect(checks).toMatchObject([
      { status: 'missing', problem: expect.stringContaining('(404)') },
    ]);
  });

  it('are late if the newest is hours old', async () => {
    const { url } = await startWorld();
    const { checks } = await examined(settingsFor(url), {
      only: ['synop-file'],
      now: '2026-04-08T16:30:00Z',
      timeout: LONG_ENOUGH,
    });
    expect(checks).toMatchObject([{ status: 'late' }]);
  });
});

it('data from the future point to a wrong clock', async () => {
  const { url } = await startWorld();
  const { checks } = await examined(settingsFor(url), {
    only: ['pollen-index', 'warnings', 'postcodes-de'],
    now: '2019-01-01T00:00:00Z',
  });
  for (const { status, problem, advice } of checks) {
    expect(status).toBe('changed');
    expect(problem).toMatch(/^its data are from the future, \d+ Apr 2026, \d\d:\d\d$/);
    expect(advice).toMatch(/^Correct the clock of this machine/);
  }
});

describe('a product in two formats is ok if the other format is', () => {
  it('radar: binary if HDF5 is missing', async () => {
    const host = await startWorld();
    host.remove(ODIM_PATH);
    host.put(RADOLAN_PATH, radolanFile(...framesOf('2026-04-08T11:55:00Z', [0, 5])));
    const { checks } = await examined(settingsFor(host.url), { only: ['radar'] });
    expect(checks).toMatchObject([
      {
        status: 'ok',
        url: host.url + RADOLAN_PATH,
        value: expect.stringMatching(/^2 frames, .+; format: binary, for HDF5 .+ \(404\)$/),
      },
    ]);
  });

  it('radar: current binary instead of late HDF5', async () => {
    const host = await startWorld();
    host.put(ODIM_PATH, odimFile(...framesOf('2026-04-08T11:00:00Z', [0, 5])));
    host.put(RADOLAN_PATH, radolanFile(...framesOf('2026-04-08T11:55:00Z', [0, 5])));
    const { checks } = await examined(settingsFor(host.url), { only: ['radar'] });
    expect(checks).toMatchObject([
      {
        status: 'ok',
        value: expect.stringMatching(/newest run 13:55.+format: binary, for HDF5 its/),
      },
    ]);
  });

  it('the Stationslexikon: the web page if the text is missing', async () => {
    const host = await startWorld();
    host.remove(await pathOf(/statlex_rich/));
    host.put(
      '/DE/leistungen/klimadatendeutschland/statliste/statlex_html.html?view=nasPublication',
      LEXICON_HTML,
    );
    const settings = { ...settingsFor(host.url), DEFAULT_PLACE: 'Münster' };
    const options = { only: ['station-list'], now: '2026-06-18T08:00:00Z' };
    const { checks } = await examined(settings, options);
    expect(checks).toMatchObject([
      { status: 'ok', value: expect.stringMatching(/Münster.+format: web page, for text .+404/) },
    ]);
  });
});
