import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('../../../shared/data/utterances/train_GetWeather.json', import.meta.url);

const piece = z.object({ text: z.string(), entity: z.string().optional() });
const file = z.object({ GetWeather: z.array(z.object({ data: z.array(piece) })) });

/** A written question with labelled parts. */
export interface Labelled {
  sentence: string;
  /** By label: `city`, `timeRange`. */
  spans: Map<string, string[]>;
}

/** The labelled questions; undefined without the file. */
export function labelledQuestions(): Labelled[] | undefined {
  if (!existsSync(FILE)) return undefined;
  return file.parse(JSON.parse(decoded(readFileSync(FILE)))).GetWeather.map(({ data }) => {
    const spans = new Map<string, string[]>();
    for (const { text, entity } of data) {
      if (entity !== undefined) spans.set(entity, [...(spans.get(entity) ?? []), text]);
    }
    return { sentence: data.map(({ text }) => text).join(''), spans };
  });
}

/** Some copies are in UTF-8, others in Latin-1. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
