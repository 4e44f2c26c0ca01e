import { describe, expect, it } from 'vitest';
import { findSlotNames, loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { BUILT_IN, IDS, NAMED_IDS, QUESTIONS, SLOT_TYPES, TALK } from './expected.ts';
import { withTypes } from './sentences.ts';

/** What a question of the intent is about. */
const SUBJECTS = {
  QuantityIntent: 'quantity',
  UnofferedIntent: 'subject',
  AdviceIntent: 'activity',
  BestHoursIntent: 'activity',
  AboveIntent: 'number',
  BelowIntent: 'number',
  ReachIntent: 'number',
  WindThresholdIntent: 'number',
  RainThresholdIntent: 'rainUnit',
  NextChangeIntent: 'change',
  UnitsIntent: 'unit',
  ChoiceIntent: 'choice',
};

/** A word of letters: apostrophes and hyphens inside, a period behind a letter of an abbreviation. */
const WORD = /^\p{Ll}+(?:['-]\p{Ll}+)*'?$|^(?:\p{Ll}\.)+$/u;
/** A slot, with what a language writes together with it: `{date}'s`, `l'{aspect}`. */
const SLOT = /^(?:\p{Ll}+')?\{\w+\}(?:'s)?$/u;

const PHRASE = /^['\p{Ll}][\p{Ll}' -]*$/u;

/** A name of two words has none of these. */
const ARTICLES = new Set(
  'der die das den dem ein eine the a an le la les l un une il lo gli i uno una el los las de het een'.split(
    ' ',
  ),
);
/** Words that the platform keeps for itself. */
const RESERVED =
  /\b(?:alexa|amazon|echo|computer|ziggy|skill|app|öffne|starte|frage?|sage?|open|launch|start|ask|tell|ouvre|lance|demande|apri|avvia|chiedi|abre|inicia|pregunta|start|vraag)\b/;

describe.each(SKILL_LOCALES)('the interaction model %s', (locale) => {
  const { invocationName, intents, types } =
    loadInteractionModel(locale).interactionModel.languageModel;
  const samples = intents.flatMap((intent) => intent.samples);

  it('has an invocation name of two words or more that the platform allows', () => {
    const words = invocationName.split(' ');
    expect(invocationName).toMatch(/^\p{Ll}+( \p{Ll}+)+$/u);
    expect(invocationName).not.toMatch(RESERVED);
    expect(words.length > 2 || !words.some((word) => ARTICLES.has(word))).toBe(true);
  });

  it('has all question, conversation and required intents', () => {
    const names = intents.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...BUILT_IN, ...QUESTIONS, ...TALK].toSorted());
  });

  it('has many samples', () => {
    const counts = new Map(intents.map((intent) => [intent.name, intent.samples.length]));
    expect(samples.length).toBeGreaterThanOrEqual(300);
    expect(QUESTIONS.filter((name) => (counts.get(name) ?? 0) < 12)).toEqual([]);
    expect(counts.get('WeatherIntent')).toBeGreaterThanOrEqual(60);
    expect(counts.get('RainIntent')).toBeGreaterThanOrEqual(30);
    expect(counts.get('PollenIntent')).toBeGreaterThanOrEqual(40);
  });

  it('adds no samples to the intents that allow none', () => {
    const added = intents.filter(({ name }) => /Fallback|NavigateHome/.test(name));
    expect(added.flatMap((intent) => intent.samples)).toEqual([]);
  });

  it("writes samples in the platform's format", () => {
    const wrong = samples.filter(
      (sample) => !sample.split(' ').every((word) => WORD.test(word) || SLOT.test(word)),
    );
    expect(wrong).toEqual([]);
  });

  it('has slots of the types that the skill reads, and uses each, at most once in a sample', () => {
    for (const intent of intents) {
      const used = intent.samples.map(findSlotNames);
      expect(used.filter((slots) => twice(slots).length > 0)).toEqual([]);
      expect(new Set(used.flat())).toEqual(new Set(intent.slots.map(({ name }) => name)));
      for (const { name, type } of intent.slots) expect(type).toBe(SLOT_TYPES[name]);
    }
  });

  it('asks for no quantity, number, unit or choice without naming it', () => {
    const meaningless = Object.entries(SUBJECTS).flatMap(([name, slot]) => {
      const asked = intents.find((intent) => intent.name === name)?.samples ?? [];
      return asked.filter((sample) => !findSlotNames(sample).includes(slot));
    });
    expect(meaningless).toEqual([]);
  });

  it('has the start of each range that it has the end of', () => {
    const endless = intents.filter(({ slots }) => {
      const names = new Set(slots.map(({ name }) => name));
      const lacks = (until: string, from: string) => names.has(until) && !names.has(from);
      return lacks('untilDate', 'date') || lacks('untilTime', 'time');
    });
    expect(endless).toEqual([]);
  });

  it('has no duplicate sample, whatever its slots are called', () => {
    const patterns = intents.flatMap((intent) =>
      intent.samples.map((sample) => withTypes(sample, intent)),
    );
    expect(twice(patterns)).toEqual([]);
  });

  it("has the skill's slot values, each with distinct synonyms", () => {
    const common = types.map(({ name, values }) => [
      name,
      idsOf(values).filter((id) => !NAMED_IDS.has(id)),
    ]);
    expect(Object.fromEntries(common)).toEqual(IDS);
    for (const { values } of types) {
      const phrases = values.flatMap(({ name }) => [name.value, ...name.synonyms]);
      expect(twice(phrases)).toEqual([]);
      expect(phrases.filter((phrase) => !PHRASE.test(phrase))).toEqual([]);
    }
  });

  it('assigns a day, a time or a place alone to the weather', () => {
    const alone = intents.filter(({ slots, samples: own }) =>
      slots.some(({ name, type }) => own.includes(`{${name}}`) && type.startsWith('AMAZON.')),
    );
    expect(alone.map(({ name }) => name)).toEqual(['WeatherIntent']);
  });
});

function idsOf(values: readonly { id: string }[]): string[] {
  return values.map(({ id }) => id);
}

function twice(all: readonly string[]): string[] {
  const positions = new Map(all.map((one, at) => [one, at]));
  return all.filter((one, at) => positions.get(one) !== at);
}
