import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import { HOUR } from '../../../weather/hour.ts';
import { STEP, type NextHourStep } from '../../../weather/nowcast.ts';
import { kindOfFall, type PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { familyOf, isWet } from '../../../weather/state.ts';
import { endOf, knownFrom, type KnownStep } from '../spell.ts';
import type { RainOutlook } from './rain-outlook.ts';

/**
 * What radar sees from now on up to the first gap, each step with the kind that the forecast of its
 * hour knows; none where the next hour is told by a forecast.
 */
export function radarSteps({ nextHour, hours, now }: RainOutlook): KnownStep[] {
  const items = nextHour?.items ?? [];
  const starts = items.map(({ date }) => Date.parse(date));
  const [first, second] = starts;
  if (first === undefined || second === undefined || second - first > STEP) return [];
  const steps = items.map(({ value }, at): NextHourStep => {
    const start = starts[at] ?? first;
    return { start, length: STEP, rate: value, kind: kindAt(start, hours) };
  });
  const ahead = steps.filter((step) => endOf(step) > now && step.start < now + HOUR);
  return knownFrom(now, ahead);
}

/** What falls in an hour or a day by its state, or what would by the snow in it or the temperature. */
export function kindOf({
  weather: { state },
  prec: { sum, sumAsRain },
  temperature,
}: HourlyEntry | PeriodEntry): PrecipitationKind {
  const isTold = isWet(state) && familyOf(state) !== 'thunder';
  const snow = sum === null || sumAsRain === null ? null : sum - sumAsRain;
  return kindOfFall({
    temperature: 'max' in temperature ? temperature.max : temperature.avg,
    precipitation: sum,
    snow: isTold ? null : snow,
    family: familyOf(state),
  });
}

/** In this very moment, by the forecast of its hour. */
export function kindAt(instant: number, hours: readonly HourlyEntry[]): PrecipitationKind {
  const entry = hours.find(({ date }) => {
    const start = Date.parse(date);
    return start <= instant && instant < start + HOUR;
  });
  return entry ? kindOf(entry) : 'unknown';
}
