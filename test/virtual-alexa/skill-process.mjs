import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The project's own Node, whichever one runs this. */
const NODE = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

const SETTINGS = {
  PORT: '0',
  WEATHER_DATA: 'demo',
  STORE_FILE: ':memory:',
  LOG_LEVEL: 'error',
  ALEXA_VERIFY: 'off',
  NODE_ENV: 'test',
};

/** Starts the local process with made-up weather on a free port; `url` is that of the skill. */
export async function startSkill() {
  const child = spawn(NODE, ['src/cli/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...SETTINGS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    addressFrom(child.stdout),
    ended.then(([code]) => {
      throw new Error(`The local process ended with ${code} before it was ready.`);
    }),
  ]);
  return {
    url: `${url}/alexa`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** From the line that it prints when it is ready. */
async function addressFrom(output) {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The local process did not say where it is.');
}
