import { HOUR_MS } from '../../time/units.ts';
import { classifyIntensity, isWetRate, type NextHourStep } from '../../weather/nowcast.ts';
import type { WeatherState } from '../../weather/state.ts';
import { planNowcast, getStepEnd, takeKnownSteps } from './nowcast.ts';
import type { Plan, Statement } from './plan.ts';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import {
  classifyDoubt,
  maxKnown,
  MIN_LIKELY_PERCENT,
  MIN_POSSIBLE_PERCENT,
  type Doubt,
} from './facts.ts';
import type { CourseStatement, Expectation, NextHourCourse, SpokenFall } from './statement.ts';

/** Plans the precipitation of the next hour, from the radar nowcast or from hourly forecast steps. */
export function planNextHour(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const ahead = steps.filter((step) => getStepEnd(step) > now && step.start < now + HOUR_MS);
  const isForecast = ahead.some(({ length }) => length >= HOUR_MS);
  const planRain = isForecast ? planExpectation : planNowcast;
  const thunderstorm = findThunderstorm(ahead, now);
  if (thunderstorm === undefined) return planRain(ahead, now, place);
  const rain = planRain(ahead, now, null);
  const warning = rain.filter(({ kind }) => kind === 'ice');
  const others = rain.filter((statement) => statement.kind !== 'ice' && !isImplied(statement));
  return [...warning, createThunderStatement(thunderstorm, place), ...others];
}

/** Rain that begins sooner begins "in the next minutes". */
const SOON_MINUTES = 5;

/** Whether a thunderstorm in the next hour says as much: rain through all of it, or from now on, that is not heavy. */
function isImplied(statement: Statement): boolean {
  if (statement.kind === 'expectation') {
    const { first, later } = statement;
    return later === null && first !== 'dry' && isModerateRain(first);
  }
  if (statement.kind !== 'nextHour' || !lastsFromNowOn(statement.course)) return false;
  const { fall } = statement.course;
  return fall.change === null && isModerateRain(fall);
}

function lastsFromNowOn(
  course: NextHourCourse,
): course is Extract<NextHourCourse, { form: 'throughout' | 'begins' }> {
  if (course.form === 'throughout') return true;
  return course.form === 'begins' && course.in < SOON_MINUTES && course.stops === null;
}

function isModerateRain({ of, intensity }: SpokenFall): boolean {
  return of === 'rain' && (intensity === 'light' || intensity === 'moderate');
}

interface Thunderstorm {
  state: WeatherState;
  doubt: Doubt | null;
}

/** Finds the gravest thunderstorm while precipitation is expected, up to the first gap. */
function findThunderstorm(steps: readonly NextHourStep[], now: number): Thunderstorm | undefined {
  const thundery = takeKnownSteps(now, steps)
    .filter((step) => isWetRate(step.rate) && isLikely(step) && isInNextHour(step, now))
    .filter(({ thunderstorm }) => thunderstorm !== undefined);
  if (thundery.length === 0) return undefined;
  return {
    state: Math.max(...thundery.flatMap(({ thunderstorm }) => thunderstorm ?? [])),
    doubt: classifyDoubt(maxKnown(thundery.map(({ probability = null }) => probability))),
  };
}

function isLikely({ probability = null }: NextHourStep): boolean {
  return probability === null || probability >= MIN_LIKELY_PERCENT;
}

/** Whether a radar step, or enough of an hour of the forecast, is in the next hour. */
function isInNextHour(step: NextHourStep, now: number): boolean {
  return step.length < HOUR_MS || measureCoverage(step, now) >= MIN_COVERED_MS;
}

function createThunderStatement(
  { state, doubt }: Thunderstorm,
  place: string | null,
): CourseStatement {
  return {
    kind: 'course',
    opening: { when: { kind: 'nextHours', count: 1 }, place },
    course: { form: 'steady', sky: { state, night: false } },
    temperature: null,
    ...(doubt && { certainty: doubt }),
  };
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
    const certainty = classifyDoubt(probability) ?? 'expected';
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
