import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CertificateLimitError } from '../../../src/http/alexa/signature.ts';
import { createSignatureVerifier, type VerifierOptions } from '../../../src/http/alexa/verifier.ts';
import { CERTIFICATE_URL, createAlexaSigner } from '../../support/alexa-signer.ts';
import { startCertificateHost, type CertificateHost } from '../../support/certificate-host.ts';
import { logLines } from '../../support/log-lines.ts';
import { rsaKeys } from '../../support/x509.ts';

const NOW = '2026-11-18T13:05:00Z';
const PATH = '/echo.api/echo-api-cert-1.pem';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What it takes for a download of loopback to come, or to be seen not to. */
const MOMENT_MS = 50;

const signer = createAlexaSigner();
const { file, intermediate } = signer;
const strangers = rsaKeys();
let host: CertificateHost;

beforeAll(async () => {
  host = await startCertificateHost();
});
beforeEach(() => {
  host.files.clear();
  host.files.set(PATH, file);
  host.forget();
});
afterAll(async () => host.close());

/** A verifier whose time goes on when the test says so. */
function open(options: Partial<VerifierOptions> = {}) {
  let passed = 0;
  const time = () => new Date(Date.parse(NOW) + passed);
  const { log, lines } = logLines();
  const verifier = createSignatureVerifier({
    skillId: undefined,
    clock: time,
    elapsed: () => passed,
    log,
    roots: [signer.root.pem],
    connect: host.connect,
    ...options,
  });
  onTestFinished(async () => verifier.close());

  /** What becomes of a request that is signed as it should be, with the certificate at a URL. */
  async function ask(
    url = CERTIFICATE_URL,
    address = '203.0.113.7',
    key = signer.leaf.privateKey,
  ): Promise<string> {
    const body = Buffer.from(JSON.stringify({ timestamp: time().toISOString() }));
    const headers = signer.sign(body, { url, key });
    try {
      await verifier.verify({ headers, body, address });
      return 'verified';
    } catch (error) {
      return error instanceof CertificateLimitError ? 'limited' : 'refused';
    }
  }
  return { ask, lines, pass: (ms: number) => void (passed += ms) };
}

const unknownUrl = (number: number) => `https://s3.amazonaws.com/echo.api/unknown-${number}.pem`;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

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
    host.files.set(PATH, answer);
    expect(await open().ask()).toBe('refused');
    expect(host.paths()).toEqual([PATH]);
  }); // prettier-ignore

  it('of 64 KB is accepted', async () => {
    host.files.set(PATH, file + '\n'.repeat(64 * 1024 - file.length));
    expect(await open().ask()).toBe('verified');
  });

  it.each<[string, Parameters<CertificateHost['files']['set']>[1]]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => void response.write(file)],
    ['comes byte by byte', (_request, response) => { const timer = setInterval(() => response.write('\n'), 20); response.on('close', () => clearInterval(timer)); }],
  ])('that %s times out', async (_what, answer) => {
    host.files.set(PATH, answer);
    expect(await open({ timeoutMs: 200 }).ask()).toBe('refused');
  }); // prettier-ignore

  it('from a server without the right name is rejected', async () => {
    const connect: CertificateHost['connect'] = (options, callback) =>
      host.connect({ ...options, hostname: 's3.example.com' }, callback);
    expect(await open({ connect }).ask()).toBe('refused');
    expect(host.paths()).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is fetched once for fifty concurrent requests', async () => {
    const { ask } = open();
    const outcomes = await Promise.all(numbers(50).map(async () => ask()));
    expect(new Set(outcomes)).toEqual(new Set(['verified']));
    expect(host.paths()).toEqual([PATH]);
  });

  it('is fetched once for all spellings of its URL', async () => {
    const { ask } = open();
    await ask();
    await ask('https://s3.amazonaws.com:443/echo.api/x/../echo-api-cert-1.pem');
    await ask('HTTPS://S3.amazonaws.com/echo.api/./echo-api-cert-1.pem');
    expect(host.paths()).toEqual([PATH]);
  });

  it('is renewed in the background after half a day', async () => {
    const { ask, pass } = open();
    await ask();
    pass(12 * HOUR_MS - 1);
    await ask();
    expect(host.paths()).toHaveLength(1);
    // The new download does not answer: the known certificate serves on.
    host.files.set(PATH, () => undefined);
    pass(1);
    expect(await ask()).toBe('verified');
    expect(await ask()).toBe('verified');
    await expect.poll(() => host.paths()).toHaveLength(2);
  });

  it('stays in use for a day if its renewal fails, with a retry every five minutes', async () => {
    const { ask, pass } = open();
    await ask();
    host.files.delete(PATH);
    for (const downloads of [2, 3, 4]) {
      pass(downloads === 2 ? 12 * HOUR_MS : 5 * MINUTE_MS);
      expect(await ask()).toBe('verified');
      await expect.poll(() => host.paths()).toHaveLength(downloads);
      expect(await ask()).toBe('verified');
      await wait(MOMENT_MS);
      expect(host.paths()).toHaveLength(downloads);
    }
    pass(12 * HOUR_MS);
    expect(await ask()).toBe('refused');
  });

  it('is renewed before it ends, and ends on time', async () => {
    const ends = signer.leafWith({ to: '2026-11-18T14:05:00Z' });
    host.files.set(PATH, ends.pem + intermediate.pem);
    const { ask, pass } = open();
    await ask();
    pass(31 * MINUTE_MS);
    expect(await ask()).toBe('verified');
    await expect.poll(() => host.paths()).toHaveLength(2);
    // The file is the same still.
    pass(30 * MINUTE_MS);
    expect(await ask()).toBe('refused');
  });

  it('is replaced by the current one at its URL', async () => {
    const other = createAlexaSigner();
    const { ask, pass } = open({ roots: [signer.root.pem, other.root.pem] });
    await ask();
    host.files.set(PATH, other.file);
    pass(12 * HOUR_MS);
    await ask();
    await expect.poll(async () => ask()).toBe('refused');
  });

  it('that failed is not downloaded again for some seconds', async () => {
    host.files.delete(PATH);
    const { ask, pass } = open();
    for (const _ of numbers(30)) expect(await ask()).toBe('refused');
    expect(host.paths()).toHaveLength(1);
    host.files.set(PATH, file);
    pass(4999);
    expect(await ask()).toBe('refused');
    pass(1);
    expect(await ask()).toBe('verified');
    expect(host.paths()).toHaveLength(2);
  });
});

