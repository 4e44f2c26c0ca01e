import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What a day is not, or is least, is never taken for what it is most. */
const SENTENCES = [
  ['de-DE', 'an welchem tag regnet es nicht', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchen tagen bleibt es trocken', /^Dry whichDay=WHICH_DAY$/],
  ['de-DE', 'welcher tag bleibt diese woche trocken', /^Dry date=2026-W47 whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag regnet es am wenigsten', /^Rain absent=ABSENT whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag regnet es am meisten', /^WettestDay$/],
  ['de-DE', 'welcher tag wird am wenigsten heiß', /^ColdestDay$/],
  ['de-DE', 'welcher tag ist am wenigsten kalt', /^WarmestDay$/],
  ['de-DE', 'welcher tag ist am wenigsten windig', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['de-DE', 'an welchem tag ist es am windigsten', /^Wind whichDay=WHICH_DAY$/],
  ['en-US', 'which day stays dry', /^Dry whichDay=WHICH_DAY$/],
  ['en-US', 'which days are dry this week', /^Dry date=2026-W47 whichDay=WHICH_DAY$/],
  ['en-US', "which day won't it rain", /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['en-US', 'what day has the least rain', /^Rain absent=ABSENT whichDay=WHICH_DAY$/],
  ['en-US', 'what day has the most rain', /^WettestDay$/],
  ['en-US', 'which day is the least hot', /^ColdestDay$/],
  ['en-US', 'which day will be least cold', /^WarmestDay$/],
  ['en-US', 'which day is the least windy', /^Wind absent=ABSENT whichDay=WHICH_DAY$/],
  ['fr-FR', 'quel jour il ne pleut pas', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['fr-FR', 'quel jour fera-t-il le moins chaud', /^ColdestDay$/],
  ['es-ES', 'qué día no llueve', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['es-ES', 'qué día hará menos calor', /^ColdestDay$/],
  ['it-IT', 'in che giorno non piove', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['it-IT', 'quale sarà il giorno meno caldo', /^ColdestDay$/],
  ['nl-NL', 'op welke dag regent het niet', /^(?:Dry|Rain absent=ABSENT) whichDay=WHICH_DAY$/],
  ['nl-NL', 'welke dag wordt het minst warm', /^ColdestDay$/],
] as const;

it.each(SENTENCES)('%s "%s"', (locale, utterance, understood) => {
  const said = describeAsked(utterance, locale).split(' ');
  const [intent = '', ...slots] = said;
  expect([intent, ...slots.toSorted()].join(' ')).toMatch(understood);
});
