import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const THE_SUN_IN_SPOKEN_WORD_ORDER = [
  [
    'fr-FR',
    'ça se lève à quelle heure le soleil demain à Brest',
    'Sunrise date=2026-11-19 place=brest',
  ],
  [
    'fr-FR',
    'le soleil demain à Nice il se couche à quelle heure',
    'Sunset date=2026-11-19 place=nice',
  ],
  ['fr-FR', "c'est à quelle heure que ça se lève le soleil dimanche", 'Sunrise date=2026-11-22'],
  ['es-ES', 'el sol mañana a qué hora sale', 'Sunrise date=2026-11-19'],
  ['es-ES', 'sale a qué hora el sol mañana en Cádiz', 'Sunrise date=2026-11-19 place=cádiz'],
  ['it-IT', 'il sole domani a che ora sorge a Brest', 'Sunrise date=2026-11-19 place=brest'],
  ['nl-NL', 'hoe laat komt ie op de zon morgen', 'Sunrise date=2026-11-19'],
] as const;

const THE_BEST_DAY_FOR_WHAT_IS_TO_BE_DONE = [
  [
    'fr-FR',
    "c'est quel jour le mieux pour étendre mes draps dehors cette semaine",
    'BestDay date=2026-W47 activity=laundry',
  ],
  ['fr-FR', 'quel jour je peux laver la voiture', 'BestDay activity=carWash'],
  ['es-ES', 'qué día me conviene más para tender', 'BestDay activity=laundry'],
  ['es-ES', 'qué día puedo hacer una barbacoa', 'BestDay'],
  ['it-IT', 'che giorno mi conviene stendere', 'BestDay activity=laundry'],
  [
    'it-IT',
    'in che giorno posso fare il barbecue questa settimana',
    'BestDay date=2026-W47 activity=barbecue',
  ],
  ['nl-NL', 'wat is de beste dag om de was buiten te hangen', 'BestDay activity=laundry'],
  ['nl-NL', 'op welke dag kan ik het beste de auto wassen', 'BestDay activity=carWash'],
] as const;

const WHAT_HAS_FALLEN_IS_RAIN = [
  [
    'fr-FR',
    'il est tombé combien hier à Strasbourg',
    'PastRainAmount date=2026-11-17 place=strasbourg',
  ],
  ['fr-FR', 'combien il est tombé cette nuit', 'PastRainAmount dayPart=NI'],
  ['es-ES', 'cuánto cayó ayer en Oviedo', 'PastRainAmount date=2026-11-17 place=oviedo'],
  ['it-IT', 'quanta ne è venuta ieri', 'PastRainAmount date=2026-11-17'],
  ['nl-NL', 'hoeveel is er gisteren gevallen', 'PastRainAmount date=2026-11-17'],
] as const;

const A_QUESTION_BESIDE_WHAT_SOMEBODY_DOES = [
  [
    'es-ES',
    'quiero salir a correr mañana a primera hora, ¿qué me pongo?',
    'Clothes date=2026-11-19 dayPart=MO',
  ],
  [
    'es-ES',
    'el domingo comemos con mis padres en Zamora, ¿lloverá?',
    'Rain date=2026-11-22 place=zamora',
  ],
  ['fr-FR', 'je vais courir demain matin, je mets quoi', 'Clothes date=2026-11-19 dayPart=MO'],
  ['it-IT', 'domani vado a correre, come mi vesto', 'Clothes date=2026-11-19'],
  ['it-IT', 'domani mattina esco in bici cosa mi metto', 'Clothes date=2026-11-19 dayPart=MO'],
  ['nl-NL', 'ik ga morgen fietsen wat moet ik aan', 'Clothes date=2026-11-19'],
  ['de-DE', 'ich gehe morgen früh laufen, was ziehe ich an', 'Clothes date=2026-11-19 dayPart=MO'],
  [
    'en-GB',
    "I'm going for a run tomorrow morning, what should I wear",
    'Clothes date=2026-11-19 dayPart=MO',
  ],
] as const;

const A_HOME_BESIDE_ITS_TOWN = [
  [
    'it-IT',
    'sabato facciamo la grigliata da mio fratello a Bologna, ci va bene',
    'Barbecue date=2026-11-21 place=bologna',
  ],
  ['fr-FR', 'il va pleuvoir demain chez mon frère à Lyon', 'Rain date=2026-11-19 place=lyon'],
  [
    'fr-FR',
    'il fait plus chaud chez moi ou à Lyon',
    'WhichPlace place=HOME otherPlace=lyon direction=WARMER',
  ],
  [
    'es-ES',
    'qué tiempo hará mañana en casa de mi hermana en Bilbao',
    'Weather date=2026-11-19 place=bilbao',
  ],
  ['nl-NL', 'regent het morgen bij mijn broer in Utrecht', 'Rain date=2026-11-19 place=utrecht'],
  ['nl-NL', 'regent het bij oma in het weekend', 'Rain span=WEEKEND place=GRANDMOTHER'],
  ['de-DE', 'regnet es bei Oma in Kassel', 'Rain place=kassel'],
  ['de-DE', 'wie wird es bei Oma in zwei Stunden', 'Weather time=16:05 place=GRANDMOTHER'],
  ['en-GB', "is it raining at my brother's in Leeds", 'Rain place=leeds'],
] as const;

