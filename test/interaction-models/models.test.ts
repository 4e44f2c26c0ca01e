import { describe, expect, it } from 'vitest';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import { loadInteractionModel } from '../../src/simulator/interaction-model.ts';
import { phrasesFor } from '../../src/speech/phrases/index.ts';
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
/** A question behind the colon that introduces it, and those that follow. */
const SUGGESTED =
  /(?<=: |\? )(?!Oder|Or)(?:Wie (?:wird|ist|stark)|Regnet|What's|Is it|How high)[^?:]+\?/g;
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

  it('is called by two words or more, none of them a name of the platform', () => {
    expect(invocationName).toMatch(/^\p{Ll}+( \p{Ll}+)+$/u);
    expect(invocationName).not.toMatch(/alexa|amazon|echo/);
  });

  it('has the intents that a skill must have', () => {
    expect(intents.map(({ name }) => name)).toEqual(expect.arrayContaining(REQUIRED));
  });

  it.each([
    ['the weather', 'WeatherIntent', 60],
    ['rain that comes soon', 'RainSoonIntent', 60],
    ['pollen', 'PollenIntent', 50],
  ])('knows many ways to ask for %s', (_what, wanted, count) => {
    const found = intents.find(({ name }) => name === wanted);
    expect(found?.samples.length).toBeGreaterThanOrEqual(count);
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
    const slotTypes = intents.flatMap(({ slots }) => slots.map(({ type }) => type));
    const own = slotTypes.filter((type) => !type.includes('.'));
    expect(new Set(own)).toEqual(new Set(types.map(({ name }) => name)));
    for (const { values } of types) {
      const phrases = values.flatMap(({ name }) => [name.value, ...name.synonyms]);
      expect(phrases).toHaveLength(new Set(phrases).size);
    }
  });

  it('has the parts of the day, the spans and the pollen that the skill knows', () => {
    expect(idsOf(locale, 'DayPart')).toEqual(['MO', 'AF', 'EV', 'NI']);
    expect(idsOf(locale, 'Span')).toEqual(['NOW', 'SOON', 'NEXT_HOURS', 'NEXT_DAYS', 'WEEKEND']);
    expect(idsOf(locale, 'PollenType')).toEqual(['ALL', ...POLLEN_TYPES, 'OTHER']);
  });

  it('leaves a day, a time or a place that is said alone to the weather', () => {
    const alone = intents.filter(({ samples: own }) =>
      own.some((sample) => /^\{\w+\}$/.test(sample)),
    );
    expect(alone.map(({ name }) => name)).toEqual(['WeatherIntent']);
  });
});

it.each([
  ['de-DE', 'Alexa, frage Wetter Stimme, wie das Wetter morgen in Hamburg wird', 'WeatherIntent'],
  ['de-DE', 'Wie wird das Wetter am Wochenende?', 'WeatherIntent'],
  ['de-DE', 'Wie wird das Wetter heute Abend in München?', 'WeatherIntent'],
  ['de-DE', 'Alexa, frage Wetter Stimme, ob es gleich regnet', 'RainSoonIntent'],
  ['de-DE', 'Alexa, frage Wetter Stimme nach dem Pollenflug', 'PollenIntent'],
  ['en-US', "Alexa, ask Weather Voice what's the weather in Boston tomorrow", 'WeatherIntent'],
  ['en-US', "What's the weather this weekend?", 'WeatherIntent'],
  ['en-US', 'What will the weather be like tonight in Seattle?', 'WeatherIntent'],
  ['en-US', "Alexa, ask Weather Voice if it's going to rain soon", 'RainSoonIntent'],
  ['en-US', 'Alexa, ask Weather Voice for the pollen count', 'PollenIntent'],
] as const)('%s understands the example "%s"', (locale, phrase, intent) => {
  expect(heard(phrase, locale).intent).toBe(intent);
});

/** Every sentence that the skill itself gives as an example. */
describe.each(LOCALES)('the questions that the skill suggests in %s', (locale) => {
  const { welcome, help, notUnderstood, unknownPlace, pollen } = phrasesFor(locale);
  const prompts = [
    welcome,
    help,
    notUnderstood,
    unknownPlace('Oz', 'rain'),
    unknownPlace('Oz', 'pollen'),
    pollen.unknownType('eiche'),
    pollen.unknownPostcode,
  ];
  const suggested = prompts.flatMap(({ speech, reprompt }) =>
    [speech, reprompt].flatMap((text) => text.match(SUGGESTED) ?? []),
  );

  it('are there', () => {
    expect(suggested.length).toBeGreaterThanOrEqual(9);
  });

  it.each(suggested)('%s', (question) => {
    expect(heard(question, locale).intent).toMatch(/^(Weather|RainSoon|Pollen)Intent$/);
  });
});
