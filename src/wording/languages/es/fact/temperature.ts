import { joined } from '../../../joined.ts';
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
import { betweenWords, degreesWords, feltWords, rangeWords, theDegrees } from '../numbers.ts';
import { openedBy, placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { THERE_IS } from '../words.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

export function temperatureFactWords(
  { opening: { when, place }, temperature }: TemperatureFact,
  units: Units,
  now: boolean,
): string {
  return openedBy(whenWords(when), place) + clause(temperature, when, units, now);
}

/** `el día más cálido en Sevilla será mañana, con una máxima de 12 grados`. */
export function extremeWords({ form, opening, value }: ExtremeFact, units: Units): string {
  const coldest = value >= COOL_FROM ? 'fresco' : 'frío';
  const [most, measure] = form === 'warmest' ? ['cálido', 'máxima'] : [coldest, 'mínima'];
  const day = joined(
    `el día más ${most}`,
    placeWords(opening.place),
    'será',
    whenWords(opening.when),
  );
  return `${day}, con una ${measure} de ${degreesWords(value, units)}`;
}

export function feelsLikeWords(fact: FeelsLikeFact, units: Units, now: boolean): string {
  const { opening, felt, measured, brief } = fact;
  const opened = openedBy(whenWords(opening.when), opening.place);
  const alike = asMeasured(fact, units);
  if (alike) {
    const words = clause(alike, opening.when, units, now);
    return `${opened}${words}, y esa ${now ? 'es' : 'será'} también la sensación térmica`;
  }
  if (brief) return opened + briefFeelsWords(felt, units);
  const degrees = isOne(felt, units)
    ? feltWords(felt.high, units)
    : rangeWords(felt.low, 'a', felt.high, units);
  const feels = `${opened}la sensación térmica ${now ? 'es' : 'será'} de ${degrees}`;
  if (!isHour(opening.when)) return feels;
  return `${feels}, aunque en realidad ${THERE_IS[now ? 1 : 0]} ${degreesWords(measured.high, units)}`;
}

export function feelsColdestWords({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joined(placeWords(opening.place), 'será', whenWords(opening.when));
  return `la sensación térmica más baja ${day}: ${feltWords(value, units)}`;
}

/** `sí, mañana habrá unos 4 grados más que hoy en Sevilla, con una máxima de 12 grados`. */
export function comparisonWords(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { direction, difference } = spokenComparison(fact, units);
  const answer = question && (direction === question ? 'sí,' : 'no,');
  const there = THERE_IS[opening.when.kind === 'now' ? 1 : 0];
  const change =
    direction === 'alike'
      ? 'más o menos la misma temperatura'
      : `unos ${difference} grados ${direction === 'warmer' ? 'más' : 'menos'}`;
  const words = joined(
    answer,
    whenWords(opening.when),
    there,
    change,
    'que',
    whenWords(than),
    placeWords(opening.place),
  );
  return `${words}, ${comparedWords(fact, units)}`;
}

function clause(
  temperature: TemperatureFact['temperature'],
  when: When,
  units: Units,
  now: boolean,
): string {
  const thereIs = THERE_IS[now ? 1 : 0];
  switch (temperature.form) {
    case 'exactly':
      return `${thereIs} ${degreesWords(temperature.value, units)}`;
    case 'around':
      return `las temperaturas rondarán ${theDegrees(temperature.value, units)}`;
    case 'range':
      return `${thereIs} ${betweenWords(temperature.low, temperature.high, units)}`;
    case 'high':
      return `la máxima será de ${degreesWords(temperature.value, units)}`;
    case 'low':
      return coolsDown(when)
        ? `la temperatura bajará hasta ${theDegrees(temperature.value, units)}`
        : `la mínima será de ${degreesWords(temperature.value, units)}`;
  }
}

/** `se sentirán entre 3 y 8 grados`, `se sentirá un grado`. */
function briefFeelsWords({ low, high }: Degrees, units: Units): string {
  if (!isOne({ low, high }, units)) return `se sentirán ${betweenWords(low, high, units)}`;
  const verb = Math.abs(spokenTemperature(high, units)) === 1 ? 'se sentirá' : 'se sentirán';
  return `${verb} ${feltWords(high, units)}`;
}

function isOne({ low, high }: Degrees, units: Units): boolean {
  return spokenTemperature(low, units) === spokenTemperature(high, units);
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  const degrees = degreesWords(value, units);
  if (of === 'exactly') return `con ${degrees}`;
  return `con una ${of === 'high' ? 'máxima' : 'mínima'} de ${degrees}`;
}
