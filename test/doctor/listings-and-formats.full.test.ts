import { describe, expect, it } from 'vitest';
import {
  framesOf,
  ODIM_PATH,
  odimFile,
  RADOLAN_PATH,
  radolanFile,
} from '../support/radar-files.ts';
import { UNKNOWN } from '../service/unknown-versions.ts';
import { LEXICON_HTML } from '../opendata/observations/station-files.ts';
import {
  runChecks,
  laidFiles,
  LONG_ENOUGH,
  pathOf,
  settingsFor,
  startOpenData,
} from './open-data.ts';

describe('the MOSMIX folder', () => {
  it('is listed', async () => {
    const { url } = await startOpenData();
    const { ok, checks } = await runChecks(settingsFor(url), { only: ['mosmix-listing'] });
    expect(ok).toBe(true);
    expect(checks).toMatchObject([{ status: 'ok', value: 'lists single_stations' }]);
  });

  it.each([
    ['other folders', '<html><a href="../">../</a><a href="other/">other/</a></html>', 'changed'],
    ['no end', '<html><a href="single_stations/">', 'changed'],
  ])('is unusable with %s', async (_what, page, status) => {
    const host = await startOpenData();
    host.put('/weather/local_forecasts/mos/MOSMIX_L/', page);
    const { checks } = await runChecks(settingsFor(host.url), { only: ['mosmix-listing'] });
    expect(checks).toMatchObject([{ status }]);
  });

  it.each([
    [{ movedTo: '/elsewhere/' }, 'moved'],
    ['breaks off', 'missing'],
  ] as const)('with trouble %o is %s', async (trouble, status) => {
    const host = await startOpenData();
    host.trouble('/weather/local_forecasts/mos/MOSMIX_L/', trouble);
    const { checks } = await runChecks(settingsFor(host.url), { only: ['mosmix-listing'] });
    expect(checks).toMatchObject([{ status }]);
  });
});

const isFile = (path: string) => /\/synoptic\/.*\.bz2$/.test(path);

async function startWithSynop(change: (body: Uint8Array) => Promise<Uint8Array> | Uint8Array) {
  const host = await startOpenData();
  for (const { path, body } of (await laidFiles()).values()) {
    if (isFile(path)) host.put(path, await change(body));
  }
  return host;
}

describe('SYNOP files', () => {
  it('are read by their newest', async () => {
    const { url } = await startOpenData();
    const { checks } = await runChecks(settingsFor(url), { only: ['synop-file'] });
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
    const { checks } = await runChecks(settingsFor(url), {
      only: ['synop-file'],
      timeout: LONG_ENOUGH,
    });
    expect(checks).toMatchObject([{ status: 'changed', problem: expect.stringMatching(problem) }]);
  });

  it('are missing if they are listed but do not exist', async () => {
    const host = await startOpenData();
    for (const path of (await laidFiles()).keys()) if (isFile(path)) host.remove(path);
    // The listing is a file of its own here.
    const { checks } = await runChecks(settingsFor(host.url), { only: ['synop-file'] });
    expect(checks).toMatchObject([
      { status: 'missing', problem: expect.stringContaining('(404)') },
    ]);
  });

  it('are late if the newest is hours old', async () => {
    const { url } = await startOpenData();
    const { checks } = await runChecks(settingsFor(url), {
      only: ['synop-file'],
      now: '2026-04-08T16:30:00Z',
      timeout: LONG_ENOUGH,
    });
    expect(checks).toMatchObject([{ status: 'late' }]);
  });
});

it('data from the future point to a wrong clock', async () => {
  const { url } = await startOpenData();
  const { checks } = await runChecks(settingsFor(url), {
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
    const host = await startOpenData();
    host.remove(ODIM_PATH);
    host.put(RADOLAN_PATH, radolanFile(...framesOf('2026-04-08T11:55:00Z', [0, 5])));
    const { checks } = await runChecks(settingsFor(host.url), { only: ['radar'] });
    expect(checks).toMatchObject([
      {
        status: 'ok',
        url: host.url + RADOLAN_PATH,
        value: expect.stringMatching(/^2 frames, .+; format: binary, for HDF5 .+ \(404\)$/),
      },
    ]);
  });

  it('radar: current binary instead of late HDF5', async () => {
    const host = await startOpenData();
    host.put(ODIM_PATH, odimFile(...framesOf('2026-04-08T11:00:00Z', [0, 5])));
    host.put(RADOLAN_PATH, radolanFile(...framesOf('2026-04-08T11:55:00Z', [0, 5])));
    const { checks } = await runChecks(settingsFor(host.url), { only: ['radar'] });
    expect(checks).toMatchObject([
      {
        status: 'ok',
        value: expect.stringMatching(/newest run 13:55.+format: binary, for HDF5 its/),
      },
    ]);
  });

  it('the Stationslexikon: the web page if the text is missing', async () => {
    const host = await startOpenData();
    host.remove(await pathOf(/statlex_rich/));
    host.put(
      '/DE/leistungen/klimadatendeutschland/statliste/statlex_html.html?view=nasPublication',
      LEXICON_HTML,
    );
    const settings = { ...settingsFor(host.url), DEFAULT_PLACE: 'Münster' };
    const options = { only: ['station-list'], now: '2026-06-18T08:00:00Z' };
    const { checks } = await runChecks(settings, options);
    expect(checks).toMatchObject([
      { status: 'ok', value: expect.stringMatching(/Münster.+format: web page, for text .+404/) },
    ]);
  });
});
