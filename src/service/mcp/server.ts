import packageJson from '../../../package.json' with { type: 'json' };
import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/server';
import {
  operationIds,
  type OperationId,
  operations,
  buildParametersSchema,
  buildResponseSchema,
} from '../../contract/operations.ts';
import { currentRequestContext } from '../../telemetry/request-log.ts';
import { executeOperation, type RunLimited, type OperationHandlers } from '../routes.ts';
import { toServiceError } from '../problem-handler.ts';
import { LANGUAGES } from '../../contract/parameters.ts';
import { loadLocale, matchLanguageRange } from '../../languages/locales.ts';
import { invalidParameter } from '../../http/problems.ts';
import { HOUR_MS } from '../../time/units.ts';

const SERVER_INFO = {
  name: packageJson.name,
  title: 'Weather Voice',
  version: packageJson.version,
};

/** Instructions that a model reads before it chooses a tool. */
const INSTRUCTIONS = `Weather from open data: forecasts, rain in the next hours, pollen, warnings and readings of weather stations.
Tools take places as coordinates (latitude, longitude in decimal degrees), which searchLocations finds by name; some tools take a postcode of DE, AT, CH or LI instead.
Dates and hours in arguments are digits (20261121, 2026112115) in local time of the place. Timestamps in answers are UTC unless they say otherwise.
Values are in °C, mm and km/h; texts use the units of the country of their language. A null value, or - in the text, is unknown: do not invent one.
Set language to get texts in the language of the user. You can pass on texts to be spoken as they are.
Answers with the source "demo" contain invented weather: say so. Pollen, radar and current readings of stations cover Germany only; warnings cover Germany, and the United States if that is set up: with the source null it is not known whether there are any.`;

/** Clients may cache the list of tools: it changes with the program version only. */
const TOOL_LIST_TTL_MS = HOUR_MS;

/** The MCP server of one request: each operation of the contract is a tool. */
export function createMcpServer(context: ToolContext): Server {
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': { ttlMs: TOOL_LIST_TTL_MS, cacheScope: 'public' } },
  });
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const id = operationIds.find((each): each is OperationId => each === params.name);
    if (id === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    }
    return callTool(id, params.arguments ?? {}, context);
  });
  return server;
}

/** Dependencies of the tools. */
interface ToolContext {
  handlers: OperationHandlers;
  /** Timeout of a tool. */
  timeoutMs: number;
  limit: RunLimited;
  /** Tag of the language by the `Accept-Language` of the request. */
  language: string;
  /** Logs a server fault outside of a request, whose log line would name it. */
  logFault?: (cause: unknown) => void;
}

/** Returns the body of the operation, or an error that the model can act on. */
async function callTool(
  id: OperationId,
  { language: languageArgument, ...values }: ToolArguments,
  { handlers, timeoutMs, limit, language: headerLanguage, logFault }: ToolContext,
): Promise<CallToolResult> {
  try {
    const request = {
      id,
      rawParameters: toRawParameters(values),
      locale: loadLocale(resolveLanguage(languageArgument, headerLanguage)),
    };
    const body = await executeOperation(request, handlers, timeoutMs, limit);
    return {
      content: [{ type: 'text', text: formatAnswer(body) }],
      structuredContent: { ...body },
    };
  } catch (error) {
    return { content: [{ type: 'text', text: formatError(error, logFault) }], isError: true };
  }
}

/** Formats an error like its problem details. Server faults are logged and name their trace. */
function formatError(error: unknown, logFault?: ToolContext['logFault']): string {
  const { problem, retryAfter } = toServiceError(error);
  const sentences = [problem.detail];
  if (retryAfter !== undefined) sentences.push(`Try again in ${retryAfter} seconds.`);
  const context = currentRequestContext();
  if (problem.status >= 500) {
    if (context) {
      context.cause = error;
      sentences.push(`(urn:trace:${context.trace})`);
    } else logFault?.(error);
  }
  return sentences.join(' ');
}

