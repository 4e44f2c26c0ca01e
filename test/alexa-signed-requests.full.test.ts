import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { NOW, refusal, SKILL_ID, startSignedEndpoint } from './support/alexa-endpoint.ts';
import { launchRequest } from './support/alexa-requests.ts';
import { CERTIFICATE_URL, createAlexaSigner, type SigningOptions } from './support/alexa-signer.ts';
import { pemOf, rsaKeys } from './support/x509.ts';

const { signer, host, start, send, sendSigned } = await startSignedEndpoint();
const { leaf, intermediate, file } = signer;
const stranger = createAlexaSigner();
const fresh = requestAt(NOW);

function requestAt(at: string, type?: string): string {
  const envelope = launchRequest({ at, applicationId: SKILL_ID });
  if (type === undefined) return JSON.stringify(envelope);
  return JSON.stringify({ ...envelope, request: { ...envelope.request, type } });
}

it('accepts a recent request with a valid signature', async () => {
  expect((await sendSigned(fresh)).status).toBe(200);
  expect(host.paths()).toEqual(['/echo.api/echo-api-cert-1.pem']);
  expect(host.hosts()).toEqual(['s3.amazonaws.com']);
});

it('accepts a request with non-ASCII characters', async () => {
  expect((await sendSigned(fresh.replace('"user-1"', '"Müller 🌦"'))).status).toBe(200);
});

it.each<[string, SigningOptions]>([
  ['with the newer signature alone', { headers: ['signature-256'] }],
  ['with the older signature alone', { headers: ['signature'] }],
])('accepts a request %s', async (_which, options) => {
  expect((await sendSigned(fresh, options)).status).toBe(200);
});

