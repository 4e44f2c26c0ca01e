import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { sentencesOf, withTwoMeanings } from './sentences.ts';

describe.each(SKILL_LOCALES)('in %s nothing is ambiguous', (locale) => {
  const { intents, types: all } = loadInteractionModel(locale).interactionModel.languageModel;
  // A place of one's own is heard as a place or as such a name: both mean the same.
  const types = all.filter(({ name }) => name !== 'AMAZON.City');

  it('no sample, with any values', () => {
    const said = intents.flatMap((intent) =>
      intent.samples
        .flatMap((sample) => sentencesOf(sample, intent, types))
        .map((sentence): [string, string] => [sentence, intent.name]),
    );
    expect(withTwoMeanings(said)).toEqual([]);
  });
});
