import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/simulator/interaction-model.ts';
import { heard } from '../simulator/heard.ts';

const LOCALES = ['de-DE', 'en-US'] as const;
const REQUIRED = [
  'AMAZON.HelpIntent',
  'AMAZON.StopIntent',
  'AMAZON.CancelIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.FallbackIntent',
];

/** A word of letters: apostrophes and hyphens inside, a period behind a letter of an abbreviation. */
const WORD = /^\p{Ll}+(?:['-]\p{Ll}+)*$|^(?:\p{Ll}\.)+$/u;
const SLOT = /^\{\w+\}(?:'s)?$/;

function languageModel(locale: string) {
  return loadInteractionModel(locale).interactionModel.languageModel;
}

function idsOf(locale: string, type: string): string[] {
  const found = languageModel(locale).types.find(({ name }) => name === type);
  return found?.values.map(({ id }) => id) ?? [];
}

describe.each(LOCALES)('the interaction model %s', (locale) => {
  const { invocationName, intents, types } = languageModel(locale);
  const samples = intents.flatMap((intent) => intent.samples);
  const weather = intents.find(({ name }) => name === 'WeatherIntent');

  it('is called by two words or more, none of them a name of the platform', () => {
    expect(invocationName).toMatch(/^\p{Ll}+( \p{Ll}+)+$/u);
    expect(invocationName).not.toMatch(/alexa|amazon|echo/);
  });

  it('has the intents that a skill must have', () => {
    expect(intents.map(({ name }) => name)).toEqual(expect.arrayContaining(REQUIRED));
  });

  it('knows many ways to ask for the weather', () => {
    expect(weather?.samples.length).toBeGreaterThanOrEqual(60);
  });

  it('has no sample twice', () => {
    expect(samples).toHaveLength(new Set(samples).size);
  });

  it('writes samples as Alexa takes them', () => {
    const wrong = samples.filter(
      (sample) => !sample.split(' ').every((word) => WORD.test(word) || SLOT.test(word)),
    );
    expect(wrong).toEqual([]);
  });

  it('uses each slot that an intent has, and at most once in a sample', () => {
    for (const intent of intents) {
      const used = intent.samples.map((sample) => sample.match(/(?<=\{)\w+(?=\})/g) ?? []);
      for (const slots of used) expect(slots).toHaveLength(new Set(slots).size);
      expect(new Set(used.flat())).toEqual(new Set(intent.slots.map(({ name }) => name)));
    }
  });

  it('has every slot type that is its own, and no value twice in one', () => {
    const own = weather?.slots.map(({ type }) => type).filter((type) => !type.includes('.'));
    expect(new Set(own)).toEqual(new Set(types.map(({ name }) => name)));
    for (const { values } of types) {
      const phrases = values.flatMap(({ name }) => [name.value, ...name.synonyms]);
      expect(phrases).toHaveLength(new Set(phrases).size);
    }
  });

  it('has the parts of the day and the spans that the skill knows', () => {
    expect(idsOf(locale, 'DayPart')).toEqual(['MO', 'AF', 'EV', 'NI']);
    expect(idsOf(locale, 'Span')).toEqual(['NOW', 'NEXT_HOURS', 'NEXT_DAYS', 'WEEKEND']);
  });
});

it.each([
  ['de-DE', 'Alexa, frage Wetter Stimme, wie das Wetter morgen in Hamburg wird'],
  ['de-DE', 'Wie wird das Wetter am Wochenende?'],
  ['de-DE', 'Wie wird das Wetter heute Abend in München?'],
  ['en-US', "Alexa, ask Weather Voice what's the weather in Boston tomorrow"],
  ['en-US', "What's the weather this weekend?"],
  ['en-US', 'What will the weather be like tonight in Seattle?'],
] as const)('%s understands the example "%s"', (locale, phrase) => {
  expect(heard(phrase, locale).intent).toBe('WeatherIntent');
});