describe('rejects by the headers alone, without a download:', () => {
  const { signature = '', 'signature-256': signature256 = '' } = signer.sign(fresh);
  const urlOf = (url: string) => ({ ...signer.sign(fresh), signaturecertchainurl: url });

  it.each<[string, Record<string, string>]>([
    ['no headers', {}],
    ['no signature', { signaturecertchainurl: CERTIFICATE_URL }],
    ['no certificate URL', { signature, 'signature-256': signature256 }],
    ['an empty signature', { ...signer.sign(fresh), 'signature-256': '' }],
    ['a signature that is none', { ...signer.sign(fresh), 'signature-256': 'secret' }],
    [
      'a signature with spaces',
      {
        ...signer.sign(fresh),
        'signature-256': `${signature256.slice(0, 300)} ${signature256.slice(300)}`,
      },
    ],
    [
      'a signature in base64url',
      { ...signer.sign(fresh), 'signature-256': signature256.replace(/[^=]/, '_') },
    ],
    [
      'a signature without its padding',
      { ...signer.sign(fresh), 'signature-256': signature256.replace(/=+$/, '') },
    ],
    [
      'a signature that is too long',
      { ...signer.sign(fresh), 'signature-256': 'AAAA'.repeat(400) },
    ],
    [
      'two signatures in a header',
      { ...signer.sign(fresh), 'signature-256': `${signature256}, ${signature256}` },
    ],
    [
      'a malformed older signature beside a good one',
      { ...signer.sign(fresh), signature: 'secret' },
    ],
    ['a way out of the bucket', urlOf('https://s3.amazonaws.com/echo.api/../other-bucket/x.pem')],
    ['an encoded way out', urlOf('https://s3.amazonaws.com/echo.api/%2e%2e/other-bucket/x.pem')],
    ['a way out with a tab', urlOf('https://s3.amazonaws.com/echo.api/.\t./other-bucket/x.pem')],
    ['another protocol', urlOf('http://s3.amazonaws.com/echo.api/cert.pem')],
    ['another host', urlOf('https://s3.example.com/echo.api/cert.pem')],
    ['another bucket', urlOf('https://s3.amazonaws.com/other.api/cert.pem')],
    ['another port', urlOf('https://s3.amazonaws.com:563/echo.api/cert.pem')],
    ['no URL', urlOf('cert.pem')],
  ])('rejects %s', async (_what, headers) => {
    expect(await send(fresh, headers)).toEqual(refusal('unverified'));
    expect(host.paths()).toEqual([]);
  });

  it('does not wait for a body that never arrives', async () => {
    const port = await start();
    const socket = connect({ host: '127.0.0.1', port });
    socket.write('POST /alexa HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\nx');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('rejects by the body, without a download:', () => {
  const other = JSON.stringify(launchRequest({ at: NOW, applicationId: 'amzn1.ask.skill.other' }));
  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', 'secret'],
    ['a request for another skill', other],
    ['a request of three minutes ago', requestAt('2026-11-18T13:02:00Z')],
    ['a request of a time to come', requestAt('2026-11-18T13:08:00Z')],
    ['a time that is none', fresh.replace('2026-11-18T13:05:00.000Z', 'soon')],
  ])('rejects %s', async (_what, body) => {
    expect(await sendSigned(body)).toEqual(refusal('unverified'));
    expect(host.paths()).toEqual([]);
  });
});

const EVENT = 'AlexaSkillEvent.SkillDisabled';

it.each([
  ['150 seconds ago', '2026-11-18T13:02:30Z', undefined, 200],
  ['151 seconds ago', '2026-11-18T13:02:29Z', undefined, 400],
  ['in 150 seconds', '2026-11-18T13:07:30Z', undefined, 200],
  ['in 151 seconds', '2026-11-18T13:07:31Z', undefined, 400],
  ['an hour ago, of a skill event', '2026-11-18T12:05:00Z', EVENT, 200],
  ['longer ago, of a skill event', '2026-11-18T12:04:59Z', EVENT, 400],
  ['in 150 seconds, of a skill event', '2026-11-18T13:07:30Z', EVENT, 200],
  ['in 151 seconds, of a skill event', '2026-11-18T13:07:31Z', EVENT, 400],
  ['an hour ago, of what is called like an event', '2026-11-18T12:05:00Z', 'AlexaSkillEventX', 400],
])('a request sent %s', async (_when, at, type, status) => {
  expect((await sendSigned(requestAt(at, type))).status).toBe(status);
});

it('uses the timestamp of the request itself, not another one in it', async () => {
  const old = requestAt('2026-11-18T12:30:00Z').replace('{', `{"timestamp":"${NOW}",`);
  expect(await sendSigned(old)).toEqual(refusal('unverified'));
  // Nor by text that looks like a skill event.
  const words = requestAt('2026-11-18T12:30:00Z').replace('{', `{"x":"${EVENT}",`);
  expect(await sendSigned(words)).toEqual(refusal('unverified'));
});

it('rejects a signed request for another skill that mentions this one', async () => {
  const other = launchRequest({ at: NOW, applicationId: 'amzn1.ask.skill.other' });
  const body = JSON.stringify({ ...other, x: SKILL_ID });
  expect(await sendSigned(body)).toEqual(refusal('foreign-application'));
});

describe('rejects by the signature:', () => {
  const invalid = Buffer.from(fresh.replace('"user-1"', '"\xff"'), 'latin1');
  const encodings = { decoded: Buffer.from(invalid.toString()), bytes: invalid };
  const mark = Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from(fresh)]);

  it.each<[string, string | Buffer, Record<string, string>]>([
    ['of another body', fresh, signer.sign(requestAt('2026-11-18T13:04:00Z'))],
    ['of a body that was changed', fresh.replace('user-1', 'user-2'), signer.sign(fresh)],
    ['of a body with a space more', `${fresh} `, signer.sign(fresh)],
    ['of a body with a byte order mark more', mark, signer.sign(fresh)],
    ['of what its bytes decode to', encodings.bytes, signer.sign(encodings.decoded)],
    ['of another key', fresh, signer.sign(fresh, { key: stranger.leaf.privateKey })],
    ['of the key of its issuer', fresh, signer.sign(fresh, { key: intermediate.privateKey })],
    [
      'that is wrong beside a right older one',
      fresh,
      { ...signer.sign(fresh), 'signature-256': 'A'.repeat(342) + '==' },
    ],
    [
      'that is right beside a wrong older one',
      fresh,
      { ...signer.sign(fresh), signature: 'A'.repeat(342) + '==' },
    ],
    [
      'with the older algorithm in the newer header',
      fresh,
      { ...signer.sign(fresh), 'signature-256': signer.sign(fresh)['signature'] ?? '' },
    ],
    [
      'that is longer than its key',
      fresh,
      { ...signer.sign(fresh), 'signature-256': 'AAAA'.repeat(128) },
    ],
  ])('rejects one %s', async (_what, body, headers) => {
    expect(await send(body, headers)).toEqual(refusal('unverified'));
    expect(host.paths()).toEqual(['/echo.api/echo-api-cert-1.pem']);
  });

  it('verifies bytes, and rejects those that are no request', async () => {
    expect(await sendSigned(mark)).toMatchObject({
      status: 400,
      body: { type: '/problems/invalid-request', detail: 'body must be JSON.' },
    });
    expect((await sendSigned(invalid)).status).toBe(200);
  });
});