describe('unknown certificate URLs', () => {
  it('are limited to ten downloads per address, then one every six seconds', async () => {
    const { ask, pass } = open();
    const outcomes: string[] = [];
    for (const number of numbers(20)) outcomes.push(await ask(unknownUrl(number)));
    expect(outcomes).toEqual([
      ...numbers(10).map(() => 'refused'),
      ...numbers(10).map(() => 'limited'),
    ]);
    expect(host.paths()).toHaveLength(10);
    pass(6000);
    expect(await ask(unknownUrl(30))).toBe('refused');
    expect(await ask(unknownUrl(31))).toBe('limited');
  });

  it('of one address do not count for another', async () => {
    const { ask } = open();
    for (const number of numbers(20)) await ask(unknownUrl(number));
    expect(await ask(CERTIFICATE_URL, '198.51.100.1')).toBe('verified');
  });

  it.each([
    ['a network of IPv6', (number: number) => `2001:db8:0:1::${number.toString(16)}`],
    ['what is no address', (number: number) => `x${number}`],
  ])('of %s are counted together', async (_what, addressOf) => {
    const { ask } = open();
    for (const number of numbers(10)) await ask(unknownUrl(number), addressOf(number));
    expect(await ask(unknownUrl(10), addressOf(10))).toBe('limited');
  });

  it.each([
    ['neighbouring networks', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['addresses of IPv4 in IPv6', '::ffff:203.0.113.9', '::ffff:198.51.100.1'],
  ])('of %s are not', async (_what, one, other) => {
    const { ask } = open();
    for (const number of numbers(20)) await ask(unknownUrl(number), one);
    expect(await ask(CERTIFICATE_URL, other)).toBe('verified');
  });

  it('are limited to sixteen downloads at once and do not delay trusted ones', async () => {
    const { ask } = open({ timeoutMs: 500 });
    await ask();
    for (const number of numbers(200)) {
      host.files.set(new URL(unknownUrl(number)).pathname, () => undefined);
    }
    const asked = numbers(200).map(async (number) =>
      ask(unknownUrl(number), `198.51.100.${number}`),
    );
    const busy = (await Promise.all(asked.slice(16))).filter((outcome) => outcome === 'limited');
    expect(busy).toHaveLength(184);
    expect(await ask()).toBe('verified');
    expect(await Promise.all(asked.slice(0, 16))).toEqual(numbers(16).map(() => 'refused'));
  });

  it('do not block the renewal of a trusted one, even after it has expired', async () => {
    const { ask, pass } = open();
    await ask();
    pass(25 * HOUR_MS);
    for (const number of numbers(20)) await ask(unknownUrl(number));
    expect(await ask()).toBe('verified');
  });

  it('with a valid certificate are limited until it has verified a request', async () => {
    const { ask, pass } = open();
    const [used, named] = [CERTIFICATE_URL, unknownUrl(100)];
    // Anybody can name a file of Alexa's; only Alexa signs with its key.
    host.files.set(new URL(named).pathname, file);
    expect(await ask(used)).toBe('verified');
    expect(await ask(named, '203.0.113.7', strangers.privateKey)).toBe('refused');
    pass(25 * HOUR_MS);
    for (const number of numbers(20)) await ask(unknownUrl(number));
    expect(await ask(used)).toBe('verified');
    expect(await ask(named)).toBe('limited');
  });

  it('with valid certificates do not evict one in use', async () => {
    const { ask } = open();
    await ask();
    const names = numbers(40).map((number) => unknownUrl(number));
    for (const [number, url] of names.entries()) {
      host.files.set(new URL(url).pathname, file);
      await ask(url, `198.51.100.${number}`, strangers.privateKey);
    }
    for (const number of numbers(20)) await ask(unknownUrl(50 + number));
    expect(await ask()).toBe('verified');
  });
});

describe('the log', () => {
  it('warns of rejections once a minute, with their number, and without request data', async () => {
    const { ask, pass, lines } = open();
    for (const number of numbers(30)) await ask(unknownUrl(number));
    pass(MINUTE_MS);
    await ask(unknownUrl(40));
    const parsed = lines().map((line): Record<string, unknown> => JSON.parse(line));
    const warnings = parsed.filter(({ level }) => level === 40);
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toMatchObject({ refused: 30 });
    expect(parsed.filter(({ level }) => level === 20)).toHaveLength(31);
    expect(lines().join('')).not.toMatch(/203\.0|unknown-|BEGIN/);
  });

  it('names TRUST_PROXY for operators behind a proxy', async () => {
    const { ask, lines } = open();
    for (const number of numbers(11)) await ask(unknownUrl(number));
    expect(lines().at(-1)).toContain('TRUST_PROXY');
  });
});
