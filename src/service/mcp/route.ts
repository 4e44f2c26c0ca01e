import { Router, text, type RequestHandler } from 'express';
import { withTimeout } from '../../time/timeout.ts';
import { allowMethods, tagOperation, versionedPaths } from '../middleware.ts';
import { timedOut } from '../../http/problems.ts';
import type { CreateServer } from './exchange.ts';

/** A question has a few hundred bytes. */
const MAX_MESSAGE_SIZE = '256kb';

/** Milliseconds that an exchange may take beyond a tool's own deadline. */
const GRACE_PERIOD_MS = 500;

export interface McpOptions {
  createServer: CreateServer;
  /** What comes before an answer. */
  guards: readonly RequestHandler[];
  /** Milliseconds that a tool may take. */
  timeoutMs: number;
}

/**
 * MCP over streamable HTTP, without sessions: one message a POST, answered whole, so that it runs
 * where nothing can be streamed. What speaks the protocol is loaded with the first message.
 */
export function createMcpRoute({ createServer, guards, timeoutMs }: McpOptions): Router {
  const answer: RequestHandler = async (request, response) => {
    const { answerMessage } = await import('./exchange.ts');
    const ending = new AbortController();
    response.once('close', () => ending.abort());
    const whole = answerMessage(request, createServer, ending.signal).then(async (answered) => ({
      status: answered.status,
      type: answered.headers.get('content-type'),
      body: Buffer.from(await answered.arrayBuffer()),
    }));
    const told = await withTimeout(whole, timeoutMs + GRACE_PERIOD_MS);
    if (told === undefined) throw timedOut();
    response.status(told.status).set('Cache-Control', 'no-store');
    if (told.type !== null) response.set('Content-Type', told.type);
    response.end(told.body);
  };

  const router = Router({ caseSensitive: true });
  router
    .route(versionedPaths('/mcp'))
    .all(tagOperation('mcp'), ...guards)
    .post(text({ type: () => true, limit: MAX_MESSAGE_SIZE, inflate: false }), answer)
    .all(allowMethods('POST'));
  return router;
}