const WHAT_KEEPS_THE_RAIN_OFF_IS_FOR_RAIN = [
  ['nl-NL', 'moet ik zo een regenjas aan als ik de hond uitlaat', 'Rain span=SOON'],
  ['nl-NL', 'heb ik morgen regenlaarzen nodig', 'Rain date=2026-11-19'],
  ['fr-FR', 'je dois mettre un imperméable si je sors le chien', 'Rain'],
  ['fr-FR', "j'ai besoin de bottes de pluie demain", 'Rain date=2026-11-19'],
  ['es-ES', '¿me pongo chubasquero para sacar al perro?', 'Rain'],
  ['es-ES', 'les pongo botas de agua a los niños mañana', 'Rain date=2026-11-19'],
  ['it-IT', "metto l'impermeabile se esco col cane", 'Rain'],
  ['it-IT', 'prendo gli stivali di gomma per i bambini domani', 'Rain date=2026-11-19'],
] as const;

const SHORT_QUESTIONS_IN_A_TALK = [
  ['fr-FR', "et à Arcachon, c'est pareil", 'FollowUp place=arcachon'],
  ['es-ES', '¿y en Bilbao igual?', 'FollowUp place=bilbao'],
  ['it-IT', 'e a Bologna, uguale?', 'FollowUp place=bologna'],
  ['nl-NL', 'en in Amersfoort, hetzelfde?', 'FollowUp place=amersfoort'],
  ['es-ES', '¿a qué hora más o menos?', 'DetailQuestion detail=WHEN'],
  ['fr-FR', 'vers quelle heure à peu près', 'DetailQuestion detail=WHEN'],
  ['it-IT', 'verso che ora più o meno', 'DetailQuestion detail=WHEN'],
  ['nl-NL', 'hoe laat ongeveer', 'DetailQuestion detail=WHEN'],
] as const;

const KNOWN_QUESTIONS_IN_OTHER_WORDS = [
  ['es-ES', 'es cierto que mañana llueve', 'Rain date=2026-11-19'],
  ['fr-FR', "c'est vrai qu'il va pleuvoir demain", 'Rain date=2026-11-19'],
  ['nl-NL', 'klopt het dat het morgen regent', 'Rain date=2026-11-19'],
  ['fr-FR', 'ça gèle dehors', 'Frost span=OUTSIDE'],
  ['fr-FR', 'il fera quoi samedi à Lyon', 'Weather date=2026-11-21 place=lyon'],
  [
    'it-IT',
    'domani si suda più di oggi',
    'Comparison date=2026-11-19 otherDate=2026-11-18 direction=WARMER',
  ],
  ['es-ES', 'se suda más que hoy', 'Comparison otherDate=2026-11-18 direction=WARMER'],
  ['fr-FR', "on transpire plus qu'aujourd'hui", 'Comparison otherDate=2026-11-18 direction=WARMER'],
  [
    'nl-NL',
    'zweten we morgen meer dan vandaag',
    'Comparison date=2026-11-19 otherDate=2026-11-18 direction=WARMER',
  ],
  ['nl-NL', 'lekker genoeg om buiten te eten', 'Barbecue span=OUTSIDE'],
  ['es-ES', '¿hay cierzo en Zaragoza?', 'Wind place=zaragoza compass=NW'],
  ['es-ES', 'sopla el levante en Cádiz mañana', 'Wind date=2026-11-19 place=cádiz compass=E'],
] as const;

const KINDS: readonly (readonly [string, readonly (readonly [string, string, string])[]])[] = [
  ['the sun in spoken word order', THE_SUN_IN_SPOKEN_WORD_ORDER],
  ['the best day for what is to be done', THE_BEST_DAY_FOR_WHAT_IS_TO_BE_DONE],
  ['what has fallen is rain', WHAT_HAS_FALLEN_IS_RAIN],
  ['a question beside what somebody does', A_QUESTION_BESIDE_WHAT_SOMEBODY_DOES],
  ['a home beside its town', A_HOME_BESIDE_ITS_TOWN],
  ['what keeps the rain off is for rain', WHAT_KEEPS_THE_RAIN_OFF_IS_FOR_RAIN],
  ['short questions in a talk', SHORT_QUESTIONS_IN_A_TALK],
  ['known questions in other words', KNOWN_QUESTIONS_IN_OTHER_WORDS],
];

describe.each(KINDS)('%s', (_kind, rows) => {
  it.each(rows)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});
