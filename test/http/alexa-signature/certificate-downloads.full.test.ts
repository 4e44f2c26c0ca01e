import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/time/units.ts';
import { createAlexaSigner } from '../../support/alexa-signer.ts';
import type { CertificateHost } from '../../support/certificate-host.ts';
import { CERTIFICATE_PATH, numbers, signer, startVerifierTests } from './verifier-setup.ts';

/** Time in which a download of loopback arrives, or in which its absence shows. */
const MOMENT_MS = 50;

const { host, open } = await startVerifierTests();
const { file, intermediate } = signer;

describe('a download', () => {
  it.each<[string, Parameters<CertificateHost['files']['set']>[1]]>([
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/echo.api/other.pem' }).end()],
    ['leads elsewhere and has the file', (_request, response) => response.writeHead(302, { location: '/echo.api/other.pem' }).end(file)],
    ['is an error with the file', (_request, response) => response.writeHead(500).end(file)],
    ['is part of a file', (_request, response) => response.writeHead(206).end(file)],
    ['is compressed', (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file))],
    ['breaks off', (_request, response) => { response.writeHead(200, { 'content-length': file.length }).write(file.slice(0, 2000)); setImmediate(() => response.destroy()); }],
    ['is no HTTP', ({ socket }) => void socket.end('secret')],
    ['has 65 KB', file + '\n'.repeat(65 * 1024 - file.length)],
    ['has 65 KB and does not say so', (_request, response) => { response.write(file); response.end('\n'.repeat(65 * 1024)); }],
  ])('that %s is rejected, without another download', async (_what, answer) => {
    host.files.set('/echo.api/other.pem', file);
    host.files.set(CERTIFICATE_PATH, answer);
    expect(await open().verify()).toBe('refused');
    expect(host.paths()).toEqual([CERTIFICATE_PATH]);
  }); // prettier-ignore

  it('of 64 KB is accepted', async () => {
    host.files.set(CERTIFICATE_PATH, file + '\n'.repeat(64 * 1024 - file.length));
    expect(await open().verify()).toBe('verified');
  });

  it.each<[string, Parameters<CertificateHost['files']['set']>[1]]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => void response.write(file)],
    ['comes byte by byte', (_request, response) => { const timer = setInterval(() => response.write('\n'), 20); response.on('close', () => clearInterval(timer)); }],
  ])('that %s times out', async (_what, answer) => {
    host.files.set(CERTIFICATE_PATH, answer);
    expect(await open({ timeoutMs: 200 }).verify()).toBe('refused');
  }); // prettier-ignore

  it('from a server without the right name is rejected', async () => {
    const connect: CertificateHost['connect'] = (options, callback) =>
      host.connect({ ...options, hostname: 's3.example.com' }, callback);
    expect(await open({ connect }).verify()).toBe('refused');
    expect(host.paths()).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is fetched once for fifty concurrent requests', async () => {
    const { verify } = open();
    const outcomes = await Promise.all(numbers(50).map(async () => verify()));
    expect(new Set(outcomes)).toEqual(new Set(['verified']));
    expect(host.paths()).toEqual([CERTIFICATE_PATH]);
  });

  it('is fetched once for all spellings of its URL', async () => {
    const { verify } = open();
    await verify();
    await verify('https://s3.amazonaws.com:443/echo.api/x/../echo-api-cert-1.pem');
    await verify('HTTPS://S3.amazonaws.com/echo.api/./echo-api-cert-1.pem');
    expect(host.paths()).toEqual([CERTIFICATE_PATH]);
  });

  it('is renewed in the background after half a day', async () => {
    const { verify, pass } = open();
    await verify();
    pass(12 * HOUR_MS - 1);
    await verify();
    expect(host.paths()).toHaveLength(1);
    // The new download hangs: the cached certificate stays in use.
    host.files.set(CERTIFICATE_PATH, () => undefined);
    pass(1);
    expect(await verify()).toBe('verified');
    expect(await verify()).toBe('verified');
    await expect.poll(() => host.paths()).toHaveLength(2);
  });

  it('stays in use for a day if its renewal fails, with a retry every five minutes', async () => {
    const { verify, pass } = open();
    await verify();
    host.files.delete(CERTIFICATE_PATH);
    for (const downloads of [2, 3, 4]) {
      pass(downloads === 2 ? 12 * HOUR_MS : 5 * MINUTE_MS);
      expect(await verify()).toBe('verified');
      await expect.poll(() => host.paths()).toHaveLength(downloads);
      expect(await verify()).toBe('verified');
      await wait(MOMENT_MS);
      expect(host.paths()).toHaveLength(downloads);
    }
    pass(12 * HOUR_MS);
    expect(await verify()).toBe('refused');
  });

  it('is renewed before it ends, and ends on time', async () => {
    const ends = signer.leafWith({ to: '2026-11-18T14:05:00Z' });
    host.files.set(CERTIFICATE_PATH, ends.pem + intermediate.pem);
    const { verify, pass } = open();
    await verify();
    pass(31 * MINUTE_MS);
    expect(await verify()).toBe('verified');
    await expect.poll(() => host.paths()).toHaveLength(2);
    // The file is unchanged.
    pass(30 * MINUTE_MS);
    expect(await verify()).toBe('refused');
  });

  it('is replaced by the current one at its URL', async () => {
    const other = createAlexaSigner();
    const { verify, pass } = open({ roots: [signer.root.pem, other.root.pem] });
    await verify();
    host.files.set(CERTIFICATE_PATH, other.file);
    pass(12 * HOUR_MS);
    await verify();
    await expect.poll(async () => verify()).toBe('refused');
  });

  it('that failed is not downloaded again for some seconds', async () => {
    host.files.delete(CERTIFICATE_PATH);
    const { verify, pass } = open();
    for (const _ of numbers(30)) expect(await verify()).toBe('refused');
    expect(host.paths()).toHaveLength(1);
    host.files.set(CERTIFICATE_PATH, file);
    pass(4999);
    expect(await verify()).toBe('refused');
    pass(1);
    expect(await verify()).toBe('verified');
    expect(host.paths()).toHaveLength(2);
  });
});
