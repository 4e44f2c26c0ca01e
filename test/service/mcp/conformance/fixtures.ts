import {
  fromJsonSchema,
  McpServer,
  ResourceTemplate,
  type CallToolResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/** One red pixel, and a sound without samples. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const;
const text = (words: string) => ({ type: 'text', text: words }) as const;
const user = <Content>(content: Content) => ({ role: 'user', content }) as const;

function embedded(uri: string, mimeType: string, words: string) {
  return { type: 'resource', resource: { uri, mimeType, text: words } } as const;
}

/** The tools, resources and prompts that the conformance suite requests. */
export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'fixtures-of-the-suite', version: '1.0.0' },
    { capabilities: { logging: {}, resources: { subscribe: true }, completions: {} } },
  );
  addTools(server);
  addResources(server);
  addPrompts(server);
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
  return server;
}

function addTools(server: McpServer): void {
  const add = (
    name: string,
    answer: (
      context: ServerContext,
    ) => CallToolResult['content'] | Promise<CallToolResult['content']>,
  ) =>
    server.registerTool(name, { description: name }, async (context) => ({
      content: await answer(context),
    }));
  add('test_simple_text', () => [text('This is a simple text response for testing.')]);
  add('test_image_content', () => [image]);
  add('test_audio_content', () => [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }]);
  add('test_embedded_resource', () => [
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ]);
  add('test_multiple_content_types', () => [
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ]);
  add('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  add('test_tool_with_logging', async ({ mcpReq }) => {
    for (const step of ['started', 'processing', 'completed']) {
      await mcpReq.log('info', `Tool execution ${step}`);
      await wait(10);
    }
    return [text('Told.')];
  });
  add('test_tool_with_progress', async ({ mcpReq }) => {
    const { _meta: { progressToken } = {} } = mcpReq;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      const params = { progressToken: progressToken ?? '', progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
      await wait(10);
    }
    return [text('Done.')];
  });
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema: addressed },
    () => ({ content: [] }),
  );
}

const addressed = fromJsonSchema({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
  additionalProperties: false,
});

function addResources(server: McpServer): void {
  const plain = { description: 'Text', mimeType: 'text/plain' };
  for (const uri of ['test://static-text', 'test://watched-resource']) {
    server.registerResource(uri, uri, plain, () => ({
      contents: [{ uri, ...plain, text: 'This is the content of the static text resource.' }],
    }));
  }
  const picture = { description: 'Picture', mimeType: 'image/png' };
  server.registerResource('binary', 'test://static-binary', picture, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'image/png', blob: PNG }],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource(
    'template',
    template,
    { description: 'Data' },
    ({ href: uri }, { id }) => {
      const data = { id, templateTest: true, data: `Data for ID: ${String(id)}` };
      return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(data) }] };
    },
  );
  server.server.setRequestHandler('resources/subscribe', () => ({}));
  server.server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function addPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Simple' }, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }));
  const two = z.object({ arg1: z.string(), arg2: z.string() });
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Two arguments', argsSchema: two },
    ({ arg1, arg2 }) => ({
      messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        user(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'A picture' }, () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }));
}
