import { request } from 'undici';
import { pathParameters } from '../contract/operation.ts';
import {
  operations,
  type OperationId,
  type ParametersOf,
  type ResponseOf,
} from '../contract/operations.ts';
import { Problem } from '../contract/problem.ts';
import { UpstreamMalformed, UpstreamRefusal, UpstreamUnreachable } from './errors.ts';

/** An operation's answer, checked against the contract. */
export interface Answer<Id extends OperationId> {
  body: ResponseOf<Id>;
  /** `Content-Language`; undefined where the service does not say. */
  language: string | undefined;
}

export interface CallOptions {
  /** BCP 47: what the texts shall be in. */
  language: string;
  signal: AbortSignal;
}

/** Calls the operations of the contract. */
export interface Client {
  /** @throws {UpstreamError} unreachable, refused or malformed */
  call<Id extends OperationId>(
    id: Id,
    parameters: ParametersOf<Id>,
    options: CallOptions,
  ): Promise<Answer<Id>>;
}

export interface ClientOptions {
  /** With the version segment: `http://localhost:3000/v4_0`. */
  baseUrl: string;
  /** Sent as `x-api-key`. */
  apiKey?: string | undefined;
  /** Paths of a foreign service that differ from the contract's. */
  paths?: Partial<Record<OperationId, string>> | undefined;
}

export function createClient({ baseUrl, apiKey, paths = {} }: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, '');
  const key: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };

  return {
    async call(id, parameters, { language, signal }) {
      const url = base + pathAndQuery(paths[id] ?? operations[id].path, parameters);
      const headers = { accept: 'application/json', 'accept-language': language, ...key };
      const reply = await get(url, headers, signal);
      if (reply.status !== 200) throw new UpstreamRefusal(id, reply.status, fieldsOf(reply.text));
      const parsed = operations[id].response.safeParse(parseJson(id, reply.text));
      if (!parsed.success) {
        const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
        throw new UpstreamMalformed(`The weather service answers ${id} with unusable ${fields}`);
      }
      return { body: parsed.data, language: reply.language };
    },
  };
}

interface Reply {
  status: number;
  language: string | undefined;
  text: string;
}

async function get(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const { statusCode, headers: answered, body } = await request(url, { headers, signal });
    const language = answered['content-language'];
    return {
      status: statusCode,
      language: Array.isArray(language) ? language[0] : language,
      text: await body.text(),
    };
  } catch (cause) {
    throw new UpstreamUnreachable('The weather service cannot be reached in time', { cause });
  }
}

/** Fills a path's parameters in; what is left over is the query. */
function pathAndQuery(path: string, parameters: Record<string, unknown>): string {
  const inPath = pathParameters(path);
  const filled = inPath.reduce(
    (filling, name) => filling.replace(`{${name}}`, encodeURIComponent(String(parameters[name]))),
    path,
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && !inPath.includes(name)) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function parseJson(id: OperationId, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UpstreamMalformed(`The weather service answers ${id} with no JSON`, { cause });
  }
}

/** The fields that problem details name; none where a refusal is of another form. */
function fieldsOf(text: string): string[] {
  try {
    return Problem.parse(JSON.parse(text)).errors?.map(({ field }) => field) ?? [];
  } catch {
    return [];
  }
}