describe('rejects by the certificates at its URL:', () => {
  const foreign = rsaKeys();
  const publicKey = pemOf('PUBLIC KEY', foreign.publicKey.export({ type: 'spki', format: 'der' }));
  const byForeign = signer.sign(fresh, { key: foreign.privateKey });

  it.each<[string, string, Record<string, string>]>([
    ['a foreign public key in front', publicKey + file, byForeign],
    ['a foreign public key behind the leaf', leaf.pem + publicKey + intermediate.pem, byForeign],
    ['a foreign public key at the end', file + publicKey, byForeign],
    ['a foreign public key and a right signature', file + publicKey, signer.sign(fresh)],
    ['text', `Alexa\n${file}`, signer.sign(fresh)],
    [
      'a wrong name',
      signer.leafWith({ names: [{ dns: 'example.com' }] }).pem + intermediate.pem,
      signer.sign(fresh),
    ],
    [
      'an end that has come',
      signer.leafWith({ to: '2026-11-18T13:04:00Z' }).pem + intermediate.pem,
      signer.sign(fresh),
    ],
    ['no way to a trusted root', stranger.file, stranger.sign(fresh)],
    ['a wrong order', intermediate.pem + leaf.pem, signer.sign(fresh)],
    ['no intermediate', leaf.pem, signer.sign(fresh)],
    ['nothing', '', signer.sign(fresh)],
  ])('rejects %s', async (_what, certificates, headers) => {
    host.files.set('/echo.api/echo-api-cert-1.pem', certificates);
    expect(await send(fresh, headers)).toEqual(refusal('unverified'));
    expect(host.paths()).toEqual(['/echo.api/echo-api-cert-1.pem']);
  });
});

it('rejects a compressed body', async () => {
  const headers = { ...signer.sign(fresh), 'content-encoding': 'gzip' };
  const { status, type } = await send(fresh, headers);
  expect({ status, type }).toMatchObject({
    status: 415,
    type: expect.stringContaining('problem'),
  });
});

it('answers Alexa during hundreds of unknown certificates from the same address', async () => {
  const port = await start();
  const sendWith = async (url: string) =>
    fetch(`http://127.0.0.1:${port}/alexa`, {
      method: 'POST',
      body: fresh,
      headers: signer.sign(fresh, { url }),
    });
  expect((await sendWith(CERTIFICATE_URL)).status).toBe(200);
  const unknown = Array.from({ length: 200 }, (_, number) =>
    CERTIFICATE_URL.replace('cert-1', `cert-${number + 2}`),
  );
  const [flood, trusted] = await Promise.all([
    Promise.all(unknown.map(sendWith)),
    Promise.all(Array.from({ length: 20 }, async () => sendWith(CERTIFICATE_URL))),
  ]);
  expect(trusted.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const limited = flood.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(180);
  for (const { headers } of limited) expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  expect(host.paths().length).toBeLessThanOrEqual(21);
});
