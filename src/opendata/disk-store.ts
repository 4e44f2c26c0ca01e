import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Download, DownloadStore } from './products.ts';
import type { Resource } from './server.ts';

const Stored = z.object({
  body: z.base64(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/**
 * Keeps downloads as files in a directory. A disk that is full or not writable never fails an
 * answer: the download is then made again next time.
 */
export function createDiskStore(directory: string): DownloadStore {
  async function read(resource: Resource): Promise<Download | undefined> {
    try {
      const { body, ...validators } = Stored.parse(
        JSON.parse(await readFile(fileOf(resource), 'utf8')),
      );
      return { body: Buffer.from(body, 'base64'), ...validators };
    } catch {
      return undefined;
    }
  }

  async function write(resource: Resource, { body, etag, lastModified }: Download): Promise<void> {
    const file = fileOf(resource);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(directory, { recursive: true });
      const text = JSON.stringify({
        body: Buffer.from(body).toString('base64'),
        etag,
        lastModified,
      });
      await writeFile(unfinished, text);
      await rename(unfinished, file);
    } catch {
      // See above: without the file the next start downloads again.
    }
  }

  function fileOf({ host, path }: Resource): string {
    return join(
      directory,
      createHash('sha256')
        .update(host + path)
        .digest('hex')
        .slice(0, 32),
    );
  }

  return { read, write };
}
