import type { NextHourStep } from '../../weather/nowcast.ts';
import { HOUR } from '../../weather/hour.ts';
import { precipitationClass } from '../../weather/precipitation-class.ts';
import { LIKELY, POSSIBLE } from './facts.ts';
import { endOf, intensityAt } from './spell.ts';
import type { Plan } from './plan.ts';
import type { Expectation } from './statement.ts';

/** An hour of the forecast that the next hour touches for less than this (ms) is left out. */
const WORTH_SAYING = HOUR / 4;

interface Part {
  expectation: Expectation | null;
  /** How much of the next hour it covers, ms. */
  covers: number;
}

/**
 * What a forecast expects of the next hour, without minutes that it does not have. Of two hours that
 * both bring something, the one that covers more of the next hour is told.
 */
export function planExpectation(
  hours: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const parts = hours
    .map((hour) => ({ expectation: expectationOf(hour), covers: covered(hour, now) }))
    .filter(({ covers }) => covers >= WORTH_SAYING);
  const told = toldOf(parts);
  if (!told) return [{ kind: 'nextHour', place, course: { form: 'unknown' } }];
  const [first, later = null] = told;
  const statement = { kind: 'expectation' as const, place, first, later };
  return isIcy(first) || isIcy(later) ? [{ kind: 'ice' }, statement] : [statement];
}

/** Undefined where less than the hour is known. */
function toldOf([first, second]: readonly Part[]): [Expectation, Expectation?] | undefined {
  if (!first?.expectation) return undefined;
  if (!second) return HOUR - first.covers <= WORTH_SAYING ? [first.expectation] : undefined;
  if (!second.expectation) return undefined;
  if ((first.expectation === 'dry') !== (second.expectation === 'dry')) {
    return [first.expectation, second.expectation];
  }
  return [first.covers >= second.covers ? first.expectation : second.expectation];
}

function expectationOf({ rate, kind, probability = null }: NextHourStep): Expectation | null {
  if (rate === null) return null;
  if (precipitationClass(rate, 1) > 0) {
    const isUncertain = probability !== null && probability < LIKELY;
    const certainty = isUncertain ? 'possible' : 'expected';
    return { of: kind, intensity: intensityAt(rate, kind), certainty };
  }
  if (probability === null || probability < POSSIBLE) return 'dry';
  const certainty = probability < LIKELY ? 'possible' : 'likely';
  return { of: kind, intensity: 'moderate', certainty };
}

function isIcy(expectation: Expectation | null): boolean {
  return expectation !== null && expectation !== 'dry' && expectation.of === 'freezing';
}

function covered(hour: NextHourStep, now: number): number {
  return Math.min(endOf(hour), now + HOUR) - Math.max(hour.start, now);
}
