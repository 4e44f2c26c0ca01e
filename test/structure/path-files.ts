import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const PROGRAM = fileURLToPath(new URL('./path-program.ts', import.meta.url));

const PathFiles = z.object({
  /** `POST /alexa` with a weather question. */
  alexa: z.array(z.string()),
  /** The same where the service has the answer in its response cache. */
  skill: z.array(z.string()),
  /** `GET /v4_0/forecast/{latitude}/{longitude}` */
  forecast: z.array(z.string()),
});

/** The project's files in which a function runs, by request, sorted. */
export type PathFiles = z.output<typeof PathFiles>;

/** Runs in its own process, so that nothing else runs beside the requests. */
export async function measurePathFiles(): Promise<PathFiles> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
  return PathFiles.parse(JSON.parse(stdout));
}
