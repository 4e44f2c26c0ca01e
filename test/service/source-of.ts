import * as z from 'zod';

const Metadata = z.object({ source: z.string() });

/** Returns the source of an answer; forecast2 has it among its metadata. */
export function sourceOf({ source, metadata }: Record<string, unknown>): unknown {
  return source ?? Metadata.parse(metadata).source;
}
