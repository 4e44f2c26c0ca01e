import type { Tool } from '@modelcontextprotocol/server';
import { parametersSchema, responseSchema } from '../../contract/json-schema.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { operationIds, operations, type OperationId } from '../../contract/operations.ts';

/** An argument of every tool, in place of the header. */
const language = {
  type: 'string',
  enum: [...LANGUAGES],
  description:
    'Language of the texts and names in the answer: give the one that you speak with the user. ' +
    'Without it, that of the header Accept-Language, else German',
};

/** Asking changes nothing, as often as one asks; the weather is the world's, not the service's. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};

/** One tool for each operation of the contract, by the operation's id. */
export const tools: Tool[] = operationIds.map(toolOf);

function toolOf(id: OperationId): Tool {
  const { summary, description } = operations[id];
  const input = parametersSchema(id);
  return {
    name: id,
    title: summary,
    description,
    inputSchema: { ...input, type: 'object', properties: { ...input.properties, language } },
    outputSchema: { ...responseSchema(id), type: 'object' },
    annotations: { title: summary, ...annotations },
  };
}
