import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { verifyChain, createRoots } from '../../../src/http/alexa/certificate-chain.ts';
import { SignatureError } from '../../../src/http/alexa/signature.ts';
import { readConstraints } from '../../../src/http/alexa/certificate-file.ts';
import { createAlexaSigner, SIGNER } from '../../support/alexa-signer.ts';
import {
  CODE_SIGNING,
  ecKeys,
  issue,
  rsaKeys,
  sequence,
  SERVER_AUTH,
  tagged,
  utf8,
  type CertificateForm,
  type Issued,
} from '../../support/x509.ts';

const NOW = Date.parse('2026-11-18T13:05:00Z');
const CA = { ca: true, keyUsage: [5, 6] };

const signer = createAlexaSigner();
const { root, intermediate, leaf, leafWith, intermediateWith } = signer;
const foreign = createAlexaSigner();

function verified(chain: Issued[], roots: Issued[] = [root], now = NOW) {
  const certificates = chain.map(({ der }) => new X509Certificate(der));
  return verifyChain(certificates, createRoots(roots.map(({ pem }) => pem)), now);
}

describe('accepts', () => {
  it("the leaf's key for the time in which all certificates are valid", () => {
    const short = intermediateWith({ from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' });
    const { publicKey, validFrom, validTo } = verified([leaf, short]);
    expect(publicKey.equals(leaf.publicKey)).toBe(true);
    expect(new Date(validFrom).toISOString()).toBe('2026-11-01T00:00:00.000Z');
    expect(new Date(validTo).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  });

  const direct = leafWith({ issuer: root });
  const ecRoot = issue({ subject: 'EC Root', keys: ecKeys(), ...CA });
  const ecCa = issue({ subject: 'EC CA', issuer: ecRoot, keys: ecKeys(), ...CA });
  const otherCa = issue({ subject: 'Other CA', issuer: intermediate, keys: rsaKeys(), ...CA });
  // As Alexa's file: its root once more, issued by another one that is not trusted any longer.
  const old = issue({ subject: 'Old Root', keys: rsaKeys(), ...CA, to: '2026-02-01T00:00:00Z' });
  const { privateKey, publicKey } = root;
  const crossed = issue({
    subject: root.subject,
    issuer: old,
    keys: { privateKey, publicKey },
    ...CA,
    to: '2026-02-01T00:00:00Z',
  });

  it.each<[string, Issued[], Issued[]?]>([
    ['a leaf of the root itself', [direct]],
    ['the root in the file', [leaf, intermediate, root]],
    ['two intermediates', [leafWith({ issuer: otherCa }), otherCa, intermediate]],
    ['elliptic curves above the leaf', [leafWith({ issuer: ecCa }), ecCa], [ecRoot]],
    ['another way to an older root behind the trusted one', [leaf, intermediate, crossed]],
    ['that older root, too', [leaf, intermediate, crossed, old]],
    ['a root beside others of its name', [leaf, intermediate], [foreign.root, root]],
    ['a length of path that is kept', [leaf, intermediateWith({ pathLength: 0 })]],
    ['several names', [leafWith({ names: [{ dns: 'x.example' }, { dns: SIGNER }] }), intermediate]],
    [
      'the name in other letters',
      [leafWith({ names: [{ dns: SIGNER.toUpperCase() }] }), intermediate],
    ],
    [
      'a leaf that names no uses',
      [leafWith({ keyUsage: undefined, extendedKeyUsage: undefined }), intermediate],
    ],
  ])('%s', (_what, chain, roots) => {
    expect(verified(chain, roots).publicKey.equals(leaf.publicKey)).toBe(true);
  });
});

const leaves = (form: Partial<CertificateForm>): Issued[] => [leafWith(form), intermediate];

describe('rejects', () => {
  const notCa = intermediateWith({ ca: false });
  const noConstraints = intermediateWith({ ca: undefined, keyUsage: undefined });
  const noSigningCa = intermediateWith({ keyUsage: [0, 6] });
  const selfSigned = issue({ subject: SIGNER, keys: leaf, names: [{ dns: SIGNER }] });
  const namesake = issue({ subject: 'Test CA', issuer: root, keys: rsaKeys(), ...CA });
  const below = issue({ subject: 'CA below', issuer: intermediate, keys: rsaKeys(), ...CA });
  const tight = intermediateWith({ pathLength: 0 });

  it.each<[string, Issued[]]>([
    ['a leaf alone', [leaf]],
    ['intermediates alone', [intermediate]],
    ['a self-signed certificate', [selfSigned]],
    ['the root alone', [root]],
    ['a wrong order', [intermediate, leaf]],
    ['a certificate twice', [leaf, leaf, intermediate]],
    ['a stranger in between', [leaf, foreign.intermediate, intermediate]],
    ['a stranger at the end', [leaf, intermediate, foreign.leaf]],
    ['an intermediate of the name alone', [leaf, namesake]],
    ['an intermediate of the key alone', [leaf, intermediateWith({ subject: 'Other CA' })]],
    ['a missing intermediate', [leafWith({ issuer: below }), intermediate]],
    ['an issuer that is no CA', [leafWith({ issuer: notCa }), notCa]],
    [
      'an issuer that does not say whether it is one',
      [leafWith({ issuer: noConstraints }), noConstraints],
    ],
    ['an issuer that may not sign certificates', [leafWith({ issuer: noSigningCa }), noSigningCa]],
    [
      'a leaf that issued another',
      [leafWith({ issuer: leaf, keys: rsaKeys() }), leaf, intermediate],
    ],
    ['a chain that is longer than an issuer allows', [leafWith({ issuer: below }), below, tight]],
  ])('%s', (_what, chain) => {
    expect(() => verified(chain)).toThrow(SignatureError);
  });

  it('a chain to a foreign root', () => {
    expect(() => verified([foreign.leaf, foreign.intermediate, foreign.root])).toThrow(
      'No trusted root issued any of the certificates',
    );
  });

  it('every chain without trusted roots', () => {
    expect(() => verified([leaf, intermediate, root], [])).toThrow(SignatureError);
  });

  it.each<[string, Issued[]]>([
    ['a leaf that has expired', leaves({ to: '2026-11-18T13:04:59Z' })],
    ['a leaf of the future', leaves({ from: '2026-11-18T13:05:01Z' })],
    ['an intermediate that has expired', [leaf, intermediateWith({ to: '2026-11-18T13:04:59Z' })]],
    ['an intermediate of the future', [leaf, intermediateWith({ from: '2026-11-18T13:05:01Z' })]],
  ])('%s', (_what, chain) => {
    expect(() => verified(chain)).toThrow('A certificate is not valid at this time');
  });

  it('a root that has expired', () => {
    const after = Date.parse('2027-01-01T00:00:01Z');
    const later = { to: '2028-01-01T00:00:00Z' };
    const chain = [leafWith(later), intermediateWith(later)];
    expect(() => verified(chain, [root], after)).toThrow('not valid at this time');
  });

  it.each<[string, CertificateForm['names']]>([
    ['no name', undefined],
    ['an empty list', []],
    ['another name', [{ dns: 'example.com' }]],
    ['a name below', [{ dns: `x.${SIGNER}` }]],
    ['a name above', [{ dns: 'amazon.com' }]],
    ['a name that ends like it', [{ dns: `not-${SIGNER}` }]],
    ['any name', [{ dns: '*.amazon.com' }]],
    ['a name of which a part is any', [{ dns: 'echo*.amazon.com' }]],
    ['a name that is cut off by a zero', [{ dns: `${SIGNER}\0.example.com` }]],
    ['a name that goes on', [{ dns: `${SIGNER}, DNS:example.com` }]],
    ['a name that holds it', [{ dns: `example.com, DNS:${SIGNER}` }]],
    ['a name in quotes', [{ dns: `"x", DNS:${SIGNER}, "` }]],
    ['an address that holds it', [{ uri: `https://example.com/, DNS:${SIGNER}` }]],
    ['the host of an address', [{ uri: `https://${SIGNER}/` }]],
    ['another kind of name', [{ other: SIGNER }]],
    ['another kind of name that holds it', [{ other: `x, DNS:${SIGNER}` }]],
  ])('a certificate with %s', (_what, names) => {
    // Its subject has the name in every case.
    expect(() => verified(leaves({ names }))).toThrow('The certificate is for another name');
  });

  it.each<[string, Issued[]]>([
    ['a leaf for other uses', leaves({ extendedKeyUsage: [CODE_SIGNING] })],
    [
      'an intermediate for other uses',
      [leaf, intermediateWith({ extendedKeyUsage: [CODE_SIGNING] })],
    ],
    ['a key that may not sign data', leaves({ keyUsage: [2] })],
    ['a leaf that is a CA', leaves({ ca: true, keyUsage: [0, 5] })],
    ['a weak key', leaves({ keys: rsaKeys(1024) })],
    ['a key that is not RSA', leaves({ keys: ecKeys() })],
    ['a leaf signed with SHA-1', leaves({ digest: 'sha1' })],
    ['an intermediate signed with SHA-1', [leaf, intermediateWith({ digest: 'sha1' })]],
    [
      'a critical extension that nobody knows',
      leaves({ extensions: { '1.2.3.4': { value: utf8('x'), isCritical: true } } }),
    ],
    [
      'an issuer for certain names',
      [
        leaf,
        intermediateWith({
          extensions: {
            '2.5.29.30': {
              value: sequence(tagged(0xa0, sequence(tagged(0x82, Buffer.from('example.com'))))),
            },
          },
        }),
      ],
    ],
  ])('%s', (_what, chain) => {
    expect(() => verified(chain)).toThrow(SignatureError);
  });

  it('no non-critical extension', () => {
    const extensions = { '1.2.3.4': { value: utf8('x') } };
    expect(
      verified(leaves({ extensions, extendedKeyUsage: [CODE_SIGNING, SERVER_AUTH] })),
    ).toBeDefined();
  });
});

it('all root certificates of Node can be parsed', () => {
  for (const pem of rootCertificates) {
    expect(() => readConstraints(new X509Certificate(pem))).not.toThrow();
  }
});
