import {
  createMcpHandler,
  ProtocolErrorCode,
  type McpServer,
  type Server,
} from '@modelcontextprotocol/server';
import type { Request as HttpRequest } from 'express';
import * as z from 'zod';
import { findBrokenLimit } from '../../http/alexa/request.ts';
import { describeIssue } from '../../contract/problem.ts';

/** Creates the server of one request: no state outlives it. */
export type CreateServer = (
  request: HttpRequest,
) => Server | McpServer | Promise<Server | McpServer>;

/**
 * Answers one message of any revision of the protocol.
 *
 * @param signal aborts tools in flight
 */
export async function answerMessage(
  httpRequest: HttpRequest,
  createServer: CreateServer,
  signal: AbortSignal,
): Promise<Response> {
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: toHeaders(httpRequest),
    signal,
  });
  const message = parseMessage(httpRequest);
  if (message === undefined) {
    return createErrorResponse(ProtocolErrorCode.ParseError, 'The body is not JSON.');
  }
  if (Array.isArray(message)) {
    const reason = 'The protocol no longer supports batches: send one message per request.';
    return createErrorResponse(ProtocolErrorCode.InvalidRequest, reason);
  }
  const violation = findBrokenLimit(message);
  if (violation) {
    const reason = `${violation.field} ${violation.rule}.`;
    return createErrorResponse(ProtocolErrorCode.InvalidRequest, reason);
  }
  // Subscriptions are for servers whose tools change.
  const handler = createMcpHandler(async () => createServer(httpRequest), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return withReadableErrors(await handler.fetch(request, { parsedBody: message }));
}

function toHeaders({ headers }: HttpRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) result.set(name, String(value));
  return result;
}

/** Returns undefined if the body is not JSON. */
function parseMessage({ body }: { body?: unknown }): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function createErrorResponse(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });
}

// The SDK owns the schemas of the protocol: only the global configuration can word their messages.
z.config({ localeError: describeIssue });

/** A server-sent event (`event: message`, `data: {...}`), or the JSON alone. */
const EVENT_MESSAGE = /^(?<head>event: message\ndata: )?(?<json>\{[^\n]*\})(?<tail>\n\n)?$/;

const FailedMessage = z.looseObject({ error: z.looseObject({ message: z.string() }) });
const Issues = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

/** Replaces error messages that contain the SDK's dump of schema issues with sentences. */
async function withReadableErrors(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  return new Response(text.includes('"error"') ? rewriteErrors(text) : text, { status, headers });
}

function rewriteErrors(text: string): string {
  const { head = '', json = '', tail = '' } = EVENT_MESSAGE.exec(text)?.groups ?? {};
  const { data: response } = FailedMessage.safeParse(parseJson(json));
  const message = response && formatIssues(response.error.message);
  if (message === undefined) return text;
  const error = { ...response?.error, code: ProtocolErrorCode.InvalidParams, message };
  return `${head}${JSON.stringify({ ...response, error })}${tail}`;
}

/** Returns undefined for messages without issues. */
function formatIssues(message: string): string | undefined {
  const start = message.indexOf('[');
  const { data: issues } = Issues.safeParse(
    start === -1 ? undefined : parseJson(message.slice(start)),
  );
  if (!issues) return undefined;
  const rules = issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return `${message.slice(0, start)}${rules.join('; ')}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
