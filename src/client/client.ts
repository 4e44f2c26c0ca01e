import { Pool } from 'undici';
import {
  operations,
  type OperationId,
  type ParametersOf,
  type ResponseOf,
} from '../contract/operations.ts';
import { Problem } from '../contract/problem.ts';
import { UpstreamMalformed, UpstreamRefusal, UpstreamUnreachable } from './errors.ts';
import { observed, type Exchange } from './exchange.ts';
import { get, type Reply } from './get.ts';

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
  /** Told how each call went, by the parameters that it was made with. */
  observe?: ((parameters: object, exchange: Exchange) => void) | undefined;
}

/** Connections kept open to the service, each for one call at a time. */
const CONNECTIONS = 32;
/**
 * Milliseconds after which another takes its place: undici may take one that was closed for busy for
 * ever, and with all of them so, every call waits in vain.
 */
const CONNECTION_LIFE = 30_000;

export function createClient({ baseUrl, apiKey, paths = {}, observe }: ClientOptions): Client {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const server = new Pool(origin, { connections: CONNECTIONS, clientTtl: CONNECTION_LIFE });
  const key: Record<string, string> = apiKey === undefined ? {} : { 'x-api-key': apiKey };

  return {
    async call(id, parameters, { language, signal }) {
      const path = prefix + pathAndQuery(paths[id] ?? operations[id].path, parameters);
      const headers = { accept: 'application/json', 'accept-language': language, ...key };
      const asking = reach(server, path, headers, signal);
      const {
        status,
        text,
        headers: received,
      } = await (observe ? observed(asking, (exchange) => observe(parameters, exchange)) : asking);
      if (status !== 200) throw new UpstreamRefusal(id, status, fieldsOf(text));
      const parsed = operations[id].response.safeParse(parseJson(id, text));
      if (!parsed.success) {
        const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
        throw new UpstreamMalformed(`The weather service answers ${id} with unusable ${fields}`);
      }
      const said = received['content-language'];
      return { body: parsed.data, language: Array.isArray(said) ? said[0] : said };
    },
  };
}

async function reach(...call: Parameters<typeof get>): Promise<Reply> {
  try {
    return await get(...call);
  } catch (cause) {
    throw new UpstreamUnreachable('The weather service cannot be reached in time', { cause });
  }
}

/** Fills a path's parameters in; what is left over is the query. */
function pathAndQuery(
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  let filled = path;
  const query: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    const marker = `{${name}}`;
    const encoded = encodeURIComponent(value);
    if (filled.includes(marker)) filled = filled.replace(marker, encoded);
    else query.push(`${name}=${encoded}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
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
