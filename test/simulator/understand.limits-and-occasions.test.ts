import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

type Row = readonly [locale: string, sentence: string, understood: string];

/** A time up to a feast or a part of today, which is not that day or part. */
const UNTIL: readonly Row[] = [
  ['de-DE', 'wie viel neuschnee kommt bis heiligabend', 'SnowAmount span=UNTIL_CHRISTMAS_EVE'],
  ['de-DE', 'bleibt es bis silvester trocken', 'Dry span=UNTIL_NEW_YEARS_EVE'],
  ['en-US', 'how much snow will we get by christmas eve', 'SnowAmount span=UNTIL_CHRISTMAS_EVE'],
  ['en-US', 'will it rain before thanksgiving', 'Rain span=UNTIL_THANKSGIVING'],
  ['fr-FR', "va-t-il pleuvoir d'ici noël", 'Rain span=UNTIL_CHRISTMAS'],
  ['es-ES', 'va a llover hasta nochebuena', 'Rain span=UNTIL_CHRISTMAS_EVE'],
  ['it-IT', 'pioverà fino a natale', 'Rain span=UNTIL_CHRISTMAS'],
  ['nl-NL', 'hoeveel sneeuw valt er tot kerst', 'SnowAmount span=UNTIL_CHRISTMAS'],
  ['de-DE', 'regnet es noch vor heute abend', 'Rain span=UNTIL_EVENING'],
  ['de-DE', 'bleibt es bis heute abend trocken', 'Dry span=UNTIL_EVENING'],
  ['en-US', 'will it rain before tonight', 'Rain span=UNTIL_EVENING'],
  ['en-US', 'any storms between now and tonight', 'Thunder span=UNTIL_EVENING'],
  ['fr-FR', "est-ce qu'il va pleuvoir avant ce soir", 'Rain span=UNTIL_EVENING'],
  ['es-ES', 'va a caer alguna tormenta de aquí a la noche', 'Thunder span=UNTIL_NIGHT'],
  ['it-IT', 'piove prima di stasera', 'Rain span=UNTIL_EVENING'],
  ['nl-NL', 'blijft het droog tot vanavond', 'Dry span=UNTIL_EVENING'],
];

/** "After five" is up to the end of that day, and in Dutch "an hour or six" is about six o'clock. */
const HOURS: readonly Row[] = [
  [
    'it-IT',
    'mi dici se lunedì prende a piovere dopo le cinque',
    'Rain date=2026-11-23 time=17:00 untilTime=00:00',
  ],
  ['de-DE', 'regnet es am montag nach fünf uhr', 'Rain date=2026-11-23 time=17:00 untilTime=00:00'],
  ['de-DE', 'regnet es um fünf nach sechs', 'Rain time=18:05'],
  ['en-US', 'will it rain on monday after five', 'Rain date=2026-11-23 time=17:00 untilTime=00:00'],
  ['fr-FR', 'il pleut lundi après cinq heures', 'Rain date=2026-11-23 time=17:00 untilTime=00:00'],
  [
    'es-ES',
    'va a llover el lunes después de las cinco',
    'Rain date=2026-11-23 time=17:00 untilTime=00:00',
  ],
  ['de-DE', 'regnet es nach sieben uhr morgens', 'Rain time=07:00'],
  ['it-IT', "piove dopo l'una", 'Rain time=13:00 untilTime=00:00'],
  ['nl-NL', "regent het na zeven uur 's ochtends", 'Rain time=07:00'],
  ['nl-NL', 'regent het maandag na vijf uur', 'Rain date=2026-11-23 time=17:00 untilTime=00:00'],
  ['nl-NL', 'blijft het droog tot een uur of zes', 'Dry untilTime=18:00'],
  ['nl-NL', 'regent het over een uur of zes', 'Rain time=20:05'],
];

