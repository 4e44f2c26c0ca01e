import { joinWords } from '../../wording/grammar.ts';
import { toSpokenGust, toSpokenTemperature, type Units } from '../../wording/units.ts';
import { createPluralRules } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import { createAmount } from '../skeleton-numbers.ts';
import { wordTemperature } from '../skeleton-sentences.ts';

/** The genitive from 0 on, which is also the locative. */
const SMALL_GENITIVES = [
  'zera', 'jednego', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu',
  'dziewięciu', 'dziesięciu', 'jedenastu', 'dwunastu', 'trzynastu', 'czternastu', 'piętnastu',
  'szesnastu', 'siedemnastu', 'osiemnastu', 'dziewiętnastu',
]; // prettier-ignore
const TENS = [
  '', '', 'dwudziestu', 'trzydziestu', 'czterdziestu', 'pięćdziesięciu', 'sześćdziesięciu',
  'siedemdziesięciu', 'osiemdziesięciu', 'dziewięćdziesięciu',
]; // prettier-ignore
const HUNDREDS = [
  '', 'stu ', 'dwustu ', 'trzystu ', 'czterystu ', 'pięciuset ', 'sześciuset ', 'siedmiuset ',
  'ośmiuset ', 'dziewięciuset ',
]; // prettier-ignore

/** At the end of a longer number, one does not change: `dwudziestu jeden`. */
const ONE_AT_END = 'jeden';

const GENITIVES = Array.from({ length: HUNDREDS.length * 100 }, (_, value) =>
  `${HUNDREDS[Math.floor(value / 100)]}${belowHundred(value % 100, value >= 100)}`.trim(),
);

/** Stems of the ordinals, from the first on. */
const ORDINALS = [
  '', 'pierwsz', 'drug', 'trzeci', 'czwart', 'piąt', 'szóst', 'siódm', 'ósm', 'dziewiąt',
  'dziesiąt', 'jedenast', 'dwunast', 'trzynast', 'czternast', 'piętnast', 'szesnast', 'siedemnast',
  'osiemnast', 'dziewiętnast',
]; // prettier-ignore
const ORDINAL_TENS = ['', '', 'dwudziest', 'trzydziest'];

/** Of a date in the genitive, and of an hour in the genitive or locative, and in the instrumental. */
type OrdinalEnding = 'ego' | 'ej' | 'ą';

/** `ośmiu`, `dwudziestu jeden`: digits would be read in the nominative. */
export function genitiveOrdinal(value: number): string {
  return GENITIVES[value] ?? String(value);
}

/** `piętnastej`, `dwudziestego pierwszego`: both words of a number change; 1 to 39. */
export function ordinal(value: number, ending: OrdinalEnding): string {
  const whole = ORDINALS[value];
  if (whole !== undefined) return ended(whole, ending);
  const tens = ended(ORDINAL_TENS[Math.floor(value / 10)] ?? '', ending);
  const stem = ORDINALS[value % 10] ?? '';
  return stem === '' ? tens : `${tens} ${ended(stem, ending)}`;
}

/** After g an e is spelled with i: `drugiej`, but `drugą`. */
function ended(stem: string, ending: OrdinalEnding): string {
  return stem.endsWith('g') && ending !== 'ą' ? `${stem}i${ending}` : `${stem}${ending}`;
}

function belowHundred(value: number, isRest: boolean): string {
  if (value === 0 && isRest) return '';
  if (value === 1 && isRest) return ONE_AT_END;
  const small = SMALL_GENITIVES[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const units = belowHundred(value % 10, true);
  return units === '' ? tens : `${tens} ${units}`;
}

/** After a number in the nominative or accusative, which are alike: `jeden` with its noun, 2, 5. */
export type Counted = readonly [one: string, few: string, many: string];

const DEGREES: Counted = ['jeden stopień', 'stopnie', 'stopni'];

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: ['jeden kilometr', 'kilometry', 'kilometrów'],
  milesPerHour: ['jedną milę', 'mile', 'mil'],
  metresPerSecond: ['jeden metr', 'metry', 'metrów'],
  knots: ['jeden węzeł', 'węzły', 'węzłów'],
  beaufort: ['1 Beaufort', 'Beaufort', 'Beaufort'],
};
const SPEED_GENITIVES: Record<Units['speed'], readonly [one: string, more: string]> = {
  kilometresPerHour: ['kilometra', 'kilometrów'],
  milesPerHour: ['mili', 'mil'],
  metresPerSecond: ['metra', 'metrów'],
  knots: ['węzła', 'węzłów'],
  beaufort: ['stopnia Beauforta', 'stopni Beauforta'],
};
const PER: Record<Units['speed'], string> = {
  kilometresPerHour: 'na godzinę',
  milesPerHour: 'na godzinę',
  metresPerSecond: 'na sekundę',
  knots: '',
  beaufort: '',
};

