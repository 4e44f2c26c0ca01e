import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { describeAround, describeDegrees, describeRange } from './words.ts';

/** `la temperatura massima sarà di 12 gradi`, `le temperature saranno tra 3 e 8 gradi`. */
export function describeTemperature(
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const is = now ? 'è' : 'sarà';
  switch (temperature.form) {
    case 'exactly':
      return `la temperatura ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'high':
      return `la temperatura massima ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'low':
      return `la temperatura minima ${is} di ${describeDegrees(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'salirà' : 'scenderà';
      const change = describeRange(temperature.from, 'a', temperature.to, units);
      return `la temperatura ${verb} da ${change}`;
    }
    default:
      return `le temperature saranno ${describeSeveral(temperature, units)}`;
  }
}

/** To follow "con": `8 gradi`, `temperature tra 3 e 8 gradi`. */
export function withTemperature(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
    case 'around':
      return `temperature ${describeSeveral(temperature, units)}`;
    case 'change':
      return `temperature da ${describeRange(temperature.from, 'a', temperature.to, units)}`;
    default:
      return describeDegrees(temperature.value, units);
  }
}

function describeSeveral(
  temperature: Extract<Temperature, { form: 'range' | 'around' }>,
  units: Units,
): string {
  return temperature.form === 'around'
    ? describeAround(temperature.value, units)
    : `tra ${describeRange(temperature.low, 'e', temperature.high, units)}`;
}
