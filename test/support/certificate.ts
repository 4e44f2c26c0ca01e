import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For `localhost`, and for a day. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  keyFile: string;
  certFile: string;
}

export const NO_OPENSSL = 'openssl, which makes a certificate for this test, is missing';

/** Creates a self-signed certificate; undefined without openssl. */
export function selfSigned(folder: string): Certificate | undefined {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject];
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), keyFile, certFile };
}
