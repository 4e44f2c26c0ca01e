import { joinWords } from '../../wording/grammar.ts';
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
import {
  describeBetween,
  describeDegrees,
  describeFelt,
  describeRange,
  theDegrees,
  closeOpening,
  describePlace,
  THERE_IS,
} from './words.ts';
import { describeWhen } from './time.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

export function describeTemperatureFact(
  { opening: { when, place }, temperature }: TemperatureFact,
  units: Units,
  now: boolean,
): string {
  return closeOpening(describeWhen(when), place) + clause(temperature, when, units, now);
}

/** `el día más cálido en Sevilla será mañana, con una máxima de 12 grados`. */
export function describeExtreme({ form, opening, value }: ExtremeFact, units: Units): string {
  const coldest = value >= COOL_FROM ? 'fresco' : 'frío';
  const [most, measure] = form === 'warmest' ? ['cálido', 'máxima'] : [coldest, 'mínima'];
  const day = joinWords(
    `el día más ${most}`,
    describePlace(opening.place),
    'será',
    describeWhen(opening.when),
  );
  return `${day}, con una ${measure} de ${describeDegrees(value, units)}`;
}

export function describeFeelsLike(fact: FeelsLikeFact, units: Units, now: boolean): string {
  const { opening, felt, measured, brief } = fact;
  const opened = closeOpening(describeWhen(opening.when), opening.place);
  const alike = asMeasured(fact, units);
  if (alike) {
    const words = clause(alike, opening.when, units, now);
    return `${opened}${words}, y esa ${now ? 'es' : 'será'} también la sensación térmica`;
  }
  if (brief) return opened + describeBriefFeels(felt, units);
  const degrees = isOne(felt, units)
    ? describeFelt(felt.high, units)
    : describeRange(felt.low, 'a', felt.high, units);
  const feels = `${opened}la sensación térmica ${now ? 'es' : 'será'} de ${degrees}`;
  if (!isHourWhen(opening.when)) return feels;
  return `${feels}, aunque en realidad ${THERE_IS[now ? 1 : 0]} ${describeDegrees(measured.high, units)}`;
}

export function describeFeelsColdest({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joinWords(describePlace(opening.place), 'será', describeWhen(opening.when));
  return `la sensación térmica más baja ${day}: ${describeFelt(value, units)}`;
}

/** `sí, mañana habrá unos 4 grados más que hoy en Sevilla, con una máxima de 12 grados`. */
export function describeComparison(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { direction, difference } = compareSpoken(fact, units);
  const answer = question && (direction === question ? 'sí,' : 'no,');
  const there = THERE_IS[opening.when.kind === 'now' ? 1 : 0];
  const change =
    direction === 'alike'
      ? 'más o menos la misma temperatura'
      : `unos ${difference} grados ${direction === 'warmer' ? 'más' : 'menos'}`;
  const words = joinWords(
    answer,
    describeWhen(opening.when),
    there,
    change,
    'que',
    describeWhen(than),
    describePlace(opening.place),
  );
  return `${words}, ${describeCompared(fact, units)}`;
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
      return `${thereIs} ${describeDegrees(temperature.value, units)}`;
    case 'around':
      return `las temperaturas rondarán ${theDegrees(temperature.value, units)}`;
    case 'range':
      return `${thereIs} ${describeBetween(temperature.low, temperature.high, units)}`;
    case 'high':
      return `la máxima será de ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return coolsDown(when)
        ? `la temperatura bajará hasta ${theDegrees(temperature.value, units)}`
        : `la mínima será de ${describeDegrees(temperature.value, units)}`;
  }
}

/** `se sentirán entre 3 y 8 grados`, `se sentirá un grado`. */
function describeBriefFeels({ low, high }: DegreesRange, units: Units): string {
  if (!isOne({ low, high }, units)) return `se sentirán ${describeBetween(low, high, units)}`;
  const verb = Math.abs(toSpokenTemperature(high, units)) === 1 ? 'se sentirá' : 'se sentirán';
  return `${verb} ${describeFelt(high, units)}`;
}

function isOne({ low, high }: DegreesRange, units: Units): boolean {
  return toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  const degrees = describeDegrees(value, units);
  if (of === 'exactly') return `con ${degrees}`;
  return `con una ${of === 'high' ? 'máxima' : 'mínima'} de ${degrees}`;
}
