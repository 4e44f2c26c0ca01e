import { HOUR_MS } from '../time/units.ts';
import { determinePrecipitationKind, type PrecipitationKind } from './atmosphere.ts';
import type { Hour } from './hour.ts';
import { findStateByRate, isWetRate, type Nowcast, NOWCAST_STEP_MS } from './nowcast.ts';
import { determineWeatherState } from './state.ts';

/**
 * Radar decides about hours of which it knows at least this share: a run of the greatest age that is used covers
 * so much of every hour that begins within the next one.
 */
const MIN_KNOWN_SHARE = 2 / 3;

/**
 * Replaces the precipitation of the hours that radar covers: amount, kind of weather and probability. The running
 * hour counts from now on, with the mean rate of what is left of it. All other hours stay.
 *
 * @param now epoch milliseconds
 */
export function applyRadarToHours(hours: readonly Hour[], { steps }: Nowcast, now: number): Hour[] {
  const rates = new Map(steps.map(({ start, rate }) => [start, rate]));
  const runningStep = now - (now % NOWCAST_STEP_MS);
  return hours.map((hour) => {
    const ratesOfHour = listRates(Math.max(hour.start, runningStep), hour.start + HOUR_MS, rates);
    const known = ratesOfHour.filter((rate) => rate !== null);
    const isCovered = known.length > 0 && known.length / ratesOfHour.length >= MIN_KNOWN_SHARE;
    return isCovered ? applyRatesToHour(hour, known) : hour;
  });
}

/** Lists the rates of all steps of a span; none if it is over. */
function listRates(
  from: number,
  to: number,
  rates: ReadonlyMap<number, number | null>,
): (number | null)[] {
  const count = Math.max(0, (to - from) / NOWCAST_STEP_MS);
  return Array.from(
    { length: count },
    (_, index) => rates.get(from + index * NOWCAST_STEP_MS) ?? null,
  );
}

function applyRatesToHour(hour: Hour, rates: readonly number[]): Hour {
  return rates.some(isWetRate) ? toWetHour(hour, average(rates)) : toDryHour(hour);
}

/** @param rate mm, of a whole hour */
function toWetHour(hour: Hour, rate: number): Hour {
  const kind = determinePrecipitationKind(hour);
  return {
    ...hour,
    precipitation: rate,
    snow: rate * estimateSnowShare(hour, kind),
    precipitationProbability: 100,
    significantWeather: findStateByRate(determineWeatherState(hour), rate, kind),
  };
}

/** The lowest code of precipitation in WMO table 4677. */
const MIN_WET_CODE = 50;

/** Without precipitation there is no thunderstorm either; the sky remains. */
function toDryHour(hour: Hour): Hour {
  const isWet = hour.significantWeather !== null && hour.significantWeather >= MIN_WET_CODE;
  return {
    ...hour,
    precipitation: 0,
    snow: 0,
    precipitationProbability: 0,
    thunderProbability: hour.thunderProbability === null ? null : 0,
    significantWeather: isWet ? null : hour.significantWeather,
  };
}

const SLEET_SNOW_SHARE = 0.5;

function estimateSnowShare({ precipitation, snow }: Hour, kind: PrecipitationKind): number {
  if (precipitation !== null && precipitation > 0 && snow !== null) return snow / precipitation;
  if (kind === 'snow') return 1;
  return kind === 'sleet' ? SLEET_SNOW_SHARE : 0;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
