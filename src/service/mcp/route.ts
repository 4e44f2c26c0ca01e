import { Router, text, type RequestHandler } from 'express';
import { withTimeout } from '../../opendata/timeouts.ts';
import { allowMethods, versionedPaths } from '../middleware.ts';
import { tagOperation } from '../../telemetry/request-log.ts';
import { timedOut } from '../../http/problems.ts';
import type { CreateServer } from './exchange.ts';

/** Usual messages have a few hundred bytes. */
const MAX_MESSAGE_SIZE = '256kb';

/** Extra time of an exchange beyond the timeout of its tool. */
const GRACE_PERIOD_MS = 500;

export interface McpOptions {
  createServer: CreateServer;
  /** Middleware that runs before every answer. */
  guards: readonly RequestHandler[];
  /** Timeout of a tool. */
  timeoutMs: number;
}

/**
 * MCP over streamable HTTP, without sessions and without streaming, so that it runs on platforms
 * that cannot stream. The first message loads the protocol library.
 */
export function createMcpRoute({ createServer, guards, timeoutMs }: McpOptions): Router {
  const handleMessage: RequestHandler = async (request, response) => {
    const { answerMessage } = await import('./exchange.ts');
    const controller = new AbortController();
    response.once('close', () => controller.abort());
    const exchange = answerMessage(request, createServer, controller.signal).then(
      async (answer) => ({
        status: answer.status,
        type: answer.headers.get('content-type'),
        body: Buffer.from(await answer.arrayBuffer()),
      }),
    );
    const reply = await withTimeout(exchange, timeoutMs + GRACE_PERIOD_MS);
    if (reply === undefined) throw timedOut();
    response.status(reply.status).set('Cache-Control', 'no-store');
    if (reply.type !== null) response.set('Content-Type', reply.type);
    response.end(reply.body);
  };

  const router = Router({ caseSensitive: true });
  router
    .route(versionedPaths('/mcp'))
    .all(tagOperation('mcp'), ...guards)
    .post(text({ type: () => true, limit: MAX_MESSAGE_SIZE, inflate: false }), handleMessage)
    .all(allowMethods('POST'));
  return router;
}
