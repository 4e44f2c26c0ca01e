import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleFunctions } from '../src/bundle/bundle.ts';
import { resolveIndexFile } from '../src/place/load-gazetteer.ts';
import { compare, type Figure } from './support/compare.ts';
import { questionAt } from './support/question.ts';
import { replay } from './support/replay.ts';

const INVOKE = fileURLToPath(new URL('support/invoke.mjs', import.meta.url));
const BARE = fileURLToPath(new URL('support/bare-skill.ts', import.meta.url));

/** CommonJS packages inside an ES module bundle still need `require`. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

const RUNS = { runs: 40, warmUp: 3 };

/**
 * Time from the start of a process to its first answer, with a static server in a second process as
 * upstream: the skill's bundle, compared with the bundle of a skill of one handler that loads
 * ask-sdk-core, undici, zod and date-fns-tz and sends one GET. Ours uses V8's compile cache; the second
 * figure is without it.
 */
export async function coldStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-bench-'));
  const { envelope, answer } = await questionAt(new Date());
  const upstream = await replay(JSON.stringify(answer));
  try {
    await bundleFunctions(folder);
    const bare = join(folder, 'bare.mjs');
    await bundleBare(bare);
    const event = join(folder, 'event.json');
    await writeFile(event, JSON.stringify(envelope));
    const variables = { WEATHER_API_URL: upstream.url, PLACES_INDEX: resolveIndexFile() };
    const contest = async (name: string, more: object): Promise<Figure> => {
      const start = (module: string) => async () =>
        firstAnswer(module, event, answer.text, { ...variables, ...more });
      const ours = start(join(folder, 'skill', 'index.mjs'));
      return compare({ name, ours, baseline: start(bare), ...RUNS });
    };
    return [
      await contest('cold start', { TMPDIR: folder }),
      await contest('cold start, nothing compiled is kept', { NODE_DISABLE_COMPILE_CACHE: '1' }),
    ];
  } finally {
    upstream.stop();
    await rm(folder, { recursive: true });
  }
}

async function bundleBare(outfile: string): Promise<void> {
  await build({
    entryPoints: [BARE],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}

async function firstAnswer(
  module: string,
  event: string,
  text: string,
  variables: object,
): Promise<void> {
  const child = spawn(process.execPath, [INVOKE, module, event], {
    env: { LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) said += String(chunk);
  await exit;
  if (!said.includes(text)) {
    throw new Error(`${module} does not speak the answer that was replayed`);
  }
}
