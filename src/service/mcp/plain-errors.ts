import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { ruleOf } from '../../contract/rules.ts';

// The protocol's own schemas are the SDK's: their messages can be worded only for all schemas.
z.config({ localeError: ruleOf });

/** `event: message`, `data: {...}`, or the JSON alone. */
const MESSAGE = /^(?<head>event: message\ndata: )?(?<json>\{[^\n]*\})(?<tail>\n\n)?$/;

const Failed = z.looseObject({ error: z.looseObject({ message: z.string() }) });
const Issues = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

/** Errors of the protocol whose message is the SDK's dump of schema issues, as sentences. */
export async function withPlainErrors(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  return new Response(text.includes('"error"') ? plain(text) : text, { status, headers });
}

function plain(text: string): string {
  const { head = '', json = '', tail = '' } = MESSAGE.exec(text)?.groups ?? {};
  const { data: failed } = Failed.safeParse(parseJson(json));
  const sentence = failed && sentenceFor(failed.error.message);
  if (sentence === undefined) return text;
  const error = { ...failed?.error, code: ProtocolErrorCode.InvalidParams, message: sentence };
  return `${head}${JSON.stringify({ ...failed, error })}${tail}`;
}

/** Undefined for a message that holds no issues. */
function sentenceFor(message: string): string | undefined {
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
