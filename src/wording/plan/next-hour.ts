import { HOUR_MS } from '../../time/units.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import { classifyIntensity } from './intensity.ts';
import { planNowcast, getStepEnd } from './nowcast.ts';
import type { Plan } from './plan.ts';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from './facts.ts';
import type { Expectation } from './statement.ts';

/** Plans the precipitation of the next hour, from the radar nowcast or from hourly forecast steps. */
export function planNextHour(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const ahead = steps.filter((step) => getStepEnd(step) > now && step.start < now + HOUR_MS);
  const isForecast = ahead.some(({ length }) => length >= HOUR_MS);
  return isForecast ? planExpectation(ahead, now, place) : planNowcast(ahead, now, place);
}

/** Forecast hours that cover less of the next hour are ignored. */
const MIN_COVERED_MS = HOUR_MS / 4;

interface ExpectedPart {
  expectation: Expectation | null;
  /** Covered part of the next hour, ms. */
  covers: number;
}

/**
 * Plans the expectation of an hourly forecast for the next hour. Of two wet hours, uses the one that covers
 * more of the next hour.
 */
function planExpectation(hours: readonly NextHourStep[], now: number, place: string | null): Plan {
  const parts = hours
    .map((hour) => ({ expectation: createExpectation(hour), covers: measureCoverage(hour, now) }))
    .filter(({ covers }) => covers >= MIN_COVERED_MS);
  const expectations = selectExpectations(parts);
  if (!expectations) return [{ kind: 'nextHour', place, course: { form: 'unknown' } }];
  const [first, later = null] = expectations;
  const statement = { kind: 'expectation' as const, place, first, later };
  return isIcyExpectation(first) || isIcyExpectation(later)
    ? [{ kind: 'ice' }, statement]
    : [statement];
}

/** Undefined unless the whole hour is known. */
function selectExpectations([first, second]: readonly ExpectedPart[]):
  [Expectation, Expectation?] | undefined {
  if (!first?.expectation) return undefined;
  if (!second) return HOUR_MS - first.covers <= MIN_COVERED_MS ? [first.expectation] : undefined;
  if (!second.expectation) return undefined;
  if ((first.expectation === 'dry') !== (second.expectation === 'dry')) {
    return [first.expectation, second.expectation];
  }
  return [first.covers >= second.covers ? first.expectation : second.expectation];
}

function createExpectation({ rate, kind, probability = null }: NextHourStep): Expectation | null {
  if (rate === null) return null;
  if (classifyPrecipitation(rate, 1) > 0) {
    const isUncertain = probability !== null && probability < MIN_LIKELY_PERCENT;
    const certainty = isUncertain ? 'possible' : 'expected';
    return { of: kind, intensity: classifyIntensity(rate, kind), certainty };
  }
  if (probability === null || probability < MIN_POSSIBLE_PERCENT) return 'dry';
  const certainty = probability < MIN_LIKELY_PERCENT ? 'possible' : 'likely';
  return { of: kind, intensity: 'moderate', certainty };
}

function isIcyExpectation(expectation: Expectation | null): boolean {
  return expectation !== null && expectation !== 'dry' && expectation.of === 'freezing';
}

function measureCoverage(hour: NextHourStep, now: number): number {
  return Math.min(getStepEnd(hour), now + HOUR_MS) - Math.max(hour.start, now);
}
