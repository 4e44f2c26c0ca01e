import { spokenGust, spokenTemperature, type Units } from '../../units.ts';
import { cardinal, counted, genitive, numberWords, pluralOf, type Counted } from './numerals.ts';

const DEGREES: Counted = { one: 'stupeň', few: 'stupne', other: 'stupňov' };

/** After "okolo" and "z": `jedného stupňa`, `ôsmich stupňov`. */
const DEGREES_GENITIVE: Counted = { one: 'stupňa', few: 'stupňov', other: 'stupňov' };

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: {
    one: 'kilometer za hodinu',
    few: 'kilometre za hodinu',
    other: 'kilometrov za hodinu',
  },
  milesPerHour: {
    one: 'míľa za hodinu',
    few: 'míle za hodinu',
    other: 'míľ za hodinu',
  },
  metresPerSecond: { one: 'meter za sekundu', few: 'metre za sekundu', other: 'metrov za sekundu' },
};

/** Where "z" would be hard to say: `zo siedmich`, `zo štyroch`, `zo 104`. */
const NEEDS_VOWEL = /^[sšzž1]/;

/** `mínus jeden stupeň`, `8 stupňov`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${sign(value)}${counted(Math.abs(value), DEGREES)}${scaleWords(units)}`;
}

/** `okolo ôsmich stupňov`, `okolo nuly`. */
export function aroundWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return value === 0 && units.temperature === 'celsius'
    ? 'okolo nuly'
    : `okolo ${sign(value)}${genitive(Math.abs(value))} ${degreesGenitive(value, units)}`;
}

/** `7 až 15 stupňov`, `mínus 3 až plus 2 stupne`: beside a value below zero each names its sign. */
export function rangeWords(low: number, high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = signBeside(first, second) + numberWords(Math.abs(first));
  const end = signBeside(second, first) + counted(Math.abs(second), DEGREES);
  return `${start} až ${end}${scaleWords(units)}`;
}

/** `z plus jedného na mínus dva stupne`, `z troch stupňov na nulu`. */
export function changeWords(from: number, to: number, units: Units): string {
  const [first, second] = [spokenTemperature(from, units), spokenTemperature(to, units)];
  const start = `${signBeside(first, second)}${genitive(Math.abs(first))}`;
  const out = `${NEEDS_VOWEL.test(start) ? 'zo' : 'z'} ${start}`;
  if (second === 0) return `${out} ${degreesGenitive(first, units)} na nulu`;
  const end = `${signBeside(second, first)}${cardinal(Math.abs(second))}`;
  return `${out} na ${end} ${pluralOf(second, DEGREES)}${scaleWords(units)}`;
}

/** `60 kilometrov za hodinu`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return counted(spokenGust(gust, units), SPEEDS[units.speed]);
}

function degreesGenitive(value: number, units: Units): string {
  return `${pluralOf(value, DEGREES_GENITIVE)}${scaleWords(units)}`;
}

function scaleWords({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celzia' : ' Fahrenheita';
}

function sign(value: number): string {
  return value < 0 ? 'mínus ' : '';
}

function signBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : sign(value);
}
