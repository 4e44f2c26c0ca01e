import { Router, text, type RequestHandler } from 'express';
import { inTime } from '../../opendata/in-time.ts';
import { onlyMethods } from '../methods.ts';
import { named } from '../observe.ts';
import { overdue } from '../problems.ts';
import { versioned } from '../version.ts';
import type { ServerOf } from './exchange.ts';

/** A question has a few hundred bytes. */
const LARGEST_MESSAGE = '256kb';

/** Milliseconds that an exchange may take beyond a tool's own deadline. */
const GRACE = 500;

export interface McpOptions {
  serverOf: ServerOf;
  /** What comes before an answer. */
  guards: readonly RequestHandler[];
  /** Milliseconds that a tool may take. */
  deadline: number;
}

/**
 * MCP over streamable HTTP, without sessions: one message a POST, answered whole, so that it runs
 * where nothing can be streamed. What speaks the protocol is loaded with the first message.
 */
export function mcpRoute({ serverOf, guards, deadline }: McpOptions): Router {
  const answer: RequestHandler = async (request, response) => {
    const { exchange } = await import('./exchange.ts');
    const ending = new AbortController();
    response.once('close', () => ending.abort());
    const whole = exchange(request, serverOf, ending.signal).then(async (answered) => ({
      status: answered.status,
      type: answered.headers.get('content-type'),
      body: Buffer.from(await answered.arrayBuffer()),
    }));
    const told = await inTime(whole, deadline + GRACE);
    if (told === undefined) throw overdue();
    response.status(told.status).set('Cache-Control', 'no-store');
    if (told.type !== null) response.set('Content-Type', told.type);
    response.end(told.body);
  };

  const router = Router({ caseSensitive: true });
  router
    .route(versioned('/mcp'))
    .all(named('mcp'), ...guards)
    .post(text({ type: () => true, limit: LARGEST_MESSAGE, inflate: false }), answer)
    .all(onlyMethods('POST'));
  return router;
}
