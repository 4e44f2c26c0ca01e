import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { static as files, Router } from 'express';

const PAGE = new URL('page.html', import.meta.url);
const PARTS = fileURLToPath(new URL('page', import.meta.url));

/** What of the page's folder browsers load. */
const LOADED = /\.(?:js|css|svg)$/;

/** The page is whole in itself: nothing comes from elsewhere, and nothing is written into it. */
const POLICY = "default-src 'self'";

/** The page at `/`: conversations with the skill in the browser. */
export function simulatorPage(): Router {
  const page = readFileSync(PAGE, 'utf8');
  const parts = files(PARTS, { index: false, redirect: false });
  const router = Router();

  router.get('/', (_request, response) => {
    response.set('Content-Security-Policy', POLICY).type('html').send(page);
  });
  router.use('/simulator/page', (request, response, next) => {
    if (LOADED.test(request.path)) parts(request, response, next);
    else next();
  });

  return router;
}
