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
  [
    'whether it is very warm or cold, with a limit for a yes or no',
    [
      ['fr-FR', 'il fera très chaud demain', 'Above date=2026-11-19 number=28'],
      [
        'fr-FR',
        "est-ce qu'il va faire super froid demain matin",
        'Below date=2026-11-19 dayPart=MO number=5',
      ],
      ['fr-FR', 'il fait frisquet dehors', 'Below span=OUTSIDE number=15'],
      ['fr-FR', 'fera-t-il frais ce soir', 'Below dayPart=EV number=15'],
      ['fr-FR', 'ça caille ce soir', 'Below dayPart=EV number=5'],
      ['fr-FR', 'la nuit sera douce', 'Above dayPart=NI number=12'],
      ['fr-FR', 'il fera doux demain', 'Above date=2026-11-19 number=15'],
      ['es-ES', 'va a hacer mucho calor hoy', 'Above date=2026-11-18 number=30'],
      [
        'es-ES',
        'hará mucho frío mañana por la mañana',
        'Below date=2026-11-19 dayPart=MO number=8',
      ],
      ['es-ES', 'hace mucho calor en Córdoba', 'Above place=córdoba number=30'],
      ['es-ES', 'hace fresco fuera', 'Below number=15'],
      ['es-ES', 'hará fresquito esta noche', 'Below dayPart=NI number=15'],
      ['it-IT', 'farà molto caldo domani', 'Above date=2026-11-19 number=28'],
      ['it-IT', 'farà tanto freddo domattina', 'Below date=2026-11-19 dayPart=MO number=5'],
      ['it-IT', 'fa un freddo cane', 'Below number=0'],
      ['it-IT', 'fa freschino stasera', 'Below dayPart=EV number=15'],
      ['nl-NL', 'wordt het heel koud morgen', 'Below date=2026-11-19 number=5'],
      ['nl-NL', 'is het erg warm buiten', 'Above span=OUTSIDE number=25'],
      ['nl-NL', 'is het frisjes vanavond', 'Below dayPart=EV number=12'],
      ['nl-NL', 'is het kil buiten', 'Below span=OUTSIDE number=12'],
      ['nl-NL', 'wordt het steenkoud', 'Below number=0'],
    ],
  ],
  [
    'bad and fine weather in plain words',
    [
      ['fr-FR', 'vendredi il fera pas trop moche', 'Weather date=2026-11-20 fine=FINE'],
      ['fr-FR', "est-ce qu'il fera moche vendredi", 'Weather date=2026-11-20 fine=BAD'],
      ['fr-FR', 'il fait moche à Paris', 'Weather place=paris fine=BAD'],
      ['fr-FR', 'il fera pas beau demain', 'Weather date=2026-11-19 fine=BAD'],
      ['fr-FR', 'un temps pourri dimanche', 'Weather date=2026-11-22 fine=BAD'],
      ['fr-FR', 'on va avoir un sale temps ce week-end', 'Weather date=2026-W47-WE fine=BAD'],
      ['fr-FR', 'ce sera moche demain soir', 'Weather date=2026-11-19 dayPart=EV fine=BAD'],
      ['fr-FR', 'il fait beau là', 'Weather fine=FINE'],
      ['es-ES', 'hace feo hoy', 'Weather date=2026-11-18 fine=BAD'],
      ['es-ES', 'hará un tiempo de perros mañana', 'Weather date=2026-11-19 fine=BAD'],
      ['es-ES', 'va a hacer malo el domingo', 'Weather date=2026-11-22 fine=BAD'],
      ['es-ES', 'tendremos un buen día mañana', 'Weather date=2026-11-19 fine=FINE'],
      ['es-ES', 'hará feo el finde', 'Weather span=WEEKEND fine=BAD'],
      ['it-IT', 'farà un tempaccio domani', 'Weather date=2026-11-19 fine=BAD'],
      ['it-IT', 'sabato sarà una brutta giornata', 'Weather date=2026-11-21 fine=BAD'],
      ['it-IT', 'fa brutto a Genova', 'Weather place=genova fine=BAD'],
      ['nl-NL', 'wordt het rotweer zaterdag', 'Weather date=2026-11-21 fine=BAD'],
      ['nl-NL', 'is het pokkenweer in Amsterdam', 'Weather place=amsterdam fine=BAD'],
      ['nl-NL', 'wordt het morgen druilerig', 'Weather date=2026-11-19 fine=BAD'],
      ['nl-NL', 'krijgen we dit weekend fijn weer', 'Weather date=2026-W47-WE fine=FINE'],
      ['nl-NL', 'is het nu beroerd weer', 'Weather span=NOW fine=BAD'],
      ['it-IT', 'che tempaccio fa a Milano', 'Weather place=milano'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
