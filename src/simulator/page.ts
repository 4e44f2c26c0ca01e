import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { static as files, Router } from 'express';

const PAGE_URL = new URL('page.html', import.meta.url);
const ASSET_FOLDER = fileURLToPath(new URL('page', import.meta.url));

/** Files of the page folder that browsers may load. */
const ASSET_PATTERN = /\.(?:js|css|svg)$/;

/** The page is static and loads nothing from other origins. */
const CONTENT_SECURITY_POLICY = "default-src 'self'";

/** Serves the page at `/`, for conversations with the skill in the browser. */
export function createSimulatorPage(): Router {
  const page = readFileSync(PAGE_URL, 'utf8');
  const assets = files(ASSET_FOLDER, { index: false, redirect: false });
  const router = Router();

  router.get('/', (_request, response) => {
    response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY).type('html').send(page);
  });
  router.use('/simulator/page', (request, response, next) => {
    if (ASSET_PATTERN.test(request.path)) assets(request, response, next);
    else next();
  });

  return router;
}