/** Arguments of a tool by name. */
type ToolArguments = Record<string, unknown>;

/** Coordinates in the contract have five decimals. */
const COORDINATE_SCALE = 1e5;

/** Formats arguments like URL parameters. It omits null values: models often write out defaults. */
function toRawParameters(values: ToolArguments): Record<string, unknown> {
  const present = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, formatArgument(value)]));
}

/**
 * Resolves the `language` argument to a tag; a bare language (`en`) resolves to its first tag.
 *
 * @throws {ServiceError} for unsupported languages
 */
function resolveLanguage(argument: unknown, headerLanguage: string): string {
  if (argument === undefined || argument === null) return headerLanguage;
  const tag = typeof argument === 'string' ? matchLanguageRange(argument) : undefined;
  if (tag === undefined) {
    throw invalidParameter('language', `must be one of ${LANGUAGES.join(', ')}`);
  }
  return tag;
}

/** Rounds numbers: models compute coordinates with more digits than the contract accepts. */
function formatArgument(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return String(Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE);
}

/** An argument of every tool, in place of the header. */
const language = {
  type: 'string',
  enum: [...LANGUAGES],
  description:
    'Language of texts and names in the answer: set it to the language of the conversation. ' +
    'The default is the language of the header Accept-Language, else German',
};

/** All tools only read, and they read from the outside world. */
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

/**
 * Formats a body as compact text for a model: first the text to speak, then single values by name,
 * then lists of entries as tables. `-` means unknown.
 */
export function formatAnswer(body: object): string {
  const { text, ...rest } = { text: undefined, ...body };
  const values = typeof text === 'string' ? rest : body;
  const single: string[] = [];
  const tables: string[] = [];
  for (const [name, value] of flattenCells(values)) {
    if (isTable(value)) tables.push(formatTable(name, value));
    else single.push(`${name}: ${formatCell(value)}`);
  }
  const spoken = typeof text === 'string' ? [text] : [];
  const parts = [...spoken, single.join('\n'), ...tables];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A value and its path: `wind.gusts.value`. */
type Cell = [name: string, value: unknown];

function flattenCells(value: object, prefix = ''): Cell[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Cell[] =>
    isRecord(inner) ? flattenCells(inner, `${prefix}${key}.`) : [[prefix + key, inner]],
  );
}

interface Column {
  name: string;
  values: string[];
}

/** Moves constant and duplicate columns into one line below the heading. */
function formatTable(name: string, rows: readonly object[]): string {
  const notes: string[] = [];
  const columns: Column[] = [];
  for (const column of buildColumns(rows)) {
    const twin = columns.find(({ values }) => isSame(values, column.values));
    const [first, ...others] = column.values;
    if (twin) notes.push(`${column.name} as ${twin.name}`);
    else if (others.length > 0 && others.every((value) => value === first)) {
      notes.push(`${column.name} ${first}`);
    } else columns.push(column);
  }
  return [
    `${name} (${rows.length})`,
    ...(notes.length > 0 ? [`In all of them: ${notes.join(', ')}`] : []),
    columns.map((column) => column.name).join(' | '),
    ...rows.map((_row, at) => columns.map(({ values }) => values[at]).join(' | ')),
  ].join('\n');
}

function buildColumns(rows: readonly object[]): Column[] {
  const cells = rows.map((row) => new Map(flattenCells(row)));
  const names = new Set(cells.flatMap((row) => [...row.keys()]));
  return Array.from(names, (name) => ({
    name,
    values: cells.map((row) => formatCell(row.get(name))),
  }));
}

/** Equal values in a single row are a coincidence. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 1 && some.every((value, at) => value === others[at]);
}

/** Shortens timestamps on a full minute. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.replaceAll(/\s*[\r\n|]\s*/g, ' ').replace(/(T\d\d:\d\d):00(\.000)?Z$/, '$1Z');
}

function isTable(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
