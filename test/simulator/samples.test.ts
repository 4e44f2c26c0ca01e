import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/simulator/interaction-model.ts';
import { heard } from './heard.ts';

type Fill = readonly [said: string, value: string];

const PLACES = ['hamburg', 'frankfurt am main', 'bad tölz', 'new york', 'the hague'];
const places = PLACES.map((name): Fill => [name, name]);

const FILLS: Record<'de-DE' | 'en-US', Record<string, readonly Fill[]>> = {
  'de-DE': {
    date: [
      ['übermorgen', '2026-11-20'],
      ['samstag', '2026-11-21'],
      ['24. dezember', '2026-12-24'],
      ['nächsten montag', '2026-11-23'],
    ],
    untilDate: [
      ['26. dezember', '2026-12-26'],
      ['siebenundzwanzigsten dezember', '2026-12-27'],
    ],
    time: [
      ['fünfzehn', '15:00'],
      ['13', '13:00'],
    ],
    untilTime: [
      ['achtzehn', '18:00'],
      ['20', '20:00'],
    ],
    dayPart: [
      ['vormittag', 'MO'],
      ['nachmittag', 'AF'],
      ['abend', 'EV'],
    ],
    duration: [
      ['sechs stunden', 'PT6H'],
      ['5 tage', 'P5D'],
    ],
    span: [
      ['im moment', 'NOW'],
      ['wochenende', 'WEEKEND'],
    ],
    pollenType: [
      ['birken', 'Birke'],
      ['gräser', 'Graeser'],
      ['beifuß', 'Beifuss'],
      ['traubenkraut', 'Ambrosia'],
    ],
    place: places,
  },
  'en-US': {
    date: [
      ['tomorrow', '2026-11-19'],
      ['saturday', '2026-11-21'],
      ['december 24th', '2026-12-24'],
    ],
    untilDate: [
      ['december 26th', '2026-12-26'],
      ['december twenty seventh', '2026-12-27'],
    ],
    time: [
      ['3 pm', '15:00'],
      ['15:30', '15:30'],
    ],
    untilTime: [
      ['six pm', '18:00'],
      ['8 pm', '20:00'],
    ],
    dayPart: [
      ['morning', 'MO'],
      ['afternoon', 'AF'],
      ['evening', 'EV'],
    ],
    duration: [
      ['six hours', 'PT6H'],
      ['5 days', 'P5D'],
    ],
    span: [
      ['right now', 'NOW'],
      ['weekend', 'WEEKEND'],
    ],
    pollenType: [
      ['birch', 'Birke'],
      ['grass', 'Graeser'],
      ['mugwort', 'Beifuss'],
      ['ragweed', 'Ambrosia'],
    ],
    place: places,
  },
};

describe.each(['de-DE', 'en-US'] as const)('the samples of %s', (locale) => {
  const { intents } = loadInteractionModel(locale).interactionModel.languageModel;
  const samples = intents.flatMap(({ name, samples: own }) =>
    own.map((sample) => ({ intent: name, sample })),
  );

  it.each(samples)('$sample', ({ intent, sample }) => {
    const slots = [...sample.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');
    const fills = fc.record(
      Object.fromEntries(
        slots.map((slot) => [slot, fc.constantFrom(...(FILLS[locale][slot] ?? []))]),
      ),
    );
    fc.assert(
      fc.property(fills, (fill) => {
        const said = sample.replace(/\{(\w+)\}/g, (_, slot: string) => fill[slot]?.[0] ?? '');
        // Of "is rain coming {span}": "coming weekend" is a date.
        fc.pre(!said.includes('coming weekend'));
        const values = Object.entries(fill).map(([slot, [, value]]) => [slot, value]);
        expect(heard(said, locale, { isPlace: (name) => PLACES.includes(name) })).toEqual({
          intent,
          ...Object.fromEntries(values),
        });
      }),
      { numRuns: 4 },
    );
  });
});
