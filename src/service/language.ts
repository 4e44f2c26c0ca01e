import type { Request } from 'express';
import { findRange } from '../wording/locales.ts';
import { DEFAULT_TAG } from '../wording/skill-locales.ts';

/**
 * The tag that texts are given in: of the languages in a request's `Accept-Language`, by their weights, the first
 * that there are texts in; German where there is none.
 */
export function tagOf(request: Pick<Request, 'headers' | 'acceptsLanguages'>): string {
  if (request.headers['accept-language'] === undefined) return DEFAULT_TAG;
  for (const asked of request.acceptsLanguages()) {
    const tag = findRange(asked);
    if (tag !== undefined) return tag;
  }
  return DEFAULT_TAG;
}
