import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { hasTag } from '../kept-answers.ts';

/** A text that is made once, and then sent as it is. */
export interface KeptText {
  type: string;
  text: string;
  /** Headers beside those that all texts have. */
  headers?: Record<string, string>;
}

/** It changes with the program only; a caller looks again after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Answers with a text, which is made when it is first asked for, and anew where that failed. */
export function sendKept(make: () => Promise<KeptText>): RequestHandler {
  let kept: Promise<ReturnType<typeof keptBytes>> | undefined;
  return async (request, response) => {
    kept ??= make()
      .then(keptBytes)
      .catch((error: unknown) => {
        kept = undefined;
        throw error;
      });
    const { plain, zipped, etag, headers } = await kept;
    response.set(headers);
    if (hasTag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
    } else if (request.acceptsEncodings('gzip') === 'gzip') {
      response.set('Content-Encoding', 'gzip').end(zipped);
    } else {
      response.end(plain);
    }
  };
}

function keptBytes({ type, text, headers = {} }: KeptText) {
  const plain = Buffer.from(text);
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  return {
    plain,
    zipped: gzipSync(plain),
    etag,
    headers: {
      'Content-Type': type,
      'Cache-Control': CACHE_CONTROL,
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...headers,
    },
  };
}
