import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { listen } from '../../../src/http/listen.ts';
import { createMcpRoute } from '../../../src/service/mcp/route.ts';
import { notFound, problemHandler } from '../../../src/service/problem-handler.ts';
import { createExpressApp, createSiteChecks } from '../../../src/app/service-app.ts';
import { startTestService } from '../../support/service.ts';
import { fixtureServer } from './conformance/fixtures.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const EXPECTED = join(ROOT, 'test/service/mcp/conformance/expected-failures.yml');

const service = await startTestService('2026-11-21T12:00:00Z');
const folder = await mkdtemp(join(tmpdir(), 'weather-voice-conformance-'));
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the protocol's own suite against a server. */
async function examine(url: string, ...options: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ isFine: boolean; report: string }>();
  const overrides = [SUITE, 'server', '--url', url, '--output-dir', folder, ...options];
  execFile(process.execPath, overrides, (error, stdout, stderr) =>
    resolve({ isFine: error === null, report: stdout + stderr }),
  );
  return promise;
}

describe('the conformance suite of the protocol', () => {
  test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
    '%s passes at the service',
    async (scenario) => {
      const { isFine, report } = await examine(`${service.url}/v4_0/mcp`, '--scenario', scenario);
      expect(report).toMatch(/Passed: (\d)\/\1, 0 failed, 0 warnings/);
      expect(isFine).toBe(true);
    },
  );

  test('passes completely, with the fixtures that it requests on the same endpoint', async () => {
    const config = readConfig({});
    const app = createExpressApp(config, pino({ level: 'silent' }));
    const guards = [createSiteChecks(config).checkSite];
    const endpoint = createMcpRoute({ createServer: fixtureServer, guards, timeoutMs: 5000 });
    app.use(endpoint, notFound, problemHandler);
    const { port, close } = await listen(app, 0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}/v4_0/mcp`;
    const { isFine, report } = await examine(url, '--expected-failures', EXPECTED);
    await close();
    expect(report).toMatch(/Total: 26 passed, 4 failed/);
    expect(isFine).toBe(true);
  });
});