/** Nobody says no to "when". */
const NEXT: readonly Row[] = [
  ['en-US', "when's the next chance of a thunderstorm", 'Thunder when=WHEN'],
  ['en-US', 'when will we get the next thunderstorm', 'Thunder when=WHEN'],
  ['de-DE', 'wann ist das nächste gewitter zu erwarten', 'Thunder when=WHEN'],
  ['fr-FR', "c'est quand le prochain orage", 'Thunder when=WHEN'],
  ['nl-NL', 'wanneer is de volgende kans op onweer', 'Thunder when=WHEN'],
];

/** Feasts by their other names, and things that only have the name of one. */
const OCCASIONS: readonly Row[] = [
  ['en-US', "how's it looking for st. paddy's day", 'Weather span=ST_PATRICKS_DAY'],
  ['en-US', 'weather for turkey day', 'Weather span=THANKSGIVING'],
  ['en-US', 'will the trick-or-treaters stay dry', 'Dry span=HALLOWEEN_NIGHT'],
  ['en-US', 'how cold will it be for trick-or-treating', 'Low span=HALLOWEEN_NIGHT'],
  ['fr-FR', 'quel temps pour le marché de noël ce soir', 'Weather dayPart=EV'],
  ['en-US', "what's the weather for the christmas market this evening", 'Weather dayPart=EV'],
  ['es-ES', 'qué tiempo hace para el mercado de navidad esta noche', 'Weather dayPart=NI'],
  ['it-IT', 'che tempo fa ai mercatini di natale stasera', 'Weather dayPart=EV'],
];

/** Words of the question that are no places, and places that must not get lost. */
const PLACES: readonly Row[] = [
  ['en-US', "what time's it supposed to quit raining", 'RainStop'],
  ['en-US', 'is it a good night for stargazing', 'Cloudy dayPart=NI sky=CLEAR'],
  ['en-GB', 'what are the odds of rain this arvo', 'RainChance dayPart=AF'],
  ['en-GB', 'do the kids need suncream for school', 'Advice activity=sunscreen'],
  ['de-DE', 'brauchen die kinder sonnencreme für die schule', 'Advice activity=sunscreen'],
  ['en-US', "what's the weather for reading", 'Weather place=reading'],
  ['en-GB', "what's the weather at school", 'Weather place=SCHOOL'],
  ['de-DE', 'wie kalt isses oben auf der zugspitze', 'Temperature place=zugspitze'],
  [
    'en-GB',
    'how blowy will it be up pen-y-ghent tomorrow',
    'Wind date=2026-11-19 place=pen-y-ghent',
  ],
  ['en-GB', "what's it like up nosuchfell", 'Weather place=nosuchfell'],
  [
    'it-IT',
    'si sta meglio a rimini domani',
    'ComparePlaces date=2026-11-19 place=rimini otherPlace=HERE direction=BETTER',
  ],
  ['nl-NL', 'hoe is het weer morgen aan zee', 'Weather date=2026-11-19 place=de kust'],
  ['nl-NL', 'heb ik een jas nodig op het strand vanavond', 'Jacket dayPart=EV'],
  ['de-DE', 'wie wird das wetter morgen am meer', 'Weather date=2026-11-19 place=meeresküste'],
  [
    'en-GB',
    "what's the weather like at the seaside tomorrow",
    'Weather date=2026-11-19 place=the seashore',
  ],
  [
    'fr-FR',
    'quel temps fera-t-il demain au bord de la mer',
    'Weather date=2026-11-19 place=le littoral',
  ],
  ['es-ES', 'qué tiempo hará mañana en la costa', 'Weather date=2026-11-19 place=el litoral'],
];

describe.each([
  ['up to a time', UNTIL],
  ['an hour', HOURS],
  ['the next of a kind', NEXT],
  ['an occasion', OCCASIONS],
  ['a place, or none', PLACES],
])('%s', (_, rows) => {
  it.each(rows)('in %s: %s', (locale, sentence, understood) => {
    expect(describeAsked(sentence, locale)).toBe(understood);
  });
});
