import { readFileSync } from 'node:fs';

/** Sentences as speech recognition writes them, by `test/simulator/transcripts`. */
export function readSentences(language: string): string[] {
  return readRows(language).map(([sentence = '']) => sentence);
}

/** Those that are about the weather. */
export function readQuestions(language: string): string[] {
  return readRows(language).flatMap(([sentence = '', intents = '']) =>
    intents.includes('Fallback') ? [] : [sentence],
  );
}

function readRows(language: string): string[][] {
  const file = new URL(`../simulator/transcripts/${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t'));
}
