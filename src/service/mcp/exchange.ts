import {
  createMcpHandler,
  ProtocolErrorCode,
  type McpServer,
  type Server,
} from '@modelcontextprotocol/server';
import type { Request as Asked } from 'express';
import * as z from 'zod';
import { findBrokenLimit } from '../../http/json-limits.ts';
import { describeIssue } from '../../contract/validation-messages.ts';

/** The server of one request: nothing is kept between two. */
export type CreateServer = (request: Asked) => Server | McpServer | Promise<Server | McpServer>;

/**
 * The answer to one message of the protocol, of any of its revisions.
 *
 * @param ending aborts what still runs
 */
export async function answerMessage(
  asked: Asked,
  serverOf: CreateServer,
  ending: AbortSignal,
): Promise<Response> {
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: toHeaders(asked),
    signal: ending,
  });
  const message = parseMessage(asked);
  if (message === undefined) {
    return createErrorResponse(ProtocolErrorCode.ParseError, 'The body is not JSON.');
  }
  if (Array.isArray(message)) {
    const reason = 'Batches are not part of the protocol any more: send one message a request.';
    return createErrorResponse(ProtocolErrorCode.InvalidRequest, reason);
  }
  const broken = findBrokenLimit(message);
  if (broken) {
    return createErrorResponse(ProtocolErrorCode.InvalidRequest, `${broken.field} ${broken.rule}.`);
  }
  // Streams that never end are for servers whose tools change.
  const handler = createMcpHandler(async () => serverOf(asked), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return withReadableErrors(await handler.fetch(request, { parsedBody: message }));
}

function toHeaders({ headers }: Asked): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) given.set(name, String(value));
  return given;
}

/** Undefined where the body is no JSON. */
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

// The protocol's own schemas are the SDK's: their messages can be worded only for all schemas.
z.config({ localeError: describeIssue });

/** `event: message`, `data: {...}`, or the JSON alone. */
const EVENT_MESSAGE = /^(?<head>event: message\ndata: )?(?<json>\{[^\n]*\})(?<tail>\n\n)?$/;

const FailedMessage = z.looseObject({ error: z.looseObject({ message: z.string() }) });
const Issues = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

/** Errors of the protocol whose message is the SDK's dump of schema issues, as sentences. */
async function withReadableErrors(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  return new Response(text.includes('"error"') ? rewriteErrors(text) : text, { status, headers });
}

function rewriteErrors(text: string): string {
  const { head = '', json = '', tail = '' } = EVENT_MESSAGE.exec(text)?.groups ?? {};
  const { data: failed } = FailedMessage.safeParse(parseJson(json));
  const sentence = failed && formatIssues(failed.error.message);
  if (sentence === undefined) return text;
  const error = { ...failed?.error, code: ProtocolErrorCode.InvalidParams, message: sentence };
  return `${head}${JSON.stringify({ ...failed, error })}${tail}`;
}

/** Undefined for a message that holds no issues. */
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
