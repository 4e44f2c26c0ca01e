import { expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';

function invocationName(locale: string): string {
  return loadInteractionModel(locale).interactionModel.languageModel.invocationName;
}

it.each([
  ['de-DE', 'wetter stimme'],
  ['de-AT', 'wetter stimme'],
  ['en-US', 'weather voice'],
  ['en-GB', 'weather voice'],
])('%s is understood with the model of its language', (locale, name) => {
  expect(invocationName(locale)).toBe(name);
});

it.each(['xx-XX', 'd', '', '../package'])('"%s" has no model', (locale) => {
  expect(() => invocationName(locale)).toThrow(`No interaction model for "${locale}"`);
});
