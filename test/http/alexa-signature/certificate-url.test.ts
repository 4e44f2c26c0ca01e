import { expect, it } from 'vitest';
import { parseCertificateUrl, SignatureError } from '../../../src/http/alexa/signature.ts';

/** The first three are those of Alexa's documentation, which has the address resolved before it is checked. */
it.each([
  ['https://s3.amazonaws.com/echo.api/echo-api-cert.pem', '/echo.api/echo-api-cert.pem'],
  ['https://s3.amazonaws.com:443/echo.api/echo-api-cert.pem', '/echo.api/echo-api-cert.pem'],
  [
    'https://s3.amazonaws.com/echo.api/../echo.api/echo-api-cert.pem',
    '/echo.api/echo-api-cert.pem',
  ],
  ['HTTPS://S3.AmazonAWS.com/echo.api/Cert.pem', '/echo.api/Cert.pem'],
  ['https://s3.amazonaws.com/echo.api/2026/./cert_12.pem', '/echo.api/2026/cert_12.pem'],
])('accepts %s, and fetches the checked URL', (header, path) => {
  expect(parseCertificateUrl(header).href).toBe(`https://s3.amazonaws.com${path}`);
});

const HOST = 'https://s3.amazonaws.com';

it.each([
  // Another protocol, host, port or bucket.
  'http://s3.amazonaws.com/echo.api/cert.pem',
  'https://notamazon.com/echo.api/cert.pem',
  'https://s3.amazonaws.com.example.com/echo.api/cert.pem',
  'https://s3.amazonaws.com./echo.api/cert.pem',
  'https://echo.api.s3.amazonaws.com/echo.api/cert.pem',
  'https://s3.amazonaws.com:563/echo.api/cert.pem',
  'https://s3.amazonaws.com:80/echo.api/cert.pem',
  `${HOST}/EcHo.aPi/cert.pem`,
  `${HOST}/invalid.path/cert.pem`,
  `${HOST}/echo.apix/cert.pem`,
  `${HOST}//echo.api/cert.pem`,
  `${HOST}/echo.api`,
  `${HOST}/echo.api/`,
  `${HOST}/echo.api/folder/`,
  `${HOST}/echo.api//cert.pem`,
  // Ways out of the bucket.
  `${HOST}/echo.api/../other-bucket/x.pem`,
  `${HOST}/echo.api/a/../../other-bucket/x.pem`,
  `${HOST}/echo.api/..`,
  `${HOST}/echo.api/%2e%2e/other-bucket/x.pem`,
  `${HOST}/echo.api/%2E./other-bucket/x.pem`,
  `${HOST}/echo.api/.\t./other-bucket/x.pem`,
  `${HOST}/echo.api/.\n./other-bucket/x.pem`,
  `${HOST}/echo.api/..%2fother-bucket/x.pem`,
  `${HOST}/echo.api/%252e%252e/other-bucket/x.pem`,
  `${HOST}/echo.api/..\\other-bucket/x.pem`,
  `${HOST}\\echo.api\\cert.pem`,
  `${HOST}/other-bucket/..%2fecho.api/cert.pem`,
  `${HOST}/echo.api/..;/other-bucket/x.pem`,
  // Other names of the same file, of which each would be fetched.
  `${HOST}/echo.api/cer%74.pem`,
  `${HOST}/echo.api/cert.pem?`,
  `${HOST}/echo.api/cert.pem?x=1`,
  `${HOST}/echo.api/cert.pem#`,
  `${HOST}/echo.api/cert.pem#x`,
  `${HOST}/echo.api/cert+1.pem`,
  // Users, and what readers of addresses disagree about.
  'https://user@s3.amazonaws.com/echo.api/cert.pem',
  'https://user:secret@s3.amazonaws.com/echo.api/cert.pem',
  'https://@s3.amazonaws.com/echo.api/cert.pem',
  'https://s3.amazonaws.com@example.com/echo.api/cert.pem',
  'https://example.com#@s3.amazonaws.com/echo.api/cert.pem',
  'https://example.com\\@s3.amazonaws.com/echo.api/cert.pem',
  'https:s3.amazonaws.com/echo.api/cert.pem',
  '//s3.amazonaws.com/echo.api/cert.pem',
  ` ${HOST}/echo.api/cert.pem`,
  `${HOST}/echo.api/cert.pem `,
  `\u0000${HOST}/echo.api/cert.pem`,
  `${HOST}/echo.api/c\u00e9rt.pem`,
  'https://ｓ3.amazonaws.com/echo.api/cert.pem',
  `${HOST}/echo.api/cert.pem, ${HOST}/echo.api/cert.pem`,
  `${HOST}/echo.api/${'x'.repeat(300)}.pem`,
  'https://',
  'https://:',
  'cert.pem',
  '',
])('rejects %j', (header) => {
  expect(() => parseCertificateUrl(header)).toThrow(SignatureError);
});
