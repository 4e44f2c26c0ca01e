import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What a day is not, or is least, is never taken for what it is most. */
const SENTENCES = [
  ['de-DE', 'an welchem tag regnet es nicht', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchen tagen bleibt es trocken', /^Dry whichDay=WHICH_DAY$/],
  ['de-DE', 'welcher tag bleibt diese woche trocken', /^Dry date=2026-W47 whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag regnet es am wenigsten', /^Rain absent=ABSENT whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag regnet es am meisten', /^WettestDay$/],
  ['de-DE', 'welcher tag wird am wenigsten heiß', /^WarmestDay absent=ABSENT$/],
  ['de-DE', 'welcher tag ist am wenigsten kalt', /^WarmestDay$/],
  ['de-DE', 'welcher tag ist am wenigsten windig', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag ist es am windigsten', /^Wind whichDay=WHICH_DAY$/],
  ['en-US', 'which day stays dry', /^Dry whichDay=WHICH_DAY$/],
  ['en-US', 'which days are dry this week', /^Dry date=2026-W47 whichDay=WHICH_DAY$/],
  ['en-US', "which day won't it rain", /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['en-US', 'what day has the least rain', /^Rain absent=ABSENT whichDay=WHICH_DAY$/],
  ['en-US', 'what day has the most rain', /^WettestDay$/],
  ['en-US', 'which day is the least hot', /^WarmestDay absent=ABSENT$/],
  ['en-US', 'which day will be least cold', /^WarmestDay$/],
  ['en-US', 'which day is the least windy', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['fr-FR', 'quel jour il ne pleut pas', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['fr-FR', 'quel jour fera-t-il le moins chaud', /^WarmestDay absent=ABSENT$/],
  ['es-ES', 'qué día no llueve', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['es-ES', 'qué día hará menos calor', /^WarmestDay absent=ABSENT$/],
  ['it-IT', 'in che giorno non piove', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['it-IT', 'quale sarà il giorno meno caldo', /^WarmestDay absent=ABSENT$/],
  ['nl-NL', 'op welke dag regent het niet', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['nl-NL', 'welke dag wordt het minst warm', /^WarmestDay absent=ABSENT$/],
  ['en-US', 'which day is less hot', /^WarmestDay absent=ABSENT$/],
  ['en-US', 'what day this week will be less cold', /^WarmestDay date=2026-W47$/],
  ['nl-NL', 'welke dag is minder warm', /^WarmestDay absent=ABSENT$/],
  ['fr-FR', 'quel jour fait-il moins chaud', /^WarmestDay absent=ABSENT$/],
  ['es-ES', 'qué día de la semana hace menos calor', /^WarmestDay absent=ABSENT span=WEEK$/],
  ['es-ES', 'qué día hay menos viento para la bici', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['es-ES', 'cuál es el día con menos viento', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['it-IT', "in che giorno c'è meno vento", /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['it-IT', "che giorno c'è meno vento per la bici", /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['it-IT', 'qual è il giorno meno ventoso', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['fr-FR', 'quel jour y a-t-il moins de vent', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['nl-NL', 'op welke dag is er de minste wind', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  [
    'de-DE',
    'wann ist diese woche am wenigsten wind',
    /^Wind absent=ABSENT date=2026-W47 whichDay=WHICH_DAY$/,
  ],
  [
    'en-US',
    'when is there the least wind this week',
    /^Wind absent=ABSENT date=2026-W47 whichDay=WHICH_DAY$/,
  ],
] as const;

it.each(SENTENCES)('%s "%s"', (locale, utterance, understood) => {
  const said = describeAsked(utterance, locale).split(' ');
  const [intent = '', ...slots] = said;
  expect([intent, ...slots.toSorted()].join(' ')).toMatch(understood);
});
