import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'limits as they are spoken, without a unit',
    [
      ['fr-FR', 'on dépasse vingt demain', 'Above date=2026-11-19 number=20'],
      ['fr-FR', 'on passe les vingt demain', 'Above date=2026-11-19 number=20'],
      ['fr-FR', 'ça tombe sous les dix demain matin', 'Below date=2026-11-19 dayPart=MO number=10'],
      ['fr-FR', 'à quelle heure ça descend sous les dix', 'Reach number=10 windSide=BELOW'],
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
    ],
  ],
  [
    'how strong a wind with a name is, never answered with yes',
    [
      ['fr-FR', 'quelle est la force du mistral à Avignon', 'Wind place=avignon'],
      ['fr-FR', 'le mistral souffle à combien demain', 'Wind date=2026-11-19'],
      ['fr-FR', 'y a-t-il du mistral demain', 'Wind date=2026-11-19 compass=N'],
      ['fr-FR', "est-ce que c'est le mistral", 'Wind compass=N'],
    ],
  ],
  [
    'when and how, never answered with yes or no',
    [
      ['fr-FR', 'quand est-ce que le brouillard va se lever', 'Fog when=WHEN'],
      ['fr-FR', 'le brouillard va se lever quand', 'Fog when=WHEN'],
      ['fr-FR', 'à quelle heure le brouillard va-t-il se dissiper', 'Fog when=WHEN'],
      ['fr-FR', "jusqu'à quelle heure il y a du brouillard", 'Fog when=DURATION'],
      ['fr-FR', "jusqu'à quelle heure il fait sec demain", 'RainTime date=2026-11-19'],
      ['fr-FR', "jusqu'à quand il fait sec", 'RainTime'],
      ['fr-FR', "jusqu'à quand ça reste sec", 'RainTime'],
      ['fr-FR', "jusqu'à quelle heure il ne pleut pas demain", 'RainTime date=2026-11-19'],
      ['fr-FR', 'la pluie arrive à quelle heure', 'RainTime'],
      ['fr-FR', 'la pluie arrive quand demain', 'RainTime date=2026-11-19'],
      ['fr-FR', 'ça commence à quelle heure la pluie', 'RainTime'],
      ['fr-FR', "ça dure jusqu'à quelle heure la pluie", 'RainStop'],
      ['fr-FR', 'ça sera comment demain soir', 'Weather date=2026-11-19 dayPart=EV'],
      ['fr-FR', 'ce sera comment dans les deux prochaines heures', 'Weather duration=PT2H'],
      ['fr-FR', 'ce sera comment à Nice ce week-end', 'Weather date=2026-W47-WE place=nice'],
      ['fr-FR', "c'est quoi le temps demain", 'Weather date=2026-11-19'],
      ['fr-FR', 'il fera quoi demain comme temps', 'Weather date=2026-11-19'],
    ],
  ],
  [
    'the least warm, the least cold and the driest day',
    [
      ['fr-FR', 'quel jour fera-t-il le moins chaud', 'WarmestDay absent=ABSENT'],
      ['fr-FR', 'quel est le jour le moins froid de la semaine', 'WarmestDay span=WEEK'],
      ['fr-FR', 'quel jour il ne pleut pas', 'Rain absent=ABSENT whichDay=WHICH_DAY'],
      ['fr-FR', 'quel jour il pleut le plus', 'WettestDay'],
    ],
  ],
  [
    'how cold it gets is the low',
    [
      ['fr-FR', 'ça tombe à combien cette nuit', 'Low dayPart=NI'],
      ['fr-FR', 'ça descend à combien demain matin', 'Low date=2026-11-19 dayPart=MO'],
      ['fr-FR', 'ça monte à combien demain', 'High date=2026-11-19'],
    ],
  ],
  [
    'the reason of an answer',
    [
      ['fr-FR', 'pourquoi tu dis ça', 'DetailQuestion detail=REASON'],
      ['fr-FR', 'comment ça se fait', 'DetailQuestion detail=REASON'],
      ['fr-FR', 'et pourquoi pas', 'DetailQuestion detail=REASON'],
    ],
  ],
  [
    'where the wind is from, of a talk about it',
    [
      ['fr-FR', "il vient d'où", 'Wind'],
      ['fr-FR', "d'où vient-il", 'Wind'],
      ['fr-FR', "il vient d'où le vent", 'Wind'],
      ['fr-FR', "et il souffle d'où", 'Wind'],
      ['fr-FR', 'il est orienté comment le vent', 'Wind'],
    ],
  ],
  [
    'more or less than another day',
    [
      ['fr-FR', "c'est plus qu'hier", 'CompareThat otherDate=2026-11-17 direction=WARMER'],
      ['fr-FR', "c'est moins qu'hier", 'CompareThat otherDate=2026-11-17 direction=COLDER'],
      ['fr-FR', "c'est plus que demain", 'CompareThat otherDate=2026-11-19 direction=WARMER'],
      ['fr-FR', "plus qu'hier", 'CompareThat otherDate=2026-11-17 direction=WARMER'],
    ],
  ],
  [
    'the day before',
    [
      ['fr-FR', 'hier il faisait combien', 'PastTemperature date=2026-11-17'],
      ['fr-FR', 'il faisait combien hier', 'PastTemperature date=2026-11-17'],
      ['fr-FR', "c'était plus chaud hier", 'Comparison date=2026-11-17 direction=WARMER'],
      ['fr-FR', "c'était comment hier", 'PastWeather date=2026-11-17'],
      ['fr-FR', 'il faisait plus chaud hier', 'Comparison date=2026-11-17 direction=WARMER'],
      ['fr-FR', "il a plu plus hier qu'aujourd'hui", 'PastRain date=2026-11-17'],
      [
        'fr-FR',
        "est-ce qu'il faisait aussi froid hier",
        'Comparison date=2026-11-17 direction=COLDER',
      ],
    ],
  ],
  [
    'staying outdoors, the beach and which day for it',
    [
      ['fr-FR', 'on est bien dehors ce soir', 'Weather dayPart=EV fine=FINE'],
      ['fr-FR', 'on va à la plage samedi', 'Advice date=2026-11-21 activity=beach'],
      ['fr-FR', 'on peut manger en terrasse ce soir', 'Barbecue dayPart=EV'],
      ['fr-FR', 'on mange dehors demain midi', 'Barbecue date=2026-11-19 time=12:00'],
      ['fr-FR', 'est-ce que je sors le parasol demain', 'Sun date=2026-11-19'],
      [
        'fr-FR',
        "c'est mieux samedi ou dimanche pour une balade",
        'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
      ],
    ],
  ],
  [
    'a question that asks for agreement, the state of the sea, and here',
    [
      ['fr-FR', 'il va pas pleuvoir demain, non', 'Rain date=2026-11-19 absent=ABSENT'],
      ['fr-FR', 'il fait beau demain, hein', 'Weather date=2026-11-19 fine=FINE'],
      ['fr-FR', 'y a du vent là', 'Wind whether=WHETHER'],
      ['fr-FR', 'il pleut là', 'Rain'],
      ['fr-FR', 'il fait combien là', 'Temperature'],
    ],
  ],
  [
    'the day, what to take, heat and cold in everyday words',
    [
      ['fr-FR', 'il fera jour à quelle heure', 'Sunrise'],
      ['fr-FR', 'la nuit tombe à quelle heure', 'Sunset'],
      ['fr-FR', "j'étends mon linge dehors ou pas", 'Laundry'],
      ['fr-FR', 'ça va cogner cet aprem', 'Above dayPart=AF number=30'],
      ['fr-FR', 'à partir de quand il fait froid', 'NextChange change=COLDER'],
      ['fr-FR', 'le ciel est dégagé ce soir pour voir les étoiles', 'Cloudy dayPart=EV sky=CLEAR'],
      ['fr-FR', 'le ciel sera dégagé ce soir', 'Cloudy dayPart=EV sky=CLEAR'],
      ['fr-FR', 'dans le Beaujolais il fait beau', 'Weather place=beaujolais fine=FINE'],
      ['fr-FR', 'il fait plus chaud ici ou à Nice', 'WhichPlace otherPlace=nice direction=WARMER'],
    ],
  ],
];

describe.each(KINDS)('people ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
