import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { operationIds } from '../../../src/contract/operations.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HAMBURG = { latitude: 53.55, longitude: 9.99 };

/** Starts the command as a desktop assistant does. */
async function startCommand(settings: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['src/cli/mcp.ts'],
    cwd: ROOT,
    env: { WEATHER_DATA: 'demo', ...settings },
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (chunk) => (log += String(chunk)));
  const client = new Client({ name: 'a-desktop', version: '1.0.0' });
  await client.connect(transport);
  onTestFinished(async () => client.close());
  return { client, transport, readLog: () => log };
}

describe('an assistant that starts the command', () => {
  test('finds all operations, and hears the weather in the language of the setting', async () => {
    const { client } = await startCommand({ LOCALE: 'en-GB' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(operationIds);
    const answer = await client.callTool({ name: 'forecastDays', arguments: HAMBURG });
    expect(answer.isError).not.toBe(true);
    expect(answer.structuredContent).toMatchObject({
      text: expect.stringMatching(/(?:^|\. )(?:Today|Tonight|This) .*Hamburg/),
      source: 'demo',
    });
  });

  test('is told which argument is wrong, and can go on', async () => {
    const { client } = await startCommand();
    const wrong = { ...HAMBURG, latitude: 91 };
    const refused = await client.callTool({ name: 'forecastDays', arguments: wrong });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain('latitude');
    const answer = await client.callTool({ name: 'forecastDays', arguments: HAMBURG });
    expect(answer.isError).not.toBe(true);
  });

  test('is told that there is no weather where its source is gone, and the log has the cause', async () => {
    const { client, readLog } = await startCommand({
      WEATHER_DATA: 'live',
      OPENDATA_URL: 'http://127.0.0.1:9',
      OPENDATA_WWW_URL: 'http://127.0.0.1:9',
      OPENDATA_MAPS_URL: 'http://127.0.0.1:9',
    });
    const answer = await client.callTool({ name: 'forecastDays', arguments: HAMBURG });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).not.toMatch(/127\.0\.0\.1|node_modules|\.ts:/);
    await expect.poll(readLog).toContain('A tool failed');
  });

  test('ends it by closing its input', async () => {
    const { client, transport, readLog } = await startCommand();
    const { pid } = transport;
    await client.close();
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(readLog()).not.toMatch(/Error|\bat \S+:\d+/);
  });
});

function isRunning(pid: number | null): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}
