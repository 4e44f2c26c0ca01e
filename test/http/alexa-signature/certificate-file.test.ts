import { expect, it } from 'vitest';
import { readCertificates } from '../../../src/http/alexa/certificate-file.ts';
import { SignatureError } from '../../../src/http/alexa/signature.ts';
import { issue, pemOf, rsaKeys } from '../../support/x509.ts';

const [keys, foreign] = [rsaKeys(), rsaKeys()];
const leaf = issue({ subject: 'Leaf', keys });
const ca = issue({ subject: 'CA', keys });

const publicKey = pemOf('PUBLIC KEY', foreign.publicKey.export({ type: 'spki', format: 'der' }));
const privateKey = pemOf(
  'PRIVATE KEY',
  foreign.privateKey.export({ type: 'pkcs8', format: 'der' }),
);

const subjectsOf = (text: string) => readCertificates(Buffer.from(text)).map((one) => one.subject);

it.each([
  ['as Alexa has it', leaf.pem + ca.pem],
  ['with blank lines', `\n${leaf.pem}\n \n${ca.pem}\n\t\n`],
  ['with the line ends of Windows', (leaf.pem + ca.pem).replaceAll('\n', '\r\n')],
  ['without a last line end', (leaf.pem + ca.pem).trimEnd()],
])('reads a file %s in order', (_how, file) => {
  expect(subjectsOf(file)).toEqual(['CN=Leaf', 'CN=CA']);
});

const [begin = '', ...lines] = leaf.pem.split('\n');
const trailing = pemOf('CERTIFICATE', Buffer.concat([leaf.der, Buffer.from('more')]));

it.each([
  ['nothing', ''],
  ['blank lines alone', '\n\n'],
  ['a public key in front', publicKey + leaf.pem + ca.pem],
  ['a public key in between', leaf.pem + publicKey + ca.pem],
  ['a public key at the end', leaf.pem + ca.pem + publicKey],
  ['a private key', leaf.pem + privateKey + ca.pem],
  ['an RSA public key', leaf.pem + publicKey.replaceAll('PUBLIC KEY', 'RSA PUBLIC KEY') + ca.pem],
  ['a certificate to be signed', leaf.pem + pemOf('CERTIFICATE REQUEST', ca.der)],
  ['a certificate with trust settings', pemOf('TRUSTED CERTIFICATE', leaf.der) + ca.pem],
  ['a certificate of the old name', pemOf('X509 CERTIFICATE', leaf.der)],
  ['text in front', `Alexa\n${leaf.pem}`],
  ['text in between', `${leaf.pem}Alexa\n${ca.pem}`],
  ['text at the end', `${leaf.pem}Alexa`],
  ['text before the beginning on its line', ` ${leaf.pem}`],
  ['text after the beginning on its line', leaf.pem.replace(begin, `${begin} x`)],
  ['headers of a block', [begin, 'Proc-Type: 4,ENCRYPTED', '', ...lines].join('\n')],
  ['a blank line inside', [begin, '', ...lines].join('\n')],
  ['a beginning inside', [begin, begin, ...lines].join('\n')],
  ['an end that is missing', leaf.pem.replace(/-----END.*\n/, '')],
  ['a block of nothing', pemOf('CERTIFICATE', Buffer.alloc(0))],
  ['what is no certificate', pemOf('CERTIFICATE', Buffer.from('secret'))],
  ['half a certificate', pemOf('CERTIFICATE', leaf.der.subarray(0, 200))],
  ['bytes behind a certificate', trailing],
  ['two certificates in a block', pemOf('CERTIFICATE', Buffer.concat([leaf.der, ca.der]))],
  ['base64 that ends early', leaf.pem.replace(/\n(?=-----END)/, '==\nAAAA\n')],
  ['base64url', leaf.pem.replace(/[+/]/, '-')],
  ['a line that is too long', leaf.pem.replace(/([^-])\n([^-])/g, '$1$2')],
  ['nine certificates', leaf.pem.repeat(9)],
  ['DER', leaf.der.toString('latin1')],
  ['a byte order mark', `\ufeff${leaf.pem}`],
  ['a zero byte', `${leaf.pem}\0`],
])('rejects %s', (_what, file) => {
  expect(() => readCertificates(Buffer.from(file))).toThrow(SignatureError);
});

it('handles any file up to the size limit quickly', () => {
  const size = 64 * 1024;
  for (const piece of ['\n', ' ', '-', '-----BEGIN CERTIFICATE-----\n', `${begin}\nAAAA\n`, '\r']) {
    expect(() => readCertificates(Buffer.from(piece.repeat(size / piece.length)))).toThrow(
      SignatureError,
    );
  }
});
