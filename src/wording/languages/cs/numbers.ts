import { spokenGust, spokenTemperature, type Units } from '../../units.ts';
import { cardinal, counted, genitive, numberWords, pluralOf, type Counted } from './numerals.ts';

const DEGREES: Counted = { one: 'stupeň', few: 'stupně', other: 'stupňů' };

/** After "kolem" and "z": `jednoho stupně`, `osmi stupňů`. */
const DEGREES_GENITIVE: Counted = { one: 'stupně', few: 'stupňů', other: 'stupňů' };

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: {
    one: 'kilometr za hodinu',
    few: 'kilometry za hodinu',
    other: 'kilometrů za hodinu',
  },
  milesPerHour: { one: 'míle za hodinu', few: 'míle za hodinu', other: 'mil za hodinu' },
  metresPerSecond: { one: 'metr za sekundu', few: 'metry za sekundu', other: 'metrů za sekundu' },
};

/** Where "z" would be hard to say: `ze dvou`, `ze sedmi`. */
const NEEDS_VOWEL = /^(?:[sšzž]|dv|tř|čt)/;

/** `minus jeden stupeň`, `8 stupňů`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${sign(value)}${counted(Math.abs(value), DEGREES)}${scaleWords(units)}`;
}

/** `kolem osmi stupňů`, `kolem nuly`. */
export function aroundWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return value === 0 && units.temperature === 'celsius'
    ? 'kolem nuly'
    : `kolem ${sign(value)}${genitive(Math.abs(value))} ${degreesGenitive(value, units)}`;
}

/** `7 až 15 stupňů`, `minus 3 až plus 2 stupně`: beside a value below zero each names its sign. */
export function rangeWords(low: number, high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = signBeside(first, second) + numberWords(Math.abs(first));
  const end = signBeside(second, first) + numberWords(Math.abs(second));
  return `${start} až ${end} ${pluralOf(second, DEGREES)}${scaleWords(units)}`;
}

/** `z plus jednoho na minus dva stupně`, `ze tří stupňů na nulu`. */
export function changeWords(from: number, to: number, units: Units): string {
  const [first, second] = [spokenTemperature(from, units), spokenTemperature(to, units)];
  const start = `${signBeside(first, second)}${genitive(Math.abs(first))}`;
  const out = `${NEEDS_VOWEL.test(start) ? 'ze' : 'z'} ${start}`;
  if (second === 0) return `${out} ${degreesGenitive(first, units)} na nulu`;
  const end = `${signBeside(second, first)}${cardinal(Math.abs(second))}`;
  return `${out} na ${end} ${pluralOf(second, DEGREES)}${scaleWords(units)}`;
}

/** `60 kilometrů za hodinu`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return counted(spokenGust(gust, units), SPEEDS[units.speed]);
}

function degreesGenitive(value: number, units: Units): string {
  return `${pluralOf(value, DEGREES_GENITIVE)}${scaleWords(units)}`;
}

function scaleWords({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsia' : ' Fahrenheita';
}

function sign(value: number): string {
  return value < 0 ? 'minus ' : '';
}

function signBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : sign(value);
}
