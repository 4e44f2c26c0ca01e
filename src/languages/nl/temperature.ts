import { isFrost } from '../skeleton-numbers.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { wordTemperature } from '../skeleton-sentences.ts';
import { describeAround, describeBareDegrees, describeDegrees, describeRange } from './words.ts';

/** `maximaal 14 graden`, `een maximum van min 4 graden`. */
const mostly = (high: number, units: Units) =>
  `${isFrost(high) ? 'een maximum van' : 'maximaal'} ${describeDegrees(high, units)}`;

/** The night after a day. */
export function nameNight(tonight = false): string {
  return tonight ? 'vannacht' : "'s nachts";
}

/** After a high, which the low is not heard as: `en 's nachts minimaal 6`, `en 's nachts min 4`. */
function describeNightLow(low: number, atNight: string, units: Units): string {
  return joinWords('en', atNight, isFrost(low) ? '' : 'minimaal', describeBareDegrees(low, units));
}

/** To follow a verb: `maximaal 14 graden`, `niet warmer dan min 4 graden`. */
export function reaching(high: number, units: Units): string {
  return `${isFrost(high) ? 'niet warmer dan' : 'maximaal'} ${describeDegrees(high, units)}`;
}

/** To follow the weather: `, met maximaal 14 graden`, after another "met" ` en maximaal 14 graden`. */
export function describeJoinedDegrees(
  temperature: Temperature,
  units: Units,
  atNight: string,
  afterWith = false,
): string {
  const joined = (words: string) => `${afterWith ? ' en' : ', met'} ${words}`;
  return wordTemperature(temperature, {
    exactly: (value) => joined(describeDegrees(value, units)),
    around: (value) => joined(`temperaturen ${describeAround(value, units)}`),
    high: (value) => joined(mostly(value, units)),
    low: (value) => joined(`een minimumtemperatuur van ${describeDegrees(value, units)}`),
    range: (low, high) => joined(`temperaturen tussen ${describeRange(low, 'en', high, units)}`),
    highsChange: (from, to) =>
      joined(
        `maxima die ${to > from ? 'oplopen' : 'dalen'} van ${describeRange(from, 'naar', to, units)}`,
      ),
    highs: (low, high) => joined(`maxima van ${describeRange(low, 'tot', high, units)}`),
    highAndLow: (high, low, lowIsAtNight) =>
      joined(
        lowIsAtNight
          ? `overdag ${mostly(high, units)} ${describeNightLow(low, atNight, units)}`
          : `minimaal ${describeBareDegrees(low, units)} en maximaal ${describeDegrees(high, units)}`,
      ),
    change: (from, to) =>
      joined(
        `temperaturen die ${to > from ? 'oplopen' : 'dalen'} van ${describeRange(from, 'naar', to, units)}`,
      ),
  });
}

/** As a clause: `het wordt maximaal 14 graden`. */
export function describeTemperature(temperature: Temperature, units: Units, atNight: string) {
  return wordTemperature<readonly [subject: string, verb: string, value: string]>(temperature, {
    exactly: (value) => ['het', 'is', describeDegrees(value, units)],
    high: (value) => ['het', 'wordt', reaching(value, units)],
    low: (value, isAtNight) => [
      'het',
      'koelt',
      joinWords(isAtNight ? atNight : '', 'af tot', describeDegrees(value, units)),
    ],
    around: (value) => ['de temperatuur', 'ligt', describeAround(value, units)],
    range(low, high) {
      const range = describeRange(low, 'en', high, units);
      return ['de temperatuur', 'ligt', `tussen ${range}`];
    },
    highsChange(from, to) {
      const change = describeRange(from, 'naar', to, units);
      return to > from
        ? ['de maximumtemperatuur', 'loopt', `op van ${change}`]
        : ['de maximumtemperatuur', 'daalt', `van ${change}`];
    },
    highs: (low, high) => ['het', 'wordt', describeRange(low, 'tot', high, units)],
    highAndLow(high, low, lowIsAtNight) {
      if (lowIsAtNight) {
        const night = isFrost(high)
          ? `en ${atNight} koelt het af tot ${describeDegrees(low, units)}`
          : describeNightLow(low, atNight, units);
        return ['het', 'wordt', `overdag ${reaching(high, units)} ${night}`];
      }
      const [least, most] = [describeBareDegrees(low, units), describeDegrees(high, units)];
      return ['het', 'wordt', `minimaal ${least} en maximaal ${most}`];
    },
    change(from, to) {
      const change = describeRange(from, 'naar', to, units);
      return to > from
        ? ['de temperatuur', 'loopt', `op van ${change}`]
        : ['de temperatuur', 'daalt', `van ${change}`];
    },
  });
}
