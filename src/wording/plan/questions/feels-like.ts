import { windchill } from '../../../weather/windchill.ts';
import { spokenTemperature, type Units } from '../../units.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import { FEW_STRETCHES, highest, planEach } from './each-stretch.ts';
import type {
  Degrees,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from './fact-statement.ts';
import { isHour } from './temperature.ts';
import type { Stretch, Told } from './told.ts';

/** A wind (km/h) that chills whatever can be chilled: where it changes nothing, none would. */
const CHILLING = 20;

/** °C. */
interface Air {
  measured: number;
  felt: number;
}

/** "What does it feel like?": by wind chill where that is defined, else as it is. */
export function planFeelsLike({ stretches, audience }: Told): AnswerPlan {
  if (stretches.length > FEW_STRETCHES) return planColdest(stretches, audience.place);
  const brief = stretches.length > 1;
  return planEach(stretches, audience, (stretch, opening) => {
    const airs = airsOf(stretch);
    const felt = rangeOf(airs.map((air) => air.felt));
    const measured = rangeOf(airs.map((air) => air.measured));
    if (!felt || !measured) return null;
    return { kind: 'fact', form: 'feelsLike', opening, felt, measured, brief };
  });
}

/**
 * The measured temperature where it feels just so, in the numbers that are said; null where it feels
 * different, or there is no time to say so.
 */
export function asMeasured(
  { opening, felt, measured, brief }: FeelsLikeFact,
  units: Units,
): TemperatureFact['temperature'] | null {
  const isSame = (one: number, other: number) =>
    spokenTemperature(one, units) === spokenTemperature(other, units);
  const { low, high } = measured;
  if (brief || !isSame(felt.low, low) || !isSame(felt.high, high)) return null;
  if (isHour(opening.when)) return { form: 'exactly', value: high };
  return isSame(low, high) ? { form: 'around', value: high } : { form: 'range', low, high };
}

function planColdest(stretches: readonly Stretch[], place: string | null): AnswerPlan {
  const coldest = highest(stretches, (stretch) => {
    const felt = rangeOf(airsOf(stretch).map((air) => air.felt));
    return felt && -felt.low;
  });
  if (!coldest) return NO_DATA;
  const opening = { when: coldest.stretch.when, place };
  const fact: FeelsColdestFact = {
    kind: 'fact',
    form: 'feelsColdest',
    opening,
    value: -coldest.value,
  };
  return [fact];
}

/** By the hour where that is known, else from the extremes and the mean wind. */
function airsOf({ entry: { temperature, wind }, hours }: Stretch): Air[] {
  const airs =
    hours.length > 0
      ? hours.map((hour) => airOf(hour.temperature.avg, hour.wind.avg))
      : [temperature.min, temperature.max].map((degrees) => airOf(degrees, wind.avg));
  return airs.filter((air) => air !== null);
}

/** Null where it is not known, of cold air also where the wind is not. */
function airOf(measured: number | null, wind: number | null): Air | null {
  if (measured === null) return null;
  if (wind !== null) return { measured, felt: windchill(measured, wind) };
  return windchill(measured, CHILLING) === measured ? { measured, felt: measured } : null;
}

function rangeOf(values: readonly number[]): Degrees | null {
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
}
