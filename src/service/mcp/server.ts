import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import packageJson from '../../../package.json' with { type: 'json' };
import { operationIds, type OperationId } from '../../contract/operations.ts';
import { callTool, type Answering } from './call.ts';
import { tools } from './tools.ts';

const INFO = { name: packageJson.name, title: 'Weather Voice', version: packageJson.version };

/** What a model should know before it chooses a tool. */
const INSTRUCTIONS = `Weather by open data: forecasts, rain in the next hours, pollen, warnings and readings of stations.
Places are asked for by coordinates (latitude, longitude in decimal degrees), which searchLocations finds by name; some tools take a postcode of DE, AT, CH or LI instead.
Dates and hours in arguments are digits (20261121, 2026112115) in local time of the place. Timestamps in answers are UTC unless they say otherwise.
Values are in °C, mm and km/h; texts have the units of the country of their language. A value that is null, or - in the text, is not known: do not make one up.
Give language, so that texts are in the language of the user. A text that is meant to be spoken can be passed on as it is.
An answer whose source is "demo" is made-up weather: say so. Pollen, radar, warnings and stations are those of Germany.`;

/** Milliseconds in which the list of tools can be kept: it changes with the program only. */
const LIST_LASTS = 3_600_000;

/** The MCP server of one request: each operation of the contract is a tool. */
export function weatherServer(answering: Answering): Server {
  const server = new Server(INFO, {
    capabilities: { tools: {} },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': { ttlMs: LIST_LASTS, cacheScope: 'public' } },
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
