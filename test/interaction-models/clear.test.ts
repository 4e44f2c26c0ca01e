import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { withTwoMeanings, withTypes } from './sentences.ts';

describe.each(SKILL_LOCALES)('in %s nothing is ambiguous', (locale) => {
  const { intents, types: all } = loadInteractionModel(locale).interactionModel.languageModel;
  // A place of one's own is heard as a place or as such a name: both mean the same.
  const types = all.filter(({ name }) => name !== 'AMAZON.City');

  it('no sample, whatever its slots hold', () => {
    const said = intents.flatMap((intent) =>
      intent.samples.map((sample): [string, string] => [withTypes(sample, intent), intent.name]),
    );
    expect(withTwoMeanings(said)).toEqual([]);
  });

  it('no value: "and the wind" means the wind, and nothing else', () => {
    // Within a longer sentence: the wind or its gusts, "when" before what changes, and what to warn of.
    const within = new Set(['WindPart', 'Gusts', 'Change', 'Alert', 'AlertLevel', 'Quiet']);
    const alone = types.filter(({ name }) => !within.has(name));
    const said = alone.flatMap(({ name: type, values }) =>
      values.flatMap(({ name }) =>
        [name.value, ...name.synonyms].map((phrase): [string, string] => [phrase, type]),
      ),
    );
    expect(withTwoMeanings(said)).toEqual([]);
  });
});
