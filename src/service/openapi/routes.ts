import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import { allowMethods, versionedPaths } from '../middleware.ts';
import { tagOperation } from '../../telemetry/request-log.ts';
import type { OpenApi } from './types.ts';
import { matchesEtag } from '../response-cache.ts';

/**
 * The OpenAPI document and the reference page. They contain no weather, so they need no key. The
 * first request builds them.
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

/** A document that does not change while the process runs. */
export interface StaticDocument {
  type: string;
  text: string;
  /** Headers in addition to those of all documents. */
  headers?: Record<string, string>;
}

/** The documents change with the program version only. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Serves a document that the first request builds; after an error, the next request retries. */
export function serveDocument(build: () => Promise<StaticDocument>): RequestHandler {
  let encoded: Promise<ReturnType<typeof encodeDocument>> | undefined;
  return async (request, response) => {
    encoded ??= build()
      .then(encodeDocument)
      .catch((error: unknown) => {
        encoded = undefined;
        throw error;
      });
    const { plain, zipped, etag, headers } = await encoded;
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
