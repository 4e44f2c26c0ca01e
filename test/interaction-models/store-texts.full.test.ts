import { describe, expect, it } from 'vitest';
import { loadInteractionModel, readTexts } from '../../src/skill-package/interaction-model.ts';
import { ALEXA_LOCALES, languageSubtag } from '../../src/skill-package/locales.ts';

const SPOKEN_SLOT = String.raw`[\p{L}'-]+(?: [\p{L}'-]+){0,2}`;

describe.each(ALEXA_LOCALES)('the store texts in %s', (locale) => {
  const texts = readTexts(languageSubtag(locale));
  const { intents } = loadInteractionModel(locale).interactionModel.languageModel;
  const [first = '', ...others] = texts.examplePhrases;

  it('have the lengths that the store allows', () => {
    expect(texts.name.length).toBeLessThanOrEqual(50);
    expect(texts.summary.length).toBeLessThanOrEqual(160);
    expect(texts.description.length).toBeLessThanOrEqual(4000);
    expect(texts.keywords.length).toBeLessThanOrEqual(30);
    expect(new Set(texts.keywords).size).toBe(texts.keywords.length);
    expect(texts.privacy.policy.length).toBeGreaterThan(100);
  });

  it("have the skill's name", () => {
    expect(texts.name.toLowerCase()).toBe(texts.invocationName);
  });

  it('have three examples, the first with the wake word and the name', () => {
    expect(texts.examplePhrases).toHaveLength(3);
    expect(first).toMatch(/^Alexa, /);
    expect(spoken(first)).toContain(texts.invocationName);
    for (const example of others) expect(spoken(example)).not.toContain('alexa');
  });

  it('have only examples that are samples', () => {
    const said = spoken(first);
    const question = said.slice(said.indexOf(texts.invocationName) + texts.invocationName.length);
    const examples = [question.trim(), ...others.map(spoken)];
    expect(examples.filter((example) => !isSample(example))).toEqual([]);
  });

  /** A sample with its slots filled; one of slots alone would take any sentence. */
  function isSample(sentence: string): boolean {
    return intents.some(({ samples }) =>
      samples.some((sample) => wordsOf(sample) > 1 && patternOf(sample).test(sentence)),
    );
  }
});

function spoken(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}' -]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function wordsOf(sample: string): number {
  return sample.split(' ').filter((word) => !word.includes('{')).length;
}

function patternOf(sample: string): RegExp {
  return new RegExp(`^${sample.replaceAll(/\{\w+\}/g, SPOKEN_SLOT)}$`, 'u');
}
