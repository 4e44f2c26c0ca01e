import { Router, type RequestHandler } from 'express';
import { onlyMethods } from '../methods.ts';
import { named } from '../observe.ts';
import { versioned } from '../version.ts';
import { sendKept } from './kept-text.ts';
import type { OpenApi } from './types.ts';

/**
 * The OpenAPI document and the page that is made from it, for everyone: neither holds weather. They
 * are made when they are first asked for.
 */
export function documentRoutes(): Router {
  const router = Router({ caseSensitive: true });
  const serve = (path: string, handler: RequestHandler) =>
    router
      .route(versioned(path))
      .all(named('document'))
      .get(handler)
      .all(onlyMethods('GET', 'HEAD'));
  const document = sendKept(async () => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(await openDocument()),
  }));
  const page = sendKept(async () => {
    const { POLICY, referencePage } = await import('./reference/page.ts');
    return {
      type: 'text/html; charset=utf-8',
      text: referencePage(await openDocument()),
      headers: { 'Content-Security-Policy': POLICY },
    };
  });
  serve('/openapi.json', document);
  serve('/reference', page);
  return router;
}

async function openDocument(): Promise<OpenApi> {
  const { openApi } = await import('./document.ts');
  const { default: examples } = await import('./examples.json', { with: { type: 'json' } });
  return openApi(examples);
}
