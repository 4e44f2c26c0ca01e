import type { SpeechOptions } from '../../wording/language.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { areNeighbours } from '../skeleton-numbers.ts';
import { wordTemperature, type Temperature } from '../skeleton-sentences.ts';
import {
  describeAround,
  describeBetween,
  describeDegrees,
  describeNumber,
  describeRange,
} from './words.ts';

/** `la massima sarà di 12 gradi`, `le temperature saranno tra i 3 e gli 8 gradi`. */
export function describeTemperature(
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const [is, are] = now ? ['è', 'sono'] : ['sarà', 'saranno'];
  const degrees = (value: number) => describeDegrees(value, units);
  return wordTemperature(temperature, {
    exactly: (value) => `la temperatura ${is} di ${degrees(value)}`,
    high: (value) => `la massima ${is} di ${degrees(value)}`,
    low: (value, isAtNight) =>
      `la minima${isAtNight ? ' notturna' : ''} ${is} di ${degrees(value)}`,
    around: (value) => `le temperature ${are} ${describeAround(value, units)}`,
    range: (low, high) => `le temperature ${are} ${describeBetween(low, high, units)}`,
    highs: (low, high) => `le massime ${are} ${describeHighs(low, high, units)}`,
    alikeHighs: (high) =>
      isFrost(high, units)
        ? `le massime ${are} ${describeAround(high, units)}`
        : `le massime ${now ? 'arrivano' : 'arriveranno'} a ${degrees(high)}`,
    highAndLow(high, low, lowIsAtNight) {
      const lowest = `la minima${lowIsAtNight ? ' notturna' : ''}`;
      return `la massima ${is} di ${degrees(high)}, ${lowest} di ${describeNumber(low, units)}`;
    },
    highsChange(from, to) {
      const change = describeRange(from, 'a', to, units);
      return `le massime ${to > from ? 'saliranno' : 'scenderanno'} da ${change}`;
    },
    change: (from, to) => `la temperatura ${describeChange(from, to, units)}`,
  });
}

/** To follow "con": `8 gradi`, `una massima di 12 gradi`, `temperature tra i 3 e gli 8 gradi`. */
export function withTemperature(temperature: Temperature, units: Units): string {
  const degrees = (value: number) => describeDegrees(value, units);
  const highest = (high: number) => `una massima di ${degrees(high)}`;
  return wordTemperature(temperature, {
    exactly: degrees,
    high: highest,
    low: (value) => `una minima di ${degrees(value)}`,
    around: (value) => `temperature ${describeAround(value, units)}`,
    range: (low, high) => `temperature ${describeBetween(low, high, units)}`,
    highs: (low, high) => `massime ${describeHighs(low, high, units)}`,
    alikeHighs: (high) => `massime ${describeHighs(high, high, units)}`,
    highAndLow(high, low, lowIsAtNight) {
      const lowest = `una minima${lowIsAtNight ? ' notturna' : ''}`;
      return `${highest(high)} e ${lowest} di ${describeNumber(low, units)}`;
    },
    highsChange: (from, to) =>
      `massime in ${to > from ? 'aumento' : 'calo'} da ${describeRange(from, 'a', to, units)}`,
    change: (from, to) =>
      `temperature in ${to > from ? 'aumento' : 'calo'} da ${describeRange(from, 'a', to, units)}`,
  });
}

/** `tra i 18 e i 23 gradi`, but `di 30 o 31 gradi`, and of one value `fino a 31 gradi`, `intorno a meno 2 gradi`. */
function describeHighs(low: number, high: number, units: Units): string {
  if (low === high) {
    return isFrost(high, units)
      ? describeAround(high, units)
      : `fino a ${describeDegrees(high, units)}`;
  }
  return low > 0 && areNeighbours(low, high, units)
    ? `di ${describeRange(low, 'o', high, units)}`
    : describeBetween(low, high, units);
}

/** In frost "fino a" would be heard as the low. */
const isFrost = (high: number, units: Units) => toSpokenTemperature(high, units) <= 0;

function describeChange(from: number, to: number, units: Units): string {
  return `${to > from ? 'salirà' : 'scenderà'} da ${describeRange(from, 'a', to, units)}`;
}
