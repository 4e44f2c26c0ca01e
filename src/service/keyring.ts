import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that nobody can know, for the client in the same process. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The number of a key among others; compared with each, in the same time whichever it is. */
export function keyring(
  keys: readonly string[],
): (given: string | undefined) => number | undefined {
  const digests = keys.map(digestOf);
  return (given) => {
    if (given === undefined || digests.length === 0) return undefined;
    const digest = digestOf(given);
    const matches = digests.map((expected) => timingSafeEqual(digest, expected));
    const number = matches.indexOf(true);
    return number === -1 ? undefined : number;
  };
}

/** Of one length whatever the key, so that comparing takes the same time. */
function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
