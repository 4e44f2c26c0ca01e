import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/time/units.ts';
import { CERTIFICATE_URL } from '../../support/alexa-signer.ts';
import { rsaKeys } from '../../support/x509.ts';
import { numbers, signer, startVerifierTests } from './verifier-setup.ts';

const { host, open } = await startVerifierTests();
const { file } = signer;
const strangers = rsaKeys();
const unknownUrl = (number: number) => `https://s3.amazonaws.com/echo.api/unknown-${number}.pem`;

describe('unknown certificate URLs', () => {
  it('are limited to ten downloads per address, then one every six seconds', async () => {
    const { verify, pass } = open();
    const outcomes: string[] = [];
    for (const number of numbers(20)) outcomes.push(await verify(unknownUrl(number)));
    expect(outcomes).toEqual([
      ...numbers(10).map(() => 'refused'),
      ...numbers(10).map(() => 'limited'),
    ]);
    expect(host.paths()).toHaveLength(10);
    pass(6000);
    expect(await verify(unknownUrl(30))).toBe('refused');
    expect(await verify(unknownUrl(31))).toBe('limited');
  });

  it('of one address do not count for another', async () => {
    const { verify } = open();
    for (const number of numbers(20)) await verify(unknownUrl(number));
    expect(await verify(CERTIFICATE_URL, '198.51.100.1')).toBe('verified');
  });

  it.each([
    ['a network of IPv6', (number: number) => `2001:db8:0:1::${number.toString(16)}`],
    ['what is no address', (number: number) => `x${number}`],
  ])('of %s are counted together', async (_what, addressOf) => {
    const { verify } = open();
    for (const number of numbers(10)) await verify(unknownUrl(number), addressOf(number));
    expect(await verify(unknownUrl(10), addressOf(10))).toBe('limited');
  });

  it.each([
    ['neighbouring networks', '2001:db8:0:1::1', '2001:db8:0:2::1'],
    ['addresses of IPv4 in IPv6', '::ffff:203.0.113.9', '::ffff:198.51.100.1'],
  ])('of %s are not', async (_what, one, other) => {
    const { verify } = open();
    for (const number of numbers(20)) await verify(unknownUrl(number), one);
    expect(await verify(CERTIFICATE_URL, other)).toBe('verified');
  });

  it('are limited to sixteen downloads at once and do not delay trusted ones', async () => {
    const { verify } = open({ timeoutMs: 500 });
    await verify();
    for (const number of numbers(200)) {
      host.files.set(new URL(unknownUrl(number)).pathname, () => undefined);
    }
    const requests = numbers(200).map(async (number) =>
      verify(unknownUrl(number), `198.51.100.${number}`),
    );
    const busy = (await Promise.all(requests.slice(16))).filter((outcome) => outcome === 'limited');
    expect(busy).toHaveLength(184);
    expect(await verify()).toBe('verified');
    expect(await Promise.all(requests.slice(0, 16))).toEqual(numbers(16).map(() => 'refused'));
  });

  it('do not block the renewal of a trusted one, even after it has expired', async () => {
    const { verify, pass } = open();
    await verify();
    pass(25 * HOUR_MS);
    for (const number of numbers(20)) await verify(unknownUrl(number));
    expect(await verify()).toBe('verified');
  });

  it('with a valid certificate are limited until it has verified a request', async () => {
    const { verify, pass } = open();
    const [used, named] = [CERTIFICATE_URL, unknownUrl(100)];
    // Anybody can name a file of Alexa's; only Alexa signs with its key.
    host.files.set(new URL(named).pathname, file);
    expect(await verify(used)).toBe('verified');
    expect(await verify(named, '203.0.113.7', strangers.privateKey)).toBe('refused');
    pass(25 * HOUR_MS);
    for (const number of numbers(20)) await verify(unknownUrl(number));
    expect(await verify(used)).toBe('verified');
    expect(await verify(named)).toBe('limited');
  });

  it('with valid certificates do not evict one in use', async () => {
    const { verify } = open();
    await verify();
    const names = numbers(40).map((number) => unknownUrl(number));
    for (const [number, url] of names.entries()) {
      host.files.set(new URL(url).pathname, file);
      await verify(url, `198.51.100.${number}`, strangers.privateKey);
    }
    for (const number of numbers(20)) await verify(unknownUrl(50 + number));
    expect(await verify()).toBe('verified');
  });
});

describe('the log', () => {
  it('warns of rejections once a minute, with their number, and without request data', async () => {
    const { verify, pass, lines } = open();
    for (const number of numbers(30)) await verify(unknownUrl(number));
    pass(MINUTE_MS);
    await verify(unknownUrl(40));
    const parsed = lines().map((line): Record<string, unknown> => JSON.parse(line));
    const warnings = parsed.filter(({ level }) => level === 40);
    expect(warnings).toHaveLength(2);
    expect(warnings[1]).toMatchObject({ refused: 30 });
    expect(parsed.filter(({ level }) => level === 20)).toHaveLength(31);
    expect(lines().join('')).not.toMatch(/203\.0|unknown-|BEGIN/);
  });

  it('names TRUST_PROXY for operators behind a proxy', async () => {
    const { verify, lines } = open();
    for (const number of numbers(11)) await verify(unknownUrl(number));
    expect(lines().at(-1)).toContain('TRUST_PROXY');
  });
});
