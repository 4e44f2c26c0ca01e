import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import { allowMethods, versionedPaths } from '../middleware.ts';
import { tagOperation } from '../../telemetry/request-log.ts';
import { matchesEtag } from '../response-cache.ts';
import type { JsonSchema } from '../../contract/operations.ts';

/**
 * The OpenAPI document and the reference page. They contain no weather, so they need no key. The
 * first request builds them.
 *
 * @param needsKey whether the operations need an API key, for which the page then has a field
 */
export function createDocumentRoutes(needsKey: boolean): Router {
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
      text: renderReferencePage(await loadDocument(), needsKey),
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

/** The subset of OpenAPI 3.1 that the document uses. */
export interface OpenApi {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: Tag[];
  paths: Record<string, { get: OperationObject }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    headers: Record<string, HeaderObject>;
    parameters: Record<string, ParameterObject>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string }>;
  };
}

export interface Tag {
  name: string;
  description: string;
}

export interface Reference {
  $ref: string;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-extension'?: string;
  parameters: (ParameterObject | Reference)[];
  /** By status. */
  responses: { 200: ResponseObject } & Record<string, ResponseObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
  /** The part that extends the documents. */
  'x-extension'?: string;
}

export interface ResponseObject {
  description: string;
  headers: Record<string, Reference>;
  /** By media type. */
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface HeaderObject {
  description: string;
  schema: JsonSchema;
}
