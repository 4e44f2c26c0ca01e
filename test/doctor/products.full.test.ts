import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/doctor/examine.ts';
import { formatReport } from '../../src/doctor/format-report.ts';
import { openLiveServer } from '../../src/app/sources.ts';
import { hostsAt } from '../support/open-data-server.ts';
import { UNKNOWN } from '../service/unknown-versions.ts';
import { PRODUCT_CHECKS, type ProductCheck } from './product-checks.ts';
import {
  checkOf,
  runChecks,
  laidFiles,
  LONG_ENOUGH,
  NOW,
  pathOf,
  settingsFor,
  startOpenData,
} from './open-data.ts';

/** The check of a product, on a server that has everything until it is changed. */
async function startCheck({ name, path, settings }: ProductCheck) {
  const host = await startOpenData();
  const file = await pathOf(path);
  const server = openLiveServer(hostsAt(host.url), LONG_ENOUGH);
  const options = { only: [name], timeout: LONG_ENOUGH, server };
  return {
    host,
    file,
    examine: async (now = NOW) => {
      const report = await runChecks(
        { ...settingsFor(host.url), ...settings },
        { ...options, now },
      );
      return { report, check: checkOf(report, name) };
    },
  };
}

describe.each(PRODUCT_CHECKS)('$name', (product) => {
  const { value, unknown, lateAfter, detectsTruncation } = product;

  it('is ok if the file exists, with size, duration and an example value', async () => {
    const { host, file, examine } = await startCheck(product);
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
    const { host, file, examine } = await startCheck(product);
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
    const { host, file, examine } = await startCheck(product);
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
    const { host, file, examine } = await startCheck(product);
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
    const { host, file, examine } = await startCheck(product);
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

  it.runIf(detectsTruncation)('is unusable if it is truncated', async () => {
    const { host, file, examine } = await startCheck(product);
    const body = (await laidFiles()).get(file)?.body ?? Buffer.alloc(0);
    host.put(file, body.subarray(0, Math.floor(body.length * 0.6)));
    const { check } = await examine();
    expect(check.status).toBe('changed');
  });

  it.runIf(lateAfter !== null)('is late if it has not changed in its interval', async () => {
    const { examine } = await startCheck(product);
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
  const tested = [...PRODUCT_CHECKS.map(({ name }) => name), ...others];
  expect(CHECKS.map(({ name }) => name).toSorted()).toEqual(tested.toSorted());
});
