import { describe, expect, it } from 'vitest';
import {
  composeInteractionModel,
  type LanguageSource,
} from '../../src/skill-package/interaction-model.ts';

const SLOT_TYPES = { date: 'AMAZON.DATE', dayPart: 'DayPart', place: 'AMAZON.City' };

const SOURCE: LanguageSource = {
  samples: new Map([
    ['AMAZON.StopIntent', []],
    ['RainIntent', ['will it rain in {place}', 'will it rain {date}', 'is it wet']],
  ]),
  types: [{ name: 'DayPart', values: [{ id: 'AF', name: { value: 'afternoon', synonyms: [] } }] }],
  invocationName: 'weather voice',
  regions: {
    'en-AU': {
      samples: { RainIntent: ['is it bucketing down {dayPart}'] },
      synonyms: { DayPart: { AF: ['arvo'] } },
      without: { RainIntent: ['is it wet'] },
    },
  },
};

function modelOf(locale: string, source = SOURCE) {
  return composeInteractionModel(locale, source, SLOT_TYPES).interactionModel.languageModel;
}

describe('the model from the files of a language', () => {
  it('assigns each intent the slots that its samples use, with their types', () => {
    expect(modelOf('en-US').intents).toEqual([
      { name: 'AMAZON.StopIntent', slots: [], samples: [] },
      {
        name: 'RainIntent',
        slots: [
          { name: 'date', type: 'AMAZON.DATE' },
          { name: 'place', type: 'AMAZON.City' },
        ],
        samples: ['will it rain in {place}', 'will it rain {date}', 'is it wet'],
      },
    ]);
  });

  it('adds and removes samples of a region', () => {
    const { intents, types } = modelOf('en-AU');
    expect(intents[1]?.samples).toEqual([
      'will it rain in {place}',
      'will it rain {date}',
      'is it bucketing down {dayPart}',
    ]);
    expect(intents[1]?.slots.map(({ name }) => name)).toEqual(['date', 'dayPart', 'place']);
    expect(types[0]?.values[0]?.name).toEqual({ value: 'afternoon', synonyms: ['arvo'] });
    expect(modelOf('en-US').types[0]?.values[0]?.name.synonyms).toEqual([]);
  });

  it('has no slot without a type', () => {
    const samples = new Map([['RainIntent', ['will it rain at {hour}']]]);
    expect(() => modelOf('en-US', { ...SOURCE, samples })).toThrow(
      'A sample of RainIntent has the slot "hour", which has no type.',
    );
  });
});
