import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

/** `minus 1 degree`, `8 degrees`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${Math.abs(value) === 1 ? 'degree' : 'degrees'}`;
}

export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return isFreezing ? 'around freezing' : `around ${degreesWords(celsius, units)}`;
}

/** `minus 3 and plus 2 degrees`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: string, high: number, units: Units): string {
  const [least, most] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const plus = least < 0 && most > 0 ? 'plus ' : '';
  return `${signed(least)} ${between} ${plus}${signed(most)} degrees`;
}

/** To follow "with": `8 degrees`, `temperatures from 3 to 12 degrees`. */
export function withTemperature(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `temperatures from ${rangeWords(temperature.low, 'to', temperature.high, units)}`;
    case 'change':
      return `temperatures from ${rangeWords(temperature.from, 'to', temperature.to, units)}`;
    default:
      return `a temperature of ${degreesWords(temperature.value, units)}`;
  }
}

export function gustWords(gust: number, units: Units): string {
  const unit = units.speed === 'milesPerHour' ? 'miles per hour' : 'kilometres per hour';
  return `${spokenGust(gust, units)} ${unit}`;
}

/** `about 5 millimetres of rain`, `about half an inch of rain`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  if (of === 'snow') {
    const depth = spokenSnow(amount, units);
    const unit = units.snow === 'inches' ? ['inch', 'inches'] : ['centimetre', 'centimetres'];
    return `about ${depth} ${unit[depth === 1 ? 0 : 1]} of snow`;
  }
  const depth = spokenRain(amount, units);
  return units.rain === 'inches'
    ? `${inchesWords(depth)} of rain`
    : `about ${depth} ${depth === 1 ? 'millimetre' : 'millimetres'} of rain`;
}

/** Half inches, as they are said. */
function inchesWords(depth: number): string {
  const whole = Math.floor(depth);
  const half = depth > whole;
  if (whole === 0) return half ? 'about half an inch' : 'less than half an inch';
  if (half) return `about ${whole} and a half inches`;
  return whole === 1 ? 'about 1 inch' : `about ${whole} inches`;
}

function signed(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value);
}
