import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

export function degreesWords(celsius: number, units: Units, dative: boolean): string {
  const value = spokenTemperature(celsius, units);
  const one = dative ? 'einem' : 'ein';
  return `${signed(value, Math.abs(value) === 1 ? one : undefined)} Grad`;
}

export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return isFreezing ? 'um den Gefrierpunkt' : `um ${degreesWords(celsius, units, false)}`;
}

export function degreesAfterBei(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return rangeWords(temperature.low, 'bis', temperature.high, units);
    case 'change':
      return rangeWords(temperature.from, 'bis', temperature.to, units);
    default:
      return degreesWords(temperature.value, units, true);
  }
}

/** `minus 3 bis plus 2 Grad`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: string, high: number, units: Units): string {
  const [least, most] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const plus = least < 0 && most > 0 ? 'plus ' : '';
  return `${signed(least)} ${between} ${plus}${signed(most)} Grad`;
}

function signed(value: number, words = String(Math.abs(value))): string {
  return value < 0 ? `minus ${words}` : words;
}

export function gustWords(gust: number, units: Units): string {
  const unit = units.speed === 'milesPerHour' ? 'Meilen pro Stunde' : 'Kilometer pro Stunde';
  return `${spokenGust(gust, units)} ${unit}`;
}

/** `5 Liter pro Quadratmeter`, `5 Zentimeter Schnee`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  if (of === 'snow') return `${spokenSnow(amount, units)} Zentimeter Schnee`;
  const litres = units.rain === 'litresPerSquareMetre';
  return `${spokenRain(amount, units)} ${litres ? 'Liter pro Quadratmeter' : 'Millimeter Regen'}`;
}
