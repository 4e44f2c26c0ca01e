import { Router, type Request, type RequestHandler, type Response } from 'express';
import { operationIds, operations, type OperationId } from '../contract/operations.ts';
import { inTime } from '../opendata/in-time.ts';
import { currentRequest } from '../request-context.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '../wording/locales.ts';
import type { Answers } from './answers.ts';
import { freshUntil } from './freshness.ts';
import { createKeptAnswers, sentAnswer, type SentAnswer } from './kept-answers.ts';
import { onlyMethods } from './methods.ts';
import { parametersOf } from './parameters.ts';
import { overdue } from './problems.ts';

export interface RouteOptions {
  clock: () => Date;
  /** Whether answers are for those alone who have a key. */
  isPrivate: boolean;
  /** Milliseconds that an answer may take. */
  deadline: number;
}

/** One GET route for each operation of the contract. */
export function serviceRoutes(answers: Answers, options: RouteOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    router
      .route(path)
      .get(route(id, answers, options))
      .all(onlyMethods('GET', 'HEAD'));
  }
  return router;
}

function route<Id extends OperationId>(
  id: Id,
  answers: Pick<Answers, Id>,
  { clock, isPrivate, deadline }: RouteOptions,
): RequestHandler {
  const kept = createKeptAnswers();
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;

  async function answer(request: Request, locale: Locale, now: number): Promise<SentAnswer> {
    const body = await inTime(answers[id](parametersOf(id, request), locale), deadline);
    if (body === undefined) throw overdue();
    return sentAnswer(body, now, freshUntil(id, body, now));
  }

  function send(response: Response, { bytes, etag, freshUntil: end }: SentAnswer, now: number) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', `${scope}, max-age=${Math.floor((end - now) / 1000)}`);
    response.setHeader('ETag', etag);
    response.setHeader('Vary', vary);
    response.send(bytes);
  }

  return async (request, response) => {
    const context = currentRequest();
    if (context) context.operation = id;
    const now = clock().getTime();
    const locale = localeOf(request);
    response.setHeader('Content-Language', locale.tag);
    const question = `${locale.tag} ${request.url}`;
    const found = kept.find(question, now);
    if (found) return send(response, found, now);
    const made = await answer(request, locale, now);
    kept.keep(question, made);
    send(response, made, now);
  };
}

/** The first language asked for that texts exist in. */
function localeOf(request: Request): Locale {
  if (request.headers['accept-language'] === undefined) return DEFAULT_LOCALE;
  for (const tag of request.acceptsLanguages()) {
    const locale = findLocale(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
