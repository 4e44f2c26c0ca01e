import type { Temperature } from '../../plan/statement.ts';
import type { Units } from '../../units.ts';
import { aroundWords, degreesWords, rangeWords } from './numbers.ts';
import type { Tense } from './sky.ts';

const MAKES: Record<Tense, string> = { present: 'il fait', future: 'il fera' };

/** `il fera 8 degrés`, `la température passera de 23 à 25 degrés`. */
export function temperatureWords(temperature: Temperature, tense: Tense, units: Units): string {
  switch (temperature.form) {
    case 'exactly':
      return `${MAKES[tense]} ${degreesWords(temperature.value, units)}`;
    case 'around':
      return `${MAKES[tense]} ${aroundWords(temperature.value, units)}`;
    case 'range':
      return `${MAKES[tense]} entre ${rangeWords(temperature.low, 'et', temperature.high, units)}`;
    case 'high':
      return `${MAKES[tense]} au maximum ${degreesWords(temperature.value, units)}`;
    case 'low':
      return `${MAKES[tense]} au minimum ${degreesWords(temperature.value, units)}`;
    case 'change':
      return `la température passera de ${rangeWords(temperature.from, 'à', temperature.to, units)}`;
  }
}
