import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  operations,
  type OperationId,
  buildParametersSchema,
} from '../../../src/contract/operations.ts';
import { OPERATION_PATHS } from '../operation-paths.ts';

const INFO = { name: 'a-test', version: '1.0.0' };

export interface Connecting {
  headers?: Record<string, string>;
  /** Of the protocol: by default, the client shakes hands as revisions before 2026 have it. */
  revision?: string;
}

/** The SDK's client at a service; it checks what tools answer by their schemas. */
export async function connect(url: string, { headers = {}, revision }: Connecting = {}) {
  const client = new Client(INFO, {
    ...(revision !== undefined && { versionNegotiation: { mode: { pin: revision } } }),
  });
  const address = new URL(`${url}/v4_0/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  return client;
}

/** The client of the SDK's earlier generation. */
export async function connectEarlier(url: string) {
  const client = new EarlierClient(INFO);
  const transport = new EarlierTransport(new URL(`${url}/v4_0/mcp`));
  await client.connect(transport);
  return client;
}

/** Converts the example path of an operation to the arguments of its tool. */
export function argumentsOf(id: OperationId): Record<string, string | number> {
  const { pathname, searchParams } = new URL(OPERATION_PATHS[id], 'http://localhost');
  const names = Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const form = operations[id].path.replaceAll(/\{\w+\}/g, '([^/]+)');
  const [, ...values] = new RegExp(`^${form}$`).exec(pathname) ?? [];
  const inPath = values.map((value, at) => [names[at] ?? '', decodeURIComponent(value)] as const);
  const { properties = {} } = buildParametersSchema(id);
  const typed = [...inPath, ...searchParams].map(([name, value]) => {
    const property = properties[name];
    const type = typeof property === 'object' ? property.type : undefined;
    return [name, type === 'number' || type === 'integer' ? Number(value) : value] as const;
  });
  return Object.fromEntries(typed);
}
