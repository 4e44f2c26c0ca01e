import { Router, type Request, type RequestHandler, type Response } from 'express';
import { operationIds, operations, type OperationId } from '../contract/operations.ts';
import { inTime } from '../opendata/in-time.ts';
import { currentRequest } from '../request-context.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '../wording/locales.ts';
import type { Answers } from './answers.ts';
import { freshUntil } from './freshness.ts';
import { createKeptAnswers, etagOf, hasTag, type SentAnswer } from './kept-answers.ts';
import { onlyMethods } from './methods.ts';
import { named } from './observe.ts';
import { parametersOf } from './parameters.ts';
import { overdue } from './problems.ts';

export interface RouteOptions {
  clock: () => Date;
  /** What comes before an answer, whether it is made or kept. */
  guards: readonly RequestHandler[];
  /** Whether answers are for those alone who have a key. */
  isPrivate: boolean;
  /** Milliseconds that an answer may take. */
  deadline: number;
}

/** The version of the API that this service speaks; a path without one means the same. */
const VERSION = '/v4_0';

/** One GET route for each operation of the contract; an answer that is kept needs none. */
export function serviceRoutes(answers: Answers, options: RouteOptions): Router {
  const { clock, guards } = options;
  const kept = createKeptAnswers();
  const send = sender(options);

  const ifKept: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead && kept.find(questionOf(request, localeOf(request)), nowBy(clock));
    if (!found) return next('router');
    response.locals['answer'] = found;
    next();
  };

  const sendKept: RequestHandler<object, unknown, unknown, object, { answer: SentAnswer }> = (
    request,
    response,
  ) => send(request, response, response.locals.answer, nowBy(clock));

  function route<Id extends OperationId>(id: Id, by: Pick<Answers, Id>): RequestHandler {
    return async (request, response) => {
      const now = nowBy(clock);
      const locale = localeOf(request);
      const body = await inTime(by[id](parametersOf(id, request), locale), options.deadline);
      if (body === undefined) throw overdue();
      const bytes = Buffer.from(JSON.stringify(body));
      const answer: SentAnswer = {
        operation: id,
        language: locale.tag,
        bytes,
        etag: etagOf(bytes),
        madeAt: now,
        freshUntil: freshUntil(id, body, now),
      };
      kept.keep(questionOf(request, locale), answer);
      send(request, response, answer, now);
    };
  }

  const router = Router({ caseSensitive: true });
  const ofKept = Router();
  ofKept.use(ifKept, ...guards, sendKept);
  router.use(ofKept);
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    router
      .route([VERSION + path, path])
      .all(named(id), ...guards)
      .get(route(id, answers))
      .all(onlyMethods('GET', 'HEAD'));
  }
  return router;
}

function sender({ isPrivate }: RouteOptions) {
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;
  return (
    { headers }: Pick<Request, 'headers'>,
    response: Response,
    answer: SentAnswer,
    now: number,
  ): void => {
    const { operation, language, bytes, etag } = answer;
    const context = currentRequest();
    if (context) context.operation = operation;
    const seconds = Math.max(0, Math.floor((answer.freshUntil - now) / 1000));
    response.setHeader('Content-Language', language);
    response.setHeader('Cache-Control', `${scope}, max-age=${seconds}`);
    response.setHeader('ETag', etag);
    response.setHeader('Vary', vary);
    if (hasTag(headers['if-none-match'], etag)) {
      response.status(304).end();
    } else {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.send(bytes);
    }
  };
}

/** What makes two requests the same. */
function questionOf({ originalUrl }: Request, { tag }: Locale): string {
  return `${tag} ${originalUrl}`;
}

function nowBy(clock: () => Date): number {
  return clock().getTime();
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
