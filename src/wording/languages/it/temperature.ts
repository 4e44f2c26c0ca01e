import type { Manner } from '../../language.ts';
import type { Temperature } from '../../plan/statement.ts';
import type { Units } from '../../units.ts';
import { aroundWords, degreesWords, rangeWords } from './numbers.ts';

/** `la temperatura massima sarà di 12 gradi`, `le temperature saranno tra 3 e 8 gradi`. */
export function temperatureWords(temperature: Temperature, { units, now }: Manner): string {
  const is = now ? 'è' : 'sarà';
  switch (temperature.form) {
    case 'exactly':
      return `la temperatura ${is} di ${degreesWords(temperature.value, units)}`;
    case 'high':
      return `la temperatura massima ${is} di ${degreesWords(temperature.value, units)}`;
    case 'low':
      return `la temperatura minima ${is} di ${degreesWords(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'salirà' : 'scenderà';
      const change = rangeWords(temperature.from, 'a', temperature.to, units);
      return `la temperatura ${verb} da ${change}`;
    }
    default:
      return `le temperature saranno ${severalWords(temperature, units)}`;
  }
}

/** To follow "con": `8 gradi`, `temperature tra 3 e 8 gradi`. */
export function withTemperature(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
    case 'around':
      return `temperature ${severalWords(temperature, units)}`;
    case 'change':
      return `temperature da ${rangeWords(temperature.from, 'a', temperature.to, units)}`;
    default:
      return degreesWords(temperature.value, units);
  }
}

function severalWords(
  temperature: Extract<Temperature, { form: 'range' | 'around' }>,
  units: Units,
): string {
  return temperature.form === 'around'
    ? aroundWords(temperature.value, units)
    : `tra ${rangeWords(temperature.low, 'e', temperature.high, units)}`;
}
