import { describe, expect, it } from 'vitest';
import { selectPhrases } from '../../src/languages/phrases.ts';
import { recognize } from '../simulator/recognize.ts';

/** What comes before examples of what to say, and the examples. */
const SUGGESTION =
  /(?:zum Beispiel|could ask|could say|for example|por ejemplo|per esempio|bijvoorbeeld|par exemple |till exempel|na przykład): (.*)$/i;
/** What the skill asks itself behind its examples, and what only joins two of them. */
const OWN =
  /möchtest du|would you like|qué quieres|vuoi sapere|wil je|co chcesz|veux-tu|voulez-vous|vad vill du|vill du veta/i;
const JOINER = /^(?:O anche|Oder|Or|O|Of|Ou ):? /;

/** Every sentence that the skill itself gives as an example. */
describe.each(['de-DE', 'en-US', 'es-ES', 'fr-FR', 'fr-CA', 'it-IT', 'nl-NL', 'sv-SE', 'pl-PL'])(
  'the suggestions of the skill in %s',
  (locale) => {
    const suggested = [...new Set(textsOf(selectPhrases(locale)).flatMap(examplesOf))];

    it('is there', () => {
      expect(suggested.length).toBeGreaterThanOrEqual(8);
    });

    it.each(suggested)('%s', (sentence) => {
      expect(recognize(sentence, locale).intent).toMatch(/^(?!AMAZON).+Intent$/);
    });
  },
);

/** The sentences of an object, however deep; those that are made of what was said left out. */
function textsOf(phrases: unknown): string[] {
  if (typeof phrases === 'string') return [phrases];
  return typeof phrases === 'object' && phrases ? Object.values(phrases).flatMap(textsOf) : [];
}

function examplesOf(text: string): string[] {
  const [, examples = ''] = SUGGESTION.exec(text) ?? [];
  return examples
    .split(/(?<=[.?]) /)
    .map((sentence) => sentence.replace(JOINER, ''))
    .filter((sentence) => sentence.length > 4 && !OWN.test(sentence));
}
