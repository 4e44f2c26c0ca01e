import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** Where it is so of all places is no question about one place. */
const SENTENCES = [
  [
    'de-DE',
    'wo ist es in deutschland am heißesten',
    'Unoffered place=deutschland subject=WHERE_WARMER',
  ],
  ['de-DE', 'wo ist es morgen am wärmsten', 'Unoffered date=2026-11-19 subject=WHERE_WARMER'],
  ['de-DE', 'wo scheint heute die sonne', 'Unoffered date=2026-11-18 subject=WHERE_SUNNIER'],
  ['de-DE', 'wo regnet es gerade', 'Unoffered span=NOW subject=WHERE_WETTER'],
  ['de-DE', 'wo liegt schnee', 'Unoffered subject=WHERE_SNOW'],
  ['en-US', 'where is it hottest in spain', 'Unoffered place=spain subject=WHERE_WARMER'],
  ['en-US', 'where is it sunny today', 'Unoffered date=2026-11-18 subject=WHERE_SUNNIER'],
  ['en-US', "where's the sun shining", 'Unoffered subject=WHERE_SUNNIER'],
  ['en-US', "where's the warmest place in england", 'Unoffered place=england subject=WHERE_WARMER'],
  ['fr-FR', 'où fait-il le plus chaud en france', 'Unoffered place=france subject=WHERE_WARMER'],
  ['fr-FR', "où est-ce qu'il pleut", 'Unoffered subject=WHERE_WETTER'],
  ['es-ES', 'dónde hace más calor en españa', 'Unoffered place=españa subject=WHERE_WARMER'],
  ['es-ES', 'dónde hace sol hoy', 'Unoffered date=2026-11-18 subject=WHERE_SUNNIER'],
  ['it-IT', 'dove fa più caldo in italia', 'Unoffered place=italia subject=WHERE_WARMER'],
  ['it-IT', 'dove piove', 'Unoffered subject=WHERE_WETTER'],
  [
    'nl-NL',
    'waar is het het warmst in nederland',
    'Unoffered place=nederland subject=WHERE_WARMER',
  ],
  ['nl-NL', 'waar schijnt de zon vandaag', 'Unoffered date=2026-11-18 subject=WHERE_SUNNIER'],
  [
    'de-DE',
    'wo scheint die sonne in köln oder in berlin',
    'WhichPlace moreOf=SUNNIER otherPlace=berlin place=köln',
  ],
  [
    'en-US',
    'where is it sunny london or leeds',
    'WhichPlace moreOf=SUNNIER otherPlace=leeds place=london',
  ],
] as const;

/** What lies on a day to come is no question of what falls. */
const SNOW_LYING = [
  ['de-DE', 'bleibt der schnee liegen', 'Unoffered subject=SNOW_LYING'],
  ['de-DE', 'bleibt der schnee morgen liegen', 'Unoffered date=2026-11-19 subject=SNOW_LYING'],
  ['de-DE', 'liegt am wochenende schnee', 'Quantity quantity=SNOW_LYING span=WEEKEND'],
  ['en-US', 'will the snow stick', 'Unoffered subject=SNOW_LYING'],
  [
    'en-US',
    'will there be snow on the ground tomorrow',
    'Quantity date=2026-11-19 quantity=SNOW_LYING',
  ],
  ['it-IT', 'ci sarà neve al suolo domani', 'Quantity date=2026-11-19 quantity=SNOW_LYING'],
  ['nl-NL', 'ligt er morgen sneeuw', 'Quantity date=2026-11-19 quantity=SNOW_LYING'],
] as const;

/** Mountain places have an article in Italian, as occasions have. */
const MOUNTAINS = [
  ['it-IT', 'che tempo fa al sestriere', 'Weather place=sestriere'],
  ['it-IT', "c'è neve al tonale", 'Snow isThere=IS_THERE place=tonale'],
  ['it-IT', 'nevica allo stelvio', 'Snow place=stelvio'],
  ['it-IT', "che tempo fa all'abetone", 'Weather place=abetone'],
  ['it-IT', 'che tempo fa al concerto', 'Weather'],
] as const;

/** How cold it gets is the low, how cold it is the temperature; "how much snow is there" is what lies. */
const COLD_AND_DEEP = [
  ['de-DE', 'wie kalt ist es morgen', 'Low date=2026-11-19'],
  ['de-DE', 'wie kalt ist es', 'Temperature'],
  ['en-US', 'how cold will it be tomorrow', 'Low date=2026-11-19'],
  ['en-US', 'how cold is it', 'Temperature'],
  ['fr-FR', 'il va faire combien au plus froid demain', 'Low date=2026-11-19'],
  ['es-ES', 'qué frío hará mañana', 'Low date=2026-11-19'],
  ['it-IT', 'quanto freddo fa domani', 'Low date=2026-11-19'],
  ['nl-NL', 'hoe koud is het morgen', 'Low date=2026-11-19'],
  ['nl-NL', 'hoe koud is het op de veluwe', 'Temperature place=de veluwe'],
  ['en-US', 'how much snow is there in aspen', 'Quantity place=aspen quantity=SNOW_DEPTH'],
  ['it-IT', "quanta neve c'è a livigno", 'Quantity place=livigno quantity=SNOW_DEPTH'],
  ['nl-NL', 'hoeveel sneeuw is er in winterberg', 'Quantity place=winterberg quantity=SNOW_DEPTH'],
] as const;

/** Whether the skill is sure is asked of the chance. */
const CERTAINTY = [
  ['nl-NL', 'weet je het zeker', 'DetailQuestion detail=CHANCE'],
  ['de-DE', 'bist du sicher', 'DetailQuestion detail=CHANCE'],
  ['it-IT', 'sei sicuro', 'DetailQuestion detail=CHANCE'],
] as const;

/** A day that is asked to be most so is not the best. */
const SUPERLATIVES = [
  ['de-DE', 'was ist der trockenste tag', 'Dry whichDay=WHICH_DAY'],
  ['de-DE', 'wann ist der windigste tag', 'Wind whichDay=WHICH_DAY'],
  ['en-US', "what's the sunniest day", 'SunHours whichDay=WHICH_DAY'],
  ['en-US', 'which is the windiest day', 'Wind whichDay=WHICH_DAY'],
  ['fr-FR', 'quel est le jour le plus sec', 'Dry whichDay=WHICH_DAY'],
  ['es-ES', 'cuál será el día más soleado', 'SunHours whichDay=WHICH_DAY'],
  ['it-IT', 'qual è il giorno più soleggiato', 'SunHours whichDay=WHICH_DAY'],
  ['nl-NL', 'wat is de droogste dag', 'Dry whichDay=WHICH_DAY'],
] as const;

it.each([
  ...SENTENCES,
  ...SNOW_LYING,
  ...MOUNTAINS,
  ...COLD_AND_DEEP,
  ...SUPERLATIVES,
  ...CERTAINTY,
])('%s "%s"', (locale, utterance, understood) => {
  const [intent = '', ...slots] = describeAsked(utterance, locale).split(' ');
  expect([intent, ...slots.toSorted()].join(' ')).toBe(understood);
});
