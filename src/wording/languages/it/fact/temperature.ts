import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type {
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
import { degreesWords, rangeWords } from '../numbers.ts';
import { openingWords } from '../opening.ts';
import { placeWords } from '../place.ts';
import { temperatureWords } from '../temperature.ts';
import { whenWords } from '../time.ts';
import { THERE_ARE, THERE_IS } from '../words.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

export function temperatureFactWords(
  { opening, temperature }: TemperatureFact,
  manner: Manner,
): string {
  return joined(openingWords(opening), clauseOf(temperature, opening.when, manner));
}

/** `a Roma farà più caldo domani, con una massima di 20 gradi`. */
export function extremeWords({ form, opening, value }: ExtremeFact, { units }: Manner): string {
  const cold = value >= COOL_FROM ? 'farà più fresco' : 'farà più freddo';
  const [most, measure] = form === 'warmest' ? ['farà più caldo', 'massima'] : [cold, 'minima'];
  const day = joined(placeWords(opening.place), most, whenWords(opening.when));
  return `${day}, con una ${measure} di ${degreesWords(value, units)}`;
}

/** `al momento a Roma la temperatura percepita è di 3 gradi, anche se in realtà ci sono 7 gradi`. */
export function feelsLikeWords(fact: FeelsLikeFact, manner: Manner): string {
  const { opening, felt, measured, brief } = fact;
  const where = openingWords(opening);
  const is = manner.now ? 'è' : 'sarà';
  const alike = asMeasured(fact, manner.units);
  if (alike) {
    const clause = joined(where, clauseOf(alike, opening.when, manner));
    return `${clause}, e la temperatura percepita ${is} la stessa`;
  }
  const feels = joined(where, 'la temperatura percepita', is, feltWords(felt, manner.units));
  if (brief || !isHour(opening.when)) return feels;
  return `${feels}, anche se in realtà ${exactly(measured.high, manner)}`;
}

export function feelsColdestWords({ opening, value }: FeelsColdestFact, { units }: Manner): string {
  const day = joined(placeWords(opening.place), 'si sentirà più freddo', whenWords(opening.when));
  return `${day}, con una temperatura percepita di ${degreesWords(value, units)}`;
}

function clauseOf(temperature: TemperatureFact['temperature'], when: When, manner: Manner): string {
  if (temperature.form === 'exactly') return exactly(temperature.value, manner);
  if (temperature.form === 'low' && coolsDown(when)) {
    return `la temperatura scenderà a ${degreesWords(temperature.value, manner.units)}`;
  }
  return temperatureWords(temperature, manner);
}

/** `ci sono 7 gradi`, `c'è un grado`. */
function exactly(value: number, { units, now }: Manner): string {
  const verb = Math.abs(spokenTemperature(value, units)) === 1 ? THERE_IS : THERE_ARE;
  return `${now ? verb.now : verb.later} ${degreesWords(value, units)}`;
}

function feltWords({ low, high }: Degrees, units: Units): string {
  return spokenTemperature(low, units) === spokenTemperature(high, units)
    ? `di ${degreesWords(high, units)}`
    : `tra ${rangeWords(low, 'e', high, units)}`;
}
