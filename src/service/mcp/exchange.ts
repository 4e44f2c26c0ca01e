import {
  createMcpHandler,
  ProtocolErrorCode,
  type McpServer,
  type Server,
} from '@modelcontextprotocol/server';
import type { Request as Asked } from 'express';
import { withPlainErrors } from './plain-errors.ts';
import { findBrokenLimit } from '../../json-limits.ts';

/** The server of one request: nothing is kept between two. */
export type ServerOf = (request: Asked) => Server | McpServer | Promise<Server | McpServer>;

/**
 * The answer to one message of the protocol, of any of its revisions.
 *
 * @param ending aborts what still runs
 */
export async function exchange(
  asked: Asked,
  serverOf: ServerOf,
  ending: AbortSignal,
): Promise<Response> {
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: headersOf(asked),
    signal: ending,
  });
  const message = messageIn(asked);
  if (message === undefined) return refusal(ProtocolErrorCode.ParseError, 'The body is not JSON.');
  if (Array.isArray(message)) {
    const reason = 'Batches are not part of the protocol any more: send one message a request.';
    return refusal(ProtocolErrorCode.InvalidRequest, reason);
  }
  const broken = findBrokenLimit(message);
  if (broken) {
    return refusal(ProtocolErrorCode.InvalidRequest, `${broken.field} ${broken.rule}.`);
  }
  // Streams that never end are for servers whose tools change.
  const handler = createMcpHandler(async () => serverOf(asked), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return withPlainErrors(await handler.fetch(request, { parsedBody: message }));
}

function headersOf({ headers }: Asked): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) given.set(name, String(value));
  return given;
}

/** Undefined where the body is no JSON. */
function messageIn({ body }: { body?: unknown }): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function refusal(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });
}
