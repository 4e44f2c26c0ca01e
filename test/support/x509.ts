import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/*
 * Certificates of a test's own (RFC 5280), written in DER: there is no other way to have those that no
 * certificate authority would issue.
 */

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** A certificate, and what issues others with it. */
export interface Issued extends KeyPair {
  subject: string;
  der: Buffer;
  pem: string;
}

/** A name of a certificate's holder, or an encoded one. */
export type AlternativeName = { dns: string } | { uri: string } | { other: string };

export interface CertificateForm {
  /** Common name. */
  subject: string;
  /** Undefined: self-signed. */
  issuer?: Issued | undefined;
  keys: KeyPair;
  from?: string;
  to?: string;
  /** Undefined: no basic constraints. */
  ca?: boolean | undefined;
  pathLength?: number | undefined;
  names?: readonly AlternativeName[] | undefined;
  /** Numbers of the bits that are set: 0 signs data, 5 signs certificates. */
  keyUsage?: readonly number[] | undefined;
  /** Dotted object identifiers. */
  extendedKeyUsage?: readonly string[] | undefined;
  /** Further ones, by object identifier. */
  extensions?: Record<string, { value: Buffer; isCritical?: boolean }>;
  digest?: 'sha256' | 'sha1';
}

export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
export const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';

export function rsaKeys(modulusLength = 2048): KeyPair {
  return generateKeyPairSync('rsa', { modulusLength });
}

export function ecKeys(): KeyPair {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}

let serial = 1000;

export function issue(form: CertificateForm): Issued {
  const {
    subject,
    issuer,
    keys,
    from = '2026-01-01T00:00:00Z',
    to = '2027-01-01T00:00:00Z',
  } = form;
  const signer = issuer ?? { subject, ...keys };
  const algorithm = signatureAlgorithm(signer.privateKey, form.digest ?? 'sha256');
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer((serial += 1)),
    algorithm,
    commonName(signer.subject),
    sequence(time(from), time(to)),
    commonName(subject),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensionsOf(form))),
  );
  const signature = sign(form.digest ?? 'sha256', body, signer.privateKey);
  const der = sequence(body, algorithm, bitString(signature));
  return { subject, ...keys, der, pem: pemOf('CERTIFICATE', der) };
}

/** A block of PEM: `-----BEGIN CERTIFICATE-----`. */
export function pemOf(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

export function tagged(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

export const sequence = (...contents: Uint8Array[]): Buffer => tagged(0x30, ...contents);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  if (length < 0x100) return Buffer.of(0x81, length);
  return Buffer.of(0x82, length >> 8, length & 0xff);
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.of(value >> 8, value & 0xff).subarray(value < 0x80 ? 1 : 0));
}

function bitString(content: Uint8Array): Buffer {
  return tagged(0x03, Buffer.of(0), content);
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

function commonName(name: string): Buffer {
  return sequence(tagged(0x31, sequence(objectId('2.5.4.3'), utf8(name))));
}

/** UTCTime, to the second. */
function time(iso: string): Buffer {
  const digits = new Date(iso).toISOString().replace(/\..*$|[-:T]/g, '');
  return tagged(0x17, Buffer.from(`${digits.slice(2)}Z`));
}

function signatureAlgorithm({ asymmetricKeyType }: KeyObject, digest: string): Buffer {
  if (asymmetricKeyType === 'ec') return sequence(objectId('1.2.840.10045.4.3.2'));
  const number = digest === 'sha1' ? 5 : 11;
  return sequence(objectId(`1.2.840.113549.1.1.${number}`), tagged(0x05));
}

function extensionsOf(form: CertificateForm): Buffer[] {
  const { ca, pathLength, names, keyUsage, extendedKeyUsage, extensions = {} } = form;
  const all: Buffer[] = [];
  if (ca !== undefined) {
    const flag = ca ? [tagged(0x01, Buffer.of(0xff))] : [];
    const length = pathLength === undefined ? [] : [integer(pathLength)];
    all.push(extension('2.5.29.19', sequence(...flag, ...length), true));
  }
  if (names) all.push(extension('2.5.29.17', sequence(...names.map(alternativeName)), false));
  if (keyUsage) all.push(extension('2.5.29.15', bits(keyUsage), true));
  if (extendedKeyUsage) {
    all.push(extension('2.5.29.37', sequence(...extendedKeyUsage.map(objectId)), false));
  }
  for (const [id, { value, isCritical = false }] of Object.entries(extensions)) {
    all.push(extension(id, value, isCritical));
  }
  return all;
}

function extension(id: string, value: Buffer, isCritical: boolean): Buffer {
  const critical = isCritical ? [tagged(0x01, Buffer.of(0xff))] : [];
  return sequence(objectId(id), ...critical, tagged(0x04, value));
}

function bits(numbers: readonly number[]): Buffer {
  const byte = numbers.reduce((all, number) => all | (0x80 >> number), 0);
  return bitString(Buffer.of(byte));
}

function alternativeName(name: AlternativeName): Buffer {
  if ('dns' in name) return tagged(0x82, Buffer.from(name.dns, 'latin1'));
  if ('uri' in name) return tagged(0x86, Buffer.from(name.uri, 'latin1'));
  return tagged(0xa0, objectId('1.3.6.1.4.1.311.20.2.3'), tagged(0xa0, utf8(name.other)));
}
