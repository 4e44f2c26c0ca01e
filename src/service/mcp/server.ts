import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/server';
import packageJson from '../../../package.json' with { type: 'json' };
import { operationIds, type OperationId, operations } from '../../contract/operations.ts';
import { currentRequestContext } from '../../telemetry/log.ts';
import { executeOperation, type RunLimited, type OperationHandlers } from '../operation-handler.ts';
import { toServiceError } from '../problem-handler.ts';
import { formatAnswer } from './format-answer.ts';
import { LANGUAGES } from '../../contract/parameters.ts';
import { matchLanguageRange } from '../../languages/locales.ts';
import { invalidParameter } from '../../http/problems.ts';
import { buildParametersSchema, buildResponseSchema } from '../../contract/json-schema.ts';
import { HOUR_MS } from '../../time/units.ts';

const SERVER_INFO = {
  name: packageJson.name,
  title: 'Weather Voice',
  version: packageJson.version,
};

/** What a model should know before it chooses a tool. */
const INSTRUCTIONS = `Weather by open data: forecasts, rain in the next hours, pollen, warnings and readings of stations.
Places are asked for by coordinates (latitude, longitude in decimal degrees), which searchLocations finds by name; some tools take a postcode of DE, AT, CH or LI instead.
Dates and hours in arguments are digits (20261121, 2026112115) in local time of the place. Timestamps in answers are UTC unless they say otherwise.
Values are in °C, mm and km/h; texts have the units of the country of their language. A value that is null, or - in the text, is not known: do not make one up.
Give language, so that texts are in the language of the user. A text that is meant to be spoken can be passed on as it is.
An answer whose source is "demo" is made-up weather: say so. Pollen, radar, warnings and stations are those of Germany.`;

/** Milliseconds in which the list of tools can be kept: it changes with the program only. */
const TOOL_LIST_TTL_MS = HOUR_MS;

/** The MCP server of one request: each operation of the contract is a tool. */
export function createMcpServer(answering: ToolContext): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': { ttlMs: TOOL_LIST_TTL_MS, cacheScope: 'public' } },
  });
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const id = operationIds.find((known): known is OperationId => known === params.name);
    if (id === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    }
    return callTool(id, params.arguments ?? {}, answering);
  });
  return server;
}

/** What tools are answered from. */
interface ToolContext {
  handlers: OperationHandlers;
  /** Milliseconds that an answer may take. */
  timeoutMs: number;
  limit: RunLimited;
  /** Tag of the language by the request's header. */
  language: string;
}

/** What a tool answers: the operation's body, or why there is none, which a model can act on. */
async function callTool(
  id: OperationId,
  { language: asked, ...values }: ToolArguments,
  { handlers, timeoutMs, limit, language: byHeader }: ToolContext,
): Promise<CallToolResult> {
  try {
    const question = {
      id,
      rawParameters: toRawParameters(values),
      language: resolveLanguage(asked, byHeader),
    };
    const body = await executeOperation(question, handlers, timeoutMs, limit);
    return {
      content: [{ type: 'text', text: formatAnswer(body) }],
      structuredContent: { ...body },
    };
  } catch (error) {
    return { content: [{ type: 'text', text: formatError(error) }], isError: true };
  }
}

/** As problem details tell it. A fault of ours goes to the log, which its trace finds. */
function formatError(error: unknown): string {
  const { problem, retryAfter } = toServiceError(error);
  const sentences = [problem.detail];
  if (retryAfter !== undefined) sentences.push(`Try again in ${retryAfter} seconds.`);
  const context = currentRequestContext();
  if (problem.status >= 500 && context) {
    context.cause = error;
    sentences.push(`(urn:trace:${context.trace})`);
  }
  return sentences.join(' ');
}

/** What a tool is called with, by name. */
type ToolArguments = Record<string, unknown>;

/** Decimals that coordinates have in the contract. */
const COORDINATE_SCALE = 1e5;

/**
 * Parameters as the strings that a URL has. What is null is not given: models often write out what
 * they leave open.
 */
function toRawParameters(values: ToolArguments): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, formatArgument(value)]));
}

/**
 * Tag of the language that a tool is asked to answer in; of a language alone (`en`), its first.
 *
 * @throws {ServiceError} for one that there are no texts in
 */
function resolveLanguage(asked: unknown, byHeader: string): string {
  if (asked === undefined || asked === null) return byHeader;
  const tag = typeof asked === 'string' ? matchLanguageRange(asked) : undefined;
  if (tag === undefined) {
    throw invalidParameter('language', `must be one of ${LANGUAGES.join(', ')}`);
  }
  return tag;
}

/** Models compute coordinates to the last digit of a number: they are rounded, not refused. */
function formatArgument(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return String(Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE);
}

/** An argument of every tool, in place of the header. */
const language = {
  type: 'string',
  enum: [...LANGUAGES],
  description:
    'Language of the texts and names in the answer: give the one that you speak with the user. ' +
    'Without it, that of the header Accept-Language, else German',
};

/** Asking changes nothing, as often as one asks; the weather is the world's, not the service's. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};

/** One tool for each operation of the contract, by the operation's id. */
const tools: Tool[] = operationIds.map(createTool);

function createTool(id: OperationId): Tool {
  const { summary, description } = operations[id];
  const input = buildParametersSchema(id);
  return {
    name: id,
    title: summary,
    description,
    inputSchema: { ...input, type: 'object', properties: { ...input.properties, language } },
    outputSchema: { ...buildResponseSchema(id), type: 'object' },
    annotations: { title: summary, ...ANNOTATIONS },
  };
}
