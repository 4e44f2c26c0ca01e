import { HOUR, type Hour } from '../../weather/hour.ts';
import { hourAt } from '../../weather/hour-at.ts';
import { STEP, type NextHourStep, type Nowcast } from '../../weather/nowcast.ts';
import { precipitationKind } from '../../weather/precipitation-kind.ts';
import { hundredth } from '../rounded.ts';

/** Radar that is known for less than this from now on is too little for an answer, steps. */
const FEWEST_KNOWN = 3;

/**
 * The steps of the hour from the running one on, or of another span (ms), whatever the run holds of
 * them; a step that it does not hold has no data.
 */
export function radarSteps(
  { steps }: Nowcast,
  now: number,
  span = HOUR,
): Pick<NextHourStep, 'start' | 'length' | 'rate'>[] {
  const rates = new Map(steps.map(({ start, rate }) => [start, rate]));
  const first = now - (now % STEP);
  return Array.from({ length: span / STEP }, (_, index) => {
    const start = first + index * STEP;
    return { start, length: STEP, rate: hundredth(rates.get(start) ?? null) };
  });
}

/** Whether enough is known from now on: data that come later do not tell what falls until then. */
export function isEnough(steps: readonly Pick<NextHourStep, 'rate'>[]): boolean {
  const gap = steps.findIndex(({ rate }) => rate === null);
  return gap === -1 || gap >= FEWEST_KNOWN;
}

/** With the kind that a forecast gives what falls; unknown without one. */
export function withKind(
  steps: readonly Omit<NextHourStep, 'kind'>[],
  hours: readonly Hour[],
): NextHourStep[] {
  return steps.map((step) => {
    return { ...step, kind: precipitationKind(hourAt(step.start, hours)) };
  });
}

/** The hours of a forecast that the hour from now touches: never finer than the source. */
export function forecastSteps(hours: readonly Hour[], now: number): NextHourStep[] {
  return hours
    .filter(({ start }) => start > now - HOUR && start < now + HOUR)
    .map((hour) => ({
      start: hour.start,
      length: HOUR,
      rate: hundredth(hour.precipitation),
      kind: precipitationKind(hour),
      probability: hour.precipitationProbability,
    }));
}
