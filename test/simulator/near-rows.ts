import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { recognize } from './recognize.ts';

const gazetteer = loadGazetteer();

/**
 * Tests sentences that no sample has, by kinds: a line each, `sentence -> Intent, slot value, slot
 * value`, said on a Wednesday at five past two.
 */
export function describeNear(locale: string, kinds: [kind: string, lines: string][]): void {
  const [language = ''] = locale.split('-');
  const isPlace = (name: string) => gazetteer.find(name, { language }) !== undefined;
  const samples = new Set(
    loadInteractionModel(locale).interactionModel.languageModel.intents.flatMap(
      (intent) => intent.samples,
    ),
  );

  describe.each(kinds)(`${locale}, in other words: %s`, (_kind, lines) => {
    it.each(rowsOf(lines))('%s', (sentence, understood) => {
      expect(recognize(sentence, locale, { isPlace })).toEqual(understood);
    });

    it('matches no sample, in twelve ways', () => {
      const sentences = rowsOf(lines).map(([sentence]) => sentence);
      expect(new Set(sentences)).toHaveLength(12);
      expect(sentences.filter((sentence) => samples.has(sentence))).toEqual([]);
    });
  });
}

function rowsOf(lines: string): [sentence: string, understood: Record<string, string>][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', rest = ''] = line.trim().split(' -> ');
      const [intent = '', ...slots] = rest.split(', ');
      const filled = slots.map((slot) => {
        const at = slot.indexOf(' ');
        return [slot.slice(0, at), slot.slice(at + 1)];
      });
      return [sentence, { intent, ...Object.fromEntries(filled) }];
    });
}
