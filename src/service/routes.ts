import { Router, type Request, type RequestHandler, type Response } from 'express';
import { operationIds, operations, type OperationId } from '../contract/operations.ts';
import type { Limiter } from '../http/limiter.ts';
import { createSharing } from '../http/sharing.ts';
import { answerInTime, type Limit } from './answer-in-time.ts';
import type { Answers } from './answers.ts';
import { createKeptAnswers, hasTag, sentAnswer, type SentAnswer } from './kept-answers.ts';
import { tagOf } from './language.ts';
import { onlyMethods } from './methods.ts';
import { named } from './observe.ts';
import { contextOf } from './request.ts';
import { versioned } from './version.ts';

export interface RouteOptions {
  clock: () => Date;
  /** What comes before an answer, whether it is made or kept. */
  guards: readonly RequestHandler[];
  /** Whether answers are for those alone who have a key. */
  isPrivate: boolean;
  /** Milliseconds that an answer may take. */
  deadline: number;
  limiter: Limiter;
  /** Whether a request is the skill's own, which never waits for others. */
  isPreferred: (request: Request) => boolean;
}

/** The operations of the contract over HTTP. */
export interface ServiceRoutes {
  /** Sends what is kept: it comes before all that only other answers need, and needs no route. */
  kept: Router;
  /** One GET route for each operation. */
  made: Router;
}

export function serviceRoutes(answers: Answers, options: RouteOptions): ServiceRoutes {
  const { clock, guards, isPrivate, deadline, limiter, isPreferred } = options;
  const kept = createKeptAnswers();
  const share = createSharing<SentAnswer>();
  const scope = isPrivate ? 'private' : 'public';
  const vary = `Accept-Language, Accept-Encoding${isPrivate ? ', x-api-key' : ''}`;
  const nowByClock = () => clock().getTime();

  const find: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead && kept.find(questionOf(request, tagOf(request)), nowByClock());
    if (!found) return next('router');
    response.locals['answer'] = found;
    const context = contextOf(response);
    if (context) context.operation = found.operation;
    next();
  };

  const sendFound: RequestHandler<object, unknown, unknown, object, { answer: SentAnswer }> = (
    request,
    response,
  ) => send(request, response, response.locals.answer, scope, nowByClock());

  function route<Id extends OperationId>(id: Id, by: Pick<Answers, Id>): RequestHandler {
    return async (request, response) => {
      const question = questionOf(request, tagOf(request));
      const isOwn = isPreferred(request);
      // The skill's own call must not wait in the queue with another's.
      const answer = await share(`${isOwn} ${question}`, async () =>
        make(id, by, request, isOwn ? limiter.runPreferred : limiter.run),
      );
      kept.keep(question, answer);
      send(request, response, answer, scope, nowByClock());
    };
  }

  async function make<Id extends OperationId>(
    id: Id,
    by: Pick<Answers, Id>,
    request: Request,
    limit: Limit,
  ): Promise<SentAnswer> {
    const language = tagOf(request);
    const given = { ...request.query, ...request.params };
    let now = NaN;
    const body = await answerInTime({ id, given, language }, by, deadline, async (task) =>
      limit(async (waitedMs) => {
        now = nowByClock();
        return task(waitedMs);
      }),
    );
    return sentAnswer(id, body, { language, vary, now });
  }

  const ofKept = Router();
  ofKept.use(find, ...guards, sendFound);
  const made = Router({ caseSensitive: true });
  for (const id of operationIds) {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1');
    made
      .route(versioned(path))
      .all(named(id), ...guards)
      .get(route(id, answers))
      .all(onlyMethods('GET', 'HEAD'));
  }
  return { kept: ofKept, made };
}

/** With all headers at once: node then writes them as they are, without keeping each. */
function send(
  { headers }: Pick<Request, 'headers'>,
  response: Response,
  answer: SentAnswer,
  scope: string,
  now: number,
): void {
  const context = contextOf(response);
  const seconds = Math.max(0, Math.floor((answer.freshUntil - now) / 1000));
  const all: Record<string, string | number> = {
    ...answer.headers,
    'cache-control': `${scope}, max-age=${seconds}`,
    ...(context && { 'x-trace-id': context.trace }),
  };
  if (hasTag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, all).end();
    return;
  }
  all['content-type'] = 'application/json; charset=utf-8';
  all['content-length'] = answer.bytes.length;
  response.writeHead(200, all).end(answer.bytes);
}

/** What makes two requests the same. */
function questionOf({ originalUrl }: Request, tag: string): string {
  return `${tag} ${originalUrl}`;
}
