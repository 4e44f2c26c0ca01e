import type { Request } from 'express';
import { findTag } from '../wording/locales.ts';
import { DEFAULT_TAG } from '../wording/skill-locales.ts';

/** Of the first language that a request's `Accept-Language` names and texts exist in; German else. */
export function tagOf(request: Pick<Request, 'headers' | 'acceptsLanguages'>): string {
  if (request.headers['accept-language'] === undefined) return DEFAULT_TAG;
  for (const asked of request.acceptsLanguages()) {
    const tag = findTag(asked);
    if (tag !== undefined) return tag;
  }
  return DEFAULT_TAG;
}
