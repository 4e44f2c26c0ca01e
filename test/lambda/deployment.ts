import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fromBufferPromise } from 'yauzl';
import { bundleFunctions } from '../../src/bundle/bundle.ts';
import { loadGazetteer, resolveIndexFile } from '../../src/place/load-gazetteer.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FRAMEWORK = join(ROOT, 'node_modules/serverless/bin/serverless.js');

/** A folder like the project's after `npm run build`, with nothing else in it. */
export async function buildProject(): Promise<string> {
  const folder = await emptyProject();
  await bundleFunctions(join(folder, 'dist'));
  loadGazetteer();
  await copyFile(resolveIndexFile(), join(folder, 'dist', 'places'));
  return folder;
}

/** A folder that has what the framework reads of a project, and no build yet. */
export async function emptyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-deploy-'));
  for (const file of ['serverless.yml', 'package.json']) {
    await copyFile(join(ROOT, file), join(folder, file));
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export async function removeProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** `osls package`, without an account. */
export async function packageProject(folder: string): Promise<void> {
  await run(process.execPath, [FRAMEWORK, 'package'], { cwd: folder, env: environment({}) });
}

/** Files by their path in an archive of the deployment. */
export async function unpack(archive: string): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(await readFile(archive), { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

export async function writeFiles(folder: string, files: Map<string, Buffer>): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** AWS, emulated on loopback. */
export interface Emulation {
  /** Where functions are invoked. */
  lambda: string;
  process: ChildProcess;
}

/** Starts the emulation, and resolves when it takes requests. */
export async function emulate(
  folder: string,
  ports: { http: number; lambda: number },
  variables: Record<string, string>,
): Promise<Emulation> {
  const options = ['--httpPort', ports.http, '--lambdaPort', ports.lambda, '--host', '127.0.0.1'];
  const child = spawn(
    process.execPath,
    [FRAMEWORK, 'offline', 'start', ...options.map(String), '--noTimeout'],
    { cwd: folder, env: environment(variables) },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      said += String(chunk);
      if (said.includes('Server ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The emulation does not start:\n${said}`)));
  });
  return { lambda: `http://127.0.0.1:${ports.lambda}`, process: child };
}

/** No account, no region, nothing of the machine's own. */
function environment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, SLS_TELEMETRY_DISABLED: '1', SLS_NOTIFICATIONS_MODE: 'off', ...variables };
}
