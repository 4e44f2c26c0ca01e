import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'the least warm, the least cold and the driest day',
    [
      ['es-ES', 'qué día de esta semana será el menos caluroso', 'ColdestDay date=2026-W47'],
      ['es-ES', 'qué día hará menos calor', 'ColdestDay'],
      ['es-ES', 'qué día hará menos frío', 'WarmestDay'],
      ['es-ES', 'cuál es el día más fresco de la semana', 'ColdestDay span=WEEK'],
      ['es-ES', 'qué día llueve menos', 'BestDay'],
      ['es-ES', 'qué día no llueve', 'BestDay'],
      ['es-ES', 'qué día lloverá más', 'WettestDay'],
      ['fr-FR', 'quel jour fera-t-il le moins chaud', 'ColdestDay'],
      ['fr-FR', 'quel est le jour le moins froid de la semaine', 'WarmestDay span=WEEK'],
      ['fr-FR', 'quel jour il ne pleut pas', 'BestDay'],
      ['fr-FR', 'quel jour il pleut le plus', 'WettestDay'],
      ['it-IT', 'qual è il giorno meno caldo', 'ColdestDay'],
      ['it-IT', 'in che giorno farà meno freddo', 'WarmestDay'],
      ['it-IT', 'che giorno piove meno', 'BestDay'],
      ['it-IT', 'in che giorno non piove', 'BestDay'],
      ['it-IT', 'in che giorno piove di più', 'WettestDay'],
      ['nl-NL', 'welke dag is het minst koud', 'WarmestDay'],
      ['nl-NL', 'welke dag wordt het minst warm', 'ColdestDay'],
      ['nl-NL', 'op welke dag regent het niet', 'BestDay'],
      ['nl-NL', 'welke dag is het minst nat', 'BestDay'],
      ['nl-NL', 'welke dag is het droogst', 'BestDay'],
      ['nl-NL', 'welke dag blijft het droog', 'BestDay'],
      ['nl-NL', 'welke dag regent het het meest', 'WettestDay'],
    ],
  ],
];

describe.each(KINDS)('people also ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
