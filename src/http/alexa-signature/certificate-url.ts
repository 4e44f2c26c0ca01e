import { SignatureError } from './errors.ts';

/** Alexa's own are a quarter as long. */
const MAX_URL_LENGTH = 256;

const ORIGIN = 'https://s3.amazonaws.com';

/** Nothing that a server may decode, resolve or cut off once more: no `%`, `\`, `?`, `#`, `@`, tab. */
const PLAIN_URL = /^https:\/\/[\w.:/-]+$/i;
const CERTIFICATE_PATH = /^\/echo\.api(?:\/[\w.-]+)+$/;

/**
 * The address of a certificate file, checked in the form in which it is fetched: Alexa's documentation
 * has dot segments and the port resolved first ("Verifying the Signature Certificate URL").
 *
 * @throws {SignatureError} for any that Alexa would not use
 */
export function parseCertificateUrl(header: string): URL {
  if (header.length > MAX_URL_LENGTH || !PLAIN_URL.test(header) || !URL.canParse(header)) {
    throw new SignatureError('The certificate URL is malformed');
  }
  const url = new URL(header);
  const isAlexa = url.origin === ORIGIN && CERTIFICATE_PATH.test(url.pathname);
  if (!isAlexa || url.href !== ORIGIN + url.pathname) {
    throw new SignatureError('The certificate URL is not one of Alexa');
  }
  return url;
}