/** In the genitive, of one and of more. */
const DEPTHS: Record<Units['rain'] | Units['snow'], readonly [one: string, more: string]> = {
  litresPerSquareMetre: ['litra', 'litrów'],
  millimetres: ['milimetra', 'milimetrów'],
  centimetres: ['centymetra', 'centymetrów'],
  inches: ['cala', 'cali'],
};

const LESS_THAN_ONE: Record<Units['rain'] | Units['snow'], string> = {
  litresPerSquareMetre: 'niecały litr',
  millimetres: 'niecały milimetr',
  centimetres: 'niecały centymetr',
  inches: 'niecały cal',
};

/** `ze stu`. */
const FROM_HUNDRED = /^stu /;

const plurals = createPluralRules('pl');

/** `jeden stopień`, `minus 3 stopnie`, `12 stopni`; in the accusative, from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  const size = value === 0 ? 'zero stopni' : counted(Math.abs(value), DEGREES);
  return `${value < 0 ? 'minus ' : ''}${size}${describeScale(units)}`;
}

/** `około ośmiu stopni`, `około zera stopni`; from °C. */
export function describeAround(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `około ${signed(value)} ${degreeOf(value, units)}`;
}

/** `od minus trzech do plus jednego stopnia`: beside a value below zero each names its sign. */
export function describeRange(low: number, high: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  const end = `${plusBeside(second, first)}${signed(second)}`;
  return `od ${start} do ${end} ${degreeOf(second, units)}`;
}

