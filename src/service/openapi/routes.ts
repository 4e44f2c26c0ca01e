import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import { allowMethods, tagOperation, versionedPaths } from '../middleware.ts';
import type { OpenApi } from './types.ts';
import { matchesEtag } from '../routes.ts';

/**
 * The OpenAPI document and the page that is made from it, for everyone: neither holds weather. They
 * are made when they are first asked for.
 */
export function createDocumentRoutes(): Router {
  const router = Router({ caseSensitive: true });
  const serve = (path: string, handler: RequestHandler) =>
    router
      .route(versionedPaths(path))
      .all(tagOperation('document'))
      .get(handler)
      .all(allowMethods('GET', 'HEAD'));
  const document = serveDocument(async () => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(await loadDocument()),
  }));
  const page = serveDocument(async () => {
    const { CONTENT_SECURITY_POLICY, renderReferencePage } = await import('./reference/page.ts');
    return {
      type: 'text/html; charset=utf-8',
      text: renderReferencePage(await loadDocument()),
      headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY },
    };
  });
  serve('/openapi.json', document);
  serve('/reference', page);
  return router;
}

async function loadDocument(): Promise<OpenApi> {
  const { buildOpenApi } = await import('./document.ts');
  const { default: examples } = await import('./examples.json', { with: { type: 'json' } });
  return buildOpenApi(examples);
}

/** A text that is made once, and then sent as it is. */
export interface StaticDocument {
  type: string;
  text: string;
  /** Headers beside those that all texts have. */
  headers?: Record<string, string>;
}

/** It changes with the program only; a caller looks again after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Answers with a text, which is made when it is first asked for, and anew where that failed. */
export function serveDocument(make: () => Promise<StaticDocument>): RequestHandler {
  let kept: Promise<ReturnType<typeof encodeDocument>> | undefined;
  return async (request, response) => {
    kept ??= make()
      .then(encodeDocument)
      .catch((error: unknown) => {
        kept = undefined;
        throw error;
      });
    const { plain, zipped, etag, headers } = await kept;
    response.set(headers);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
    } else if (request.acceptsEncodings('gzip') === 'gzip') {
      response.set('Content-Encoding', 'gzip').end(zipped);
    } else {
      response.end(plain);
    }
  };
}

function encodeDocument({ type, text, headers = {} }: StaticDocument) {
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
