import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { readConfig } from '../../src/config.ts';
import type { Check } from '../../src/doctor/product-check.ts';
import { examineSources } from '../../src/doctor/examine.ts';
import { formatReport } from '../../src/doctor/format-report.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { openLiveServer } from '../../src/app/sources.ts';
import { startFaultyServer, TRANSPORT_FAULTS } from '../support/faulty-server.ts';
import { hostsAt } from '../support/open-data-server.ts';
import {
  checkOf,
  runChecks,
  laidFiles,
  NOW,
  pathOf,
  settingsFor,
  startOpenData,
} from './open-data.ts';

const clock = () => new Date(NOW);

// All files are asked for, which takes its time on a busy machine.
describe('servers that do not respond', { timeout: 120_000 }, () => {
  it('do not block: each file is missing, and files that depend on it are skipped', async () => {
    const host = await startOpenData();
    for (const path of (await laidFiles()).keys()) host.trouble(path, 'hangs');
    const server = openLiveServer(hostsAt(host.url), 300);
    const report = await runChecks(settingsFor(host.url), { server });
    const requested = report.checks.filter(({ status }) => status !== 'skipped');
    expect(requested.length).toBeGreaterThanOrEqual(14);
    for (const { name, status, problem, advice } of requested) {
      // The folder of MOSMIX is listed from what is in it.
      if (name === 'mosmix-listing') continue;
      expect({ name, status }).toEqual({ name, status: 'missing' });
      if (name === 'radar' || name === 'station-list') continue;
      expect(problem).toMatch(/^127\.0\.0\.1:\d+ does not answer in time \(TimeoutError\)$/);
      expect(advice).toMatch(/^Try again later/);
    }
  });

  it('block only their own check', async () => {
    const never: Check = {
      name: 'never',
      title: 'What never ends',
      without: 'Without it, all is well.',
      examine: async () => new Promise(() => undefined),
    };
    const soon: Check = { ...never, name: 'soon', examine: async () => ({ status: 'ok' }) };
    const broken: Check = {
      ...never,
      name: 'broken',
      examine: async () => {
        throw new TypeError('secret details');
      },
    };
    const report = await examineSources({
      config: readConfig({ WEATHER_DATA: 'live' }),
      clock,
      gazetteer: loadGazetteer(),
      checks: [never, soon, broken, never, never, never, never, never, never, soon],
      server: createDemoServer(clock),
      timeoutMs: 50,
    });
    expect(report.checks.map(({ status }) => status)).toEqual([
      'missing', 'ok', 'changed', 'missing', 'missing', 'missing', 'missing', 'missing', 'missing', 'ok',
    ]); // prettier-ignore
    expect(checkOf(report, 'never').problem).toBe('it did not finish within 0.05 seconds');
    expect(checkOf(report, 'broken').problem).toBe('the check itself failed (TypeError)');
    expect(JSON.stringify(report)).not.toContain('secret');
  });
});

describe('a server that', () => {
  it.each(Object.entries(TRANSPORT_FAULTS))(
    '%s makes a file missing, moved or changed, in a sentence',
    async (_what, fault) => {
      const pollen = await pathOf(/s31fg/);
      const { body = Buffer.alloc(0) } = (await laidFiles()).get(pollen) ?? {};
      const faulty = await startFaultyServer(new Map([[pollen, body]]));
      onTestFinished(faulty.down);
      faulty.fault(fault);
      const report = await runChecks(settingsFor(faulty.url), {
        only: ['pollen-index'],
        server: openLiveServer(hostsAt(faulty.url), 500),
      });
      const { status, problem, advice } = checkOf(report, 'pollen-index');
      expect(status).toMatch(/^(missing|moved|changed)$/);
      expect(problem).toMatch(/^[a-z\d][^\n]{10,200}[^.]$/);
      expect(problem).not.toMatch(/undefined|\bError\b|\[object|cannot be reached$/);
      expect(advice).toMatch(/^[A-Z][^\n]+\.$/);
    },
  );
});

it('file names cannot control or flood the terminal', async () => {
  const host = await startOpenData();
  const name = `\u001b[31mRot\u0007\u2028${'x'.repeat(1000)}`;
  host.put(await pathOf(/cap_warncellids/), `WARNCELLID;NAME\n101001000;${name}\n`);
  const report = await runChecks(settingsFor(host.url), { only: ['warncells'] });
  const { value } = checkOf(report, 'warncells');
  expect(value).toMatch(/^1 cells; 101001000: {1,2}\[31mRot x+…$/);
  expect(value?.length).toBeLessThan(310);
});

it('each file is downloaded once, even if several checks need it', async () => {
  const host = await startOpenData();
  await runChecks(settingsFor(host.url));
  for (const path of (await laidFiles()).keys()) {
    expect({ path, requests: host.requests(path).length <= 1 }).toEqual({ path, requests: true });
  }
});

it('a user and password in the address of a mirror are not shown', async () => {
  const host = await startOpenData();
  host.trouble(await pathOf(/s31fg/), 'fails');
  const url = host.url.replace('//', '//anna:secret@');
  const report = await runChecks(settingsFor(url), {
    only: ['pollen-index', 'warnings', 'radar'],
  });
  expect(JSON.stringify(report) + formatReport(report)).not.toMatch(/anna|secret/);
});

it('a user abroad sees the forecast of the default place and German data for Berlin', async () => {
  const names = ['mosmix-catalogue', 'pollen-regions', 'warning-areas'];
  const host = await startOpenData();
  const settings = { ...settingsFor(host.url), DEFAULT_PLACE: 'New York' };
  const report = await runChecks(settings, { only: names });
  expect(report).toMatchObject({ ok: true, place: 'New York', timeZone: 'America/New_York' });
  expect(checkOf(report, 'mosmix-catalogue').value).toMatch(/nearest to New York: D/);
  expect(checkOf(report, 'pollen-regions').value).toMatch(/^Berlin is in region/);
});

it('each problem has a sentence, and each advice names its checks', async () => {
  const host = await startOpenData();
  host.trouble(await pathOf(/s31fg/), 'fails');
  host.trouble(await pathOf(/\/alerts\/cap\//), 'fails');
  host.put(await pathOf(/mosmix_stationskatalog/), 'id;name\n');
  const text = formatReport(
    await runChecks(settingsFor(host.url), {
      only: ['mosmix-catalogue', 'mosmix-file', 'pollen-index', 'warnings', 'open-meteo'],
    }),
  );
  const { host: name } = new URL(host.url);
  expect(text.slice(text.indexOf('Not examined')))
    .toBe(`Not examined: MOSMIX station file (requires the station catalogue).
Not examined: Open-Meteo forecast (FORECAST_SOURCE is dwd).

3 of 3 checks found a problem:
- MOSMIX station catalogue is unusable: station catalogue without a station. Without it, no station is found, and there are no forecasts; a cached catalogue stays in use for two days.
- Pollen index is missing: ${name} responds with 500 for /climate_environment/health/alerts/s31fg.json. Without it, requests for pollen fail; the previous index stays in use for a day.
- Warnings file (CAP) is missing: ${name} responds with 500 for /weather/alerts/cap/COMMUNEUNION_DWD_STAT/Z_CAP_C_EDZW_LATEST_PVW_STATUS_PREMIUMDWD_COMMUNEUNION_MUL.zip. Without it, requests for warnings fail as soon as the last file is ten minutes old, and icons show no warnings.

What to do:
- MOSMIX station catalogue: Try again in an hour; if it persists, the format has changed: please report it with this output.
- Pollen index, Warnings file (CAP): Try again later: the server is at fault.
`);
});
