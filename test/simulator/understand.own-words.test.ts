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
  [
    'the afternoon, and already, in everyday French',
    [
      ['fr-FR', 'il va pleuvoir cet aprem', 'Rain dayPart=AF'],
      ['fr-FR', 'il fait quel temps cet aprèm', 'Weather dayPart=AF'],
      ['fr-FR', 'demain aprem ça donne quoi', 'FollowUp date=2026-11-19 dayPart=AF'],
      ['fr-FR', 'je peux étendre le linge cet aprem', 'Laundry dayPart=AF'],
      ['fr-FR', 'il neige déjà au Mont Blanc', 'Snow place=mont blanc'],
      ['fr-FR', 'il gèle déjà le matin', 'Frost dayPart=MO'],
      ['fr-FR', 'il pleut déjà', 'Rain'],
      ['fr-FR', "est-ce qu'il a déjà plu ce matin", 'PastRain dayPart=MO'],
      ['fr-FR', 'il va pleuvoir ou quoi', 'Rain'],
    ],
  ],
  [
    'which of two places, never answered with yes',
    [
      [
        'nl-NL',
        'in Maastricht of Groningen morgen mooier weer',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=BETTER',
      ],
      [
        'nl-NL',
        'is het in Maastricht of in Groningen warmer morgen',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=WARMER',
      ],
      [
        'nl-NL',
        'is het morgen warmer in Maastricht of Groningen',
        'WhichPlace date=2026-11-19 place=maastricht otherPlace=groningen direction=WARMER',
      ],
      [
        'nl-NL',
        'regent het meer in Utrecht of in Arnhem',
        'WhichPlace place=utrecht otherPlace=arnhem moreOf=WETTER',
      ],
      [
        'nl-NL',
        'is het kouder in Utrecht of Arnhem',
        'WhichPlace place=utrecht otherPlace=arnhem direction=COLDER',
      ],
      [
        'nl-NL',
        'waar kan ik zaterdag beter heen, Maastricht of Groningen',
        'WhichPlace date=2026-11-21 place=maastricht otherPlace=groningen direction=BETTER',
      ],
      [
        'nl-NL',
        'is het kouder in Utrecht dan in Arnhem',
        'ComparePlaces place=utrecht otherPlace=arnhem direction=COLDER',
      ],
      [
        'fr-FR',
        'il fait plus chaud à Nice ou à Toulouse demain',
        'WhichPlace date=2026-11-19 place=nice otherPlace=toulouse direction=WARMER',
      ],
      [
        'fr-FR',
        'demain il fait meilleur à Nice ou à Cannes',
        'WhichPlace date=2026-11-19 place=nice otherPlace=cannes direction=BETTER',
      ],
      [
        'fr-FR',
        "est-ce qu'il pleut plus à Brest ou à Nantes",
        'WhichPlace place=brest otherPlace=nantes moreOf=WETTER',
      ],
      [
        'fr-FR',
        'il y a plus de vent à Brest ou à Nantes ce week-end',
        'WhichPlace date=2026-W47-WE place=brest otherPlace=nantes direction=WINDIER',
      ],
      [
        'fr-FR',
        "il fait plus chaud à Nice qu'à Toulouse demain",
        'ComparePlaces date=2026-11-19 place=nice otherPlace=toulouse direction=WARMER',
      ],
      [
        'es-ES',
        'mañana hace más calor en Sevilla o en Córdoba',
        'WhichPlace date=2026-11-19 place=sevilla otherPlace=córdoba direction=WARMER',
      ],
      [
        'es-ES',
        'llueve más en Bilbao o en Vigo',
        'WhichPlace place=bilbao otherPlace=vigo moreOf=WETTER',
      ],
      [
        'es-ES',
        'hace más calor en Sevilla que en Córdoba',
        'ComparePlaces place=sevilla otherPlace=córdoba direction=WARMER',
      ],
      [
        'it-IT',
        'domani fa più caldo a Roma o a Napoli',
        'WhichPlace date=2026-11-19 place=roma otherPlace=napoli direction=WARMER',
      ],
      [
        'it-IT',
        'a Roma o a Napoli domani fa più bello',
        'WhichPlace date=2026-11-19 place=roma otherPlace=napoli direction=BETTER',
      ],
      [
        'it-IT',
        'piove di più a Milano o a Torino',
        'WhichPlace place=milano otherPlace=torino moreOf=WETTER',
      ],
      [
        'it-IT',
        'domani fa più caldo a Roma che a Napoli',
        'ComparePlaces date=2026-11-19 place=roma otherPlace=napoli direction=WARMER',
      ],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
