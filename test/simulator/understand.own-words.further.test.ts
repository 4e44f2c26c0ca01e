import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'mountains of Spain',
    [
      [
        'es-ES',
        'hace más fresco en la sierra de Granada',
        'Comparison place=sierra nevada direction=COLDER',
      ],
      ['es-ES', 'qué tiempo hace en la sierra de Madrid', 'Weather place=la sierra de madrid'],
      ['es-ES', 'nieva en la sierra de Gredos', 'Snow place=la sierra de gredos'],
    ],
  ],
];

describe.each(KINDS)('people also ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
