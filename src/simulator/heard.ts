import type { ui } from 'ask-sdk-model';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** What a listener hears of a response's speech: its text without markup. */
export function heard(speech: ui.OutputSpeech | undefined): string {
  if (speech === undefined) return '';
  if (speech.type === 'PlainText') return speech.text;
  return speech.ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
