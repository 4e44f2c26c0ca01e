import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'Kilometer pro Stunde',
  milesPerHour: 'Meilen pro Stunde',
  metresPerSecond: 'Meter pro Sekunde',
};

/** The word for one: `um ein Grad`, but `bei einem Grad`. */
type One = 'ein' | 'einem';

/** From °C, after a preposition that takes the one or the other. */
export function degreesWords(celsius: number, units: Units, one: One): string {
  return `${signed(spokenTemperature(celsius, units), one)} ${degreeWord(units)}`;
}

export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return isFreezing ? 'um den Gefrierpunkt' : `um ${degreesWords(celsius, units, 'ein')}`;
}

export function degreesAfterBei(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return rangeWords(temperature.low, 'bis', temperature.high, units);
    case 'change':
      return rangeWords(temperature.from, 'bis', temperature.to, units);
    default:
      return degreesWords(temperature.value, units, 'einem');
  }
}

/** `minus 3 bis plus 2 Grad`: beside a value below zero each names its sign. */
export function rangeWords(
  low: number,
  between: 'und' | 'bis' | 'auf',
  high: number,
  units: Units,
): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const one = between === 'auf' ? 'ein' : 'einem';
  const start = `${plusBeside(first, second)}${signed(first, between === 'bis' ? '1' : 'einem')}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second, one)} ${degreeWord(units)}`;
}

/** `Grad`, `Grad Fahrenheit`. */
function degreeWord({ temperature, namesScale }: Units): string {
  if (!namesScale) return 'Grad';
  return temperature === 'celsius' ? 'Grad Celsius' : 'Grad Fahrenheit';
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number, one: One | '1'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

export function gustWords(gust: number, units: Units): string {
  return `${spokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `fallen rund 5 Liter pro Quadratmeter`, `fällt rund ein Zentimeter Schnee`; from mm or cm. */
export function amountFalls(of: 'rain' | 'snow', amount: number, units: Units): string {
  const value = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const rain =
    units.rain === 'litresPerSquareMetre' ? 'Liter pro Quadratmeter' : 'Millimeter Regen';
  const what = of === 'snow' ? 'Zentimeter Schnee' : rain;
  return value === 1 ? `fällt rund ein ${what}` : `fallen rund ${value} ${what}`;
}
