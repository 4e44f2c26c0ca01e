import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import {
  compareSpoken,
  asMeasured,
  coolsDown,
  isHourWhen,
} from '../../wording/plan/questions/temperature.ts';
import type {
  ComparisonFact,
  DegreesRange,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../wording/plan/fact-statement.ts';
import type { When } from '../../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { elideQue } from './place-names.ts';
import { describeDegrees, describeRange } from './words.ts';
import { describeOpening, describeWhenAndWhere, describeWhen } from './time.ts';
import { selectTense, type Tense, describeTemperature } from './sky.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

const FEELS: Record<Tense, string> = { present: 'on ressent', future: 'on ressentira' };

/** `demain à Lille, il fera entre 3 et 8 degrés`. */
export function describeTemperatureFact(
  { opening, temperature }: TemperatureFact,
  { units, now }: SpeechOptions,
): string {
  return `${describeOpening(opening)}${describeClause(temperature, opening.when, selectTense(now), units)}`;
}

/** `il fera le plus chaud demain à Lille, avec un maximum de 12 degrés`. */
export function describeExtreme(
  { form, opening, value }: ExtremeFact,
  { units }: SpeechOptions,
): string {
  const coldest = value >= COOL_FROM ? 'frais' : 'froid';
  const [most, extreme] = form === 'warmest' ? ['chaud', 'maximum'] : [coldest, 'minimum'];
  const day = `il fera le plus ${most} ${describeWhenAndWhere(opening)}`;
  return `${day}, avec un ${extreme} de ${describeDegrees(value, units)}`;
}

/** `en ce moment à Lille, on ressent moins 3 degrés, mais il fait en réalité 3 degrés`. */
export function describeFeelsLike(fact: FeelsLikeFact, { units, now }: SpeechOptions): string {
  const { opening, felt, measured, brief } = fact;
  const tense = selectTense(now);
  const alike = asMeasured(fact, units);
  if (alike) {
    const is = describeClause(alike, opening.when, tense, units);
    return `${describeOpening(opening)}${is}, et c'est aussi le ressenti`;
  }
  const feels = `${describeOpening(opening)}${FEELS[tense]} ${describeFelt(felt, units)}`;
  if (brief || !isHourWhen(opening.when)) return feels;
  const makes = now ? 'il fait' : 'il fera';
  return `${feels}, mais ${makes} en réalité ${describeDegrees(measured.high, units)}`;
}

/** `le ressenti sera le plus froid vendredi à Lille, avec moins 6 degrés`. */
export function describeFeelsColdest(
  { opening, value }: FeelsColdestFact,
  { units }: SpeechOptions,
): string {
  const day = `le ressenti sera le plus froid ${describeWhenAndWhere(opening)}`;
  return `${day}, avec ${describeDegrees(value, units)}`;
}

/** `oui, demain à Lille, il fera environ 4 degrés de plus qu'aujourd'hui, avec un maximum de 12 degrés`. */
export function describeComparison(fact: ComparisonFact, { units }: SpeechOptions): string {
  const { question, opening, than } = fact;
  const { direction, difference } = compareSpoken(fact, units);
  const answer = question && (direction === question ? 'oui, ' : 'non, ');
  const makes = opening.when.kind === 'now' ? 'il fait' : 'il fera';
  const how =
    direction === 'alike'
      ? 'à peu près la même température'
      : `environ ${difference} degrés de ${direction === 'warmer' ? 'plus' : 'moins'}`;
  const compared = joinWords(makes, how, elideQue(describeWhen(than)));
  return `${answer ?? ''}${describeOpening(opening)}${compared}, ${describeCompared(fact, units)}`;
}

function describeClause(
  temperature: TemperatureFact['temperature'],
  when: When,
  tense: Tense,
  units: Units,
): string {
  if (temperature.form === 'low' && coolsDown(when)) {
    return `la température descendra à ${describeDegrees(temperature.value, units)}`;
  }
  return describeTemperature(temperature, tense, units);
}

function describeFelt({ low, high }: DegreesRange, units: Units): string {
  const isOne = toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
  return isOne ? describeDegrees(high, units) : `entre ${describeRange(low, 'et', high, units)}`;
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  const extremes = { exactly: '', high: 'un maximum de', low: 'un minimum de' };
  return joinWords('avec', extremes[of], describeDegrees(value, units));
}