/** `z dwudziestu trzech do osiemnastu stopni`, `z plus jednego do minus dwóch stopni`. */
export function describeChange(from: number, to: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(from, units), toSpokenTemperature(to, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  const end = `${plusBeside(second, first)}${signed(second)}`;
  const out = `${FROM_HUNDRED.test(start) ? 'ze' : 'z'} ${start}`;
  if (second === 0) return `${out} ${degreeOf(first, units)} do zera`;
  return `${out} do ${end} ${degreeOf(second, units)}`;
}

/** `do trzydziestu ośmiu stopni`, `do minus osiemnastu stopni`; from °C. */
export function describeUpTo(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `do ${signed(value)} ${degreeOf(value, units)}`;
}

/** The same of a danger: frost, which could be heard as the high, is `temperatura spadnie do minus osiemnastu stopni`. */
export function describeExtent(of: 'heat' | 'frost', celsius: number, units: Units): string {
  return joinWords(of === 'frost' ? 'temperatura spadnie' : '', describeUpTo(celsius, units));
}

/** A high, which near zero is not "up to": `do dwudziestu sześciu stopni`, `maksymalnie minus 2 stopnie`. */
export function describeHigh(celsius: number, units: Units, named: boolean): string {
  const value = toSpokenTemperature(celsius, units);
  if (value > 1) return `${named ? 'temperatura ' : ''}${describeUpTo(celsius, units)}`;
  const most = named ? 'temperatura maksymalna' : 'maksymalnie';
  return joinWords(most, describeDegrees(celsius, units), value === 1 ? 'powyżej zera' : '');
}

/** Beside a high: `do ośmiu`, `do minus jednego stopnia`, `do zera`. */
export function describeDownTo(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return Math.abs(value) === 1 ? describeUpTo(celsius, units) : `do ${signed(value)}`;
}

/** Beside another temperature: `14`, `minus jeden stopień`. */
export function describeBeside(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return Math.abs(value) < 2
    ? describeDegrees(celsius, units)
    : String(value).replace('-', 'minus ');
}

/** In the genitive: `dwunastu stopni`, `minus jednego stopnia`; from °C. */
export function describeGenitive(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeOf(value, units)}`;
}

/** `jest 5 stopni`, `są 2 stopnie`, `będzie jeden stopień`; from °C. */
export function areDegrees(celsius: number, { units, now }: SpeechOptions): string {
  const value = toSpokenTemperature(celsius, units);
  const [one, few] = now ? ['jest', 'są'] : ['będzie', 'będą'];
  const isFew = value > 0 && plurals.select(value) === 'few';
  return `${isFew ? few : one} ${describeDegrees(celsius, units)}`;
}

/** A difference after "o": `jeden stopień`, `4 stopnie`. */
export const countDegrees = (difference: number) => counted(difference, DEGREES);

/** The genitive of a wind: `dwudziestu kilometrów na godzinę`; the speed as it is said. */
export function speedGenitive(speed: number, units: Units): string {
  const [one, many] = SPEED_GENITIVES[units.speed];
  return joinWords(genitiveOrdinal(speed), speed === 1 ? one : many, PER[units.speed]);
}

/** `70 kilometrów na godzinę`; from km/h. */
export function describeGust(gust: number, units: Units): string {
  const spoken = counted(toSpokenGust(gust, units), SPEEDS[units.speed]);
  return joinWords(spoken, PER[units.speed]);
}

/** `suma opadów wyniesie około trzech milimetrów`, `spadnie około dwunastu centymetrów śniegu`; from mm or cm. */
export const amountFalls = createAmount(({ of, unit, depth }) => {
  const less = LESS_THAN_ONE[unit];
  if (of === 'snow') return `spadnie ${depth === 0 ? less : describeDepth(depth, unit)} śniegu`;
  if (unit === 'litresPerSquareMetre') {
    return `spadnie ${depth === 0 ? less : describeDepth(depth, unit)} wody na metr kwadratowy`;
  }
  if (depth > 0) return `suma opadów wyniesie ${describeDepth(depth, unit)}`;
  return `suma opadów nie przekroczy ${unit === 'inches' ? 'ćwierci cala' : `jednego ${DEPTHS[unit][0]}`}`;
});

/** `około dwunastu centymetrów`, of inches of rain also `około półtora cala`. */
function describeDepth(depth: number, unit: keyof typeof DEPTHS): string {
  const [one, more] = DEPTHS[unit];
  const whole = Math.floor(depth);
  if (whole === depth) return `około ${genitiveOrdinal(whole)} ${whole === 1 ? one : more}`;
  if (depth === 1.5) return `około półtora ${one}`;
  const wholeWords = whole === 0 ? '' : `${genitiveOrdinal(whole)} i `;
  return `około ${wholeWords}${FRACTIONS[depth - whole] ?? 'pół'} ${one}`;
}

/** In the genitive. */
const FRACTIONS: Readonly<Record<number, string>> = { 0.25: 'ćwierci', 0.75: 'trzech czwartych' };

export function counted(size: number, [one, few, many]: Counted): string {
  switch (plurals.select(size)) {
    case 'one':
      return one;
    case 'few':
      return `${size} ${few}`;
    default:
      return `${size} ${many}`;
  }
}

/** In the genitive. */
function signed(value: number): string {
  return `${value < 0 ? 'minus ' : ''}${genitiveOrdinal(Math.abs(value))}`;
}

function degreeOf(value: number, units: Units): string {
  return `${Math.abs(value) === 1 ? 'stopnia' : 'stopni'}${describeScale(units)}`;
}

function describeScale({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsjusza' : ' Fahrenheita';
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

/** `temperatura wyniesie maksymalnie 26 stopni, w nocy spadnie do czternastu`. */
export function describeTemperature(
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const amounts = now ? 'wynosi' : 'wyniesie';
  return wordTemperature(temperature, {
    exactly: (value) => `temperatura ${amounts} ${describeDegrees(value, units)}`,
    high: (value) => `temperatura maksymalna ${amounts} ${describeDegrees(value, units)}`,
    low: (value, isAtNight) =>
      isAtNight
        ? `w nocy temperatura spadnie ${describeUpTo(value, units)}`
        : `temperatura minimalna ${amounts} ${describeDegrees(value, units)}`,
    around: (value) => `temperatura ${amounts} ${describeAround(value, units)}`,
    range: (low, high) => `temperatura ${amounts} ${describeRange(low, high, units)}`,
    highAndLow: (high, low, lowIsAtNight) =>
      `temperatura ${amounts} maksymalnie ${describeDegrees(high, units)}, ${describeLow(low, lowIsAtNight, units, 'spadnie')}`,
    highs: (low, high) => `temperatura maksymalna ${amounts} ${describeRange(low, high, units)}`,
    highsChange: (from, to) => `temperatura maksymalna ${describeWarming(from, to, units)}`,
    change: (from, to) => `temperatura ${describeWarming(from, to, units)}`,
  });
}

/** Beside a high: `w nocy do ośmiu`, `minimalnie 3`. */
export function describeLow(low: number, isAtNight: boolean, units: Units, falls = ''): string {
  return isAtNight
    ? joinWords('w nocy', falls, describeDownTo(low, units))
    : `minimalnie ${describeBeside(low, units)}`;
}

/** `wzrośnie z trzech do sześciu stopni`, of the temperature. */
export function describeWarming(from: number, to: number, units: Units): string {
  return `${to > from ? 'wzrośnie' : 'spadnie'} ${describeChange(from, to, units)}`;
}
