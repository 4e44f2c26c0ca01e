import { X509Certificate } from 'node:crypto';
import { SignatureError } from './errors.ts';

/** Alexa's file has four. */
const MAX_CERTIFICATES = 8;

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';
const BASE64_LINE = /^[A-Za-z0-9+/]{1,76}={0,2}$/;

/**
 * The certificates of a PEM file (RFC 7468), in its order. Every line belongs to a certificate or is
 * blank: a reader of PEM takes the first block that it can use, so that any other kind of block could
 * stand for the certificate that was checked.
 *
 * @throws {SignatureError} for anything else in the file
 */
export function readCertificates(file: Uint8Array): X509Certificate[] {
  const blocks = readBlocks(Buffer.from(file).toString('latin1'));
  if (blocks.length === 0) throw new SignatureError('The certificate file is empty');
  return blocks.map(parseCertificate);
}

function readBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (block === undefined) {
      if (line.trim() === '') continue;
      if (line !== BEGIN) throw new SignatureError('The file has more than certificates');
      if (blocks.length === MAX_CERTIFICATES) {
        throw new SignatureError('The file has too many certificates');
      }
      block = '';
    } else if (line === END) {
      blocks.push(block);
      block = undefined;
    } else {
      if (!BASE64_LINE.test(line)) throw new SignatureError('A certificate is not in base64');
      block += line;
    }
  }
  if (block !== undefined) throw new SignatureError('The certificate file breaks off');
  return blocks;
}

function parseCertificate(base64: string): X509Certificate {
  const der = Buffer.from(base64, 'base64');
  const certificate = tryParse(der);
  // What follows a certificate in its block, or stands in it otherwise than as parsed, is none of it.
  if (!certificate?.raw.equals(der) || der.toString('base64') !== base64) {
    throw new SignatureError('A certificate is malformed');
  }
  return certificate;
}

function tryParse(der: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(der);
  } catch {
    return undefined;
  }
}
