import { expect, test } from 'vitest';
import { POLLEN_TYPES, type PollenType } from '../../src/contract/parameters.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';

/** For native speakers to read: is this what one would say? */
test.each<
  [situation: string, PollenDay, PollenType | undefined, german: string, american: string, british?: string]
>([
  [
    'one type is high',
    tomorrow({ Birke: 3 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birkenpollen hoch. Sonst fliegen keine Pollen.',
    "Tomorrow in Leipzig, pollen levels will be high for birch. There'll be no other pollen.",
  ],
  [
    'one level',
    tomorrow({ Birke: 3, Esche: 3 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birken- und Eschenpollen hoch. Sonst fliegen keine Pollen.',
    "Tomorrow in Leipzig, pollen levels will be high for birch and ash. There'll be no other pollen.",
  ],
  [
    'three levels',
    tomorrow({ Birke: 3, Esche: 2, Hasel: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birkenpollen hoch, durch Eschenpollen mäßig, durch Haselpollen gering. Sonst fliegen keine Pollen.',
    "Tomorrow in Leipzig, pollen levels will be high for birch, moderate for ash, and low for hazel. There'll be no other pollen.",
  ],
  [
    'two of each',
    tomorrow({ Graeser: 2, Roggen: 2, Beifuss: 1, Ambrosia: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Gräser- und Roggenpollen mäßig, durch Beifuß- und Ambrosiapollen gering. Sonst fliegen keine Pollen.',
    "Tomorrow in Leipzig, pollen levels will be moderate for grass and rye, and low for mugwort and ragweed. There'll be no other pollen.",
  ],
  [
    'more low ones than can be named',
    tomorrow({ Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birkenpollen hoch, durch Eschenpollen mäßig. Sonst ist die Belastung höchstens gering.',
    'Tomorrow in Leipzig, pollen levels will be high for birch, and moderate for ash. Other pollen levels will be low at most.',
  ],
  [
    'all others are low',
    tomorrow({ Birke: 2, Esche: 1, Graeser: 1, Hasel: 1, Erle: 1, Roggen: 1, Beifuss: 1, Ambrosia: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birkenpollen mäßig. Sonst ist die Belastung gering.',
    'Tomorrow in Leipzig, pollen levels will be moderate for birch. Other pollen levels will be low.',
  ],
  [
    'more high ones than can be named',
    tomorrow({ Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3, Beifuss: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Gräser-, Birken-, Hasel-, Erlen- und andere Pollen hoch.',
    'Tomorrow in Leipzig, pollen levels will be high for grass, birch, hazel, alder, and others.',
    'Tomorrow in Leipzig, pollen levels will be high for grass, birch, hazel, alder and others.',
  ],
  [
    'all are low',
    tomorrow({ Birke: 1, Esche: 1, Graeser: 1, Hasel: 1, Erle: 1, Roggen: 1, Beifuss: 1, Ambrosia: 1 }),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Gräser-, Birken-, Hasel-, Erlen- und andere Pollen gering.',
    'Tomorrow in Leipzig, pollen levels will be low for grass, birch, hazel, alder, and others.',
    'Tomorrow in Leipzig, pollen levels will be low for grass, birch, hazel, alder and others.',
  ],
  [
    'none flies',
    tomorrow({}),
    undefined,
    'Morgen fliegen in Leipzig keine Pollen.',
    "Tomorrow in Leipzig, there'll be no pollen.",
  ],
  [
    'none that is known flies',
    tomorrow({}, ['Birke', 'Esche']),
    undefined,
    'Morgen fliegen in Leipzig soweit bekannt keine Pollen.',
    "Tomorrow in Leipzig, there'll be no pollen as far as is known.",
  ],
  [
    'one is not known',
    tomorrow({ Graeser: 3 }, ['Ambrosia']),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Gräserpollen hoch.',
    'Tomorrow in Leipzig, pollen levels will be high for grass.',
  ],
  [
    'low ones, and one is not known',
    tomorrow({ Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 }, ['Ambrosia']),
    undefined,
    'Morgen ist in Leipzig die Belastung durch Birkenpollen hoch, durch Eschenpollen mäßig. Sonst ist die Belastung soweit bekannt höchstens gering.',
    'Tomorrow in Leipzig, pollen levels will be high for birch, and moderate for ash. As far as is known, other pollen levels will be low at most.',
  ],
  [
    'nothing is known',
    tomorrow({}, POLLEN_TYPES),
    undefined,
    'Morgen gibt es in Leipzig keine Pollenvorhersage.',
    "I have no pollen forecast for tomorrow in Leipzig.",
  ],
  [
    'high, asked for one',
    tomorrow({ Birke: 3 }),
    'Birke',
    'Morgen ist in Leipzig die Belastung durch Birkenpollen hoch.',
    'Tomorrow in Leipzig, birch pollen levels will be high.',
  ],
  [
    'moderate, asked for one',
    tomorrow({ Beifuss: 2 }),
    'Beifuss',
    'Morgen ist in Leipzig die Belastung durch Beifußpollen mäßig.',
    'Tomorrow in Leipzig, mugwort pollen levels will be moderate.',
  ],
  [
    'low, asked for one',
    tomorrow({ Graeser: 1 }),
    'Graeser',
    'Morgen ist in Leipzig die Belastung durch Gräserpollen gering.',
    'Tomorrow in Leipzig, grass pollen levels will be low.',
  ],
  [
    'none, asked for one',
    tomorrow({ Birke: 3 }),
    'Hasel',
    'Morgen fliegen in Leipzig keine Haselpollen.',
    "Tomorrow in Leipzig, there'll be no hazel pollen.",
  ],
  [
    'not known, asked for one',
    tomorrow({ Birke: 3 }, ['Roggen']),
    'Roggen',
    'Morgen gibt es in Leipzig keine Vorhersage für Roggenpollen.',
    "I have no rye pollen forecast for tomorrow in Leipzig.",
  ],
])('%s', (_, day, type, german, american, british = american) => {
  expect(['de-DE', 'en-US', 'en-GB'].map((tag) => renderPollen(day, type, tag))).toEqual([
    german,
    american,
    british,
  ]);
}); // prettier-ignore
