import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fitSentences } from '../../intents/briefing.ts';

it('leaves out the sentences that are too many, and says a shorter one after them', () => {
  const texts = ['Eins zwei drei.', 'Vier fünf sechs sieben. Acht.', ''];
  expect(fitSentences(texts, 5, 'de-DE')).toBe('Eins zwei drei. Acht.');
});

it('never says more words than allowed', () => {
  const sentence = fc
    .array(fc.constantFrom('Regen', 'um', '7.30', "l'aprile"), { minLength: 1, maxLength: 40 })
    .map((words) => `Heute ${words.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(sentence), (texts) => {
      const said = fitSentences(texts, 60, 'de-DE');
      expect(said.split(' ').filter((word) => word !== '').length).toBeLessThanOrEqual(60);
    }),
  );
});
