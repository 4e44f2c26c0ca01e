import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { sentencesOf } from './sentences.ts';

describe.each(SKILL_LOCALES)('in %s nothing is ambiguous', (locale) => {
  const { intents, types } = loadInteractionModel(locale).interactionModel.languageModel;

  it('no sample, with any values', () => {
    const said = intents.flatMap((intent) =>
      intent.samples
        .flatMap((sample) => sentencesOf(sample, intent, types))
        .map((sentence): [string, string] => [sentence, intent.name]),
    );
    expect(withTwoMeanings(said)).toEqual([]);
  });

  it('no value: "and the wind" means the wind, and nothing else', () => {
    const said = types.flatMap(({ name: type, values }) =>
      values.flatMap(({ name }) =>
        [name.value, ...name.synonyms].map((phrase): [string, string] => [phrase, type]),
      ),
    );
    expect(withTwoMeanings(said)).toEqual([]);
  });
});

/** What stands for different things, with these. */
function withTwoMeanings(said: readonly (readonly [string, string])[]): string[] {
  const first = new Map<string, string>();
  return said.flatMap(([phrase, meaning]) => {
    const other = first.get(phrase) ?? meaning;
    first.set(phrase, other);
    return other === meaning ? [] : [`${phrase}: ${other} or ${meaning}`];
  });
}
