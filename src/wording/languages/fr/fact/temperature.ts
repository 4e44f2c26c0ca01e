import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import { spokenComparison } from '../../../plan/questions/comparison.ts';
import type {
  ComparisonFact,
  Degrees,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../../plan/questions/fact-statement.ts';
import { asMeasured } from '../../../plan/questions/feels-like.ts';
import { coolsDown, isHour } from '../../../plan/questions/temperature.ts';
import type { When } from '../../../plan/statement.ts';
import { spokenTemperature, type Units } from '../../../units.ts';
import { que } from '../elision.ts';
import { degreesWords, rangeWords } from '../numbers.ts';
import { opened, whenAndWhere } from '../opening.ts';
import { tenseOf, type Tense } from '../sky.ts';
import { temperatureWords } from '../temperature.ts';
import { whenWords } from '../time.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

const FEELS: Record<Tense, string> = { present: 'on ressent', future: 'on ressentira' };

/** `demain à Lille, il fera entre 3 et 8 degrés`. */
export function temperatureFactWords(
  { opening, temperature }: TemperatureFact,
  { units, now }: Manner,
): string {
  return `${opened(opening)}${clauseWords(temperature, opening.when, tenseOf(now), units)}`;
}

/** `il fera le plus chaud demain à Lille, avec un maximum de 12 degrés`. */
export function extremeWords({ form, opening, value }: ExtremeFact, { units }: Manner): string {
  const coldest = value >= COOL_FROM ? 'frais' : 'froid';
  const [most, extreme] = form === 'warmest' ? ['chaud', 'maximum'] : [coldest, 'minimum'];
  const day = `il fera le plus ${most} ${whenAndWhere(opening)}`;
  return `${day}, avec un ${extreme} de ${degreesWords(value, units)}`;
}

/** `en ce moment à Lille, on ressent moins 3 degrés, mais il fait en réalité 3 degrés`. */
export function feelsLikeWords(fact: FeelsLikeFact, { units, now }: Manner): string {
  const { opening, felt, measured, brief } = fact;
  const tense = tenseOf(now);
  const alike = asMeasured(fact, units);
  if (alike) {
    const is = clauseWords(alike, opening.when, tense, units);
    return `${opened(opening)}${is}, et c'est aussi le ressenti`;
  }
  const feels = `${opened(opening)}${FEELS[tense]} ${feltWords(felt, units)}`;
  if (brief || !isHour(opening.when)) return feels;
  const makes = now ? 'il fait' : 'il fera';
  return `${feels}, mais ${makes} en réalité ${degreesWords(measured.high, units)}`;
}

/** `le ressenti sera le plus froid vendredi à Lille, avec moins 6 degrés`. */
export function feelsColdestWords({ opening, value }: FeelsColdestFact, { units }: Manner): string {
  const day = `le ressenti sera le plus froid ${whenAndWhere(opening)}`;
  return `${day}, avec ${degreesWords(value, units)}`;
}

/** `oui, demain à Lille, il fera environ 4 degrés de plus qu'aujourd'hui, avec un maximum de 12 degrés`. */
export function comparisonWords(fact: ComparisonFact, { units }: Manner): string {
  const { question, opening, than } = fact;
  const { direction, difference } = spokenComparison(fact, units);
  const answer = question && (direction === question ? 'oui, ' : 'non, ');
  const makes = opening.when.kind === 'now' ? 'il fait' : 'il fera';
  const how =
    direction === 'alike'
      ? 'à peu près la même température'
      : `environ ${difference} degrés de ${direction === 'warmer' ? 'plus' : 'moins'}`;
  const compared = joined(makes, how, que(whenWords(than)));
  return `${answer ?? ''}${opened(opening)}${compared}, ${comparedWords(fact, units)}`;
}

function clauseWords(
  temperature: TemperatureFact['temperature'],
  when: When,
  tense: Tense,
  units: Units,
): string {
  if (temperature.form === 'low' && coolsDown(when)) {
    return `la température descendra à ${degreesWords(temperature.value, units)}`;
  }
  return temperatureWords(temperature, tense, units);
}

function feltWords({ low, high }: Degrees, units: Units): string {
  const isOne = spokenTemperature(low, units) === spokenTemperature(high, units);
  return isOne ? degreesWords(high, units) : `entre ${rangeWords(low, 'et', high, units)}`;
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  const extremes = { exactly: '', high: 'un maximum de', low: 'un minimum de' };
  return joined('avec', extremes[of], degreesWords(value, units));
}
