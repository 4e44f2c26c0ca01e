import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'limits as they are spoken, without a unit',
    [
      ['es-ES', 'sube de treinta y cinco hoy', 'Above date=2026-11-18 number=35'],
      ['es-ES', 'subirá de 35 mañana', 'Above date=2026-11-19 number=35'],
      ['es-ES', 'pasamos de cuarenta esta tarde', 'Above dayPart=AF number=40'],
      ['es-ES', 'llegamos a los cuarenta mañana', 'Above date=2026-11-19 number=40'],
      ['es-ES', 'sube de treinta', 'Above number=30'],
      ['es-ES', 'baja de quince esta noche', 'Below dayPart=NI number=15'],
      ['es-ES', 'a qué hora bajará de treinta grados', 'Reach number=30 windSide=BELOW'],
      ['es-ES', 'a qué hora pasaremos de los treinta', 'Reach number=30'],
      ['fr-FR', 'on dépasse vingt demain', 'Above date=2026-11-19 number=20'],
      ['fr-FR', 'on passe les vingt demain', 'Above date=2026-11-19 number=20'],
      ['fr-FR', 'ça tombe sous les dix demain matin', 'Below date=2026-11-19 dayPart=MO number=10'],
      ['fr-FR', 'à quelle heure ça descend sous les dix', 'Reach number=10 windSide=BELOW'],
      ['it-IT', 'superiamo i trenta domani', 'Above date=2026-11-19 number=30'],
      ['it-IT', 'si supera i venti oggi', 'Above date=2026-11-18 number=20'],
      ['it-IT', 'domani si arriva ai venti', 'Above date=2026-11-19 number=20'],
      ['it-IT', 'andiamo sotto i cinque stanotte', 'Below dayPart=NI number=5'],
      ['it-IT', 'a che ora superiamo i venti', 'Reach number=20'],
      ['nl-NL', 'gaat het boven de tien morgen', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'gaan we morgen over de tien', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'haalt het morgen de tien', 'Above date=2026-11-19 number=10'],
      ['nl-NL', 'duikt het onder het vriespunt vannacht', 'Below dayPart=NI number=0'],
      ['nl-NL', 'wanneer komt het onder de vijf', 'Reach number=5 windSide=BELOW'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
